import type { Mismatch, ScenarioRules } from '../core/adapters/scenario.ts';
import type { Decision } from '../core/decision.ts';
import { clausesOf, type GameEvent, type GameState } from '../core/game-state.ts';
import { reasonLine } from '../core/illegal-reasons.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Step } from '../core/trace.ts';
import type { Scenario } from './scenario.ts';
import {
  type CommonExpectation,
  commonExpectation,
  type Expectation,
  type PendingExpectation,
} from './schema.ts';
import { isOfKind, matchesEvent, seatOf } from './script-steps.ts';

/** What has happened from some point of a scenario on. */
export interface HistorySpan {
  /** The clauses that acted. */
  readonly clauses: ReadonlySet<string>;
  readonly facts: readonly GameEvent[];
}

/** The state in which a chart takes the only option for a player, whom nobody asks then; it is called so in every chart. */
const FORCED = 'forced';

/** Whether a step chose for a player, because nothing else was possible. */
export const isForced = ({ to }: Step): boolean => to.split('.').at(-1) === FORCED;

class MutableSpan implements HistorySpan {
  readonly clauses = new Set<string>();
  readonly facts: GameEvent[] = [];

  add(clauses: readonly string[], facts: readonly GameEvent[]): void {
    for (const clause of clauses) this.clauses.add(clause);
    for (const fact of facts) {
      for (const clause of clausesOf(fact)) this.clauses.add(clause);
      this.facts.push(fact);
    }
  }
}

/** What happens in a scenario: since its start, and since what was expected last. */
export class History {
  readonly #sinceStart = new MutableSpan();
  readonly #forced = new Set<GameEvent>();
  #sinceCheck = this.#sinceStart;
  #isChecked = false;

  /** Everything since the start. */
  get whole(): HistorySpan {
    return this.#sinceStart;
  }

  /** What happened since the last check at another point than this one; since the start where there was none. */
  get sinceCheck(): HistorySpan {
    return this.#sinceCheck;
  }

  /** Whether a fact was told as a choice was made for a player. */
  isForced(fact: GameEvent): boolean {
    return this.#forced.has(fact);
  }

  step(step: Step): void {
    this.#add(step.clauses, step.facts);
    if (isForced(step)) for (const fact of step.facts) this.#forced.add(fact);
  }

  /** Facts that come with no step. */
  facts(facts: readonly GameEvent[]): void {
    this.#add([], facts);
  }

  /** Clauses that act where the match rests: a question is asked under them, or something is refused. */
  addClauses(clauses: readonly string[]): void {
    this.#sinceStart.add(clauses, []);
    this.#sinceCheck.add(clauses, []);
  }

  /** Something was expected here; what is expected at the same point looks back as far. */
  markChecked(): void {
    this.#isChecked = true;
  }

