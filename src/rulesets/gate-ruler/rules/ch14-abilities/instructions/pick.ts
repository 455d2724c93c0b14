import type { Player } from '../../../../../core/decision.ts';
import type { ClauseId } from '../../../rulebook/clauses.ts';
import { refOf } from '../../../queries/information.ts';
import { cardKey } from '../../../queries/place-key.ts';
import type { Game } from '../../../state/game.ts';
import type { PlayedItem } from '../../../state/gate-item.ts';
import type { CardRef, Instance } from '../../../state/instance.ts';
import type { GateRulerOption } from '../../../state/option.ts';
import { updateItemChoices, type OpenChoice } from './rule.ts';

/** A choice of cards made one by one. */
export interface CardPick {
  readonly player: Player;
  readonly clause: ClauseId;
  /** What the option says before the card, such as `choose`. */
  readonly verb: string;
  /** The cards that can still be picked. */
  readonly candidates: readonly Instance[];
  /** Whether the choice may stop here. */
  readonly mayStop: boolean;
  /** The game once the choice has stopped with these cards; absent: they stay picked on the item. */
  readonly stop?: (picked: readonly CardRef[]) => Game;
}

/** The cards picked so far for the choice going on. */
export const pickedCards = (item: PlayedItem): readonly CardRef[] => item.picking ?? [];

/** The next single pick of a chain. */
export const pickOne = (game: Game, item: PlayedItem, picking: CardPick): OpenChoice => {
  const { player, clause, verb, candidates, mayStop, stop } = picking;
  const options: GateRulerOption[] = candidates.map((card) => ({
    key: `${verb} ${cardKey(game, player, card)}`,
    form: 'card',
    card,
  }));
  if (mayStop) options.push({ key: 'done', form: 'done' });
  return {
    player,
    clause,
    options,
    choose: (option) => {
      if (option.form !== 'card') return stop ? stop(pickedCards(item)) : game;
      return updateItemChoices(game, item, { picking: [...pickedCards(item), refOf(game, option.card)] });
    },
  };
};
