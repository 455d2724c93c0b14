import { escapeHtml } from '../../core/data/escape.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { Balance, DeckLuck, FirstPlayer, Verdict } from '../balance/balance.ts';
import type { CardChanges, CardFindings, Change } from '../balance/card-impact.ts';
import { cardVerdict, verdicts } from '../balance/verdicts.ts';
import type { BeforeAfter, Counters, WhatIf } from '../balance/what-if.ts';
import type { Outcome } from '../outcome.ts';
import {
  formatEstimate,
  formatInterval,
  formatPercent,
  formatPoints,
  formatPointsInterval,
} from '../statistics/estimates.ts';
import { buildsText } from '../summary.ts';
import { cardTexts, deckName, nameCell } from './card-section.ts';
import { differences, histogram, intervals } from './plots.ts';
import {
  type Cell,
  htmlPage,
  lengthsLine,
  NO_VALUE,
  scoreMatrix,
  softLine,
  sortedTable,
  textCell,
} from './tables.ts';

type Words = Pick<Ruleset, 'collection'>;

const decksSection = ({ decks, meetings, correction: { intervals: together } }: Balance): string => {
  if (decks.length === 0) return '';
  const rows = decks.toSorted((a, b) => b.score.mean - a.score.mean);
  return `<h2>Deck scores</h2>${softLine(`The score of each deck against all other decks. The intervals are over pairs of matches; all ${together} of this section hold together with 95 % confidence (Bonferroni).`)}${intervals(
    'Scores of decks against all other decks',
    rows.map(({ deck, score }) => ({ name: deck, score })),
  )}${scoreMatrix(
    'Scores of decks, row against column',
    decks.map(({ deck }) => deck),
    meetings,
  )}`;
};

const VERDICTS: Readonly<Record<Verdict, string>> = {
  within: 'The interval of all matches is within it.',
  outside: 'The interval of all matches is outside it.',
  open: 'The interval of all matches crosses its border, so more matches are needed.',
};

const firstSection = ({ all, target, verdict, sameDecks, meetings }: FirstPlayer): string => {
  const rows = [
    { name: 'all matches', score: all },
    { name: 'same deck on both sides', score: sameDecks },
    ...meetings.map(({ a, b, score }) => ({
      name: a === b ? `${a} against itself` : `${a} vs ${b}`,
      score,
    })),
  ];
  return `<h2>Score of the first player</h2>${softLine(`At 50 %, going first makes no difference. The target is ${formatPercent(target.low)} to ${formatPercent(target.high)}. ${VERDICTS[verdict]} The intervals of the meetings hold together with 95 % confidence (Bonferroni).`)}${intervals('Score of the first player', rows)}`;
};

const luckCells = ({ deck, score, shares }: DeckLuck): readonly Cell[] => [
  textCell(deck),
  { shown: String(score.count), by: score.count },
  ...(shares === undefined
    ? [NO_VALUE, NO_VALUE, NO_VALUE]
    : [
        { shown: formatPercent(shares.split.mean), by: shares.split.mean },
        { shown: formatInterval(shares.split), by: shares.split.high - shares.split.low },
        { shown: formatPercent(shares.unrelated), by: shares.unrelated },
      ]),
  { shown: formatEstimate(score), by: score.mean },
];

