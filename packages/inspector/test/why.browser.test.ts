import { expect, test } from 'vitest';
import { explainIllegalAt, reasonWords, refusedAt, wordsOfKey } from '../src/store/decision-help.ts';
import { openText } from '../src/trace/source-file.ts';
import { drop, fromDisk } from './support/dropping.ts';
import { openTabs } from './support/tab.ts';

const tab = openTabs();

/** The unit in the defense zone cannot attack; the one in the attack zone is exhausted. */
const ATTACKS = `title: who may attack
p1: { A1: { card: vulcanius, exhausted: true }, D1: 1/1/1, A2: 2/2/2 }
start: attack declaration
answers: []
`;

const trace = () => {
  const opened = openText('attacks.yaml', ATTACKS).traces[0]?.trace;
  if (opened === undefined) throw new Error('nothing was opened');
  return opened;
};

test('8-4c an action by its key is answered with clause, condition and facts', () => {
  const opened = trace();
  const segment = opened.segments.findIndex(({ decision }) => decision?.kind === 'attackDeclaration');
  const [why] = explainIllegalAt(opened, segment, 'attack A1 -> center');
  expect(why?.isOffered).toBe(false);
  expect(why?.reason?.clause).toBe('8-4c');
  expect(why?.reason?.facts.join()).not.toBe('');
  expect(explainIllegalAt(opened, segment, 'attack A2 -> center')[0]?.isOffered).toBe(true);
  expect(explainIllegalAt(opened, segment, 'juggle')).toEqual([]);
});

test('8-4c a card by its name, in either language, is answered for what could be done with it', () => {
  const opened = trace();
  const segment = opened.segments.findIndex(({ decision }) => decision?.kind === 'attackDeclaration');
  const { cards } = (opened.moments[0]?.game ?? {}) as unknown as {
    readonly cards: Readonly<Record<string, { readonly name: { readonly en: string; readonly ja: string } }>>;
  };
  const { en = '', ja = '' } = cards.vulcanius?.name ?? {};
  const clauses = [en, ja].map((name) =>
    explainIllegalAt(opened, segment, name).map(({ reason }) => reason?.clause),
  );
  expect(clauses[0]).toContain('8-4c');
  expect(clauses[1]).toEqual(clauses[0]);
});

test('8-4c a sentence about a card is answered by what it names: the action with that card, legal or not', () => {
  const opened = trace();
  const segment = opened.segments.findIndex(({ decision }) => decision?.kind === 'attackDeclaration');
  const [why, ...others] = explainIllegalAt(opened, segment, 'why can I not attack with Vulcanius?');
  expect(others).toEqual([]);
  expect(why?.reason?.code).toBe('EXHAUSTED');
  expect(wordsOfKey(opened, segment, why?.key ?? '', 'en')).toMatch(/^Vulcanius attacks /);
  expect(explainIllegalAt(opened, segment, 'attack with 2/2/2')[0]?.isOffered).toBe(true);
});

test('8-4c what is refused is listed with clause and failing fact, and asked for in words', () => {
  const opened = trace();
  const segment = opened.segments.findIndex(({ decision }) => decision?.kind === 'attackDeclaration');
  const groups = refusedAt(opened, segment, 'en');
  const exhausted = groups.find(({ reason }) => reason.code === 'EXHAUSTED');
  const brief = exhausted?.options[0]?.brief ?? '';
  expect(brief).toMatch(/^Vulcanius attacks /);
  expect(exhausted && reasonWords(exhausted.reason, 'en')).toEqual([
    'the attacking card must be ready',
    'Vulcanius (A1) is exhausted',
  ]);
  expect(groups.some(({ reason }) => reason.code === 'NO_ATTACKER')).toBe(true);
  const offered = new Set(opened.segments[segment]?.decision?.options.map(({ key }) => key));
  expect(groups.flatMap(({ options }) => options).filter(({ key }) => offered.has(key))).toEqual([]);
  expect(explainIllegalAt(opened, segment, brief)[0]?.reason?.clause).toBe('8-4c');
  expect(wordsOfKey(opened, segment, exhausted?.options[0]?.key ?? '', 'en')).toBe(brief);
});

test('8-4c the page answers why something cannot be done, in both languages', async () => {
  await fromDisk(tab.page);
  await drop(tab.page, 'attacks.yaml', ATTACKS);
  await tab.page.waitForSelector('[data-panel="decision"]');
  await tab.page.keyboard.press('Shift+ArrowRight');
  await tab.page.waitForSelector('.why-not input');
  await tab.page.fill('.why-not input', 'attack A1 -> center');
  await tab.page.press('.why-not input', 'Enter');
  const answer = tab.page.locator('[data-why="8-4c"]');
  await tab.page.click('#language');
  await tab.page.waitForSelector('html[lang="ja"]');
  const because = await answer.locator('small').last().textContent();
  expect(because).toBe('8-4c 攻撃カードはアクトでなければならない · 《機甲兵 ウルカニウス》(A1)はレスト');
  await tab.page.fill('.why-not input', 'attack A2 -> center');
  await tab.page.press('.why-not input', 'Enter');
  await tab.page.waitForSelector('[data-why="offered"]');
  expect(await tab.page.locator('[data-refused*="attack A1 -> "]').innerText()).toContain('はレスト');
  await tab.page.fill('.why-not input', 'juggle');
  await tab.page.press('.why-not input', 'Enter');
  await expect.poll(() => tab.page.locator('.why-answers > div').count()).toBe(0);
});
