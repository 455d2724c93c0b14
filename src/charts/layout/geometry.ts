/** A box of a drawn chart, in pixels from the top left corner of its machine. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a transition is drawn: its line from state to state, and its label. */
export interface TransitionGeometry {
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
  /** By id. */
  readonly transitions: Readonly<Record<string, TransitionGeometry>>;
}

/** The geometry of the charts of every ruleset and edition, by machine. */
export interface Geometry {
  /** Digest of the charts drawn, to be held against those that run. */
  readonly digest: string;
  readonly charts: readonly ChartGeometry[];
  /** By ruleset, edition and machine: place in `charts`, as editions share most of them. */
  readonly places: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
}
