import { opponentOf, type Player, shuffle } from '../../../src/api/ruleset.ts';
import { type Fault, fault, ownOptions, withChart, withQuestion, withView } from './faults.ts';
import {
  boardWith,
  deal,
  dealtAgain,
  draw,
  guard,
  HIGHEST,
  type Higher,
  hiddenFrom,
  higher,
  isWindow,
  nameOf,
  turned,
  view,
} from './game.ts';

const highestOf = (cards: readonly number[]): number => Math.max(-1, ...cards);

const theirs = ({ hands }: Higher, player: Player): readonly number[] => hands[opponentOf(player)];

const isHeld = (game: Higher): boolean => isWindow(game) && game.hands[game.turn].includes(HIGHEST);

/** What tells a player what is hidden, each with the case that must say so first. */
export const leaks: readonly Fault[] = [
  fault('a sampler that keeps the real hand of the opponent', ['determinize-leaks'], /dealt otherwise/, {
    determinize: ({ game, stack }, viewer) => {
      const hand = theirs(game, viewer);
      return (rng) => {
        const [deck, next] = shuffle(rng, [...game.deck].sort());
        return { game: { ...dealtAgain(game, viewer, [...hand, ...deck]), rng: next }, stack };
      };
    },
  }),
  fault('a sampler that keeps the real deck', ['determinize-leaks'], /dealt otherwise/, {
    determinize: ({ game, stack }, viewer) => {
      const hand = [...theirs(game, viewer)].sort();
      return (rng) => {
        const [order, next] = shuffle(rng, hand);
        return { game: { ...dealtAgain(game, viewer, [...order, ...game.deck]), rng: next }, stack };
      };
    },
  }),
  fault(
    'an event without knownTo that reveals a hidden draw',
    ['event-leaks'],
    /drew \(draw\.1\) in match\.drawing/,
    withChart({ draw: (game, player) => draw(game, player, [0, 1]) }),
  ),
  fault(
    'a deal without knownTo',
    ['event-leaks'],
    /dealt \(deal\.1\)/,
    withChart({
      deal: (game) => {
        const dealt = deal(game);
        return { ...dealt, facts: dealt.facts.slice().map(({ knownTo: _, ...fact }) => fact) };
      },
    }),
  ),
  fault(
    'an event for the wrong player',
    ['event-leaks'],
    /drew \(draw\.1\) in match\.drawing/,
    withChart({ draw: (game, player) => draw(game, player, [opponentOf(player)]) }),
  ),
  fault(
    'a window that opens only with the card that answers, and reports the pass',
    ['window-leaks'],
    /passed \(guard\.1\)|played/,
    {
      bluffWindows: [],
      ...withChart({ isWindow: isHeld }),
    },
  ),
  fault(
    'a bluff window that asks only with the card that answers',
    ['window-leaks'],
    /question guard/,
    withChart({
      isWindow: isHeld,
      guard: (game, card) => ({ ...game, facts: [], isGuarded: card === HIGHEST }),
    }),
  ),
  fault('a log line that names a hidden card', ['log-leaks'], /drew|dealt/, {
    narrate: (game, fact, viewer, language) =>
      higher.narrate(game, { ...fact, knownTo: undefined }, viewer, language),
  }),
  fault('a log line with the instance of a hidden card', ['log-leaks', 'telling'], /drew/, {
    narrate: (game, fact, viewer, language) => {
      const line = higher.narrate(game, fact, viewer, language);
      return fact.what === 'drew' ? `${line} (${game.hands[fact.player].at(-1)})` : line;
    },
  }),
  fault('a remark about a hidden hand', ['log-leaks'], /played/, {
    annotation: (game, fact) => {
      const best = nameOf(highestOf(game.hands[game.turn]));
      return fact.what === 'played' ? { en: `${best} is still there`, ja: `${best}が残る` } : undefined;
    },
  }),
  fault('a draw that is news only if the card is high', ['log-leaks'], /drew/, {
    hints: {
      textView: () => ({ table: () => [], option: () => '' }),
      eventRelevance: {
        isNews: (_, fact) => fact.what === 'drew' && /\d\d|[6-9]/.test(fact.card),
        revealsInformation: () => false,
      },
    },
  }),
  fault(
    'a view with the number of high cards in the other hand',
    ['leaks', 'imagined'],
    /high/,
    withView((game, player) => ({
      ...view(game, player),
      high: theirs(game, player).filter((card) => card > 5).length,
    })),
  ),
  fault(
    'a view with the order of the deck',
    ['leaks', 'imagined'],
    /order/,
    withView((game, player) => ({
      ...view(game, player),
      order: game.deck.map((card) => card > (game.deck[0] ?? 0)),
    })),
  ),
  fault(
    'a view that remembers a peek after the shuffle',
    ['leaks'],
    /peeked/,
    withView((game, player) => ({ ...view(game, player), peeked: nameOf(game.deck.at(-1) ?? -1) })),
  ),
  fault(
    'an action that is legal only against some hands',
    ['seats', 'option-leaks'],
    /dealt otherwise/,
    withQuestion((holding) => {
      const best = highestOf(theirs(holding.game, holding.game.turn));
      const [first, ...others] = ownOptions(holding);
      return first === undefined || others.length < 2 || best > 8 ? ownOptions(holding) : others;
    }),
  ),
  fault('a label that says whether the card wins', ['seats', 'option-leaks'], /dealt otherwise/, {
    present: (game, decision) => ({
      ...decision,
      options: decision.options.map(({ key, card }) => ({
        key,
        card: -1,
        label: card > highestOf(theirs(game, decision.player)) ? 'wins' : 'may lose',
      })),
    }),
  }),
  fault('a refusal that names where the card is', ['refusal-leaks'], /explainIllegal/, {
    explainIllegal: (game, decision, key) => {
      const reason = higher.explainIllegal?.(game, decision, key);
      const isTheirs = theirs(game, decision.player).some((card) => key === `play ${nameOf(card)}`);
      return reason && { ...reason, guard: isTheirs ? 'the other player holds it' : reason.guard };
    },
  }),
  fault('a board whose hidden cards have the keys of their instances', ['board-leaks'], /board of player/, {
    renderBoard: boardWith((card) => `card ${card}`),
  }),
  fault('a view with a sign of what chance will bring', ['chance-leaks', 'imagined'], /goes on otherwise/, {
    ...withView((game, player) => ({ ...view(game, player), isLucky: (game.rng[0] ?? 0) > 0 })),
    rerandomizeHidden: (game, viewer) => ({
      ...dealtAgain(game, viewer, turned(hiddenFrom(game, viewer))),
      rng: game.rng,
    }),
  }),
  fault('a pass that tells the number of steps to it', ['event-leaks'], /passed/, {
    narrate: (game, fact, viewer, language) =>
      `${higher.narrate(game, fact, viewer, language)}${'steps' in fact ? ` (${fact.steps})` : ''}`,
    ...withChart({
      guard: (game, card) => {
        const { facts, ...guarded } = guard(game, card);
        const steps = game.hands[game.turn].includes(HIGHEST) ? 2 : 1;
        return { ...guarded, facts: facts.slice().map((fact) => ({ ...fact, steps })) };
      },
    }),
  }),
];
