import { opponentOf, PLAYERS, type Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { clausesOrNone, emitEvent, trigger } from '../../events/emit.ts';
import { endLasting } from '../../events/lasting.ts';
import { cardsToTell, conceal } from '../../events/secrecy.ts';
import { keywordsWith } from '../../keywords/lookup.ts';
import { cardDefinition, isSameObject, refOf, rulerOf, rulerRules, stateOf } from '../../queries/cards.ts';
import { ANY_OBJECT, hasOneOf } from '../../queries/effects.ts';
import { isFirstTurn, unitsInPlay } from '../../queries/in-play.ts';
import { cardsIn, zonesOfKind } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Continuous, Duration, Moment } from '../../state/card.ts';
import type { Phase } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { CardRef, Instance } from '../../state/instance.ts';
import { withState, withSummons, withTurn } from '../../state/setters.ts';
import { moveFromDeck, putIntoGraveyard, ready } from '../ch03-zones/movement.ts';

/** 3-2d, 3-2d-1: whether an effect that was applied to a card is on it still. */
const isStillOn = (game: Game, ref: CardRef): boolean => ref.object === ANY_OBJECT || isSameObject(game, ref);

const emitExpired = (game: Game, clause: ClauseId, effect: Continuous, card: Instance): Game => {
  const fact = { clause, what: 'expired', card, effect } as const;
  return emitEvent(game, conceal(game, fact, [refOf(game, card)]));
};

const expire = (
  game: Game,
  clause: ClauseId,
  isOver: (each: { readonly until: Duration; readonly controller: Player }) => boolean,
): Game => {
  const gone = game.lasting.filter(isOver);
  if (gone.length === 0 && !game.delayed.some(isOver)) return game;
  const left = endLasting(game, isOver);
  return gone.reduce((next, { effect, on }) => {
    const cards = on.filter((ref) => isStillOn(left, ref)).map(({ card }) => card);
    return cardsToTell(left, effect, cards).reduce(
      (told, card) => emitExpired(told, clause, effect, card),
      next,
    );
  }, left);
};

/** 6-5d: what lasts for this turn ends. */
export const expireTurn = (game: Game): Game =>
  expire(game, '6-5d', ({ until }) => until === 'turn' || until === 'attack');

/** 14-11a: what lasts until its controller's turn starts ends. */
export const expireUntilTurn = (game: Game): Game =>
  expire(
    game,
    '14-11a',
    ({ until, controller }) => until === 'untilOwnTurn' && controller === game.turn.player,
  );

/** 8-7d: what lasts for this attack ends. */
export const expireAttack = (game: Game): Game => expire(game, '8-7d', ({ until }) => until === 'attack');

/** A new turn begins for its player. */
export const beginTurn = (game: Game): Game => {
  const number = game.turn.number + 1;
  return emitEvent(withTurn(game, { number, attacks: 0, endTriggered: [] }), {
    clause: '6-1',
    what: 'turnBegan',
    player: game.turn.player,
    number,
  });
};

/** 6-5e: the other player becomes the turn player. */
export const passTurn = (game: Game): Game => withTurn(game, { player: opponentOf(game.turn.player) });

/** A phase of the turn begins. */
export const beginPhase = (game: Game, phase: Phase, clause: ClauseId): Game =>
  emitEvent(withTurn(game, { phase, phaseNumber: game.turn.phaseNumber + 1 }), {
    clause,
    what: 'phaseBegan',
    player: game.turn.player,
    phase,
  });

/** A moment that abilities may wait for has come. */
export const reachMoment = (game: Game, moment: Moment, clause: ClauseId): Game =>
  emitEvent(game, { clause, what: 'moment', player: game.turn.player, moment });

/** 6-2a: the turn player's summon cap is the ruler's number, the other's is unlimited; nothing is counted yet. */
export const setSummonCaps = (game: Game): Game => {
  const { player } = game.turn;
  const cap = turnRuler(game).summonCap;
  const capped = PLAYERS.reduce(
    (next, seat) => withSummons(next, seat, { summonCap: seat === player ? cap : null, summonCount: 0 }),
    game,
  );
  return emitEvent(capped, { clause: '6-2a', decidedBy: ['4-5a'], what: 'summonCap', player, cap });
};

const turnRuler = (game: Game) => rulerRules(cardDefinition(game, rulerOf(game, game.turn.player)));

/** 6-2c: the turn player's attack zones and ruler zone become ready. */
export const readyOwnCards = (game: Game): Game => {
  const { player } = game.turn;
  const units = flatMapFast(zonesOfKind(game, player, 'attack'), (zone) => cardsIn(game, player, zone));
  return [...units, rulerOf(game, player)].reduce((next, card) => ready(next, card, '6-2c'), game);
};

