import type { CardFilter } from './card.ts';

/** 3-2e: whose cards a filter means; a zone of which nobody is named is that of the controller. */
export const sideOfFilter = ({ side, zone }: CardFilter): 'ally' | 'enemy' | 'both' =>
  side ?? (zone === undefined ? 'both' : 'ally');
