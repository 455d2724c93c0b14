import { cardGame, type GameOf, type MoveOf } from 'gatechart/kit';

/** window.3: the damage of each card; a ward deals none. */
export const DAMAGE = { spark: 1, bolt: 2, ward: 0 };

/** The data of the game. Types, views, checks, log and pages follow from it. */
export const game = cardGame({
  id: 'spark-and-ward',
  clauses: {
    'start.1': {
      text: { en: 'Each player shuffles a deck and draws three cards.', ja: '各プレイヤーは山札を混ぜ、3枚引く。' },
    },
    'start.2': { text: { en: 'Each player begins with 6 life.', ja: '各プレイヤーのライフは6から始まる。' } },
    'start.3': { text: { en: 'A hand is its player’s to see.', ja: '手札は本人だけが見る。' }, acts: 'view' },
    'turn.1': {
      text: { en: 'Players take turns; each begins with drawing a card.', ja: '交互にターンを行い、初めに1枚引く。' },
    },
    'turn.2': {
      text: {
        en: 'The turn player plays an attack from the hand, or passes.',
        ja: 'ターンプレイヤーは攻撃を使うかパスする。',
      },
    },
    'window.1': {
      text: { en: 'The other player may answer an attack with a ward.', ja: '相手は攻撃に守りで応じてもよい。' },
    },
    'window.2': { text: { en: 'A ward stops the attack.', ja: '守りは攻撃を止める。' } },
    'window.3': {
      text: { en: 'An attack that is not stopped deals its damage.', ja: '止められない攻撃はダメージを与える。' },
    },
    'end.1': { text: { en: 'Who has no life left has lost.', ja: 'ライフがなくなったら負け。' } },
    'end.2': { text: { en: 'Who must draw from an empty deck has lost.', ja: '引く札がなければ負け。' } },
    'end.3': { text: { en: 'Who gives up has lost.', ja: '投了したら負け。' } },
  },
  cards: {
    spark: { name: { en: 'a spark', ja: '火花' } },
    bolt: { name: { en: 'a bolt', ja: '雷' } },
    ward: { name: { en: 'a ward', ja: '守り' } },
  },
  zones: {
    deck: { seenBy: 'nobody', name: { en: 'deck', ja: '山札' } },
    hand: { seenBy: 'owner', name: { en: 'hand', ja: '手札' } },
    discard: { seenBy: 'all', isPile: true, name: { en: 'discard', ja: '捨て札' } },
  },
  deckZone: 'deck',
  decks: {
    storm: { spark: 4, bolt: 6, ward: 2 },
    harbor: { spark: 5, bolt: 3, ward: 4 },
  },
  counters: { life: 6 },
  names: { life: { en: 'life', ja: 'ライフ' }, damage: { en: 'damage', ja: 'ダメージ' } },
  values: { damage: 0 },
  moves: { attack: { card: 'card' }, stop: {}, pass: {} },
  facts: {
    shuffled: {
      fields: { player: 'player' },
      line: { en: '{player} shuffles', ja: '{player}が山札を混ぜる' },
      headline: 'none',
    },
    drew: {
      fields: { player: 'player', card: 'card' },
      line: { en: '{player} draws {card}', ja: '{player}が{card}を引く' },
      isChance: true,
    },
    turnBegan: {
      fields: { player: 'player' },
      line: { en: '{player} begins a turn', ja: '{player}のターン' },
      headline: 'none',
      beginsTurn: true,
    },
    played: {
      fields: { player: 'player', card: 'card' },
      line: { en: '{player} attacks with {card}', ja: '{player}が{card}で攻撃する' },
    },
    stopped: {
      fields: { player: 'player', card: 'card' },
      line: { en: '{player} stops it with {card}', ja: '{player}が{card}で止める' },
    },
    passed: { fields: { player: 'player' }, line: { en: '{player} passes', ja: '{player}がパスする' } },
    hit: {
      fields: { player: 'player', damage: 'number' },
      line: { en: '{player} takes {damage} damage', ja: '{player}が{damage}ダメージを受ける' },
    },
    lost: { fields: { player: 'player' }, line: { en: '{player} loses', ja: '{player}の負け' }, headline: 'outcome' },
  },
});

/** The state of the game, which every rule takes and returns. */
export type Game = GameOf<typeof game>;

export type Move = MoveOf<typeof game>;
