import type { SetSource } from '../core/cards/card-sets.ts';
import { Chance } from '../core/random.ts';
import type { OnStep } from '../core/trace.ts';
import { type CaseOrigin, type FuzzTarget, type Journal, originOf, type StartPosition } from './case.ts';
import { chooserFor, continueSequence, countChoices, followKeys, rarityWeight } from './choices.ts';
import { type Counterexample, newCounterexample } from './counterexample.ts';
import { type CaseCoverage, listenToCase } from './coverage/chart-coverage.ts';
import { Coverage, type CoverageCounts } from './coverage/coverage.ts';
import { MinimiseBudget, Minimiser } from './minimise.ts';
import type { OracleFactory, OracleId } from './oracles/oracle.ts';
import { type ChooseOption, oracles, type PlayedCase, runCase, stepCosts } from './run-case.ts';
import { fuzzTarget } from './targets/fuzz-targets.ts';

/** What a fuzzer does; the same gives the same cases. */
export interface FuzzSettings {
  readonly ruleset: string;
  /** Whose cards are drawn too; absent where there are none. */
  readonly sets?: readonly SetSource[];
  readonly targets: readonly OracleId[];
  readonly edition?: string;
  readonly seed: number;
  /** Number of this fuzzer among those of a run. */
  readonly lane: number;
}

/** How many cases that reached something new are kept to go on from. */
const MAX_CORPUS = 200;

/** One case in so many goes on from one that reached something new. */
const GOES_ON_ONCE_IN = 2;

/** One case in so many begins with a new match although there are positions to begin in. */
const NEW_ONCE_IN = 5;

/** Cases from a position end soon: it is near what it is about. */
const ANSWERS_FROM_POSITION = 20;

/** A case worth going on from. */
interface CorpusEntry {
  readonly from: CaseOrigin;
  readonly sequence: readonly number[];
}

/** What one case came to. */
export interface CaseResult {
  readonly steps: number;
  /** Answers given; every question has two options or more. */
  readonly choices: number;
  readonly finding?: Counterexample;
}

/** Plays case after case, each led by what the cases before it reached. */
export class Fuzzer {
  readonly #settings: FuzzSettings;
  readonly #fuzzed: FuzzTarget;
  readonly #journal: Journal;
  readonly #given: readonly StartPosition[];
  /** Those that did not come yet, in this round. */
  #ahead: StartPosition[];
  /** Everything reached, to lead further cases; and what was not yet handed over. */
  readonly #coverage = new Coverage();
  readonly #kept: CorpusEntry[] = [];
  readonly #kinds = new Set<string>();
  #cases: number;

  /**
   * `from`: number of the first case. `given`: where cases may begin, besides new matches; `first`: those of them that come
   * before all others.
   */
  constructor(
    settings: FuzzSettings,
    journal: Journal,
    from: number,
    given: readonly StartPosition[],
    first: readonly StartPosition[] = given,
  ) {
    this.#settings = settings;
    this.#fuzzed = fuzzTarget(settings.ruleset, settings.sets);
    this.#journal = journal;
    this.#cases = from;
    this.#given = given;
    this.#ahead = [...first];
  }

  /** What was reached, for guiding and for reports. */
  get coverage(): Coverage {
    return this.#coverage;
  }

