import { stringify } from 'yaml';
import type { CardDefinition } from '../values/card.ts';

/** ATK, HP and STK of a unit, ATK and STK of a ruler. */
export const statsText = ({ type, atk = 0, hp = 0, stk = 0 }: CardDefinition): string => {
  if (type === 'unit') return `${atk}/${hp}/${stk}`;
  return type === 'ruler' ? `${atk}/-/${stk}` : '';
};

const sourceText = ({ source, assumed }: CardDefinition['provenance']): string => {
  if (source === 'house') return 'a house card';
  return assumed.length === 0 ? 'a known card' : `a known card; assumed: ${assumed.join(', ')}`;
};

/** One card: its name and where it comes from, then its data as a set file would have it. */
export const showCard = (card: CardDefinition): readonly string[] => {
  const { id: _id, name, provenance, ...rest } = card;
  return [
    `${name.en} (${name.ja})`,
    sourceText(provenance),
    '',
    ...stringify({ id: card.id, name: name.en, ...rest }, { lineWidth: 110 })
      .trimEnd()
      .split('\n'),
  ];
};
