import { GatechartError } from '../../core/errors.ts';
import { memo } from '../../core/memo.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import { type Net, netFrom } from './net-2.ts';

/** The net that a ruleset brings. Throws `AGENT_UNFIT` where it brings none, and as `netFrom`. */
export const netOf: (ruleset: Ruleset) => Net = memo((ruleset: Ruleset): Net => {
  const { id, net } = ruleset;
  if (net !== undefined) return netFrom(ruleset, net, `the net of ${id}`);
  throw new GatechartError('AGENT_UNFIT', 'net', `no net is trained for ${id}`);
});