  #add(clauses: readonly string[], facts: readonly GameEvent[]): void {
    if (this.#isChecked) this.#sinceCheck = new MutableSpan();
    this.#isChecked = false;
    this.#sinceStart.add(clauses, facts);
    if (this.#sinceCheck !== this.#sinceStart) this.#sinceCheck.add(clauses, facts);
  }
}

/** The options of a decision as text. */
export const optionsText = ({ options }: Decision): string => options.map(({ key }) => key).join(', ');

/** Who is asked what, by which clause. */
export const questionText = ({ player, kind, clause }: Decision): string =>
  `${seatOf(player)} decides ${kind} (${clause})`;

const isPart = (part: string, key: string): boolean => key.toLowerCase().includes(part.toLowerCase());

const checkPending = (
  rules: ScenarioRules,
  expected: PendingExpectation,
  decision: Decision,
): readonly Mismatch[] => {
  const { player, kind, clause, offers = [], offersNot = [] } = expected;
  const keys = decision.options.map(({ key }) => key);
  const is = (name: string, wanted: string | undefined, found: string): readonly Mismatch[] =>
    wanted === undefined || wanted === found ? [] : [{ path: ['pending', name], expected: wanted, found }];
  return [
    ...is('player', player, seatOf(decision.player)),
    ...(kind !== undefined && isOfKind(rules, decision, kind) ? [] : is('kind', kind, decision.kind)),
    ...is('clause', clause, decision.clause),
    ...offers.flatMap((part, index) =>
      keys.some((key) => isPart(part, key))
        ? []
        : [{ path: ['pending', 'offers', index], expected: part, found: optionsText(decision) }],
    ),
    ...offersNot.flatMap((part, index) =>
      keys
        .filter((key) => isPart(part, key))
        .map((key) => ({ path: ['pending', 'offersNot', index], expected: `no ${part}`, found: key })),
    ),
  ];
};

const checkRefusals = (
  ruleset: Ruleset,
  game: GameState,
  decision: Decision | undefined,
  refuses: Readonly<Record<string, string>>,
): readonly Mismatch[] =>
  Object.entries(refuses).flatMap(([key, clause]): readonly Mismatch[] => {
    const path = ['refuses', key];
    const expected = `not legal by ${clause}`;
    if (decision === undefined) return [{ path, expected, found: 'no decision is open' }];
    if (decision.options.some((option) => option.key === key)) return [{ path, expected, found: 'legal' }];
    const reason = ruleset.explainIllegal?.(game, decision, key);
    if (reason?.clause === clause) return [];
    return [
      { path, expected, found: reason === undefined ? 'not legal, without a clause' : reasonLine(reason) },
    ];
  });

/** What is expected of the open question and not so. */
export const checkQuestion = (
  { ruleset, rules }: Scenario,
  { pending, refuses = {} }: Expectation,
  game: GameState,
  decision: Decision | undefined,
): readonly Mismatch[] => {
  const refused = checkRefusals(ruleset, game, decision, refuses);
  if (pending === undefined) return refused;
  if (pending === 'none') {
    return decision === undefined
      ? refused
      : [{ path: ['pending'], expected: 'no decision', found: questionText(decision) }, ...refused];
  }
  return decision === undefined
    ? [{ path: ['pending'], expected: 'a decision', found: 'the match is over' }, ...refused]
    : [...checkPending(rules, pending, decision), ...refused];
};

const winnerOf = ({ result }: GameState): string => {
  if (result === undefined) return 'open';
  return result.winner === undefined ? 'draw' : seatOf(result.winner);
};

const checkClauses = (
  { ran = [], notRan = [] }: CommonExpectation,
  { clauses }: HistorySpan,
): readonly Mismatch[] => [
  ...ran.flatMap((id, index) =>
    clauses.has(id) ? [] : [{ path: ['ran', index], expected: `clause ${id} to act`, found: 'it did not' }],
  ),
  ...notRan.flatMap((id, index) =>
    clauses.has(id)
      ? [{ path: ['notRan', index], expected: `clause ${id} not to act`, found: 'it did' }]
      : [],
  ),
];

type Described = Readonly<Record<string, unknown>>;

/** A fact with names, and whether it was told as the rules chose for a player. */
export const describeEvent = (
  { rules }: Scenario,
  history: History,
  game: GameState,
  fact: GameEvent,
): Described => ({
  ...rules.describe(game, fact),
  ...(history.isForced(fact) && { forced: true }),
});

const ofSameKind = (facts: readonly Described[], what: unknown): string => {
  const same = facts.filter((fact) => fact.what === what);
  return same.length === 0 ? `no ${String(what)}` : same.map((fact) => JSON.stringify(fact)).join(' ');
};

/** What is to be counted happened so often, wherever among the facts. */
const checkCounts = (
  { facts: expected = [] }: CommonExpectation,
  facts: readonly Described[],
): readonly Mismatch[] =>
  expected.flatMap(({ times, ...described }, index) => {
    const count = facts.filter((fact) => matchesEvent(described, fact)).length;
    return times === undefined || times === count
      ? []
      : [
          {
            path: ['facts', index, 'times'],
            expected: `${JSON.stringify(described)} ${times} ${times === 1 ? 'time' : 'times'}`,
            found: String(count),
          },
        ];
  });

/** The facts expected happened one after the other, with others between them; those to be counted stand anywhere. */
const checkFacts = (
  { facts: expected = [], noFacts = [] }: CommonExpectation,
  facts: readonly Described[],
): readonly Mismatch[] => {
  let left = facts;
  for (const [index, { times, ...described }] of expected.entries()) {
    if (times !== undefined) continue;
    const place = left.findIndex((fact) => matchesEvent(described, fact));
    if (place < 0) {
      const found = `${ofSameKind(left, described.what)}${left.length < facts.length ? ' after the previous one' : ''}`;
      return [{ path: ['facts', index], expected: JSON.stringify(described), found }];
    }
    left = left.slice(place + 1);
  }
  return noFacts.flatMap((described, index) =>
    facts
      .filter((fact) => matchesEvent(described, fact))
      .slice(0, 1)
      .map((fact) => ({
        path: ['noFacts', index],
        expected: `no ${JSON.stringify(described)}`,
        found: JSON.stringify(fact),
      })),
  );
};

/** What is expected of a game and of what happened, and not so. Throws `ScenarioFault`. */
export const checkGame = (
  scenario: Scenario,
  expected: Expectation,
  game: GameState,
  history: History,
): readonly Mismatch[] => {
  const ofRuleset = Object.fromEntries(
    Object.entries(expected).filter(([key]) => !Object.hasOwn(commonExpectation.shape, key)),
  );
  const { since, winner } = expected;
  const happened = since === undefined ? history.whole : history.sinceCheck;
  const facts = happened.facts.map((fact) => describeEvent(scenario, history, game, fact));
  return [
    ...scenario.rules.check(game, ofRuleset, history.whole.facts),
    ...checkClauses(expected, happened),
    ...checkFacts(expected, facts),
    ...checkCounts(expected, facts),
    ...(winner === undefined || winner === winnerOf(game)
      ? []
      : [{ path: ['winner'], expected: winner, found: winnerOf(game) }]),
  ];
};
