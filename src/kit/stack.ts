import { opponentOf, PLAYERS, type Player } from '../core/decision.ts';
import { playerName } from '../core/narration.ts';
import type { CardTable, Declaration, StackItem } from './declaration.ts';
import type { markRules } from './marks.ts';

/** The rule functions of a stack with priority, and of triggers that go on it in order. */
export const stackRules = <const D extends Declaration>({ checkIsOpen }: ReturnType<typeof markRules<D>>) => {
  type Game = CardTable<D>;

  /** Throws if the target of an item is a card that not all players see: targets are public. */
  const checkTarget = (game: Game, { target }: StackItem): void => {
    if (target !== undefined && 'card' in target) checkIsOpen(game, target.card);
  };

  /** Returns the game in which that player may act first. */
  const priorityGiven = (game: Game, player: Player): Game => ({ ...game, priority: { player, passes: 0 } });

  /** Returns the game after a pass of the player who has priority. */
  const priorityPassed = (game: Game): Game => ({
    ...game,
    priority: { player: opponentOf(game.priority.player), passes: game.priority.passes + 1 },
  });

  /** Returns whether both players have passed in a row: the top of the stack resolves, or the window ends. */
  const haveAllPassed = ({ priority }: Game): boolean => priority.passes >= PLAYERS.length;

  /** Returns the game with an item on top of the stack. */
  const pushed = (game: Game, item: StackItem): Game => {
    checkTarget(game, item);
    return { ...game, stack: [...game.stack, item] };
  };

  /** Returns the item that resolves next, or `undefined` if the stack is empty. */
  const topOf = ({ stack }: Game): StackItem | undefined => stack.at(-1);

  /** Returns the game without the top of the stack. */
  const popped = (game: Game): Game => ({ ...game, stack: game.stack.slice(0, -1) });

  /** Returns the game with an ability that has triggered and waits to be put on the stack. */
  const triggered = (game: Game, item: StackItem): Game => {
    checkTarget(game, item);
    return { ...game, triggers: [...game.triggers, item] };
  };

  /** Returns who puts triggers on the stack next: the turn player, then the other one; `undefined` if none waits. */
  const orderingPlayer = ({ triggers, turn }: Game): Player | undefined =>
    [turn, opponentOf(turn)].find((player) => triggers.some((item) => item.player === player));

  /** Returns the triggers of that player, in the order in which they triggered. */
  const triggersOf = ({ triggers }: Game, player: Player): readonly StackItem[] =>
    triggers.filter((item) => item.player === player);

  /** Returns the game with one of the triggers of a player on the stack. */
  const triggerStacked = (game: Game, player: Player, index: number): Game => {
    const places = game.triggers.flatMap((item, place) => (item.player === player ? [place] : []));
    const place = places[index] ?? -1;
    const item = game.triggers[place];
    if (item === undefined) throw new Error(`${playerName(player)} has no trigger ${index}`);
    return pushed({ ...game, triggers: game.triggers.toSpliced(place, 1) }, item);
  };

  return {
    haveAllPassed,
    orderingPlayer,
    popped,
    priorityGiven,
    priorityPassed,
    pushed,
    topOf,
    triggered,
    triggerStacked,
    triggersOf,
  };
};
