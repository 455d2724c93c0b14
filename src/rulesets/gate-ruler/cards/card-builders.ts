import type {
  Ability,
  CardDefinition,
  CardFilter,
  Continuous,
  CounterAbility,
  Effect,
  Instruction,
  Provenance,
  RulerRules,
  Timing,
  Trigger,
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

/** An effect, or its instructions where it is nothing else. */
type EffectText = Effect | readonly Instruction[];

/** What stands below the head of a deck card; it is a house card unless `provenance` says otherwise. */
type Text = Pick<CardDefinition, 'keywords' | 'abilities' | 'counter'> &
  Partial<Pick<CardDefinition, 'provenance'>> & { readonly overdrive?: EffectText };

type FieldText = Text & { readonly touchdown?: EffectText };

type UnitText = FieldText &
  Pick<CardDefinition, 'enhance' | 'summonFromSet' | 'summonTo' | 'comesOutOnlyBy' | 'timing'>;

type EventText = Text & { readonly effect: EffectText };

type DeckCardText = UnitText & Partial<EventText> & Pick<CardDefinition, 'level' | 'atk' | 'hp' | 'stk'>;

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

const effectOf = (text: EffectText): Effect => ('instructions' in text ? text : { instructions: text });

const EFFECTS: readonly string[] = ['effect', 'overdrive', 'touchdown'];

/** What is written, in its order, with effects in full. */
const inFull = (text: DeckCardText): Partial<CardDefinition> =>
  Object.fromEntries(
    Object.entries(text).map(([key, part]) => [
      key,
      EFFECTS.includes(key) ? effectOf(part as EffectText) : part,
    ]),
  );

const deckCard = (
  type: 'unit' | 'event' | 'field',
  id: string,
  [en, ja]: Names,
  kind: Kind,
  text: DeckCardText,
): CardDefinition => ({
  id,
  name: { en, ja },
  type,
  ...kindOf(kind),
  ...inFull(text),
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

type AbilityText<Kind extends Ability['kind'], Given extends string> = Omit<
  Extract<Ability, { readonly kind: Kind }>,
  'kind' | Given
>;

/** An ability that triggers. */
export const auto = (
  when: Trigger,
  effect: EffectText,
  { name, ...limits }: AbilityText<'auto', 'when' | 'effect'> = {},
): Ability => ({ kind: 'auto', ...(name && { name }), when, ...limits, effect: effectOf(effect) });

/** An ability that is played. */
export const activated = (
  timing: 'standard' | 'instant',
  { name, ...limits }: AbilityText<'activated', 'timing' | 'effect'>,
  effect: EffectText,
): Ability => ({ kind: 'activated', ...(name && { name }), timing, ...limits, effect: effectOf(effect) });

/** An ability that is simply true. */
export const continuous = (
  effects: readonly [Continuous, ...Continuous[]],
  limits: AbilityText<'continuous', 'effects'> = {},
): Ability => ({ kind: 'continuous', ...limits, effects });

/** A counter ability with an effect of its own. */
export const respond = (effect: EffectText): CounterAbility => ({ effect: effectOf(effect) });

export const ENEMY_UNIT: CardFilter = { side: 'enemy', type: ['unit'] };
export const ALLY_UNIT: CardFilter = { side: 'ally', type: ['unit'] };

/** A counter that does nothing but take the damage: its card goes to the graveyard. */
export const ABSORB: CounterAbility = respond([{ do: 'move', cards: 'this', to: 'graveyard' }]);

/** A counter that deals damage to an enemy unit. */
export const strikeBack = (amount: number): CounterAbility =>
  respond([
    { do: 'choose', as: 'unit', from: ENEMY_UNIT },
    { do: 'damage', to: ['chosen:unit'], amount },
  ]);
