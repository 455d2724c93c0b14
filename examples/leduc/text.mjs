import { createNarrator } from 'gatechart/ruleset';

/** @import { Player, Narration, Locale } from 'gatechart/ruleset' */
/** @import { Card, Game, LeducFact } from './game.mjs' */
/** @typedef {{ player(player: Player): string, card(card: Card): string }} Say */

const ACTS = { bet: 'ベット', call: 'コール', check: 'チェック', fold: 'フォールド', raise: 'レイズ' };

/** @type {Locale<LeducFact, string, Say>} */
const en = {
  labels: 'a card',
  messages: {
    begun: () => 'Each player puts in a chip',
    dealt: ({ player, card }, say) => `${say.player(player)} is dealt ${say.card(card)}`,
    acted: ({ player, act, chips }, say) => `${say.player(player)} ${act}s${chips > 0 ? ` ${chips}` : ''}`,
    shown: ({ card }) => `${card} is shown`,
    won: ({ player, chips }, say) => `${say.player(player)} wins ${chips}`,
    split: () => 'The chips are split',
  },
};

/** @type {Locale<LeducFact, string, Say>} */
const ja = {
  labels: 'カード',
  messages: {
    begun: () => '各プレイヤーがチップを1枚出す',
    dealt: ({ player, card }, say) => `${say.player(player)}に${say.card(card)}が配られる`,
    acted: ({ player, act, chips }, say) => `${say.player(player)}が${ACTS[act]}${chips > 0 ? `（${chips}枚）` : ''}`,
    shown: ({ card }) => `${card}が公開される`,
    won: ({ player, chips }, say) => `${say.player(player)}が${chips}枚を得る`,
    split: () => 'チップを分ける',
  },
};

/** @type {(telling: Narration<Game, LeducFact, string>) => Say} */
const sayFor = ({ player, isKnown, labels }) => ({ player, card: (card) => (isKnown ? card : labels) });

export const narrate = createNarrator({ en, ja }, sayFor);
