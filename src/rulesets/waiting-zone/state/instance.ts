/** A physical card of the match: a small integer that never changes. */
export type Instance = number;

/** A card as one object: the same instance has another number after every move. */
export interface CardRef {
  readonly card: Instance;
  readonly object: number;
}
