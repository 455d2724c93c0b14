import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const seed = clausesFrom('seed 000', 'official');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 13: damage, its reduction and healing. */
export const chapter13 = defineClauses({
  '13-1': seed.defines('Outline of damage.', 'ダメージ処理の概要。'),
  '13-1a': seed.prescribes(
    'Damage to a player or a unit follows the procedures of this chapter.',
    'プレイヤーやユニットへのダメージは、この章の手順で扱う。',
  ),
  '13-2': seed.defines('Damage execution process.', 'ダメージ実行処理。'),
  '13-2a': seed.prescribes(
    'Damage by a card, an effect or combat does not happen at once: a damage execution process is put on the gate.',
    'カード、効果、戦闘によるダメージは即座には与えず、ゲートにダメージ実行処理を置く。',
  ),
  '13-2a-1': seed.prescribes(
    'The process stores its receivers, the amounts, the source and facts such as whether it is combat damage.',
    '処理は、受ける側、点数、発生源、戦闘ダメージか否かなどの情報を保持する。',
  ),
  '13-2a-2': seed.prescribes(
    'Several sources at once give one process each, in the order their controller chooses.',
    '発生源が同時に複数あれば処理は1つずつ作られ、置く順番は発生源の支配者が選ぶ。',
  ),
  '13-2a-2a': seed.prescribes(
    "With sources of both players, the turn player's processes are put first and the other player's above them.",
    '双方の発生源がある場合、先にターンプレイヤー、次に非ターンプレイヤーの分を置く。',
  ),
  '13-2a-3': seed.prescribes(
    'One source that hits several things gives one process with a pair of receiver and amount for each.',
    '1つの発生源が複数に与える場合、1つの処理に受ける側と点数の組を複数作る。',
  ),
  '13-2a-4': seed.prescribes(
    'Replacement effects that change the amount apply when the process is put.',
    '点数を変える置換効果は、処理を置く時に適用する。',
  ),
  '13-2a-5': seed.prescribes(
    'A variable amount is fixed when the process is put; later changes of what it counts do not alter it.',
    '可変の点数は処理を置く時に確定し、その後に参照先が変わっても動かない。',
  ),
  '13-2b': seed.prescribes(
    'Resolving a damage execution process deals its damage as follows.',
    'ダメージ実行処理を解決すると、以下のとおりダメージが与えられる。',
  ),
  '13-2b-1': seed.prescribes(
    'A ruler that receives damage: its carried damage grows by the amount.',
    '受ける側がルーラーなら、その負っているダメージが点数だけ増える。',
  ),
  '13-2b-2': seed.prescribes(
    'A unit that receives damage: its carried damage grows by the amount.',
    '受ける側がユニットなら、その負っているダメージが点数だけ増える。',
  ),
  '13-2b-3': seed.prescribes(
    'If at least 1 was dealt, the source "dealt damage" and the receiver "was dealt damage".',
    '1点以上なら、発生源の「与えた時」と受けた側の「受けた時」の事象が起きる。',
  ),
  '13-3': seed.defines('Reduction of damage.', 'ダメージの軽減。'),
  '13-3a': seed.prescribes(
    'A reduction, also one down to a stated value, is a direct effect on a damage execution process that lies on the gate.',
    '軽減は、特定の値への引き下げも含め、ゲートにあるダメージ実行処理を変える直接効果である。',
  ),
  '13-3a-1': seed.prescribes(
    'A reduction of damage still to come is a delayed auto ability that triggers when the process of that damage appears.',
    'これから起きるダメージの軽減は、その処理が現れた時に誘発する遅発自動能力となる。',
  ),
  '13-3a-1.ex': seed.example(
    '"When you are attacked, that combat damage becomes 0" waits for the combat damage and then sets it to 0.',
    '「攻撃された時、その戦闘ダメージを0に」は、戦闘ダメージの発生を待って0にする。',
  ),
  '13-3b': seed.prescribes(
    'A reduction that resolves goes through the steps 13-3c and 13-3d.',
    '軽減効果の解決は、13-3c、13-3dの順に進める。',
  ),
  '13-3c': seed.prescribes(
    'A process that fits the conditions of the reduction is named.',
    '軽減の条件に合うダメージ実行処理を指定する。',
  ),
  '13-3c-1': seed.prescribes(
    '"Next" damage is the process nearest the top of the gate that fits the conditions.',
    '「次の」ダメージは、条件に合うもののうちゲートで最も上の処理である。',
  ),
  '13-3d': seed.prescribes(
    'The reduction is subtracted from the amount of that process.',
    '指定した処理の点数から、軽減する値を引く。',
  ),
  '13-3d-1': seed.prescribes('"To 0" sets the amount to 0.', '「0にする」軽減では点数が0になる。'),
  '13-3d-2': seed.prescribes(
    'With several pairs the controller of the receivers splits the reduction among them.',
    '組が複数なら、受ける側の支配者が軽減の値を各組に割り振る。',
  ),
  '13-3d-2.ex': seed.example(
    '3 damage to each of two units, reduced by 1: the controller of the units says which of the two takes 2.',
    '2体に3点ずつの処理を1点軽減する場合、どちらを2点にするかはユニットの支配者が選ぶ。',
  ),
  '13-3d-2a': seed.prescribes(
    'If the receivers have different controllers, the opponent of the player of the source splits the reduction.',
    '受ける側の支配者が双方にわたるなら、発生源のプレイヤーの相手が割り振る。',
  ),
  '13-3d-2b': seed.prescribes(
    '"To 0" sets the amounts of all pairs to 0.',
    '「0にする」軽減では、すべての組の点数が0になる。',
  ),
  '13-3d-2b.ex': seed.example(
    '3 damage to each of two units, set to 0: neither unit takes damage.',
    '2体に3点ずつの処理を0にする場合、どちらのユニットもダメージを受けない。',
  ),
  '13-3d-2c': ours.prescribes(
    'A reduction of the damage to certain receivers, also one to 0, affects only their pairs.',
    '特定の受け手へのダメージの軽減は、「0にする」場合も含め、その組だけを変える。',
  ),
  '13-4': seed.defines('Damage to a ruler and its healing.', 'ルーラーへのダメージと回復。'),
  '13-4a': seed.prescribes(
    'Damage dealt to a ruler is added to the damage it carries.',
    'ルーラーに与えられた点数は、負っているダメージに加わる。',
  ),
  '13-4b': seed.prescribes(
    "Healing a ruler moves as many cards from its controller's damage zone to the graveyard.",
    'ルーラーの回復では、その支配者のダメージゾーンから点数分のカードを墓地に移す。',
  ),
  '13-4b-1': seed.prescribes(
    'Healing does not lower the damage a ruler carries.',
    '回復しても、ルーラーの負っているダメージは減らない。',
  ),
  '13-5': seed.defines('Putting ruler damage processes.', 'ルーラーダメージ処理の発生。'),
  '13-5a': seed.prescribes(
    'The following happens in the ruler damage effect while any ruler carries damage.',
    'ダメージを負うルーラーがいる時、ルーラーダメージエフェクトで以下を行う。',
  ),
  '13-5b': seed.prescribes(
    'As many ruler damage processes are put on the gate as the ruler carries damage.',
    'ルーラーの負うダメージと同じ数のルーラーダメージ処理をゲートに置く。',
  ),
  '13-5b-1': seed.prescribes(
    'Each of them is controlled by the controller of the ruler it stands for.',
    '各処理の支配者は、対応するルーラーの支配者である。',
  ),
  '13-5b-2': seed.prescribes(
    "If both rulers carry damage, all of the turn player's are put first and the other player's above them.",
    '双方にある場合、ターンプレイヤーの分をすべて先に、非ターンプレイヤーの分を後に置く。',
  ),
  '13-5c': seed.prescribes(
    'Then the carried damage of all rulers becomes 0.',
    'その後、全ルーラーの負っているダメージを0に戻す。',
  ),
  '13-6': seed.defines('Resolving a ruler damage process.', 'ルーラーダメージ処理の解決。'),
  '13-6a': seed.prescribes(
    'A ruler damage process on the gate resolves by the following steps.',
    'ゲートのルーラーダメージ処理は、以下の手順で解決する。',
  ),
  '13-6b': seed.prescribes(
    'The controller of the process moves the top card of their deck to the counter zone and reveals it.',
    '処理の支配者は、自分のデッキの一番上をカウンターゾーンに移して公開する。',
  ),
  '13-6c': seed.prescribes(
    "A card without a counter ability goes to its owner's damage zone, and that ends the resolution.",
    'カウンター能力がなければ、カードは所有者のダメージゾーンに行き、解決は終わる。',
  ),
  '13-6c-1': seed.prescribes(
    'If the damage behind the process forbids CNT, the card is treated as having no counter ability.',
    '元のダメージが【CNT】を禁じるなら、カードはカウンター能力を持たないものとして扱う。',
  ),
  '13-6d': seed.prescribes(
    'A card with a counter ability: that ability is played.',
    'カウンター能力があれば、それをプレイする。',
  ),
  '13-6d-1': seed.prescribes(
    'Playing the counter ability is mandatory.',
    'カウンター能力のプレイは拒めない。',
  ),
  '13-6d-2': seed.prescribes(
    "If no legal choice lets it be played, it is not played and its card goes to the owner's graveyard.",
    '対象不適正でプレイできなければ、プレイせずカードを所有者の墓地に置く。',
  ),
  '13-6d-3': seed.prescribes(
    "As soon as the counter ability has left the gate, its card goes to the owner's graveyard if it is still in the counter zone.",
    'カウンター能力がゲートを離れた直後、カードがまだカウンターゾーンにあれば所有者の墓地に置く。',
  ),
  '13-6e': seed.prescribes(
    'The ruler damage process leaves the gate.',
    '解決したルーラーダメージ処理は、ゲートを離れる。',
  ),
  '13-7': seed.defines('Damage to a unit and its healing.', 'ユニットへのダメージと回復。'),
  '13-7a': seed.prescribes(
    'Damage dealt to a unit is added to the damage it carries.',
    'ユニットに与えられた点数は、負っているダメージに加わる。',
  ),
  '13-7b': seed.prescribes(
    'Healing a unit lowers the damage it carries by the amount healed.',
    'ユニットの回復では、負っているダメージが点数だけ減る。',
  ),
  '13-7b-1': seed.prescribes(
    'Healing damage of a stated kind takes back what one damage execution process dealt in this phase, unless it says all.',
    '条件付きの回復は、全部と言わないかぎり、現在のフェイズの処理1つが与えた分だけを戻す。',
  ),
  '13-7b-1.ex': seed.example(
    'A unit dealt 2 and then 3 in one phase is healed by either 2 or 3.',
    '同じフェイズに2点と3点を受けたユニットは、2点か3点のどちらかだけ回復する。',
  ),
  '13-8': seed.defines('Damage to anything else.', 'その他へのダメージ。'),
  '13-8a': seed.prescribes(
    'Damage to a card that is neither ruler nor unit is not dealt.',
    'ルーラーとユニット以外のカードには、ダメージが与えられない。',
  ),
});
