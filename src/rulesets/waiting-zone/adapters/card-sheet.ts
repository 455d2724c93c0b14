import type { CardSheet } from '../../../core/adapters/card-sheet.ts';
import type { Viewer } from '../../../core/adapters/board-view.ts';
import type { Language } from '../../../core/narration.ts';
import { isVisibleTo, whereIs } from '../queries/zones.ts';
import { sheetWords } from '../text/sheet-words.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Game } from '../state/game-2.ts';
import { waitingZoneCardWords } from './card-words.ts';

/** A card on the table. Nothing changes its numbers but damage, which takes from the life of a unit. */
export const waitingZoneSheet = (
  game: Game,
  viewer: Viewer,
  key: string,
  language: Language,
): CardSheet | undefined => {
  const card = key === '' ? -1 : game.object.indexOf(Number(key));
  const definition: CardDefinition | undefined = game.cards[game.definitionOf[card] ?? ''];
  if (definition === undefined) return undefined;
  if (viewer !== null && !isVisibleTo(whereIs(game, card), viewer)) return undefined;
  const say = sheetWords[language];
  const { cost, attack, life } = definition;
  const unit = game.units[card];
  const damage = unit?.damage ?? 0;
  const fixed = (name: string, value: number | undefined) =>
    value === undefined ? [] : [{ name, printed: String(value), now: String(value), changes: [] }];
  return {
    ...waitingZoneCardWords(definition, language),
    numbers: [
      ...fixed(say.cost, cost),
      ...fixed(say.attack, attack),
      ...(life === undefined
        ? []
        : [
            {
              name: say.life,
              printed: String(life),
              now: String(life - damage),
              changes: damage === 0 ? [] : [{ by: say.damage, change: `-${damage}` }],
            },
          ]),
    ],
    notes: [
      ...(unit?.attackRight ? [say.mayAttack] : []),
      ...(unit?.mustAttack ? [say.mustAttack] : []),
      ...(unit?.evaded ? [say.evaded] : []),
    ],
  };
};
