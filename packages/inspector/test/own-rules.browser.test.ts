import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answer, record } from '../../../src/api/index.ts';
import { setCustomRuleset } from '../../../src/registered.ts';
import { loadRules } from '../../../src/ruleset-loader/load.ts';
import { Folder, gatechart } from '../../../test/cli/in-process.ts';
import { collectRulesetModules } from '../src/server/ruleset-modules.ts';
import { cursor, drop, fromDisk } from './support/dropping.ts';
import { serving, urlOf } from './support/serving.ts';
import { openTabs } from './support/tab.ts';

const PEBBLES = fileURLToPath(new URL('../../../test/ruleset-loader/support/pebbles.js', import.meta.url));

const tab = openTabs();
const folder = new Folder();
const file = folder.file('game.jsonl');

beforeAll(async () => {
  await gatechart('play', '--rules', PEBBLES, '--agents', 'random,random', '--record', file);
});
afterEach(async () => {
  setCustomRuleset(undefined);
});
afterAll(() => folder.remove());

const shown = () => ({ is: 'file', name: 'game.jsonl', text: readFileSync(file, 'utf8') }) as const;

test('a record of a ruleset from outside is shown with its chart, and the table as each player sees it', async () => {
  setCustomRuleset(await loadRules(PEBBLES));
  const inspector = await serving(shown(), { rules: PEBBLES });
  await tab.page.goto(urlOf(inspector));
  await tab.page.waitForSelector('.state.is-lit');
  await tab.page.keyboard.press('End');
  await tab.page.waitForSelector('[data-result]');
  const text = await tab.page.innerText('body');
  for (const word of ['pebbles', 'noneIsLeft', 'The record is as the rules replay it', '0 takes 2.'])
    expect(text).toContain(word);
  await tab.page.keyboard.press('Home');
  const table = () => tab.page.innerText('[data-panel="table"]');
  expect((await table()).match(/number/g)).toHaveLength(2);
  await tab.page.selectOption('#viewer', '0');
  expect((await table()).match(/number/g)).toHaveLength(1);
});

test('a record of a game on the kit is shown with its chart', async () => {
  const leduc = fileURLToPath(new URL('../../../examples/leduc/index.mjs', import.meta.url));
  const record = folder.file('leduc.jsonl');
  await gatechart('play', '--rules', leduc, '--agents', 'random,random', '--record', record);
  setCustomRuleset(await loadRules(leduc));
  const content = { is: 'file', name: 'leduc.jsonl', text: readFileSync(record, 'utf8') } as const;
  await tab.page.goto(urlOf(await serving(content, { rules: leduc })));
  await tab.page.waitForSelector('.state.is-lit');
  expect(await tab.page.innerText('body')).toContain('bettingRound');
});

test('a token of a game on the kit appears and vanishes in its place', async () => {
  const rules = fileURLToPath(new URL('../../../test/ruleset-loader/support/imps.js', import.meta.url));
  const custom = await loadRules(rules);
  setCustomRuleset(custom);
  const { ruleset } = custom;
  const { match, text } = record({ ruleset });
  for (const key of ['call', 'bury']) expect(answer(match, 0, key)).toBeUndefined();
  const content = { is: 'file', name: 'imps.jsonl', text: text() } as const;
  await tab.page.goto(urlOf(await serving(content, { rules })));
  await tab.page.waitForSelector('[data-panel="table"]');
  await tab.page.evaluate(`{
    window.ran = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      if (this.closest('.table') !== null)
        window.ran.push([this.matches('.is-ghost') ? 'ghost' : 'card', this.textContent, ...given[0].map(({ transform }) => transform)].join(' '));
      return animate.apply(this, given);
    };
  }`);
  const last = Number(await tab.page.getAttribute('.transport input[type="range"]', 'max'));
  for (let step = 1; step <= last; step += 1) {
    await tab.page.keyboard.press('ArrowRight');
    await expect.poll(() => cursor(tab.page)).toBe(step);
    await tab.page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
  }
  expect(await tab.page.evaluate('window.ran')).toEqual([
    'card imptoken scale(0.5) none',
    'ghost imptoken translate(0px, 0px) translate(0px, 0px)',
  ]);
});

test('a card of a game on the kit is shown on its host, with what it changes and triggers', async () => {
  const rules = fileURLToPath(new URL('../../../test/ruleset-loader/support/banners.js', import.meta.url));
  const custom = await loadRules(rules);
  setCustomRuleset(custom);
  const { match, text } = record({ ruleset: custom.ruleset });
  expect(answer(match, 0, 'attach')).toBeUndefined();
  const content = { is: 'file', name: 'banners.jsonl', text: text() } as const;
  await tab.page.goto(urlOf(await serving(content, { rules })));
  await tab.page.waitForSelector('[data-panel="table"]');
  await tab.page.keyboard.press('End');
  await tab.page.waitForSelector('.card-attached');
  const guard = tab.page.locator('[data-zone="0 board"] .card', { has: tab.page.locator('.card-attached') });
  expect((await guard.innerText()).split(/\s+/).join(' ')).toContain('guard attached ⊕ banner attack 3');
  expect(await tab.page.innerText('.card-host')).toContain('↳ guard (player 1, board 1)');
  const item = await tab.page.innerText('[data-item="cry"]');
  expect(item).toContain('triggered → guard (player 1, board 1)');
  await guard.click();
  await expect.poll(() => tab.page.innerText('[role="dialog"]')).toContain('+1 banner');
});

test('a page that cannot load the ruleset says so, and what a ruleset may import', async () => {
  setCustomRuleset(await loadRules(PEBBLES));
  const rules = folder.file('rules.mjs');
  writeFileSync(rules, "import 'node:fs';\nexport default {};\n");
  await tab.page.goto(urlOf(await serving(shown(), { rules })));
  await tab.page.waitForSelector('.trouble, [role="alert"]');
  const text = await tab.page.innerText('body');
  for (const word of ['BAD_RULESET', 'can import only gatechart/kit']) expect(text).toContain(word);
  tab.forgive(/node:fs|ERR_UNKNOWN_URL_SCHEME|Content Security Policy/);
});

test('a page from disk says what to do with such a record, and with a module', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'game.jsonl', shown().text);
  await tab.page.waitForSelector('text=gatechart inspect FILE --rules MODULE');
  expect(await tab.page.innerText('body')).toContain('UNKNOWN_RULESET');
  await drop(tab.page, 'pebbles.js', readFileSync(PEBBLES, 'utf8'));
  await tab.page.waitForSelector('text=NO_MODULES');
});

test('nobody gets the module who does not know where it is', async () => {
  setCustomRuleset(await loadRules(PEBBLES));
  const inspector = await serving(shown(), { rules: PEBBLES });
  const { origin } = new URL(urlOf(inspector));
  for (const path of ['/rules', '/rules/', '/pebbles.js', '/rules/_/_/_/_/pebbles.js']) {
    expect((await fetch(`${origin}${path}`)).status).toBe(404);
  }
});

test('a module is served with what it imports, packages from the page', () => {
  const { url, scripts } = collectRulesetModules(PEBBLES, '/rules/secret');
  expect(url).toBe('/rules/secret/_/_/_/_/pebbles.js');
  expect(scripts.get(url)).toContain("from '/rules/secret/lent/gatechart-ruleset.js'");
  expect(scripts.get('/rules/secret/lent/gatechart-ruleset.js')).toMatch(
    /^export const \{ .*defineRuleset.* \} = globalThis\.gatechartPackages\['gatechart\/ruleset'\];/,
  );
});
