import type * as kernel from '../../../kernel/why-not.ts';
import type { ClauseId } from '../clauses/index.ts';
import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import { definitionFor } from './definitions.ts';
import { ownerOf } from './information.ts';
import { cardKey } from './place-key.ts';

/** A card its owner would do something with. */
interface OfCard {
  readonly card: Instance;
}

export type Requirement<Asked = OfCard> = kernel.Requirement<Game, Asked>;

/** The card as its owner calls it: `ember-fox (F1)`, `hush`. */
export const cardText = (game: Game, { card }: OfCard): string => {
  const { id } = definitionFor(game, card);
  const key = cardKey(game, ownerOf(game, card), card);
  return key === id ? id : `${id} (${key})`;
};

/** A condition by code, clause and words; its facts are the card and where it is, unless others are given. */
export const requirement = <Asked extends OfCard>(
  [code, clause, guard]: readonly [code: string, clause: ClauseId, guard: string],
  holds: (game: Game, asked: Asked) => boolean,
  facts: (game: Game, asked: Asked) => readonly string[] = (game, asked) => [cardText(game, asked)],
): Requirement<Asked> => ({
  holds,
  reason: (game, asked) => ({ code, clause, guard, facts: facts(game, asked) }),
});
