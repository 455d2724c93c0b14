import type { Outcome } from '../values/effect.ts';
import type { ResultKind } from '../values/result.ts';
import type { Tongue } from './tongue.ts';

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  damageTarget: '同じ点数のダメージを与える',
  draw: 'カードを1枚引く',
  treasure: '宝物を1つ生成する',
  dragon: 'ドラゴンを1体生成する',
};

const RESULTS: Readonly<Record<ResultKind, string>> = {
  marked: '負うダメージ',
  minusCounters: '-1/-1カウンター',
  loyaltyLost: '忠誠度の減少',
  defenseLost: '守備値の減少',
  lifeLost: 'ライフの喪失',
  poisoned: '毒カウンター',
  lifeGained: 'ライフの獲得',
};

const DEFEATS: Readonly<Record<string, string>> = {
  '704.5a': 'ライフがなくなり敗北する',
  '704.5c': '毒カウンターが10個に達し敗北する',
  '104.3a': '投了する',
};

const combatWord = (combat: boolean): string => (combat ? '戦闘ダメージ' : 'ダメージ');

/** The narration in Japanese. */
export const japanese: Tongue = {
  player: (player) => `プレイヤー${player + 1}`,
  card: ({ name, ja }) => ja ?? name,
  lines: {
    assigned: ({ attacker, recipient, n }, say) =>
      `${say.permanent(attacker)}は${say.who(recipient)}に${n}点を割り振る`,
    announced: ({ source, recipient, n, combat }, say) =>
      `${say.source(source)}が${say.who(recipient)}に${n}点の${combatWord(combat)}を与えようとする`,
    noEffect: () => '対象が不適正なので、何も起こらない',
    splitOrdered: ({ source, recipient }, say) =>
      `次に${say.source(source)}から${say.who(recipient)}へのダメージを分ける`,
    split: ({ recipient, kept, excessTo, spill }, say) =>
      `${say.who(recipient)}に${kept}点が残り、余剰の${spill}点は代わりに${say.who(excessTo)}へ向かう`,
    spillLost: ({ recipient, n }, say) => `${say.who(recipient)}の余剰${n}点は行き先がなく失われる`,
    shieldOrdered: ({ source, recipient }, say) =>
      `${say.who(recipient)}の軽減は、まず${say.source(source)}のダメージに使う`,
    modified: ({ source, recipient, from, to, ...by }, say) =>
      `${say.by(by)}により、${say.source(source)}から${say.who(recipient)}へのダメージは${from}点から${to}点になる`,
    countersInstead: ({ recipient, n, ...by }, say) =>
      `${say.by(by)}により、ダメージの代わりに${say.who(recipient)}に-1/-1カウンターを${n}個置く`,
    notDealt: ({ source, recipient }, say) =>
      `${say.source(source)}は${say.who(recipient)}にダメージを与えない`,
    dealt: ({ source, recipient, n, combat }, say) =>
      `${say.source(source)}が${say.who(recipient)}に${n}点の${combatWord(combat)}を与える`,
    excess: ({ permanent, n }, say) => `${say.permanent(permanent)}は${n}点の余剰のダメージを受けた`,
    triggered: ({ about, ...by }, say) =>
      about === undefined
        ? `${say.by(by)}が誘発する`
        : `${say.permanent(about)}の余剰により${say.by(by)}が誘発する`,
    resultModified: ({ kind, who, from, to, ...by }, say) =>
      `${say.by(by)}により、${say.who(who)}の${RESULTS[kind]}は${from}から${to}になる`,
    marked: ({ who, n }, say) => `${say.who(who)}は${n}点のダメージを負う`,
    minusCounters: ({ who, n }, say) => `${say.who(who)}に-1/-1カウンターが${n}個置かれる`,
    loyaltyLost: ({ who, n }, say) => `${say.who(who)}の忠誠度が${n}減る`,
    defenseLost: ({ who, n }, say) => `${say.who(who)}の守備値が${n}減る`,
    lifeLost: ({ who, n }, say) => `${say.who(who)}は${n}点のライフを失う`,
    poisoned: ({ who, n }, say) => `${say.who(who)}は毒カウンターを${n}個得る`,
    lifeGained: ({ who, n }, say) => `${say.who(who)}は${n}点のライフを得る`,
    read: ({ card, target, n }, say) => `${say.source(card)}は${say.who(target)}への余剰${n}点を読む`,
    converted: ({ card }, say) => `余剰があったので${say.source(card)}は変形する`,
    spared: ({ permanent }, say) => `${say.permanent(permanent)}は破壊不能なので残る`,
    destroyed: ({ permanent }, say) => `${say.permanent(permanent)}は破壊される`,
    putAway: ({ permanent }, say) => `${say.permanent(permanent)}は墓地に置かれる`,
    left: ({ permanent }, say) => `${say.permanent(permanent)}は戦場を離れる`,
    endStep: ({ player }, say) => `${say.player(player)}の終了ステップが始まる`,
    triggerOrdered: (by, say) => `次に${say.by(by)}をスタックに積む`,
    placed: ({ target, ...by }, say) =>
      target === undefined
        ? `${say.by(by)}がスタックに積まれる`
        : `${say.by(by)}が${say.who(target)}を対象にスタックに積まれる`,
    resolved: ({ outcome, ...by }, say) => `${say.by(by)}が解決し、${OUTCOMES[outcome]}`,
    lost: ({ player, clause }, say) => `${say.player(player)}は${DEFEATS[clause] ?? '敗北する'}`,
    over: ({ winner }, say) => (winner === undefined ? '勝者はいない' : `${say.player(winner)}が勝利する`),
  },
};
