import type { EditionReadings } from '../../../core/rulebook.ts';

/** The other answer to each open question, for the editions that give it. */
export const otherReadings: EditionReadings = {
  'reading.1/stops': {
    'reading.1': {
      en: 'A counter stops the play or the cost ability, even if it does not negate it.',
      ja: 'カウンターは、無効にするものでなくても、プレイやコスト能力を止める。',
    },
  },
  'reading.2/turn-player': {
    'reading.2': {
      en: 'The turn player may activate counters against the counters of the other player.',
      ja: '手番プレイヤーは、相手のカウンターに対してカウンターを発動できる。',
    },
  },
  'reading.3/all': {
    'reading.3': {
      en: 'The player with priority orders all waiting timing abilities, those of the other player too.',
      ja: '優先権のあるプレイヤーが、相手のものも含めて、待機中のタイミング能力すべての順番を決める。',
    },
  },
  'reading.4/after-each': {
    'reading.4': {
      en: 'The results of a counter are checked as soon as it has resolved, before the next counter resolves.',
      ja: 'カウンターが引き起こした確認は、そのカウンターの解決後すぐ、次のカウンターの解決より先に行う。',
    },
  },
  'reading.5/unchecked': {
    'reading.5': {
      en: 'Units that fall in battle are not checked as leaving; their OUT waits all the same.',
      ja: '戦闘で倒れたユニットは離れた時の確認を受けない。OUTは同じように待機する。',
    },
  },
  'reading.6/until-pass': {
    'reading.6': {
      en: 'A check in which a counter was activated is made again after the counters resolved, until none is activated.',
      ja: 'カウンターが発動された確認は、その解決後にもう一度行い、発動されなくなるまで繰り返す。',
    },
  },
  'reading.7/refunded': {
    'reading.7': {
      en: 'Energy and discarded cards that a negated play cost come back.',
      ja: '無効にされたプレイに払ったエネルギーと捨てたカードは戻る。',
    },
  },
  'reading.8/from-field': {
    'reading.8': {
      en: 'A card that does not stay enters the field, and its effect waits as a cost ability does; it needs room there.',
      ja: '場に残らないカードも場に出て、効果はコスト能力のように待機する。場の空きが必要である。',
    },
  },
  'reading.9/unchecked': {
    'reading.9': {
      en: 'The non-turn player has no check for cards that enter on their own side.',
      ja: '非手番プレイヤーは、自分の側に出たカードについては確認されない。',
    },
  },
  'reading.11/right-returned': {
    'reading.11': {
      en: 'An attack whose target has left deals no damage, and the attacking unit gets its right back.',
      ja: '対象がいなくなった攻撃はダメージを生じず、攻撃ユニットの攻撃権は戻る。',
    },
  },
  'reading.11/hits-player': {
    'reading.11': {
      en: 'An attack whose target has left hits the attacked player.',
      ja: '対象がいなくなった攻撃は、相手プレイヤーに向かう。',
    },
  },
  'reading.12/one': {
    'reading.12': {
      en: 'A player who is attacked deals 1 retaliation damage.',
      ja: '攻撃されたプレイヤーは、反撃ダメージを1点与える。',
    },
  },
  'reading.13/copied': {
    'reading.13': {
      en: 'Reflecting adds equal damage to the attacking unit; the attacked target takes its damage too.',
      ja: '反射は同じ量のダメージを攻撃ユニットにも生じさせ、攻撃された対象へのダメージはそのまま残る。',
    },
  },
  'reading.13/onto-player': {
    'reading.13': {
      en: 'Reflected damage goes to the player whose damage it is.',
      ja: '反射されたダメージは、そのダメージの持ち主のプレイヤーに向かう。',
    },
  },
  'reading.13/all-turned': {
    'reading.13': {
      en: 'Reflecting turns all waiting damage of the attack, the retaliation too.',
      ja: '反射は、反撃ダメージも含めて、その攻撃で待機しているダメージすべての向きを変える。',
    },
  },
  'reading.14/void': {
    'reading.14': {
      en: 'Waiting damage whose source has left is not dealt.',
      ja: '発生源がいなくなった待機中のダメージは、与えられない。',
    },
  },
  'reading.15/void': {
    'reading.15': {
      en: 'A waiting cost ability whose source has left does not resolve.',
      ja: '発生源がいなくなった待機中のコスト能力は、解決しない。',
    },
  },
  'reading.17/one-by-one': {
    'reading.17': {
      en: 'Attack damage and retaliation damage are dealt one after the other, in an order that is chosen.',
      ja: '攻撃ダメージと反撃ダメージは、選んだ順に1つずつ与えられる。',
    },
  },
  'reading.18/at-once': {
    'reading.18': {
      en: 'Damage of effects is dealt at once and is not checked.',
      ja: '効果のダメージは待機せずにすぐ与えられ、確認を受けない。',
    },
  },
  'reading.19/counter': {
    'reading.19': {
      en: 'A unit that enters the attacked side voids the waiting attack only if a counter brought it there.',
      ja: '新しいユニットは、カウンターによって出た場合だけ、待機中の攻撃を無効にする。',
    },
    'reading.29': {
      en: 'Timing abilities that begin to wait in the middle of an event resolve before the event continues.',
      ja: 'イベントの途中で待機したタイミング能力は、イベントが続く前に解決する。',
    },
  },
  'reading.21/as-it-comes-about': {
    'reading.21': {
      en: 'Evading and reducing apply as damage comes about, before it is checked.',
      ja: '回避と軽減は、ダメージが生じる時、確認を受ける前に適用する。',
    },
  },
  'reading.22/out-only': {
    'reading.22': {
      en: 'At a check of leaving, a counter can choose no timing ability but OUT, whatever its text says.',
      ja: '離れた時の確認で指定できるタイミング能力は、書かれていることにかかわらずOUTだけである。',
    },
  },
  'reading.23/one-each': {
    'reading.23': {
      en: 'Each card that leaves has its own check, also where several leave together.',
      ja: '同時に離れたカードも、1枚ごとに確認を受ける。',
    },
  },
  'reading.24/must': {
    'reading.24': {
      en: 'The right given back must be used.',
      ja: '戻った攻撃権は、使わなければならない。',
    },
  },
  'reading.26/until-end': {
    'reading.26': {
      en: 'Damage on a unit is removed at the end of the turn.',
      ja: 'ユニットのダメージは、ターンの終わりになくなる。',
    },
  },
  'reading.27/own-timing': {
    'reading.27': {
      en: 'While a counter waits, its player may resolve own timing abilities before it.',
      ja: 'カウンターが待機するあいだも、そのプレイヤーは自分のタイミング能力を先に解決できる。',
    },
  },
  'reading.29/before': {
    'reading.29': {
      en: 'Timing abilities that begin to wait in the middle of an event resolve before the event continues.',
      ja: 'イベントの途中で待機したタイミング能力は、イベントが続く前に解決する。',
    },
  },
};
