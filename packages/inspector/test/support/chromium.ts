import { type BrowserContext, chromium } from 'playwright-core';
import { chromiumPath } from '../../../../test/support/parts.ts';

const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with nothing in its profile, which goes with it. */
export const openBrowser = (): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    headless: true,
    viewport: { width: 1280, height: 800 },
    args: [...FLAGS],
  });
