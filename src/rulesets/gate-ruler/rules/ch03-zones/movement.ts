import { PLAYERS, type Player } from '../../../../core/decision.ts';
import { clausesOrNone, clausesThatApply, emitEvent } from '../../events/emit.ts';
import { conceal } from '../../events/secrecy.ts';
import { type Keyword, keywordsWith } from '../../keywords/lookup.ts';
import { cardDefinition, isSameObject, refOf, stateOf } from '../../queries/cards.ts';
import { isRemovalIgnored, isRemovedInstead } from '../../queries/effects.ts';
import {
  canHold,
  cardsIn,
  hasZone,
  isAttackZone,
  isDefenseZone,
  isFrontRow,
  isInPlay,
  isSetZone,
  isVisibleTo,
  kindOf,
  locationOf,
  orientationClause,
  ownersPlace,
  soulsOf,
  zoneLimit,
} from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Whereabouts } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import {
  type CardState,
  DEFAULT_CARD_STATE,
  type Instance,
  type Place,
  type Zone,
} from '../../state/instance.ts';
import { asNewObject, withoutState, withSoul, withState, withZone } from '../../state/setters.ts';

/** How a card is put into its new zone, where the defaults of 3-3 do not apply. */
export interface Arrival {
  readonly exhausted?: boolean;
  readonly faceUp?: boolean;
  /** In a deck: at the bottom instead of the top. */
  readonly bottom?: boolean;
  /** The zone the card was played from, as it resolves from the gate. */
  readonly playedFrom?: Zone;
  /** The name of the ability that moves it. */
  readonly by?: string;
  /** A soul that comes out with it (u2103/enhance.1). */
  readonly soul?: Instance;
  /** The state before the cards that it moves with left: they see each other leave (14-15a-1). */
  readonly before?: Game;
  /** Clauses that decided which card is moved, or where. */
  readonly decidedBy?: readonly ClauseId[];
}

/** Whether anything is noted of cards that lie there. */
export const hasState = (zone: Zone): boolean => isInPlay(zone) || zone === 'resource' || zone === 'drive';

const isFaceDownByDefault = (zone: Zone): boolean => isSetZone(zone) || zone === 'drive';

/** Whether cards there are ready or exhausted. */
const isOriented = (zone: Zone): boolean => orientationClause(zone) !== undefined;

/** The state of a card new to a zone: ready and face up or down as the zone has it (3-3a-1, 3-3b-1), without damage. */
export const newState = (zone: Zone, { exhausted = false, faceUp }: Arrival): CardState => ({
  ...DEFAULT_CARD_STATE,
  exhausted: isDefenseZone(zone) || (isOriented(zone) && exhausted),
  faceUp: faceUp ?? !isFaceDownByDefault(zone),
});

/** The clauses that decided the state of a card new to a zone. */
export const newStateClauses = (zone: Zone, { exhausted, faceUp }: Arrival): readonly ClauseId[] =>
  hasState(zone)
    ? clausesThatApply(
        isDefenseZone(zone) && '3-9b',
        !isDefenseZone(zone) && isOriented(zone) && exhausted === undefined && '3-3a-1',
        faceUp === undefined && '3-3b-1',
        isFrontRow(zone) && '3-6g-1',
      )
    : [];

/**
 * What changes of the state of a card that moves between zones in play, each of which has states of its own (3-6b-1): from
 * a defense zone to an attack zone a unit becomes ready (15-3a-2), in a set zone it is neither ready nor exhausted.
 */
export const changedState = (
  from: Zone,
  to: Zone,
  before: CardState,
  { exhausted, faceUp }: Arrival,
): Partial<CardState> => ({
  exhausted:
    isDefenseZone(to) || (isOriented(to) && (exhausted ?? (!isDefenseZone(from) && before.exhausted))),
  faceUp: faceUp ?? (!isSetZone(to) || (isSetZone(from) && before.faceUp)),
});