  /** Where the first case begins, and what it is held to; nothing is played. */
  opening(): { readonly target: OracleId; readonly from: CaseOrigin } {
    return { target: this.#targetOf(this.#cases), from: this.#drawn(this.#chanceOf(this.#cases)).from };
  }

  /** Plays the next case. A finding of a kind that was found before is not told again. */
  next(): CaseResult {
    const number = this.#cases;
    this.#cases += 1;
    const target = this.#targetOf(number);
    const { from, choose } = this.#drawn(this.#chanceOf(number));
    let reach: CaseCoverage | undefined;
    const origin = () => {
      const opened = originOf(this.#fuzzed, from);
      reach = listenToCase(this.#coverage, opened.ruleset, this.#fuzzed.arena.cardIn);
      return opened;
    };
    const note = this.#journal.open(number, from);
    const chooseHeard: ChooseOption = (decision, answered) => {
      reach?.onDecision(decision);
      return choose(decision, answered);
    };
    const onStep: OnStep = (step, game) => reach?.onStep(step, game);
    const played = runCase(oracles[target], origin, chooseHeard, onStep, note);
    if (reach?.isNew()) this.#keep({ from, sequence: played.sequence });
    const done = { steps: reach?.steps() ?? 0, choices: played.sequence.length };
    const kind = played.failure && `${target} ${played.failure.kind}`;
    if (kind === undefined || this.#kinds.has(kind)) return done;
    this.#kinds.add(kind);
    return { ...done, finding: this.#minimised(number, target, from, played) };
  }

  #targetOf(number: number): OracleId {
    const { targets } = this.#settings;
    return targets[number % targets.length] as OracleId;
  }

  #chanceOf(number: number): Chance {
    const { seed, lane } = this.#settings;
    return new Chance(seed, number, `lane ${lane}`);
  }

  #drawn(chance: Chance): { readonly from: CaseOrigin; readonly choose: ChooseOption } {
    const { arena, editions } = this.#fuzzed;
    const choosing = ({ is }: CaseOrigin): ChooseOption =>
      chooserFor(chance, this.#coverage, is === 'position' ? ANSWERS_FROM_POSITION : arena.maxChoices);
    if (this.#kept.length > 0 && chance.onceIn(GOES_ON_ONCE_IN)) {
      const { from, sequence } = chance.pick(this.#kept);
      return { from, choose: continueSequence(chance, sequence, choosing(from)) };
    }
    if (this.#given.length > 0 && !chance.onceIn(NEW_ONCE_IN)) {
      const { position, answers } = this.#nextGiven(chance);
      const from = { is: 'position', position } as const;
      return { from, choose: followKeys(chance, answers, choosing(from)) };
    }
    const edition = this.#settings.edition ?? chance.pick(editions);
    const wanted = (card: string): number => rarityWeight(this.#coverage.count('card', card));
    const start = arena.generate(chance, edition, wanted);
    const from = { is: 'start', start, edition, seed: chance.below(1 << 30) } as const;
    return { from, choose: choosing(from) };
  }

  /** Each once, in any order, before one comes again. */
  #nextGiven(chance: Chance): StartPosition {
    if (this.#ahead.length === 0) this.#ahead = [...this.#given];
    const [given] = this.#ahead.splice(chance.below(this.#ahead.length), 1);
    return given as StartPosition;
  }

  #keep(kept: CorpusEntry): void {
    if (this.#kept.length === MAX_CORPUS) this.#kept.shift();
    this.#kept.push(kept);
  }

  #minimised(number: number, target: OracleId, from: CaseOrigin, found: PlayedCase): Counterexample {
    const trial: OracleFactory = oracles[target];
    const patience = new MinimiseBudget(stepCosts[target]);
    const onTry = (tried: CaseOrigin) => this.#journal.open(number, tried);
    const smallest = new Minimiser(this.#fuzzed, trial, patience, onTry).minimise({ from, played: found });
    const { seed, lane } = this.#settings;
    const { sequence, keys, failure = found.failure } = smallest.played;
    return newCounterexample(this.#fuzzed, {
      target,
      kind: failure?.kind ?? '',
      message: failure?.message ?? '',
      from: smallest.from,
      answers: keys,
      choices: countChoices(sequence),
      found: { seed, lane, case: number, answers: found.sequence.length },
    });
  }
}

/** A number of cases to be played one after the other. */
export interface Batch {
  readonly settings: FuzzSettings;
  /** Number of the first case; the fuzzer begins anew if it is not the one it would play next. */
  readonly from: number;
  /** Most cases. */
  readonly cases: number;
  /** Milliseconds after which no further case is begun; none where what comes of it must not depend on time. */
  readonly time?: number;
  /** Memory of the journal. */
  readonly memory: SharedArrayBuffer;
}

/** What was played, and what it reached. */
export interface BatchResult {
  readonly cases: number;
  readonly steps: number;
  readonly choices: number;
  readonly coverage: CoverageCounts;
  readonly findings: readonly Counterexample[];
}

/** Plays the cases of a batch, up to the first finding: what was found is handed over before anything else can happen. */
export const playBatch = (
  fuzzer: Fuzzer,
  { cases, time = Infinity }: Batch,
  clock: () => number,
): BatchResult => {
  const until = clock() + time;
  const findings: Counterexample[] = [];
  let played = 0;
  let steps = 0;
  let choices = 0;
  while (played < cases && findings.length === 0 && (played === 0 || clock() < until)) {
    const done = fuzzer.next();
    played += 1;
    steps += done.steps;
    choices += done.choices;
    if (done.finding !== undefined) findings.push(done.finding);
  }
  return { cases: played, steps, choices, coverage: fuzzer.coverage.takeFresh(), findings };
};
