import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { PATIENCE } from '../../../../test/support/patience.ts';
import { openBrowser } from './chromium.ts';

/** A tab of a real browser, a new one for each test of a file; whatever a page complains about fails the test. */
export interface Tab {
  readonly page: Page;
  /** Lets one such complaint pass that the test is about. */
  forgive(complaint: RegExp): void;
}

/** Opens a browser for the tests of the file that calls this. */
export const openTabs = (): Tab => {
  let browser: BrowserContext | undefined;
  let page: Page | undefined;
  let troubles: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
  });

  beforeEach(async () => {
    page = await browser?.newPage();
    page?.setDefaultTimeout(PATIENCE);
    troubles = [];
    page?.on('pageerror', ({ message }) => troubles.push(message));
    page?.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
  });

  afterEach(async () => {
    // What a page remembers is not for the next test.
    await page?.evaluate('try { localStorage.clear(); } catch {}');
    await page?.close();
    expect(troubles).toEqual([]);
  });

  return {
    get page() {
      if (page === undefined) throw new Error('a tab is open only while a test runs');
      return page;
    },
    forgive: (complaint) => {
      troubles = troubles.filter((each) => !complaint.test(each));
    },
  };
};
