import { PLAYERS, type Player } from '../../../core/decision.ts';
import { cardDefinition, ownerOf, refOf } from '../queries/cards.ts';
import { cardsIn, hasRoom, isVisibleTo, locationOf, waitingAttack } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Game, UnitState } from '../state/game.ts';
import type { CardLocation, Instance, Place, Zone } from '../state/instance.ts';
import {
  asNewObject,
  emitEvent,
  withNewUnit,
  withoutUnit,
  withSide,
  withUnit,
  withWaiting,
  withZone,
} from '../state/setters.ts';
import type { Selection, WaitingAttack, WaitingItem } from '../state/waiting-item.ts';
import { dueCheck } from './counter-check.ts';

/** Puts an item, whose number is the next one, into the waiting zone. */
export const putWaiting = (game: Game, item: WaitingItem, clause: ClauseId): Game =>
  emitEvent(withWaiting(game, [...game.waiting, item], 1), { clause, what: 'put', item });

/** Takes an item out of the waiting zone, for whatever reason. */
export const removeWaiting = (game: Game, { number }: WaitingItem): Game =>
  withWaiting(
    game,
    game.waiting.filter((other) => other.number !== number),
  );

/** Replaces an item in place. */
export const withItem = (game: Game, item: WaitingItem): Game =>
  withWaiting(
    game,
    game.waiting.map((other) => (other.number === item.number ? item : other)),
  );

const lift = (game: Game, card: Instance, from: CardLocation): Game =>
  from === 'waitingZone'
    ? game
    : withZone(
        game,
        from,
        cardsIn(game, from.player, from.zone).filter((other) => other !== card),
      );

const land = (game: Game, card: Instance, to: CardLocation): Game =>
  to === 'waitingZone' ? game : withZone(game, to, [...cardsIn(game, to.player, to.zone), card]);

/** The players who see a card here or there; nothing where both do. */
const whoSees = (here: CardLocation, there: CardLocation): readonly Player[] | undefined => {
  const viewers = PLAYERS.filter((viewer) => isVisibleTo(here, viewer) || isVisibleTo(there, viewer));
  return viewers.length === PLAYERS.length ? undefined : viewers;
};

const emitMove = (
  game: Game,
  card: Instance,
  from: CardLocation,
  to: CardLocation,
  clause: ClauseId,
): Game => {
  return emitEvent(game, { clause, what: 'moved', card, from, to, knownTo: whoSees(from, to) });
};

/** Moves a card; it is a new object from then on. What entering and leaving the field bring is not done here. */
export const moveCard = (game: Game, card: Instance, to: CardLocation, clause: ClauseId): Game => {
  const from = locationOf(game, card);
  return emitMove(asNewObject(land(lift(game, card, from), card, to), card), card, from, to, clause);
};

/** The zone of that name of the card's owner. */
export const ownersPlace = (game: Game, card: Instance, zone: Zone): Place => ({
  player: ownerOf(game, card),
  zone,
});

/** Draws cards one by one, as many as there are; wanting one more is noted (house.11). */
export const draw = (game: Game, player: Player, count: number, clause: ClauseId): Game => {
  let next = game;
  for (let drawn = 0; drawn < count; drawn += 1) {
    const [top] = cardsIn(next, player, 'deck');
    if (top === undefined) {
      const noted = withSide(next, player, { outOfCards: true });
      return emitEvent(noted, { clause: 'house.11', what: 'deckEmpty', player });
    }
    next = moveCard(next, top, { player, zone: 'hand' }, clause);
  }
  return next;
};

/** What brings a card onto the field (reading.19). */
export type EntrySource = 'counter' | 'anythingElse';

const asSubject = (game: Game, card: Instance): Selection => ({ kind: 'card', ref: refOf(game, card) });

/** attack.1: the turn player's units have their right during the battle phase. */
const newUnit = (game: Game, unit: Instance): UnitState => ({
  damage: 0,
  attackRight: game.turn.phase === 'battle' && ownerOf(game, unit) === game.turn.player,
  mustAttack: false,
  evaded: false,
});

const activate = (game: Game, card: Instance, timing: 'in' | 'out', clause: ClauseId): Game => {
  const effect = cardDefinition(game, card)[timing];
  if (effect === undefined) return game;
  const source = refOf(game, card);
  return putWaiting(
    game,
    {
      kind: 'timing',
      owner: ownerOf(game, card),
      timing,
      source,
      effect,
      choices: {},
      number: game.nextNumber,
    },
    clause,
  );
};

