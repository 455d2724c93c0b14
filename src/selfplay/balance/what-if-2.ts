import type { Player } from '../../core/decision.ts';
import { digest } from '../../core/data/digest-2.ts';
import { GatechartError } from '../../core/errors.ts';
import type { CardChange } from '../../core/cards/card-sets.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import { type Outcome, pointsOf } from '../outcome.ts';
import {
  type BeforeAfter,
  beforeAfter,
  pairMatches,
  refuseUnsupported,
  type ReplayedParts,
  replayedParts,
  readSets,
  turnsOf,
  hasDiverged,
} from './what-if.ts';
import type { BalancePlan } from './balance-plan.ts';

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
export interface ChangedParts extends CardChange, ReplayedParts {
  readonly was: number;
}

const NAME = 'what-if';

const LETTERS = 12;

/**
 * The matches of those decks that have the card, with the number changed. Throws `USAGE` where the ruleset cannot be asked so, or
 * no deck has the card, as `CardSets.changed`, and as `replayedParts`.
 */
export const changedParts = (asked: BalancePlan, plain: Ruleset, change: CardChange): ChangedParts => {
  const { sets, decks } = asked;
  const changed = plain.sets?.changeNumber?.(change, readSets(plain, sets)) ?? refuseUnsupported('--what-if', plain);
  if (!decks.some((deck) => changed.decks.has(deck))) {
    throw new GatechartError(
      'USAGE',
      '--what-if',
      `none of the decks ${decks.join(', ')} has the card ${change.card}`,
    );
  }
  const folder = `${NAME}-${digest(change).slice(0, LETTERS)}`;
  return { ...change, was: changed.was, ...replayedParts(asked, plain, changed, { folder, set: NAME }) };
};

/** What a change does, by the matches as they were and as they are with it: those of one number are one match twice. */
export const whatIfOf = (
  { card, number, value, was, decks: changed }: Omit<ChangedParts, 'parts' | 'before'>,
  before: readonly Outcome[],
  after: readonly Outcome[],
): WhatIf => {
  const twice = pairMatches(before, after);
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
  const turns = turnsOf(twice);
  return {
    card,
    number,
    was,
    value,
    games: twice.length,
    otherwise: twice.filter(hasDiverged).length,
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
    ...(turns && { turns }),
  };
};
