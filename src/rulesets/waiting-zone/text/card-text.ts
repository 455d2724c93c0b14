import { byLanguage, type Language } from '../../../core/narration.ts';
import { type Automatic, type CardDefinition, type CardType, type Effect, NO_EFFECT } from '../state/card.ts';
import { englishGrammar } from './english.ts';
import { japaneseGrammar } from './japanese.ts';
import type { Grammar } from './locale.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: englishGrammar, ja: japaneseGrammar };

const some = <T>(part: T | undefined, text: (part: T) => string): readonly string[] =>
  part === undefined ? [] : [text(part)];

/** What an effect does. */
export const effectText = (effect: Effect, language: Language): string => GRAMMARS[language].effect(effect);

/** What a cost ability does, behind its cost. */
export const abilityText = (
  { energy, effect }: Required<CardDefinition>['ability'],
  language: Language,
): string => GRAMMARS[language].ability(energy, GRAMMARS[language].effect(effect));

/** The choices that every side makes; the effect of an optional cost may refer to these. */
const commonChoices = ([first = NO_EFFECT, ...others]: readonly Effect[]): Effect => ({
  instructions: first.instructions.filter(
    (step) =>
      step.do === 'choose' &&
      others.every(({ instructions }) =>
        instructions.some((each) => each.do === 'choose' && each.as === step.as),
      ),
  ),
});

/** What the optional cost of a card adds. */
export const optionalText = (
  { effects = [], optional }: Partial<CardDefinition>,
  language: Language,
): string =>
  optional === undefined ? '' : GRAMMARS[language].effect(optional.effect, commonChoices(effects));

/** What a card does, by its data: an ability a line; empty for a card that does nothing of its own. */
export const cardText = (card: Partial<CardDefinition>, language: Language): readonly string[] => {
  const say = GRAMMARS[language];
  const { additionalDiscards, windows, effects = [], optional, automatics = [], ability } = card;
  const [first, ...others] = effects.map((effect) => say.effect(effect));
  return [
    ...some(additionalDiscards, say.discards),
    ...some(windows, say.windows),
    ...some(first, (text) => (others.length === 0 ? text : say.either([text, ...others]))),
    ...some(optional, ({ energy }) => say.optional(energy, optionalText(card, language))),
    ...automatics.map((each) => (say.automatics[each.auto] as (automatic: Automatic) => string)(each)),
    ...some(card.in, (effect) => say.in(say.effect(effect))),
    ...some(card.out, (effect) => say.out(say.effect(effect))),
    ...some(ability, (part) => abilityText(part, language)),
  ];
};

/** The same in one line. */
export const inlineCardText = (card: Partial<CardDefinition>, language: Language): string =>
  cardText(card, language).join(language === 'en' ? ' ' : '');

/** What the types of card are called. */
export const typeNames: Readonly<Record<Language, Readonly<Record<CardType, string>>>> = {
  en: { unit: 'unit', relic: 'relic', spell: 'spell', counter: 'counter' },
  ja: { unit: 'ユニット', relic: 'レリック', spell: 'スペル', counter: 'カウンター' },
};

/** The labels of lists of cards and decks. */
export const collectionLabels = byLanguage({
  type: { en: 'type', ja: '種類' },
  /** Energy. */
  cost: { en: 'cost', ja: 'コスト' },
  /** Attack and life. */
  numbers: { en: 'numbers', ja: '攻撃/ライフ' },
  cards: { en: 'cards', ja: '枚数' },
  units: { en: 'units', ja: 'ユニット' },
  counters: { en: 'counters', ja: 'カウンター' },
});

/** What is counted in a deck. */
export interface DeckCount {
  readonly size: number;
  readonly units: number;
  readonly counters: number;
}

/** The same in a line. */
export const deckCountText: Readonly<Record<Language, (count: DeckCount) => string>> = {
  en: ({ size, units, counters }) => `${size} cards, ${units} of them units, ${counters} counters`,
  ja: ({ size, units, counters }) => `${size}枚、うちユニット${units}枚、カウンター${counters}枚`,
};

/** What is noted of a card on the table. */
export const cardDetailLabels = byLanguage({
  cost: { en: 'cost', ja: 'コスト' },
  attack: { en: 'attack', ja: '攻撃力' },
  life: { en: 'life', ja: 'ライフ' },
  damage: { en: 'damage', ja: 'ダメージ' },
  mayAttack: { en: 'may attack in this battle phase', ja: 'このバトルフェイズに攻撃できる' },
  mustAttack: { en: 'must attack', ja: '攻撃しなければならない' },
  evaded: { en: 'has evaded this turn', ja: 'このターンすでに回避した' },
});
