import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { drop, fromDisk } from './support/dropping.ts';
import { liveMatch, serving, urlOf } from './support/serving.ts';
import { openTabs } from './support/tab.ts';

/* What a new user wants to do, done by the names of what is seen alone. */

const tab = openTabs();

const button = (name: string | RegExp): Locator => tab.page.getByRole('button', { name });
const panel = (name: string): Locator => tab.page.getByRole('region', { name, exact: true });
const story = (): Locator => panel('What happened here, and why');
const step = async (): Promise<string> =>
  (await tab.page.getByRole('status').filter({ hasText: /^Step/ }).innerText()).replaceAll(/\s+/g, ' ');

/** Clicks on what may be clicked, where a person sees it: in the window, with nothing before it. */
const click = async (what: Locator): Promise<void> => {
  const box = await what.boundingBox();
  if (box === null) throw new Error('there is nothing to click on');
  const { x, y, width, height } = box;
  const { width: wide = 0, height: high = 0 } = tab.page.viewportSize() ?? {};
  expect(x >= 0 && y >= 0 && x + width <= wide && y + height <= high).toBe(true);
  await tab.page.mouse.click(x + width / 2, y + height / 2);
};

const openExample = async (name: string): Promise<void> => {
  await fromDisk(tab.page);
  await button(name).first().waitFor();
  await click(button(name).first());
  await story().waitFor();
};

test('a counter is followed from the attack to the empty gate, event by event', async () => {
  await openExample('A counter resolves');
  const told: string[] = [];
  const empty = panel('Board').getByText('empty', { exact: true });
  while (told.length < 10 && !(await story().innerText()).includes('is destroyed')) {
    await click(button(/^Next event/));
    told.push(await story().innerText());
  }
  expect(told[0]).toContain('Raider attacks');
  expect(told.some((text) => text.includes('plays the counter ability of Ember'))).toBe(true);
  expect(told.at(-1)).toContain('Raider is destroyed');
  await click(button(/^Next event/));
  await empty.waitFor();
});

/** A unit that cannot attack. */
const EXHAUSTED = `title: who may attack
cards: { sleeper: { name: { en: Sleeper, ja: 眠り }, like: 2/2/1 } }
p1: { A1: { card: sleeper, exhausted: true }, A2: 1/1/1 }
start: attack declaration
answers: []
`;

test('why an attack is not legal is asked in words and answered by the condition that fails', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'attacks.yaml', EXHAUSTED);
  await story().waitFor();
  await click(button(/^Next decision/));
  await click(button('Why not …?'));
  await tab.page.keyboard.type('attack the ruler with Sleeper');
  await tab.page.keyboard.press('Enter');
  const answer = panel('Decision').getByRole('status').last();
  await expect.poll(() => answer.innerText()).toMatch(/sleeper \(A1\) is exhausted/i);
  expect(await answer.innerText()).toContain('8-4c');
});

const MODES = new URL(
  '../../../test/scenarios/gate-ruler/ch14-abilities/14-3b-1-mode-first.yaml',
  import.meta.url,
);

test('the other mode of a past decision is chosen, and shown where it leads', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'mode.yaml', readFileSync(MODES, 'utf8'));
  await story().waitFor();
  await click(button(/^Next decision/));
  await click(button(/^Next decision/));
  await click(panel('Decision').getByRole('button', { name: 'Deal 2 damage to the chosen card' }));
  const branch = tab.page.getByRole('navigation', { name: 'Branch' }).getByRole('button', { pressed: true });
  await expect.poll(() => branch.innerText()).toMatch(/^Branch 1: Deal 2 damage/);
  await click(button(/^Next decision/));
  await click(panel('Decision').getByRole('button', { name: /2\/9\/2/ }));
  while (!(await story().innerText()).includes('deals 2 damage')) await click(button(/^Next event/));
});

test('a match is run until ruler damage, and on to the next one', async () => {
  await openExample('Match between two agents gate-ruler');
  await tab.page.getByRole('combobox', { name: 'Run until' }).selectOption({ label: 'rulerDamage' });
  await expect
    .poll(() => panel('Chart').getByRole('button', { name: 'rulerDamage' }).first().isVisible())
    .toBe(true);
  const first = await step();
  await click(button(/^Run forward/));
  await expect.poll(step).not.toBe(first);
});

