/** A phase of the turn (ch.6), and the preparation before the first (ch.5). */
export type Phase = 'preparation' | 'start' | 'main' | 'attack' | 'end';
