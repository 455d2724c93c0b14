import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr1 = clausesFrom('CR1', 'official');
const quoted = clausesFrom('NETS', 'secondary');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 1: outline of the game. */
export const chapter01 = defineClauses({
  '1-2': cr1.defines('Number of players.', 'プレイヤーの人数。'),
  '1-2a': cr1.defines('The game is for exactly two players.', 'ゲームはちょうど2人で行う。', {
    because: 'A match has two seats before it begins, and nothing in it adds or takes one.',
  }),
  '1-3': cr1.defines(
    '"Game", "player" and "card" are terms of these rules.',
    '「ゲーム」「プレイヤー」「カード」はルール上の用語である。',
  ),
  '1-4': cr1.defines('Winning and losing.', '勝敗。'),
  '1-4a': cr1.prescribes('A player who loses leaves the game.', '敗北したプレイヤーはゲームから抜ける。'),
  '1-4b': cr1.prescribes(
    'When exactly one player remains, that player wins and the game ends.',
    '残りが1人になれば、そのプレイヤーの勝利でゲームは終わる。',
  ),
  '1-4b-1': cr1.prescribes(
    'When no player remains, the game is a draw.',
    '誰も残らなければ、ゲームは引き分けとなる。',
  ),
  '1-4c': cr1.prescribes('A player may concede at any time.', 'プレイヤーはいつでも投了してよい。'),
  '1-4c-1': cr1.defines(
    'No effect can replace a concession or demand one.',
    '投了は効果で置き換えられず、効果で求められることもない。',
    { because: 'The language of cards has no words for either.' },
  ),
  '1-5': cr1.defines('Principles.', '基本原則。'),
  '1-5a': cr1.prescribes(
    'Where a card contradicts the rules, the card is right.',
    'カードの文章とルールが食い違えば、カードに従う。',
  ),
  '1-5b': cr1.prescribes(
    'Of an instruction that is partly impossible, the possible part is done.',
    '一部が実行できない指示は、できる部分だけ実行する。',
  ),
  '1-5c': ours.prescribes('"Cannot" beats "can".', '「できない」は「できる」に優先する。'),
  '1-5d': ours.prescribes(
    'Choices due at the same time are made by the turn player first.',
    '同時に求められる選択は、ターンプレイヤーから行う。',
  ),
  '1-5e': ours.prescribes('All numbers are integers.', '数値はすべて整数である。', { acts: 'card' }),
  '1-5f': ours.prescribes(
    '"Any number" includes 0, unless the text requires 1 or more.',
    '「任意の数」は、1以上と言われないかぎり0を含む。',
  ),
  '1-5g': quoted.prescribes(
    'Missing information counts as 0 if a number is needed, otherwise as none; having no hand counts as a hand of 0 cards.',
    '持たない情報は、数値なら0、他は「なし」と読む。手札を持てないなら手札0枚とみなす。',
  ),
});
