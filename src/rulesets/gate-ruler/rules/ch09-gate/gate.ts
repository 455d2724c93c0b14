import type { Player } from '../../../../core/decision.ts';
import { clausesOrNone, clausesThatApply, emitEvent } from '../../events/emit.ts';
import { conceal } from '../../events/secrecy.ts';
import { isBreakImmediate, isDriveTop } from '../../queries/gate.ts';
import { locationOf } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import { numberedItem } from '../../state/copies.ts';
import type { Game } from '../../state/game.ts';
import type { GateItem, NewItem, PlayedAbility } from '../../state/gate-item.ts';
import type { CardRef } from '../../state/instance.ts';
import { withGate } from '../../state/setters.ts';
import { putIntoGraveyard } from '../ch03-zones/movement.ts';

const NO_CARDS: readonly CardRef[] = [];

/** The cards that a process is about, by which it is named. */
const meantBy = (item: NewItem): readonly CardRef[] => {
  if (item.kind === 'destroy') return [item.card];
  return item.kind === 'damage' ? item.pairs.map(({ receiver }) => receiver) : NO_CARDS;
};

/** Puts an item on top of the gate and numbers it. */
export const putOnGate = (
  game: Game,
  item: NewItem,
  clause: ClauseId,
  by: readonly ClauseId[] = [],
): Game => {
  const numbered = numberedItem(item, game.nextNumber);
  const fact = { clause, decidedBy: clausesOrNone(by), what: 'put', item: numbered } as const;
  return emitEvent(withGate(game, [...game.gate, numbered], 1), conceal(game, fact, meantBy(item)));
};

/** Replaces an item in place: choices made, amounts reduced. */
export const withItem = (game: Game, item: GateItem): Game =>
  withGate(
    game,
    game.gate.map((other) => (other.number === item.number ? numberedItem(item, item.number) : other)),
  );

/**
 * Takes an item off the gate, for whatever reason. The card of a counter that still lies in the counter zone goes
 * to its owner's graveyard (13-6d-3).
 */
export const removeItem = (game: Game, item: GateItem): Game => {
  const left = withGate(
    game,
    game.gate.filter((other) => other.number !== item.number),
  );
  return item.kind === 'ability' && item.counter ? clearCounterZone(left, item) : left;
};

const clearCounterZone = (game: Game, { source: { card }, became }: PlayedAbility): Game => {
  const place = locationOf(game, card);
  const decidedBy: readonly ClauseId[] = became ? ['u2103/stridam.4'] : [];
  return place !== 'gate' && place.zone === 'counter'
    ? putIntoGraveyard(game, card, '13-6d-3', { decidedBy })
    : game;
};

/** The top item has resolved and leaves the gate (9-4b). */
export const finishItem = (game: Game, item: GateItem, clause: ClauseId): Game =>
  emitEvent(removeItem(game, item), conceal(game, { clause, what: 'resolved', item }, meantBy(item)));

/** Tells that resolution stops because something was added (gate break) since that number was the next one. */
export const breakGate = (game: Game, since: number): Game =>
  emitEvent(game, {
    clause: '9-4c-1',
    decidedBy: clausesOrNone([
      ...clausesThatApply(isBreakImmediate(game, since) && '9-4c-1a'),
      ...(isDriveTop(game) ? (['10-3g', 'u2103/drive.9'] as const) : []),
    ]),
    what: 'gateBreak',
  });

/** 9-3e-1: the player gives up priority. */
export const passPriority = (game: Game, player: Player): Game =>
  emitEvent(game, { clause: '9-3e-1', what: 'passed', player });
