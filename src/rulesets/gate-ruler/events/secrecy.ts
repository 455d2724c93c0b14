import { PLAYERS, type Player } from '../../../core/decision.ts';
import { isSameObject } from '../queries/cards.ts';
import { subjectOf } from '../queries/effects.ts';
import { viewersOf } from '../queries/zones.ts';
import type { Continuous } from '../state/card.ts';
import type { GateRulerEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { CardRef, Instance } from '../state/instance.ts';

const liesHidden = (game: Game, card: Instance): boolean => viewersOf(game, card).length < PLAYERS.length;

/**
 * 3-2b: the event; those of the cards that lie hidden are named only to players who may know all of these. Of a deck the
 * player knows what is found there who searches it.
 */
export const conceal = <Fact extends GateRulerEvent>(
  game: Game,
  fact: Fact,
  cards: readonly CardRef[],
  searcher?: Player,
): Fact => {
  const hidden = cards
    .filter((ref) => isSameObject(game, ref) && liesHidden(game, ref.card))
    .map(({ card }) => card);
  if (hidden.length === 0) return fact;
  const mayKnow = (viewer: Player, card: Instance): boolean => {
    const viewers = viewersOf(game, card);
    return viewers.length === 0 ? viewer === searcher : viewers.includes(viewer);
  };
  const knownTo = PLAYERS.filter((viewer) => hidden.every((card) => mayKnow(viewer, card)));
  return { ...fact, hidden, knownTo };
};

/** Of the cards that an effect is on, those to tell of: a filter does not tell how many hidden cards it finds. */
export const cardsToTell = (
  game: Game,
  effect: Continuous,
  cards: readonly Instance[],
): readonly Instance[] =>
  typeof subjectOf(effect) === 'object' ? cards.filter((card) => !liesHidden(game, card)) : cards;
