import { clausesFrom, defineClauses } from '../../../core/rulebook.ts';

const reading = clausesFrom('inferred', 'inferred');

/** Our readings of what the source leaves open; where another reading is thinkable, the table of readings has it. */
export const readingClauses = defineClauses({
  'reading.1': reading.prescribes(
    'A counter that does not negate the play does not change it: the event continues after the counter resolves.',
    'プレイを無効にしないカウンターは進行を変えず、解決後イベントは続く。',
  ),
  'reading.2': reading.prescribes(
    'There is no counter check about a counter.',
    'カウンターに対するカウンター確認はない。',
  ),
  'reading.3': reading.prescribes(
    'The player with priority orders and resolves their items, then the other player does.',
    '優先権のあるプレイヤーが自分のものを順に解決し、その後に相手が解決する。',
  ),
  'reading.4': reading.prescribes(
    'The results of counters are checked after all counters of that check have resolved, the deepest first.',
    'カウンターが引き起こした確認は、その確認のカウンターをすべて解決した後、深いものから行う。',
  ),
  'reading.5': reading.prescribes(
    'Units that fall in battle are checked as leaving, and their OUT waits, before the event ends.',
    '戦闘で倒れたユニットも離れた時の確認を受け、OUTの待機と解決を経てイベントは終わる。',
  ),
  'reading.6': reading.prescribes(
    'A check is made once: several counters may be activated together, but not again after they resolved.',
    '確認は1回であり、まとめて複数発動できるが、解決後にもう一度は発動できない。',
  ),
  'reading.7': reading.prescribes(
    'The costs of a negated play stay paid.',
    '無効にされたプレイのコストは戻らない。',
  ),
  'reading.8': reading.prescribes(
    'A card that does not stay resolves from the waiting zone and is discarded; it never enters the field.',
    '場に残らないカードは待機ゾーンから解決して捨て札になり、場には出ない。',
  ),
  'reading.9': reading.prescribes(
    'The non-turn player has the check for cards that enter on either side.',
    '非手番プレイヤーは、どちらの側に出たカードについても確認される。',
  ),
  'reading.10': reading.prescribes(
    'If the attacker has left and another unit has entered, no right is given back.',
    '攻撃ユニットが離れ、新しいユニットも出た場合、攻撃権は戻らない。',
  ),
  'reading.11': reading.prescribes(
    'An attack whose target has left deals no damage, and the right stays spent.',
    '対象がいなくなった攻撃はダメージを生じず、攻撃権は使ったままになる。',
  ),
  'reading.12': reading.prescribes(
    'A player who is attacked does not retaliate.',
    '攻撃されたプレイヤーは反撃しない。',
  ),
  'reading.13': reading.prescribes(
    'Reflected attack damage keeps amount and source and goes to the attacking unit; retaliation is untouched.',
    '反射された攻撃ダメージは量と発生源をそのままに攻撃ユニットへ向き、反撃ダメージは変わらない。',
  ),
  'reading.14': reading.prescribes(
    'Waiting damage is dealt even if its source has left.',
    '発生源がいなくなっても、待機中のダメージは与えられる。',
  ),
  'reading.15': reading.prescribes(
    'A waiting cost ability resolves even if its source has left.',
    '発生源がいなくなっても、待機中のコスト能力は解決する。',
  ),
  'reading.16': reading.prescribes(
    'If only the retaliation damage was negated, only the attack damage is dealt.',
    '反撃ダメージだけが無効になったら、攻撃ダメージだけが与えられる。',
  ),
  'reading.17': reading.prescribes(
    'Attack damage and retaliation damage are dealt together, and the fallen leave together afterwards.',
    '攻撃ダメージと反撃ダメージは同時に与えられ、その後に倒れたユニットがまとめて離れる。',
  ),
  'reading.18': reading.prescribes(
    'Damage of effects waits and is checked like the damage of an attack.',
    '効果のダメージも、攻撃のダメージと同じく待機して確認を受ける。',
  ),
  'reading.19': reading.prescribes(
    'A unit that enters the attacked side voids the waiting attack, whatever brought it there.',
    '新しいユニットは、何によって出たかを問わず、待機中の攻撃を無効にする。',
  ),
  'reading.20': reading.prescribes(
    'A unit that enters the attacking side does not change the attack.',
    '攻撃する側に出たユニットは、攻撃に影響しない。',
  ),
  'reading.21': reading.prescribes(
    'Evading and reducing apply as damage is about to be dealt; suppressing retaliation as it would come about.',
    '回避と軽減はダメージを与える時に、反撃無効はダメージが生じる時に適用する。',
  ),
  'reading.22': reading.prescribes(
    'The text of a counter says at which checks it can be activated and what it can choose.',
    'どの確認で何を指定できるかは、そのカウンターに書かれたとおりである。',
  ),
  'reading.23': reading.prescribes(
    'Cards that leave together share one check.',
    '同時に離れたカードの確認は、まとめて1回である。',
  ),
  'reading.24': reading.prescribes(
    'The right given back need not be used; it ends with the battle phase.',
    '戻った攻撃権は使わなくてもよく、バトルフェイズとともに失われる。',
  ),
  'reading.25': reading.prescribes(
    'The attacked side is the whole field of the non-turn player.',
    '攻撃された側とは、非手番プレイヤーの場全体である。',
  ),
  'reading.26': reading.prescribes(
    'Damage on a unit adds up, also over turns; at its life or more the unit is destroyed.',
    'ユニットのダメージはターンを越えて累積し、体力以上になると破壊される。',
  ),
  'reading.27': reading.prescribes(
    'While a counter waits, counters resolve before any timing ability.',
    'カウンターが待機するあいだは、タイミング能力よりカウンターを先に解決する。',
  ),
  'reading.28': reading.prescribes(
    "When abilities of both players wait after a battle, the turn player's resolve first.",
    '戦闘後に双方の能力が待機していれば、手番プレイヤーのものから解決する。',
  ),
  'reading.29': reading.prescribes(
    'Timing abilities that begin to wait in the middle of an event resolve at its end.',
    'イベントの途中で待機したタイミング能力は、イベントの最後に解決する。',
  ),
  'reading.30': reading.prescribes(
    'Damage of effects is dealt as soon as everything it was checked for has resolved.',
    '効果のダメージは、その確認で発動したものがすべて解決したらすぐ与えられる。',
  ),
});
