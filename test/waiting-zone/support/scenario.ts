import { describe, expect, it } from 'vitest';
import type { Player } from '../../../src/kernel/decision.ts';
import { digest } from '../../../src/kernel/digest.ts';
import type { Match, Pending } from '../../../src/runtime/match.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';
import type { WindowKind } from '../../../src/waiting-zone/card.ts';
import type { ClauseId } from '../../../src/waiting-zone/clauses/index.ts';
import type { WaitingZoneFact } from '../../../src/waiting-zone/fact.ts';
import type { Game, Zone } from '../../../src/waiting-zone/game.ts';
import { breaches } from '../../../src/waiting-zone/invariants.ts';
import type { WaitingZoneOption } from '../../../src/waiting-zone/option.ts';
import { itemKey } from '../../../src/waiting-zone/place-key.ts';
import type { Readings } from '../../../src/waiting-zone/readings.ts';
import type { WaitingItem } from '../../../src/waiting-zone/waiting-item.ts';
import { waitingZone } from './ruleset.ts';
import { gameOf, type Picture } from './table.ts';

/** What must be true of one player's side. Cards by id; T's blank cards are left out. */
interface ExpectedSide {
  readonly hand?: readonly string[];
  readonly field?: readonly string[];
  readonly discard?: readonly string[];
  readonly removed?: readonly string[];
  readonly energy?: number;
  readonly life?: number;
  /** Of the units on the field, in the order of entering. */
  readonly damage?: readonly number[];
  readonly rights?: readonly boolean[];
}

export interface Expected {
  /** Every check made, with what waits as it is made: `departure {IN of a, OUT of a}`. */
  readonly checks?: readonly string[];
  /** The effects that resolved, in order. */
  readonly resolved?: readonly string[];
  /** The damage that was dealt: `attack 3 to d`, `effect 2 to N`. */
  readonly dealt?: readonly string[];
  /** Kinds of decision and who was asked: `T eventStart`. The last one is still open. */
  readonly asked?: readonly string[];
  readonly T?: ExpectedSide;
  readonly N?: ExpectedSide;
  /** Clauses of facts that must, or must not, have been told. */
  readonly told?: readonly ClauseId[];
  readonly untold?: readonly ClauseId[];
  /** Keys that the open decision offers, and keys that nobody may answer with. */
  readonly offers?: readonly string[];
  readonly withholds?: readonly string[];
  readonly winner?: 'T' | 'N' | 'nobody';
}

/** An answer by key; with `at` it waits for a check of that kind. Checks without an answer are passed. */
export type Answer = string | { readonly at: WindowKind; readonly key: string };

export interface Course {
  readonly picture: Picture;
  readonly readings?: Partial<Readings>;
  readonly answers: readonly Answer[];
  /** Stops at the first check of that kind that is open when every answer is given; else at the next event start. */
  readonly until?: WindowKind;
}

export interface Scenario extends Course {
  readonly clause: ClauseId;
  readonly title: string;
  readonly expect: Expected;
}

/** What was seen of a course. */
export interface Seen {
  readonly match: Match<Game, WaitingZoneOption>;
  readonly facts: readonly WaitingZoneFact[];
  readonly asked: readonly string[];
}

const NAMES = ['T', 'N'] as const;

const keyOf = (answer: Answer): string => (typeof answer === 'string' ? answer : answer.key);

const fits = (answer: Answer, game: Game, { decision }: Pending): boolean =>
  (typeof answer === 'string' || (decision.kind === 'counter' && game.window?.kind === answer.at)) &&
  decision.options.some(({ key }) => key === keyOf(answer));

const isEnd = (game: Game, { decision }: Pending, until: WindowKind | undefined): boolean =>
  until === undefined
    ? decision.kind === 'eventStart'
    : decision.kind === 'counter' && game.window?.kind === until;

/** Plays a course on the lean runtime, with every position looked at. */
export const play = ({ picture, readings = {}, answers, until }: Course): Seen => {
  const facts: WaitingZoneFact[] = [];
  const asked: string[] = [];
  const start = { state: picture.phase === 'main' ? 'mainPhase' : 'battlePhase', rest: {} };
  const match = resumeMatch(
    waitingZone,
    {
      game: gameOf(picture, readings),
      stack: [{ state: 'turn', rest: {} }, start, { state: 'beginning', rest: { phase: picture.phase } }],
    },
    { runtime: 'lean', onStep: (step) => facts.push(...(step.facts as readonly WaitingZoneFact[])) },
  );
  const left = [...answers];
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const game = match.game();
    expect(breaches(game)).toEqual([]);
    const { decision } = open;
    asked.push(`${NAMES[decision.player]} ${decision.kind}`);
    if (left.length === 0 && isEnd(game, open, until)) break;
    const next = left[0];
    const isNext = next !== undefined && fits(next, game, open);
    if (isNext) left.shift();
    const key = isNext ? keyOf(next) : 'pass';
    const refusal = match.answer(decision.player, key);
    const offered = decision.options.map((option) => option.key).join(' | ');
    expect(refusal, `${decision.kind}: next is ${next && keyOf(next)}, offered: ${offered}`).toBeUndefined();
  }
  expect(left, 'answers that nothing asked for').toEqual([]);
  return { match, facts, asked };
};

