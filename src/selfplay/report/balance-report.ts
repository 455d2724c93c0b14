import { escapeHtml } from '../../core/data/escape.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { Balance, DeckLuck, FirstPlayer } from '../balance/balance.ts';
import type { CardChanges, CardFindings, Change } from '../balance/card-impact.ts';
import type { BeforeAfter, Counters, WhatIf } from '../balance/what-if.ts';
import type { Outcome } from '../outcome.ts';
import {
  formatEstimate,
  formatInterval,
  formatPercent,
  formatPoints,
  formatPointsInterval,
} from '../statistics/estimates.ts';
import { cardTexts, deckName, nameCell } from './card-section.ts';
import { differences, histogram, intervals } from './plots.ts';
import { type Cell, htmlPage, lengthsLine, scoreMatrix, softLine, sortedTable, textCell } from './tables.ts';

type Words = Pick<Ruleset, 'collection'>;

const decksSection = ({ decks, meetings }: Balance): string => {
  if (decks.length === 0) return '';
  const rows = decks.toSorted((a, b) => b.score.mean - a.score.mean);
  return `<h2>Deck scores</h2>${softLine('The score of each deck against all other decks, with 95 % intervals over pairs of matches.')}${intervals(
    'Scores of decks against all other decks',
    rows.map(({ deck, score }) => ({ name: deck, score })),
  )}${scoreMatrix(
    'Scores of decks, row against column',
    decks.map(({ deck }) => deck),
    meetings,
  )}`;
};

const firstSection = ({ all, sameDecks, meetings }: FirstPlayer): string => {
  const rows = [
    { name: 'all matches', score: all },
    { name: 'same deck on both sides', score: sameDecks },
    ...meetings.map(({ a, b, score }) => ({
      name: a === b ? `${a} against itself` : `${a} vs ${b}`,
      score,
    })),
  ];
  return `<h2>Score of the first player</h2>${softLine('At 50 %, going first makes no difference.')}${intervals('Score of the first player', rows)}`;
};

const luckSection = ({ agent, rival }: Balance['asked'], luck: readonly DeckLuck[]): string => {
  const rows = luck.map(({ deck, score, split, unrelated }): readonly Cell[] => [
    textCell(deck),
    { shown: String(split.count), by: split.count },
    { shown: formatPercent(split.mean), by: split.mean },
    { shown: formatInterval(split), by: split.high - split.low },
    { shown: formatPercent(unrelated), by: unrelated },
    { shown: formatEstimate(score), by: score.mean },
  ]);
  return `<h2>Luck: split pairs</h2>${softLine(
    `${escapeHtml(agent)} plays ${escapeHtml(rival)} with the same deck on both sides. A pair is two matches with the same shuffles and the same first
player; between them the agents change seats. A pair is split if each agent wins once: then the same seat wins both matches. The larger the share of split
pairs, the more luck decides. The share holds for these two agents: it falls as one becomes stronger than the other, so it says most if both are equally strong.
“Unrelated matches” is the share that the same win rates would give if the two matches of a pair had different shuffles.`,
  )}${intervals(
    'Share of split pairs',
    luck.map(({ deck, split }) => ({ name: deck, score: split })),
  )}${sortedTable({
    caption: 'Split pairs by deck, with 95 % intervals',
    heads: ['deck', 'pairs', 'split', '95 % interval', 'unrelated matches', `score of ${agent}`],
    rows,
    by: [2, 'descending'],
  })}`;
};

/** Rows of a plot of cards. */
const MOST_SHOWN = 12;

type Way = 'drawn' | 'played';

const cardPlot = (
  title: string,
  way: Way,
  cards: readonly CardChanges[],
  name: (card: string) => string,
): string => {
  const changes = cards.flatMap((each) => {
    const change = each[way];
    return change === undefined ? [] : [{ name: name(each.card), change }];
  });
  const far = (change: Change): number => Math.abs(change.mean) / Math.max(1e-6, change.high - change.low);
  const rows = changes
    .toSorted((a, b) => far(b.change) - far(a.change))
    .slice(0, MOST_SHOWN)
    .toSorted((a, b) => b.change.mean - a.change.mean);
  return rows.length === 0 ? '' : `<h3>${escapeHtml(title)}</h3>${differences(title, rows)}`;
};

