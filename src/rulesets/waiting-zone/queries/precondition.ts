import type { InLanguages } from '../../../core/narration.ts';
import * as kernel from '../../../core/illegal-reasons.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import { definitionFor } from './definitions.ts';
import { ownerOf } from './information.ts';
import { cardKey } from './place-names.ts';

/** A card its owner would do something with. */
interface OfCard {
  readonly card: Instance;
}

export type Requirement<Asked = OfCard> = kernel.Requirement<Game, Asked>;

/** Something said of a card, which is called as its owner calls it: `ember-fox (F1)`, `hush`. */
export const ofCard = (
  game: Game,
  { card }: OfCard,
  say: Readonly<Record<keyof InLanguages, (name: string) => string>> = { en: String, ja: String },
): InLanguages => {
  const { id, name } = definitionFor(game, card);
  const key = cardKey(game, ownerOf(game, card), card);
  const [en, ja] = key === id ? ['', ''] : [` (${key})`, `(${key})`];
  return { en: say.en(`${id}${en}`), ja: say.ja(`《${name.ja}》${ja}`) };
};

/** A condition by code, clause and words; its facts are the card and where it is, unless others are given. */
export const requirement = <Asked extends OfCard>(
  [code, clause, guard]: readonly [code: string, clause: ClauseId, guard: InLanguages],
  holds: (game: Game, asked: Asked) => boolean,
  facts: (game: Game, asked: Asked) => readonly InLanguages[] = (game, asked) => [ofCard(game, asked)],
): Requirement<Asked> => ({
  holds,
  reason: (game, asked) => kernel.whyNotOf(code, clause, guard, facts(game, asked)),
});
