/** @import { Clause, ClauseRegistry } from 'gatechart/ruleset' */

/** @type {(en: string, ja: string) => Clause} */
const rule = (en, ja) => ({ source: 'leduc', kind: 'prescribes', certainty: 'secondary', en, ja });

/** The rules of Leduc hold'em. Whatever happens cites one of these. */
export const clauses = /** @satisfies {ClauseRegistry} */ ({
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
});

/** @typedef {keyof typeof clauses} ClauseId */
