import type { Contracts } from './contract.ts';
import { excessDamageContracts } from './excess-damage.ts';
import { gateRulerContracts } from './gate-ruler.ts';
import { waitingZoneContracts } from './waiting-zone.ts';

/** The contracts of every ruleset by its id. */
export const contracts: Readonly<Record<string, Contracts>> = {
  'gate-ruler': gateRulerContracts,
  'waiting-zone': waitingZoneContracts,
  'excess-damage': excessDamageContracts,
};
