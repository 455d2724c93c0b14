import type { CardDetails } from '../../../core/adapters/card-sheet.ts';
import type { Viewer } from '../../../core/adapters/board-view.ts';
import type { Language } from '../../../core/narration.ts';
import { isVisibleTo, locationOf } from '../queries/zones.ts';
import { cardDetailLabels } from '../text/sheet-words.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Game } from '../state/game-2.ts';
import { waitingZoneCardDescription } from './card-words.ts';

/** A card on the table. Nothing changes its numbers but damage, which takes from the life of a unit. */
export const waitingZoneCardDetails = (
  game: Game,
  viewer: Viewer,
  key: string,
  language: Language,
): CardDetails | undefined => {
  const card = key === '' ? -1 : game.object.indexOf(Number(key));
  const definition: CardDefinition | undefined = game.cards[game.definitionOf[card] ?? ''];
  if (definition === undefined) return undefined;
  if (viewer !== null && !isVisibleTo(locationOf(game, card), viewer)) return undefined;
  const say = cardDetailLabels[language];
  const { cost, attack, life } = definition;
  const unit = game.units[card];
  const damage = unit?.damage ?? 0;
  const fixed = (name: string, value: number | undefined) =>
    value === undefined ? [] : [{ name, printed: String(value), now: String(value), changes: [] }];
  return {
    ...waitingZoneCardDescription(definition, language),
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