const NONE: Cell = { shown: '<span class="soft">–</span>', by: 0 };

const changeCells = (change: Change | undefined): readonly Cell[] => {
  if (change === undefined) return [NONE, NONE, NONE];
  const { having, lacking, mean, isTold } = change;
  const shown = isTold ? `<b>${formatPoints(mean)}</b>` : formatPoints(mean);
  return [
    { shown: `${having} of ${having + lacking}`, by: having },
    { shown, by: mean },
    { shown: formatPointsInterval(change), by: change.high - change.low },
  ];
};

const significantIn = ({ drawn, played }: CardChanges): string =>
  [drawn?.isTold ? 'drawn' : [], played?.isTold ? 'played' : []].flat().join(', ');

const cardsSection = (found: CardFindings, { collection }: Words): string => {
  const { byTurn, comparisons, told, cards } = found;
  const name = (card: string): string => collection?.cardText(card, 'en')?.name ?? card;
  const rows = cards.map((each): readonly Cell[] => [
    nameCell(each.card, collection),
    textCell(each.decks.map((deck) => deckName(deck, collection)).join(', ')),
    ...changeCells(each.drawn),
    ...changeCells(each.played),
    each.met === undefined ? NONE : { shown: formatPoints(each.met.mean), by: each.met.mean },
    textCell(significantIn(each)),
  ]);
  return `<h2>Cards: change in the chance to win</h2>
${softLine(`In percentage points. Players who had the card are compared with players who did not have it. Both have the same deck, play against the same deck, and both go first or
both go second: so a strong deck does not make its cards look strong.`)}
${softLine(`<b>Drawn</b>: the player drew the card by turn ${byTurn}. About 95 % of the matches reach that turn. Later draws do not count, because longer matches draw more cards. Shuffles decide what
is drawn, so this number comes close to the effect of the card. If a card draws or searches for other cards, their effect is included.`)}
${softLine(`<b>Played</b>: the player played the card at any time, compared among matches of similar length. Players choose what they play, so this is a correlation, not an effect.
<b>Met</b>: the opponent played the card. It is the same number with the opposite sign.`)}
${softLine(`${told} of ${comparisons} comparisons show a significant change, in bold. On average, 5 % of these are false discoveries (Benjamini and Hochberg), and 5 % of their intervals miss the true value
(Benjamini and Yekutieli). Intervals are over pairs of matches. A comparison needs at least ten players with the card and ten without it.`)}
${cardPlot(`Drawn by turn ${byTurn}: clearest changes`, 'drawn', cards, name)}
${cardPlot('Played: clearest changes', 'played', cards, name)}
${sortedTable({
  caption: 'Cards: change in the chance to win, in percentage points',
  heads: [
    'card',
    'decks',
    'drawn by',
    'change',
    'interval',
    'played by',
    'change',
    'interval',
    'met',
    'significant',
  ],
  rows,
  by: [3, 'descending'],
})}
${
  collection === undefined
    ? ''
    : cardTexts(
        cards.map(({ card }) => card),
        collection,
      )
}`;
};

const beforeAfterCells = (name: string, { before, after, shift }: BeforeAfter): readonly Cell[] => [
  textCell(name),
  { shown: formatEstimate(before), by: before.mean },
  { shown: formatEstimate(after), by: after.mean },
  { shown: formatPoints(shift.mean), by: shift.mean },
  { shown: formatPointsInterval(shift), by: shift.high - shift.low },
];

const scoreText = ({ shift }: BeforeAfter): string =>
  `Against decks without the card, the score of decks with the card would change by <b>${formatPoints(shift.mean)}</b> percentage points (${formatPointsInterval(shift)}). ${
    shift.isTold ? 'The interval excludes 0.' : 'The interval includes 0, so this may be chance.'
  }`;