/** The clauses that decided what changed of it. */
export const changedStateClauses = (from: Zone, to: Zone, { faceUp }: Arrival): readonly ClauseId[] =>
  clausesThatApply(
    '3-2d',
    kindOf(from) !== kindOf(to) && '3-6b-1',
    isDefenseZone(to) && '3-9b',
    faceUp === undefined && isSetZone(from) !== isSetZone(to) && '3-3b-1',
  );

/** A move of a card: from where, to where, and how it is put there. */
interface Move {
  readonly card: Instance;
  readonly from: Whereabouts;
  readonly to: Place;
  readonly arrival: Arrival;
}

/** Whether it comes from a zone like that; the gate is none. */
export const isFrom = (from: Whereabouts, isSuch: (zone: Zone) => boolean): from is Place =>
  from !== 'gate' && isSuch(from.zone);

export const isFromPlay = (from: Whereabouts): from is Place => isFrom(from, isInPlay);

export const comesFromGate = (from: Whereabouts, zone: Zone): boolean => from === 'gate' && isInPlay(zone);

/** A clause by which the souls of a card stay with it, where it has any. */
export const soulClauses = (game: Game, card: Instance, clause: ClauseId): readonly ClauseId[] =>
  soulsOf(game, card).length === 0 ? [] : [clause];

/** Whether something was applied to the card as it is. */
const isAppliedTo = (game: Game, card: Instance): boolean =>
  game.lasting.some(({ on }) => on.some((ref) => ref.card === card && isSameObject(game, ref)));

/** Whether it leaves play after others that leave together with it. */
const leavesWithOthers = (game: Game, { from, to, arrival: { before = game } }: Move): boolean =>
  before !== game && isFromPlay(from) && !isInPlay(to.zone);

/** The clauses that decided where a card goes, what goes with it, and how it lies there. `game`: before it moves. */
export const moveClauses = (game: Game, move: Move): readonly ClauseId[] => {
  const { card, from, to, arrival } = move;
  const staysInPlay = isFromPlay(from) && isInPlay(to.zone);
  return [
    ...(arrival.decidedBy ?? []),
    ...clausesThatApply(
      to.zone === 'graveyard' && isRemovalIgnored(arrival.before ?? game, card) && 'u2103/unaffected.5',
      isSetZone(to.zone) && !isFrom(from, isSetZone) && '15-4a',
      isFrom(from, isDefenseZone) && isAttackZone(to.zone) && '15-3a-2',
      leavesWithOthers(game, move) && '14-15a-1',
      from !== 'gate' && from.player !== to.player && !isInPlay(to.zone) && '3-2e',
      !staysInPlay && isAppliedTo(game, card) && '3-2d',
    ),
    ...(staysInPlay ? changedStateClauses(from.zone, to.zone, arrival) : newStateClauses(to.zone, arrival)),
    ...(comesFromGate(from, to.zone) ? soulClauses(game, card, '3-14d-2') : []),
  ];
};

/** What it means that a card comes out: put there without being played, a unit is special summoned, and no Touchdown sees it. */
export const entryClauses = (
  game: Game,
  card: Instance,
  from: Whereabouts,
  arrival: Arrival,
): readonly ClauseId[] => {
  const { type, touchdown } = cardDefinition(game, card);
  const isPut = arrival.playedFrom === undefined;
  return [
    ...clausesThatApply(
      '15-3b',
      isFrom(from, isSetZone) && '15-3b-1',
      isPut && type === 'unit' && '4-4b',
      isPut && type === 'unit' && '15-19',
      isPut && touchdown !== undefined && '16-3b',
    ),
    ...(arrival.decidedBy ?? []),
  ];
};

/** The clauses by which a card where it lies is ready or exhausted, and never both; none where it is neither. */
export const orientationClauses = (game: Game, card: Instance): readonly ClauseId[] => {
  const place = locationOf(game, card);
  const clause = place === 'gate' ? undefined : orientationClause(place.zone);
  return clause === undefined ? [] : ['3-3a-2', clause];
};

