/**
 * @import { Hints, Language, TextView } from 'gatechart/ruleset'
 * @import { Game, GameOption } from './game.mjs'
 * @import { SideView, View } from './players.mjs'
 *
 * @typedef {object} Words
 * @property {string} own
 * @property {string} other
 * @property {(side: SideView) => string} side
 * @property {Readonly<Record<string, string>>} prompts By kind of decision.
 */

/** @type {Readonly<Record<Language, Words>>} */
const words = {
  en: {
    own: 'you',
    other: 'opponent',
    side: ({ life, hand, deck }) => `life ${life}, hand ${shown(hand)}, deck ${deck}`,
    prompts: {
      attack: 'Attack with a spark (1 damage) or a bolt (2 damage), or pass.',
      response: 'Stop the attack with a ward, or pass and take the damage.',
    },
  },
  ja: {
    own: '自分',
    other: '相手',
    side: ({ life, hand, deck }) => `ライフ${life}、手札${shown(hand)}、山札${deck}`,
    prompts: {
      attack: '火花（1ダメージ）か雷（2ダメージ）で攻撃するか、パスしてください。',
      response: '守りで攻撃を止めるか、パスしてダメージを受けてください。',
    },
  },
};

/** @type {(hand: SideView['hand']) => string} */
const shown = (hand) => (typeof hand === 'number' ? String(hand) : hand.join(' '));

/** @type {(language: Language) => TextView<GameOption, View>} */
const textView = (language) => {
  const { own, other, side, prompts } = words[language];
  return {
    table: (view) => [`${own}: ${side(view.own)}`, `${other}: ${side(view.other)}`],
    option: () => '',
    prompt: ({ kind }) => prompts[kind] ?? '',
  };
};

/** What a person reads at the table: the board, and what each question is about. @type {Hints<Game, GameOption, View>} */
export const hints = { textView };
