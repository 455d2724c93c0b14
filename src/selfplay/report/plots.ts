import { escapeHtml } from '../../core/data/escape.ts';
import { type Estimate, formatPercent, formatPoints } from '../statistics/estimates.ts';

const WIDTH = 720;
const LABEL = 230;
const ROW = 26;
const SPAN = WIDTH - LABEL - 110;

const svg = (height: number, title: string, body: string): string =>
  `<div class="scroll" tabindex="0"><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(title)}">${body}</svg></div>`;

/** Characters of a label that have room beside a plot. */
const MAX_LABEL = 28;

/** A text without its middle if it is too long to be shown. */
const shortened = (text: string): string =>
  text.length <= MAX_LABEL
    ? text
    : `${text.slice(0, MAX_LABEL / 2 - 3)}…${text.slice(text.length - MAX_LABEL / 2 - 2)}`;

const label = (text: string, y: number): string =>
  `<text x="${LABEL - 10}" y="${y + 4}" text-anchor="end"><title>${escapeHtml(text)}</title>${escapeHtml(shortened(text))}</text>`;

const x = (share: number): number => LABEL + SPAN * Math.min(1, Math.max(0, share));

/** A row of a plot: where its dot and the ends of its interval are from 0, the left end, to 1, and what is told beside it. */
interface Dot {
  readonly name: string;
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly told: string;
}

/** Lines from top to bottom, a fourth of the width apart, with a text at the foot of each. */
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

const dotted = (title: string, rows: readonly Dot[], markOf: (at: number) => string): string => {
  const height = ROW * (rows.length + 1) + 8;
  const axis = QUARTERS.map(
    (at) =>
      `<line class="${at === 0.5 ? 'half' : 'grid'}" x1="${x(at)}" x2="${x(at)}" y1="4" y2="${ROW * rows.length + 4}"/>` +
      `<text class="tick" x="${x(at)}" y="${height - 8}" text-anchor="middle">${markOf(at)}</text>`,
  ).join('');
  const dots = rows
    .map(({ name, at, low, high, told }, index) => {
      const y = ROW * index + ROW / 2 + 4;
      return (
        label(name, y) +
        `<line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>` +
        `<circle cx="${x(at)}" cy="${y}" r="5"/>` +
        `<text x="${LABEL + SPAN + 14}" y="${y + 4}">${told}</text>`
      );
    })
    .join('');
  return svg(height, title, axis + dots);
};

/** A dot with its interval for each row, from 0 to 1, with a line at one half. */
export const intervals = (
  title: string,
  rows: readonly { readonly name: string; readonly score: Estimate }[],
): string =>
  dotted(
    title,
    rows.map(({ name, score: { mean, low, high } }) => ({
      name,
      at: mean,
      low,
      high,
      told: formatPercent(mean),
    })),
    (at) => `${100 * at} %`,
  );

/** A difference of two shares with its interval. */
export interface SignedInterval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Percentage points between two numbers that a scale may end at. */
const ENDS = 10;

/** A dot with its interval for each difference of shares, with a line where there is none. */
export const differences = (
  title: string,
  rows: readonly { readonly name: string; readonly change: SignedInterval }[],
): string => {
  const most = Math.max(0, ...rows.flatMap(({ change: { low, high } }) => [Math.abs(low), Math.abs(high)]));
  const end = (ENDS * Math.max(1, Math.ceil((100 * most) / ENDS))) / 100;
  const at = (difference: number): number => (1 + difference / end) / 2;
  return dotted(
    title,
    rows.map(({ name, change: { mean, low, high } }) => ({
      name,
      ...{ at: at(mean), low: at(low), high: at(high) },
      told: formatPoints(mean),
    })),
    (share) => formatPoints(end * (2 * share - 1)),
  );
};

const BINS = 24;

/** How often each length occurs, in equal steps. */
export const histogram = (title: string, values: readonly number[]): string => {
  const most = Math.max(1, ...values);
  const step = Math.max(1, Math.ceil((most + 1) / BINS));
  const counts = Array.from({ length: Math.floor(most / step) + 1 }, () => 0);
  for (const value of values) counts[Math.floor(value / step)] = (counts[Math.floor(value / step)] ?? 0) + 1;
  const tallest = Math.max(1, ...counts);
  const [left, width, height] = [40, WIDTH - 60, 150];
  const bar = width / counts.length;
  const drawn = counts
    .map((count, index) => {
      const tall = (height * count) / tallest;
      return `<rect x="${(left + bar * index + 1).toFixed(1)}" y="${(10 + height - tall).toFixed(1)}" width="${(bar - 2).toFixed(1)}" height="${tall.toFixed(1)}"/>`;
    })
    .join('');
  const every = Math.ceil(counts.length / 12);
  const ticks = counts
    .map((_, index) =>
      index % every === 0
        ? `<text class="tick" x="${(left + bar * index).toFixed(1)}" y="${height + 28}" text-anchor="middle">${index * step}</text>`
        : '',
    )
    .join('');
  const axis =
    `<line class="half" x1="${left}" x2="${left + width}" y1="${height + 10}" y2="${height + 10}"/>` +
    `<text class="tick" x="${left - 6}" y="18" text-anchor="end">${tallest}</text>`;
  return svg(height + 38, title, drawn + axis + ticks);
};
