import { cardGame } from 'gatechart/kit';

/** @typedef {'bet' | 'call' | 'check' | 'fold' | 'raise'} Act */

/** @type {(en: string, ja: string) => { certainty: 'secondary', text: { en: string, ja: string } }} */
const rule = (en, ja) => ({ certainty: 'secondary', text: { en, ja } });

/** The data of Leduc hold'em: six cards that both players share, and chips. */
export const game = cardGame({
  id: 'leduc',
  clauses: {
    'deal.1': rule('Each player puts in one chip.', '各プレイヤーはチップを1枚出す。'),
    'deal.2': rule('The six cards are shuffled; each player gets one.', '6枚を混ぜ、各プレイヤーに1枚配る。'),
    'deal.3': { ...rule('A hand is its player’s to see.', '手札は本人だけが見る。'), acts: 'view' },
    'round.1': rule('The first player acts first, then they take turns.', '先手から交互に行動する。'),
    'round.2': rule('Before there is a bet a player checks or bets.', 'ベットがなければチェックかベットする。'),
    'round.3': rule('Who faces a bet calls, folds or raises.', 'ベットにはコール、フォールド、レイズで応じる。'),
    'round.4': rule('A bet is 2 chips, in the second round 4.', 'ベットは2枚、第2ラウンドでは4枚。'),
    'round.5': rule('A round has two bets and raises at most.', '1ラウンドのベットとレイズは合計2回まで。'),
    'round.6': rule('A call, or a second check, ends the round.', 'コールか2回目のチェックでラウンドが終わる。'),
    'round.7': rule('Who folds has lost.', 'フォールドした者は負ける。'),
    'board.1': rule('Between the rounds a card is shown to both.', 'ラウンドの間に共通カードを1枚公開する。'),
    'showdown.1': rule('Who pairs the shown card wins.', '共通カードとペアを作った者が勝つ。'),
    'showdown.2': rule('Without a pair the higher card wins.', 'ペアがなければ高いカードが勝つ。'),
    'showdown.3': rule('Equal cards split the chips.', '同じ強さならチップを分ける。'),
    'leave.1': rule('Who gives up has lost.', '投了した者は負ける。'),
  },
  cards: { Jh: {}, Js: {}, Qh: {}, Qs: {}, Kh: {}, Ks: {} },
  zones: {
    deck: { seenBy: 'nobody', isShared: true, name: { en: 'deck', ja: '山札' } },
    hand: { seenBy: 'owner', name: { en: 'hand', ja: '手札' } },
    shown: { seenBy: 'all', name: { en: 'shown', ja: '公開' } },
    community: { seenBy: 'all', isShared: true, name: { en: 'community', ja: '共通' } },
  },
  deckZone: 'deck',
  decks: { leduc: { Jh: 1, Js: 1, Qh: 1, Qs: 1, Kh: 1, Ks: 1 } },
  counters: { chips: 0, payoff: 0 },
  names: { chips: { en: 'chips', ja: 'チップ' }, payoff: { en: 'payoff', ja: '収支' } },
  values: { rounds: /** The acts of each round, in turn. @type {readonly (readonly Act[])[]} */ ([[], []]) },
  moves: { bet: {}, call: {}, check: {}, fold: {}, raise: {} },
  facts: {
    begun: {
      fields: {},
      line: { en: 'Each player puts in a chip', ja: '各プレイヤーがチップを1枚出す' },
      headline: 'none',
    },
    dealt: {
      fields: { player: 'player', card: 'card' },
      line: { en: '{player} is dealt {card}', ja: '{player}に{card}が配られる' },
      isChance: true,
    },
    acted: {
      fields: { player: 'player', act: 'text', chips: 'number' },
      line: { en: '{player}: {act}, {chips} chips', ja: '{player}：{act}、チップ{chips}枚' },
    },
    shown: { fields: { card: 'card' }, line: { en: '{card} is shown', ja: '{card}が公開される' }, isChance: true },
    won: {
      fields: { player: 'player', chips: 'number' },
      line: { en: '{player} wins {chips}', ja: '{player}が{chips}枚を得る' },
      headline: 'outcome',
    },
    split: { fields: {}, line: { en: 'The chips are split', ja: 'チップを分ける' }, headline: 'outcome' },
  },
});

/** @typedef {import('gatechart/kit').GameOf<typeof game>} Game */
