/** A box of a drawn chart, in pixels from the top left corner of its machine. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where an arrow is drawn: its line from box to box, and the labels of its transitions below each other. */
export interface ArrowGeometry {
  /** Corners of the line as `x, y, x, y, …`. */
  readonly points: readonly number[];
  readonly label: Box;
}

/** Where everything of one machine is drawn. */
export interface ChartGeometry {
  readonly width: number;
  readonly height: number;
  /** By path; the machine itself has the empty path. */
  readonly states: Readonly<Record<string, Box>>;
  /** By key of the arrow. */
  readonly arrows: Readonly<Record<string, ArrowGeometry>>;
}

type Point = readonly [x: number, y: number];

const CORNER = 6;
const HEAD = 7;

/** The corners of a line given as `x, y, x, y, …`, moved that far to the right. */
export const cornersOf = (points: readonly number[], left = 0): readonly Point[] => {
  const corners: Point[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    corners.push([(points[at] ?? 0) + left, points[at + 1] ?? 0]);
  }
  return corners;
};

const towards = ([x, y]: Point, [toX, toY]: Point, by: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const share = Math.min(by, length / 2) / length;
  return [x + (toX - x) * share, y + (toY - y) * share];
};

/** A line through the points with rounded corners, as the path of an SVG. */
export const pathOf = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${point.join(' ')}`;
      if (after === undefined) return `L${point.join(' ')}`;
      return `L${towards(point, before, CORNER).join(' ')} Q${point.join(' ')} ${towards(point, after, CORNER).join(' ')}`;
    })
    .join(' ');

/** The head of an arrow along the line, as the path of an SVG. */
export const headOf = (points: readonly Point[]): string => {
  const [x, y] = points.at(-1) as Point;
  const [fromX, fromY] = points.at(-2) as Point;
  const length = Math.hypot(fromX - x, fromY - y) || 1;
  const back: Point = [((fromX - x) / length) * HEAD, ((fromY - y) / length) * HEAD];
  const [baseX, baseY] = [x + back[0], y + back[1]];
  return `M${x} ${y} L${baseX - back[1] / 2} ${baseY + back[0] / 2} L${baseX + back[1] / 2} ${baseY - back[0] / 2} Z`;
};
