import { appendEvent, drawInt, type Ruleset, shuffle } from '../../../src/api/ruleset.ts';
import {
  type ChartParts,
  chartOf,
  deal,
  dealtAgain,
  endRound,
  type Higher,
  hiddenFrom,
  higher,
} from './game.ts';

/** Events of chance that Higher does not have, with what they say. */
const LINES: Readonly<Record<string, (fact: { readonly number?: number }) => string>> = {
  rolled: ({ number }) => `die: ${number}`,
  redrew: () => 'both put the hand back and draw again',
};

const tell = (game: Higher, what: 'rolled' | 'redrew', number?: number): Higher =>
  appendEvent(game, { what, clause: 'deal.1', ...(number !== undefined && { number }) } as never);

/** A public die. */
export const roll = (game: Higher): Higher => {
  const [number, rng] = drawInt(game.rng, 6);
  return tell({ ...game, rng }, 'rolled', number);
};

/** A die that is none: it shows the highest card of the second player. */
export const rollHighest = (game: Higher): Higher => tell(game, 'rolled', Math.max(0, ...game.hands[1]));

/** Both players put the hand back and draw as many cards. */
export const redraw = (game: Higher): Higher => {
  const [[first, second], cards] = [game.hands, [...game.hands.flat(), ...game.deck]];
  const [order, rng] = shuffle(game.rng, cards);
  const hands = [
    order.slice(0, first.length),
    order.slice(first.length, first.length + second.length),
  ] as const;
  return tell({ ...game, rng, hands, deck: order.slice(first.length + second.length) }, 'redrew');
};

/** A round after which both draw again where a player is left with low cards alone. */
export const redrawLow = (game: Higher): Higher => {
  const ended = endRound(game);
  return ended.hands.some((hand) => hand.length > 0 && hand.every((card) => card < 6))
    ? redraw(ended)
    : ended;
};

/** A deal that tells both players all cards. */
export const dealOpenly = (game: Higher): Higher => {
  const dealt = deal(game);
  return { ...dealt, facts: dealt.facts.slice().map(({ knownTo: _, ...fact }) => fact) };
};

/** Determinizations whose chance is that of the match: a search foresees it. */
export const foreseeing: NonNullable<typeof higher.determinize> = ({ game, stack }, viewer) => {
  const hidden = [...hiddenFrom(game, viewer)].sort((a, b) => a - b);
  return (rng) => {
    const [order] = shuffle(rng, hidden);
    return { game: { ...dealtAgain(game, viewer, order), rng: game.rng }, stack };
  };
};

/** Higher with chance. */
export const withChance = (parts: ChartParts, more: Partial<typeof higher> = {}): Ruleset => {
  const ruleset: typeof higher = {
    ...higher,
    editions: { only: chartOf(parts) },
    narrate: (game, fact, viewer, language) =>
      LINES[fact.what]?.(fact as never) ?? higher.narrate(game, fact, viewer, language),
    ...more,
  };
  return ruleset as unknown as Ruleset;
};
