import { createNarrator } from 'gatechart/ruleset';

/**
 * @import { Player, Narration, Locale } from 'gatechart/ruleset'
 * @import { Card, Game, GameFact } from './game.mjs'
 *
 * @typedef {Readonly<Record<Card | 'hidden', string>>} Nouns
 * @typedef {{ player(player: Player): string, card(card: Card): string }} Say
 */

/** @type {Locale<GameFact, Nouns, Say>} */
const en = {
  labels: { spark: 'a spark', bolt: 'a bolt', ward: 'a ward', hidden: 'a card' },
  messages: {
    shuffled: ({ player }, say) => `${say.player(player)} shuffles`,
    drew: ({ player, card }, say) => `${say.player(player)} draws ${say.card(card)}`,
    played: ({ player, card }, say) => `${say.player(player)} attacks with ${say.card(card)}`,
    stopped: ({ player, card }, say) => `${say.player(player)} stops it with ${say.card(card)}`,
    passed: ({ player }, say) => `${say.player(player)} passes`,
    hit: ({ player, damage }, say) => `${say.player(player)} takes ${damage} damage`,
    lost: ({ player }, say) => `${say.player(player)} loses`,
  },
};

/** @type {Locale<GameFact, Nouns, Say>} */
const ja = {
  labels: { spark: '火花', bolt: '雷', ward: '守り', hidden: 'カード' },
  messages: {
    shuffled: ({ player }, say) => `${say.player(player)}が山札を混ぜる`,
    drew: ({ player, card }, say) => `${say.player(player)}が${say.card(card)}を引く`,
    played: ({ player, card }, say) => `${say.player(player)}が${say.card(card)}で攻撃する`,
    stopped: ({ player, card }, say) => `${say.player(player)}が${say.card(card)}で止める`,
    passed: ({ player }, say) => `${say.player(player)}がパスする`,
    hit: ({ player, damage }, say) => `${say.player(player)}が${damage}ダメージを受ける`,
    lost: ({ player }, say) => `${say.player(player)}の負け`,
  },
};

/** A card that the viewer may not know is just a card. @type {(telling: Narration<Game, GameFact, Nouns>) => Say} */
const sayFor = ({ player, isKnown, labels }) => ({ player, card: (card) => labels[isKnown ? card : 'hidden'] });

export const narrate = createNarrator({ en, ja }, sayFor);
