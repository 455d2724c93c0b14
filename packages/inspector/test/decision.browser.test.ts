import { expect, test } from 'vitest';
import { drop, fromDisk } from './support/dropping.ts';
import { press } from './support/page.ts';
import { liveMatch, serving, urlOf } from './support/serving.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

const ATTACK = `title: an attack is declared
p1: { A1: orbital-lancer, A2: orbital-lancer }
p2: { A1: gate-leaper }
start: attack declaration
answers: [attack A1 -> A1]
`;

const text = async (selector: string): Promise<string> =>
  (await tab.page.locator(selector).first().innerText()).replaceAll(/\s+/g, ' ').trim();

const inJapanese = async (): Promise<void> => {
  await tab.page.click('#language');
  await tab.page.waitForSelector('html[lang="ja"]');
};

test('an option, what was answered, the cause and the hint say what they mean, in both languages', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'attack.yaml', ATTACK);
  await tab.page.waitForSelector('.place');
  await press(tab.page, 'Shift+ArrowRight');
  const option = '[data-option="attack A1 -> A1"] .option-text';
  const end = '[data-option="end attacking"] .option-text';
  expect(await text(end)).toBe('Attack no more');
  expect(await tab.page.getAttribute(end, 'title')).toContain('end attacking');
  // The unit in A2 is called so too: the key tells them apart.
  expect(await text(option)).toBe('Orbital Lancer attacks Gate Leaper attack A1 -> A1');
  expect(await text('.asked')).toMatch(/^Player 1 chooses 8-4/);
  expect(await text('.asked')).not.toContain('attackDeclaration');
  expect(await text('[data-segment="1"] .row-text')).toBe('Orbital Lancer attacks Gate Leaper');
  await press(tab.page, 'h');
  const hint = await text('.hint b');
  expect(await tab.page.locator('.is-hinted .option-text').innerText()).toContain(hint);
  await press(tab.page, 'Shift+ArrowRight');
  expect(await text('.story')).toContain('Player 1 chose “Orbital Lancer attacks Gate Leaper” (step');
  await inJapanese();
  expect(await text('.story')).toContain('軌道槍機が門を跳ぶ者を攻撃');
  await press(tab.page, 'Shift+ArrowLeft');
  expect(await text('[data-segment="1"] .row-text')).toBe('軌道槍機が門を跳ぶ者を攻撃');
  expect(await text(end)).toBe('攻撃をやめる');
  expect(await text(option)).toContain('軌道槍機が門を跳ぶ者を攻撃');
  expect(await text('[data-panel="decision"]')).not.toMatch(/Attack no more|attackDeclaration/);
});

const ASKED_ABOUT = `title: a card whose effect asks
cards:
  lens: { type: event, timing: standard, effect: [{ do: choose, as: unit, from: { side: ally, type: [unit] } }, { do: apply, effect: { set: atk, to: 7, on: 'chosen:unit' }, for: turn }] }
p1: { hand: lens, A1: orbital-lancer, D1: gate-leaper }
answers: [play lens]
`;

test('a question says what it is about', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'asked.yaml', ASKED_ABOUT);
  await tab.page.waitForSelector('.place');
  await press(tab.page, 'End');
  expect(await text('.asked-about')).toMatch(/^For Lens: Choose/);
  await inJapanese();
  expect(await text('.asked-about')).toMatch(/^Lens:.+について$/);
});

test('a question of the past is shown as past, with when it was and what was answered', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'attack.yaml', ATTACK);
  await tab.page.waitForSelector('.place');
  await press(tab.page, 'Shift+ArrowRight');
  const asked = await tab.page.getAttribute('.place', 'data-cursor');
  expect(await tab.page.locator('.is-past').count()).toBe(0);
  await press(tab.page, 'ArrowRight');
  expect(await text('.is-past .asked')).toContain(
    `Player 1 was asked at step ${asked} and chose Orbital Lancer attacks Gate Leaper`,
  );
  await inJapanese();
  expect(await text('.is-past .asked')).toContain(
    `プレイヤー 1 が選んだ場面： ステップ ${asked} 選択： 軌道槍機が門を跳ぶ者を攻撃`,
  );
  await tab.page.click('.asked .link');
  expect(await tab.page.getAttribute('.place', 'data-cursor')).toBe(asked);
  expect(await tab.page.locator('.is-past').count()).toBe(0);
});

test('a branch is called by the answer that it began with', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'attack.yaml', ATTACK);
  await tab.page.waitForSelector('.place');
  await press(tab.page, 'Shift+ArrowRight');
  await tab.page.click('[data-option="end attacking"]');
  const chip = '[data-branch="1"][aria-pressed="true"]';
  await tab.page.waitForSelector(chip);
  expect(await text(chip)).toBe('Branch 1: Attack no more');
  await inJapanese();
  expect(await text(chip)).toBe('分岐 1: 攻撃をやめる');
});

test('a seat reads the words of its options in both languages', async () => {
  const inspector = await serving({ is: 'match', match: liveMatch(['human', 'greedy']) });
  await tab.page.goto(urlOf(inspector));
  await tab.page.waitForSelector('[data-option]');
  expect(await text('.option-text')).toMatch(/^[A-Z]/);
  await inJapanese();
  expect(await text('.option-text')).toMatch(/[ぁ-ん]/);
});

test('the step of a concession says so, and not that the match starts', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'conceded.yaml', ATTACK.replace('[attack A1 -> A1]', '[{ p1: concede }]'));
  await tab.page.waitForSelector('.place');
  await tab.page.click('#show-all');
  await press(tab.page, 'Home');
  expect(await text('[data-panel="step"]')).toContain('Start of the match');
  await press(tab.page, 'End');
  expect(await text('[data-panel="step"]')).toContain('conceded');
  expect(await text('[data-panel="step"]')).not.toContain('Start of the match');
});
