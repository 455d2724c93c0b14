import { canonicalOptions, opponentOf, shuffle } from 'gatechart/ruleset';
import { attacksOf, DAMAGE, wardsOf } from './game.mjs';

/**
 * @import { Decision, Player, Position, Question, Rating, RngState } from 'gatechart/ruleset'
 * @import { Card, Cards, Game, GameOption } from './game.mjs'
 *
 * @typedef {{ deck: number, hand: Cards | number, discard: Cards, life: number }} SideView Counts of what is hidden.
 * @typedef {{ own: SideView, other: SideView, isOwnTurn: boolean, attack: Card | null }} View
 */

/** @type {GameOption} */
const PASS = { key: 'pass', type: 'pass' };

/** @type {(card: Card) => GameOption} */
const attackWith = (card) => ({ key: `play ${card}`, type: 'attack', card });

/** @type {(card: Card) => GameOption} */
const stopWith = (card) => ({ key: `stop with ${card}`, type: 'stop' });

/** What a waiting state asks. @satisfies {Record<string, (context: { game: Game }) => Decision<GameOption>>} */
export const decisions = {
  attack: ({ game }) => ({
    player: game.turn,
    kind: 'attack',
    clause: 'turn.2',
    options: canonicalOptions([PASS, ...attacksOf(game).map(attackWith)]),
  }),
  response: ({ game }) => ({
    player: opponentOf(game.turn),
    kind: 'response',
    clause: 'window.1',
    options: canonicalOptions([PASS, ...wardsOf(game).map(stopWith)]),
  }),
};

/** start.3: a player who can only pass is asked all the same, so that no pass tells what the hand holds. */
export const bluffWindows = Object.keys(decisions);

/** start.3: of decks, and of the other hand, only the number of cards. @type {(game: Game, viewer: Player) => View} */
export const view = ({ sides, turn, attack }, viewer) => {
  const [own, other] = [sides[viewer], sides[opponentOf(viewer)]];
  return {
    own: { deck: own.deck.length, hand: own.hand.toSorted(), discard: own.discard, life: own.life },
    other: { deck: other.deck.length, hand: other.hand.length, discard: other.discard, life: other.life },
    isOwnTurn: turn === viewer,
    attack,
  };
};

/** Both decks, and the hand that the viewer does not see. @type {(game: Game, viewer: Player, deck: Cards, unseen: Cards) => Game} */
const withHidden = (game, viewer, deck, unseen) => {
  const own = { ...game.sides[viewer], deck };
  const theirs = game.sides[opponentOf(viewer)];
  const held = theirs.hand.length;
  const other = { ...theirs, hand: unseen.slice(0, held), deck: unseen.slice(held) };
  return { ...game, sides: viewer === 0 ? [own, other] : [other, own] };
};

/** Deals anew what the viewer does not see. @type {(position: Position<Game>, viewer: Player) => (rng: RngState) => Position<Game>} */
export const determinize = ({ game, stack }, viewer) => {
  const { hand, deck } = game.sides[opponentOf(viewer)];
  const unseen = [...hand, ...deck].toSorted();
  const own = game.sides[viewer].deck.toSorted();
  return (stream) => {
    const [ownDeck, between] = shuffle(stream, own);
    const [theirs, rng] = shuffle(between, unseen);
    return { game: { ...withHidden(game, viewer, ownDeck, theirs), rng, facts: [] }, stack };
  };
};

/** A deal that looks the same, made without asking `view`. @type {(game: Game, viewer: Player) => Game} */
export const rerandomizeHidden = (game, viewer) => {
  const { hand, deck } = game.sides[opponentOf(viewer)];
  return withHidden(game, viewer, game.sides[viewer].deck.toReversed(), [...hand, ...deck].toReversed());
};

/** Attacks are worth their damage, and a ward what it stops. @type {(question: Question<GameOption, View>) => readonly Rating[]} */
export const rating = ({ decision, view }) => {
  const { attack } = view();
  const saved = attack === null ? 0 : DAMAGE[attack] - 1.5;
  return decision.options.map((option) => {
    const worth = option.type === 'attack' ? DAMAGE[option.card] : option.type === 'stop' ? saved : 0;
    const reason =
      option.type === 'pass'
        ? { en: 'keeps the cards', ja: 'カードを取っておく' }
        : { en: `worth ${worth}`, ja: `${worth}点の値打ち` };
    return { worth, reason };
  });
};
