import { GatechartError } from '../kernel/error.ts';
import type { Arena } from '../kernel/faces/arena/arena.ts';
import { excessDamageArena } from '../rulesets/excess-damage/faces/arena.ts';
import { gateRulerArena } from '../rulesets/gate-ruler/faces/arena.ts';
import { waitingZoneArena } from '../rulesets/waiting-zone/faces/arena.ts';
import { randomChartsArena } from './charts/arena.ts';
import type { Target } from './trials/trial.ts';

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
