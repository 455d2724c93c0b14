import type { Position } from '../core/game-state.ts';
import { type CaseOrigin, type FuzzTarget, originOf, throughJson } from './case.ts';
import { countChoices, isShorter, pieceSizes, withoutPiece } from './choices.ts';
import type { Oracle, OracleFactory } from './oracles/oracle.ts';
import { fromSequence, type PlayedCase, runCase } from './run-case.ts';

/** What minimising one finding may cost, in steps held to the rules: some twenty seconds. */
const MOST_COST = 240_000;

/** What it costs to begin a match. */
const COST_TO_BEGIN = 60;

/** How long a case may be played for again and again: measured in what was played, so that any machine comes to the same. */
export class MinimiseBudget {
  readonly #stepCost: number;
  #left = MOST_COST;

  /** `stepCost`: of the trial. */
  constructor(stepCost: number) {
    this.#stepCost = stepCost;
  }

  /** Whether to go on. */
  isLeft(): boolean {
    return this.#left > 0;
  }

  /** A case was played for that many steps. */
  spend(steps: number): void {
    this.#left -= COST_TO_BEGIN + steps * this.#stepCost;
  }
}

/** A case that fails in one kind of way. */
export interface FailingCase {
  readonly from: CaseOrigin;
  readonly played: PlayedCase;
}

/** Answers other than the first option that a case from the start of a match may keep. */
export const MAX_CHOICES = 15;

/** Makes a failing case smaller as long as it fails in the same way. */
export class Minimiser {
  readonly #fuzzed: FuzzTarget;
  readonly #trial: OracleFactory;
  readonly #patience: MinimiseBudget;
  readonly #onTry: (from: CaseOrigin) => (place: number) => void;

  constructor(
    fuzzed: FuzzTarget,
    trial: OracleFactory,
    patience: MinimiseBudget,
    onTry: (from: CaseOrigin) => (place: number) => void,
  ) {
    this.#fuzzed = fuzzed;
    this.#trial = trial;
    this.#patience = patience;
    this.#onTry = onTry;
  }

  /**
   * The smallest case found: from the start of a match, with few answers but first options and with simple cards, or else
   * from a position near its end, which is tried first as it is played quickly.
   */
  minimise(found: FailingCase): FailingCase {
    const late = this.#shorter(this.#later(found));
    const early = this.#shorter(this.#simpler(this.#shorter(found)));
    return countChoices(early.played.sequence) <= MAX_CHOICES ? early : late;
  }

  /** The case played from there with that sequence, if it fails in the same way. */
  #try(from: CaseOrigin, sequence: readonly number[], kind: string | undefined): FailingCase | undefined {
    if (!this.#patience.isLeft()) return undefined;
    const onAnswer = this.#onTry(from);
    let isOpen = false;
    const origin = () => {
      const opened = originOf(this.#fuzzed, from);
      isOpen = true;
      return opened;
    };
    let steps = 0;
    const onStep = () => {
      steps += 1;
    };
    const played = runCase(this.#trial, origin, fromSequence(sequence), onStep, onAnswer);
    this.#patience.spend(steps);
    return isOpen && played.failure?.kind === kind ? { from, played } : undefined;
  }

  /** Leaves answers out, and takes first options, in ever smaller pieces. */
  #shorter(found: FailingCase): FailingCase {
    const kind = found.played.failure?.kind;
    let best = found;
    for (const size of pieceSizes(best.played.sequence)) {
      for (let at = 0; at < best.played.sequence.length; ) {
        const { sequence } = best.played;
        const better = withoutPiece(sequence, at, size)
          .map((each) => this.#try(best.from, each, kind))
          .find((each) => each !== undefined && isShorter(each.played.sequence, sequence));
        if (better === undefined) at += size;
        else best = better;
      }
    }
    return best;
  }

  /** Takes simpler starts as long as there are some. */
  #simpler(found: FailingCase): FailingCase {
    let best = found;
    for (let next = this.#oneSimpler(best); next !== undefined; next = this.#oneSimpler(best)) best = next;
    return best;
  }

  #oneSimpler({ from, played }: FailingCase): FailingCase | undefined {
    if (from.is !== 'start') return undefined;
    for (const start of this.#fuzzed.arena.shrink(from.start)) {
      if (!this.#patience.isLeft()) return undefined;
      const simpler = this.#try({ ...from, start }, played.sequence, played.failure?.kind);
      if (simpler !== undefined && !isShorter(played.sequence, simpler.played.sequence)) return simpler;
    }
    return undefined;
  }

  /** Puts a position in place of the beginning, as late as the case still fails from it. */
  #later(found: FailingCase): FailingCase {
    const { from, played } = found;
    if (from.is === 'position') return found;
    const positions = this.#positionsOf(found);
    for (let left = 1; left < played.sequence.length; left *= 2) {
      const at = played.sequence.length - left;
      const position = positions[at];
      if (position === undefined) continue;
      const tail = played.sequence.slice(at);
      const later = this.#try({ is: 'position', start: from.start, position }, tail, played.failure?.kind);
      if (later !== undefined) return later;
    }
    return found;
  }

  /** The positions before each answer. */
  #positionsOf({ from, played }: FailingCase): readonly Position[] {
    const positions: Position[] = [];
    let trial: Oracle | undefined;
    const watched: OracleFactory = (origin, onStep) => {
      trial = this.#trial(origin, onStep);
      return trial;
    };
    runCase(
      watched,
      () => originOf(this.#fuzzed, from),
      (_, answered) => {
        if (trial !== undefined) positions.push(throughJson(trial.match.position()));
        return played.sequence[answered];
      },
      () => {},
    );
    return positions;
  }
}
