import { escapeControls, escapeHtml } from '../core/data/escape.ts';
import { type ArrowGeometry, type Box, type ChartGeometry, cornersOf, headOf, pathOf } from './geometry.ts';
import {
  areEmpty,
  BOX_MARGIN,
  LABEL_MARGIN,
  type Label,
  type LabelRow,
  listBoxes,
  rowsWithLines,
  titleScale,
} from './labels.ts';

/** A colour by day and by night; what does not know the second way to write it shows the day's. */
const colour = (property: string, light: string, dark: string): string =>
  `${property}:${light};${property}:light-dark(${light},${dark})`;

const INK = ['#1c2430', '#e4e8ef'] as const;
const QUIET = ['#5a6577', '#a3adbd'] as const;
const LINE_COLOUR = ['#8d98a9', '#667489'] as const;
const CLAUSE = ['#7a3ea8', '#cba3f2'] as const;
const ACCENT = ['#3457c8', '#8aa7ff'] as const;
const GROUND = ['#fbfcfd', '#181d26'] as const;
const RAISED = ['#ffffff', '#232a36'] as const;

/** How a picture looks: as the system has it where it stands alone, else as the page around it. */
export const STYLE = [
  'svg:root{color-scheme:light dark}',
  '.chart text{font-family:ui-monospace,"DejaVu Sans Mono","Liberation Mono",Menlo,monospace}',
  `.chart .ground{${colour('fill', ...GROUND)}}`,
  `.chart .box{${colour('fill', ...RAISED)};${colour('stroke', ...LINE_COLOUR)};stroke-width:1.5}`,
  `.chart .over .box{${colour('stroke', ...INK)}}`,
  '.chart .compound .box{fill-opacity:.35}',
  '.chart .machine .box{fill:none;stroke-dasharray:5 4}',
  `.chart .title{font-size:11.5px;font-weight:600;letter-spacing:-.02em;${colour('fill', ...INK)}}`,
  `.chart .machine .title{font-size:14px;${colour('fill', ...ACCENT)}}`,
  `.chart .event{font-size:10.5px;letter-spacing:-.02em;${colour('fill', ...INK)}}`,
  `.chart .detail,.chart .invokes{font-size:9.5px;${colour('fill', ...QUIET)}}`,
  `.chart .clauses{font-size:9.5px;${colour('fill', ...CLAUSE)}}`,
  '.chart .middle{text-anchor:middle}',
  `.chart .line{fill:none;${colour('stroke', ...LINE_COLOUR)};stroke-width:1.2}`,
  `.chart .head,.chart .initial{${colour('fill', ...LINE_COLOUR)}}`,
  `.chart .label{${colour('fill', ...GROUND)};fill-opacity:.92}`,
  `.chart :target .box{${colour('stroke', ...ACCENT)};stroke-width:3.5}`,
  '.chart a text,.chart a tspan{text-decoration:underline}',
].join('\n');

/** Where a click leads; nothing where it leads nowhere. */
export interface ChartLinks {
  /** By path; the machine itself has the empty path. */
  readonly state?: (path: string) => string | undefined;
  readonly clause?: (id: string) => string | undefined;
  readonly process?: (id: string) => string | undefined;
}

/** A box as it is drawn: what is written in it, and what leads elsewhere. */
export interface SvgBox {
  /** Place in the geometry. */
  readonly key: string;
  readonly id: string;
  readonly look: 'machine' | 'compound' | 'atomic' | 'final' | 'over';
  readonly isInitial: boolean;
  readonly label: Label;
  /** All that is to be said of it, where the box has room for a part. */
  readonly tooltip: string;
  readonly href: string | undefined;
  /** Where the process that it invokes is shown. */
  readonly invokedHref: string | undefined;
}

/** One of the transitions of a line. */
export interface SvgTransition {
  readonly label: Label;
  readonly tooltip: string;
  /** How it is shown among others, as a class. */
  readonly look?: string | undefined;
}

/** A line as it is drawn, with a label for each of its transitions. */
export interface SvgLine {
  /** Place in the geometry. */
  readonly key: string;
  readonly tooltip: string;
  readonly transitions: readonly SvgTransition[];
}

const EDGE = 8;

const plain = (text: string): string => escapeHtml(escapeControls(text));

const linked = (href: string | undefined, body: string): string =>
  href === undefined ? body : `<a href="${plain(href)}">${body}</a>`;

const text = (look: string, x: number, y: number, body: string): string =>
  `<text class="${look}" x="${x}" y="${y}">${body}</text>`;

