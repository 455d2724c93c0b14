import type { GameView } from '../gate-ruler/view.ts';
import { GatechartError } from '../kernel/error.ts';
import { gateRulerLayout, observeGateRuler } from './gate-ruler/observation.ts';
import { gateRulerSlots } from './gate-ruler/slots.ts';
import type { Layout } from './layout.ts';
import type { SlotTable } from './slots.ts';

/** How a learner reads a ruleset: answers as slots, views as numbers. */
export interface Learning {
  readonly slots: SlotTable;
  readonly layout: Layout;
  observe(view: unknown): readonly number[];
}

const learnings: Readonly<Record<string, Learning>> = {
  'gate-ruler': {
    slots: gateRulerSlots,
    layout: gateRulerLayout,
    observe: (view) => observeGateRuler(view as GameView),
  },
};

/** The rulesets that have numbers. */
export const learnable: readonly string[] = Object.keys(learnings);

/** Throws `RULESET_UNFIT` for a ruleset that has no numbers. */
export const learningFor = (ruleset: string): Learning => {
  const learning = Object.hasOwn(learnings, ruleset) ? learnings[ruleset] : undefined;
  if (learning !== undefined) return learning;
  throw new GatechartError('RULESET_UNFIT', ruleset, 'there are no observations in numbers for this ruleset');
};
