import { escapeHtml } from 'gatechart/tools';
import type { Epoch, Losses } from './train.ts';

const [LEFT, TOP, WIDTH, HEIGHT, GAP] = [56, 40, 300, 200, 80];

const STYLE =
  'text{font:13px system-ui,sans-serif;fill:#6b7385}line{stroke:#6b7385;stroke-opacity:.25}polyline{fill:none;stroke-width:2}.train{stroke:#2f5fa8;stroke-dasharray:4 3}.held{stroke:#b3541e}circle{fill:#b3541e}';

const GRID_STEPS = 4;

const panel = (
  curve: readonly Epoch[],
  which: keyof Losses,
  title: string,
  taken: number,
  left: number,
): string => {
  const all = curve.flatMap(({ train, held }) => [train[which], held[which]]);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const xOf = (epoch: number): number => left + (WIDTH * (epoch - 1)) / Math.max(1, curve.length - 1);
  const yOf = (loss: number): number => TOP + HEIGHT * (1 - (loss - least) / (most - least || 1));
  const line = (of: 'train' | 'held'): string =>
    `<polyline class="${of}" points="${curve.map((row) => `${xOf(row.epoch).toFixed(1)},${yOf(row[of][which]).toFixed(1)}`).join(' ')}"/>`;
  const grid = Array.from({ length: GRID_STEPS + 1 }, (_, step) => {
    const loss = least + ((most - least) * step) / GRID_STEPS;
    const y = yOf(loss).toFixed(1);
    return `<line x1="${left}" x2="${left + WIDTH}" y1="${y}" y2="${y}"/><text x="${left - 6}" y="${y}" dy="4" text-anchor="end">${loss.toFixed(3)}</text>`;
  }).join('');
  const best = curve.find(({ epoch }) => epoch === taken);
  const mark =
    best === undefined ? '' : `<circle cx="${xOf(taken)}" cy="${yOf(best.held[which]).toFixed(1)}" r="4"/>`;
  return (
    `<text x="${left}" y="${TOP - 18}">${escapeHtml(title)}</text>${grid}${line('train')}${line('held')}${mark}` +
    `<text x="${left}" y="${TOP + HEIGHT + 20}">epoch 1</text>` +
    `<text x="${left + WIDTH}" y="${TOP + HEIGHT + 20}" text-anchor="end">${curve.length}</text>`
  );
};

/** Log losses by epoch as a picture of its own: dashed what was learnt from, drawn through what was held out, a dot on the epoch taken. */
export const lossCurveSvg = (curve: readonly Epoch[], taken: number): string => {
  const second = LEFT + WIDTH + GAP;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${second + WIDTH + 20} ${TOP + HEIGHT + 56}" role="img" aria-label="log losses by epoch"><style>${STYLE}</style>` +
    panel(curve, 'value', 'log loss of the value', taken, LEFT) +
    panel(curve, 'policy', 'log loss of what the search took', taken, second) +
    `<text x="${LEFT}" y="${TOP + HEIGHT + 46}">dashed: training; solid: held out; dot: the stored epoch</text></svg>\n`
  );
};
