import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const forum = clausesFrom('RD', 'secondary');
const quoted = clausesFrom('NETS', 'secondary');
const rulebook = clausesFrom('GZ65', 'secondary');
const preview = clausesFrom('GZ51', 'secondary');
const rulers = clausesFrom('AW', 'secondary');
const cr9 = clausesFrom('CR9', 'official');
const database = clausesFrom('EUDB', 'official');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 2: the information on a card. */
export const chapter02 = defineClauses({
  '2-1': forum.defines('Referring to information.', '情報の参照。'),
  '2-1b': forum.defines(
    'A property named alone, or before "card", means a card that has it.',
    '属性などの情報だけでの参照は、それを持つカードを指す。',
    { because: 'It is about writing a text in the card language, which names what a card must have.' },
  ),
  '2-2': ours.defines('Name.', 'カード名。'),
  '2-3': forum.defines('Type.', '種類。'),
  '2-3a': forum.defines('Every card has a type.', 'カードは種類の情報を持つ。'),
  '2-3b': forum.defines(
    'The types are ruler, unit, event, field and resource.',
    '種類はルーラー、ユニット、イベント、フィールド、エナジーである。',
  ),
  '2-3c': rulebook.prescribes(
    'A deck consists of units, events and fields; rulers and resources are never in it.',
    'デッキはユニット、イベント、フィールドからなり、ルーラーとエナジーは入らない。',
    { acts: 'deck' },
  ),
  '2-4': database.defines('Faction, shown by frame and icon.', '軍。枠とアイコンで示される。'),
  '2-5': preview.defines('Attribute: a card has zero or more.', '属性。カードは0個以上持つ。'),
  '2-6': preview.defines('Level, the number at the top left.', 'レベル。左上の数値である。'),
  '2-6a': preview.defines('A level may be negative.', 'レベルは負の値にもなる。', {
    because: 'It sets no limit; 2-6b-1 gives the cost of such a level.',
  }),
  '2-6b': preview.prescribes(
    'If the ruler pays costs, the cost of playing a card is its level.',
    'コストを支払うルーラーでは、レベルがプレイのコストとなる。',
  ),
  '2-6b-1': ours.prescribes('A level of 0 or less costs nothing.', 'レベル0以下のコストは0である。'),
  '2-10': preview.defines('ATK: the damage dealt to units.', 'ATK。ユニットに与えるダメージの値。'),
  '2-11': preview.defines('HP: how much damage a unit can take.', 'HP。ユニットが耐えるダメージの値。'),
  '2-11b': quoted.prescribes(
    'Damage raises what a unit carries and never lowers its HP.',
    'ダメージで増えるのは負っているダメージで、HPは減らない。',
  ),
  '2-11c': quoted.prescribes(
    'A unit is destroyed when it carries at least its HP, or when its HP is 0 or less.',
    '負っているダメージが現在のHP以上、またはHPが0以下のユニットは破壊される。',
  ),
  '2-12': preview.defines('STK: the damage dealt to a ruler.', 'STK。ルーラーに与えるダメージの値。'),
  '2-13': rulers.defines(
    'Life: only rulers have it; they have ATK and STK but no HP.',
    'ライフ。ルーラーだけが持つ。ルーラーにATKとSTKはあるがHPはない。',
  ),
  '2-14': cr9.defines(
    'Use timing of events and activated abilities.',
    'イベントや起動能力の使用タイミング。',
  ),
  '2-14a': cr9.prescribes(
    'Standard: in your main phase while the gate is empty.',
    '通常:自分のメインフェイズでゲートが空の時に使える。',
  ),
  '2-14b': cr9.prescribes(
    'Instant: whenever the player has priority.',
    '即時:優先権があればいつでも使える。',
  ),
  '2-14c': cr9.prescribes(
    'A timing that names an event makes the card work as an auto ability.',
    '事象を示す使用タイミングのカードは、自動能力として扱う。',
  ),
  '2-15': database.prescribes(
    'Legendary mark: one copy of a name in a deck.',
    'レジェンダリー:同名のカードはデッキに1枚だけ入る。',
    { acts: 'deck' },
  ),
  '2-16': database.defines(
    'CNT icon: the card has a counter ability.',
    '【CNT】アイコン:カウンター能力を持つカードである。',
  ),
});