const OVER: ReadonlySet<WaitingZoneFact['what']> = new Set([
  'resolved',
  'negated',
  'voided',
  'dealt',
  'notDealt',
]);

const checksOf = (game: Game, facts: readonly WaitingZoneFact[]): readonly string[] => {
  let waiting: readonly WaitingItem[] = [];
  const checks: string[] = [];
  for (const fact of facts) {
    if (fact.what === 'put') waiting = [...waiting, fact.item];
    if (OVER.has(fact.what) && 'item' in fact) {
      waiting = waiting.filter(({ number }) => number !== fact.item.number);
    }
    if (fact.what === 'checkOpened') {
      const then = { ...game, waiting };
      checks.push(`${fact.window.kind} {${waiting.map((item) => itemKey(then, item)).join(', ')}}`);
    }
  }
  return checks;
};

const resolvedOf = (game: Game, facts: readonly WaitingZoneFact[]): readonly string[] =>
  facts.flatMap((fact) =>
    fact.what === 'resolved' && fact.clause !== 'play.9' && fact.item.kind !== 'attack'
      ? [itemKey({ ...game, waiting: [fact.item] }, fact.item)]
      : [],
  );

const dealtOf = (game: Game, facts: readonly WaitingZoneFact[]): readonly string[] =>
  facts.flatMap((fact) => {
    if (fact.what !== 'dealt') return [];
    const { target, role } = fact.item;
    const to = target.kind === 'player' ? NAMES[target.player] : game.definitionOf[target.ref.card];
    return [`${role} ${fact.amount} to ${to}`];
  });

const idsIn = (game: Game, player: Player, zone: Zone): readonly string[] =>
  game.sides[player].zones[zone]
    .map((card) => game.definitionOf[card] as string)
    .filter((id) => id !== 'filler');

const unitsIn = (game: Game, player: Player) =>
  game.sides[player].zones.field.flatMap((card) => game.units[card] ?? []);

const sideSeen = (game: Game, player: Player, expected: ExpectedSide): ExpectedSide => {
  const units = unitsIn(game, player);
  const all: Required<ExpectedSide> = {
    hand: idsIn(game, player, 'hand'),
    field: idsIn(game, player, 'field'),
    discard: idsIn(game, player, 'discard'),
    removed: idsIn(game, player, 'removed'),
    energy: game.sides[player].energy,
    life: game.sides[player].life,
    damage: units.map(({ damage }) => damage),
    rights: units.map(({ attackRight }) => attackRight),
  };
  return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key as keyof ExpectedSide]]));
};

const positionDigest = (match: Match<Game, WaitingZoneOption>): string => digest(match.position());

const expectWithheld = (match: Match<Game, WaitingZoneOption>, key: string): void => {
  const before = positionDigest(match);
  for (const player of [0, 1] as const) {
    const refusal = match.answer(player, key);
    expect(refusal?.code, `${key} by ${NAMES[player]}`).toMatch(/WRONG_SEAT|UNKNOWN_KEY/);
  }
  expect(positionDigest(match)).toBe(before);
};

/** Compares what was seen with what is expected, as far as anything is said. */
export const expectSeen = ({ match, facts, asked }: Seen, expected: Expected): void => {
  const game = match.game();
  const told = new Set(facts.map(({ clause }) => clause));
  if (expected.checks) expect(checksOf(game, facts)).toEqual(expected.checks);
  if (expected.resolved) expect(resolvedOf(game, facts)).toEqual(expected.resolved);
  if (expected.dealt) expect(dealtOf(game, facts)).toEqual(expected.dealt);
  if (expected.asked) expect(asked).toEqual(expected.asked);
  if (expected.T) expect(sideSeen(game, 0, expected.T)).toEqual(expected.T);
  if (expected.N) expect(sideSeen(game, 1, expected.N)).toEqual(expected.N);
  for (const clause of expected.told ?? []) expect(told, `tells ${clause}`).toContain(clause);
  for (const clause of expected.untold ?? []) expect(told, `does not tell ${clause}`).not.toContain(clause);
  const offered = match.pending()?.decision.options.map(({ key }) => key) ?? [];
  for (const key of expected.offers ?? []) expect(offered).toContain(key);
  for (const key of expected.withholds ?? []) expectWithheld(match, key);
  if (expected.winner) {
    const { winner } = game.result ?? {};
    expect(game.result && (winner === undefined ? 'nobody' : NAMES[winner])).toBe(expected.winner);
  }
};

/** One test per scenario, its title beginning with the clause id. */
export const describeScenarios = (topic: string, scenarios: readonly Scenario[]): void => {
  describe(topic, () => {
    for (const scenario of scenarios) {
      it(`${scenario.clause}: ${scenario.title}`, () => expectSeen(play(scenario), scenario.expect));
    }
  });
};
