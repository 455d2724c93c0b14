import type { CardDetails, CardNumber, Viewer } from '../../../core/adapters/board-view.ts';
import type { Language } from '../../../core/narration.ts';
import { nameOf, powerOf, toughnessOf } from '../queries/board.ts';
import type { Permanent } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import { abilityText, cardDetailLabels } from '../text/card-text.ts';

const numbersOf = (permanent: Permanent, language: Language): readonly CardNumber[] => {
  const say = cardDetailLabels[language];
  const { types, power, toughness, loyalty, defense, minusCounters } = permanent;
  const changes =
    minusCounters === 0 ? [] : [{ by: say.minusCounters(minusCounters), change: `-${minusCounters}` }];
  const row = (name: string, printed: number, now = printed): CardNumber => ({
    name,
    printed: String(printed),
    now: String(now),
    changes: printed === now ? [] : changes,
  });
  return [
    ...(types.includes('creature')
      ? [row(say.power, power, powerOf(permanent)), row(say.toughness, toughness, toughnessOf(permanent))]
      : []),
    ...(types.includes('planeswalker') ? [row(say.loyalty, loyalty)] : []),
    ...(types.includes('battle') ? [row(say.defense, defense)] : []),
  ];
};

/** A permanent of the event; nothing is hidden. */
export const excessDamageCardDetails = (
  { board }: Game,
  _viewer: Viewer,
  key: string,
  language: Language,
): CardDetails | undefined => {
  const permanent = Object.hasOwn(board.permanents, key) ? board.permanents[key] : undefined;
  if (permanent === undefined) return undefined;
  const say = cardDetailLabels[language];
  const { id, types, colors, traits, marked, indestructible, deathtouchedThisTurn } = permanent;
  return {
    name: nameOf(board, id)[language],
    kind: [...types.map((type) => say.types[type]), ...colors.map((color) => say.colors[color])].join(', '),
    text: [
      ...traits.map((trait) => say.traits[trait]),
      ...board.effects.filter(({ from }) => from === id).map((effect) => abilityText(effect, language)),
    ],
    numbers: numbersOf(permanent, language),
    notes: [
      ...(marked === 0 ? [] : [say.marked(marked)]),
      ...(indestructible ? [say.indestructible] : []),
      ...(deathtouchedThisTurn ? [say.deathtouched] : []),
    ],
  };
};
