import { GatechartError } from '../../kernel/error.ts';
import { memo } from '../../kernel/memo.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type Net, netFrom } from './net.ts';

/** The net that a ruleset brings. Throws `AGENT_UNFIT` where it brings none, and as `netFrom`. */
export const netOf: (ruleset: Ruleset) => Net = memo((ruleset: Ruleset): Net => {
  const { id, net } = ruleset;
  if (net !== undefined) return netFrom(ruleset, net, `the net of ${id}`);
  throw new GatechartError('AGENT_UNFIT', 'net', `no net is trained for ${id}`);
});
