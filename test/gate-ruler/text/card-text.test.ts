import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/core/narration.ts';
import { partsOf } from '../../../src/rulesets/gate-ruler/card-schema/parts.ts';
import { cardCatalogue } from '../../../src/rulesets/gate-ruler/cards/catalogue.ts';
import type { CardDefinition, Effect, Instruction } from '../../../src/rulesets/gate-ruler/state/card.ts';
import {
  abilityText,
  cardText,
  effectText,
} from '../../../src/rulesets/gate-ruler/text/card-text/card-text.ts';

const cards = [...cardCatalogue.values()];

const nameOf = (language: Language) => (id: string) => cardCatalogue.get(id)?.name[language] ?? id;

/** What a card does, without what stands elsewhere on it. */
const doesOf = ({
  keywords,
  enhance,
  summonFromSet,
  summonTo,
  comesOutOnlyBy,
  timing,
  effect,
  abilities,
  counter,
  overdrive,
  touchdown,
  ruler,
  type,
}: CardDefinition) => ({
  type,
  keywords,
  enhance,
  summonFromSet,
  summonTo,
  comesOutOnlyBy,
  timing,
  effect,
  abilities,
  counter,
  overdrive,
  touchdown,
  ruler,
});

const effectsOf = ({
  effect,
  overdrive,
  touchdown,
  counter,
  abilities = [],
}: CardDefinition): readonly Effect[] =>
  [
    effect,
    overdrive,
    touchdown,
    counter !== undefined && 'effect' in counter ? counter.effect : undefined,
    ...abilities.map((ability) => ('effect' in ability ? ability.effect : undefined)),
  ].filter((each) => each !== undefined);

