import { Chance } from '../core/chance.ts';
import type { SetSource } from '../core/cards/card-sets-2.ts';
import type { OnStep } from '../core/trace.ts';
import { attempt, type Choose, type Played } from './attempt.ts';
import { type CaseOrigin, type Given, originOf } from './case-2.ts';
import { chooserFor, continuing, following, wantedBy } from './chooser.ts';
import { Coverage } from './coverage/coverage.ts';
import { type CaseReach, listen } from './coverage/listener.ts';
import { FINDING_FORMAT, type Finding } from './counterexample.ts';
import type { Ground } from './case.ts';
import { groundCalled } from './targets/grounds.ts';
import type { Journal } from './journal.ts';
import { Minimiser } from './minimise-2.ts';
import { Patience } from './minimise.ts';
import { choicesIn } from './choices.ts';
import { stepCosts, trials } from './run-case.ts';
import type { BeginTrial, Target } from './oracles/trial.ts';

/** What a fuzzer does; the same gives the same cases. */
export interface FuzzSettings {
  readonly ruleset: string;
  /** Whose cards are drawn too; absent where there are none. */
  readonly sets?: readonly SetSource[];
  readonly targets: readonly Target[];
  readonly edition?: string;
  readonly seed: number;
  /** Number of this fuzzer among those of a run. */
  readonly lane: number;
}

/** How many cases that reached something new are kept to go on from. */
const MOST_KEPT = 200;

/** One case in so many goes on from one that reached something new. */
const GOES_ON_ONCE_IN = 2;

/** One case in so many begins with a new match although there are positions to begin in. */
const NEW_ONCE_IN = 5;

/** Cases from a position end soon: it is near what it is about. */
const ANSWERS_FROM_POSITION = 20;

/** A case worth going on from. */
interface Kept {
  readonly from: CaseOrigin;
  readonly tape: readonly number[];
}

/** What one case came to. */
export interface CaseDone {
  readonly steps: number;
  /** Answers given; every question has two options or more. */
  readonly choices: number;
  readonly finding?: Finding;
}

/** Plays case after case, each led by what the cases before it reached. */
export class Fuzzer {
  readonly #settings: FuzzSettings;
  readonly #ground: Ground;
  readonly #journal: Journal;
  readonly #given: readonly Given[];
  /** Those that did not come yet, in this round. */
  #ahead: Given[];
  /** Everything reached, to lead further cases; and what was not yet handed over. */
  readonly #coverage = new Coverage();
  readonly #kept: Kept[] = [];
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
    given: readonly Given[],
    first: readonly Given[] = given,
  ) {
    this.#settings = settings;
    this.#ground = groundCalled(settings.ruleset, settings.sets);
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
  opening(): { readonly target: Target; readonly from: CaseOrigin } {
    return { target: this.#targetOf(this.#cases), from: this.#drawn(this.#chanceOf(this.#cases)).from };
  }

  /** Plays the next case. A finding of a kind that was found before is not told again. */
  next(): CaseDone {
    const number = this.#cases;
    this.#cases += 1;
    const target = this.#targetOf(number);
    const { from, choose } = this.#drawn(this.#chanceOf(number));
    let reach: CaseReach | undefined;
    const origin = () => {
      const opened = originOf(this.#ground, from);
      reach = listen(this.#coverage, opened.ruleset, this.#ground.arena.cardIn);
      return opened;
    };
    const note = this.#journal.open(number, from);
    const chooseHeard: Choose = (decision, answered) => {
      reach?.hearQuestion(decision);
      return choose(decision, answered);
    };
    const hear: OnStep = (step, game) => reach?.hear(step, game);
    const played = attempt(trials[target], origin, chooseHeard, hear, note);
    if (reach?.isNew()) this.#keep({ from, tape: played.tape });
    const done = { steps: reach?.steps() ?? 0, choices: played.tape.length };
    const kind = played.failure && `${target} ${played.failure.kind}`;
    if (kind === undefined || this.#kinds.has(kind)) return done;
    this.#kinds.add(kind);
    return { ...done, finding: this.#minimised(number, target, from, played) };
  }

  #targetOf(number: number): Target {
    const { targets } = this.#settings;
    return targets[number % targets.length] as Target;
  }

  #chanceOf(number: number): Chance {
    const { seed, lane } = this.#settings;
    return new Chance(seed, number, `lane ${lane}`);
  }

  #drawn(chance: Chance): { readonly from: CaseOrigin; readonly choose: Choose } {
    const { arena, editions } = this.#ground;
    const choosing = ({ is }: CaseOrigin): Choose =>
      chooserFor(chance, this.#coverage, is === 'position' ? ANSWERS_FROM_POSITION : arena.longest);
    if (this.#kept.length > 0 && chance.onceIn(GOES_ON_ONCE_IN)) {
      const { from, tape } = chance.pick(this.#kept);
      return { from, choose: continuing(chance, tape, choosing(from)) };
    }
    if (this.#given.length > 0 && !chance.onceIn(NEW_ONCE_IN)) {
      const { position, answers } = this.#nextGiven(chance);
      const from = { is: 'position', position } as const;
      return { from, choose: following(chance, answers, choosing(from)) };
    }
    const edition = this.#settings.edition ?? chance.pick(editions);
    const wanted = (card: string): number => wantedBy(this.#coverage.count('card', card));
    const start = arena.draw(chance, edition, wanted);
    const from = { is: 'start', start, edition, seed: chance.below(1 << 30) } as const;
    return { from, choose: choosing(from) };
  }

  /** Each once, in any order, before one comes again. */
  #nextGiven(chance: Chance): Given {
    if (this.#ahead.length === 0) this.#ahead = [...this.#given];
    const [given] = this.#ahead.splice(chance.below(this.#ahead.length), 1);
    return given as Given;
  }

  #keep(kept: Kept): void {
    if (this.#kept.length === MOST_KEPT) this.#kept.shift();
    this.#kept.push(kept);
  }

  #minimised(number: number, target: Target, from: CaseOrigin, found: Played): Finding {
    const trial: BeginTrial = trials[target];
    const patience = new Patience(stepCosts[target]);
    const onTry = (tried: CaseOrigin) => this.#journal.open(number, tried);
    const smallest = new Minimiser(this.#ground, trial, patience, onTry).minimise({ from, played: found });
    const { seed, lane } = this.#settings;
    const { tape, keys, failure = found.failure } = smallest.played;
    return {
      format: FINDING_FORMAT,
      ruleset: this.#ground.id,
      version: this.#ground.version,
      ...(this.#ground.sets && { sets: this.#ground.sets }),
      target,
      kind: failure?.kind ?? '',
      message: failure?.message ?? '',
      from: smallest.from,
      answers: keys,
      choices: choicesIn(tape),
      found: { seed, lane, case: number, answers: found.tape.length },
    };
  }
}
