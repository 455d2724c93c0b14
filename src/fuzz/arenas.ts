import { GatechartError } from '../../kernel/error.ts';
import type { Target } from '../trials/trial.ts';
import { excessDamageArena } from './excess-damage.ts';
import { gateRulerArena } from './gate-ruler.ts';
import { randomChartsArena } from './random-charts.ts';
import type { Arena } from './start.ts';
import { waitingZoneArena } from './waiting-zone.ts';

const arenas: ReadonlyMap<string, Arena> = new Map(
  [gateRulerArena, waitingZoneArena, excessDamageArena, randomChartsArena].map((arena) => [arena.id, arena]),
);

/** Everything that can be fuzzed: the rulesets, and random charts for the runtimes alone. */
export const arenaIds: readonly string[] = [...arenas.keys()];

/** Where random matches of that name come from. Throws `UNKNOWN_RULESET`. */
export const arenaCalled = (id: string): Arena => {
  const arena = arenas.get(id);
  if (arena !== undefined) return arena;
  throw new GatechartError(
    'UNKNOWN_RULESET',
    id,
    `nothing of that name is fuzzed; known: ${arenaIds.join(', ')}`,
  );
};

/** Whether an arena has anything to hold to that target. */
export const isFit = ({ id }: Arena, target: Target): boolean =>
  id !== randomChartsArena.id || target === 'runtimes' || target === 'records';
