import type { EditionReadings } from '../../../core/rulebook.ts';

/** The rules without the order of blockers, and the other reading of each contested point. */
export const otherReadings: EditionReadings = {
  '2024-11-08': {
    '510.1c/order': {
      en: 'The blockers have no order: a blocked attacker divides its combat damage among them as its controller chooses.',
      ja: 'ブロッカーに順番はなく、ブロックされた攻撃クリーチャーの戦闘ダメージは、コントローラーが自由に分けて割り振る。',
    },
  },
  '2023-11-17+K-1': {
    'K-1': {
      en: 'Deathtouch counts in the division alone; the check ignores it.',
      ja: '接死を考慮するのは分ける時だけで、余剰を確認する際には考慮しない。',
    },
  },
  '2023-11-17+K-2': {
    'K-2': {
      en: 'The packets are checked source by source: deathtouch lowers the threshold for its own source only.',
      ja: '発生源ごとに確認し、接死はその発生源の基準だけを下げる。',
    },
  },
  '2023-11-17+K-3': {
    'K-3': {
      en: '1 point of a deathtouch packet counts as lethal, even if lethal damage is already 0.',
      ja: '致死に必要な点数が既に0でも、接死のダメージの1点は致死ダメージに数える。',
    },
  },
  '2023-11-17+K-4': {
    'K-4': {
      en: 'If several redirected packets are on one permanent, it is chosen which of them is divided next.',
      ja: '1つのパーマネントから複数が振り替えられる場合、次に分けるものを選ぶ。',
    },
  },
  '2023-11-17+K-5': {
    'K-5': {
      en: 'Deathtouch damage dealt earlier in the turn lowers the threshold of the check, too.',
      ja: '同じターンの以前のイベントで受けた接死も、確認の基準を下げる。',
    },
  },
  '2023-11-17+K-6': {
    'K-6': {
      en: 'A planeswalker dealt at least its loyalty was dealt excess damage, which may be 0.',
      ja: '忠誠度ちょうどのダメージでも、余剰（0点）を受けたことになる。',
    },
  },
  '2023-11-17+K-7': {
    'K-7': {
      en: 'Redirected damage counts as excess dealt to the permanent that it was redirected from.',
      ja: '振り替えられた分も、元のパーマネントが受けた余剰に数える。',
    },
  },
  '2023-11-17+K-8': {
    'K-8': {
      en: 'If the recipient of the excess can no longer be dealt damage, the first permanent keeps all of it.',
      ja: '余剰の行き先がもうダメージを受けられないなら、元のパーマネントがすべてを受ける。',
    },
  },
  '2023-11-17+K-9': {
    'K-9': {
      en: 'Counters put instead of damage count as damage in the check.',
      ja: 'ダメージの代わりに置かれたカウンターも、確認の際にダメージとして数える。',
    },
  },
  '2023-11-17+K-10': {
    'K-10': {
      en: 'A creature whose lethal damage is 0 is destroyed, even without marked damage.',
      ja: '致死ダメージが0のクリーチャーは、ダメージを負っていなくても破壊される。',
    },
  },
};
