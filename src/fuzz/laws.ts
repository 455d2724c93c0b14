import type { Law } from '../kernel/faces/law.ts';
import { penetrateLaw } from '../rulesets/gate-ruler/faces/laws/penetrate.ts';

const LAWS: Readonly<Record<string, readonly (() => Law)[]>> = {
  'gate-ruler': [penetrateLaw],
};

/** What must hold of the course of a match, not of one position: watchers for one match of a ruleset. */
export const lawsOf = (ruleset: string): readonly Law[] => (LAWS[ruleset] ?? []).map((make) => make());
