import type {
  About,
  Chair,
  ChatLine,
  DeckReport,
  GameInfo,
  GamePacks,
  Join,
  KeptDeck,
  KeptPack,
  Me,
  NewTable,
  NewToken,
  Order,
  PackInFull,
  PackReport,
  PlayOn,
  Problem,
  Replay,
  RuleText,
  StarterDeck,
  State,
  Story,
  TableInfo,
  Thing,
  TokenInfo,
  WhyNot,
} from '../wire';
import { language } from '../messages/language.svelte';

/** The server said no, and why. */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.why);
  }
}

/** The server could not be reached, or its answer could not be read. */
export class Unreachable extends Error {}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'kind' in value && 'why' in value;
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { accept: 'application/json', 'accept-language': language() };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (typeof body === 'string') {
    init.body = body;
    init.headers = { ...init.headers, 'content-type': 'text/plain; charset=utf-8' };
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null);
  if (isProblem(problem)) throw new ProblemError(problem, response.status);
  throw new Unreachable(`${response.status} ${response.statusText}`);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await call(method, path, body);
  return (await response.json()) as T;
}

/** For requests whose reply, if any, says nothing new. */
async function done(method: string, path: string, body?: unknown): Promise<void> {
  await call(method, path, body);
}

function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const parts = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== '') parts.set(key, String(value));
  }
  const text = parts.toString();
  return text ? `?${text}` : '';
}

const seg = encodeURIComponent;
const table = (id: string) => `/tables/${seg(id)}`;

/** What the server offers, one function for each. */
export const api = {
  games: () => json<GameInfo[]>('GET', '/games'),
  facts: (slug: string) => json<unknown>('GET', `/games/${seg(slug)}/facts`),
  packFacts: (hash: string) => json<unknown>('GET', `/shared-packs/${seg(hash)}/facts`),
  texts: async (slug: string, code: string) =>
    (await call('GET', `/games/${seg(slug)}/texts${query({ language: code })}`)).text(),
  rules: (slug: string) => json<RuleText[]>('GET', `/games/${seg(slug)}/rules`),

  me: () => json<Me | null>('GET', '/me'),
  guest: (name: string) => json<Me>('POST', '/guest', { name }),
  register: (name: string, password: string) => json<Me>('POST', '/register', { name, password }),
  login: (name: string, password: string) => json<Me>('POST', '/login', { name, password }),
  logout: () => done('POST', '/logout'),
  changePassword: (current: string, wanted: string) =>
    json<Me>('POST', '/password', { current, new: wanted }),
  changeMe: (change: { name?: string; hook?: string }) => json<Me>('PATCH', '/me', change),
  exportAddress: '/api/me/export',
  deleteMe: (password: string | null) => done('POST', '/me/delete', password === null ? {} : { password }),
  tokens: () => json<TokenInfo[]>('GET', '/tokens'),
  newToken: (name: string) => json<NewToken>('POST', '/tokens', { name }),
  dropToken: (id: string) => done('DELETE', `/tokens/${seg(id)}`),

  starters: (slug: string) => json<StarterDeck[]>('GET', `/games/${seg(slug)}/decks`),
  checkDeck: (game: string, list: string) => json<DeckReport>('POST', '/decks/check', { game, list }),
  decks: (game?: string) => json<KeptDeck[]>('GET', `/decks${query({ game })}`),
  deck: (id: string) => json<KeptDeck>('GET', `/decks/${seg(id)}`),
  keepDeck: (game: string, list: string) => json<KeptDeck>('POST', '/decks', { game, list }),
  changeDeck: (id: string, list: string) => json<KeptDeck>('PUT', `/decks/${seg(id)}`, { list }),
  dropDeck: (id: string) => done('DELETE', `/decks/${seg(id)}`),

  gamePacks: (slug: string) => json<GamePacks>('GET', `/games/${seg(slug)}/packs`),
  checkPack: (file: string) => json<PackReport>('POST', '/packs/check', file),
  packs: (game?: string) => json<KeptPack[]>('GET', `/packs${query({ game })}`),
  pack: (id: string) => json<PackInFull>('GET', `/packs/${seg(id)}`),
  keepPack: (file: string) => json<PackInFull>('POST', '/packs', file),
  changePack: (id: string, file: string) => json<PackInFull>('PUT', `/packs/${seg(id)}`, file),
  dropPack: (id: string) => done('DELETE', `/packs/${seg(id)}`),
  sharedPack: (hash: string) => json<PackInFull>('GET', `/shared-packs/${seg(hash)}`),
  packFileAddress: (hash: string) => `/api/shared-packs/${seg(hash)}/file`,

  tables: () => json<TableInfo[]>('GET', '/tables'),
  mine: () => json<TableInfo[]>('GET', '/tables/mine'),
  table: (id: string, invitation?: string | null) =>
    json<TableInfo>('GET', table(id) + query({ invitation })),
  newTable: (wanted: NewTable) => json<TableInfo>('POST', '/tables', wanted),
  join: (id: string, join: Join) => json<TableInfo>('POST', `${table(id)}/join`, join),
  leave: (id: string) => done('POST', `${table(id)}/leave`),
  resign: (id: string) => done('POST', `${table(id)}/resign`),
  rematch: (id: string, swap = false) =>
    json<TableInfo>('POST', `${table(id)}/rematch${query({ swap: swap || null })}`),
  fill: (id: string, place: number, chair: Chair) =>
    json<TableInfo>('PUT', `${table(id)}/places/${place}`, chair),
  chat: (id: string, before?: number) => json<ChatLine[]>('GET', `${table(id)}/chat${query({ before })}`),
  whyNot: (id: string, seat: string, thing: unknown) =>
    json<{ reasons: WhyNot[] }>('POST', `${table(id)}/why-not`, { seat, thing }),
  things: (id: string, seat: string) => json<Thing[]>('GET', `${table(id)}/things${query({ seat })}`),
  about: (id: string, words: string) =>
    json<{ about: About[] }>('GET', `${table(id)}/about${query({ words })}`),
  orders: (id: string) => json<Order[]>('GET', `${table(id)}/orders`),
  setOrders: (id: string, orders: Order[]) => json<Order[]>('PUT', `${table(id)}/orders`, orders),
  report: (id: string, text: string, page: string) => done('POST', `${table(id)}/problems`, { text, page }),

  story: (id: string, invitation?: string | null) =>
    json<Story>('GET', `${table(id)}/story${query({ invitation })}`),
  replay: (id: string) => json<Replay>('GET', `${table(id)}/replay`),
  replayAt: (id: string, at: number, as: string | null) =>
    json<State>(
      'GET',
      `${table(id)}/replay/${at}${as === 'open' ? query({ open: true }) : query({ seat: as })}`,
    ),
  playOn: (id: string, wanted: PlayOn) => json<TableInfo>('POST', `${table(id)}/play-on`, wanted),
  journalAddress: (id: string) => `/api${table(id)}/journal`,
  upload: (journal: string) => json<TableInfo>('POST', '/journals', journal),
};

/** The address of a table's socket. */
export function liveAddress(
  id: string,
  invitation: string | null,
  known: { after: number; era: number } | null,
): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const wanted = { views: 'changes', texts: 'values', language: language() };
  return `${scheme}//${location.host}/api${table(id)}/live${query({ invitation, ...known, ...wanted })}`;
}
