import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { Folder } from '../../../test/cli/in-process.ts';
import { cursor } from './support/dropping.ts';
import { press } from './support/page.ts';
import { recordText } from './support/records.ts';
import { serving, steppedMatch, urlOf } from './support/serving.ts';
import { openTabs } from './support/tab.ts';

const MAIN = fileURLToPath(new URL('../../../dist/src/cli/main.js', import.meta.url));

const tab = openTabs();
const folder = new Folder();

afterAll(() => folder.remove());

/** Opens the page that the command serves. */
const inspect = async (...args: readonly string[]): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [MAIN, 'inspect', ...args]);
  // Not before the page is closed.
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  await tab.page.goto(/http:\S+/.exec(String(line))?.[0] ?? '');
  await tab.page.waitForSelector('.panels');
  return child;
};

const messages = () => tab.page.locator('.panel-messages [data-message]');

const typesAt = (moment: number): Promise<string[]> =>
  tab.page.$$eval(`[data-message][data-moment="${moment}"]`, (rows) =>
    rows.map((row) => (row as unknown as { dataset: { message: string } }).dataset.message),
  );

test('a match of actors is shown with its messages: the answer from seat to table to the process that waits', async () => {
  const { match, answer } = steppedMatch(['greedy', 'greedy']);
  const inspector = await serving({ is: 'match', match }, { runtime: 'actors' });
  await tab.page.goto(urlOf(inspector));
  await messages().filter({ hasText: 'table → seat' }).filter({ hasText: 'asked' }).waitFor();
  answer(1);
  await messages()
    .filter({ hasText: /seat \d → table answer/ })
    .waitFor();
  await tab.page.click('.live');
  await tab.page.waitForSelector('.live[aria-pressed="true"]');
  await press(tab.page, 'Shift+ArrowLeft', 'ArrowRight');
  await expect
    .poll(async () => (await typesAt(await cursor(tab.page))).slice(0, 2))
    .toEqual(['act', 'answer']);
  const move = messages().and(tab.page.locator('.is-current')).filter({ hasText: 'table → ' });
  expect(await move.first().getAttribute('title')).toContain('"key"');
});

test('whoever watches a match is told what to do when its server has ended', async () => {
  const server = await inspect('--agents', 'greedy,greedy', '--pace', '60000');
  server.kill('SIGKILL');
  const alert = tab.page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('gatechart inspect resumes a match');
});

test('a record is played by actors in the page; its messages come with its moments, and a branch has its own', async () => {
  await inspect(folder.file('game.jsonl', recordText(3)), '--runtime', 'actors');
  await press(tab.page, 'Shift+ArrowRight');
  const asked = messages().filter({ hasText: 'asked' });
  await asked.waitFor();
  const at = await cursor(tab.page);
  await press(tab.page, 'ArrowLeft');
  await asked.click();
  expect(await cursor(tab.page)).toBe(at);
  expect(await messages().filter({ hasText: 'answer' }).count()).toBe(0);
  await tab.page.locator('[data-option]:not(.is-taken)').last().click();
  await messages()
    .filter({ hasText: /seat \d → table answer/ })
    .first()
    .waitFor();
});

test('as a player one reads the own options alone', async () => {
  await inspect(folder.file('game.jsonl', recordText(3)), '--runtime', 'actors');
  await tab.page.click('#show-all');
  await press(tab.page, 'Shift+ArrowRight');
  const asked = messages().filter({ hasText: 'asked' }).first();
  const player = Number(/seat (\d)/.exec(await asked.innerText())?.[1]) - 1;
  expect(await asked.getAttribute('title')).toContain('"options"');
  await tab.page.selectOption('#viewer', String(player));
  expect(await asked.getAttribute('title')).toContain('"options"');
  await tab.page.selectOption('#viewer', String(1 - player));
  await expect.poll(() => asked.getAttribute('title')).not.toContain('"options"');
});

test('without actors the messages are those that actors would send, folded until they are asked for', async () => {
  await inspect(folder.file('game.jsonl', recordText(3)));
  expect(await tab.page.locator('.panel-messages .panel-body').isVisible()).toBe(false);
  await tab.page.click('[data-fold="messages"]');
  await press(tab.page, 'Shift+ArrowRight');
  await messages().filter({ hasText: 'asked' }).waitFor();
  await press(tab.page, 'ArrowRight');
  await messages()
    .filter({ hasText: /seat \d → table answer/ })
    .waitFor();
});
