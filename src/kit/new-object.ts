import type { CardTable, Declaration, StackItem } from './declaration.ts';

/** The items without a target that is this card. */
const unaimed = (items: readonly StackItem[], card: number): readonly StackItem[] =>
  items.map((item) => {
    const { target, ...rest } = item;
    return target !== undefined && 'card' in target && target.card === card ? rest : item;
  });

/** Returns the game in which a card has left its zone: it has no marks, nothing is aimed at it, and it is attached to no card, nor any to it. */
export const asNewObject = <D extends Declaration>(game: CardTable<D>, card: number): CardTable<D> => {
  const { [card]: gone, ...marks } = game.marks ?? {};
  const { attachments } = game;
  return {
    ...game,
    ...(gone !== undefined && { marks }),
    ...(attachments && {
      attachments: attachments.filter(({ attached, host }) => attached !== card && host !== card),
    }),
    stack: unaimed(game.stack, card),
    triggers: unaimed(game.triggers, card),
  };
};
