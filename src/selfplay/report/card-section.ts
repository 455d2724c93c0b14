import type { Collection } from '../../core/cards/collection.ts';
import { escapeHtml } from '../../core/data/escape.ts';
import { PLAYERS } from '../../core/decision.ts';
import { type Outcome, pointsOf } from '../outcome.ts';
import {
  type Estimate,
  formatInterval,
  formatPercent,
  formatPoints,
  groupBy,
  meanOf,
  rounded,
} from '../statistics/estimates.ts';
import { estimateOverPairs, type Point } from '../summary.ts';
import { type Cell, softLine, sortedTable, textCell } from './tables.ts';

/** How often those of one deck and agent played a card, and how they did. */
export interface DeckCardUse {
  readonly card: string;
  readonly deck: string;
  readonly agent: string;
  /** Players of that deck and agent, over all matches, and those of them who played it. */
  readonly players: number;
  readonly users: number;
  readonly use: Estimate;
  readonly score: Estimate;
  /** The score when played minus that of the same agent with the same deck in all its matches. */
  readonly difference: number;
}

/** The use of every card, apart for each deck and agent; of matches that came to an end. */
export const cardUses = (outcomes: readonly Outcome[]): readonly DeckCardUse[] => {
  const all = outcomes.flatMap((outcome) =>
    PLAYERS.map((player) => ({
      deck: outcome.decks[player],
      agent: outcome.agents[player],
      match: outcome.number,
      cards: new Set(outcome.cards[player]),
      points: pointsOf(outcome, player),
    })),
  );
  return [...groupBy(all, ({ deck, agent }) => `${deck}\n${agent}`).values()].flatMap((sides) => {
    const [{ deck, agent }] = sides;
    const cards = new Set(sides.flatMap((side) => [...side.cards]));
    const usual = meanOf(sides.map(({ points }) => points));
    return [...cards].map((card) => {
      const users = sides.filter((side) => side.cards.has(card));
      const score = estimateOverPairs(users.map(({ match, points }): Point => [match, points]));
      return {
        card,
        deck,
        agent,
        players: sides.length,
        users: users.length,
        use: estimateOverPairs(sides.map((side): Point => [side.match, side.cards.has(card) ? 1 : 0])),
        score,
        difference: rounded(score.mean - usual),
      };
    });
  });
};

const anchorOf = (card: string): string => `card-${encodeURIComponent(card)}`;

/** Where the ruleset tells its cards, each has its words below the table. */
export const nameCell = (card: string, collection: Collection | undefined): Cell => {
  const words = collection?.cardText(card, 'en');
  if (words === undefined) return textCell(card);
  return { shown: `<a href="#${escapeHtml(anchorOf(card))}">${escapeHtml(words.name)}</a>`, by: words.name };
};

/** A deck as people call it, where the ruleset tells. */
export const deckName = (deck: string, collection: Collection | undefined): string =>
  collection?.decks.get(deck)?.name.en ?? deck;

const rowOf = (
  { card, deck, players, users, use, score, difference }: DeckCardUse,
  collection: Collection | undefined,
): readonly Cell[] => [
  nameCell(card, collection),
  textCell(deckName(deck, collection)),
  { shown: `${users} of ${players}`, by: users },
  { shown: formatPercent(use.mean), by: use.mean },
  { shown: formatInterval(use), by: use.high - use.low },
  { shown: formatPercent(score.mean), by: score.mean },
  { shown: formatInterval(score), by: score.high - score.low },
  { shown: formatPoints(difference), by: difference },
];

const HEADS = [
  'card',
  'deck',
  'played by',
  'use rate',
  '95 % interval',
  'score when played',
  '95 % interval',
  'against all its matches',
];

/** The words of cards, each where its name in a table leads to. */
export const cardTexts = (cards: readonly string[], collection: Collection): string => {
  const told = cards.flatMap((card) => {
    const words = collection.cardText(card, 'en');
    if (words === undefined) return [];
    const lines = [`<span class="soft">${escapeHtml(words.kind)}</span>`, ...words.text.map(escapeHtml)];
    return [
      `<dt id="${escapeHtml(anchorOf(card))}">${escapeHtml(words.name)}</dt>${lines.map((line) => `<dd>${line}</dd>`).join('')}`,
    ];
  });
  return told.length === 0
    ? ''
    : `<details><summary>Card texts</summary><dl class="cards">${told.join('\n')}</dl></details>`;
};

/** Which cards were played, by whom and with what deck, and how their players did. */
export const cardSection = (outcomes: readonly Outcome[], collection: Collection | undefined): string => {
  const uses = cardUses(outcomes);
  if (uses.length === 0) return '';
  const tables = [...groupBy(uses, ({ agent }) => agent)].map(
    ([agent, own]) =>
      `<h3>${escapeHtml(agent)}</h3>${sortedTable({
        caption: `Cards of ${agent} by deck, with 95 % intervals over pairs of matches`,
        heads: HEADS,
        rows: own.map((use) => rowOf(use, collection)),
        by: [2, 'descending'],
      })}`,
  );
  const cards = [...new Set(uses.map(({ card }) => card))].sort();
  return `<h2>Cards</h2>${softLine('Each table has the matches of one agent, so that the strength of the agents does not show in it. The last column is the score when played minus the score of the same agent with the same deck in all its matches, in percentage points. Agents choose what they play: this is a correlation, not an effect.')}${tables.join('')}${collection === undefined ? '' : cardTexts(cards, collection)}`;
};
