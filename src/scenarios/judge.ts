import type { InspectionEvent } from 'xstate';
import { type Mismatch, type Path, ScenarioFault } from '../core/adapters/scenario.ts';
import { escapeControls, truncate } from '../core/data/escape.ts';
import { MAX_FAILURE_LENGTH } from '../core/data/limits.ts';
import type { Decision, Player } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameEvent, GameState, Position } from '../core/game-state.ts';
import { reasonLine } from '../core/illegal-reasons.ts';
import type { Step } from '../core/trace.ts';
import type { Match, RuntimeName } from '../runtime/match.ts';
import { resumeMatch } from '../runtime/start.ts';
import {
  checkGame,
  checkQuestion,
  describeEvent,
  History,
  isForced,
  optionsText,
  questionText,
} from './expectations.ts';
import type { Scenario } from './scenario.ts';
import type { Expectation, ScriptItem, SeatName } from './schema.ts';
import { CONCEDE, playerOf, resolveAnswer, type WaitCondition, waitFor } from './script-steps.ts';

/** A difference between a scenario and its ruling, with its place in the scenario file. */
export interface Finding {
  /** `file:line`. */
  readonly place: string;
  readonly path: Path;
  readonly message: string;
}

/** A finding in one line. */
export const findingLine = ({ place, path, message }: Finding): string =>
  escapeControls(`${place}: ${path.length === 0 ? '' : `${path.join('.')}: `}${message}`);

export interface JudgeOptions {
  readonly runtime: RuntimeName;
  /** Saves and loads the position at every rest: nothing may change. */
  readonly reloads?: boolean;
  /** XState's `inspect`, as a match of the runtime `actors` takes it. */
  readonly inspect?: (event: InspectionEvent) => void;
  /** Hears the microsteps up to the end of the scenario. */
  readonly onStep?: (step: Step, game: GameState) => void;
  /** Hears every answer, those of passed decisions too, before the match runs on. */
  readonly onAnswer?: (player: Player, key: string) => void;
  /** Hears who concedes, before the match ends. */
  readonly onConcession?: (player: Player) => void;
  /** Hears the facts of a concession, which come with no step. */
  readonly onFacts?: (facts: readonly GameEvent[], game: GameState) => void;
}

/** The result of judging a scenario in one edition. */
export interface Ruling {
  readonly edition: string;
  readonly findings: readonly Finding[];
  /** Remarks that may interest a reader although they break no expectation. */
  readonly notes: readonly Finding[];
  /** The error of the rules that ended the scenario. It is also one of the findings. */
  readonly failure?: GatechartError;
  /** The position at the end, or `undefined` if the scenario could not run. */
  readonly position: Position | undefined;
  /** The decision that is pending at the end. */
  readonly decision: Decision | undefined;
  /** All events, with names instead of ids. */
  readonly facts: readonly Readonly<Record<string, unknown>>[];
  /** All clauses that acted. */
  readonly clauses: readonly string[];
}

/** Decisions that a scenario passes before it is given up. */
const MAX_PASSES = 200;

/** Why passing leads to no point or answer: the match ends, there are too many decisions, or one cannot be passed. */
type DeadEnd = 'matchOver' | 'passes' | 'decision';

const NOT_REACHED: Readonly<Record<Exclude<DeadEnd, 'decision'>, string>> = {
  matchOver: 'the match ends before this point',
  passes: `this point is not reached in ${MAX_PASSES} passed decisions`,
};

type Answer = Extract<ScriptItem, { do: 'answer' }>;
type Concession = Answer & { readonly player: SeatName };

const isConcession = (answer: Answer): answer is Concession =>
  answer.text === CONCEDE && answer.player !== undefined;

/** Where a choice was made for a player, and by which clauses. */
const forcedText = ({ machine, to, clauses }: Step): string =>
  `${machine}.${to}${clauses.length === 0 ? '' : ` (${clauses.join(', ')})`}`;

const questionAndOptions = (decision: Decision): string =>
  `${questionText(decision)}; legal actions: ${optionsText(decision)}`;

/** Choices made for a player that a message names. */
const MOST_NAMED = 3;

interface Question {
  readonly expected: Expectation;
  readonly path: Path;
}

