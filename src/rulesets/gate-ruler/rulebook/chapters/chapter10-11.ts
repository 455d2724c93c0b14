import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr10 = clausesFrom('CR10', 'official');
const update = clausesFrom('seed 001', 'official');
const terms = clausesFrom('NETY', 'secondary');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 10: drive processing. */
export const chapter10 = defineClauses({
  '10-1': cr10.defines('Outline of driving.', 'ドライブ処理の概要。'),
  '10-1a': cr10.defines(
    'Driving moves cards from the deck to the drive zone, from where they are played.',
    'ドライブは、デッキのカードをドライブゾーンに移してプレイする行動である。',
  ),
  '10-1b': cr10.prescribes(
    'Driving in your start or main phase differs from driving at other times.',
    '自分のスタート/メインフェイズとそれ以外とで、ドライブの扱いは異なる。',
  ),
  '10-1c': cr10.defines('OD abilities are played by 14-5.', '【OD】のプレイは14-5に従う。', {
    because: '14-5b says how.',
  }),
  '10-2': cr10.defines('Driving in your start or main phase.', '自分のスタート/メインフェイズのドライブ。'),
  '10-2a': cr10.prescribes(
    'The driven cards are put face down into the drive zone.',
    'ドライブしたカードは裏向きでドライブゾーンに置く。',
  ),
  '10-2a-1': terms.prescribes('Several cards are driven at the same time.', '複数枚のドライブは同時に行う。'),
  '10-2b': cr10.prescribes(
    'They may be played or set during the main phase; the remaining cards go to the graveyard at its end.',
    'メインフェイズ中にプレイやセットができ、残りはその終わりに墓地に行く。',
  ),
  '10-3': cr10.defines('Driving at any other time.', 'それ以外の時のドライブ。'),
  '10-3b': update.prescribes(
    'The cards are put face down; the player picks those to keep for setting, and all others are revealed.',
    '裏向きに置き、セット予定のカードを選び、他はすべて公開する。',
  ),
  '10-3b-1': ours.prescribes(
    'A card that was kept for setting is not played in that drive.',
    'セット予定として公開しなかったカードは、そのドライブではプレイしない。',
  ),
  '10-3c': update.prescribes(
    'The OD ability of each revealed card is put into the drive zone as well.',
    '公開したカードの【OD】もドライブゾーンに置く。',
  ),
  '10-3c-1': cr10.prescribes('That ability is linked to its card.', 'その能力は元のカードに関連付けられる。'),
  '10-3d': update.prescribes(
    'A drive resolution process linked to these cards and abilities is put on the gate.',
    'これらに関連付けたドライブ解決処理をゲートに置く。',
  ),
  '10-3e': update.prescribes(
    'Resolving the process goes through the following, in this order, until it removes itself.',
    'ドライブ解決処理は、自身が消えるまで以下を順に行う。',
  ),
  '10-3e-1': update.prescribes(
    'If an OD waits, it is used or discarded.',
    '【OD】があれば、使うか使わないかを選ぶ。',
  ),
  '10-3e-2': update.prescribes(
    'Else, if a card waits, it is played, set or discarded.',
    'なければ、プレイ、セット、破棄のどれかでカードを扱う。',
  ),
  '10-3e-3': update.prescribes('Else the process removes itself.', 'どちらもなければ、処理自身が消える。'),
  '10-3e-4': update.prescribes(
    'Playing an OD or a card is a gate break at once.',
    '【OD】やカードをプレイすると、即座にゲートブレイクする。',
  ),
  '10-3e-5': update.prescribes(
    'Declining adds nothing to the gate, so there is no gate break.',
    '使わなければ何も追加されず、ゲートブレイクも起きない。',
  ),
  '10-3f': update.prescribes(
    'Cards played this way need not respect their use timing.',
    'このプレイでは使用タイミングに縛られない。',
  ),
  '10-3f-1': update.prescribes(
    'Costs are paid as usual, and a unit is normally summoned.',
    'コストは普段どおりで、ユニットのプレイは通常召喚である。',
  ),
  '10-3g': update.prescribes(
    'No player can respond between the reveal of a card and the play of its OD.',
    'カードの公開とその【OD】のプレイの間には対応できない。',
  ),
});

/** Chapter 11: system processing. */
export const chapter11 = defineClauses({
  '11-1': ours.defines(
    'System processing: rule effects, then waiting auto abilities.',
    'システム処理。ルールエフェクトと待機中の自動能力を扱う。',
  ),
  '11-1a': ours.prescribes(
    'Rule effects are carried out until none applies.',
    '該当するものがなくなるまでルールエフェクトを実行する。',
  ),
  '11-1b': ours.prescribes(
    'Waiting auto abilities are played one at a time.',
    '待機中の自動能力を1つずつプレイする。',
  ),
  '11-1b-1': ours.prescribes(
    'If any wait for the turn player, that player picks one of them and plays it.',
    'ターンプレイヤーの自動能力が待機中なら、そのプレイヤーが1つ選んでプレイする。',
  ),
  '11-1b-2': ours.prescribes(
    'Only when none waits for the turn player does the other player pick one.',
    'ターンプレイヤーのものがなければ、非ターンプレイヤーが1つ選んでプレイする。',
  ),
  '11-1b-3': ours.prescribes(
    'A waiting ability that cannot be played legally is dropped.',
    '適正にプレイできない待機中の能力は失われる。',
  ),
  '11-1c': ours.prescribes(
    'After an ability was played, system processing starts again with the rule effects.',
    '能力がプレイされたら、ルールエフェクトからやり直す。',
  ),
  '11-1d': ours.prescribes(
    'When nothing is left to do, system processing ends.',
    '行うことがなくなれば、システム処理は終わる。',
  ),
});
