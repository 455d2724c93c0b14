import { PLAYERS, type Player } from '../../../../core/decision.ts';
import { clausesOrNone, emitEvent } from '../../events/emit.ts';
import { cardDefinition, carriedRulerDamage, rulerOf } from '../../queries/cards.ts';
import { itemOnGate, topItem } from '../../queries/gate.ts';
import { cardsIn, ownersPlace } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Game } from '../../state/game.ts';
import type { RulerDamage } from '../../state/gate-item.ts';
import type { Instance } from '../../state/instance.ts';
import { withState } from '../../state/setters.ts';
import { moveCard, putIntoGraveyard } from '../ch03-zones/movement.ts';
import { putOnGate, removeItem } from '../ch09-gate/gate.ts';
import { forbiddingClause } from '../ch14-abilities/play-preconditions.ts';

/** 13-5b: as many ruler damage processes as the player's ruler carries, controlled by that player (13-5b-1), in the order the points were carried. */
export const putRulerDamage = (game: Game, player: Player): Game => {
  const points = carriedRulerDamage(game, player);
  const doBothCarry = PLAYERS.every((each) => carriedRulerDamage(game, each).length > 0);
  const told = emitEvent(game, {
    clause: '13-5b',
    decidedBy: clausesOrNone(doBothCarry ? ['13-5b-2'] : []),
    what: 'rulerDamage',
    player,
    points: points.length,
  });
  return points.reduce(
    (next, { cannotCounter }) =>
      putOnGate(next, { kind: 'rulerDamage', controller: player, cannotCounter }, '13-5b'),
    told,
  );
};

/** 13-5c: no ruler carries damage any more. */
export const clearCarriedRulerDamage = (game: Game): Game =>
  PLAYERS.filter((player) => carriedRulerDamage(game, player).length > 0).reduce(
    (next, player) => withState(next, rulerOf(next, player), { rulerDamage: [] }),
    game,
  );

/** The ruler damage process on top, the one being resolved. */
export const resolvingRulerDamage = (game: Game): RulerDamage => topItem(game, 'rulerDamage');

/** 13-6b: the controller moves the top card of the own deck to the counter zone, not the drive zone, and reveals it. */
export const revealForRulerDamage = (game: Game): Game => {
  const player = resolvingRulerDamage(game).controller;
  const top = cardsIn(game, player, 'deck')[0];
  if (top === undefined) return game;
  const moved = moveCard(game, top, { player, zone: 'counter' }, '13-6b', { decidedBy: ['3-12b-1'] });
  return emitEvent(moved, {
    clause: '13-6b',
    what: 'revealed',
    player,
    card: top,
    from: { player, zone: 'counter' },
  });
};

const counterZone = (game: Game): readonly Instance[] =>
  cardsIn(game, resolvingRulerDamage(game).controller, 'counter');

/** Whether the process being resolved revealed a card; where the deck was empty it did not (1-5b). */
export const hasRevealedCard = (game: Game): boolean => counterZone(game).length > 0;

/** The card revealed by the process being resolved. Throws where there is none. */
export const revealedCard = (game: Game): Instance => {
  const card = counterZone(game).at(-1);
  if (card === undefined) throw new Error('a card was to be revealed for ruler damage');
  return card;
};

const hasCounter = (game: Game): boolean =>
  hasRevealedCard(game) && cardDefinition(game, revealedCard(game)).counter !== undefined;

/**
 * What keeps the counter ability of the revealed card from being played: the damage (13-6c-1), or a rule about the play but for
 * its choices, which is taken to make the card count as having none, too (inferred; 13-6d-2 speaks of choices alone).
 */
const counterForbiddenBy = (game: Game): ClauseId | undefined => {
  if (!hasCounter(game)) return undefined;
  const { cannotCounter, controller: player } = resolvingRulerDamage(game);
  if (cannotCounter) return '13-6c-1';
  return forbiddingClause(game, { how: 'counter', player, card: revealedCard(game) });
};

/** 13-6d: whether the revealed card has a counter ability that may be used. */
export const canCounter = (game: Game): boolean => hasCounter(game) && counterForbiddenBy(game) === undefined;

/** 13-6c: the card goes to its owner's damage zone. */
export const takeDamageCard = (game: Game): Game => {
  const card = revealedCard(game);
  const forbidding = counterForbiddenBy(game);
  return moveCard(game, card, ownersPlace(game, card, 'damage'), '13-6c', {
    decidedBy: forbidding === undefined ? [] : [forbidding],
  });
};

/** 13-6d-2: a counter that cannot be played for want of a legal choice goes to the graveyard unplayed. */
export const discardCounterCard = (game: Game, player: Player, card: Instance): Game =>
  putIntoGraveyard(
    emitEvent(game, { clause: '13-6d-2', what: 'counterRefused', player, card }),
    card,
    '13-6d-2',
  );

/** 13-6e: the process leaves the gate, from below what its counter put there. */
export const removeRulerDamage = (game: Game, number: number): Game => {
  const item = itemOnGate(game, number);
  return item ? emitEvent(removeItem(game, item), { clause: '13-6e', what: 'resolved', item }) : game;
};
