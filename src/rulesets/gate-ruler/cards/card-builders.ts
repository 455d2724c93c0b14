import type {
  CardDefinition,
  CounterAbility,
  Effect,
  Provenance,
  RulerRules,
  Timing,
} from '../state/card.ts';

type Names = readonly [en: string, ja: string];

type Faction = 'atlas' | 'invaders' | 'volnar' | 'wonderverse' | 'yomajin';

/** The attributes of the built-in cards; a new one is added here, so that a misspelt one does not compile. */
type Attribute =
  | 'A7'
  | 'Accident'
  | 'Angel'
  | 'Beast'
  | 'Demon King'
  | 'Dragon'
  | 'Fiend'
  | 'Fire'
  | 'Horror'
  | 'Kaii'
  | 'Mage'
  | 'Martial Skill'
  | 'Military'
  | 'Oni'
  | 'Poetica'
  | 'Robot'
  | 'Traveller'
  | 'Warrior';

/** Faction and attributes, such as `volnar Warrior` or `legendary volnar Dragon, Demon King`. */
type Kind = `${'' | 'legendary '}${Faction}${'' | ` ${Attribute}` | ` ${Attribute}, ${Attribute}`}`;

/** What stands below the head of a deck card; it is a house card unless `provenance` says otherwise. */
type Text = Pick<CardDefinition, 'keywords' | 'abilities' | 'counter' | 'overdrive'> &
  Partial<Pick<CardDefinition, 'provenance'>>;

type FieldText = Text & Pick<CardDefinition, 'touchdown'>;

type UnitText = FieldText &
  Pick<CardDefinition, 'enhance' | 'summonFromSet' | 'summonTo' | 'comesOutOnlyBy' | 'timing'>;

type EventText = Text & { readonly effect: Effect };

type RulerText = Pick<CardDefinition, 'abilities' | 'provenance'> & { readonly ruler: RulerRules };

/** A card of our own: nothing about it is assumed. */
export const HOUSE_PROVENANCE: Provenance = { source: 'house', assumed: [] };

/** A card known from public sources; `assumed` names the fields that are not, or that leave part of its text out. */
export const publicSource = (...assumed: readonly string[]): Provenance => ({ source: 'digest', assumed });

const kindOf = (kind: Kind): Pick<CardDefinition, 'faction' | 'attributes' | 'legendary'> => {
  const [faction = '', ...words] = kind.replace('legendary ', '').split(' ');
  return {
    faction,
    ...(words.length > 0 && { attributes: words.join(' ').split(', ') }),
    ...(kind.startsWith('legendary ') && { legendary: true as const }),
  };
};

const deckCard = (
  type: 'unit' | 'event' | 'field',
  id: string,
  [en, ja]: Names,
  kind: Kind,
  text: Partial<CardDefinition>,
): CardDefinition => ({
  id,
  name: { en, ja },
  type,
  ...kindOf(kind),
  ...text,
  provenance: text.provenance ?? HOUSE_PROVENANCE,
});

/** A unit; `stats` are ATK, HP and STK. */
export const unit = (
  id: string,
  name: Names,
  kind: Kind,
  level: number,
  stats: `${number}/${number}/${number}`,
  text: UnitText = {},
): CardDefinition => {
  const [atk = 0, hp = 0, stk = 0] = stats.split('/').map(Number);
  return deckCard('unit', id, name, kind, { level, atk, hp, stk, ...text });
};

export const event = (
  id: string,
  name: Names,
  kind: Kind,
  level: number,
  timing: Timing,
  text: EventText,
): CardDefinition => deckCard('event', id, name, kind, { level, timing, ...text });

export const field = (id: string, name: Names, kind: Kind, level: number, text: FieldText): CardDefinition =>
  deckCard('field', id, name, kind, { level, ...text });

/** A ruler; `stats` are ATK and STK. */
export const ruler = (
  id: string,
  [en, ja]: Names,
  stats: `${number}/-/${number}`,
  text: RulerText,
): CardDefinition => {
  const [atk = 0, , stk = 0] = stats.split('/').map(Number);
  return { id, name: { en, ja }, type: 'ruler', atk, stk, ...text };
};

/** A counter that does nothing but take the damage: its card goes to the graveyard. */
export const ABSORB: CounterAbility = {
  effect: { instructions: [{ do: 'move', cards: 'this', to: 'graveyard' }] },
};

/** A counter that deals damage to an enemy unit. */
export const strikeBack = (amount: number): CounterAbility => ({
  effect: {
    instructions: [
      { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
      { do: 'damage', to: ['chosen:unit'], amount },
    ],
  },
});
