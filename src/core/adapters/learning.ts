import type { Layout } from './observation-encoder.ts';
import type { Observation } from './observation.ts';
import type { ActionTable } from './slots.ts';

/** How a learner reads a ruleset: answers as slots, views as numbers. */
export interface ObservationEncoder<V = unknown> {
  readonly actions: ActionTable;
  readonly layout: Layout;
  /** A view as the numbers that the layout tells of. */
  observe(view: V): Observation;
}
