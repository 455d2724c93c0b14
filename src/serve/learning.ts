import { GatechartError } from '../kernel/error.ts';
import type { Layout } from '../kernel/faces/learning/layout.ts';
import type { SlotTable } from '../kernel/faces/learning/slots.ts';
import { gateRulerLayout, observeGateRuler } from '../rulesets/gate-ruler/faces/learning/observation.ts';
import { gateRulerSlots } from '../rulesets/gate-ruler/faces/learning/slots.ts';
import type { GameView } from '../rulesets/gate-ruler/seen/view.ts';

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
