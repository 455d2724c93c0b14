import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { Mutant, MutantOutcome } from '../../../src/rulebook/mutants.ts';
import { findUncompiled } from '../../../tools/clause-mutants/compile-check.ts';
import { TrialThread, tryAll, tryMutant } from '../../../tools/clause-mutants/runner.ts';
import { Folder } from '../../cli/in-process.ts';

const thread = new TrialThread();
const folder = new Folder();
afterAll(async () => {
  folder.remove();
  await thread.end();
});

const CHART = 'machines/gate-ruler/ruler-damage.ts';

const mutant = (change: Partial<Mutant>): Mutant => ({
  clause: '13-6b',
  file: CHART,
  find: '',
  replace: '',
  place: 'x.yaml:1',
  ...change,
});

const textOf = (file: string): string => readFileSync(file, 'utf8');

const NAMED = {
  scenarios: ['test/scenarios/gate-ruler/ch13-damage/13-6b-top-card-is-revealed.yaml'],
  tests: [],
};

const NOTICED = { find: "entry: 'reveal',", replace: '' };
const SURVIVES = { find: "entry: 'takeDamageCard',", replace: '' };
const ENDLESS = {
  find: 'reveal: assign({ game: ({ context }) => revealForRulerDamage(context.game) })',
  replace:
    'reveal: assign({ game: ({ context }) => { for (;;) if (context.game === undefined) return context.game; } })',
};

const outcomeOf = async (change: Partial<Mutant>): Promise<MutantOutcome> => {
  const changed = mutant(change);
  return tryMutant(changed, textOf(changed.file), NAMED, thread);
};

test('a mutant is noticed by a scenario that goes wrong under it, and not by one that does not or breaks', async () => {
  expect(await outcomeOf(NOTICED)).toEqual({ is: 'noticed', by: NAMED.scenarios[0] });
  expect(await outcomeOf(SURVIVES)).toEqual({ is: 'unnoticed' });
  expect(
    await outcomeOf({
      find: 'reveal: assign({ game: ({ context }) => revealForRulerDamage(context.game) })',
      replace: 'reveal: does(() => { throw new Error(); })',
    }),
  ).toMatchObject({ is: 'broken' });
  expect(await outcomeOf({ find: 'nowhere' })).toMatchObject({ is: 'broken' });
});

const STATE_BASED = {
  file: 'src/rulesets/excess-damage/rules/state-based-actions.ts',
  find: "(other === player ? '104.3a' : null)",
  replace: '(other === player ? null : null)',
};
const CONCEDING = 'test/excess-damage/rules/afterwards/conceding.test.ts';

const tested = (clause: string, files: readonly string[]): Promise<MutantOutcome> =>
  tryMutant(
    mutant({ ...STATE_BASED, clause }),
    textOf(STATE_BASED.file),
    { scenarios: [], tests: files },
    thread,
  );

test('a mutant is noticed by a test named after its clause, and not by another of the same file', async () => {
  expect(await tested('104.3a', [CONCEDING])).toEqual({ is: 'noticed', by: CONCEDING });
  expect(await tested('104.3b', [CONCEDING])).toMatchObject({ is: 'broken' });
});

test('a mutant that names its test is noticed by that one, and not by another of the same file', async () => {
  const named = (title: string) =>
    tryMutant(
      mutant({ ...STATE_BASED, test: { file: CONCEDING, title } }),
      textOf(STATE_BASED.file),
      { scenarios: [], tests: [CONCEDING] },
      thread,
    );
  expect(await named('ends an event when seat 0')).toEqual({ is: 'noticed', by: CONCEDING });
  expect(await named('ends an event when seat 2')).toMatchObject({ is: 'broken' });
});

test('a mutant that names its test is noticed by what is thrown outside of the test, too', async () => {
  const file = 'packages/inspector/src/xstate-v4/viewer-server.ts';
  const named = { file: 'packages/inspector/test/xstate-v4.test.ts', title: 'malformed JSON from a viewer' };
  const unguarded = mutant({
    file,
    find: 'if (isBinary || !isViewerMessage(String(data))) return;',
    test: named,
  });
  expect(await tryMutant(unguarded, textOf(file), { scenarios: [], tests: [named.file] }, thread)).toEqual({
    is: 'noticed',
    by: named.file,
  });
});

