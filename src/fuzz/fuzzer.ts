import type { CardWeight } from '../core/adapters/generators.ts';
import type { SetSource } from '../core/cards/card-sets.ts';
import { Chance } from '../core/random.ts';
import type { OnStep } from '../core/trace.ts';
import { type CaseOrigin, type FuzzTarget, type Journal, originOf, type StartPosition } from './case.ts';
import {
  chooserFor,
  continueSequence,
  countChoices,
  followAll,
  followKeys,
  keptAnswers,
  rarityWeight,
  withOneChanged,
} from './choices.ts';
import { Corpus, type PickedCase } from './corpus.ts';
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

/** How a case may come about; what stands here twice comes twice as often. */
type Way = 'given' | 'mutated' | 'new';
const WAYS: readonly Way[] = ['mutated', 'mutated', 'mutated', 'given', 'new'];

/** Until every position came once. */
const FIRST_WAYS: readonly Way[] = ['given', 'given', 'given', 'given', 'given', 'given', 'mutated', 'new'];

/** How a case that is gone on from is changed. */
const MUTATIONS = ['continued', 'continued', 'oneChanged', 'elsewhere'] as const;

/** Seeds of the chance in a match. */
const MAX_SEED = 1 << 30;

/** Cases from a position end soon: it is near what it is about. */
const ANSWERS_FROM_POSITION = 20;

/** The first time, a position is left sooner still, so that all come soon: those many answers after its own. */
const ANSWERS_AFTER_ALL = 4;

/** How much more a card is wanted that was used in the case that a deck is drawn after. */
const WANTED = 64;

/** What a case is to be. */
interface DrawnCase {
  readonly from: CaseOrigin;
  readonly choose: ChooseOption;
}

const originAt = ({ position, refused }: StartPosition): CaseOrigin => ({
  is: 'position',
  position,
  ...(refused && { refused }),
});

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
  #isFirstRound = true;
  /** Everything reached, to lead further cases; and what was not yet handed over. */
  readonly #coverage = new Coverage();
  readonly #corpus = new Corpus();
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
    const target = this.#targetOf(this.#cases);
    return { target, from: this.#drawn(this.#chanceOf(this.#cases), target).from };
  }

  /** Plays the next case. A finding of a kind that was found before is not told again. */
  next(): CaseResult {
    const number = this.#cases;
    this.#cases += 1;
    const target = this.#targetOf(number);
    const { from, choose } = this.#drawn(this.#chanceOf(number), target);
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
    if (reach !== undefined) {
      reach.onClauses(played.clauses);
      this.#corpus.add({ from, sequence: played.sequence }, reach.reached());
    }
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

  #drawn(chance: Chance, target: OracleId): DrawnCase {
    const isFirstRound = this.#isFirstRound && this.#ahead.length > 0;
    const way = chance.pick(isFirstRound ? FIRST_WAYS : WAYS);
    if (way === 'given' && this.#given.length > 0) return this.#fromGiven(chance, target, isFirstRound);
    const picked = way === 'mutated' ? this.#corpus.pick(chance) : undefined;
    if (picked !== undefined) return this.#mutated(chance, target, picked);
    const { cards } = this.#corpus.pick(chance) ?? {};
    const from = this.#newStart(chance, (card) => (cards?.has(card) ? WANTED : this.#rarityOf(card)));
    return { from, choose: this.#ownChoice(chance, from) };
  }

  /** A case chooses on its own behind what it follows. */
  #ownChoice(chance: Chance, { is }: CaseOrigin, followed = 0): ChooseOption {
    const longest =
      is === 'position' ? Math.max(ANSWERS_FROM_POSITION, followed) : this.#fuzzed.arena.maxChoices;
    return chooserFor(chance, this.#coverage, longest);
  }

  #fromGiven(chance: Chance, target: OracleId, isFirstRound: boolean): DrawnCase {
    const given = this.#nextGiven(chance, target);
    const { answers } = given;
    const from = originAt(given);
    if (isFirstRound) {
      const own = chooserFor(chance, this.#coverage, answers.length + ANSWERS_AFTER_ALL);
      return { from, choose: followAll(answers, own) };
    }
    return { from, choose: followKeys(chance, answers, this.#ownChoice(chance, from, answers.length)) };
  }

  #mutated(chance: Chance, target: OracleId, picked: PickedCase): DrawnCase {
    const { sequence, at } = picked;
    const mutation = chance.pick(MUTATIONS);
    const from = mutation === 'elsewhere' ? this.#elsewhere(chance, target, picked.from) : picked.from;
    const own = this.#ownChoice(chance, from);
    if (mutation !== 'oneChanged') {
      return { from, choose: continueSequence(sequence, keptAnswers(chance, sequence, at), own) };
    }
    return { from, choose: continueSequence(withOneChanged(chance, sequence), sequence.length, own) };
  }

  /** Another place to begin: another position, or a match of other cards or with other chance. */
  #elsewhere(chance: Chance, target: OracleId, from: CaseOrigin): CaseOrigin {
    if (from.is === 'position') {
      return this.#given.length === 0 ? from : originAt(this.#nextGiven(chance, target));
    }
    const { arena } = this.#fuzzed;
    if (chance.onceIn(2)) return { ...from, seed: chance.below(MAX_SEED) };
    const start = arena.mutate?.(chance, from.start, from.edition, (card) => this.#rarityOf(card));
    return start === undefined ? from : { ...from, start };
  }

  #newStart(chance: Chance, wanted: CardWeight): CaseOrigin {
    const { arena, editions } = this.#fuzzed;
    const edition = this.#settings.edition ?? chance.pick(editions);
    const start = arena.generate(chance, edition, wanted);
    return { is: 'start', start, edition, seed: chance.below(MAX_SEED) };
  }

  #rarityOf(card: string): number {
    return rarityWeight(this.#coverage.count('card', card));
  }

  /** Each once, in any order, before one comes again. Those with refusals wait for the target that looks at refusals. */
  #nextGiven(chance: Chance, target: OracleId): StartPosition {
    if (this.#ahead.length === 0) {
      this.#ahead = [...this.#given];
      this.#isFirstRound = false;
    }
    const fit = this.#ahead.filter(({ refused }) => (refused !== undefined) === (target === 'rules'));
    const given = chance.pick(fit.length > 0 ? fit : this.#ahead);
    this.#ahead.splice(this.#ahead.indexOf(given), 1);
    return given;
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
