/** A part of a drawing. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a drawing lies in its room. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** All of it is in sight. */
  readonly isWhole: boolean;
}

/** The smallest zoom at which the names can be read. */
const READABLE = 0.62;
const LARGEST = 0.9;
/** Room around what is looked at, and at the edges of the drawing. */
const MARGIN = { width: 120, height: 90 };
const EDGE = 14;

/** The area around some areas. */
export const boundingBox = (areas: readonly Area[]): Area => {
  const x = Math.min(...areas.map((each) => each.x));
  const y = Math.min(...areas.map((each) => each.y));
  const right = Math.max(...areas.map((each) => each.x + each.width));
  const bottom = Math.max(...areas.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
};

/** Along one direction: the middle in sight, with no emptiness beside the drawing as long as there is more of it. */
const offset = (middle: number, length: number, zoom: number, room: number): number => {
  const drawn = length * zoom;
  if (drawn + 2 * EDGE <= room) return (room - drawn) / 2;
  return Math.max(room - drawn - EDGE, Math.min(EDGE, room / 2 - middle * zoom));
};

/** The zoom at which an area fits into its room. */
const fitting = ({ width, height }: Size, room: Size): number =>
  Math.min(room.width / (width + MARGIN.width), room.height / (height + MARGIN.height));

/** What is to be looked at: the first that fits, or the last of them. */
const focusOf = (focuses: readonly Area[], room: Size): Area | undefined =>
  focuses.find((each) => fitting(each, room) >= READABLE) ?? focuses.at(-1);

/** Whether what is to be looked at is in sight and can be read, so that a drawing may stay as it lies. */
export const isInView = (
  { x, y, zoom }: Omit<Viewport, 'isWhole'>,
  room: Size,
  focuses: readonly Area[],
): boolean => {
  const focus = focusOf(focuses, room);
  if (focus === undefined || zoom < READABLE) return false;
  const left = x + focus.x * zoom;
  const top = y + focus.y * zoom;
  return (
    left >= 0 &&
    top >= 0 &&
    left + focus.width * zoom <= room.width &&
    top + focus.height * zoom <= room.height
  );
};

/**
 * The whole drawing where its names can be read; else, readable, the first of what may be looked at that fits, or the last
 * of them as far as there is room.
 */
export const fitViewport = (drawing: Size, room: Size, focuses: readonly Area[]): Viewport => {
  const whole = Math.min(1, room.width / drawing.width, room.height / drawing.height);
  const isWhole = whole >= READABLE;
  const focus = focusOf(focuses, room) ?? { x: 0, y: 0, ...drawing };
  const zoom = isWhole ? whole : Math.max(READABLE, Math.min(LARGEST, fitting(focus, room)));
  return {
    x: offset(focus.x + focus.width / 2, drawing.width, zoom, room.width),
    y: offset(focus.y + focus.height / 2, drawing.height, zoom, room.height),
    zoom,
    isWhole,
  };
};
