import { PLAYERS } from 'gatechart/ruleset';
import { toAct } from './game.mjs';
import { view } from './players.mjs';

/** @import { BoardCard, BoardSide, BoardView, Player, Viewer } from 'gatechart/ruleset' */
/** @import { Card, Game } from './game.mjs' */

const FACE = { exhausted: false, faceDown: false, damage: 0, souls: 0 };

/** A hidden card has no name. @type {(key: string, card: Card | null) => BoardCard} */
const cardOf = (key, card) => ({ ...FACE, key, name: card === null ? undefined : { en: card, ja: card } });

/** @type {(game: Game, player: Player, viewer: Viewer) => BoardSide} */
const sideOf = (game, player, viewer) => {
  const { hand, otherHand } = game.hands.length === 0 ? { hand: null, otherHand: null } : view(game, viewer ?? player);
  const cards = game.hands.map(() => cardOf(`hand ${player}`, (viewer ?? player) === player ? hand : otherHand));
  const payoffs = game.payoffs === null ? [] : [{ key: 'payoff', value: String(game.payoffs[player]) }];
  return {
    player,
    meters: [{ key: 'chips', value: String(game.chips[player]) }, ...payoffs],
    rows: [[{ key: 'hand', look: 'row', count: cards.slice(1).length, cards: cards.slice(1) }]],
    piles: [],
  };
};

/** Each player with the own hand and chips, and between them the community card. @type {(game: Game, viewer: Viewer) => BoardView} */
export const renderBoard = (game, viewer) => {
  const [first, second] = PLAYERS.map((player) => sideOf(game, player, viewer));
  const card = game.community === null ? [] : [cardOf('community', game.community)];
  return {
    heading: [],
    turn: game.result || game.hands.length === 0 ? undefined : toAct(game),
    sides: [/** @type {BoardSide} */ (first), /** @type {BoardSide} */ (second)],
    middle: {
      key: 'community',
      items: card.map((each) => ({ key: each.key, kind: 'card', owner: undefined, card: each, parts: [] })),
    },
    attack: undefined,
  };
};
