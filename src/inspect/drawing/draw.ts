import { drawExcessDamage } from './excess-damage.ts';
import { drawGateRuler } from './gate-ruler.ts';
import { drawNothing } from './generic.ts';
import type { Draw } from './picture.ts';
import { drawWaitingZone } from './waiting-zone.ts';

const DRAWN: Readonly<Record<string, Draw>> = {
  'gate-ruler': drawGateRuler,
  'waiting-zone': drawWaitingZone,
  'excess-damage': drawExcessDamage,
};

/** How the table of a ruleset is drawn. */
export const drawOf = (ruleset: string): Draw => DRAWN[ruleset] ?? drawNothing;
