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

/** The whole drawing where its names can be read, else what is looked at, readable. */
export const framed = (drawing: Room, room: Room, focus: Area | undefined): Framing => {
  const whole = Math.min(1, room.width / drawing.width, room.height / drawing.height);
  const isWhole = whole >= READABLE;
  const { x, y, width, height } = focus ?? { x: 0, y: 0, ...drawing };
  const zoom = isWhole
    ? whole
    : Math.max(
        READABLE,
        Math.min(LARGEST, room.width / (width + AROUND.width), room.height / (height + AROUND.height)),
      );
  return {
    x: offset(x + width / 2, drawing.width, zoom, room.width),
    y: offset(y + height / 2, drawing.height, zoom, room.height),
    zoom,
    isWhole,
  };
};
