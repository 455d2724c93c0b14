import { html } from '../../kernel/markup.ts';
import { type Estimate, opposite } from '../statistics.ts';
import type { Summary } from '../summary.ts';

/** A budget in simulations and how an agent with it scored against the other one of its run. */
export interface Strength {
  readonly simulations: number;
  readonly score: Estimate;
}

const BUDGET = /^[^:]+:(\d+)$/;

/** The scores of the agents with a budget in simulations in those runs, by budget. */
export const strengthsOf = (summaries: readonly Summary[]): readonly Strength[] =>
  summaries
    .flatMap(({ agents }) => agents.meetings)
    .flatMap(({ a, b, score }) =>
      [
        { name: a, own: score },
        { name: b, own: opposite(score) },
      ].flatMap(({ name, own }) => {
        const digits = BUDGET.exec(name)?.[1];
        return digits === undefined ? [] : [{ simulations: Number(digits), score: own }];
      }),
    )
    .sort((a, b) => a.simulations - b.simulations);

const [LEFT, TOP, WIDTH, HEIGHT] = [60, 16, 520, 220];

const STYLE =
  'text{font:13px system-ui,sans-serif;fill:#6b7385}line{stroke:#6b7385}.grid{stroke-opacity:.25}.half{stroke-dasharray:3 3}.mark{stroke:#2f5fa8;stroke-width:2}circle{fill:#2f5fa8}polyline{fill:none;stroke:#2f5fa8}';

const xOf = (simulations: number, strengths: readonly Strength[]): number => {
  const logs = strengths.map((each) => Math.log(each.simulations));
  const [least, most] = [Math.min(...logs), Math.max(...logs)];
  const share = most === least ? 0.5 : (Math.log(simulations) - least) / (most - least);
  return LEFT + 50 + share * (WIDTH - 100);
};

const yOf = (score: number): number => TOP + HEIGHT * (1 - Math.min(1, Math.max(0, score)));

/** Score over budget on a logarithmic axis, with the 95 % intervals and the number of pairs, as a picture of its own. */
export const strengthPlot = (title: string, strengths: readonly Strength[]): string => {
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map(
      (score) =>
        `<line class="${score === 0.5 ? 'half' : 'grid'}" x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${yOf(score)}" y2="${yOf(score)}"/>` +
        `<text x="${LEFT - 8}" y="${yOf(score) + 4}" text-anchor="end">${100 * score} %</text>`,
    )
    .join('');
  const points = strengths.map(({ simulations, score }) => ({
    x: xOf(simulations, strengths),
    simulations,
    score,
  }));
  const drawn = points
    .map(
      ({ x, simulations, score }) =>
        `<line class="mark" x1="${x}" x2="${x}" y1="${yOf(score.low)}" y2="${yOf(score.high)}"/>` +
        `<circle cx="${x}" cy="${yOf(score.mean)}" r="5"/>` +
        `<text x="${x + 8}" y="${yOf(score.mean) - 8}">${(100 * score.mean).toFixed(0)} %</text>` +
        `<text x="${x}" y="${TOP + HEIGHT + 20}" text-anchor="middle">${simulations}</text>` +
        `<text x="${x}" y="${TOP + HEIGHT + 36}" text-anchor="middle">${score.count} pairs</text>`,
    )
    .join('');
  const line = points.map(({ x, score }) => `${x},${yOf(score.mean)}`).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 20} ${TOP + HEIGHT + 64}" role="img" aria-label="${html(title)}"><style>${STYLE}</style>${grid}<polyline points="${line}"/>${drawn}<text x="${LEFT + WIDTH / 2}" y="${TOP + HEIGHT + 56}" text-anchor="middle">${html(title)}</text></svg>\n`;
};
