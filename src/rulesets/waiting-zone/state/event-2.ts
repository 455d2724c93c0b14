import type { CardRef } from './instance.ts';

/** event.2: the event going on, and the card it is about, as the object it was when the event began. */
export interface Event extends CardRef {
  readonly kind: 'play' | 'ability' | 'attack';
}
