import type { ClauseId } from '../../rulebook/clauses.ts';
import { isDefenseZone, isFrontRow, isInPlay, isSetZone, kindOf, orientationClause } from '../../queries/zones.ts';
import { type CardState, DEFAULT_CARD_STATE } from '../../state/card-state.ts';
import { clausesThatApply } from '../../state/fact.ts';
import type { Game } from '../../state/game.ts';
import type { Instance, Zone } from '../../state/instance.ts';

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
  exhausted: isDefenseZone(to) || (isOriented(to) && (exhausted ?? (!isDefenseZone(from) && before.exhausted))),
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