/** The zone in another order, by a rule or effect (3-2c-2). */
export const reorder = withZone;

const takeFromZone = (game: Game, card: Instance, from: Whereabouts): Game =>
  from === 'gate'
    ? game
    : withZone(
        game,
        from,
        cardsIn(game, from.player, from.zone).filter((other) => other !== card),
      );

const emitMove = (
  game: Game,
  before: Game,
  card: Instance,
  clause: ClauseId,
  from: Whereabouts,
  to: Whereabouts,
  by: readonly ClauseId[],
): Game => {
  const [wasUp, isUp] = [stateOf(before, card).faceUp, stateOf(game, card).faceUp];
  const knownTo = PLAYERS.filter(
    (viewer) => isVisibleTo(from, wasUp, viewer) || isVisibleTo(to, isUp, viewer),
  );
  const fact = {
    clause,
    decidedBy: clausesOrNone(by),
    what: 'moved',
    card,
    from,
    to,
    knownTo: knownTo.length === PLAYERS.length ? undefined : knownTo,
  } as const;
  return emitEvent(game, fact, before);
};

/** 3-10d: a hidden set card is revealed in the set zone before it goes anywhere but to a set zone. */
const revealSetCard = (game: Game, card: Instance, from: Whereabouts): Game =>
  isFrom(from, isSetZone) && !stateOf(game, card).faceUp
    ? emitEvent(game, { clause: '3-10d', what: 'revealed', player: from.player, card, from })
    : game;

/** Puts a card onto the gate as it is played: a new object without state (3-2d); the souls of a driven one go along. */
export const moveToGate = (game: Game, card: Instance, clause: ClauseId): Game => {
  const from = locationOf(game, card);
  const isDriven = from !== 'gate' && from.zone === 'drive';
  const revealed = revealSetCard(game, card, from);
  const lifted = asNewObject(takeFromZone(revealed, card, from), card);
  const stateless = withoutState(lifted, card);
  const linked = isDriven ? unlink(stateless, card) : unlinkAll(stateless, card);
  const by = isDriven ? soulClauses(game, card, '3-14d-1') : [];
  return emitMove(linked, revealed, card, clause, from, 'gate', by);
};

const emitStay = (
  game: Game,
  card: Instance,
  to: Place,
  clause: ClauseId,
  decidedBy: readonly ClauseId[],
): Game =>
  emitEvent(game, conceal(game, { clause, decidedBy, what: 'stayed', card, to }, [refOf(game, card)]));

/** 14-13a: how a card is put where it goes instead: with the same others, for the same reasons. */
const arrivalInstead = (game: Game, { before = game, decidedBy = [] }: Arrival): Arrival => ({
  bottom: true,
  before,
  decidedBy,
});

/**
 * Moves a card to a zone (ch.3). A missing zone or one that may not hold the card keeps it where it is
 * (3-2f-1, 3-2h); between zones in play it stays the same object with its state (3-2d), else it is a new one.
 */
export const moveCard = (
  game: Game,
  card: Instance,
  to: Place,
  clause: ClauseId,
  arrival: Arrival = {},
): Game => {
  if (!hasZone(game, to)) return emitStay(game, card, to, '3-2f-1', ['15-3a-1']);
  const limit = zoneLimit(to.zone, cardDefinition(game, card));
  if (limit !== undefined) return emitStay(game, card, to, '3-2h', [limit]);
  const from = locationOf(game, card);
  if (isBarred(game, card, from, to, arrival)) {
    return emitStay(game, card, to, '16-19', ['1-5c', 'u2103/standby.3']);
  }
  if (isSentBack(game, card, from, to, arrival)) {
    return moveCard(game, card, ownersPlace(game, card, 'deck'), '14-13a', arrivalInstead(game, arrival));
  }
  if (to.zone === 'graveyard' && isRemovedInstead(arrival.before ?? game, card)) {
    return moveCard(game, card, ownersPlace(game, card, 'removed'), '14-13a', arrivalInstead(game, arrival));
  }
  const staysInPlay = isFromPlay(from) && isInPlay(to.zone);
  const revealed = isSetZone(to.zone) ? game : revealSetCard(game, card, from);
  const landed = putIntoZone(takeFromZone(revealed, card, from), card, to, arrival);
  const moved = staysInPlay
    ? withState(landed, card, changedState(from.zone, to.zone, stateOf(game, card), arrival))
    : newIn(landed, card, from, to.zone, arrival);
  const by = moveClauses(game, { card, from, to, arrival });
  const left = emitMove(moved, arrival.before ?? revealed, card, clause, from, to, by);
  const told = showOpenCard(left, card, to);
  return comesOut(from, to) ? emitEntry(told, card, from, clause, arrival) : told;
};

