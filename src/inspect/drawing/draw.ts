import type { Draw } from '../../kernel/faces/drawing.ts';
import { drawExcessDamage } from '../../rulesets/excess-damage/faces/drawing.ts';
import { drawGateRuler } from '../../rulesets/gate-ruler/faces/drawing.ts';
import { drawWaitingZone } from '../../rulesets/waiting-zone/faces/drawing.ts';
import { drawNothing } from './generic.ts';

const DRAWN: Readonly<Record<string, Draw>> = {
  'gate-ruler': drawGateRuler,
  'waiting-zone': drawWaitingZone,
  'excess-damage': drawExcessDamage,
};

/** How the table of a ruleset is drawn. */
export const drawOf = (ruleset: string): Draw => DRAWN[ruleset] ?? drawNothing;
