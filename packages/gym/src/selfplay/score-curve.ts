import { escapeHtml } from 'gatechart/tools';
import type { Iteration } from './checkpoints.ts';

const [LEFT, TOP, WIDTH, HEIGHT] = [56, 40, 640, 240];

const COLOURS = ['#2f5fa8', '#b3541e', '#4b7f3f', '#7a4a9c'];

const STYLE =
  'text{font:13px system-ui,sans-serif;fill:#6b7385}line{stroke:#6b7385;stroke-opacity:.25}polyline{fill:none;stroke-width:2}.band{stroke:none;fill-opacity:.15}';

const STEP = 0.1;

const points = (all: readonly (readonly [number, number])[]): string =>
  all.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** Scores against an opponent by matches as a picture: a line for each two decks in its 95 % interval. */
export const scoreCurveSvg = (curve: readonly Iteration[], opponent: string): string => {
  const scored = curve.flatMap(
    ({ matches, scores }) => scores?.map((score) => ({ matches, ...score })) ?? [],
  );
  const names = [...new Set(scored.map(({ decks }) => decks.join(' and ')))];
  const most = curve.at(-1)?.matches ?? 1;
  const least = Math.floor(Math.min(0.5, ...scored.map(({ low }) => low)) / STEP) * STEP;
  const greatest = Math.ceil(Math.max(0.6, ...scored.map(({ high }) => high)) / STEP) * STEP;
  const xOf = (matches: number): number => LEFT + (WIDTH * matches) / most;
  const yOf = (score: number): number => TOP + HEIGHT * (1 - (score - least) / (greatest - least));
  const grid = Array.from({ length: Math.round((greatest - least) / STEP) + 1 }, (_, step) => {
    const score = least + step * STEP;
    const y = yOf(score).toFixed(1);
    return `<line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${y}" y2="${y}"/><text x="${LEFT - 6}" y="${y}" dy="4" text-anchor="end">${Math.round(100 * score)} %</text>`;
  }).join('');
  const lines = names.map((name, index) => {
    const rows = scored.filter(({ decks }) => decks.join(' and ') === name);
    const colour = COLOURS[index % COLOURS.length];
    const band = [
      ...rows.map(({ matches, high }) => [xOf(matches), yOf(high)] as const),
      ...rows.toReversed().map(({ matches, low }) => [xOf(matches), yOf(low)] as const),
    ];
    return (
      `<polygon class="band" fill="${colour}" points="${points(band)}"/>` +
      `<polyline stroke="${colour}" points="${points(rows.map(({ matches, mean }) => [xOf(matches), yOf(mean)]))}"/>` +
      `<text x="${LEFT + 330 * index}" y="${TOP - 18}" style="fill:${colour}">${escapeHtml(name)}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 20} ${TOP + HEIGHT + 56}" role="img" aria-label="scores by matches"><style>${STYLE}</style>` +
    grid +
    lines.join('') +
    `<text x="${LEFT}" y="${TOP + HEIGHT + 20}">0</text><text x="${LEFT + WIDTH}" y="${TOP + HEIGHT + 20}" text-anchor="end">${most} matches</text>` +
    `<text x="${LEFT}" y="${TOP + HEIGHT + 46}">score of the net against ${escapeHtml(opponent)}, with 95 % intervals, on fixed development matches</text></svg>\n`
  );
};
