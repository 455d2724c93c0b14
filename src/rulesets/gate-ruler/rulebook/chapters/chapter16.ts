import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr16 = clausesFrom('CR16', 'official');
const guide = clausesFrom('QG', 'official');
const update = clausesFrom('seed 001', 'official');
const fan = clausesFrom('NETY', 'secondary');
const wording = clausesFrom('EU31', 'official');
const summon = clausesFrom('GZ45', 'secondary');
const parade = clausesFrom('NU', 'secondary');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 16: keywords. From 16-5 on the numbers are our own. */
export const chapter16 = defineClauses({
  '16-1': cr16.defines('Keywords.', 'キーワード。'),
  '16-1a': cr16.defines('A keyword is a text icon.', 'キーワードは、文章中のアイコンである。'),
  '16-1a-1': cr16.prescribes('Keyword skills are abilities.', 'キーワード能力は能力である。'),
  '16-1a-2': cr16.defines(
    'Other keywords are no abilities, but can be referred to.',
    '他のキーワードは能力ではないが、参照はできる。',
    { because: 'It says what other texts may refer to.' },
  ),
  '16-2': cr16.defines('Overdrive (OD).', '【OD】オーバードライブ。'),
  '16-2a': cr16.prescribes(
    'OD may be used while its card is in the drive zone through driving.',
    '【OD】は、カードがドライブによりドライブゾーンにある時に使ってよい。',
  ),
  '16-2b': guide.prescribes(
    'OD is used before the card itself is played.',
    '【OD】は、カード自体のプレイより先に使う。',
  ),
  '16-3': cr16.defines('Touchdown (TD).', '【TD】タッチダウン。'),
  '16-3a': cr16.prescribes(
    'TD triggers when its card, played from the hand, enters play by resolving in the gate.',
    '【TD】は、手札からプレイしたカードが解決され場に出た時に誘発する。',
  ),
  '16-3b': cr16.prescribes(
    'It triggers even if that play was no normal summon, but never on a special summon.',
    '通常召喚でないプレイでも誘発するが、特殊召喚では誘発しない。',
  ),
  '16-4': cr16.defines('Counter (CNT).', '【CNT】カウンター。'),
  '16-4a': cr16.prescribes(
    'CNT is used when ruler damage puts its card into the counter zone.',
    '【CNT】は、ルーラーへのダメージでカウンターゾーンに置かれた時に使う。',
  ),
  '16-5': update.prescribes(
    'Penetrate: an attack that clears the defense zone also damages the enemy ruler, see 8-6c-1.',
    '【貫通】:守備ゾーンが空けば相手ルーラーにも与える。8-6c-1に従う。',
  ),
  '16-6': guide.prescribes(
    'Intercept: when attacked, deals ATK to the attacker before combat damage, see 8-5a.',
    '【迎撃】:攻撃されると、戦闘ダメージの前に攻撃側へATK分を与える。8-5aに従う。',
  ),
  '16-7': update.prescribes(
    'Counterattack: a unit that is still there after combat damage hits back, see 8-6c-2.',
    '【反撃】:戦闘ダメージの後も残っていれば攻撃側に与える。8-6c-2に従う。',
  ),
  '16-8': guide.prescribes(
    'Double Attack: after its first battle in a turn the card is readied.',
    '【2回攻撃】:ターン最初の戦闘を終えるとアクトになる。',
  ),
  '16-9': guide.prescribes(
    'Vigilance: at the end of your attack phase it may move to your empty defense zone.',
    '【警戒】:自分のアタックフェイズの終わりに、空の守備ゾーンに移ってもよい。',
  ),
  '16-10': guide.prescribes(
    'Undying: may be normally summoned from the graveyard, its cost paid by resources.',
    '【不死身】:エナジーでコストを支払い、墓地から通常召喚できる。',
  ),
  '16-10a': update.prescribes(
    'Undying is a gate action in your main phase with an empty gate.',
    '【不死身】は、自分のメインフェイズでゲートが空の時のゲートアクションである。',
  ),
  '16-11': guide.prescribes(
    'Soulguard: instead of leaving play, one of its souls may go to the graveyard.',
    '【ソウルガード】:場を離れる代わりに、ソウル1枚を墓地に置いてもよい。',
  ),
  '16-11a': guide.prescribes(
    'A card saved this way no longer carries damage and loses effects with a time limit.',
    '場に残ったカードの負っているダメージは0となり、期間付きの効果は失われる。',
  ),
  '16-11b': ours.prescribes(
    'Soulguard does not save a unit that has to make room in an overfull zone (12-5a).',
    '枚数の超過したゾーンから取り除かれるユニットは、【ソウルガード】では残らない(12-5a)。',
  ),
  '16-11c': ours.prescribes(
    'Soulguard does not save a unit that an effect puts under another.',
    '効果で別のカードのソウルになるユニットは、【ソウルガード】では残らない。',
  ),
  '16-11d': ours.prescribes(
    'Soulguard does not save a unit that Enhance makes a soul.',
    '【強化】でソウルに選ばれたユニットは、【ソウルガード】では残らない。',
  ),
  '16-11e': ours.prescribes(
    'Soulguard does not save a unit that a cost moves out of play; one that a cost destroys can be saved.',
    'コストで場の外に移動するユニットは、【ソウルガード】では残らない。コストで破壊されるユニットは残れる。',
  ),
  '16-12': guide.prescribes(
    'Open Card: drawn or driven it must be revealed and played.',
    '【オープンカード】:手札に加わるかドライブされたら、公開してプレイしなければならない。',
  ),
  '16-12a': guide.prescribes('An Open Card cannot be set.', '【オープンカード】はセットできない。'),
  '16-12b': ours.prescribes(
    'If an Open Card among the driven cards can be played, it comes before everything else done with them.',
    'プレイできる【オープンカード】がドライブされたカードの中にあるなら、他のドライブカードより先にプレイする。',
  ),
  '16-13': guide.defines(
    'Attribute change: in your main phase the card takes an attribute of your choice until the end of the turn.',
    '属性変更:自分のメインフェイズに選んだ属性を、ターン終了時まで持つ。',
    { because: 'No known card has this keyword, and its name is not known.' },
  ),
  '16-14': guide.prescribes(
    'Genesis Summon: this and its materials go under the deck, then the described unit is special summoned from the deck.',
    '【創生召喚】:これと素材をデッキの下に置き、示されたユニットをデッキから特殊召喚する。',
  ),
  '16-14a': guide.prescribes('It fails if the materials cannot be returned.', '素材を戻せなければ失敗する。'),
  '16-15': summon.defines(
    'Abyss Symphonia: a special summon by an event.',
    'アビスシンフォニア:イベントによる特殊召喚。',
  ),
  '16-16': update.prescribes(
    'Enhance: as it comes out, one of your units in play that meets the condition may become its soul.',
    '【強化】:場に出す際、条件に合う自分のユニット1体をソウルにしてもよい。',
  ),
  '16-17': update.prescribes(
    'Resource ability: playable only with a card in your resource zone.',
    '【エナジー能力】:自分のエナジーゾーンにカードがある時だけプレイできる。',
  ),
  '16-18': update.prescribes(
    'Standby: a card that is not an event but may be set.',
    '【待機】:イベントでなくてもセットできる。',
  ),
  '16-19': update.prescribes(
    'Forced Standby: as Standby, and it comes into play only from the set zone.',
    '【強制待機】:セットでき、しかもセットゾーン以外からは場に出せない。',
  ),
  '16-20': update.prescribes(
    'Pacifist: it cannot be declared as an attacker.',
    '【不戦】:攻撃を宣言できない。',
  ),
  '16-21': fan.prescribes(
    'Once per turn: the ability is used once in a turn.',
    '【ターン1】:その能力はターンに1回だけ使える。',
  ),
  '16-22': wording.defines(
    'Discount: another cost from the hand; the level stays the same.',
    '【コスト軽減】:手札からは別のコストで使える。レベルは変わらない。',
    { because: 'No card that can be played has it.' },
  ),
  '16-23': parade.defines(
    'Night Parade n: the top card of the deck may be driven if it is a Kaii unit of level n or less, else it goes under the deck.',
    '百鬼夜行LvN:デッキの一番上がレベルN以下の怪異ユニットならドライブしてよく、違えば下に置く。',
    { because: 'No card that can be played has it.' },
  ),
});