const rowMarkup = ({ look, text: row }: LabelRow, links: ChartLinks, invokedHref?: string): string => {
  const words = look === 'clauses' ? row.split(' ') : [row];
  const hrefOf = (word: string): string | undefined => {
    if (look === 'clauses') return links.clause?.(word);
    return look === 'invokes' ? invokedHref : undefined;
  };
  return words.map((word) => linked(hrefOf(word), `<tspan>${plain(word)}</tspan>`)).join(' ');
};

const rectangle = (look: string, { x, y, width, height }: Box, round: number): string =>
  `<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;

const within = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const boxMarkup = (box: SvgBox, place: Box, links: ChartLinks): string => {
  const isOuter = box.look === 'compound' || box.look === 'machine';
  const shape =
    rectangle('box', place, isOuter ? 14 : 9) +
    (box.look === 'final' || box.look === 'over' ? rectangle('box', within(place, 3), 6) : '') +
    (box.isInitial ? `<circle class="initial" cx="${place.x}" cy="${place.y}" r="4"/>` : '');
  const x = isOuter ? place.x + BOX_MARGIN : place.x + place.width / 2;
  const written = rowsWithLines(box.label, BOX_MARGIN).map(([row, y]) => {
    const look = isOuter ? row.look : `${row.look} middle`;
    if (row.look !== 'title') return text(look, x, place.y + y, rowMarkup(row, links, box.invokedHref));
    const scale = titleScale(row.text, place.width);
    const size = scale === 1 ? '' : ` style="font-size:${Math.floor(scale * 100)}%"`;
    return text(look, x, place.y + y, `<tspan${size}>${plain(row.text)}</tspan>`);
  });
  const [title = '', ...rows] = written;
  return `<g id="${plain(box.id)}" class="${box.look}"><title>${plain(box.tooltip)}</title>${linked(box.href, shape + title)}${rows.join('')}</g>`;
};

const classed = (look: string | undefined): string => (look === undefined ? '' : ` class="${look}"`);

const transitionMarkup = ({ label, tooltip, look }: SvgTransition, place: Box, links: ChartLinks): string => {
  const rows = rowsWithLines(label, LABEL_MARGIN).map(([row, y]) => {
    const scale = titleScale(row.text, place.width);
    const markup =
      scale === 1
        ? rowMarkup(row, links)
        : `<tspan style="font-size:${Math.floor(scale * 100)}%">${plain(row.text)}</tspan>`;
    return text(`${row.look} middle`, place.x + place.width / 2, place.y + y, markup);
  });
  return `<g${classed(look)}><title>${plain(tooltip)}</title>${rectangle('label', place, 4)}${rows.join('')}</g>`;
};

const lineMarkup = (
  { tooltip, transitions }: SvgLine,
  { points, label }: ArrowGeometry,
  links: ChartLinks,
): string => {
  const corners = cornersOf(points);
  const texts = transitions.map((transition) => transition.label);
  const boxes = areEmpty(texts) ? [] : listBoxes(texts, label);
  const labels = boxes.map((box, index) => transitionMarkup(transitions[index] as SvgTransition, box, links));
  // A line looks as all its transitions do.
  const looks = [...new Set(transitions.map(({ look }) => look))];
  return `<g${classed(looks.length === 1 ? looks[0] : undefined)}><title>${plain(tooltip)}</title><path class="line" d="${pathOf(corners)}"/><path class="head" d="${headOf(corners)}"/>${labels.join('')}</g>`;
};

/** Boxes and lines as one SVG that needs nothing else. */
export const renderSvg = (
  title: string,
  geometry: ChartGeometry,
  boxes: readonly SvgBox[],
  lines: readonly SvgLine[],
  links: ChartLinks,
): string => {
  const [width, height] = [geometry.width + 2 * EDGE, geometry.height + 2 * EDGE];
  const whole: Box = { x: -EDGE, y: -EDGE, width, height };
  const role = Object.keys(links).length === 0 ? 'img' : 'group';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="${-EDGE} ${-EDGE} ${width} ${height}" width="${width}" height="${height}" role="${role}" aria-label="${plain(title)}">`,
    `<style>${STYLE}</style>`,
    rectangle('ground', whole, 6),
    ...boxes.map((box) => boxMarkup(box, geometry.states[box.key] as Box, links)),
    ...lines.map((line) => lineMarkup(line, geometry.arrows[line.key] as ArrowGeometry, links)),
    '</svg>',
  ].join('\n');
};