/** The attacker is there as long as its attack waits (attack.6). */
const returnRight = (game: Game, { attacker }: WaitingAttack): Game => {
  const mustAttack = game.interpretations.returnedRight === 'mustBeUsed';
  return emitEvent(withUnit(game, attacker.card, { attackRight: true, mustAttack }), {
    clause: 'attack.8',
    what: 'rightReturned',
    unit: attacker.card,
  });
};

/** attack.8, reading.19: a unit came onto the attacked side while the attack waits. */
const voidByNewcomer = (game: Game, cards: readonly Instance[], by: EntrySource): Game => {
  const attack = waitingAttack(game);
  if (attack === undefined || (by !== 'counter' && game.interpretations.newcomerBy === 'counter'))
    return game;
  const isNewcomer = (card: Instance) =>
    game.units[card] !== undefined && ownerOf(game, card) !== attack.owner;
  if (!cards.some(isNewcomer)) return game;
  const voided = emitEvent(removeWaiting(game, attack), { clause: 'attack.8', what: 'voided', item: attack });
  return returnRight(voided, attack);
};

/**
 * Cards enter their owners' fields together: IN activates at once (at-once.1) and one check is due (check.8). A card
 * without room stays where it is (house.6).
 */
export const enterField = (
  game: Game,
  cards: readonly Instance[],
  clause: ClauseId,
  by: EntrySource,
): Game => {
  const entered: Instance[] = [];
  let next = game;
  for (const card of cards) {
    if (!hasRoom(next, ownerOf(next, card))) {
      const place = locationOf(next, card);
      const knownTo = whoSees(place, place);
      next = emitEvent(next, { clause: 'house.6', what: 'stayed', card, knownTo });
      continue;
    }
    next = moveCard(next, card, ownersPlace(next, card, 'field'), clause);
    if (cardDefinition(next, card).type === 'unit') {
      next = withNewUnit(next, card, newUnit(next, card));
    }
    entered.push(card);
  }
  next = voidByNewcomer(next, entered, by);
  next = entered.reduce((each, card) => activate(each, card, 'in', 'play.10'), next);
  return dueCheck(
    next,
    'entry',
    entered.map((card) => asSubject(next, card)),
  );
};

/** attack.6, attack.7: an attack does not outlive its unit on the field. */
const voidByLeaving = (game: Game, cards: readonly Instance[]): Game => {
  const attack = waitingAttack(game);
  return attack === undefined || !cards.includes(attack.attacker.card)
    ? game
    : emitEvent(removeWaiting(game, attack), { clause: 'attack.6', what: 'voided', item: attack });
};

const dueDepartures = (game: Game, cards: readonly Instance[]): Game => {
  const subjects = cards.map((card) => asSubject(game, card));
  return game.interpretations.joinedDepartures === 'oneCheck'
    ? dueCheck(game, 'departure', subjects)
    : subjects.reduce((next, subject) => dueCheck(next, 'departure', [subject]), game);
};

/** A way off the field. Only the discard pile lets OUT activate (check.10). */
export interface FieldExit {
  readonly to: Zone;
  readonly clause: ClauseId;
  /** Whether a check of leaving is due (reading.5). */
  readonly checked: boolean;
}

/** Cards leave the field together: OUT activates at once (at-once.1) and one check is due (check.9, reading.23). */
export const leaveField = (
  game: Game,
  cards: readonly Instance[],
  { to, clause, checked }: FieldExit,
): Game => {
  let next = voidByLeaving(game, cards);
  for (const card of cards) {
    next = withoutUnit(moveCard(next, card, ownersPlace(next, card, to), clause), card);
  }
  if (to === 'discard') next = cards.reduce((each, card) => activate(each, card, 'out', 'play.13'), next);
  return checked ? dueDepartures(next, cards) : next;
};

/** Destroys cards together: from the field into the discard pile. */
export const destroy = (game: Game, cards: readonly Instance[], clause: ClauseId, checked = true): Game => {
  const told = cards.reduce((next, card) => emitEvent(next, { clause, what: 'destroyed', card }), game);
  return leaveField(told, cards, { to: 'discard', clause, checked });
};
