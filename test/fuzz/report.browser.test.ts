import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, it } from 'vitest';
import { openTabs } from '../../packages/inspector/test/support/tab.ts';
import { reportOf } from './support/report.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tab = openTabs();
let markup = '';

beforeAll(async () => {
  markup = await reportOf('attack', 'none');
});

it('The command that opens a finding in the inspector is copied by a button', async () => {
  await tab.page.setContent(markup);
  const button = tab.page.getByRole('button', { name: /^Copy: gatechart inspect / });
  const command = (await button.getAttribute('aria-label'))?.replace('Copy: ', '');
  // A page of no origin may not write to the clipboard: the command is selected instead.
  await button.click();
  await expect.poll(() => tab.page.evaluate('getSelection().toString()')).toBe(command);
});

it.each(['light', 'dark'] as const)(
  'The report of fuzzing has no fault for axe and is not wider than the page: %s',
  async (colorScheme) => {
    await tab.page.setContent(markup);
    await tab.page.emulateMedia({ colorScheme });
    await tab.page.evaluate(AXE);
    for (const width of [390, 800, 1280, 1920, 2560]) {
      await tab.page.setViewportSize({ width, height: 900 });
      const faults = await tab.page.evaluate(
        `axe.run().then(({ violations }) => violations
        .filter(({ impact }) => impact !== 'minor')
        .map(({ id, nodes }) => [id, nodes.length, nodes[0].html.slice(0, 200)]))`,
      );
      expect(faults).toEqual([]);
      expect(await tab.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
  },
);
