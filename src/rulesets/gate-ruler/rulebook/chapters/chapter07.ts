import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr9 = clausesFrom('CR9', 'official');
const seed = clausesFrom('seed 004', 'official');
const update = clausesFrom('seed 001', 'official');
const cr15 = clausesFrom('CR15', 'official');
const questions = clausesFrom('EU35', 'official');
const guide = clausesFrom('QG', 'secondary');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 7: the actions of the main phase. */
export const chapter07 = defineClauses({
  '7-1': ours.defines(
    'The actions below are gate actions of the turn player in the main phase.',
    '以下は、メインフェイズのターンプレイヤーのゲートアクションである。',
  ),
  '7-1a': ours.prescribes(
    'Moving a unit to another zone is not one of these actions.',
    '自分のユニットを別のゾーンに動かすことは含まれない。',
  ),
  '7-2': cr9.prescribes('Reveal a card in the drive zone.', 'ドライブゾーンのカードを公開する。'),
  '7-2a': ours.prescribes(
    'The turn player turns a face-down card in their drive zone face up.',
    '自分のドライブゾーンの裏向きのカードを表向きにする。',
  ),
  '7-2b': guide.prescribes(
    'If the revealed card has OD, that ability may be played now, before the card itself.',
    '公開したカードに【OD】があれば、カードより先にここでプレイしてもよい。',
  ),
  '7-2c': ours.prescribes(
    'A card must be revealed before it is played from the drive zone; setting it needs no reveal.',
    'ドライブゾーンからのプレイには公開が必要だが、セットには不要である。',
  ),
  '7-3': cr9.prescribes(
    'Play a unit card: a normal summon.',
    'ユニットカードをプレイする。これは通常召喚である。',
  ),
  '7-3a': update.prescribes(
    'The summon count must be below the summon cap.',
    '召喚数が召喚権より少なくなければならない。',
  ),
  '7-3b': ours.prescribes(
    'A unit card in the hand, or revealed in the drive zone, is chosen.',
    '手札か、公開したドライブゾーンのユニットカードを選ぶ。',
  ),
  '7-3c': ours.prescribes(
    'The turn player chooses one of their attack or defense zones for it.',
    'それを出す自分の攻撃ゾーンか守備ゾーンを選ぶ。',
  ),
  '7-3c-1': questions.prescribes(
    'An occupied zone may be chosen; the older unit leaves by rule effect once the new one has entered.',
    '埋まったゾーンも選べ、新しいユニットが出た後、先の1体はルールエフェクトで去る。',
  ),
  '7-3d': update.prescribes(
    'If the ruler pays costs, the turn player pays the level of the card.',
    'コストを支払うルーラーなら、レベル分を支払う。',
  ),
  '7-3e': ours.prescribes(
    'The card is on the gate and the summon count goes up by 1.',
    'カードはゲートに置かれ、召喚数が1増える。',
  ),
  '7-3f': ours.prescribes(
    'When it resolves, the unit enters the chosen zone.',
    '解決されると、ユニットは選んだゾーンに出る。',
  ),
  '7-4': cr9.prescribes('Play a field card.', 'フィールドカードをプレイする。'),
  '7-4a': ours.prescribes(
    'A field card in the hand, or revealed in the drive zone, is chosen.',
    '手札か、公開したドライブゾーンのフィールドカードを選ぶ。',
  ),
  '7-4b': ours.prescribes(
    'Its cost is paid as for a unit, and the card is on the gate.',
    'ユニットと同様にコストを支払い、カードはゲートに置かれる。',
  ),
  '7-4c': seed.prescribes(
    'When it resolves, it enters the field zone.',
    '解決されると、フィールドゾーンに出る。',
  ),
  '7-5': cr9.prescribes('Set a card.', 'カードをセットする。'),
  '7-5a': update.prescribes(
    'A card that can be set is chosen in the hand or the drive zone.',
    '手札かドライブゾーンのセットできるカードを選ぶ。',
  ),
  '7-5b': cr15.prescribes(
    "It is put face down into one of the turn player's set zones.",
    '自分のセットゾーンに裏向きで置く。',
  ),
  '7-5b-1': ours.prescribes('That set zone must be empty.', 'そのセットゾーンは空でなければならない。'),
  '7-5c': ours.prescribes(
    'Setting costs nothing and does not use the gate.',
    'セットにコストは要らず、ゲートも使わない。',
  ),
  '7-6': cr9.prescribes('Play a Standard event.', '使用タイミングが通常のイベントをプレイする。'),
  '7-6a': ours.prescribes(
    "It may come from the turn player's hand, drive zone or set zone.",
    '手札、ドライブゾーン、自分のセットゾーンから使える。',
  ),
  '7-6b': ours.prescribes(
    'Its cost is paid and the card is on the gate.',
    'コストを支払い、カードはゲートに置かれる。',
  ),
  '7-7': ours.prescribes(
    'Play a Standard activated ability.',
    '使用タイミングが通常の起動能力をプレイする。',
  ),
});
