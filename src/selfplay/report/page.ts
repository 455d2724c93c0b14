import { html } from '../../kernel/markup.ts';
import type { Outcome } from '../outcome.ts';
import type { Estimate } from '../statistics.ts';
import type { Lengths, Meeting, Summary } from '../summary.ts';
import { bars, histogram, intervals } from './plots.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2433; --page: #fbfbf8; --soft: #6b7385; --line: #d9dce3; --mark: #2f5fa8; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9f0; --page: #14171f; --soft: #97a0b3; --line: #343a48; --mark: #7fa8e8; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 780px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin-bottom: .2rem } h2 { font-size: 1.05rem; margin: 2rem 0 .4rem }
p.plan, .tick { color: var(--soft); fill: var(--soft); } .tick { font-size: 11px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem } dt { color: var(--soft) } dd { margin: 0 }
svg { width: 100%; height: auto; font-size: 13px } svg text { fill: var(--ink) }
svg circle, svg rect { fill: var(--mark) } .interval { stroke: var(--mark); stroke-width: 2 }
.grid { stroke: var(--line) } .half { stroke: var(--soft); stroke-dasharray: 3 3 }
table { border-collapse: collapse; width: 100% } th, td { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left } .scroll { overflow-x: auto }
`;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const meetingName = ({ a, b }: Meeting): string => `${a} against ${b}`;

/** Scores of the row against the column. */
const matrix = (names: readonly string[], meetings: readonly Meeting[]): string => {
  const score = (row: string, column: string): string => {
    const found = meetings.find(({ a, b }) => (a === row && b === column) || (a === column && b === row));
    if (found === undefined) return '';
    return percent(found.a === row ? found.score.mean : 1 - found.score.mean);
  };
  const head = names.map((name) => `<th>${html(name)}</th>`).join('');
  const rows = names
    .map((row) => {
      const cells = names.map((column) => `<td>${score(row, column)}</td>`).join('');
      return `<tr><td>${html(row)}</td>${cells}</tr>`;
    })
    .join('');
  return `<div class="scroll"><table><tr><th></th>${head}</tr>${rows}</table></div>`;
};

const ratingBars = (title: string, ratings: Readonly<Record<string, number>>): string => {
  const rows = Object.entries(ratings).sort(([, a], [, b]) => b - a);
  const least = Math.min(0, ...rows.map(([, rating]) => rating));
  return bars(
    title,
    rows.map(([name, rating]) => ({ name, number: rating - least, told: rating.toFixed(0) })),
  );
};

const comparison = (
  what: string,
  names: readonly string[],
  { meetings, ratings }: Summary['agents'],
): string => {
  const rows = meetings.map((meeting) => ({ name: meetingName(meeting), score: meeting.score }));
  const several =
    new Set(names).size > 2
      ? `<h2>Scores of ${what}, row against column</h2>${matrix(names, meetings)}<h2>Ratings of ${what} (Elo, mean 0)</h2>${ratingBars(`Ratings of ${what}`, ratings)}`
      : '';
  return `<h2>Scores of ${what} with 95 % intervals over pairs</h2>${intervals(`Scores of ${what}`, rows)}${several}`;
};

const cardTable = ({ cards, games }: Summary): string => {
  const rows = cards
    .toSorted((a, b) => b.players - a.players)
    .map(
      ({ card, players, winRate }) =>
        `<tr><td>${html(card)}</td><td>${players}</td><td>${percent(players / (2 * Math.max(games, 1)))}</td><td>${percent(winRate)}</td></tr>`,
    )
    .join('');
  return `<div class="scroll"><table><tr><th>card</th><th>players who played it</th><th>share of all</th><th>they won</th></tr>${rows}</table></div>`;
};

const scoreOfFirst = ({ mean, low, high }: Estimate): string =>
  `<dt>score of the first player</dt><dd>${percent(mean)} (${percent(low)} to ${percent(high)})</dd>\n`;

const lengths = (what: string, { mean, median, most }: Lengths): string =>
  `<dt>${what}</dt><dd>mean ${mean.toFixed(1)}, median ${median}, most ${most}</dd>`;

const turnsOf = (over: readonly Outcome[]): string => {
  const turns = over.map((outcome) => outcome.turns);
  return `<h2>Turns</h2>${histogram('Turns', turns)}\n`;
};

/** A run as one page that needs nothing else. */
export const reportPage = (summary: Summary, outcomes: readonly Outcome[]): string => {
  const { plan, games, draws, failures, firstPlayer, decisions, turns, endings, agents, decks } = summary;
  const over = outcomes.filter(({ failure }) => failure === undefined);
  const ends = Object.entries(endings)
    .sort(([, a], [, b]) => b - a)
    .map(([name, number]) => ({ name, number, told: `${number}` }));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Self-play: ${html(plan.agents.join(', '))}</title><style>${STYLE}</style></head><body>
<h1>Self-play</h1>
<p class="plan">${html(plan.ruleset)} ${html(plan.edition)}, agents ${html(plan.agents.join(', '))}, decks ${html(plan.decks.join(', '))}, seed ${plan.seed}</p>
<dl><dt>matches</dt><dd>${games} of ${plan.games}</dd><dt>draws</dt><dd>${draws}</dd><dt>failures</dt><dd>${failures}</dd>
${firstPlayer ? scoreOfFirst(firstPlayer) : ''}${lengths('decisions', decisions)}
${turns ? lengths('turns', turns) : ''}</dl>
${comparison('agents', plan.agents, agents)}
${comparison('decks', plan.decks, decks)}
<h2>Why matches ended</h2>${bars('Why matches ended', ends)}
${turns ? turnsOf(over) : ''}<h2>Decisions</h2>${histogram(
    'Decisions',
    over.map((outcome) => outcome.decisions),
  )}
<h2>Cards</h2>${cardTable(summary)}
</body></html>
`;
};
