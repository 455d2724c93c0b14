import type { ChartGeometry } from 'gatechart/tools';
import type { RulesetGeometry } from '../../src/chart-geometry.ts';

const byRuleset = new Map<string, RulesetGeometry>();

/** Adds the drawings of a ruleset. */
export const addGeometry = (ruleset: string, geometry: RulesetGeometry): void => {
  byRuleset.set(ruleset, geometry);
};

/** Where a machine of a ruleset is drawn; nothing where it was not. */
export const geometryOf = (ruleset: string, edition: string, machine: string): ChartGeometry | undefined => {
  const { charts, places } = byRuleset.get(ruleset) ?? {};
  const place = places?.[edition]?.[machine];
  return place === undefined ? undefined : charts?.[place];
};
