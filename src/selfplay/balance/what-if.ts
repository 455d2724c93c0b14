import type { Player } from '../../kernel/decision.ts';
import { digest } from '../../kernel/digest.ts';
import { GatechartError } from '../../kernel/error.ts';
import type { CardChange } from '../../kernel/faces/card-change.ts';
import type { CardSet, SetSource } from '../../kernel/faces/card-sets.ts';
import { withOwnSets } from '../../kernel/own-sets.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type Outcome, pointsOf } from '../outcome.ts';
import { estimateOverPairs, type Point } from '../pairs.ts';
import { type Estimate, meanOf, rounded } from '../statistics.ts';
import { type BalancePlan, meetingParts, type Part } from './balance-plan.ts';

/** A mean difference with its 95 % interval. */
export interface Shift {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Whether the interval leaves out 0. */
  readonly isTold: boolean;
}

/** Something before and after a change, over the same matches. */
export interface BeforeAfter {
  readonly before: Estimate;
  readonly after: Estimate;
  readonly shift: Shift;
}

/** What a change does to a deck that has the card, against all other decks. */
export interface DeckShift extends BeforeAfter {
  readonly deck: string;
}

/** What would be if a number of a card were another one: every match is played again with the same shuffles. */
export interface WhatIf extends CardChange {
  readonly was: number;
  /** Those in which somebody had the card. */
  readonly games: number;
  /** Those of them that went another way, and those that came out otherwise. */
  readonly otherwise: number;
  readonly otherResults: number;
  /** Of the decks with the card, against those without; none where no two such met. */
  readonly score?: BeforeAfter;
  readonly decks: readonly DeckShift[];
  readonly firstPlayer?: BeforeAfter;
  readonly turns?: { readonly before: number; readonly after: number };
}

/** Matches to be played again with a change, and how they were asked for. */
export interface ChangedParts extends CardChange {
  readonly was: number;
  /** Ids of decks with the changed card, by those with the card as it is. */
  readonly decks: ReadonlyMap<string, string>;
  /** The name of each is that of the part that is played again, in a folder of the change. */
  readonly parts: readonly Part[];
  /** The names of the parts that are played again. */
  readonly again: readonly string[];
}

const NAME = 'what-if';

const LETTERS = 12;

/** The sets so far, each read among those before it. */
const readSets = ({ sets }: Ruleset, sources: readonly SetSource[]): readonly CardSet[] => {
  const read: CardSet[] = [];
  for (const { name, value } of sources) if (sets) read.push(sets.read(value, name, read));
  return read;
};

/**
 * The matches of those decks that have the card, with the number changed: same seats, same shuffles. Throws `USAGE` where the
 * ruleset cannot be asked so, or no deck has the card, as `CardSets.changed`, and `BAD_CARD` and `BAD_DECK` for a number that
 * is not legal.
 */
export const changedParts = (asked: BalancePlan, plain: Ruleset, change: CardChange): ChangedParts => {
  const { sets: given = [], decks } = asked;
  const changed = plain.sets?.changed?.(change, readSets(plain, given));
  if (changed === undefined) {
    throw new GatechartError(
      'USAGE',
      '--what-if',
      `${plain.id} takes no card sets, and its cards cannot be changed so`,
    );
  }
  const having = decks.filter((deck) => changed.decks.has(deck));
  if (having.length === 0) {
    throw new GatechartError(
      'USAGE',
      '--what-if',
      `none of the decks ${decks.join(', ')} has the card ${change.card}`,
    );
  }
  const sets = [...given, { name: NAME, value: changed.value }];
  const ruleset = withOwnSets(plain, sets);
  const folder = `${NAME}-${digest(change).slice(0, LETTERS)}`;
  const again = meetingParts(asked).filter(({ plan }) => plan.decks.some((deck) => changed.decks.has(deck)));
  return {
    ...change,
    was: changed.was,
    decks: changed.decks,
    again: again.map(({ name }) => name),
    parts: again.map(({ name, told, plan }) => ({
      name: `${folder}/${name}`,
      told: `${told}, ${change.card}.${change.number} ${change.value}`,
      plan: { ...plan, ruleset, sets, decks: plan.decks.map((deck) => changed.decks.get(deck) ?? deck) },
    })),
  };
};

