import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr8 = clausesFrom('CR8', 'official');
const cr13 = clausesFrom('CR13', 'official');
const update = clausesFrom('seed 001', 'official');
const guide = clausesFrom('QG', 'secondary');
const presentation = clausesFrom('LT', 'secondary');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 8: the attack phase. */
export const chapter08 = defineClauses({
  '8-1': cr8.defines('Outline of the attack phase.', 'アタックフェイズの概要。'),
  '8-1a': cr8.defines(
    "The turn player's units and ruler attack the opponent's units and ruler.",
    'ターンプレイヤーのユニットとルーラーが相手のユニットとルーラーを攻撃する。',
  ),
  '8-2': cr8.defines('Attack sub-phases.', 'アタックサブフェイズ。'),
  '8-2a': cr8.prescribes(
    'The attack phase is a sequence of attack sub-phases.',
    'アタックフェイズではアタックサブフェイズを順に実行する。',
  ),
  '8-2a-1': cr8.prescribes(
    'A sub-phase has up to five steps: attack start, attack declaration, intercept, damage, attack end.',
    'サブフェイズは攻撃開始、攻撃宣言、迎撃、ダメージ、攻撃終了の最大5ステップである。',
  ),
  '8-2a-2': cr8.prescribes(
    "The first player's first turn has a single sub-phase; every other turn has as many as the turn player wants.",
    '先攻の最初のターンのサブフェイズは1回だけで、他のターンは望むだけ行える。',
  ),
  '8-2b': ours.prescribes(
    'If the attacking card leaves play or its controller changes, the remaining steps still happen but do nothing for it.',
    '攻撃カードが場を離れるか支配者が変わっても残りのステップは進むが、そのカードについては何も起きない。',
  ),
  '8-3': cr8.defines('Attack start step.', '攻撃開始ステップ。'),
  '8-3a': cr8.prescribes('The event "attack start" happens.', '「攻撃開始時」の事象が起きる。'),
  '8-3a-1': cr8.prescribes(
    'In the first attack sub-phase of the turn the event "attack phase begins" happens as well.',
    'そのターン最初のサブフェイズでは「アタックフェイズ開始時」の事象も起きる。',
  ),
  '8-3b': cr8.prescribes('Gate processing of the attack start step.', '攻撃開始ステップのゲート処理を行う。'),
  '8-4': cr8.defines('Attack declaration step.', '攻撃宣言ステップ。'),
  '8-4a': cr8.prescribes(
    'The event "attack declaration step begins" happens.',
    '「攻撃宣言ステップ開始時」の事象が起きる。',
  ),
  '8-4b': cr8.prescribes('Gate processing before the declaration.', '宣言の前にゲート処理を行う。'),
  '8-4c': cr8.prescribes(
    'The turn player names a ready attacking card and an attack target, or stops attacking.',
    'ターンプレイヤーはアクトの攻撃カードと攻撃目標を選ぶか、攻撃をやめる。',
  ),
  '8-4c-1': cr8.prescribes(
    'Unless an effect says otherwise, only the frontmost card of a line, or a line with no unit, can be the target.',
    '効果がないかぎり、各ラインの最前のカードか、ユニットのいないラインだけが目標になる。',
  ),
  '8-4c-2': cr8.prescribes(
    'If there is no legal pair, or the turn player stops, the attack phase moves to its end.',
    '適正な組がない場合や攻撃をやめた場合、アタックフェイズは終わりに向かう。',
  ),
  '8-4c-3': presentation.prescribes(
    "The ruler may attack while there is a unit in its player's defense zone.",
    '自分の守備ゾーンにユニットがいても、ルーラーは攻撃できる。',
  ),
  '8-4d': ours.prescribes(
    'The attacking card is exhausted; it is now attacking and the target is attacked.',
    '攻撃カードはレストになり、攻撃中となる。目標は攻撃されている状態になる。',
  ),
  '8-4d-1': update.prescribes(
    'The attack is tied to the line of its target, not to the target itself.',
    '攻撃は目標そのものではなく、目標のラインに結び付く。',
  ),
  '8-4d-2': ours.prescribes(
    'The events "attacked" for the attacking card and "was attacked" for the target happen.',
    '攻撃カードの「攻撃した時」と目標の「攻撃された時」の事象が起きる。',
  ),
  '8-4e': ours.prescribes(
    'Gate processing after the declaration; abilities and set cards waiting for an attack are used here.',
    '宣言の後にゲート処理を行う。攻撃を待つ能力やセットカードはここで使われる。',
  ),
  '8-5': cr8.defines('Intercept step.', '迎撃ステップ。'),
  '8-5a': guide.prescribes(
    'An attacked unit with Intercept deals its ATK to the attacking unit before combat damage.',
    '攻撃された【迎撃】持ちユニットは戦闘ダメージの前に、攻撃ユニットへATK分のダメージを与える。',
  ),
  '8-5a-1': update.prescribes(
    'The damage of Intercept is combat damage.',
    '【迎撃】のダメージは戦闘ダメージとして扱う。',
  ),
  '8-5b': ours.prescribes(
    'Gate processing after the damage of Intercept was put on the gate.',
    '【迎撃】のダメージを置いた後、ゲート処理を行う。',
  ),
  '8-5c': ours.prescribes(
    'If nothing intercepts, the step is skipped.',
    '迎撃するものがなければこのステップは飛ばす。',
  ),
  '8-6': cr8.defines('Damage step.', 'ダメージステップ。'),
  '8-6a': update.prescribes(
    'Before combat damage the conditions of Penetrate and Counterattack are checked and remembered.',
    '戦闘ダメージの前に【貫通】と【反撃】の条件を確かめ、記録する。',
  ),
  '8-6a-1': update.prescribes(
    'Penetrate is remembered if the attacker has it and attacks a unit in the enemy defense zone.',
    '攻撃側に【貫通】があり、攻撃先が相手の守備ゾーンのユニットなら記録する。',
  ),
  '8-6a-2': update.prescribes(
    'Counterattack is remembered if the attacked unit has it and an enemy unit attacks it.',
    '攻撃されたユニットに【反撃】があり、攻撃側が相手のユニットなら記録する。',
  ),
  '8-6a-3': update.prescribes(
    'Gate processing before combat damage.',
    '戦闘ダメージの処理前のゲート処理を行う。',
  ),
  '8-6b': cr13.prescribes(
    'The attacking card deals combat damage along the attacked line; a damage execution process is put on the gate.',
    '攻撃カードは攻撃したラインへ戦闘ダメージを与え、ダメージ実行処理がゲートに置かれる。',
  ),
  '8-6b-1': ours.prescribes(
    'The card now frontmost on the attacked line receives it: ATK if it is a unit, STK if it is the ruler.',
    'その時点でラインの最前のカードが受ける。ユニットにはATK、ルーラーにはSTKの値である。',
  ),
  '8-6b-2': ours.prescribes(
    'On an attack line with no card no combat damage is dealt.',
    'カードのない攻撃ラインでは戦闘ダメージは与えられない。',
  ),
  '8-6b-3': ours.prescribes(
    'The attacked card deals no damage back by itself.',
    '攻撃された側は、それだけではダメージを与え返さない。',
  ),
  '8-6b-4': update.prescribes(
    'Gate processing during combat damage.',
    '戦闘ダメージの処理中のゲート処理を行う。',
  ),
  '8-6c': update.prescribes(
    'After combat damage the remembered conditions are checked a second time, and their damage is put on the gate.',
    '戦闘ダメージの後、記録した条件を再び確かめ、該当するダメージを置く。',
  ),
  '8-6c-1': update.prescribes(
    'Penetrate: still attacking the enemy center line, with no unit in the enemy defense zone, deals STK to the enemy ruler.',
    '【貫通】は、相手の中央ラインを攻撃中で守備ゾーンが空ならSTK分を相手ルーラーに与える。',
  ),
  '8-6c-2': update.prescribes(
    'Counterattack: the unit, still in play and attacked by an enemy unit, deals its ATK to that unit.',
    '【反撃】は、場に残り相手ユニットに攻撃されているなら、その攻撃ユニットにATK分を与える。',
  ),
  '8-6c-3': update.prescribes(
    'Gate processing after combat damage.',
    '戦闘ダメージの処理後のゲート処理を行う。',
  ),
  '8-7': cr8.defines('Attack end step.', '攻撃終了ステップ。'),
  '8-7a': ours.prescribes('The event "attack end" happens.', '「攻撃終了時」の事象が起きる。'),
  '8-7b': ours.prescribes(
    'Double Attack readies its card after the first attack of that card in the turn.',
    '【2回攻撃】は、そのターン最初の攻撃を終えたカードをアクトにする。',
  ),
  '8-7c': ours.prescribes('Gate processing of the attack end step.', '攻撃終了ステップのゲート処理を行う。'),
  '8-7d': ours.prescribes(
    'Nothing is attacking or attacked any more; the next sub-phase begins.',
    '攻撃中、攻撃されている状態は消え、次のサブフェイズに移る。',
  ),
  '8-8': ours.defines('End of the attack phase.', 'アタックフェイズの終了。'),
  '8-8a': ours.prescribes(
    'The event "attack phase end" happens.',
    '「アタックフェイズ終了時」の事象が起きる。',
  ),
  '8-8b': guide.prescribes(
    'A unit with Vigilance may move to the empty defense zone of its controller.',
    '【警戒】を持つユニットは、空いている自分の守備ゾーンに移動してもよい。',
  ),
});
