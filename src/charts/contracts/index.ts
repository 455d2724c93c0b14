import type { Contracts } from './contract.ts';
import { gateRulerContracts } from './gate-ruler.ts';

/** The contracts of every ruleset by its id. */
export const contracts: Readonly<Record<string, Contracts>> = {
  'gate-ruler': gateRulerContracts,
};
