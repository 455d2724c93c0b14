import type { assignment } from '../../../machines/excess-damage/assignment.ts';
import type { damage } from '../../../machines/excess-damage/damage.ts';
import type { event } from '../../../machines/excess-damage/event.ts';
import type { modification } from '../../../machines/excess-damage/modification.ts';
import type { stateBasedActions } from '../../../machines/excess-damage/state-based-actions.ts';
import type { triggerPlacement } from '../../../machines/excess-damage/trigger-placement.ts';
import { type Contracts, contract } from '../../core/contract.ts';

/** Input and output of every excess damage process, by its id. */
export const excessDamageContracts: Contracts = {
  event: contract<typeof event>({}, {}),
  assignment: contract<typeof assignment>({}, {}),
  damage: contract<typeof damage>({}, {}),
  modification: contract<typeof modification>({}, {}),
  stateBasedActions: contract<typeof stateBasedActions>({}, {}),
  triggerPlacement: contract<typeof triggerPlacement>({}, {}),
};
