import { clausesFrom, defineClauses } from '../../../core/rulebook.ts';

const seed = clausesFrom('seed 002', 'official');

/** How the three kinds of event run. */
export const eventClauses = defineClauses({
  'play.1': seed.prescribes('The energy cost is paid first.', '最初にエネルギーコストを払う。'),
  'play.2': seed.prescribes('Then additional costs are paid.', '次に追加コストを払う。'),
  'play.3': seed.prescribes(
    'Then optional costs are paid if the player wants to.',
    '次に任意コストを望めば払う。',
  ),
  'play.4': seed.prescribes(
    'Then one side of an alternative is chosen.',
    '次に、二者択一の効果ならどちらでプレイするか選ぶ。',
  ),
  'play.5': seed.prescribes('Targets are chosen last.', '最後に対象を選ぶ。'),
  'play.6': seed.prescribes(
    'The play is complete as the card goes from the hand to the waiting zone.',
    'カードが手札から待機ゾーンに移ると、プレイは完了する。',
  ),
  'play.7': seed.prescribes(
    'The played card is checked for counters.',
    'プレイされたカードについてカウンター確認をする。',
  ),
  'play.8': seed.prescribes(
    'A card whose play is negated goes to the discard pile and the event ends.',
    'プレイを無効にされたカードは捨て札に置かれ、イベントは終わる。',
  ),
  'play.9': seed.prescribes(
    'A card whose play is not negated enters the field.',
    'プレイが通ったカードは場に出る。',
  ),
  'play.10': seed.prescribes(
    'The IN ability of the card that entered goes to the waiting zone.',
    '出たカードのIN能力が待機ゾーンに置かれる。',
  ),
  'play.11': seed.prescribes(
    'The card that entered is checked for counters.',
    '場に出たカードについてカウンター確認をする。',
  ),
  'play.12': seed.prescribes(
    'Without a counter the IN ability resolves and the event ends.',
    'カウンターがなければIN能力を解決し、イベントは終わる。',
  ),
  'play.13': seed.prescribes(
    'If a counter destroys the card, its OUT ability goes to the waiting zone.',
    'カウンターでカードが破壊されたら、OUT能力が待機ゾーンに置かれる。',
  ),
  'play.14': seed.prescribes(
    'The card that left is checked for counters.',
    '場を離れたカードについてカウンター確認をする。',
  ),
  'play.15': seed.prescribes(
    'IN and OUT that still wait and were not negated resolve in any order, and the event ends.',
    '無効にされず待機中のINとOUTを好きな順に解決し、イベントは終わる。',
  ),
  'play.16': seed.prescribes(
    'IN does not depend on its unit: it resolves even if the unit has left the field.',
    'IN能力はユニットに依存せず、ユニットが場になくても解決する。',
  ),
  'play.17': seed.prescribes(
    'OUT does not depend on its unit: it resolves even if the unit has left the discard pile.',
    'OUT能力もユニットに依存せず、一度捨て札に置かれた後はそこになくても解決する。',
  ),
  'ability.1': seed.prescribes(
    'A cost ability that is used goes to the waiting zone and is checked for counters.',
    '使用したコスト能力は待機ゾーンに置かれ、カウンター確認を受ける。',
  ),
  'ability.2': seed.prescribes(
    'After that it follows the course of a played card.',
    'その後は、カードのプレイと同じように進む。',
  ),
  'attack.1': seed.prescribes(
    'In the battle phase each unit has one right to attack.',
    'バトルフェイズのユニットは、攻撃権を1つずつ持つ。',
  ),
  'attack.2': seed.prescribes('The right to attack is spent first.', '最初に攻撃権を使う。'),
  'attack.3': seed.prescribes('Then the target is chosen.', '次に攻撃の対象を選ぶ。'),
  'attack.4': seed.prescribes('The attack goes to the waiting zone.', '攻撃処理が待機ゾーンに置かれる。'),
  'attack.5': seed.prescribes('The attack is checked for counters.', '攻撃についてカウンター確認をする。'),
  'attack.6': seed.prescribes(
    'The attack of a unit that a counter takes off the field is void.',
    'カウンターで場を離れたユニットの攻撃処理は無効になる。',
  ),
  'attack.7': seed.prescribes(
    'Unlike IN and OUT an attack depends on its unit and cannot resolve without it.',
    'INやOUTと異なり、攻撃処理はユニットに依存し、いなくなれば解決できない。',
  ),
  'attack.8': seed.prescribes(
    'If a counter brings a unit onto the attacked side, the attack is void and the attacker regains its right.',
    'カウンターで攻撃された側にユニットが出たら、攻撃は無効になり、攻撃権が戻る。',
  ),
  'attack.9': seed.prescribes(
    'After the IN of that unit and whatever else waits has resolved, a new event may begin.',
    'そのユニットのIN能力などを解決した後、新しいイベントを始められる。',
  ),
  'attack.10': seed.prescribes(
    'Otherwise the attack is carried out: attack damage and retaliation damage come about.',
    'そうでなければ攻撃が処理され、攻撃ダメージと反撃ダメージが生じる。',
  ),
  'attack.11': seed.prescribes(
    'The damage waits in the waiting zone for its resolution.',
    '生じたダメージは待機ゾーンで解決を待つ。',
  ),
  'attack.12': seed.prescribes(
    'The damage is checked for counters.',
    'ダメージについてカウンター確認をする。',
  ),
  'attack.13': seed.prescribes(
    'Damage that was not negated is dealt and the event ends.',
    '無効にされなかったダメージを与え、イベントは終わる。',
  ),
  'attack.14': seed.prescribes(
    'If the attack damage was negated, only the retaliation damage is dealt.',
    '攻撃ダメージが無効になったら、反撃ダメージだけが与えられる。',
  ),
});
