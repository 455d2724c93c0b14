import { clausesFrom, defineClauses } from '../../../core/rulebook.ts';

const seed = clausesFrom('seed 003', 'official');
const rules = clausesFrom('CR 120', 'secondary');

/** Damage: its recipients, results and four steps, and the excess of it. */
export const damage = defineClauses({
  '120.1': rules.prescribes(
    'Only players, creatures, planeswalkers and battles are dealt damage.',
    'ダメージを受けるのはプレイヤー、クリーチャー、プレインズウォーカー、バトルだけである。',
  ),
  '120.3': rules.prescribes(
    'A permanent of several card types gets the result of each of them.',
    '複数のカード・タイプを持つパーマネントには、それぞれのタイプの結果がすべて生じる。',
  ),
  '120.3a': rules.prescribes(
    'A player that is dealt damage loses that much life.',
    'ダメージを受けたプレイヤーは、その点数のライフを失う。',
  ),
  '120.3b': rules.prescribes(
    'Damage to a player by a source with infect gives poison counters and takes no life.',
    '感染を持つ発生源がプレイヤーに与えるダメージは、ライフではなく毒カウンターになる。',
  ),
  '120.3c': rules.prescribes(
    'Damage to a planeswalker takes that much loyalty from it.',
    'プレインズウォーカーへのダメージは、その点数だけ忠誠度を減らす。',
  ),
  '120.3d': rules.prescribes(
    'Damage to a creature by a source with wither or infect puts -1/-1 counters on it and is not marked.',
    '萎縮か感染を持つ発生源によるクリーチャーへのダメージは、負わせる代わりに-1/-1カウンターになる。',
  ),
  '120.3e': rules.prescribes(
    'Any other damage to a creature is marked on it.',
    'それ以外のクリーチャーへのダメージは、そのクリーチャーが負う。',
  ),
  '120.3f': rules.prescribes(
    'Damage by a source with lifelink also gives its controller that much life.',
    '絆魂を持つ発生源のダメージは、加えてその支配者のライフを同じ点数だけ増やす。',
  ),
  '120.3h': rules.prescribes(
    'Damage to a battle takes that much defense from it.',
    'バトルへのダメージは、その点数だけ守備値を減らす。',
  ),
  '120.4': seed.prescribes(
    'Damage is dealt as one event in four steps: redirected, changed, turned into results, done.',
    'ダメージは1つのイベントとして、振り替え、修整、結果への変換、実行の4段階で進む。',
  ),
  '120.4a': seed.prescribes(
    'First, if excess damage goes to another recipient, the event is rewritten to deal it there.',
    '最初に、余剰を他へ与えるとする効果があれば、そうなるようにイベントを書き換える。',
  ),
  '120.4a/creature': seed.prescribes(
    'For a creature, the excess is the damage beyond lethal damage.',
    'クリーチャーでは、致死ダメージを上回る分が余剰である。',
  ),
  '120.4a/marked': seed.prescribes(
    'Damage already marked on the creature lowers its lethal damage.',
    'クリーチャーが既に負っているダメージの分だけ、致死ダメージは少なくなる。',
  ),
  '120.4a/others': seed.prescribes(
    'Damage that other sources deal to the permanent at the same time counts before the redirected damage.',
    '同時に他の発生源がそのパーマネントに与える分は、振り替えられるダメージより先に数える。',
  ),
  '120.4a/deathtouch': seed.prescribes(
    'Of damage to a creature by a source with deathtouch, all beyond 1 is excess.',
    '接死を持つ発生源からクリーチャーへのダメージは、1点を超える分がすべて余剰である。',
  ),
  '120.4a/planeswalker': seed.prescribes(
    'For a planeswalker, the excess is the damage beyond its loyalty.',
    'プレインズウォーカーでは、忠誠度を上回る分が余剰である。',
  ),
  '120.4a/battle': seed.prescribes(
    'For a battle, the excess is the damage beyond its defense.',
    'バトルでは、守備値を上回る分が余剰である。',
  ),
  '120.4a/several': seed.prescribes(
    'A permanent of several card types has the greatest excess that any of them gives.',
    '複数のカード・タイプを持つなら、タイプごとに求めた余剰のうち最大のものを使う。',
  ),
  '120.4a/first': seed.prescribes(
    'Only damage to the first recipient is divided; its redirected part is not divided again.',
    '分けるのは最初のパーマネントへのダメージだけで、振り替えた先で再び分けることはない。',
  ),
  '120.4a/instead': seed.prescribes(
    'Both parts are dealt by the same source at the same time.',
    '分かれた両方のダメージは、同じ発生源から同時に与えられる。',
  ),
  '120.4a/players': seed.prescribes(
    'Damage to a player has no excess and is never divided.',
    'プレイヤーへのダメージに余剰はなく、分けられることもない。',
  ),
  '120.4a/unmodified': seed.prescribes(
    'The division ignores effects that increase, replace or prevent damage.',
    '増加、置換、軽減の効果は、ダメージを分ける時点では考慮しない。',
  ),
  '120.4b': seed.prescribes(
    'Second, replacement and prevention effects change the damage, that of each source to each recipient by itself.',
    '次に、置換効果と軽減効果が、発生源と受け手の組ごとに点数を修整する。',
  ),
  '120.4b/triggers': seed.prescribes(
    'Abilities that trigger on damage trigger as soon as the amounts are final, and wait for the stack.',
    'ダメージで誘発する能力は、点数が決まった時点で誘発し、スタックに積まれるのを待つ。',
  ),
  '120.4c': seed.prescribes(
    'Third, the damage is turned into its results.',
    '3番目に、ダメージがその結果に変わる。',
  ),
  '120.4c/replaced': seed.prescribes(
    'Effects that change a result, such as a loss of life or counters, apply to the result.',
    'ライフの喪失やカウンターなど結果を変える効果は、その結果に適用する。',
  ),
  '120.4d': seed.prescribes(
    'Last, the event happens, with all its results at once.',
    '最後にイベントが起こり、結果がすべて同時に生じる。',
  ),
  '120.6': rules.prescribes(
    'Lethal damage is the toughness of a creature minus its marked damage, and never less than 0.',
    '致死ダメージとは、既に負っている分と合わせてタフネスに達する点数であり、0を下回らない。',
  ),
  '120.6/power': seed.prescribes(
    'If lethal damage is measured by power, the power replaces the toughness; at 0 or less all damage is excess.',
    '致死ダメージをパワーで決める効果の下では、パワーをタフネスの代わりに使い、0以下ならすべてが余剰である。',
  ),
  '120.6/judged': rules.prescribes(
    'Marked damage stays; each check compares it with the number that counts at that time.',
    '負ったダメージは残り、調べるたびにその時点の基準と比べられる。',
  ),
  '120.8': rules.prescribes(
    'Damage of 0 is not dealt at all.',
    '0点のダメージは、与えられたことにならない。',
  ),
  '120.10': seed.prescribes(
    'Abilities that refer to excess damage use the damage that was actually dealt, after it was dealt.',
    '余剰のダメージを見る能力は、実際に与えられた点数を、与えられた後に見る。',
  ),
  '120.10/creature': seed.prescribes(
    'The excess dealt to a creature is the damage dealt to it beyond lethal damage.',
    'クリーチャーは、受けた点数が致死ダメージを上回った分の余剰を受けたことになる。',
  ),
  '120.10/planeswalker': seed.prescribes(
    'The excess dealt to a planeswalker is the damage dealt to it beyond its loyalty.',
    'プレインズウォーカーは、受けた点数が忠誠度を上回った分の余剰を受けたことになる。',
  ),
  '120.10/battle': seed.prescribes(
    'The excess dealt to a battle is the damage dealt to it beyond its defense.',
    'バトルは、受けた点数が守備値を上回った分の余剰を受けたことになる。',
  ),
  '120.10/several': seed.prescribes(
    'A permanent of several card types was dealt the greatest excess that any of them gives.',
    '複数のカード・タイプを持つなら、受けた余剰はタイプごとの値のうち最大のものである。',
  ),
  '120.10/together': seed.prescribes(
    'Damage from several sources to a permanent in one event is added up.',
    '1つのイベントで複数の発生源が与えた点数は、合計する。',
  ),
  '120.10/before': seed.prescribes(
    'Marked damage, loyalty and defense count as they were before the event.',
    '負っているダメージ、忠誠度、守備値は、イベントの前の値を使う。',
  ),
  '120.10/players': seed.prescribes(
    'A player is never dealt excess damage.',
    'プレイヤーが余剰のダメージを受けることはない。',
  ),
  '120.10/modified': seed.prescribes(
    'The amounts are those after increase, replacement and prevention.',
    '点数は、増加、置換、軽減の後のものを使う。',
  ),
});