/** 6-2f: as many resources become ready as the ruler says. */
export const readyResources = (game: Game): Game => {
  const { player } = game.turn;
  return cardsIn(game, player, 'resource')
    .filter((resource) => stateOf(game, resource).exhausted)
    .slice(0, turnRuler(game).startOfTurn.readyResources)
    .reduce((next, resource) => ready(next, resource, '6-2f'), game);
};

/** How many cards the ruler draws. */
const startDraws = (game: Game): number => {
  const { draw, drawOnFirstTurn } = turnRuler(game).startOfTurn;
  return isFirstTurn(game) ? drawOnFirstTurn : draw;
};

/** 5-7b: whether the ruler draws less in this turn than in others. */
const drawsLess = (game: Game): boolean => startDraws(game) < turnRuler(game).startOfTurn.draw;

/** 6-2f: as many cards are drawn as the ruler says. */
export const drawAtStart = (game: Game): Game =>
  moveFromDeck(game, game.turn.player, startDraws(game), 'hand', '6-2f', drawsLess(game) ? ['5-7b'] : []);

/** 6-2f: how many cards the ruler drives. */
export const startDrives = (game: Game): number => {
  const { drive, driveOnFirstTurn } = turnRuler(game).startOfTurn;
  if (!isFirstTurn(game)) return drive;
  return Math.max(0, driveOnFirstTurn - (game.interpretations.firstTurnDrive === 'oneLess' ? 1 : 0));
};

/** 6-3c, 3-12b: what is left in the turn player's drive zone goes to its owner's graveyard. */
export const clearDriveZone = (game: Game): Game =>
  cardsIn(game, game.turn.player, 'drive').reduce(
    (next, card) => putIntoGraveyard(next, card, '6-3c', { decidedBy: unsetClauses(game, card) }),
    game,
  );

const ENTER_FROM_SET_ZONE = keywordsWith('entersFromSetZone');

/** What lets a card lie unset that can only be played once it is set. */
const unsetClauses = (game: Game, card: Instance): readonly ClauseId[] =>
  hasOneOf(game, card, ENTER_FROM_SET_ZONE) ? ['u2103/standby.6'] : [];

/** 6-5d-1: the damage units carry is gone at the end of each turn. */
const resetUnitDamage = (game: Game): Game =>
  [...unitsInPlay(game, 0), ...unitsInPlay(game, 1)]
    .filter((unit) => stateOf(game, unit).damage > 0)
    .reduce(
      (next, unit) =>
        emitEvent(withState(next, unit, { damage: 0, damageLog: [] }), {
          clause: '6-5d-1',
          what: 'damageReset',
          card: unit,
        }),
      game,
    );

/** 16-21: what may be used once a turn may be used again, wherever its card lies. */
const clearUses = (game: Game): Game => {
  let next = game;
  for (let card = 0; card < game.definitionOf.length; card += 1) {
    if (stateOf(game, card).used.length > 0) next = withState(next, card, { used: [] });
  }
  return next;
};

/** 6-5d: everything that lasts for this turn ends together. */
export const endTurn = (game: Game): Game => {
  const expired = clearUses(expireTurn(game));
  return game.interpretations.unitDamage === 'reset' ? resetUnitDamage(expired) : expired;
};

const turnEndOf = ({ turn: { player } }: Game) =>
  ({ clause: '6-5a', what: 'moment', player, moment: 'turnEnd' }) as const;

/** How many abilities wait once the turn end has come. */
const waitingAtTurnEnd = (game: Game): number => trigger(game, game, turnEndOf(game)).waiting.length;

/** 6-5c: whether an ability waits for the turn end that has not triggered in this end phase. */
export const hasNewTurnEnd = (game: Game): boolean => waitingAtTurnEnd(game) > game.waiting.length;

/** Whether an ability waits for the turn end that has triggered in this end phase. */
const hasOldTurnEnd = (game: Game): boolean =>
  game.turn.endTriggered.length > 0 &&
  waitingAtTurnEnd(withTurn(game, { endTriggered: [] })) > waitingAtTurnEnd(game);

/** The turn end has come, once more for abilities that have not triggered yet. */
export const reachTurnEnd = (game: Game): Game =>
  emitEvent(game, {
    clause: '6-5a',
    what: 'moment',
    player: game.turn.player,
    moment: 'turnEnd',
    decidedBy: clausesOrNone(hasOldTurnEnd(game) ? ['6-5a-1'] : []),
  });
