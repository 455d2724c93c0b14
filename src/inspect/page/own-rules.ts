import * as xstate from 'xstate';
import type { drawChart } from '../../charts/layout/draw-chart.ts';
import * as ruleset from '../../entry/ruleset.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { knowRules } from '../../registry.ts';
import { drawRulesets } from '../layout/draw-rulesets.ts';
import { PACKAGES } from '../packages.ts';
import { addGeometry } from './known-geometry.ts';

/** What a ruleset from outside imports by name is what this page runs. */
export const lendPackages = (): void => {
  Object.assign(globalThis, { [PACKAGES]: { 'gatechart/ruleset': ruleset, xstate } });
};

/** Takes the ruleset of a module at a URL of the server among the others, with its charts drawn. */
export const takeRules = async (url: string): Promise<void> => {
  const [{ default: rules }, { drawChart: draw }] = await Promise.all([
    import(/* @vite-ignore */ url) as Promise<{ readonly default: Ruleset }>,
    import(/* @vite-ignore */ new URL('draw.js', document.baseURI).href) as Promise<{
      readonly drawChart: typeof drawChart;
    }>,
  ]);
  knowRules({ ruleset: rules, path: url, digest: '' });
  addGeometry(await drawRulesets([rules], draw));
};
