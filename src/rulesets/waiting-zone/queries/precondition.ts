import type { LocalizedText } from '../../../core/narration.ts';
import * as kernel from '../../../core/illegal-reasons.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import { cardDefinition } from './definitions.ts';
import { ownerOf } from './information.ts';
import { cardKey } from './place-names.ts';

/** A card its owner would do something with. */
interface CardAction {
  readonly card: Instance;
}

export type Precondition<Asked = CardAction> = kernel.Precondition<Game, Asked>;

/** Something said of a card, which is called as its owner calls it: `ember-fox (F1)`, `hush`. */
export const sentenceOf = (
  game: Game,
  { card }: CardAction,
  say: Readonly<Record<keyof LocalizedText, (name: string) => string>> = { en: String, ja: String },
): LocalizedText => {
  const { id, name } = cardDefinition(game, card);
  const key = cardKey(game, ownerOf(game, card), card);
  const [en, ja] = key === id ? ['', ''] : [` (${key})`, `(${key})`];
  return { en: say.en(`${id}${en}`), ja: say.ja(`《${name.ja}》${ja}`) };
};

/** A condition by code, clause and words; its facts are the card and where it is, unless others are given. */
export const precondition = <Asked extends CardAction>(
  [code, clause, guard]: readonly [code: string, clause: ClauseId, guard: LocalizedText],
  holds: (game: Game, asked: Asked) => boolean,
  facts: (game: Game, asked: Asked) => readonly LocalizedText[] = (game, asked) => [sentenceOf(game, asked)],
): Precondition<Asked> => ({
  holds,
  reason: (game, asked) => kernel.illegalReason(code, clause, guard, facts(game, asked)),
});
