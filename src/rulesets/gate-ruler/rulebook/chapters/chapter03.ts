import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const seed = clausesFrom('seed 004', 'official');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 3: zones. */
export const chapter03 = defineClauses({
  '3-1': seed.defines('Outline of zones.', '領域の概要。'),
  '3-1a': seed.defines(
    'A zone is where cards, abilities and the like are during the game.',
    'ゲーム中のカードや能力等の置き場所を領域と呼ぶ。',
  ),
  '3-2': seed.defines('Principles of zones.', '領域の基本原則。'),
  '3-2a': seed.defines(
    'Every card is in some zone; each player has one of each, except for the play area and the gate.',
    'カードは必ずどこかの領域にある。場とゲート以外は各プレイヤーが1つずつ持つ。',
    { because: 'It defines the parts of a game state, which has no place for a card outside all zones.' },
  ),
  '3-2a-1': seed.defines(
    'The play area consists of zones, and each player has a separate set of them.',
    '場は複数のゾーンからなり、ゾーンはプレイヤーごとにある。',
  ),
  '3-2b': seed.defines(
    'For each player a card in a zone is either public or hidden.',
    '領域のカードは、各プレイヤーにとって公開か非公開のどちらかである。',
  ),
  '3-2b-1': seed.prescribes(
    'A player may look at any time at what is public to them.',
    '自分に公開のカードの情報は、いつでも見てよい。',
    { acts: 'view' },
  ),
  '3-2b-2': seed.prescribes(
    'A player may not look at what is hidden from them.',
    '自分に非公開のカードの情報は、見てはならない。',
    { acts: 'view' },
  ),
  '3-2b-3': seed.prescribes(
    'The number of cards in any zone is known to everybody, hidden or not.',
    '非公開でも、領域の枚数は誰でもいつでも知ることができる。',
    { acts: 'view' },
  ),
  '3-2c': seed.defines('Some zones keep the order of their cards.', 'カードの順番を管理する領域がある。'),
  '3-2c-1': seed.prescribes(
    'Where order is kept it must be visible, as a rule by stacking.',
    '順番のある領域では、通常カードを重ねて順番を示す。',
    { acts: 'view' },
  ),
  '3-2c-2': seed.prescribes(
    'Where order is kept only a rule or an effect may change it.',
    '順番のある領域の並びは、ルールや効果以外で変えられない。',
  ),
  '3-2d': seed.prescribes(
    'Between two zones in play a card stays the same object; any other move makes it a new one, free of earlier effects.',
    '場のゾーン間の移動では同じカードのまま、他の移動では新しいカードとなり以前の効果は及ばない。',
  ),
  '3-2d-1': seed.prescribes(
    'The effect that moved a card may still refer to it in its new zone if it says that it follows the card.',
    '移動させた効果が追跡を明示していれば、移動先でもそのカードを参照できる。',
  ),
  '3-2d-2': seed.prescribes(
    'Cards that enter an ordered zone together are ordered by their owner; a hidden order is known only to the player of the zone.',
    '順番のある領域に同時に入るカードは所有者が並べ、非公開なら領域のプレイヤーだけが順番を知る。',
  ),
  '3-2e': seed.prescribes(
    "A move without a named player goes to the owner's zone; a reference without one means the controller's zone.",
    'プレイヤーの指定がなければ、移動先は所有者の領域、参照は支配者の領域である。',
  ),
  '3-2f': seed.prescribes(
    'A ruler may change how many of a zone its player has, or take the zone away.',
    'ルーラーによって、領域の数が変わることや、なくなることがある。',
  ),
  '3-2f-1': seed.prescribes(
    'A move to a zone that does not exist is not carried out; the card stays.',
    '存在しない領域への移動は行わず、カードはその場に残る。',
  ),
  '3-2g': seed.prescribes(
    'For "up to N" cards, the player names the number first and then uses that many.',
    '「N枚まで」では、先に枚数を決めてからその枚数を処理する。',
  ),
  '3-2h': seed.prescribes(
    'A card does not move to a zone that may not hold it.',
    '置けない領域に移動しようとするカードは移動しない。',
  ),
  '3-3': seed.defines('States of placement.', '配置状態。'),
  '3-3a': seed.defines(
    'In some zones a card is ready (upright) or exhausted (sideways).',
    '領域によっては、カードは縦向きのアクトか横向きのレストで置かれる。',
  ),
  '3-3a-1': seed.prescribes(
    'Where cards are ready or exhausted, a card put there is ready unless an instruction says otherwise.',
    'アクト/レストのある領域に置くカードは、指定がなければアクトである。',
  ),
  '3-3a-2': seed.prescribes(
    'A card is either ready or exhausted, never both.',
    'アクトとレストは両立せず、一方になれば他方ではなくなる。',
  ),
  '3-3b': seed.defines(
    'In some zones a card is face up, visible to all, or face down, visible to none.',
    '領域によっては、カードは情報の見える表向きか、見えない裏向きで置かれる。',
  ),
  '3-3b-1': seed.prescribes(
    'A card public to all is put face up, any other card face down, unless an instruction says otherwise.',
    '指定がなければ、全員に公開のカードは表向き、他は裏向きに置く。',
  ),
  '3-3b-2': seed.prescribes(
    'A card is either face up or face down, never both.',
    '表向きと裏向きは両立せず、一方になれば他方ではなくなる。',
  ),
  '3-3b-3': seed.prescribes(
    'Who may know a face-down card is decided by the zone: a player to whom it is public may know it.',
    '裏向きでも、その領域が公開であるプレイヤーは情報を知ることができる。',
    { acts: 'view' },
  ),
  '3-4': seed.defines('Deck zone.', 'デッキ置場。'),
  '3-4a': seed.defines("The deck zone holds a player's deck.", 'デッキ置場には、プレイヤーのデッキを置く。'),
  '3-4a-1': seed.prescribes(
    '"Deck" during the game means the cards in the deck zone.',
    'ゲーム中の「デッキ」はデッキ置場にあるカードを指す。',
  ),
  '3-4b': seed.prescribes(
    'The deck is hidden from everybody and keeps its order.',
    'デッキは全員に非公開で、重ねた順番が保たれる。',
    { acts: 'view' },
  ),
  '3-4c': seed.prescribes(
    'Several cards leave the deck one at a time from the top, unless an instruction says otherwise.',
    '指示がなければ、デッキからの複数枚は上から1枚ずつ移動する。',
  ),
  '3-5': seed.defines('Hand.', '手札。'),
  '3-5a': seed.defines('The hand holds the cards a player has drawn.', '手札には、引いたカードを置く。'),
  '3-5b': seed.prescribes(
    'The hand is public to its player, hidden from the other, and without order.',
    '手札は持ち主だけに公開で、順番はない。',
    { acts: 'view' },
  ),
  '3-5c': seed.defines('There is no limit to the cards in a hand.', '手札の枚数に上限はない。', {
    because: 'It sets no limit, so there is nothing to carry out.',
  }),
  '3-6': seed.defines('Play area.', '場。'),
  '3-6a': seed.defines(
    'The play area is where units, events and fields are laid out.',
    'ユニット、イベント、フィールドを並べる空間を場という。',
  ),
  '3-6b': seed.defines(
    'In play are the ruler zone, attack zones, defense zone, set zones and field zone.',
    '場はルーラー、攻撃、守備、セット、フィールドの各ゾーンからなる。',
  ),
  '3-6b-1': seed.prescribes(
    'Publicity, states and order in play follow each zone.',
    '場での公開、配置状態、順番はゾーンごとの規定による。',
  ),
  '3-6c': seed.prescribes(
    'A reference by information alone, naming no zone, means cards in play.',
    '領域を言わず情報だけで参照する場合、場のカードを指す。',
  ),
  '3-6c.ex': seed.example(
    '"Unit" means a card in play whose type is unit.',
    '「ユニット」は、場にある種類がユニットのカードを指す。',
  ),
  '3-6c-1': ours.prescribes(
    'A face-down set card has no information to be meant by; only "card" and "set card" mean it.',
    '裏向きのセットカードは参照できる情報を持たず、「カード」「セットカード」だけがそれを指す。',
  ),
  '3-6d': seed.defines(
    'The attack zones and the defense zone are the front row.',
    '攻撃ゾーンと守備ゾーンを合わせて前列という。',
  ),
  '3-6e': seed.defines(
    'Zones of a player in the same column form a line.',
    '同じ縦の並びにある自分のゾーンをラインという。',
  ),
  '3-6e-1': seed.prescribes(
    'Defense zone and ruler zone share one line, the center line.',
    '守備ゾーンとルーラーゾーンは中央ラインをなす。',
  ),
  '3-6e-2': seed.prescribes(
    'Each attack zone forms a separate line beside the center line.',
    '攻撃ゾーンはそれぞれ別のラインで、守備ゾーンのラインとも異なる。',
  ),
  '3-6e-3': seed.defines(
    'The zones of a line are ordered from front to back.',
    '同じラインのゾーンには前と後ろがある。',
  ),
  '3-6e-3a': seed.prescribes(
    'On the center line the defense zone is in front of the ruler zone.',
    '中央ラインでは守備ゾーンがルーラーゾーンの前にある。',
  ),
  '3-6e-3b': seed.prescribes(
    'A unit or ruler in front of all other units and rulers of its line is frontmost.',
    'ラインの他のどのユニットやルーラーよりも前にいるものが最前である。',
  ),
  '3-6f': seed.defines(
    'Each ruler in play has a number, the ruler damage it carries.',
    '場のルーラーは、負っているルーラーダメージの数値を持つ。',
  ),
  '3-6f-1': seed.prescribes(
    'At the start of the game both rulers carry 0 ruler damage.',
    'ゲームの始めは、どのルーラーも負っているルーラーダメージが0である。',
  ),
  '3-6f-2': seed.defines(
    'The ruler damage a ruler carries is used when ruler damage processes are put.',
    '負っているルーラーダメージはルーラーダメージ処理で使われる。',
    { because: 'Other clauses cover the processes that use the number.' },
  ),
  '3-6g': seed.defines(
    'Each unit in play has a number, the damage it carries.',
    '場のユニットは、負っているダメージの数値を持つ。',
  ),
  '3-6g-1': seed.prescribes(
    'A unit that enters play carries 0 damage.',
    '新しく場に出たユニットの負っているダメージは0である。',
  ),
  '3-6g-2': seed.defines(
    'The damage a unit carries is used when it is checked for destruction.',
    '負っているダメージは、破壊の確認で使われる。',
    { because: 'Another clause covers the check that uses the number.' },
  ),
  '3-7': seed.defines('Ruler zone.', 'ルーラーゾーン。'),
  '3-7a': seed.defines(
    "The ruler zone holds a player's ruler.",
    'ルーラーゾーンには、自分のルーラーを置く。',
  ),
  '3-7a-1': seed.defines('There is always exactly one ruler zone.', 'ルーラーゾーンは必ず1つだけある。', {
    because: 'It defines the parts of a game state; no ruler and no effect can change it.',
  }),
  '3-7a-2': seed.prescribes(
    '"Card" by itself does not include the ruler in the ruler zone.',
    '単なる「カード」に、ルーラーゾーンのルーラーは含まれない。',
  ),
  '3-7b': seed.prescribes(
    'The ruler zone is public to all; the ruler is ready or exhausted.',
    'ルーラーゾーンは全員に公開で、アクト/レストがある。',
  ),
  '3-7c': seed.prescribes(
    'Only ruler cards may be in the ruler zone.',
    'ルーラーゾーンに置けるのはルーラーカードだけである。',
  ),
  '3-7c-1': ours.prescribes(
    'A ruler card may be in no other zone.',
    'ルーラーカードは、ルーラーゾーン以外の領域に置けない。',
  ),
  '3-8': seed.defines('Attack zone.', '攻撃ゾーン。'),
  '3-8a': seed.defines(
    'Attack zones hold the units that can attack.',
    '攻撃ゾーンには、攻撃の行えるユニットを置く。',
  ),
  '3-8a-1': seed.prescribes(
    'The ruler sets the number of attack zones.',
    '攻撃ゾーンの数はルーラーが定める。',
  ),
  '3-8b': seed.prescribes(
    'Attack zones are public to all; cards there are ready or exhausted.',
    '攻撃ゾーンは全員に公開で、アクト/レストがある。',
  ),
  '3-8c': seed.prescribes(
    'Only unit cards may be in an attack zone.',
    '攻撃ゾーンに置けるのはユニットカードだけである。',
  ),
  '3-9': seed.defines('Defense zone.', '守備ゾーン。'),
  '3-9a': seed.defines(
    'The defense zone holds the unit that guards the ruler.',
    '守備ゾーンは、ルーラーの守り手となるユニットの場所である。',
  ),
  '3-9a-1': seed.prescribes(
    'The ruler sets the number of defense zones.',
    '守備ゾーンの数はルーラーが定める。',
  ),
  '3-9b': seed.prescribes(
    'The defense zone is public to all; a unit there is always exhausted.',
    '守備ゾーンは全員に公開で、そこのユニットは必ずレストである。',
  ),
  '3-9c': seed.prescribes(
    'Only unit cards may be in a defense zone.',
    '守備ゾーンに置けるのはユニットカードだけである。',
  ),
  '3-10': seed.defines('Set zone.', 'セットゾーン。'),
  '3-10a': seed.defines(
    "Set zones hold a player's event cards.",
    'セットゾーンには、自分のイベントカードを置く。',
  ),
  '3-10a-1': seed.prescribes(
    'The ruler sets the number of set zones.',
    'セットゾーンの数はルーラーが定める。',
  ),
  '3-10a-2': seed.prescribes(
    'Without an effect a set card does not move to another set zone.',
    '効果などの指定なしに、別のセットゾーンへは移せない。',
  ),
  '3-10b': seed.prescribes(
    'A set zone is public to its player, hidden from the other, and without order.',
    'セットゾーンは持ち主だけに公開で、順番はない。',
    { acts: 'view' },
  ),
  '3-10c': seed.prescribes(
    'Only cards that can be set may be in a set zone.',
    'セットゾーンに置けるのは、セットの認められたカードだけである。',
  ),
  '3-10d': seed.prescribes(
    'A set card hidden from a player is revealed in the set zone before it moves to any other kind of zone.',
    '非公開のセットカードが他の種類の領域に移る場合、先にセットゾーンで公開する。',
  ),
  '3-11': seed.defines('Field zone.', 'フィールドゾーン。'),
  '3-11a': seed.defines(
    "The field zone holds a player's field cards.",
    'フィールドゾーンには、自分のフィールドカードを置く。',
  ),
  '3-11a-1': seed.defines('There is always exactly one field zone.', 'フィールドゾーンは必ず1つだけある。', {
    because: 'It defines the parts of a game state; no ruler and no effect can change it.',
  }),
  '3-11b': seed.prescribes(
    'The field zone is public to all and without order.',
    'フィールドゾーンは全員に公開で、順番はない。',
    { acts: 'view' },
  ),
  '3-11c': seed.prescribes(
    'Only field cards may be in the field zone.',
    'フィールドゾーンに置けるのはフィールドカードだけである。',
  ),
  '3-12': seed.defines('Drive zone.', 'ドライブゾーン。'),
  '3-12a': seed.defines(
    'The drive zone holds cards for a while during driving.',
    'ドライブゾーンは、ドライブ処理のカードを一時的に置く場所である。',
  ),
  '3-12b': seed.prescribes(
    'Cards of driving and of damage stay here until their processing moves them.',
    'ドライブやダメージの処理に使うカードは、処理が済んで他の領域に移るまでここにある。',
  ),
  '3-12b-1': ours.prescribes(
    '13-6b takes precedence over 3-12b: cards of ruler damage use the counter zone, never the drive zone.',
    '3-12bより13-6bが優先し、ルーラーダメージのカードはカウンターゾーンに置かれ、ドライブゾーンは通らない。',
  ),
  '3-13': seed.defines('Damage zone.', 'ダメージゾーン。'),
  '3-13a': seed.defines(
    'The damage zone holds the cards that damage to the ruler has cost.',
    'ダメージゾーンには、ルーラーの受けたダメージを表すカードを置く。',
  ),
  '3-13b': seed.prescribes(
    'The damage zone is public to all and without order.',
    'ダメージゾーンは全員に公開で、順番はない。',
    { acts: 'view' },
  ),
  '3-13c': seed.prescribes(
    "A player whose damage zone holds at least as many cards as their ruler's life loses.",
    'ダメージゾーンの枚数がルーラーのライフに達したプレイヤーは敗北する。',
  ),
  '3-14': seed.defines('Soul zone.', 'ソウルゾーン。'),
  '3-14a': seed.defines(
    'The soul zone holds the cards that are souls.',
    'ソウルゾーンには、ソウルであるカードを置く。',
  ),
  '3-14b': seed.prescribes(
    'Souls are public to all and without order.',
    'ソウルは全員に公開で、順番はない。',
    { acts: 'view' },
  ),
  '3-14c': seed.defines(
    'A soul is normally linked to a card.',
    'ソウルは通常、何かのカードに関連付けられている。',
  ),
  '3-14c-1': seed.prescribes(
    'The souls of a card are the cards in the soul zone linked to it.',
    'あるカードのソウルとは、それに関連付けられたソウルゾーンのカードである。',
  ),
  '3-14c-2': seed.prescribes(
    'A rule effect puts souls linked to no card into the graveyard.',
    '関連付けのないソウルは、ルールエフェクトで墓地に置かれる。',
  ),
  '3-14c-3': seed.defines(
    'To show the link, souls usually lie under the card they are linked to.',
    '関連付けを示すため、ソウルは通常そのカードの下に重ねる。',
    { because: 'It is about physical cards; the game state stores the link itself.' },
  ),
  '3-14d': seed.prescribes(
    'The link to a card is undone when that card makes a move that is not between zones in play.',
    '関連付けられたカードが場の中以外の移動をすると、関連付けは消える。',
  ),
  '3-14d-1': seed.prescribes(
    'Exception: the link is kept when a card is played from the drive zone and moves to the gate.',
    '例外:ドライブゾーンからプレイされゲートに移るカードの関連付けは保たれる。',
  ),
  '3-14d-2': seed.prescribes(
    'Exception: the link is kept when a card in the gate resolves and comes into play.',
    '例外:ゲートで解決され場に出るカードの関連付けは保たれる。',
  ),
  '3-15': seed.defines('Graveyard.', '墓地。'),
  '3-15a': seed.defines(
    'The graveyard holds destroyed and used cards.',
    '墓地には、破壊されたカードや使い終えたカードを置く。',
  ),
  '3-15b': seed.prescribes(
    'The graveyard is public to all and without order.',
    '墓地は全員に公開で、順番はない。',
    { acts: 'view' },
  ),
  '3-16': seed.defines('Resource zone.', 'エナジーゾーン。'),
  '3-16a': seed.defines(
    "The resource zone holds a player's resource cards.",
    'エナジーゾーンには、自分のエナジーカードを置く。',
  ),
  '3-16a-1': ours.prescribes(
    'Only resource cards may be in the resource zone.',
    'エナジーゾーンに置けるのはエナジーカードだけである。',
  ),
  '3-16b': seed.prescribes(
    'The resource zone is public to all; cards there are ready or exhausted.',
    'エナジーゾーンは全員に公開で、アクト/レストがある。',
  ),
  '3-17': seed.defines('Removed area.', '除外エリア。'),
  '3-17a': seed.defines(
    'The removed area holds cards removed during the game.',
    '除外エリアには、除外されたカードを置く。',
  ),
  '3-17b': seed.prescribes(
    'The removed area is public to all and without order.',
    '除外エリアは全員に公開で、順番はない。',
    { acts: 'view' },
  ),
  '3-18': seed.defines('Gate.', 'ゲート。'),
  '3-18a': seed.defines(
    'The gate holds played cards and abilities until they resolve.',
    'ゲートには、プレイされたカードや能力を解決まで置く。',
  ),
  '3-18b': seed.prescribes(
    'There is one gate in the game, public to all, and it keeps its order.',
    'ゲートはゲームに1つで、全員に公開され、順番が保たれる。',
    { acts: 'view' },
  ),
  '3-19': seed.defines('Counter zone.', 'カウンターゾーン。'),
  '3-19a': seed.defines(
    'The counter zone holds a card for a while during ruler damage.',
    'カウンターゾーンは、ルーラーへのダメージの処理中にカードを一時的に置く場所である。',
  ),
  '3-19b': seed.prescribes(
    'The counter zone is public to all and without order.',
    'カウンターゾーンは全員に公開で、順番はない。',
    { acts: 'view' },
  ),
});
