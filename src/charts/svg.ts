import { escapeControls, escapeHtml } from '../core/data/escape.ts';
import {
  type Box,
  type ChartGeometry,
  cornersOf,
  headOf,
  pathOf,
  type TransitionGeometry,
} from './geometry.ts';
import { clauseRows, type Label, titleScale } from './labels.ts';

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
  '.chart .compound .box{fill-opacity:.35}',
  '.chart .machine .box{fill:none;stroke-dasharray:5 4}',
  `.chart .title{font-size:11.5px;font-weight:600;letter-spacing:-.02em;${colour('fill', ...INK)}}`,
  `.chart .machine .title{font-size:14px;${colour('fill', ...ACCENT)}}`,
  '.chart .event{font-size:10.5px;font-weight:400}',
  `.chart .detail{font-size:9.5px;${colour('fill', ...QUIET)}}`,
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
  readonly look: 'machine' | 'compound' | 'atomic' | 'final';
  readonly isInitial: boolean;
  readonly texts: Label;
  /** All that is to be said of it, where the box has room for a part. */
  readonly tooltip: string;
  readonly href: string | undefined;
  /** Where a detail leads. */
  readonly hrefOf: (detail: string) => string | undefined;
}

/** A line as it is drawn; one without texts has no label. */
export interface SvgLine {
  /** Place in the geometry. */
  readonly key: string;
  readonly texts?: Label;
  readonly tooltip: string;
}

const EDGE = 8;
const MARGIN = 9;
const LABEL_MARGIN = 4;
const TITLE_LINE = 16;
const LINE = 13;

const plain = (text: string): string => escapeHtml(escapeControls(text));

const linked = (href: string | undefined, body: string): string =>
  href === undefined ? body : `<a href="${plain(href)}">${body}</a>`;

const text = (look: string, x: number, y: number, body: string): string =>
  `<text class="${look}" x="${x}" y="${y}">${body}</text>`;

interface Place {
  readonly x: number;
  /** Upper edge. */
  readonly y: number;
  /** Whether `x` is the middle of the lines. */
  readonly isMiddle: boolean;
}

const lookOf = (look: string, { isMiddle }: Place): string => (isMiddle ? `${look} middle` : look);

const titleMarkup = (look: string, { title }: Label, place: Place, scale = 1): string =>
  text(
    lookOf(look, place),
    place.x,
    place.y + 12,
    scale === 1
      ? plain(title)
      : `<tspan style="font-size:${Math.floor(scale * 100)}%">${plain(title)}</tspan>`,
  );

/** What stands below the title. */
const rowsMarkup = (
  { details, clauses }: Label,
  place: Place,
  hrefOf: (detail: string) => string | undefined,
  links: ChartLinks,
): string =>
  [
    ...details.map(
      (detail) => ['detail', linked(hrefOf(detail), `<tspan>${plain(detail)}</tspan>`)] as const,
    ),
    ...clauseRows(clauses).map((row) => {
      const ids = row.split(' ').map((id) => linked(links.clause?.(id), `<tspan>${plain(id)}</tspan>`));
      return ['clauses', ids.join(' ')] as const;
    }),
  ]
    .map(([look, body], index) =>
      text(lookOf(look, place), place.x, place.y + TITLE_LINE + 10 + index * LINE, body),
    )
    .join('');

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
    (box.look === 'final' ? rectangle('box', within(place, 3), 6) : '') +
    (box.isInitial ? `<circle class="initial" cx="${place.x}" cy="${place.y}" r="4"/>` : '');
  const inside: Place = {
    x: isOuter ? place.x + MARGIN : place.x + place.width / 2,
    y: place.y + MARGIN,
    isMiddle: !isOuter,
  };
  const named = linked(
    box.href,
    shape + titleMarkup('title', box.texts, inside, titleScale(box.texts.title, place.width)),
  );
  const rows = rowsMarkup(box.texts, inside, box.hrefOf, links);
  return `<g id="${plain(box.id)}" class="${box.look}"><title>${plain(box.tooltip)}</title>${named}${rows}</g>`;
};

/** A label that says nothing is not drawn. */
const isEmptyLabel = ({ title, details, clauses }: Label): boolean =>
  title === '·' && details.length + clauses.length === 0;

const labelMarkup = (texts: Label, label: Box, links: ChartLinks): string => {
  const place: Place = { x: label.x + label.width / 2, y: label.y + LABEL_MARGIN, isMiddle: true };
  return (
    rectangle('label', label, 4) +
    titleMarkup('title event', texts, place) +
    rowsMarkup(texts, place, () => undefined, links)
  );
};

const lineMarkup = (
  { texts, tooltip: told }: SvgLine,
  drawn: TransitionGeometry,
  links: ChartLinks,
): string => {
  const corners = cornersOf(drawn.points);
  const label = texts === undefined || isEmptyLabel(texts) ? '' : labelMarkup(texts, drawn.label, links);
  return `<g><title>${plain(told)}</title><path class="line" d="${pathOf(corners)}"/><path class="head" d="${headOf(corners)}"/>${label}</g>`;
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
    ...lines.map((line) => lineMarkup(line, geometry.transitions[line.key] as TransitionGeometry, links)),
    '</svg>',
  ].join('\n');
};
