import { clausesFrom, defineClauses } from '../../../core/rulebook.ts';

const rules = clausesFrom('CR', 'secondary');

/** Rules of other chapters that a damage event runs into. */
export const otherRules = defineClauses({
  '104.2a': rules.prescribes(
    'When one player has lost, the other player wins and nothing more happens.',
    '対戦相手が敗北して残った側が勝ち、以後は何も起こらない。',
  ),
  '104.3a': rules.prescribes('A player who concedes loses at once.', '投了したプレイヤーは直ちに敗北する。'),
  '506.4c': rules.prescribes(
    'An unblocked attacker whose planeswalker or battle is gone assigns no damage.',
    '攻撃先のプレインズウォーカーやバトルがなくなった、ブロックされていない攻撃クリーチャーは、何も割り振らない。',
  ),
  '510.1a': rules.prescribes(
    'An attacker assigns combat damage equal to its power, and none if that is not above 0.',
    '攻撃クリーチャーはパワーに等しい戦闘ダメージを割り振り、0以下なら何も割り振らない。',
  ),
  '510.1b': rules.prescribes(
    'An unblocked attacker assigns all its combat damage to the player or permanent that it attacks.',
    'ブロックされていない攻撃クリーチャーは、攻撃先にすべてを割り振る。',
  ),
  '510.1c': rules.prescribes(
    'A blocked attacker divides its combat damage among its blockers, and assigns none if they are all gone.',
    'ブロックされた攻撃クリーチャーはブロッカーに分けて割り振り、全員いなければ何も割り振らない。',
  ),
  '510.1c/order': rules.prescribes(
    'A blocker is assigned damage only once each blocker before it in the order is assigned lethal damage.',
    '順番が先のブロッカーすべてに致死ダメージを割り振るまで、次のブロッカーには割り振れない。',
  ),
  '510.1e': rules.prescribes(
    'Whether an assignment is legal is judged on what all attackers together assign.',
    '割り振りが適正かどうかは、全攻撃クリーチャーの割り振りを合わせて判断する。',
  ),
  '510.1e/short': clausesFrom('inferred', 'inferred').prescribes(
    'If a blocker ends up without lethal damage, the damage assigned past it is assigned to it instead.',
    '最終的に致死ダメージに届かないブロッカーを越えて割り振った分は、そのブロッカーに割り振られる。',
  ),
  '510.2': rules.prescribes(
    'All combat damage is dealt as one event.',
    '戦闘ダメージは、すべて1つのイベントとして与えられる。',
  ),
  '513.1': rules.prescribes(
    'Abilities that wait for an end step trigger as it begins.',
    '終了ステップを待つ能力は、その開始時に誘発する。',
  ),
  '603.3b': rules.prescribes(
    'Waiting triggers are put on the stack, those of the player on turn first, each player ordering their own.',
    '待っている誘発型能力は、手番のプレイヤーの分から順に、各自が選んだ順でスタックに積む。',
  ),
  '603.3d': rules.prescribes(
    'The target of a trigger is chosen as it is put on the stack.',
    '誘発型能力の対象は、スタックに積む際に選ぶ。',
  ),
  '603.4': rules.prescribes(
    'A triggered ability with a condition in its middle triggers only if the condition holds.',
    '途中に条件を持つ誘発型能力は、その条件を満たさなければ誘発しない。',
  ),
  '608.2b': rules.prescribes(
    'A spell or ability whose targets are all illegal on resolution does nothing.',
    '解決時に対象がすべて不適正なら、まったく何もしない。',
  ),
  '608.2c': rules.prescribes(
    'The top item of the stack resolves and carries out its text.',
    'スタックの一番上が解決し、書かれた通りのことを行う。',
  ),
  '614.1': rules.prescribes(
    'A replacement effect deals another amount, or something else, in place of the damage.',
    '置換効果は、ダメージを別の点数や別のことに置き換える。',
  ),
  '614.5': rules.prescribes(
    'One effect changes one packet no more than once.',
    '同じ効果が同じダメージを修整するのは1回だけである。',
  ),
  '615.1': rules.prescribes(
    'A prevention effect takes damage away before it is dealt.',
    '軽減効果は、与えられる前にダメージを取り除く。',
  ),
  '615.7': rules.prescribes(
    'A shield prevents the next points and is used up; its player chooses the first of several packets that it applies to.',
    '次の何点かを軽減する効果は使い切りで、同時に複数来るなら守られる側が順番を選ぶ。',
  ),
  '616.1': rules.prescribes(
    'Where several effects would change a packet, the player it hits, or the controller of the permanent, picks the next.',
    '複数の効果が修整しようとするなら、受けるプレイヤーかパーマネントの支配者が次の1つを選ぶ。',
  ),
  '702.12b': rules.prescribes(
    'An indestructible creature is not destroyed; its thresholds stay what they are.',
    '破壊不能のクリーチャーは破壊されないが、余剰の基準は変わらない。',
  ),
  '702.19b': rules.prescribes(
    'An attacker with trample may assign past its blockers only if each of them is assigned lethal damage.',
    'トランプルを持つ攻撃クリーチャーは、全ブロッカーに致死ダメージを割り振れば残りを攻撃先へ回せる。',
  ),
  '702.19b/together': rules.prescribes(
    'Marked damage and what other attackers assign at the same time count towards lethal damage.',
    '既に負っている分と、同時に他の攻撃クリーチャーが割り振る分も致死ダメージに数える。',
  ),
  '702.19b/deathtouch': rules.prescribes(
    'A single point assigned by a creature with deathtouch counts as lethal damage.',
    '接死を持つクリーチャーが割り振る1点は、致死ダメージとして数える。',
  ),
  '702.19b/over': rules.prescribes(
    'Blockers may be assigned more than lethal damage.',
    'ブロッカーに致死ダメージより多く割り振ってもよい。',
  ),
  '702.19b/unmodified': rules.prescribes(
    'The assignment of damage ignores effects that change the dealt amount.',
    '与える点数を変える効果は、割り振りでは考慮しない。',
  ),
  '704.3': rules.prescribes(
    'All state-based actions that apply happen at the same time; then the check is repeated.',
    '該当する状況起因処理はすべて同時に行い、その後もう一度調べる。',
  ),
  '704.5a': rules.prescribes('A player with no life left loses.', 'ライフが0以下のプレイヤーは敗北する。'),
  '704.5c': rules.prescribes(
    'A player with ten or more poison counters loses.',
    '毒カウンターが10個以上のプレイヤーは敗北する。',
  ),
  '704.5f': rules.prescribes(
    'A creature without toughness above 0 goes to the graveyard, whatever its power.',
    'タフネスが0以下のクリーチャーは、パワーによらず墓地に置かれる。',
  ),
  '704.5g': rules.prescribes(
    'A creature with marked damage that is at least lethal is destroyed.',
    '負っているダメージがあり、それが致死に達したクリーチャーは破壊される。',
  ),
  '704.5h': rules.prescribes(
    'A creature dealt damage by a source with deathtouch since the last check is destroyed.',
    '前回の確認以降に接死を持つ発生源からダメージを受けたクリーチャーは破壊される。',
  ),
  '704.5i': rules.prescribes(
    'A planeswalker with a loyalty of 0 goes to the graveyard.',
    '忠誠度が0のプレインズウォーカーは墓地に置かれる。',
  ),
  '704.5v': rules.prescribes(
    'A battle with a defense of 0 goes to the graveyard.',
    '守備値が0のバトルは墓地に置かれる。',
  ),
});
