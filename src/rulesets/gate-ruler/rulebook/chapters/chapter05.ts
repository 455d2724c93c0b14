import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr3 = clausesFrom('seed 004', 'official');
const cr8 = clausesFrom('CR8', 'official');
const database = clausesFrom('EUDB', 'official');
const rulebook = clausesFrom('GZ65', 'secondary');
const press = clausesFrom('HW', 'secondary');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 5: preparation. The numbers of this chapter are our own. */
export const chapter05 = defineClauses({
  '5-1': rulebook.prescribes(
    'Each player brings a ruler, a deck legal for it, and resources if the ruler uses them.',
    '各プレイヤーは、ルーラー、それに適正なデッキ、必要ならエナジーを用意する。',
    { acts: 'deck' },
  ),
  '5-1a': database.prescribes('A deck has exactly 50 cards.', 'デッキはちょうど50枚である。', {
    acts: 'deck',
  }),
  '5-1b': database.prescribes(
    'A deck has at most 4 cards of one name, and 1 of a Legendary name.',
    '同名のカードはデッキに4枚まで、レジェンダリーなら1枚までである。',
    { acts: 'deck' },
  ),
  '5-1c': database.prescribes(
    'A deck has at most 16 cards with CNT.',
    '【CNT】を持つカードはデッキに16枚までである。',
    { acts: 'deck' },
  ),
  '5-1d': press.prescribes(
    'The ruler bounds the level total, the factions and the number of different Legendaries of its deck.',
    'デッキのレベル合計、軍、レジェンダリーの種類数はルーラーが制限する。',
    { acts: 'deck' },
  ),
  '5-2': rulebook.defines('Decks and rulers are put in place.', 'デッキとルーラーを置く。'),
  '5-2a': rulebook.prescribes(
    'The decks are shuffled and put face down.',
    'デッキを無作為に切り、裏向きに置く。',
  ),
  '5-2b': rulebook.prescribes(
    'The rulers are put into their ruler zones, face up and ready.',
    'ルーラーを表向きのアクトでルーラーゾーンに置く。',
  ),
  '5-3': database.defines("The setup steps of each player's ruler.", '各ルーラーの準備手順。'),
  '5-3a': database.prescribes(
    'Resources of the ruler are put into the resource zone, ready.',
    'ルーラーのエナジーをアクトでエナジーゾーンに置く。',
  ),
  '5-3b': database.prescribes('The starting hand of the ruler is drawn.', 'ルーラーの定める初期手札を引く。'),
  '5-4': rulebook.prescribes('The first player is decided at random.', '先攻を無作為に決める。'),
  '5-5': cr3.prescribes(
    'Both rulers start with no ruler damage carried.',
    '双方のルーラーは、ダメージを負わずに始める。',
  ),
  '5-6': ours.prescribes('There is no mulligan.', '手札の引き直しはない。'),
  '5-7': ours.prescribes("The game begins with the first player's turn.", '先攻のターンからゲームが始まる。'),
  '5-7a': cr8.prescribes(
    'In that turn there is one attack sub-phase only.',
    'そのターンのアタックサブフェイズは1回だけである。',
  ),
  '5-7b': database.prescribes(
    'In that turn a ruler that draws 2 draws 1.',
    'そのターン、2枚引くルーラーは1枚だけ引く。',
  ),
  '5-7c': ours.prescribes(
    'In that turn a ruler drives its full number, unless the ruler says otherwise.',
    'そのターンのドライブは、ルーラーに記載がなければ通常の枚数で行う。',
  ),
});
