import { namerOf } from '../../../core/telling.ts';
import { lineKey, zoneKey } from '../queries/place-key.ts';
import { kindOf } from '../queries/zones.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { Line, Zone } from '../state/instance.ts';
import type { Continuous } from '../state/card.ts';
import { type GateRulerLocale, type MoveMessages, moveMessage, type GateRulerEventOf, type NameResolver, signed } from './tongue.ts';
import { momentLabels } from './moments.ts';
import { labels } from './japanese.ts';

const { of, phases, zones, gate, soul, keywords, numbers, ready, exhausted } = labels;

const DEFEATS: Readonly<Record<string, string>> = {
  '12-2a-1': `敗北:${zones.damage}の枚数がライフに達した`,
  '12-2a-2': `敗北:${zones.deck}がない`,
  '1-4c': '投了',
};

const zone = (name: Zone): string => `${zones[kindOf(name)]}${kindOf(name) === name ? '' : zoneKey(name)}`;

const line = (name: Line): string => (name === 'center' ? '中央ライン' : `${lineKey(name)}のライン`);

const together = (names: readonly string[]): string => names.join('、');

const itemName = namerOf<GateItem, NameResolver>({
  card: ({ card }, say) => say.card(card),
  ability: ({ source, counter }, say) =>
    counter ? labels.counterOf(say.card(source.card)) : labels.abilityOf(say.card(source.card)),
  damage: ({ source, pairs }, say) =>
    `${say.card(source.card)}のダメージ実行処理(${together(pairs.map(({ amount, receiver }) => labels.share(amount, say.card(receiver.card))))})`,
  rulerDamage: ({ controller }, say) => labels.rulerDamageTo(say.player(controller)),
  destroy: ({ card }, say) => labels.destructionOf(say.card(card.card)),
  drive: ({ controller, cards }, say) => `${labels.driveOf(say.player(controller))}(${cards.length}枚)`,
});

const CANNOT = { attack: '攻撃できない', beAttacked: '攻撃されない', beChosen: '選ばれない' };

const effectText = (effect: Continuous): string => {
  if ('change' in effect) return `${numbers[effect.change]}${signed(effect.by)}`;
  if ('set' in effect) return `${numbers[effect.set]}が${String(effect.to)}`;
  if ('keyword' in effect) return `${keywords[effect.keyword]}を${effect.lose ? '失う' : '得る'}`;
  if ('cannot' in effect) return CANNOT[effect.cannot];
  if ('unaffected' in effect) return '相手の効果を受けない';
  if ('instead' in effect) return `${zones[effect.of]}に置かれる代わりに${zones[effect.instead]}に置かれる`;
  if ('mayTreat' in effect) return `${numbers[effect.mayTreat]}を${effect.as}として扱ってもよい`;
  return effect.damage === 'none' ? 'ダメージを受けない' : `与えるダメージ${signed(effect.by)}`;
};

const place: MoveMessages['place'] = (where, say, without) => {
  if (where === 'gate') return gate;
  return without === 'owner' ? zone(where.zone) : of(say.player(where.player), zone(where.zone));
};

const moved = moveMessage({
  special: {
    'deck>hand': ({ card, from }, say) => `${say.player(from.player)}は${say.card(card)}を引く`,
    'deck>drive': ({ card, from }, say) => `${say.player(from.player)}は${say.card(card)}をドライブする`,
    'hand>set': ({ card, to }, say) =>
      `${say.player(to.player)}は${say.card(card)}を${zoneKey(to.zone)}にセットする`,
    'drive>set': ({ card, to }, say) =>
      `${say.player(to.player)}は${say.card(card)}を${zones.drive}から${zoneKey(to.zone)}にセットする`,
    'counter>damage': ({ card, to }, say) => `${say.card(card)}が${place(to, say)}に移る`,
  },
  place,
  goes: (card, from, to) => `${card}が${from}から${to}に移る`,
  staysOnGate: (card) => `${card}は${gate}にとどまる`,
});

const played = ({ player, item }: GateRulerEventOf<'played'>, say: NameResolver): string => {
  const chosen = Object.values(item.kind === 'card' || item.kind === 'ability' ? item.choices : {}).flat();
  const choosing = chosen.length === 0 ? '' : `${together(chosen.map(({ card }) => say.card(card)))}を選んで`;
  const from = item.kind === 'card' ? `${zone(item.from)}から` : '';
  const to = item.kind === 'card' && item.entering !== undefined ? `${zoneKey(item.entering.zone)}に` : '';
  return `${say.player(player)}は${choosing}${itemName(item, say.of(player))}を${from}${to}プレイする`;
};

const attacked = ({ attacker, target, line: attackedLine }: GateRulerEventOf<'attacked'>, say: NameResolver): string =>
  target === undefined
    ? `${say.card(attacker)}が誰もいない${line(attackedLine)}を攻撃する`
    : `${say.card(attacker)}が${line(attackedLine)}の${say.card(target)}を攻撃する`;