/** 15-3b-1: what leaves a set zone for another zone in play comes out too. */
const comesOut = (from: Whereabouts, to: Place): boolean =>
  (!isFromPlay(from) || isSetZone(from.zone)) && isInPlay(to.zone) && !isSetZone(to.zone);

const ENTER_FROM_SET_ZONE = keywordsWith('entersFromSetZone');
const PLAYED_FIRST = keywordsWith('playedFirst');

/** Whether one of those keywords is printed on the card. */
const isPrinted = (game: Game, card: Instance, keywords: readonly { readonly id: Keyword }[]): boolean =>
  cardDefinition(game, card).keywords?.some((printed) => keywords.some(({ id }) => id === printed)) ?? false;

/** 16-19: Forced Standby comes into play only from the set zone. */
const isBarred = (
  game: Game,
  card: Instance,
  from: Whereabouts,
  to: Place,
  { playedFrom }: Arrival,
): boolean =>
  comesOut(from, to) &&
  isPrinted(game, card, ENTER_FROM_SET_ZONE) &&
  !(playedFrom === undefined ? isFrom(from, isSetZone) : isSetZone(playedFrom));

/** 14-13a: a card that comes out only by one ability goes to the bottom of the deck instead. */
const isSentBack = (game: Game, card: Instance, from: Whereabouts, to: Place, { by }: Arrival): boolean => {
  const { comesOutOnlyBy } = cardDefinition(game, card);
  return comesOut(from, to) && comesOutOnlyBy !== undefined && comesOutOnlyBy !== by;
};

/** 3-2f-1, 3-2h: whether there is that zone and it may hold the card. */
export const canArrive = (game: Game, card: Instance, to: Place): boolean =>
  hasZone(game, to) && canHold(to.zone, cardDefinition(game, card));

/** Whether a move brings the card into play: it may come out there, and nothing keeps it from it. */
export const isComingOut = (game: Game, card: Instance, to: Place, arrival: Arrival): boolean => {
  const from = locationOf(game, card);
  return (
    comesOut(from, to) &&
    canArrive(game, card, to) &&
    !isBarred(game, card, from, to, arrival) &&
    !isSentBack(game, card, from, to, arrival)
  );
};

const putIntoZone = (game: Game, card: Instance, to: Place, { bottom }: Arrival): Game => {
  const cards = cardsIn(game, to.player, to.zone);
  return withZone(game, to, to.zone === 'deck' && !bottom ? [card, ...cards] : [...cards, card]);
};

/** A new object in the zone; its souls stay with a card that enters play from the gate. */
const newIn = (game: Game, card: Instance, from: Whereabouts, zone: Zone, arrival: Arrival): Game => {
  const fresh = asNewObject(game, card);
  const stated = hasState(zone) ? withState(fresh, card, newState(zone, arrival)) : withoutState(fresh, card);
  return comesFromGate(from, zone) ? unlink(stated, card) : unlinkAll(stated, card, arrival.soul);
};

/** 16-12: an Open Card that comes to the hand or is driven is revealed. */
const showOpenCard = (game: Game, card: Instance, to: Place): Game =>
  (to.zone === 'hand' || to.zone === 'drive') && isPrinted(game, card, PLAYED_FIRST)
    ? emitEvent(to.zone === 'drive' ? withState(game, card, { faceUp: true }) : game, {
        clause: '16-12',
        what: 'revealed',
        player: to.player,
        card,
        from: to,
      })
    : game;

