/** A part of a drawing. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Where a drawing lies in its room. */
export interface Framing {
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
const AROUND = { width: 120, height: 90 };
const EDGE = 14;

/** The area around some areas. */
export const around = (areas: readonly Area[]): Area => {
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
const fitting = ({ width, height }: Room, room: Room): number =>
  Math.min(room.width / (width + AROUND.width), room.height / (height + AROUND.height));

/**
 * The whole drawing where its names can be read; else, readable, the first of what may be looked at that fits, or the last
 * of them as far as there is room.
 */
export const framed = (drawing: Room, room: Room, focuses: readonly Area[]): Framing => {
  const whole = Math.min(1, room.width / drawing.width, room.height / drawing.height);
  const isWhole = whole >= READABLE;
  const focus = focuses.find((each) => fitting(each, room) >= READABLE) ??
    focuses.at(-1) ?? { x: 0, y: 0, ...drawing };
  const zoom = isWhole ? whole : Math.max(READABLE, Math.min(LARGEST, fitting(focus, room)));
  return {
    x: offset(focus.x + focus.width / 2, drawing.width, zoom, room.width),
    y: offset(focus.y + focus.height / 2, drawing.height, zoom, room.height),
    zoom,
    isWhole,
  };
};
