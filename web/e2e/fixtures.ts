import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { Choices } from '../src/lib/preferences.svelte';
import { startLongtable, type Longtable } from './programs';
import { Traffic } from './traffic';

export { expect };

/** How somebody looks at the pages. */
export interface Look {
  width: number;
  height: number;
  scheme: 'light' | 'dark';
}
/** How somebody answers: see the preferences. */
export type Manner = Pick<Choices, 'quiet' | 'commit'>;
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** Somebody with a browser of their own. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  traffic: Traffic;
  /** Set while the connection is meant to be broken: the browser then complains, rightly. */
  offline: boolean;
}

interface Fixtures {
  /** Opens a browser. What its pages complain about fails the test. */
  visit: (look?: Partial<Look> & Partial<Manner> & { url?: string }) => Promise<Visitor>;
}

export const test = base.extend<Fixtures, { longtable: Longtable }>({
  longtable: [
    async ({}, use) => {
      const longtable = await startLongtable();
      await use(longtable);
      await longtable.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, longtable }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(
      async ({
        width = 1280,
        height = 800,
        scheme = 'light',
        url = longtable.url,
        quiet = 0,
        commit = 'click',
      } = {}) => {
        const context = await browser.newContext({
          baseURL: url,
          viewport: { width, height },
          colorScheme: scheme,
          hasTouch: width < 600,
          isMobile: width < 600,
          reducedMotion: 'reduce',
        });
        contexts.push(context);
        // A program reads faster than anybody: what is new can be clicked at once.
        await context.addInitScript(
          ([key, choices]) => {
            if (localStorage.getItem(key) === null) localStorage.setItem(key, choices);
          },
          ['longtable.choices', JSON.stringify({ quiet, commit })] as const,
        );
        const page = await context.newPage();
        const visitor: Visitor = { context, page, traffic: new Traffic(page), offline: false };
        page.on('console', (message) => {
          const where = message.location().url;
          if (message.type() !== 'error' || visitor.offline) return;
          complaints.push(`${message.text()} (${where}, on ${page.url()})`);
        });
        page.on('pageerror', (error) => complaints.push(`${error.message} (on ${page.url()})`));
        return visitor;
      },
    );
    for (const context of contexts) await context.close();
    expect(complaints, 'what the pages complained about').toEqual([]);
    expect(longtable.errors.splice(0), 'what the server noted as errors').toEqual([]);
  },
});
