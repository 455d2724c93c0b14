import type { Contracts } from '../kernel/faces/contract.ts';
import { excessDamageContracts } from '../rulesets/excess-damage/faces/contracts.ts';
import { gateRulerContracts } from '../rulesets/gate-ruler/faces/contracts.ts';
import { waitingZoneContracts } from '../rulesets/waiting-zone/faces/contracts.ts';

/** The contracts of every ruleset by its id. */
export const contracts: Readonly<Record<string, Contracts>> = {
  'gate-ruler': gateRulerContracts,
  'waiting-zone': waitingZoneContracts,
  'excess-damage': excessDamageContracts,
};