/** A match as it was, and as it is with the change. */
type Twice = readonly [before: Outcome, after: Outcome];

/** A difference of two numbers from 0 to 1, as a number from 0 to 1: what intervals are made for. */
const halved = (before: number, after: number): number => (1 + after - before) / 2;

const doubled = (share: number): number => rounded(2 * share - 1);

const beforeAfter = (
  twice: readonly Twice[],
  points: (outcome: Outcome, before: Outcome) => number,
): BeforeAfter => {
  const values = (each: (before: Outcome, after: Outcome) => number) =>
    estimateOverPairs(twice.map(([before, after]): Point => [before.number, each(before, after)]));
  const { mean, low, high } = values((before, after) =>
    halved(points(before, before), points(after, before)),
  );
  const shift = { mean: doubled(mean), low: doubled(low), high: doubled(high) };
  return {
    before: values((before) => points(before, before)),
    after: values((before, after) => points(after, before)),
    shift: { ...shift, isTold: shift.low > 0 || shift.high < 0 },
  };
};

const wentOtherwise = ([before, after]: Twice): boolean =>
  before.decisions !== after.decisions ||
  before.turns !== after.turns ||
  before.winner !== after.winner ||
  before.reasons.join() !== after.reasons.join();

/** What a change does, by the matches as they were and as they are with it: those of one number are one match twice. */
export const whatIfOf = (
  { card, number, value, was, decks: changed }: Omit<ChangedParts, 'parts' | 'again'>,
  before: readonly Outcome[],
  after: readonly Outcome[],
): WhatIf => {
  const played = new Map(after.map((outcome) => [outcome.number, outcome]));
  const twice = before.flatMap((outcome): readonly Twice[] => {
    const again = played.get(outcome.number);
    return again === undefined || outcome.failure !== undefined || again.failure !== undefined
      ? []
      : [[outcome, again]];
  });
  const seatsOf = ({ decks }: Outcome): readonly boolean[] => decks.map((deck) => changed.has(deck));
  const oneSided = twice.filter(([outcome]) => seatsOf(outcome)[0] !== seatsOf(outcome)[1]);
  const withFirst = twice.filter(([one, other]) => one.first !== undefined && one.first === other.first);
  const having = [
    ...new Set(twice.flatMap(([{ decks }]) => decks.filter((deck) => changed.has(deck)))),
  ].sort();
  const pointsOfDeck =
    (deck: string) =>
    (outcome: Outcome, { decks }: Outcome) =>
      pointsOf(outcome, decks.indexOf(deck) as Player);
  const met = (deck: string) => twice.filter(([{ decks }]) => decks.includes(deck) && decks[0] !== decks[1]);
  const turns = (which: 0 | 1): number => rounded(meanOf(twice.map((each) => each[which].turns)));
  return {
    card,
    number,
    was,
    value,
    games: twice.length,
    otherwise: twice.filter(wentOtherwise).length,
    otherResults: twice.filter(([one, other]) => one.winner !== other.winner).length,
    ...(oneSided.length > 0 && {
      score: beforeAfter(oneSided, (outcome, { decks }) => pointsOf(outcome, changed.has(decks[0]) ? 0 : 1)),
    }),
    decks: having
      .filter((deck) => met(deck).length > 0)
      .map((deck) => ({ deck, ...beforeAfter(met(deck), pointsOfDeck(deck)) })),
    ...(withFirst.length > 0 && {
      firstPlayer: beforeAfter(withFirst, (outcome, { first }) => pointsOf(outcome, first as Player)),
    }),
    ...(twice.some(([{ turns: told }]) => told > 0) && { turns: { before: turns(0), after: turns(1) } }),
  };
};
