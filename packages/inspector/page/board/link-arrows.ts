import type { BoardLink } from 'gatechart/tools';
import { type BoardLayout, type LaidElement, laidAt } from './board-layout.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Milliseconds that an arrow is seen. */
const DURATION = 1400;

/** How far from the middle of a card an arrow ends, as a share of its size: beside its name. */
const NEAR = 0.4;

type Point = readonly [x: number, y: number];

const middleOf = ({ left, top, width, height }: LaidElement): Point => [left + width / 2, top + height / 2];

/** The point of a card that lies towards another point. */
const towards = (laid: LaidElement, [x, y]: Point): Point => {
  const [ownX, ownY] = middleOf(laid);
  const reach = (distance: number, size: number): number =>
    Math.max(-size * NEAR, Math.min(size * NEAR, distance));
  return [ownX + reach(x - ownX, laid.width), ownY + reach(y - ownY, laid.height)];
};

const shape = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

const HEAD = 9;

/** The head of an arrow that comes along a bow. */
const headAt = ([x, y]: Point, [fromX, fromY]: Point): SVGElement => {
  const angle = Math.atan2(y - fromY, x - fromX);
  const side = (turn: number): string =>
    `${x - HEAD * Math.cos(angle + turn)},${y - HEAD * Math.sin(angle + turn)}`;
  return shape('polygon', { points: `${x},${y} ${side(0.5)} ${side(-0.5)}` });
};

const arrowOf = ({ kind, amount }: BoardLink, from: LaidElement, to: LaidElement): SVGElement => {
  const [start, end] = [towards(from, middleOf(to)), towards(to, middleOf(from))];
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const bow: Point = [x + (end[1] - start[1]) * 0.15, y - (end[0] - start[0]) * 0.15];
  const group = shape('g', { class: `link is-${kind}` });
  group.append(
    shape('path', { d: `M${start.join(' ')} Q${bow.join(' ')} ${end.join(' ')}` }),
    headAt(end, bow),
  );
  if (amount !== undefined) {
    const label = shape('text', { x: (x + bow[0]) / 2, y: (y + bow[1]) / 2, dy: '0.35em' });
    label.textContent = `−${amount}`;
    group.append(shape('circle', { cx: (x + bow[0]) / 2, cy: (y + bow[1]) / 2, r: 12 }), label);
  }
  return group;
};

/** Draws for a moment what acted on what, and gives what runs. What lies nowhere on the table is left out. */
export const drawLinks = (
  table: HTMLElement,
  links: readonly BoardLink[],
  layout: BoardLayout,
): readonly Animation[] => {
  const arrows = links.flatMap((link) => {
    const from = laidAt(layout, link.from.spot, link.from.card);
    const to = laidAt(layout, link.to.spot, link.to.card);
    return from === undefined || to === undefined || from === to ? [] : [arrowOf(link, from, to)];
  });
  if (arrows.length === 0) return [];
  const drawing = shape('svg', { class: 'links', 'aria-hidden': 'true' });
  drawing.append(...arrows);
  table.append(drawing);
  const shown = drawing.animate(
    [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }],
    DURATION,
  );
  shown.onfinish = () => drawing.remove();
  shown.oncancel = () => drawing.remove();
  return [shown];
};