test('each mutant is tried in modules that no other has changed', async () => {
  expect(await outcomeOf(NOTICED)).toMatchObject({ is: 'noticed' });
  expect(await outcomeOf(SURVIVES)).toEqual({ is: 'unnoticed' });
  expect(await tested('104.3a', [CONCEDING])).toMatchObject({ is: 'noticed' });
});

test('a scenario that fails without the mutant, too, notices nothing', async () => {
  const wrong = folder.file(
    'wrong.yaml',
    textOf(NAMED.scenarios[0] as string).replace('revealed, player: p2', 'revealed, player: p1'),
  );
  expect(await tryMutant(mutant(SURVIVES), textOf(CHART), { scenarios: [wrong], tests: [] }, thread)).toEqual(
    { is: 'broken', reason: `${wrong} fails without the mutant, too` },
  );
});

test('a mutant that does not come to an end is stopped, and the next one is tried', async () => {
  await outcomeOf(NOTICED);
  const text = textOf(CHART).replace(ENDLESS.find, ENDLESS.replace);
  const order = { choice: { clause: '13-6b' }, kind: 'scenarios', files: NAMED.scenarios } as const;
  expect(await thread.judge({ ...order, mutant: { file: CHART, text } }, 2000)).toEqual({
    is: 'broken',
    reason: 'it does not come to an end',
  });
  expect(await outcomeOf(NOTICED)).toMatchObject({ is: 'noticed' });
});

test('a planted mutant that survives, and one that does not compile, are found among others', async () => {
  const planted = [
    mutant({ ...NOTICED, place: 'noticed' }),
    mutant({ ...SURVIVES, place: 'survives' }),
    mutant({
      find: 'export const rulerDamage',
      replace: 'const x: string = 1;\nexport const rulerDamage',
      place: 'uncompiled',
    }),
  ];
  const found = new Map<string, string>();
  await tryAll(
    planted.map((each) => ({ mutant: each, named: NAMED })),
    new AbortController().signal,
    ({ mutant: { place } }, { is }) => found.set(place, is),
  );
  expect(Object.fromEntries(found)).toEqual({
    noticed: 'noticed',
    survives: 'unnoticed',
    uncompiled: 'broken',
  });
});

test('a mutant on trial is left at once when all is stopped', async () => {
  const stop = new AbortController();
  const endless = mutant(ENDLESS);
  const stopped = new TrialThread(stop.signal);
  const outcome = tryMutant(endless, textOf(CHART), { ...NAMED, tests: [CONCEDING] }, stopped);
  stop.abort();
  expect(await outcome).toMatchObject({ is: 'broken', reason: expect.stringMatching('abort') });
  expect(await tryMutant(endless, textOf(CHART), NAMED, stopped)).toMatchObject({ reason: 'it was stopped' });
});

test('what is stopped keeps the outcomes that it has, and adds none', async () => {
  const stop = new AbortController();
  const found: MutantOutcome[] = [];
  const due = Array.from({ length: 3 }, () => ({ mutant: mutant({ find: 'nowhere' }), named: NAMED }));
  await tryAll(due, stop.signal, (_, outcome) => {
    found.push(outcome);
    stop.abort();
  });
  expect(found).toHaveLength(1);
});

test('a mutant that breaks the build is named, also where the fault shows in another file', async () => {
  const file = 'src/core/random.ts';
  const here = mutant({
    file,
    find: 'export class Chance {',
    replace: 'export class Chance { x: string = 1;',
    place: 'here',
  });
  const there = mutant({
    file: 'src/core/game-state.ts',
    find: 'export const clausesOf',
    replace: 'const clausesOf',
    place: 'there',
  });
  const uncompiled = await findUncompiled([here, there], textOf);
  expect([...new Set(uncompiled.map(({ mutant: { place } }) => place))].sort()).toEqual(['here', 'there']);
});

test('a fault that the sources have without any mutant is held against none', async () => {
  const file = 'src/core/random.ts';
  const faulty = `${textOf(file)}\nexport const faulty: string = 1;\n`;
  const sound = mutant({ file, find: 'export class Chance {', replace: 'export class Chance { x = 1;' });
  await expect(
    findUncompiled([sound], (each) => (each === file ? faulty : textOf(each))),
  ).rejects.toMatchObject({ code: 'NOT_COMPILED', message: expect.stringContaining(file) });
});
