import { canonicalOptions, opponentOf, shuffle } from 'gatechart/ruleset';
import { CARDS, handOf, mayRaise, strengthOf, toAct } from './game.mjs';

/** @import { Decision, Player, Position, Question, Rating, RngState } from 'gatechart/ruleset' */
/** @import { ClauseId } from './clauses.mjs' */
/** @import { Act, Card, Game, LeducOption } from './game.mjs' */
/** @typedef {Pick<Game, 'community' | 'acts' | 'chips' | 'payoffs'> & { hand: Card, otherHand: Card | null }} View */

/** @type {(act: Act) => LeducOption} */
const optionOf = (act) => /** @type {LeducOption} */ ({ key: act, type: act });

/** @type {(game: Game, kind: string, clause: ClauseId, acts: readonly Act[]) => Decision<LeducOption>} */
const ask = (game, kind, clause, acts) => {
  return { player: toAct(game), kind, clause, options: canonicalOptions(acts.map(optionOf)) };
};

/** What a waiting state asks. @satisfies {Record<string, (context: { game: Game }) => Decision<LeducOption>>} */
export const decisions = {
  opening: ({ game }) => ask(game, 'opening', 'round.2', ['bet', 'check']),
  response: ({ game }) =>
    ask(game, 'response', 'round.3', mayRaise(game) ? ['call', 'fold', 'raise'] : ['call', 'fold']),
};

/** deal.3: the other hand is seen once it came to a showdown. @type {(game: Game, viewer: Player) => View} */
export const view = (game, viewer) => {
  const { community, acts, chips, payoffs, result } = game;
  const otherHand = result?.clause.startsWith('showdown') ? handOf(game, opponentOf(viewer)) : null;
  return { hand: handOf(game, viewer), otherHand, community, acts, chips, payoffs };
};

/** @type {(game: Game, viewer: Player, hidden: readonly Card[]) => Game} */
const withHidden = (game, viewer, [other, ...deck]) => {
  const otherHand = /** @type {Card} */ (other);
  return { ...game, hands: game.hands.map((card, player) => (player === viewer ? card : otherHand)), deck };
};

/** Deals anew what is hidden. @type {(position: Position<Game>, viewer: Player) => (rng: RngState) => Position<Game>} */
export const determinize = ({ game, stack }, viewer) => {
  const { hand, community } = view(game, viewer);
  const unseen = CARDS.filter((card) => card !== hand && card !== community);
  return (stream) => {
    const [order, rng] = shuffle(stream, unseen);
    return { game: { ...withHidden(game, viewer, order), rng, facts: [] }, stack };
  };
};

/** A deal that looks the same, made without asking `view`. @type {(game: Game, viewer: Player) => Game | undefined} */
export const rerandomizeHidden = (game, viewer) =>
  game.result ? undefined : withHidden(game, viewer, [...game.deck, handOf(game, opponentOf(viewer))]);

/** What the hand would win on average if it were shown after each act. @type {(question: Question<LeducOption, View>) => readonly Rating[]} */
export const rating = ({ player, decision, view }) => {
  const { hand, community, chips } = view();
  const others = CARDS.filter((card) => card !== hand && card !== community);
  const against = others.map((card) => Math.sign(strengthOf(hand, community) - strengthOf(card, community)));
  const lead = against.reduce((sum, each) => sum + each, 0) / others.length;
  const stake = Math.max(...chips);
  const [shown, raised] = [lead * stake, lead * (stake + 2)];
  const worth = { fold: -chips[player], check: shown, call: shown, bet: raised, raise: raised };
  const reason = { en: `ahead by ${lead.toFixed(2)}`, ja: `${lead.toFixed(2)}の優勢` };
  return decision.options.map(({ key }) => ({ worth: worth[key], reason }));
};
