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
  return `<h2>Decks against all others, with 95 % intervals over pairs</h2>${intervals(
    'Scores of decks against all others',
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
    { name: 'both with the same deck', score: sameDecks },
    ...meetings.map(({ a, b, score }) => ({ name: a === b ? `${a}, both` : `${a}, ${b}`, score })),
  ];
  return `<h2>Score of the first player</h2>${softLine('One half: it does not matter who begins.')}${intervals('Score of the first player', rows)}`;
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
  return `<h2>Luck: pairs that are split</h2>${softLine(
    `${escapeHtml(agent)} plays ${escapeHtml(rival)}, both with the same deck, twice with the same shuffles and the same player to begin: between the
matches they change seats. A pair is split where each won once: the same seat won twice, whoever sat there. The share is that of these two agents: it falls
the further they are apart. “Unrelated matches”: the share that as many wins would give if the shuffles of a pair were not the same. The nearer the agents, the more this tells.`,
  )}${intervals(
    'Share of split pairs',
    luck.map(({ deck, split }) => ({ name: deck, score: split })),
  )}${sortedTable({
    caption: 'Split pairs by deck, with 95 % intervals',
    heads: ['deck', 'pairs', 'split', '95 %', 'unrelated matches', `score of ${agent}`],
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

const toldOf = ({ drawn, played }: CardChanges): string =>
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
    textCell(toldOf(each)),
  ]);
  return `<h2>Cards: change of the chance to win</h2>
${softLine(`In percentage points, between players who had the card and players of the same deck, against the same deck, who began alike and had it not: a strong
deck does not make its cards strong. <b>Drawn</b>: by turn ${byTurn}, which all but some 5 % of the matches reach; what comes later is not looked at, as longer matches draw
more. Shuffles decide it, so this comes near to what the card does; cards that draw or search others bring these with them.
<b>Played</b>: at any time, in matches about as long as each other. Who plays a card chose to, and could: this tells company and not cause. <b>Met</b>: the other player played it, the same number turned round.`)}
${softLine(`${told} of ${comparisons} comparisons are told as differences, in bold. Of those, 5 % are told wrongly on average (Benjamini and Hochberg), and of their intervals 5 % miss (Benjamini and
Yekutieli); intervals are over pairs of matches. Where fewer than ten players had the card, or had it not, nothing is said.`)}
${cardPlot(`When drawn by turn ${byTurn}: the clearest`, 'drawn', cards, name)}
${cardPlot('When played: the clearest', 'played', cards, name)}
${sortedTable({
  caption: 'Cards, change of the chance to win in percentage points',
  heads: ['card', 'decks', 'drawn', 'change', 'interval', 'played', 'change', 'interval', 'met', 'told'],
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
  `Against decks without the card, those with it would score <b>${formatPoints(shift.mean)}</b> percentage points more (${formatPointsInterval(shift)}): ${
    shift.isTold ? 'a difference.' : 'not told from no difference.'
  }`;

const countersSection = ({ games, otherwise, decided, unrelated, turns }: Counters): string =>
  `<h2>How often counters decide</h2><p>In <b>${formatPercent(decided.mean)}</b> of the matches (${formatInterval(decided)}).</p>
${softLine(`All ${games} matches were played again with the same shuffles, and no card could be used as a counter: ${otherwise} went otherwise. Counters decided those that
another player won then. Once a match takes another course, chance alone can turn it: if those had nothing in common but their decks and who began, it would be ${formatPercent(unrelated)}.${
  turns
    ? ` Without counters they took ${turns.after.toFixed(1)} turns on average, before ${turns.before.toFixed(1)}.`
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
<p>${score ? scoreText(score) : 'No deck with the card met one without.'}</p>
${softLine(
  `All ${games} matches in which somebody has the card were played again with the same shuffles: ${otherwise} went otherwise, ${otherResults} with another result.${
    turns ? ` They took ${turns.after.toFixed(1)} turns on average, before ${turns.before.toFixed(1)}.` : ''
  }`,
)}
${differences(
  'Differences of scores',
  named.map(([name, { shift }]) => ({ name, change: shift })),
)}
${sortedTable({
  caption: 'Scores before and after, and the difference in percentage points, with 95 % intervals over pairs',
  heads: ['of', 'before', 'after', 'difference', '95 %'],
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
    ...(firstPlayer ? [] : ['The ruleset tells no turns: nothing is said of the first player.']),
    ...(cards ? [] : ['The ruleset tells neither cards drawn nor cards played: nothing is said of cards.']),
  ];
  return lines.map(softLine).join('');
};

/** The balance of decks and cards as one page that needs nothing else. `outcomes`: those of the meetings. */
export const balancePage = (balance: Balance, outcomes: readonly Outcome[], ruleset: Words): string => {
  const { asked, games, failures, firstPlayer, decisions, turns, luck, cards, counters, whatIf } = balance;
  const over = outcomes.filter(({ failure }) => failure === undefined);
  const content = `<h1>Balance</h1>
${softLine(`${escapeHtml(asked.ruleset)} ${escapeHtml(asked.edition)}, ${escapeHtml(asked.agent)} plays all decks, seed ${asked.seed}. All of this is as ${escapeHtml(asked.agent)} plays: a card that needs a better player looks worse than it is.`)}
<dl class="run"><dt>matches</dt><dd>${games}, ${asked.games} of each meeting</dd><dt>failures</dt><dd>${failures}</dd>
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
