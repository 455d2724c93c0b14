import type { ClauseId } from '../../rulebook/clauses.ts';
import { cardDefinition } from '../../queries/cards.ts';
import { isSameObject } from '../../queries/information.ts';
import { isRemovalIgnored } from '../../queries/meaning.ts';
import {
  isAttackZone,
  isDefenseZone,
  isInPlay,
  isSetZone,
  soulsOf,
  orientationClause,
  locationOf,
} from '../../queries/zones.ts';
import { clausesThatApply, type Whereabouts } from '../../state/fact.ts';
import type { Game } from '../../state/game.ts';
import type { Instance, Place, Zone } from '../../state/instance.ts';
import { type Arrival, changedStateClauses, newStateClauses } from './movement.ts';

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
      to.zone === 'graveyard' && isRemovalIgnored(game, card) && 'u2103/unaffected.5',
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
