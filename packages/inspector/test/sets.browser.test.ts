import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { namedSet, withCustomSets } from '../../../src/core/cards/custom-sets.ts';
import type { GameState } from '../../../src/core/game-state.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { excessDamage, gateRuler, waitingZone } from '../../../src/registered.ts';
import { Folder, gatechart } from '../../../test/cli/in-process.ts';
import { lamps } from '../../../test/selfplay/support/lamps.ts';
import { mists } from '../../../test/waiting-zone/support/mists.ts';
import { withFittingSets } from '../src/store/card-sets.ts';
import { openText } from '../src/trace/source-file.ts';
import { drop, fromDisk, lastMoment } from './support/dropping.ts';
import { recordText } from './support/records.ts';
import { PENETRATE } from './support/scenario.ts';
import { serving, steppedMatch, urlOf } from './support/serving.ts';
import { newInspector } from './support/store.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();
const folder = new Folder();
afterAll(() => folder.remove());

const SET = JSON.stringify(lamps());
const source = { name: 'lamps.json', value: lamps() };
const withLamps = withCustomSets(gateRuler as unknown as Ruleset, [source]) as Ruleset<GameState>;
const own: Ruleset = { ...withLamps, decks: ['lamps', 'atlas-drive'] };
const record = recordText(3, ['random', 'random'], own);
const { digest } = namedSet(source);

const codeOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

test('a record of own cards opens with its set, whatever else is given, and with no other', () => {
  const other = { name: 'lamps.json', value: lamps(3) };
  expect(openText('own.jsonl', record, [other, source]).traces[0]?.findings).toEqual([]);
  expect(codeOf(() => openText('own.jsonl', record, [other]))).toMatchObject({
    code: 'SETS_DIFFER',
    place: 'own.jsonl:1',
    message: expect.stringContaining(
      `made with the card set lamps.json (digest ${digest}); given: lamps.json (`,
    ),
  });
});

test('sets that need each other are taken in any order, and what is wrong with one is told', () => {
  const view = newInspector();
  const finder = `cards:
  - { id: finder, name: Finder, type: unit, hp: 1, touchdown: [{ do: destroy, cards: { all: { id: lamp-lighter } } }] }
`;
  view.openAll([
    { name: 'finder.yaml', text: finder },
    { name: 'own.jsonl', text: record },
    { name: 'lamps.json', text: SET },
  ]);
  expect(view.get().sets.map(({ name }) => name)).toEqual(['lamps.json', 'finder.yaml']);
  expect([view.get().trouble, view.get().opened?.name]).toEqual([undefined, 'own.jsonl']);
  const alone = newInspector();
  alone.openAll([{ name: 'finder.yaml', text: finder }]);
  expect([alone.get().sets, alone.get().trouble]).toEqual([
    [],
    {
      code: 'BAD_CARD',
      place: 'finder.yaml',
      message: expect.stringContaining('there is no card lamp-lighter'),
    },
  ]);
  alone.openAll([{ name: 'penetrate.yaml', text: PENETRATE }]);
  expect(alone.get().opened?.kind).toBe('scenario');
});

test('sets of two games are held beside each other, and each game is played with its own', () => {
  const view = newInspector();
  const zone = { name: 'mists.json', value: mists() };
  view.openAll([source, zone].map(({ name, value }) => ({ name, text: JSON.stringify(value) })));
  const { sets, trouble } = view.get();
  expect([sets.map(({ name }) => name), trouble]).toEqual([['lamps.json', 'mists.json'], undefined]);
  expect(withFittingSets(gateRuler as unknown as Ruleset, sets).customSets).toEqual([namedSet(source)]);
  expect(withFittingSets(waitingZone as unknown as Ruleset, sets).customSets).toEqual([namedSet(zone)]);
  expect(withFittingSets(excessDamage as unknown as Ruleset, sets).customSets).toBeUndefined();
  const faulty = { cards: mists().cards.map((card) => ({ ...card, life: 0 })) };
  view.openAll([{ name: 'faulty.json', text: JSON.stringify(faulty) }]);
  expect(view.get().trouble).toMatchObject({
    code: 'BAD_CARD',
    place: 'faulty.json',
    message: expect.stringContaining('card mist-lighter, life: must be at least 1'),
  });
});

test('a saved match of own cards is opened too', async () => {
  const file = folder.file('lamps.json', SET);
  const args = ['--decks', 'lamps,atlas-drive', '--agents', 'random,random', '--runtime', 'lean'];
  const saved = folder.file('saved.json');
  expect((await gatechart('play', '--cards', file, ...args, '--save', saved)).code).toBe(0);
  const text = readFileSync(saved, 'utf8');
  expect(codeOf(() => openText('saved.json', text))).toMatchObject({ code: 'SETS_DIFFER' });
  expect(openText('saved.json', text, [source]).traces[0]?.findings).toEqual([]);
});

test('the page says which set is missing and what to do, and opens the record once the set is dropped', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'own.jsonl', record);
  const alert = tab.page.locator('.start [role="alert"]');
  await alert.waitFor();
  const told = await alert.textContent();
  expect(told).toContain('SETS_DIFFER');
  expect(told).toContain(`lamps.json (digest ${digest}); given: none`);
  expect(told).toContain('Drop the file of the missing card set here too');
  await drop(tab.page, 'lamps.json', JSON.stringify(lamps(3)));
  await tab.page.waitForSelector('.own-set');
  expect(await alert.textContent()).toContain('given: lamps.json (digest');
  await drop(tab.page, 'lamps.json', SET);
  await tab.page.waitForSelector('.verdict.is-fine');
  expect(await tab.page.locator('.own-set').getAttribute('title')).toContain(digest);
  expect(await lastMoment(tab.page)).toBeGreaterThan(100);
});

test('a new match is played with decks of a set that was dropped', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'lamps.json', SET);
  await tab.page.waitForSelector('.own-set');
  await tab.page.selectOption('select[name="deck0"]', 'lamps');
  await tab.page.click('button[type="submit"]');
  await tab.page.waitForSelector('[data-panel="timeline"]');
  expect(await tab.page.locator('.what').textContent()).toContain('lamps');
});

test('a server shows a record and a live match of own cards with the sets that it was given', async () => {
  const sets = [source];
  const file = await serving({ is: 'file', name: 'own.jsonl', text: record }, { sets });
  await tab.page.goto(urlOf(file));
  await tab.page.waitForSelector('.verdict.is-fine');
  const { match, answer } = steppedMatch(['greedy', 'greedy'], { ruleset: own });
  const live = await serving({ is: 'match', match }, { sets });
  await tab.page.goto(urlOf(live));
  await tab.page.waitForSelector('.live-open');
  answer(40);
  await expect.poll(() => lastMoment(tab.page)).toBeGreaterThan(100);
});
