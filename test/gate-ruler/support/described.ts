import { gateRuler } from '../../../src/registered.ts';
import { buildPosition } from '../../../src/rulesets/gate-ruler/scenario/position.ts';
import type { ScenarioPosition } from '../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';

const SETTING = { edition: gateRuler.defaultEdition, seed: 1 };

/** The game that is described as in a scenario file, before anything runs. */
export const gameOf = (described: ScenarioPosition): Game => buildPosition(described, SETTING).game;

/** A match that goes on from what is described as in a scenario file, at its first question. */
export const matchOf = (described: ScenarioPosition) =>
  resumeMatch(gateRuler, buildPosition(described, SETTING), { runtime: 'lean' });
