import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ConformanceCase, ConformanceFailed, conforms } from '../../src/api/conformance.ts';
import { regenerateGolden } from '../../src/conformance/golden-cases.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { faults } from './planted/faults.ts';
import { chartOf, endRound, type Higher, higher, type Play } from './planted/game.ts';
import { leaks } from './planted/leaks.ts';

const failureOf = ({ run }: ConformanceCase): ConformanceFailed | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof ConformanceFailed) return error;
    throw error;
  }
};

/** Every failure of a ruleset, by the case. */
const failuresOf = (ruleset: Ruleset): ReadonlyMap<string, ConformanceFailed> =>
  new Map(
    conforms(ruleset)
      .filter(({ skip }) => skip === undefined)
      .flatMap((each) => {
        const failure = failureOf(each);
        return failure === undefined ? [] : [[each.id, failure] as const];
      }),
  );

describe('The small game', () => {
  it('passes every case, and has every face that cases are about', () => {
    expect([...failuresOf(higher).values()].map(({ message }) => message)).toEqual([]);
    expect(conforms(higher).flatMap(({ id, skip }) => (skip === undefined ? [] : [id]))).toEqual(['golden']);
  });

  it.each([...faults, ...leaks])(
    'with $what fails the case that is about it, and no other',
    ({ ruleset, named, says }) => {
      const failures = failuresOf(ruleset);
      expect([...failures.keys()]).toEqual(named);
      expect(failures.get(named[0] ?? '')?.message).toMatch(says);
    },
  );

  it('is told skipped cases where it lacks a face', () => {
    const {
      rerandomizeHidden: otherWorld,
      determinize: sampler,
      explainIllegal,
      renderBoard,
      lazyView: glance,
      informationStateKey: seenKey,
      observationEncoder,
      present,
      traceInvariants: laws,
      recordedEvents: recorded,
      maxQuestions: mostQuestions,
      ...bare
    } = higher;
    const skipped = conforms(bare).filter(({ skip }) => skip !== undefined);
    expect(skipped.map(({ id }) => id)).toEqual([
      'chance',
      'length',
      'laws',
      'leaks',
      'board-leaks',
      'option-leaks',
      'refusal-leaks',
      'determinize-leaks',
      'key-leaks',
      'event-leaks',
      'log-leaks',
      'window-leaks',
      'change-leaks',
      'imagined',
      'glance',
      'seenKey',
      'observations',
      'present',
      'golden',
    ]);
  });
});

describe('A golden playthrough', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatechart-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const failuresBeside = (ruleset: Ruleset<Higher, Play>) =>
    conforms(ruleset, { golden: folder }).flatMap((each) => {
      const failure = each.skip === undefined ? failureOf(each) : undefined;
      return failure === undefined ? [] : [failure];
    });

  it('fails, with the first line that is another one, where a rule was changed', () => {
    const writing = regenerateGolden(higher, folder, 3);
    let written = writing.next();
    while (written.done !== true) written = writing.next();
    for (const { path, text } of written.value) writeFileSync(path, text);
    expect(failuresBeside(higher)).toEqual([]);
    const worthTwo = chartOf({
      endRound: (game) => {
        const { score, ...ended } = endRound(game);
        return { ...ended, score: [2 * score[0] - game.score[0], 2 * score[1] - game.score[1]] };
      },
    });
    const [failure, ...others] = failuresBeside({ ...higher, editions: { only: worthTwo } });
    expect(others).toEqual([]);
    expect(failure).toMatchObject({
      case: 'golden/seed-3',
      place: expect.stringMatching(/seed-3\.txt:\d+; if this change is intended, raise version/),
      expected: expect.stringMatching(/^both see {2}score: \[(1,0|0,1)\]$/),
      actual: expect.stringMatching(/^both see {2}score: \[(2,0|0,2)\]$/),
    });
  });
});

describe('A failure', () => {
  it('names the case, the match, the question, the place, and what was seen against what was expected', () => {
    const [planted] = faults;
    const failure = failuresOf(planted?.ruleset ?? higher).get('options');
    expect(failure).toMatchObject({
      code: 'DOES_NOT_CONFORM',
      case: 'options',
      seed: 1,
      decision: { number: 0, kind: 'play', player: 0 },
      place: 'options.1',
    });
    expect(failure?.message.split('\n')).toEqual([
      'options: a decision has at least two options, or one in a kind of bluffWindows, with unique keys in sorted order',
      '  match     seed 1, edition only, decks twelve and twelve',
      '  decision  0 (play, player 1 in choosing)',
      '  actions   none',
      '  place     options.1',
      expect.stringMatching(
        /^ {2}expected {2}"play rank-\d+" before "play rank-\d+" \(canonicalOptions sorts\)$/,
      ),
      expect.stringMatching(/^ {2}actual {4}\["play rank-\d+",/),
    ]);
  });
});