/** The narration in Japanese. */
export const japaneseLocale: GateRulerLocale = {
  labels,
  messages: {
    firstPlayer: ({ player }, say) => `${say.player(player)}の先攻`,
    shuffled: ({ player }, say) => `${of(say.player(player), zones.deck)}を切る`,
    turnBegan: ({ player, number }, say) => `ターン${number}:${say.player(player)}(${say.ruler(player)})`,
    phaseBegan: ({ phase }) => phases[phase],
    moment: ({ moment }) => `「${momentLabels[moment]}」の事象`,
    moved,
    entered: ({ card }, say) => `${say.card(card)}が場に出る`,
    choseMode: ({ player, mode }, say) => `${say.player(player)}は「${mode}」を選ぶ`,
    fizzled: ({ item }, say) => `選んだものがすべて失われ、${itemName(item, say)}は何もしない`,
    declined: ({ player, source }, say) => `${say.player(player)}は${say.of(player).card(source)}を使わない`,
    reduced: ({ item, by }, say) =>
      by > 0 ? `${itemName(item, say)}を${by}点軽減する` : `${itemName(item, say)}は軽減する点がない`,
    healed: ({ card, amount }, say) =>
      amount > 0 ? `${say.card(card)}が${amount}点回復する` : `${say.card(card)}には回復するダメージがない`,
    linked: ({ card, host }, say) => `${say.card(card)}が${say.card(host)}の${soul}になる`,
    unlinked: ({ card, host }, say) => `${say.card(card)}は${say.card(host)}の${soul}でなくなる`,
    applied: ({ card, effect }, say) => `${say.card(card)}は${effectText(effect)}`,
    expired: ({ card, effect }, say) => `${say.card(card)}の「${effectText(effect)}」が終わる`,
    delayed: ({ source }, say) => `${say.card(source)}の遅発能力が待機する`,
    noted: ({ card, keyword }, say) => `${say.card(card)}の${keywords[keyword]}を記録する`,
    became: ({ item }, say) => `${itemName(item, say)}が別の能力になる`,
    redirected: ({ attacker, line: to }, say) => `${say.card(attacker)}の攻撃先が${line(to)}に変わる`,
    treated: ({ player, card, level }, say) =>
      `${say.player(player)}は${say.card(card)}を${numbers.level}${level}として扱う`,
    drove: ({ player, count }, say) => `${say.player(player)}はカードを${count}枚ドライブする`,
    stayed: ({ card, to }, say) =>
      `${place(to, say)}がないか、${say.card(card)}を置けないため、${say.card(card)}は動かない`,
    revealed: ({ player, card, from }, say) =>
      `${say.player(player)}は${of(zone(from.zone), say.of(player).card(card))}を公開する`,
    readied: ({ card }, say) => `${say.card(card)}が${ready}になる`,
    exhausted: ({ card }, say) => `${say.card(card)}が${exhausted}になる`,
    summonCap: ({ player, cap }, say) =>
      `${of(say.player(player), labels.summonCap)}:${cap === null ? '無制限' : cap}`,
    passed: ({ player }, say) => `${say.player(player)}は${labels.priority}を放棄する`,
    put: ({ item }, say) => `${itemName(item, say)}が${gate}に置かれる`,
    played,
    resolved: ({ item }, say) => `${itemName(item, say)}が解決される`,
    withdrawn: ({ item }, say) => `プレイできないため、${itemName(item, say)}を巻き戻す`,
    gateBreak: () => `${gate}ブレイク:${gate}に追加があった`,
    chose: ({ player, card }, say) => `${say.player(player)}は${say.card(card)}を選ぶ`,
    attacked,
    endedAttacks: ({ player }, say) => `${say.player(player)}は攻撃をやめる`,
    dealt: ({ source, receiver, amount, combat }, say) =>
      `${say.card(source)}が${say.card(receiver)}に${combat ? '戦闘' : ''}ダメージを${amount}点与える`,
    notDealt: ({ receiver, clause }, say) =>
      clause === 'u2103/unaffected.3'
        ? `${say.card(receiver)}はこのダメージを受けない`
        : `${say.card(receiver)}はもうおらず、ダメージを受けない`,
    unaffected: ({ card }, say) => `${say.card(card)}はこの効果を受けない`,
    rulerDamage: ({ player, points }, say) =>
      `${say.player(player)}はルーラーダメージを${points}点受ける:${gate}に処理が${points}つ置かれる`,
    counterRefused: ({ player, card }, say) =>
      `${say.player(player)}は選べるものがなく、${labels.counterOf(say.of(player).card(card))}をプレイできない`,
    destroyed: ({ card }, say) => `${say.card(card)}が破壊される`,
    spared: ({ card }, say) => `${say.card(card)}は破壊を免れる`,
    damageReset: ({ card }, say) => `${say.card(card)}の負っているダメージが0になる`,
    lost: ({ player, clause }, say) => `${say.player(player)}の${DEFEATS[clause] ?? '敗北'}`,
    over: ({ winner }, say) => (winner === undefined ? '引き分け' : `${say.player(winner)}の勝利`),
  },
};
