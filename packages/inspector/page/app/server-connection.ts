import * as xstate from 'xstate';
import type { drawChart } from '../../../../src/charts/layout/draw-chart.ts';
import * as ruleset from '../../../../src/api/ruleset.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import { setCustomRuleset } from '../../../../src/registry.ts';
import { drawRulesetCharts } from '../../src/chart-geometry.ts';
import { SHARED_PACKAGES } from '../../src/server/protocol.ts';
import { addGeometry } from '../chart/known-geometry.ts';

/** What a ruleset from outside imports by name is what this page runs. */
export const sharePackages = (): void => {
  Object.assign(globalThis, { [SHARED_PACKAGES]: { 'gatechart/ruleset': ruleset, xstate } });
};

/** Takes the ruleset of a module at a URL of the server among the others, with its charts drawn. */
export const loadServedRuleset = async (url: string): Promise<void> => {
  const [{ default: rules }, { drawChart: draw }] = await Promise.all([
    import(/* @vite-ignore */ url) as Promise<{ readonly default: Ruleset }>,
    import(/* @vite-ignore */ new URL('draw.js', document.baseURI).href) as Promise<{
      readonly drawChart: typeof drawChart;
    }>,
  ]);
  setCustomRuleset({ ruleset: rules, path: url, digest: '' });
  addGeometry(await drawRulesetCharts([rules], draw));
};