test('a match against an agent is played to its end by mouse', async () => {
  const match = liveMatch(['human', 'greedy']);
  const inspector = await serving({ is: 'match', match });
  // A click counts some time after its question appeared: the clock of the page is put on, nobody waits.
  await tab.page.clock.install();
  await tab.page.goto(urlOf(inspector));
  const end = tab.page.getByRole('heading', { name: /^You (win|lose)$/ });
  const first = panel('Decision').getByRole('listitem').getByRole('button').first();
  for (let clicks = 0; clicks < 400 && (await end.count()) === 0; clicks += 1) {
    await tab.page.clock.runFor(1_000);
    // The question may be gone by then: the next one is answered in its turn.
    const box = await first.boundingBox({ timeout: 50 }).catch(() => null);
    if (box !== null) await tab.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await end.waitFor();
  await click(button('Look at every step of this match'));
  await story().waitFor();
  // Its script is the last that comes.
  await tab.page.waitForSelector('.chain');
});

test('a turn is played by keyboard alone, from the start page on', async () => {
  await fromDisk(tab.page);
  await button('Start').waitFor();
  const isThere = (): Promise<boolean> =>
    button('Start').evaluate((each: { matches: (selector: string) => boolean }) => each.matches(':focus'));
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1)
    await tab.page.keyboard.press('Tab');
  await tab.page.keyboard.press('Enter');
  await story().waitFor();
  const turn = async (): Promise<number> =>
    Number(/Board\s+(\d+)/.exec(await panel('Board').innerText())?.[1] ?? 0);
  const began = await turn();
  for (let keys = 0; keys < 60 && (await turn()) < began + 2; keys += 1) await tab.page.keyboard.press('1');
  expect(await turn()).toBeGreaterThanOrEqual(began + 2);
});

test('two editions are compared, at the first place where they differ', async () => {
  await openExample('Penetrate: two editions differ');
  await tab.page.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: '1.0.0' });
  await click(button('Go to first difference'));
  await panel('2021-03').waitFor();
  await panel('1.0.0').waitFor();
  const parting = tab.page.getByRole('row').filter({ hasText: 'penetrate is remembered' });
  expect(await parting.isVisible()).toBe(true);
});

test('a moment is sent as a link, which opens on another page at the same moment', async () => {
  await openExample('A counter resolves');
  for (let events = 0; events < 3; events += 1) await click(button(/^Next event/));
  const [there, told] = [await step(), await story().innerText()];
  await click(button('Save or share'));
  const link = await tab.page.getByRole('textbox', { name: 'Link to this step' }).inputValue();
  await tab.page.goto('about:blank');
  await fromDisk(tab.page);
  const field = tab.page.getByRole('textbox', { name: 'Link to a step' });
  await field.fill(link.replace(/^[^#]*/, 'http://127.0.0.1:1/'));
  await click(button('Open link'));
  await story().waitFor();
  expect(await step()).toBe(there);
  expect(await story().innerText()).toBe(told);
});

test('a link to a comparison opens the comparison; what is no link is refused', async () => {
  await openExample('Penetrate: two editions differ');
  await tab.page.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: '1.0.0' });
  await click(button('Go to first difference'));
  const there = await step();
  await click(button('Save or share'));
  const link = await tab.page.getByRole('textbox', { name: 'Link to this step' }).inputValue();
  await tab.page.goto('about:blank');
  await fromDisk(tab.page);
  const field = tab.page.getByRole('textbox', { name: 'Link to a step' });
  await field.fill('somewhere');
  // On a busy machine the first click was once without effect.
  await expect
    .poll(async () => {
      await click(button('Open link'));
      return tab.page.getByRole('alert').allInnerTexts();
    })
    .toEqual([expect.stringContaining('no link to a step')]);
  await field.fill(link);
  await click(button('Open link'));
  await panel('1.0.0').waitFor();
  expect(await step()).toBe(there);
});