const emitEntry = (
  game: Game,
  card: Instance,
  from: Whereabouts,
  clause: ClauseId,
  arrival: Arrival,
): Game => {
  const { playedFrom } = arrival;
  return emitEvent(game, {
    clause,
    decidedBy: clausesOrNone(entryClauses(game, card, from, arrival)),
    what: 'entered',
    card,
    from: playedFrom ?? (from === 'gate' ? from : from.zone),
    played: playedFrom !== undefined,
  });
};

/** 3-14c: the card is no soul any more. */
const unlink = (game: Game, soul: Instance): Game => {
  return game.soulOf[soul] === undefined ? game : withSoul(game, soul, undefined);
};

/** 3-14d: the card is no soul any more, and its own souls are nobody's, but for one that stays. */
const unlinkAll = (game: Game, host: Instance, kept?: Instance): Game =>
  soulsOf(game, host)
    .filter((soul) => soul !== kept)
    .reduce(
      (next, soul) => emitEvent(unlink(next, soul), { clause: '3-14d', what: 'unlinked', card: soul, host }),
      unlink(game, host),
    );

/** 3-14c: the card goes to its owner's soul zone, linked to its host; its own souls are nobody's then. A ruler stays (3-2h). */
export const linkSoul = (
  game: Game,
  card: Instance,
  host: Instance,
  clause: ClauseId,
  arrival: Arrival = {},
): Game => {
  const moved = moveCard(game, card, ownersPlace(game, card, 'soul'), clause, arrival);
  const place = locationOf(moved, card);
  if (place === 'gate' || place.zone !== 'soul') return moved;
  const fact = {
    clause,
    decidedBy: clausesOrNone(['15-17', ...(arrival.decidedBy ?? [])]),
    what: 'linked',
    card,
    host,
  } as const;
  return emitEvent(withSoul(moved, card, host), fact);
};

/** Puts a card into its owner's graveyard. */
export const putIntoGraveyard = (game: Game, card: Instance, clause: ClauseId, arrival: Arrival = {}): Game =>
  moveCard(game, card, ownersPlace(game, card, 'graveyard'), clause, arrival);

/** Moves cards one by one from the top of the deck, as many as there are (1-5b). */
export const moveFromDeck = (
  game: Game,
  player: Player,
  count: number,
  zone: Zone,
  clause: ClauseId,
  by: readonly ClauseId[] = [],
): Game => {
  const decidedBy = [...clausesThatApply(count > 1 && '3-4c', zone === 'drive' && '3-12b'), ...by];
  let next = game;
  for (let moved = 0; moved < count; moved += 1) {
    const top = cardsIn(next, player, 'deck')[0];
    if (top === undefined) break;
    next = moveCard(next, top, { player, zone }, clause, { decidedBy });
  }
  return next;
};

/** Readies a card; in a defense zone it stays exhausted (3-9b). */
export const ready = (game: Game, card: Instance, clause: ClauseId, by: readonly ClauseId[] = []): Game => {
  if (!stateOf(game, card).exhausted || isFrom(locationOf(game, card), isDefenseZone)) return game;
  const fact = {
    clause,
    decidedBy: clausesOrNone([...orientationClauses(game, card), ...by]),
    what: 'readied',
    card,
  } as const;
  return emitEvent(withState(game, card, { exhausted: false }), fact);
};

/** Exhausts a card, where it can be exhausted. */
export const exhaust = (game: Game, card: Instance, clause: ClauseId, by: readonly ClauseId[] = []): Game => {
  const turned = orientationClauses(game, card);
  if (turned.length === 0 || stateOf(game, card).exhausted) return game;
  const fact = { clause, decidedBy: clausesOrNone([...turned, ...by]), what: 'exhausted', card } as const;
  return emitEvent(withState(game, card, { exhausted: true }), fact);
};