/** The names of choices stand for themselves. */
const unnamed = (value: unknown): string => {
  const names = new Map<string, string>();
  const numbered = (name: string): string => {
    if (!names.has(name)) names.set(name, `${names.size}`);
    return names.get(name) ?? '';
  };
  return JSON.stringify(value)
    .replaceAll(/"as":"([^"]*)"/g, (_, name: string) => `"as":"${numbered(name)}"`)
    .replaceAll(/(chosen|zone):([^"]+)"/g, (_, kind: string, name: string) => `${kind}:${numbered(name)}"`);
};

const expectDistinct = (told: readonly (readonly [text: string, data: string])[]): void => {
  const byText = new Map<string, string>();
  for (const [text, data] of told) {
    expect(byText.get(text) ?? data, text).toBe(data);
    byText.set(text, data);
  }
};

describe.each(LANGUAGES)('The text of cards (%s)', (language) => {
  it('differs where what cards do differs', () => {
    expectDistinct(
      cards
        .map((card) => [card, cardText(card, language, nameOf(language)).join('\n')] as const)
        .filter(([, text]) => text !== '')
        .map(([card, text]) => [`${card.type} ${text}`, unnamed(doesOf(card))]),
    );
  });

  it('is there for every card that does something', () => {
    for (const card of cards) {
      const { type: _type, ...does } = doesOf(card);
      const isPlain = Object.values(does).every((part) => part === undefined);
      expect(cardText(card, language, nameOf(language)).length === 0, card.id).toBe(isPlain);
    }
  });

  it('differs where effects differ', () => {
    expectDistinct(
      cards.flatMap((card) =>
        effectsOf(card).map((effect) => {
          const { instructions } = effect;
          return [effectText(effect, undefined, language, nameOf(language)), unnamed(instructions)] as const;
        }),
      ),
    );
  });

  it('differs where abilities differ', () => {
    expectDistinct(
      cards.flatMap(({ abilities = [] }) =>
        abilities.map(
          (ability) =>
            [abilityText(ability, undefined, language, nameOf(language)), unnamed(ability)] as const,
        ),
      ),
    );
  });
});

describe('The text of a card', () => {
  const textOf = (id: string, language: Language): readonly string[] =>
    cardText(cardCatalogue.get(id) as CardDefinition, language, nameOf(language));

  it.each([
    [
      'gate-leaper',
      'When this unit attacks, each enemy unit with intercept loses intercept during this attack.',
      'これが攻撃した時、この攻撃の間、【迎撃】を持つ敵ユニットはすべて【迎撃】を失う。',
    ],
    [
      'siege-walker',
      "When this unit attacks a card in your opponent's ruler zone or defense zone, this unit gets +2 ATK and +1 STK during this attack.",
      'これが相手のルーラーゾーンか守備ゾーンのカードを攻撃した時、この攻撃の間、これのATK+2、STK+1する。',
    ],
    ['orbital-lancer', 'OD: Deal 1 damage to the enemy ruler.', '【OD】敵ルーラーに1ダメージを与える。'],
    [
      'balladeer',
      'TD: You may discard 1 card; if you do, draw 2 cards.',
      '【TD】手札を1枚捨ててもよい。そうしたら、カードを2枚引く。',
    ],
    [
      'zapzapzap',
      'Instant: Choose 2 enemy units. Deal 3 damage to each of them.',
      '即時:敵ユニット2体を選ぶ。それぞれに3ダメージを与える。',
    ],
    [
      'blow-of-the-sacred-blade',
      "Standard: Deal 2 damage to the enemy ruler (cards that this damage reveals have no CNT). Choose up to 1 ready card in your opponent's resource zone. Exhaust it.",
      '通常:敵ルーラーに2ダメージを与える(このダメージでは【CNT】できない)。相手のエナジーゾーンのアクト状態のカードを1枚まで選ぶ。それをレスト状態にする。',
    ],
    ['reserve-tank', 'CNT: Play this unit.', '【CNT】これをプレイする。'],
    [
      'banner-knight',
      'Each other allied Warrior unit gets +1 ATK.',
      '他の戦士の味方ユニットすべてのATK+1する。',
    ],
    [
      'trapdoor',
      "Use from a set zone when an enemy unit attacks: Return the attacking card to its owner's hand.",
      '敵ユニットが攻撃した時、セットゾーンから使える:攻撃しているカードを持ち主の手札に戻す。',
    ],
  ])('is written as people write cards: %s', (id, en, ja) => {
    expect(textOf(id, 'en')).toContain(en);
    expect(textOf(id, 'ja')).toContain(ja);
  });

  const draw = (count: number): Instruction => ({ do: 'draw', player: 'own', count });
  const mode: Instruction = { do: 'mode', modes: { one: [draw(1)], two: [draw(2)] } };

  it.each<[string, readonly Instruction[], string, string]>([
    [
      'followed by an effect',
      [mode, draw(3), draw(4)],
      'Choose one: (1) Draw 1 card. (2) Draw 2 cards. Whichever you choose, draw 3 cards. Draw 4 cards.',
      '次から1つを選ぶ:(1)カードを1枚引く。(2)カードを2枚引く。どれを選んでも、カードを3枚引く。カードを4枚引く。',
    ],
    [
      'inside a choice, followed by an effect',
      [{ do: 'may', steps: [draw(1)], ifDone: [mode] }, draw(3)],
      'You may draw 1 card; if you do, (choose one: (1) Draw 1 card. (2) Draw 2 cards.) Draw 3 cards.',
      'カードを1枚引いてもよい。そうしたら、「次から1つを選ぶ:(1)カードを1枚引く。(2)カードを2枚引く。」を行う。カードを3枚引く。',
    ],
    [
      'at the end',
      [draw(3), mode],
      'Draw 3 cards. Choose one: (1) Draw 1 card. (2) Draw 2 cards.',
      'カードを3枚引く。次から1つを選ぶ:(1)カードを1枚引く。(2)カードを2枚引く。',
    ],
  ])('shows where modes end: %s', (_, instructions, en, ja) => {
    expect(effectText({ instructions }, undefined, 'en', nameOf('en'))).toBe(en);
    expect(effectText({ instructions }, undefined, 'ja', nameOf('ja'))).toBe(ja);
  });

  it('calls a card by its name in the language of the text', () => {
    const named = cards.filter((card) =>
      [...partsOf(card)].some(({ is, value }) => is === 'filter' && (value as { id?: string }).id),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(textOf('insect-marauder', 'ja').join()).toContain('《殺戮者の森》');
    expect(textOf('insect-marauder', 'en').join()).toContain('Forest of Slaughterers');
  });
});