const countersSection = ({ games, otherwise, decided, unrelated, turns }: Counters): string =>
  `<h2>How often counters decide</h2><p>Counters decide <b>${formatPercent(decided.mean)}</b> of the matches (${formatInterval(decided)}).</p>
${softLine(`All ${games} matches were replayed with the same shuffles and no counters: ${otherwise} took a different course. Counters decide a match if its result changes.
Once the course differs, chance alone can change the result: for matches with nothing in common but the decks and the first player, ${formatPercent(unrelated)} would change.${
  turns
    ? ` The matches took ${turns.before.toFixed(1)} turns on average with counters, and ${turns.after.toFixed(1)} without.`
    : ''
}`)}`;

const whatIfSection = (found: WhatIf): string => {
  const { card, number, was, value, games, otherwise, otherResults, score, decks, firstPlayer, turns } =
    found;
  const named = [
    ...(score ? [['decks with the card', score] as const] : []),
    ...(decks.length > 1 ? decks : []).map((each) => [each.deck, each] as const),
    ...(firstPlayer ? [['first player', firstPlayer] as const] : []),
  ];
  return `<h2>What if ${escapeHtml(`${card}.${number}`)} were ${value} instead of ${was}?</h2>
<p>${score ? scoreText(score) : 'No deck with the card played against a deck without it.'}</p>
${softLine(
  `All ${games} matches in which a player has the card were replayed with the same shuffles: ${otherwise} took a different course, ${otherResults} had a different result.${
    turns
      ? ` The matches took ${turns.before.toFixed(1)} turns on average before the change, and ${turns.after.toFixed(1)} after it.`
      : ''
  }`,
)}
${differences(
  'Score differences',
  named.map(([name, { shift }]) => ({ name, change: shift })),
)}
${sortedTable({
  caption:
    'Scores before and after the change, with 95 % intervals over pairs of matches; differences in percentage points',
  heads: ['score of', 'before', 'after', 'difference', '95 % interval'],
  rows: named.map(([name, each]) => beforeAfterCells(name, each)),
  by: [3, 'descending'],
})}`;
};

const lengthSection = ({ turns }: Balance, outcomes: readonly Outcome[]): string =>
  turns === undefined
    ? `<h2>Decisions</h2>${histogram(
        'Decisions',
        outcomes.map(({ decisions }) => decisions),
      )}`
    : `<h2>Turns</h2>${histogram(
        'Turns',
        outcomes.map((outcome) => outcome.turns),
      )}`;

const absent = ({ firstPlayer, cards }: Balance): string => {
  const lines = [
    ...(firstPlayer ? [] : ['The ruleset reports no turns, so this page has no score of the first player.']),
    ...(cards
      ? []
      : ['The ruleset reports neither drawn nor played cards, so this page has no section on cards.']),
  ];
  return lines.map(softLine).join('');
};

/** The balance of decks and cards as one page that needs nothing else. `outcomes`: those of the meetings. */
export const balancePage = (balance: Balance, outcomes: readonly Outcome[], ruleset: Words): string => {
  const { asked, games, failures, firstPlayer, decisions, turns, luck, cards, counters, whatIf } = balance;
  const over = outcomes.filter(({ failure }) => failure === undefined);
  const content = `<h1>Balance</h1>
${softLine(`${escapeHtml(asked.ruleset)} ${escapeHtml(asked.edition)}, ${escapeHtml(asked.agent)} plays all decks, seed ${asked.seed}. All results depend on how ${escapeHtml(asked.agent)} plays: a card that needs a better player looks weaker than it is.`)}
<dl class="run"><dt>matches</dt><dd>${games}, ${asked.games} for each pair of decks</dd><dt>failures</dt><dd>${failures}</dd>
${lengthsLine('decisions', decisions)}${turns ? lengthsLine('turns', turns) : ''}</dl>
${absent(balance)}
${whatIf ? whatIfSection(whatIf) : ''}
${decksSection(balance)}
${firstPlayer ? firstSection(firstPlayer) : ''}
${lengthSection(balance, over)}
${luckSection(asked, luck)}
${counters ? countersSection(counters) : ''}
${cards ? cardsSection(cards, ruleset) : ''}`;
  return htmlPage(`Balance: ${asked.ruleset}`, content);
};
