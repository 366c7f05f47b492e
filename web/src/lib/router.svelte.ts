/** The address, split up. */
export interface Route {
  path: string;
  query: URLSearchParams;
  /** Without the `#`. */
  hash: string;
}

function read(): Route {
  return {
    path: decodeURI(location.pathname).replace(/(.)\/+$/, '$1'),
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

class Router {
  current = $state.raw<Route>(read());
  /** Goes up when a new page is shown, so that it can take the focus. */
  arrivals = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** Goes to a page of ours. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#arrive();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Changes what stands in the address bar, and shows the same page. */
  rename(address: string): void {
    history.replaceState(null, '', address);
    this.current = read();
  }

  #arrive(): void {
    const before = this.current.path;
    this.current = read();
    if (this.current.path !== before) this.arrivals += 1;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    // A link inside the page is the browser's own business, but we want to know of it.
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