const luckSection = ({ agent, rival }: Balance['asked'], luck: readonly DeckLuck[]): string => {
  const shown = luck.flatMap(({ deck, shares }) =>
    shares === undefined ? [] : [{ name: deck, score: shares.split }],
  );
  const reasons = luck.flatMap(({ deck, reason }) =>
    reason === undefined ? [] : [softLine(`${escapeHtml(deck)}: no share, ${reason}.`)],
  );
  return `<h2>Luck: split pairs</h2>${softLine(
    `${escapeHtml(agent)} plays ${escapeHtml(rival)} with the same deck on both sides. A pair is two matches with the same shuffles and the same first
player; between them the agents change seats. A pair is split if each agent wins once: then the same seat wins both matches. The larger the share of split
pairs, the more luck decides. The share holds for these two agents: it falls as one becomes stronger than the other, and a deck with which one of them wins more
than 95 % of the matches has no share. “Unrelated matches” is the share that the same win rates would give if the two matches of a pair had different shuffles.
The intervals of the shares hold together with 95 % confidence (Bonferroni).`,
  )}${reasons.join('')}${shown.length === 0 ? '' : intervals('Share of split pairs', shown)}${sortedTable({
    caption: 'Split pairs by deck, with 95 % intervals',
    heads: ['deck', 'pairs', 'split', '95 % interval', 'unrelated matches', `score of ${agent}`],
    rows: luck.map(luckCells),
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

const changeCells = (change: Change | undefined): readonly Cell[] => {
  if (change === undefined) return [NO_VALUE, NO_VALUE, NO_VALUE];
  const { having, lacking, mean, isTold } = change;
  const shown = isTold ? `<b>${formatPoints(mean)}</b>` : formatPoints(mean);
  return [
    { shown: `${having} of ${having + lacking}`, by: having },
    { shown, by: mean },
    { shown: formatPointsInterval(change), by: change.high - change.low },
  ];
};

const cardsSection = (found: CardFindings, { collection }: Words, games: number): string => {
  const { byTurn, comparisons, told, cards } = found;
  const name = (card: string): string => collection?.cardText(card, 'en')?.name ?? card;
  const rows = cards.map((each): readonly Cell[] => [
    nameCell(each.card, collection),
    textCell(each.decks.map((deck) => deckName(deck, collection)).join(', ')),
    ...changeCells(each.drawn),
    ...changeCells(each.played),
    each.met === undefined ? NO_VALUE : { shown: formatPoints(each.met.mean), by: each.met.mean },
    textCell(cardVerdict(each, games)),
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
    'verdict',
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

/** A plot and a table of what changed. */
const shiftsTable = (
  of: string,
  named: readonly (readonly [string, BeforeAfter])[],
): string => `${differences(
  'Score differences',
  named.map(([name, { shift }]) => ({ name, change: shift })),
)}
${sortedTable({
  caption: `${of}: scores before and after, and differences in percentage points; the intervals are over pairs of matches, and all of them hold together with 95 % confidence (Bonferroni)`,
  heads: ['score of', 'before', 'after', 'difference', '95 % interval'],
  rows: named.map(([name, each]) => beforeAfterCells(name, each)),
  by: [3, 'descending'],
})}`;

const effectText = (named: readonly (readonly [string, BeforeAfter])[]): string => {
  const told = named.filter(([, { shift }]) => shift.isTold);
  return told.length === 0
    ? 'No win rate changes significantly without counters: every interval includes 0.'
    : `Without counters these win rates change: ${told.map(([name, { shift }]) => `${escapeHtml(name)} by <b>${formatPoints(shift.mean)}</b> percentage points (${formatPointsInterval(shift)})`).join(', ')}.`;
};

const countersSection = (found: Counters): string => {
  const { games, otherwise, changed, unrelated, decks, firstPlayer, turns } = found;
  const named = [
    ...decks.map((each) => [each.deck, each] as const),
    ...(firstPlayer ? [['first player', firstPlayer] as const] : []),
  ];
  return `<h2>Without counters</h2><p>${effectText(named)}</p>
${softLine(`All ${games} matches were replayed with the same shuffles and no counters: ${otherwise} took a different course. The winner changed in ${formatPercent(changed.mean)}
(${formatInterval(changed)}). This is not how often counters decide: after the first different choice, a match and its replay have little in common, and chance alone changes
results. Between the matches and replays of other matches with the same decks and first player, ${formatPercent(unrelated)} of the winners differ.${
  turns
    ? ` The matches took ${turns.before.toFixed(1)} turns on average with counters, and ${turns.after.toFixed(1)} without.`
    : ''
}`)}
${named.length === 0 ? '' : shiftsTable('Without counters', named)}`;
};

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
${shiftsTable(`${card}.${number}`, named)}`;
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

const verdictSection = (balance: Balance, { collection }: Words): string => {
  const lines = verdicts(balance).map(
    ({ about, text }) => `<li><b>${escapeHtml(deckName(about, collection))}</b> ${escapeHtml(text)}</li>`,
  );
  const cards = balance.cards?.cards.filter(({ drawn }) => drawn?.isTold) ?? [];
  const told = cards
    .toSorted((a, b) => Math.abs(b.drawn?.mean ?? 0) - Math.abs(a.drawn?.mean ?? 0))
    .slice(0, MOST_SHOWN)
    .map(
      (each) =>
        `<li><b>${nameCell(each.card, collection).shown}</b>: ${escapeHtml(cardVerdict(each, balance.asked.games))}</li>`,
    );
  const among = balance.cards?.cards.length ?? 0;
  const rest =
    among > told.length
      ? softLine(
          `${told.length === 0 ? 'No card' : 'No other card'} of ${among} clearly changes the chance to win when drawn; the table below has a verdict for each.`,
        )
      : '';
  return `<h2>Verdict</h2><ul class="verdicts">${[...lines, ...told].join('')}</ul>${rest}`;
};

/** The balance of decks and cards as one page that needs nothing else. `outcomes`: those of the meetings. */
export const balancePage = (balance: Balance, outcomes: readonly Outcome[], ruleset: Words): string => {
  const { asked, games, failures, builds, firstPlayer, decisions, turns, luck, cards, counters, whatIf } =
    balance;
  const over = outcomes.filter(({ failure }) => failure === undefined);
  const content = `<h1>Balance</h1>
${softLine(`${escapeHtml(asked.ruleset)} ${escapeHtml(asked.edition)}, ${escapeHtml(asked.agent)} plays all decks, seed ${asked.seed}. All results depend on how ${escapeHtml(asked.agent)} plays: a card that needs a better player looks weaker than it is.`)}
<dl class="run"><dt>matches</dt><dd>${games}, ${asked.games} for each pair of decks</dd><dt>failures</dt><dd>${failures}</dd>${builds ? `<dt>builds</dt><dd>${buildsText(builds)}</dd>` : ''}
${lengthsLine('decisions', decisions)}${turns ? lengthsLine('turns', turns) : ''}</dl>
${absent(balance)}
${verdictSection(balance, ruleset)}
${whatIf ? whatIfSection(whatIf) : ''}
${decksSection(balance)}
${firstPlayer ? firstSection(firstPlayer) : ''}
${lengthSection(balance, over)}
${luckSection(asked, luck)}
${counters ? countersSection(counters) : ''}
${cards ? cardsSection(cards, ruleset, asked.games) : ''}`;
  return htmlPage(`Balance: ${asked.ruleset}`, content);
};
