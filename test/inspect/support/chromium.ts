import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { install } from '../../support/debian.ts';

const NAMES: readonly string[] = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const ofPlaywright = (): string | undefined => {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const BY_HAND = 'npx playwright-core install --with-deps chromium';

/** A Chromium: one that is there, else the Debian package, else Playwright's own. Throws with the command to run. */
const chromiumPath = (): string => {
  const found = onPath() ?? ofPlaywright();
  if (found !== undefined) return found;
  install(['chromium', 'fonts-noto-cjk']);
  const installed = onPath();
  if (installed !== undefined) return installed;
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'ignore' });
  const own = ofPlaywright();
  if (own !== undefined) return own;
  throw new Error(`The tests of the inspector need Chromium; install it with: ${BY_HAND}`);
};

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
