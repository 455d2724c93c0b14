import type { CardDefinition, Effect } from '../state/card.ts';

type Names = readonly [en: string, ja: string];

type Discards = Pick<CardDefinition, 'additionalDiscards'>;

type UnitText = Discards & Pick<CardDefinition, 'automatics' | 'in' | 'out' | 'ability'>;

type RelicText = Pick<CardDefinition, 'in' | 'out' | 'ability'>;

type SpellText = Pick<CardDefinition, 'optional'> & Required<Pick<CardDefinition, 'effects'>>;

type CounterText = Effect & Discards & Required<Pick<CardDefinition, 'windows'>>;

const houseCard = (
  type: CardDefinition['type'],
  id: string,
  [en, ja]: Names,
  cost: number,
  text: Partial<CardDefinition>,
): CardDefinition => ({ id, name: { en, ja }, type, cost, ...text, provenance: 'house' });

/** A unit; `stats` are attack and life. */
export const unit = (
  id: string,
  name: Names,
  cost: number,
  stats: `${number}/${number}`,
  text: UnitText = {},
): CardDefinition => {
  const [attack = 0, life = 0] = stats.split('/').map(Number);
  return houseCard('unit', id, name, cost, { attack, life, ...text });
};

export const relic = (id: string, name: Names, cost: number, text: RelicText): CardDefinition =>
  houseCard('relic', id, name, cost, text);

export const spell = (id: string, name: Names, cost: number, text: SpellText): CardDefinition =>
  houseCard('spell', id, name, cost, text);

/** A counter with one effect. */
export const counter = (
  id: string,
  name: Names,
  cost: number,
  { instructions, ...text }: CounterText,
): CardDefinition => houseCard('counter', id, name, cost, { ...text, effects: [{ instructions }] });