/** One scenario on its way. */
class ScenarioRun {
  readonly #scenario: Scenario;
  readonly #options: JudgeOptions;
  readonly #edition: string;
  readonly #items: readonly ScriptItem[];
  readonly #findings: Finding[] = [];
  readonly #notes: Finding[] = [];
  readonly #history = new History();
  /** Questions to be looked at as soon as the match rests. */
  #unasked: Question[] = [];
  #next = 0;
  #watch: WaitCondition | undefined;
  /** The turn after the last step. */
  #turn: number | undefined;
  /** The turn in which the point watched for was to come. */
  #watchTurn: number | undefined;
  /** Choices made for a player, unasked, since the last answer of the scenario. */
  #forced: string[] = [];
  #passed = 0;
  /** The item that was looked ahead for. */
  #lookedFor: ScriptItem | undefined;
  #deadEnd: DeadEnd | undefined;
  #isOver = false;
  #match: Match | undefined;
  #failure: GatechartError | undefined;
  /** Why the answer looked for was not on offer where it was looked for first. */
  #whyNot: string | undefined;

  constructor(scenario: Scenario, edition: string, items: readonly ScriptItem[], options: JudgeOptions) {
    this.#scenario = scenario;
    this.#edition = edition;
    this.#options = options;
    this.#items = items;
  }

  hear(start = this.#scenario.start(this.#edition)): Ruling {
    this.#watchNext(start.game);
    this.#watchTurn = undefined;
    try {
      this.#match = this.#resumed(start);
      while (!this.#isOver) this.#rest();
    } catch (error) {
      this.#fail(this.#items[this.#next - 1]?.path ?? [], error);
    }
    return this.#ruling(start);
  }

  #ruling(start: Position): Ruling {
    const position = this.#match?.position();
    const game = position?.game ?? start.game;
    return {
      edition: this.#edition,
      findings: this.#findings,
      notes: this.#notes,
      ...(this.#failure && { failure: this.#failure }),
      position,
      decision: this.#match?.pending()?.decision,
      facts: this.#history.whole.facts.map((fact) => this.#described(game, fact)),
      clauses: [...this.#history.whole.clauses].sort(),
    };
  }

  #resumed(position: Position): Match {
    const { runtime, inspect } = this.#options;
    return resumeMatch(this.#scenario.ruleset, position, {
      runtime,
      ...(inspect && { inspect }),
      onStep: (step, game) => {
        if (!this.#isOver && game !== undefined) this.#step(step, game);
      },
    });
  }

  #step(step: Step, game: GameState): void {
    this.#history.step(step);
    if (isForced(step)) this.#forced.push(forcedText(step));
    this.#options.onStep?.(step, game);
    if (this.#watch?.steps(step, game)) this.#reached(game);
    this.#turn = this.#turnOf(game);
    // A scenario may start as a turn begins: what it waits for then is to come in that turn.
    this.#watchTurn ??= this.#turn;
  }

  /** The point watched for has come while the match runs: what is expected there is checked at once. */
  #reached(game: GameState): void {
    this.#noteTurn();
    this.#noteState();
    this.#next += 1;
    for (let item = this.#items[this.#next]; item?.do === 'expect'; item = this.#items[this.#next]) {
      this.#check(item.expected, item.path, game);
      this.#unasked.push(item);
      this.#next += 1;
    }
    this.#watchNext(game);
    if (this.#next === this.#items.length) this.#isOver = true;
  }

  #watchNext(game: GameState): void {
    const item = this.#items[this.#next];
    const { rules } = this.#scenario;
    const describe = (at: GameState, fact: GameEvent) => this.#described(at, fact);
    this.#watch = item?.do === 'until' ? waitFor(rules, item.until, game, describe) : undefined;
    this.#watchTurn = this.#turnOf(game);
  }

  /** The match rests: does what comes next in the scenario, or passes. */
  #rest(): void {
    const match = this.#match as Match;
    const decision = match.pending()?.decision;
    const game = match.game();
    if (decision !== undefined) this.#history.addClauses([decision.clause]);
    this.#lookForBreaches(game);
    for (const { expected, path } of this.#unasked)
      this.#note(path, this.#question(expected, path, game, decision));
    this.#unasked = [];
    const item = this.#items[this.#next];
    if (item === undefined) {
      this.#isOver = true;
    } else if (item.do === 'expect') {
      this.#check(item.expected, item.path, game);
      this.#note(item.path, this.#question(item.expected, item.path, game, decision));
      this.#next += 1;
      this.#watchNext(game);
    } else if (item.do === 'until') {
      if (this.#watch?.rests(game, decision)) {
        this.#noteTurn();
        this.#noteState();
        const { until } = item;
        if (typeof until === 'object' && 'kind' in until) this.#noteKind(item.path, until.kind, decision);
        this.#next += 1;
        this.#watchNext(game);
      } else if (decision === undefined) {
        this.#deadEnd = 'matchOver';
        this.#fail(item.path, NOT_REACHED.matchOver);
      } else {
        const deadEnd = this.#deadEndBefore(item);
        if (deadEnd === undefined || deadEnd === 'decision') this.#pass(item, decision);
        else this.#fail(item.path, `${NOT_REACHED[deadEnd]}; ${questionAndOptions(decision)}`);
      }
    } else if (decision === undefined) {
      this.#deadEnd = 'matchOver';
      this.#fail(item.path, this.#neverOffered(item.text, this.#whyNot ?? 'the match is over'));
    } else if (isConcession(item)) {
      this.#next += 1;
      this.#concede(item);
    } else this.#answer(item, decision);
  }

