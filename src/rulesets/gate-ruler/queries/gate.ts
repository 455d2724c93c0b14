import { opponentOf, type Player } from '../../../core/decision.ts';
import type { Instruction } from '../state/card.ts';
import type { Game, WaitingAbility } from '../state/game.ts';
import {
  chosenCards,
  type Destruction,
  type GateItem,
  type PlayedItem,
  type Scope,
} from '../state/gate-item.ts';
import type { CardRef, Instance } from '../state/instance.ts';
import { isSameObject, refOf, stateOf } from './cards.ts';
import { hitPointsOf } from './effects.ts';

/** The top of the gate: the item that resolves next (9-4). */
export const topOfGate = (game: Game): GateItem | undefined => game.gate.at(-1);

/** An item by its number; items leave the gate only by `removeItem`. */
export const itemOnGate = (game: Game, number: number): GateItem | undefined =>
  game.gate.find((item) => item.number === number);

/** Whether a drive resolution process is on top. */
export const isDriveTop = (game: Game): boolean => topOfGate(game)?.kind === 'drive';

/** 9-3d: nobody may respond to ruler damage or a drive resolution process. */
const isImmediate = (item: GateItem | undefined): boolean =>
  item?.kind === 'rulerDamage' || item?.kind === 'drive';

/** 9-3d: whether nobody may respond to what is on top. */
export const isTopImmediate = (game: Game): boolean => isImmediate(topOfGate(game));

type ItemOf<Kind extends GateItem['kind']> = Extract<GateItem, { readonly kind: Kind }>;

/** The top of the gate, the item being resolved. Throws where it is of another kind. */
export const topItem = <Kind extends GateItem['kind']>(game: Game, kind: Kind): ItemOf<Kind> => {
  const top = topOfGate(game);
  if (top?.kind === kind) return top as ItemOf<Kind>;
  throw new Error(`a ${kind} was to be on top of the gate, not ${top?.kind ?? 'nothing'}`);
};

/** Whether the item is a card or ability that was played. */
export const isPlayedItem = (item: GateItem | undefined): item is PlayedItem =>
  item?.kind === 'card' || item?.kind === 'ability';

/** The played card or ability of that number. Throws where there is none any more. */
export const playedItem = (game: Game, number: number): PlayedItem => {
  const item = itemOnGate(game, number);
  if (isPlayedItem(item)) return item;
  throw new Error(`a card or ability was to be on the gate, not ${item?.kind ?? 'nothing'}`);
};

/** What is being played: the topmost card or ability; its cost may have put destroy processes above it. */
export const itemInPlay = (game: Game): PlayedItem => {
  const item = game.gate.findLast(isPlayedItem);
  if (item === undefined) throw new Error('a card or ability was to be on the gate');
  return item;
};

export const isGateEmpty = (game: Game): boolean => game.gate.length === 0;

/** 9-4c: whether something was put on the gate since that number was the next one. */
export const hasGateBreak = (game: Game, since: number): boolean => (topOfGate(game)?.number ?? -1) >= since;

/** 9-4c-1a: whether nothing but processes that nobody may respond to was put on the gate since. */
export const isBreakImmediate = (game: Game, since: number): boolean =>
  hasGateBreak(game, since) && game.gate.every((item) => item.number < since || isImmediate(item));

/** The card whose text an item is. */
export const sourceOf = (game: Game, item: PlayedItem): CardRef =>
  item.kind === 'ability' ? item.source : refOf(game, item.card);

/** The chosen cards that a step of an item distributes damage over (15-13). */
export const distributedOver = (
  { choices }: PlayedItem,
  { to }: Extract<Instruction, { readonly do: 'distribute' }>,
): readonly CardRef[] => (typeof to === 'string' ? chosenCards(choices, to) : []);

/** From where the text of an item is read. */
export const scopeOf = (game: Game, item: PlayedItem): Scope => ({
  controller: item.controller,
  source: sourceOf(game, item),
  choices: item.choices,
  cause: item.cause,
  treated: item.treated,
  material: item.material,
});

/** 12-4b-4: the destroy process for the card as it is now that lies on the gate already. */
export const waitingDestruction = (game: Game, card: Instance): Destruction | undefined =>
  game.gate.find(
    (item): item is Destruction =>
      item.kind === 'destroy' && item.card.card === card && isSameObject(game, item.card),
  );

export const isDestructionWaiting = (game: Game, card: Instance): boolean =>
  waitingDestruction(game, card) !== undefined;

/** 12-4a-1: it carries damage of at least its HP; where it has no HP left, without carrying any. */
export const isToBeDestroyed = (game: Game, unit: Instance): boolean =>
  stateOf(game, unit).damage >= hitPointsOf(game, unit);

/** The waiting ability of that number. */
export const waitingOf = (game: Game, number: number): WaitingAbility =>
  game.waiting.find((waiting) => waiting.number === number) as WaitingAbility;

/** 11-1b-1, 11-1b-2: whose abilities are played now: the turn player's while any waits, then the other's. */
export const playerWaiting = (game: Game): Player | undefined => {
  const has = (player: Player) => game.waiting.some((waiting) => waiting.controller === player);
  if (has(game.turn.player)) return game.turn.player;
  return has(opponentOf(game.turn.player)) ? opponentOf(game.turn.player) : undefined;
};

/** The abilities that player picks from. */
export const waitingFor = (game: Game, player: Player): readonly WaitingAbility[] =>
  game.waiting.filter((waiting) => waiting.controller === player);
