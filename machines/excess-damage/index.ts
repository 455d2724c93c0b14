export { assignment } from './assignment.ts';
export { damage } from './damage.ts';
export { event } from './event.ts';
export { modification } from './modification.ts';
export { stateBasedActions } from './state-based-actions.ts';
export { triggerPlacement } from './trigger-placement.ts';