  /** The facts of a concession come with no step. */
  #concede({ player }: Concession): void {
    const match = this.#match as Match;
    this.#watchIfNew(match.game());
    this.#options.onConcession?.(playerOf(player));
    const told = match.game().facts.length;
    match.concede(playerOf(player));
    const game = match.game();
    const facts = game.facts.slice(told);
    this.#history.facts(facts);
    this.#options.onFacts?.(facts, game);
  }

  #answer(item: Answer, decision: Decision): void {
    const meaning = resolveAnswer(this.#scenario.rules, item, decision);
    if (meaning.is === 'ambiguous') {
      this.#fail(
        item.path,
        `"${item.text}" is ambiguous: it may mean ${meaning.keys.join(' or ')}; write more of it`,
      );
    } else if (meaning.is === 'option') {
      this.#noteKind(item.path, item.kind, decision);
      this.#next += 1;
      this.#whyNot = undefined;
      this.#forced = [];
      this.#give(decision, meaning.key);
    } else {
      this.#whyNot ??= this.#explain(item.text, decision);
      if (this.#passKey(decision) === undefined || this.#deadEndBefore(item) === undefined) {
        this.#pass(item, decision);
      } else this.#fail(item.path, this.#neverOffered(item.text, this.#whyNot));
    }
  }

  /** Passes on unseen from here: why that does not lead to the item, if it does not. Each item is looked for once. */
  #deadEndBefore(item: ScriptItem): DeadEnd | undefined {
    if (this.#lookedFor === item) return undefined;
    this.#lookedFor = item;
    const ahead = new ScenarioRun(this.#scenario, this.#edition, [item], { runtime: 'lean' });
    ahead.#lookedFor = item;
    ahead.#passed = this.#passed;
    ahead.hear((this.#match as Match).position());
    return ahead.#deadEnd;
  }

  #passKey({ options }: Decision): string | undefined {
    return this.#scenario.rules.passes.find((each) => options.some(({ key }) => key === each));
  }

  #neverOffered(text: string, why: string): string {
    return `"${text}" was never a legal action; ${why}${this.#forcedChoices()}`;
  }

  /** What was chosen for a player where the answer looked for may have been meant. */
  #forcedChoices(): string {
    if (this.#forced.length === 0) return '';
    const places = [...new Set(this.#forced)].slice(0, MOST_NAMED).join(', ');
    return `; before that, forced choices were made automatically: ${places}`;
  }

  /** Says so if a point came only after the turn in which it was looked for. */
  #noteTurn(): void {
    const item = this.#items[this.#next];
    if (item?.do !== 'until' || item.until === 'match over') return;
    if (this.#turn === undefined || this.#turn <= (this.#watchTurn ?? this.#turn)) return;
    this.#notes.push(this.#placed(item.path, `continued into turn ${this.#turn}`));
  }

  /** Says so if a state has another name than the file says: the one it had before. */
  #noteState(): void {
    const item = this.#items[this.#next];
    if (item?.do !== 'until' || typeof item.until === 'string' || !('state' in item.until)) return;
    const { state } = item.until;
    const now = this.#scenario.rules.formerStates?.[state];
    if (now === undefined) return;
    this.#notes.push(
      this.#placed(item.path, `the state ${state} is called ${now} here; write state: ${now}`),
    );
  }

  /** Says so if a decision has another kind than the file says: the one it had before. */
  #noteKind(path: Path, kind: string | undefined, decision: Decision | undefined): void {
    if (kind === undefined || decision === undefined || decision.kind === kind) return;
    this.#notes.push(
      this.#placed(path, `the kind ${kind} is called ${decision.kind} here; write kind: ${decision.kind}`),
    );
  }

  #turnOf(game: GameState): number | undefined {
    return this.#scenario.rules.turn?.(game);
  }

  #described(game: GameState, fact: GameEvent): Readonly<Record<string, unknown>> {
    return describeEvent(this.#scenario, this.#history, game, fact);
  }

  #explain(text: string, decision: Decision): string {
    const game = (this.#match as Match).game();
    const reason = this.#scenario.ruleset.explainIllegal?.(game, decision, text);
    const because = reason === undefined ? '' : `${reasonLine(reason)}; `;
    return `when ${questionText(decision)}: ${because}legal actions: ${optionsText(decision)}`;
  }

  #pass({ path }: ScriptItem, decision: Decision): void {
    const key = this.#passKey(decision);
    if (key === undefined) {
      this.#deadEnd = 'decision';
      const question = this.#whyNot ?? questionAndOptions(decision);
      const comesFirst = `a decision that cannot be passed comes first: ${question}`;
      this.#fail(path, this.#whyNot === undefined ? comesFirst : `${comesFirst}${this.#forcedChoices()}`);
    } else if (this.#passed === MAX_PASSES) {
      this.#deadEnd = 'passes';
      this.#fail(path, NOT_REACHED.passes);
    } else {
      this.#passed += 1;
      this.#give(decision, key);
    }
  }

  #give({ player }: Decision, key: string): void {
    const match = this.#match as Match;
    this.#watchIfNew(match.game());
    this.#options.onAnswer?.(player, key);
    match.answer(player, key);
    if (this.#options.reloads && match.pending() !== undefined) {
      this.#match = this.#resumed(JSON.parse(JSON.stringify(match.position())) as Position);
    }
  }

  /** An answer was the last thing before a point to wait for: from here on it may come. */
  #watchIfNew(game: GameState): void {
    if (this.#watch === undefined) this.#watchNext(game);
  }

  #question(
    expected: Expectation,
    path: Path,
    game: GameState,
    decision: Decision | undefined,
  ): readonly Mismatch[] {
    const { pending } = expected;
    const mismatches = checkQuestion(this.#scenario, expected, game, decision);
    if (typeof pending === 'object' && mismatches.length === 0) this.#noteKind(path, pending.kind, decision);
    this.#history.addClauses(Object.values(expected.refuses ?? {}));
    return mismatches;
  }

  #check(expected: Expectation, path: Path, game: GameState): void {
    try {
      this.#note(path, checkGame(this.#scenario, expected, game, this.#history));
      this.#history.markChecked();
    } catch (error) {
      if (!(error instanceof ScenarioFault)) throw error;
      this.#find([...path, ...error.path], error.message);
    }
  }

  #lookForBreaches(game: GameState): void {
    for (const breach of this.#scenario.ruleset.checkInvariants(game)) {
      if (!this.#findings.some(({ message }) => message === breach)) this.#find([], breach);
    }
  }

  #note(path: Path, mismatches: readonly Mismatch[]): void {
    for (const { path: inner, expected, found } of mismatches) {
      this.#find([...path, ...inner], `expected ${expected}, found ${found}`);
    }
  }

  #find(path: Path, message: string): void {
    this.#findings.push(this.#placed(path, message));
  }

  #placed(path: Path, message: string): Finding {
    const { source } = this.#scenario;
    return {
      place: `${source.name}:${source.lineOf(path)}`,
      path,
      message: truncate(escapeControls(message), MAX_FAILURE_LENGTH),
    };
  }

  /** The scenario cannot go on. */
  #fail(path: Path, reason: unknown): void {
    this.#isOver = true;
    if (typeof reason === 'string') this.#find(path, reason);
    else if (reason instanceof GatechartError) {
      this.#failure = reason;
      this.#find(path, `the rules failed: ${reason.code} ${reason.place}: ${reason.message}`);
    } else throw reason;
  }
}

/**
 * Runs a scenario under one edition. Of an edition that it does not name nothing is expected.
 * Throws `SCENARIO_FORMAT` if its position cannot be.
 */
export const judge = (scenario: Scenario, edition: string, options: JudgeOptions): Ruling => {
  const isNamed = scenario.editions.includes(edition);
  const items = scenario.script(edition).filter((item) => isNamed || item.do !== 'expect');
  return new ScenarioRun(scenario, edition, items, options).hear();
};

/** Whether a scenario expects anything of an edition. */
export const hasExpectations = (scenario: Scenario, edition: string): boolean =>
  scenario.editions.includes(edition) &&
  scenario.script(edition).some((item) => item.do === 'expect' && Object.keys(item.expected).length > 0);

/** Where the answers of a scenario lead, whatever it waits for and expects after them. Throws as `judge`. */
export const playAnswers = (scenario: Scenario, edition: string, options: JudgeOptions): Ruling => {
  const items = scenario.script(edition);
  const last = items.findLastIndex((item) => item.do === 'answer');
  return new ScenarioRun(scenario, edition, items.slice(0, last + 1), options).hear();
};
