

export type { ChoiceSequence } from '../fuzz/choices.ts';
export { type Invariant, invariantsOf } from '../testing/invariants.ts';
export { type DrawnMatch, type HeardStep, matches, positions } from '../testing/arbitraries.ts';
export { type Opening, openings, setups, tapes } from '../testing/arbitraries.ts';
