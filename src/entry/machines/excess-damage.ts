export { assignment } from '../../../machines/excess-damage/assignment.ts';
export { damage } from '../../../machines/excess-damage/damage.ts';
export { event } from '../../../machines/excess-damage/event.ts';
export { modification } from '../../../machines/excess-damage/modification.ts';
export { stateBasedActions } from '../../../machines/excess-damage/state-based-actions.ts';
export { triggerPlacement } from '../../../machines/excess-damage/trigger-placement.ts';
