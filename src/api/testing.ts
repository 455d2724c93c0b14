export type { ChoiceSequence } from '../fuzz/choices.ts';
export {
  type DrawnMatch,
  type HeardStep,
  matches,
  type Opening,
  openings,
  positions,
  setups,
  tapes,
} from '../testing/arbitraries.ts';
export { type Invariant, invariantsOf } from '../testing/invariants.ts';
