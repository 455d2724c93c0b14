import type { GameState } from './fact.ts';

/** One running process: its leaf state (path joined by `.`) and its context without the baton. */
export interface Frame {
  readonly state: string;
  readonly rest: Readonly<Record<string, unknown>>;
}

/** A match at rest, the same for every runtime: the baton, and the running processes, outermost first. */
export interface Position<G extends GameState = GameState> {
  readonly game: G;
  readonly stack: readonly Frame[];
}
