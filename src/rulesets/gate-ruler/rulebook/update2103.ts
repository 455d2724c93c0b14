import { clausesFrom, defineClauses } from '../../../core/rulebook.ts';

const update = clausesFrom('seed 001', 'official');
const ours = clausesFrom('inferred', 'inferred');

/** The update of March 2021, in the order of its text; ids are our own: topic and running number. */
export const update2103 = defineClauses({
  'u2103/combat-damage.1': update.prescribes(
    'The damage of Intercept, Penetrate and Counterattack is combat damage.',
    '【迎撃】【貫通】【反撃】のダメージは戦闘ダメージである。',
  ),
  'u2103/combat-damage.2': update.prescribes(
    'The damage of these three is not effect damage.',
    'この3つのダメージは効果ダメージではない。',
  ),
  'u2103/combat-damage.3': update.example(
    'An effect that sets combat damage to 0 also sets the damage of Penetrate to 0.',
    '戦闘ダメージを0にするカードは、【貫通】のダメージも0にする。',
  ),
  'u2103/combat-damage.4': update.example(
    'An effect that changes effect damage does not change Intercept and Counterattack damage.',
    '効果ダメージを変えるカードは、【迎撃】と【反撃】には及ばない。',
  ),
  'u2103/combat-damage.5': update.example(
    'An ability that triggers on combat damage also triggers on Intercept and Counterattack.',
    '戦闘ダメージで誘発する能力は、【迎撃】や【反撃】でも誘発する。',
  ),
  'u2103/combat-damage.6': update.example(
    'A unit that takes no effect damage takes damage of Intercept and Counterattack.',
    '効果ダメージを受けないユニットも、【迎撃】と【反撃】のダメージは受ける。',
  ),
  'u2103/replaced.1': update.prescribes(
    'Before the update: only the damage of the damage step itself was combat damage.',
    '更新前:ダメージステップのルールによるダメージだけが戦闘ダメージだった。',
  ),
  'u2103/replaced.2': update.prescribes(
    'Before the update: Intercept, Penetrate and Counterattack dealt effect damage.',
    '更新前:【迎撃】【貫通】【反撃】は効果ダメージを与えていた。',
  ),
  'u2103/replaced.3': update.prescribes(
    'Before the update: Penetrate triggered on the destruction of the defending unit.',
    '更新前:【貫通】は守備ユニットの破壊で誘発した。',
  ),
  'u2103/replaced.4': update.prescribes(
    'Before the update: Counterattack triggered on being dealt damage without being put into the graveyard.',
    '更新前:【反撃】は、ダメージの後に墓地行きを免れたことで誘発した。',
  ),
  'u2103/replaced.5': ours.prescribes(
    'Before the update: the damage step had one gate processing.',
    '更新前:ダメージステップのゲート処理は1回だった。',
  ),
  'u2103/replaced.6': update.example(
    'Before the update: Penetrate struck although the destroyed defender was kept in play.',
    '更新前:破壊された守備ユニットが場に残っても【貫通】が起きた。',
  ),
  'u2103/replaced.7': update.example(
    'Before the update: a unit attacked in an attack zone and moved to the defense zone before the damage let Penetrate trigger.',
    '更新前:攻撃ゾーンで攻撃され、ダメージ前に守備ゾーンに移ったユニットでも【貫通】が誘発した。',
  ),
  'u2103/replaced.8': update.example(
    'Before the update: Counterattack struck after the damage was healed, but not when it had been made 0.',
    '更新前:【反撃】は受けた後に回復すれば起き、0にされると起きなかった。',
  ),
  'u2103/damage-step.1': update.prescribes(
    'The damage step has three gate processings: before, during and after combat damage.',
    'ダメージステップには、戦闘ダメージの処理前、処理中、処理後の3回のゲート処理がある。',
  ),
  'u2103/damage-step.2': update.prescribes(
    'Penetrate and Counterattack deal damage only if their conditions hold both before and after combat damage.',
    '【貫通】と【反撃】は、前後2回の条件をともに満たした時だけダメージを与える。',
  ),
  'u2103/damage-step.3': update.prescribes(
    'A card without the ability before the damage step deals nothing with it, even if it gains it later.',
    'ダメージステップの前に能力がなければ、後で得てもダメージは与えられない。',
  ),
  'u2103/penetrate.1': update.prescribes(
    'First check: before combat damage the attacker has Penetrate and attacks a unit in the enemy defense zone.',
    '1度目:戦闘ダメージ前に【貫通】があり、攻撃先が相手の守備ゾーンのユニットである。',
  ),
  'u2103/penetrate.2': update.prescribes(
    'Second check: attacking the enemy center line with no unit in the defense zone, it deals STK to the enemy ruler.',
    '2度目:相手の中央ラインを攻撃中で守備ゾーンが空なら、相手ルーラーにSTK分を与える。',
  ),
  'u2103/penetrate.3': update.prescribes(
    'A unit still in the defense zone stops Penetrate, even if it was destroyed but saved from the graveyard.',
    '守備ゾーンにまだユニットがいれば、破壊されて墓地行きを免れたものでも、【貫通】のダメージはない。',
  ),
  'u2103/penetrate.4': update.prescribes(
    'A defender that has left the zone, even by a move, lets Penetrate through.',
    '守備ユニットが移動を含め何らかの形でゾーンを去れば、【貫通】のダメージがある。',
  ),
  'u2103/counterattack.1': update.prescribes(
    'First check: before combat damage the unit has Counterattack and an enemy unit attacks it.',
    '1度目:戦闘ダメージ前に【反撃】があり、攻撃してきたのが相手のユニットである。',
  ),
  'u2103/counterattack.2': update.prescribes(
    'Second check: still in play and attacked by an enemy unit, it deals its ATK to that unit.',
    '2度目:場に残って相手ユニットに攻撃されているなら、そのユニットにATK分を与える。',
  ),
  'u2103/counterattack.3': update.prescribes(
    'Counterattack strikes however much the attack dealt, and even if that was made 0.',
    '【反撃】は攻撃のダメージの量を問わず、0になっても起きる。',
  ),
  'u2103/drive.1': update.prescribes(
    'Driving outside your start and main phase has the following steps.',
    '自分のスタート/メインフェイズ以外のドライブは、以下のとおり行う。',
  ),
  'u2103/drive.2': update.prescribes(
    'The cards are put into the drive zone; all but those meant for setting are revealed.',
    'ドライブゾーンに置いたカードは、セットするつもりのもの以外を公開する。',
  ),
  'u2103/drive.3': update.prescribes(
    'The OD of a revealed card is put into the drive zone as well.',
    '公開したカードの【OD】も同時にドライブゾーンに置く。',
  ),
  'u2103/drive.4': update.prescribes(
    'A drive resolution process is put on the gate.',
    'ゲートにドライブ解決処理を置く。',
  ),
  'u2103/drive.5': update.prescribes(
    'When it resolves it handles an OD, else a card, else it removes itself.',
    '解決時、【OD】、なければカードを扱い、どちらもなければ自身が消える。',
  ),
  'u2103/drive.6': update.prescribes(
    'An OD or a card that is played breaks the gate at once.',
    '【OD】やカードがプレイされると、すぐにゲートブレイクする。',
  ),
  'u2103/drive.7': update.prescribes(
    'These plays happen in gate resolution and ignore the usual timing.',
    'このプレイはゲート解決処理の中で行い、通常のタイミングを問わない。',
  ),
  'u2103/drive.8': update.prescribes(
    'Rulers that pay costs pay here as well.',
    'コストを支払うルーラーは、ここでも支払う。',
  ),
  'u2103/drive.9': update.prescribes(
    'The break caused by the process alone returns to resolution: no player responds between reveal and OD.',
    '解決処理だけが置かれた時はすぐ解決に戻り、公開と【OD】の間には対応できない。',
  ),
  'u2103/drive.10': update.prescribes(
    'Not playing the OD or the card is allowed.',
    '【OD】やカードをプレイしなくてもよい。',
  ),
  'u2103/drive.11': update.prescribes(
    'Not playing adds nothing to the gate and does not break it.',
    'プレイしなければゲートに追加はなく、ゲートブレイクもない。',
  ),
  'u2103/drive.12': update.prescribes(
    'A unit played this way is normally summoned, with cost and summon cap if the ruler requires them.',
    'このユニットのプレイは通常召喚で、ルーラーによりコストと召喚権が要る。',
  ),
  'u2103/unaffected.1': update.prescribes(
    'An effect of the opponent is ignored as far as it would apply to a card not affected by it.',
    '相手の効果を受けないカードには、その効果を適用できないものとして無視する。',
  ),
  'u2103/unaffected.2': update.prescribes(
    'Enemy direct effects are not performed on it.',
    '相手の直接効果は実行しない。',
  ),
  'u2103/unaffected.3': update.prescribes(
    'It receives no enemy effect damage.',
    '相手の効果ダメージを受けない。',
  ),
  'u2103/unaffected.4': update.prescribes(
    'Enemy continuing effects do not apply to it.',
    '相手の継続効果を適用しない。',
  ),
  'u2103/unaffected.5': update.prescribes(
    'Enemy replacement effects do not apply to it.',
    '相手の置換効果を適用しない。',
  ),
  'u2103/unaffected.6': update.prescribes(
    'It receives enemy combat damage, also of Intercept and Counterattack.',
    '戦闘ダメージは、【迎撃】や【反撃】も含めて受ける。',
  ),
  'u2103/unaffected.7': update.prescribes(
    'Enemy auto abilities and use timings that look at its state are still met.',
    'その状態を見る相手の自動能力は誘発し、使用タイミングも満たされる。',
  ),
  'u2103/unaffected.8': update.prescribes(
    'Only the part of the enemy effect that would apply to it is ignored.',
    'ただしその効果のうち、これに関わる部分は無視する。',
  ),
  'u2103/attack-ban.1': update.prescribes(
    'A unit that cannot attack cannot be named as attacking card in the declaration.',
    '攻撃できないユニットは、攻撃宣言で攻撃カードに選べない。',
  ),
  'u2103/attack-ban.2': update.prescribes(
    'A unit that cannot be attacked cannot be named as attack target in the declaration.',
    '攻撃されないユニットは、攻撃宣言で攻撃目標に選べない。',
  ),
  'u2103/attack-ban.3': update.prescribes(
    'Both are checked only in the declaration; an attack in progress continues.',
    'どちらも宣言時にだけ確かめ、既に行われている攻撃は続く。',
  ),
  'u2103/attack-ban.4': update.example(
    'An attacking unit that gains Pacifist continues its attack.',
    '攻撃中に【不戦】を得ても、その攻撃は続く。',
  ),
  'u2103/attack-ban.5': update.example(
    'An attack redirected to the line of a unit that cannot be attacked continues.',
    '攻撃されないユニットのラインに攻撃が移っても、攻撃は続く。',
  ),
  'u2103/attack-ban.6': update.example(
    'A unit that cannot be attacked may move into the attacked line; the attack continues.',
    '攻撃されないユニットが攻撃中のラインに移ってきても、攻撃は続く。',
  ),
  'u2103/enhance.1': update.prescribes(
    'A unit with Enhance can come into play with a card from play as its soul.',
    '【強化】を持つユニットは、場のカードをソウルにして場に出せる。',
  ),
  'u2103/enhance.2': update.prescribes(
    'As it comes out, you may pick one of your units that meets the condition; it becomes its soul.',
    '場に出す際に条件を満たす自分のユニットを1体選べ、それがソウルとなる。',
  ),
  'u2103/enhance.3': update.prescribes(
    'Picking is never forced, and the unit can come out with no candidate there.',
    '選ぶことは強制でなく、候補がなくても場に出せる。',
  ),
  'u2103/enhance.4': update.prescribes(
    'It may come out to another zone than that of the picked unit.',
    '選んだユニットとは別のゾーンに出してもよい。',
  ),
  'u2103/enhance.5': update.prescribes(
    'The picked unit is a soul first and does not see the new unit come into play.',
    '選んだユニットは先にソウルとなり、新しいユニットが出るのを見ない。',
  ),
  'u2103/enhance.6': update.prescribes(
    'The new unit does not see the picked unit become a soul.',
    '新しいユニットは、選んだユニットがソウルになるのを見ない。',
  ),
  'u2103/enhance.7': update.prescribes(
    'Picking is part of coming out, so players cannot respond to it.',
    '選ぶことは場に出る処理に含まれ、間に対応の機会はない。',
  ),
  'u2103/enhance.8': update.prescribes(
    'Before the unit comes out, players can respond and remove candidates.',
    '場に出る処理の前なら、候補に対応して手を打てる。',
  ),
  'u2103/enhance.9': update.prescribes(
    'Another candidate may then be picked as it comes out.',
    'その場合、場に出る際に別の候補を選べる。',
  ),
  'u2103/resource-ability.1': update.defines(
    'Resource ability marks cards and abilities for players with cards in their resource zone.',
    '【エナジー能力】の付くカードや能力は、エナジーゾーンにカードを持つプレイヤー用である。',
  ),
  'u2103/resource-ability.2': update.prescribes(
    'They can be played with a card in your resource zone.',
    '自分のエナジーゾーンにカードがあればプレイできる。',
  ),
  'u2103/resource-ability.3': update.prescribes(
    'With an empty resource zone they cannot be played.',
    'エナジーゾーンが空ならプレイできない。',
  ),
  'u2103/resource-ability.4': update.prescribes(
    'The card there may be exhausted; being able to pay with it is not needed.',
    'そのカードはレストでもよく、それで支払える必要はない。',
  ),
  'u2103/resource-ability.5': update.prescribes(
    'The cost may be paid with something other than resources if the ruler allows it.',
    'ルーラーが認めるなら、コストはエナジー以外で支払ってもよい。',
  ),
  'u2103/resource-ability.6': update.prescribes(
    'Cards elsewhere that are exhausted as if they were resources do not count.',
    '他の領域でエナジーのように使えるカードは数えない。',
  ),
  'u2103/standby.1': update.prescribes(
    'A card with Standby or Forced Standby can be set although it is not an event.',
    '【待機】【強制待機】を持つカードは、イベントでなくてもセットできる。',
  ),
  'u2103/standby.2': update.prescribes(
    'It can be played from the set zone when its text allows it.',
    '文章の認める時に、セットゾーンからプレイできる。',
  ),
  'u2103/standby.3': update.prescribes(
    'A card with Forced Standby is not played, nor brought into play, from anywhere but the set zone.',
    '【強制待機】のカードのプレイや場に出る移動は、セットゾーンからに限る。',
  ),
  'u2103/standby.4': update.prescribes(
    'Playing from the set zone is a normal summon, with cost and summon cap if the ruler requires them.',
    'セットゾーンからでも通常召喚であり、ルーラーによりコストと召喚権が要る。',
  ),
  'u2103/standby.5': update.prescribes(
    'Without another condition it is a gate action in your main phase with an empty gate.',
    '他の条件がなければ、自分のメインフェイズでゲートが空の時のゲートアクションである。',
  ),
  'u2103/standby.6': update.prescribes(
    'Forced Standby does not force setting: the card may be kept or left to be discarded.',
    '【強制待機】でもセットは強制されず、持ち続けても捨てられるに任せてもよい。',
  ),
  'u2103/pacifist.1': update.defines(
    'A unit with Pacifist cannot be declared as an attacker.',
    '【不戦】を持つユニットは、攻撃の宣言ができない。',
    { because: '16-20 says the same about the keyword and makes the attack illegal.' },
  ),
  'u2103/arketta.1': update.prescribes(
    'Where a continuous ability lets information be treated differently, its controller decides whenever the unit is referred to.',
    '常時能力で情報を変えてよい場合、参照のたびにその支配者が内容を決める。',
  ),
  'u2103/arketta.2': update.example(
    'Treated as level 1 while an effect for level 0 is being played at it: the play is illegal and taken back.',
    'レベル0向けの効果のプレイ時にレベル1とすれば、プレイは不適正で元に戻る。',
  ),
  'u2103/arketta.3': update.example(
    'Treated as level 1 when that effect resolves: the target is illegal and is not destroyed.',
    'その解決時にレベル1とすれば、対象不適正となり破壊されない。',
  ),
  'u2103/stridam.1': update.prescribes(
    'A card or ability of the gate is replaced by another ability.',
    'ゲートのカードや能力を、別の能力に置き換える。',
  ),
  'u2103/stridam.2': update.prescribes(
    'An ability is replaced in its place and still counts as the CNT used from its card in the counter zone.',
    '能力ならその場で置き換え、カウンターゾーンの同じカードの【CNT】として扱い続ける。',
  ),
  'u2103/stridam.3': update.prescribes(
    'A card goes back to the counter zone, and the new ability takes its place in the gate as the CNT of that card.',
    'カードならカウンターゾーンに戻し、新しい能力がその位置でそのカードの【CNT】となる。',
  ),
  'u2103/stridam.4': update.prescribes(
    'Once the new ability has left the gate, the card goes from the counter zone to the graveyard.',
    '新しい能力がゲートを離れたら、カードはカウンターゾーンから墓地に行く。',
  ),
});
