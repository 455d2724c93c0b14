import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr15 = clausesFrom('CR15', 'official');
const update = clausesFrom('seed 001', 'official');
const article = clausesFrom('NA', 'secondary');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 15: game actions. */
export const chapter15 = defineClauses({
  '15-2': cr15.defines('Plus and minus.', '増減。'),
  '15-2a': cr15.prescribes(
    '"+n" and "-n" change the named number.',
    '「+n」「-n」は、示された数値を変える。',
  ),
  '15-2b': cr15.defines(
    '"Original damage +n" changes the printed number.',
    '「元のダメージ+n」は、記載された数値を変える。',
    { because: 'It explains a wording that no known card has.' },
  ),
  '15-3': cr15.defines('Moving cards.', 'カードの移動。'),
  '15-3a': cr15.prescribes(
    'Put, bring out, add and move all mean a move to the named zone.',
    '置く、出す、加える、移動するは、その領域へ動かすことである。',
  ),
  '15-3a-1': cr15.prescribes('Nothing moves to a zone that does not exist.', '存在しない領域へは動かない。'),
  '15-3a-2': cr15.prescribes(
    'A unit moved from a defense zone to an attack zone becomes ready.',
    '守備ゾーンから攻撃ゾーンに動いたユニットはアクトになる。',
  ),
  '15-3b': cr15.prescribes(
    'A card comes out to a zone when it gets there from a different zone.',
    '「出る」とは、別の領域からそこに動くことである。',
  ),
  '15-3b-1': ours.prescribes(
    'From a set zone to another zone in play a card stays the same, and comes into play all the same.',
    'セットゾーンから場の他のゾーンに動くカードは、同じカードのまま「場に出る」。',
  ),
  '15-4': cr15.defines('Setting.', 'セット。'),
  '15-4a': cr15.prescribes(
    'To set is to put a card face down into one of your set zones.',
    'セットするとは、自分のセットゾーンの1つに裏向きで置くことである。',
  ),
  '15-4b': cr15.defines(
    'A set card is a face-down card in a set zone.',
    'セットカードは、セットゾーンの裏向きのカードである。',
  ),
  '15-5': cr15.defines('Look, show, reveal.', '見る、見せる、公開する。'),
  '15-5a': ours.prescribes(
    'Looking informs one player, revealing informs both.',
    '見るのは1人だけ、公開は両者が情報を知る。',
  ),
  '15-6': ours.prescribes(
    'Draw: the top card of the deck goes to the hand, one after the other.',
    '引く:デッキの一番上を1枚ずつ手札に移す。',
  ),
  '15-7': ours.prescribes('Drive n: n cards are driven.', 'nドライブ:n枚のドライブ処理を行う。'),
  '15-8': ours.prescribes(
    "Discard: a card in the hand or the drive zone goes to its owner's graveyard.",
    '捨てる:手札やドライブゾーンのカードを所有者の墓地に置く。',
  ),
  '15-9': ours.prescribes(
    'Destroy: a destroy process for the card is put on the gate.',
    '破壊する:そのカードの破壊処理を置く。',
  ),
  '15-10': ours.prescribes(
    'Remove: the card goes to the removed area.',
    '除外する:カードを除外エリアに移す。',
  ),
  '15-11': ours.prescribes(
    'Heal n: damage already dealt is taken back.',
    'n回復:与えられたダメージを取り除く。',
  ),
  '15-12': ours.prescribes(
    'Deal n damage: a damage execution process is put on the gate.',
    'nダメージを与える:ダメージ実行処理を置く。',
  ),
  '15-13': ours.prescribes(
    'Distribute n damage: receivers and amounts of at least 1 are named at play, all in one process.',
    'nダメージを割り振る:プレイ時に受ける側と1以上の点数を決め、1つの処理とする。',
  ),
  '15-14': ours.prescribes(
    'Ready and exhaust change the state of a card.',
    'アクトにする、レストにするとは、配置状態を変えることである。',
  ),
  '15-15': ours.defines('Swap: two cards trade their zones.', '入れ替える:2枚のカードの領域を交換する。', {
    because: 'It explains a wording that no known card has.',
  }),
  '15-16': ours.prescribes(
    'Search: a card is picked in the deck, then the deck is shuffled.',
    '探す:デッキからカードを選び、その後デッキを切る。',
  ),
  '15-17': ours.prescribes(
    'Put into the soul: a card becomes a soul of another.',
    'ソウルに入れる:カードを別のカードのソウルにする。',
  ),
  '15-18': ours.prescribes(
    'Normal summon: a unit card is played by 7-3, from the zone that is named.',
    '通常召喚する:示された領域から7-3の手順でユニットをプレイする。',
  ),
  '15-19': ours.prescribes(
    'Special summon: a unit comes into play by an effect, without being played.',
    '特殊召喚する:プレイせず、効果でユニットを場に出す。',
  ),
  '15-20': ours.prescribes(
    'Play: a card goes through the play procedure.',
    'プレイする:プレイの手順を行う。',
  ),
  '15-21': ours.defines(
    'Negate: an item of the gate leaves it without resolving.',
    '無効にする:ゲートのものを解決せず取り除く。',
    { because: 'It explains a wording that no known card has.' },
  ),
  '15-21a': update.prescribes(
    'Become: an item of the gate is turned into another ability in its place.',
    '「~にする」:ゲートのものをその場で別の能力に変える。',
  ),
  '15-22': ours.prescribes(
    'Gain and lose: an ability is added to a card or taken from it.',
    '得る、失う:能力をカードに加える、または取り去る。',
  ),
  '15-23': article.prescribes(
    'Putting cards into the damage zone by an effect is not damage, and CNT does not happen.',
    '効果でダメージゾーンに置くことはダメージではなく、【CNT】は起きない。',
  ),
});
