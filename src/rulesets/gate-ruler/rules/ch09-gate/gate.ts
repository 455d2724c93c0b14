import type { Player } from '../../../../kernel/decision.ts';
import type { ClauseId } from '../../clauses/index.ts';
import { happen } from '../../happening/happen.ts';
import { whereIs } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { GateItem, NewItem } from '../../values/gate-item.ts';
import { putIntoGraveyard } from '../ch03-zones/movement.ts';

/** The top of the gate: the item that resolves next (9-4). */
export const topOfGate = (game: Game): GateItem | undefined => game.gate.at(-1);

/** An item by its number; items leave the gate only by `removeItem`. */
export const itemOnGate = (game: Game, number: number): GateItem | undefined =>
  game.gate.find((item) => item.number === number);

/** Puts an item on top of the gate and numbers it. */
export const putOnGate = (game: Game, item: NewItem, clause: ClauseId): Game => {
  const numbered = { ...item, number: game.nextNumber } as GateItem;
  const put = { ...game, gate: [...game.gate, numbered], nextNumber: game.nextNumber + 1 };
  return happen(put, { clause, what: 'put', item: numbered });
};

/** Replaces an item in place: choices made, amounts reduced. */
export const withItem = (game: Game, item: GateItem): Game => ({
  ...game,
  gate: game.gate.map((other) => (other.number === item.number ? item : other)),
});

/**
 * Takes an item off the gate, for whatever reason. The card of a counter that still lies in the counter zone goes
 * to its owner's graveyard (13-6d-3).
 */
export const removeItem = (game: Game, item: GateItem): Game => {
  const left = { ...game, gate: game.gate.filter((other) => other.number !== item.number) };
  return item.kind === 'ability' && item.counter ? clearCounterZone(left, item.source.card) : left;
};

const clearCounterZone = (game: Game, card: number): Game => {
  const place = whereIs(game, card);
  return place !== 'gate' && place.zone === 'counter' ? putIntoGraveyard(game, card, '13-6d-3') : game;
};

/** The top item has resolved and leaves the gate (9-4b). */
export const finishItem = (game: Game, item: GateItem, clause: ClauseId): Game =>
  happen(removeItem(game, item), { clause, what: 'resolved', item });

/** 9-3d, 9-4c-1a: nobody may respond while a drive resolution or ruler damage process is on top (10-3g, u2103/drive.9). */
export const isTopImmediate = (game: Game): boolean => {
  const kind = topOfGate(game)?.kind;
  return kind === 'rulerDamage' || kind === 'drive';
};

export const isGateEmpty = (game: Game): boolean => game.gate.length === 0;

/** 9-4c: whether something was put on the gate since that number was the next one. */
export const hasGateBreak = (game: Game, since: number): boolean => (topOfGate(game)?.number ?? -1) >= since;

/** Tells that resolution stops because something was added (gate break). */
export const breakGate = (game: Game): Game => happen(game, { clause: '9-4c', what: 'gateBreak' });

/** 9-3e-1: the player gives up priority. */
export const passPriority = (game: Game, player: Player): Game =>
  happen(game, { clause: '9-3e-1', what: 'passed', player });
