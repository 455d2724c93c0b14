import { test } from '@fast-check/vitest';
import { afterAll, describe, expect } from 'vitest';
import type { Step } from '../../../src/core/trace.ts';
import { gateRuler } from '../../../src/registered.ts';
import { positionDigest } from '../../../src/replay/position-digest.ts';
import type { RuntimeName } from '../../../src/runtime/match.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';
import { farTape, runs } from '../../../test/support/effort.ts';
import {
  begin,
  type GateRulerMatch,
  keyFor,
  type Setup,
  setups,
  tapes,
  USUAL_SETUP,
} from '../support/tape.ts';

const RUNS = 40;
const LONGEST = 160;

/** Fewer than the example alone compares. */
const STEPS_AT_LEAST = 10_000;

let compared = 0;

/** A match that collects its steps from one rest to the next. */
class Told {
  readonly #match: GateRulerMatch;
  #steps: Step[] = [];

  constructor(begun: (onStep: (step: Step) => void) => GateRulerMatch) {
    this.#match = begun((step) => this.#steps.push(step));
  }

  static fromStart(setup: Setup, runtime: RuntimeName): Told {
    return new Told((onStep) => begin(setup, { runtime, onStep }));
  }

  /** A match of its own that goes on from here on that runtime, as if it came from a file. */
  goingOn(runtime: RuntimeName): Told {
    const position = structuredClone(this.#match.position());
    return new Told((onStep) => resumeMatch(gateRuler, position, { runtime, onStep }));
  }

  get decision() {
    return this.#match.pending()?.decision;
  }

  answer(key: string): void {
    const { player } = this.decision ?? { player: 0 };
    expect(this.#match.answer(player, key)).toBeUndefined();
  }

  /** Everything that can be seen of the match at rest; the steps are those since the last time. */
  rest() {
    const { game, stack } = this.#match.position();
    const steps = this.#steps;
    this.#steps = [];
    return { game, stack, decision: this.decision, digest: positionDigest({ game, stack }), steps };
  }
}

const compare = (reference: Told, others: readonly Told[]): void => {
  const expected = reference.rest();
  for (const other of others) {
    expect(other.rest()).toEqual(expected);
    compared += expected.steps.length;
  }
};

/** Gives all of them the answers of the tape and compares them at every rest. */
const playAll = (reference: Told, others: readonly Told[], tape: readonly number[]): void => {
  compare(reference, others);
  for (const byte of tape) {
    const { decision } = reference;
    if (decision === undefined) return;
    const key = keyFor(decision, byte);
    for (const match of [reference, ...others]) match.answer(key);
    compare(reference, others);
  }
};

describe('The runtimes agree on Gate Ruler', () => {
  afterAll(() => {
    expect(compared).toBeGreaterThan(STEPS_AT_LEAST);
  });

  test.prop([setups, tapes(LONGEST)], { ...runs(RUNS, 6), examples: [[USUAL_SETUP, farTape(LONGEST)]] })(
    'on game, processes, decision, digest and every step after every answer',
    (setup, tape) => {
      const others = (['lean', 'interpreted'] as const).map((runtime) => Told.fromStart(setup, runtime));
      playAll(Told.fromStart(setup, 'actors'), others, tape);
    },
  );

  test.prop([setups, tapes(LONGEST / 4), tapes(LONGEST / 4)], runs(RUNS / 4))(
    'also where one goes on from the position of the other',
    (setup, before, after) => {
      const actors = Told.fromStart(setup, 'actors');
      const lean = Told.fromStart(setup, 'lean');
      playAll(actors, [lean], before);
      playAll(
        actors,
        [lean.goingOn('actors'), actors.goingOn('lean'), lean.goingOn('lean'), lean.goingOn('interpreted')],
        after,
      );
    },
  );
});
