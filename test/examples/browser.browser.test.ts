import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTabs } from '../../packages/inspector/test/support/tab.ts';

const tab = openTabs();

const outDir = mkdtempSync(join(tmpdir(), 'gatechart-browser-'));
let server: PreviewServer | undefined;

const QUIET = {
  root: 'examples/browser',
  configFile: false,
  logLevel: 'silent',
  worker: { format: 'es' },
} as const;

beforeAll(async () => {
  await build({ ...QUIET, build: { outDir, emptyOutDir: true } });
  server = await preview({ ...QUIET, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
});

afterAll(async () => {
  await server?.close();
  rmSync(outDir, { recursive: true });
});

const address = (seed: number): string => `${server?.resolvedUrls?.local[0]}?seed=${seed}`;

describe('The example for browsers', () => {
  it('plays a match against greedy to its end in a worker', async () => {
    const { page } = tab;
    await page.goto(address(7));
    const [prompt, board] = [page.getByRole('status'), page.getByLabel('Board')];
    const first = page.getByRole('button').first();
    await first.waitFor();
    expect(await board.textContent()).toContain('D1');
    for (let said = ''; await first.isVisible(); ) {
      said = `${await prompt.textContent()}${await page.getByLabel('Log').textContent()}`;
      await first.click();
      await expect
        .poll(async () => `${await prompt.textContent()}${await page.getByLabel('Log').textContent()}`)
        .not.toBe(said);
    }
    expect(await prompt.textContent()).toMatch(/^(You win|Greedy wins|The match is a draw)\.$/);
    expect(await page.getByLabel('Log').getByRole('listitem').count()).toBeGreaterThan(50);
  });
});
