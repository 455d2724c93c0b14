import { clausesFrom, defineClauses } from '../../../core/rulebook.ts';

const house = clausesFrom('inferred', 'inferred');

/** The house profile: everything a whole match needs and the source does not tell. These rules are ours. */
export const houseClauses = defineClauses({
  'house.1': house.prescribes(
    'House rule: both players shuffle 30 cards and draw five; chance decides who goes first.',
    'ハウスルール: 双方が30枚の山札を切って5枚引き、先攻は無作為に決める。',
  ),
  'house.2': house.prescribes(
    'House rule: a turn has a start, a main phase, a battle phase and an end.',
    'ハウスルール: ターンは開始、メインフェイズ、バトルフェイズ、終了からなる。',
  ),
  'house.3': house.prescribes(
    'House rule: at the start of a turn the energy of the turn player becomes one more than last time, up to eight; the second player has one extra on their first turn.',
    'ハウスルール: 開始時、手番プレイヤーのエネルギーは前回より1多く(最大8)、すべて回復する。後攻の最初のターンだけさらに1多い。',
  ),
  'house.4': house.prescribes(
    'House rule: then the turn player draws a card, but not on the first turn of the match.',
    'ハウスルール: その後カードを1枚引くが、試合の最初のターンは引かない。',
  ),
  'house.5': house.prescribes(
    'House rule: cards and cost abilities are available in main and battle phase, attacks in the battle phase.',
    'ハウスルール: カードとコスト能力はメインとバトル、攻撃はバトルフェイズに行える。',
  ),
  'house.6': house.prescribes(
    'House rule: a field has room for five cards.',
    'ハウスルール: 場には5枚まで置ける。',
  ),
  'house.7': house.prescribes(
    'House rule: a unit attacks any enemy unit or the enemy player.',
    'ハウスルール: ユニットは相手の任意のユニットか相手プレイヤーを攻撃する。',
  ),
  'house.8': house.prescribes(
    "House rule: counters are paid with the energy left over from the player's last turn and are discarded afterwards.",
    'ハウスルール: カウンターは自分のターンの残りエネルギーで払い、解決後は捨て札になる。',
  ),
  'house.9': house.prescribes(
    'House rule: at the end the turn player discards down to seven cards.',
    'ハウスルール: 終了時、手番プレイヤーは手札が7枚になるまで捨てる。',
  ),
  'house.10': house.prescribes(
    'House rule: a player with no life left loses as soon as nothing is unresolved.',
    'ハウスルール: ライフのないプレイヤーは、未解決のものがなくなった時点で負ける。',
  ),
  'house.11': house.prescribes(
    'House rule: a player who had to draw from an empty deck loses as soon as nothing is unresolved.',
    'ハウスルール: 空の山札から引くことになったプレイヤーは、未解決のものがなくなった時点で負ける。',
  ),
  'house.12': house.prescribes(
    'House rule: if both lose at once the match is a draw.',
    'ハウスルール: 双方が同時に負けたら引き分けになる。',
  ),
  'house.13': house.prescribes(
    'House rule: a player may concede at any time.',
    'ハウスルール: プレイヤーはいつでも投了できる。',
  ),
  'house.14': house.prescribes(
    'House rule: an effect is carried out step by step as far as possible; it skips a card that has become a new one.',
    'ハウスルール: 効果は可能な範囲で順に実行し、別のカードになった対象には及ばない。',
  ),
  'house.15': house.prescribes(
    'House rule: evading takes away all of the first damage a unit would be dealt each turn.',
    'ハウスルール: 回避は、各ターンに最初に受けるダメージをすべてなくす。',
  ),
  'house.16': house.prescribes(
    'House rule: reducing takes its number off every damage a unit would be dealt.',
    'ハウスルール: 軽減は、ユニットが受けるダメージごとにその数だけ減らす。',
  ),
  'house.17': house.prescribes(
    'House rule: targets of IN and OUT are chosen as they resolve.',
    'ハウスルール: INとOUTの対象は解決する時に選ぶ。',
  ),
});
