import type { CardTable, Declaration, NamesIn } from './declaration.ts';
import type { markRules } from './marks.ts';

/** Whether a card of the game can be attached to another one. */
export const hasAttachments = ({ cards }: Declaration): boolean =>
  Object.values(cards).some(({ attaches }) => attaches === true);

/** The rule functions of cards that are attached to others. */
export const attachmentRules = <const D extends Declaration>(
  { cards }: D,
  { checkIsOpen }: Pick<ReturnType<typeof markRules<D>>, 'checkIsOpen'>,
) => {
  type Game = CardTable<D>;

  const hostOf = ({ attachments = [] }: Game, card: number): number | undefined =>
    attachments.find(({ attached: each }) => each === card)?.host;

  const attachedTo = ({ attachments = [] }: Game, card: number): readonly number[] =>
    attachments.flatMap(({ attached: each, host }) => (host === card ? [each] : []));

  const detached = (game: Game, card: number): Game =>
    hostOf(game, card) === undefined
      ? game
      : { ...game, attachments: game.attachments?.filter(({ attached: each }) => each !== card) ?? [] };

  const attached = (game: Game, card: number, host: number): Game => {
    if (cards[game.cards[card] as NamesIn<D>['card']]?.attaches !== true)
      throw new Error(`the card ${game.cards[card]} cannot be attached; declare it with attaches: true`);
    checkIsOpen(game, card);
    checkIsOpen(game, host);
    for (let each: number | undefined = host; each !== undefined; each = hostOf(game, each))
      if (each === card) throw new Error(`card ${card} (${game.cards[card]}) would be attached to itself`);
    return {
      ...game,
      attachments: [...(detached(game, card).attachments ?? []), { attached: card, host }],
    };
  };

  return { attached, attachedTo, detached, hostOf };
};
