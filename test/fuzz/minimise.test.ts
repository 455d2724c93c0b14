import { describe, expect, it } from 'vitest';
import { Chance } from '../../src/core/random.ts';
import { type CaseOrigin, originOf } from '../../src/fuzz/case.ts';
import { countChoices } from '../../src/fuzz/choices.ts';
import { MinimiseBudget, Minimiser } from '../../src/fuzz/minimise.ts';
import { beginMatch, type OracleFactory, OracleFailure } from '../../src/fuzz/oracles/oracle.ts';
import { fromSequence, runCase } from '../../src/fuzz/run-case.ts';
import { fuzzTarget } from '../../src/fuzz/targets/fuzz-targets.ts';
import { waitingZone } from '../../src/registered.ts';

/** Fails as soon as an answer like that is given. */
const failsAt =
  (key: RegExp): OracleFactory =>
  (origin, hear) => {
    const match = beginMatch(origin, { runtime: 'lean', onStep: hear });
    return {
      match,
      pending: () => match.pending()?.decision,
      answer: (given) => {
        match.answer(match.pending()?.decision.player ?? 0, given);
        if (key.test(given)) throw new OracleFailure('test', `${given} was given`, 'given');
      },
      leave: () => {},
    };
  };

const fuzzed = fuzzTarget(waitingZone.id);
const { defaultEdition: edition } = waitingZone;
const chance = new Chance(3, 0, 'test');
const from: CaseOrigin = {
  is: 'start',
  start: fuzzed.arena.generate(chance, edition, () => 1),
  edition,
  seed: 5,
};
const trial = failsAt(/^attack/);
const sequence = chance.many(200, () => chance.below(200));

describe('a failing case', () => {
  const found = runCase(
    trial,
    () => originOf(fuzzed, from),
    fromSequence(sequence),
    () => {},
  );

  it('is made smaller and still fails in the same way', () => {
    expect(found.failure?.kind ?? 'none').toBe('test: given');
    const minimiser = new Minimiser(fuzzed, trial, new MinimiseBudget(1), () => () => {});
    const { from: smallest, played } = minimiser.minimise({ from, played: found });
    expect(played.failure?.kind).toBe('test: given');
    expect(countChoices(played.sequence)).toBeLessThanOrEqual(8);
    expect(played.sequence.length).toBeLessThanOrEqual(found.sequence.length);
    const again = runCase(
      trial,
      () => originOf(fuzzed, smallest),
      fromSequence(played.sequence),
      () => {},
    );
    expect(again).toEqual(played);
  });
});
