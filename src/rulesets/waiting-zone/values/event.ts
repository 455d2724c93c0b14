import type { Instance } from './instance.ts';

/** event.2: the event going on, and the card it is about. */
export interface Event {
  readonly kind: 'play' | 'ability' | 'attack';
  readonly card: Instance;
}
