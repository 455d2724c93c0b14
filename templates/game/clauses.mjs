/** @import { Clause, ClauseRegistry } from 'gatechart/ruleset' */

/** @type {(en: string, ja: string) => Clause} */
const rule = (en, ja) => ({ source: 'spark-and-ward', kind: 'prescribes', certainty: 'official', en, ja });

/** The rules of the game. Whatever happens cites one of these. */
export const clauses = /** @satisfies {ClauseRegistry} */ ({
  'start.1': rule('Each player shuffles a deck and draws three cards.', '各プレイヤーは山札を混ぜ、3枚引く。'),
  'start.2': rule('Each player begins with 6 life.', '各プレイヤーのライフは6から始まる。'),
  'start.3': { ...rule('A hand is its player’s to see.', '手札は本人だけが見る。'), acts: 'view' },
  'turn.1': rule('Players take turns; each begins with drawing a card.', '交互にターンを行い、初めに1枚引く。'),
  'turn.2': rule(
    'The turn player plays an attack from the hand, or passes.',
    'ターンプレイヤーは攻撃を使うかパスする。',
  ),
  'window.1': rule('The other player may answer an attack with a ward.', '相手は攻撃に守りで応じてもよい。'),
  'window.2': rule('A ward stops the attack.', '守りは攻撃を止める。'),
  'window.3': rule('An attack that is not stopped deals its damage.', '止められない攻撃はダメージを与える。'),
  'end.1': rule('Who has no life left has lost.', 'ライフがなくなったら負け。'),
  'end.2': rule('Who must draw from an empty deck has lost.', '引く札がなければ負け。'),
  'end.3': rule('Who gives up has lost.', '投了したら負け。'),
});

/** @typedef {keyof typeof clauses} ClauseId */
