import type { ScenarioRules } from '../../../core/adapters/scenario.ts';
import type { Game } from '../state/game-2.ts';
import { buildPosition } from './build.ts';
import { checkExpectations } from './check.ts';
import { describePosition } from './describe-position.ts';
import { expectationSchema } from './expectation-schema.ts';
import { eventParts } from './scenario.ts';
import { activity, moments } from './moments.ts';
import { describeEvent } from './names.ts';
import { positionSchema } from './schema.ts';

/** Scenario files about the waiting-zone game. */
export const scenario: ScenarioRules<Game> = {
  position: positionSchema,
  expectation: expectationSchema,
  build: buildPosition,
  describePosition,
  check: checkExpectations,
  facts: eventParts,
  describe: describeEvent,
  turn: ({ turn }) => turn.number,
  passes: ['pass'],
  idle: ['eventStart'],
  moments,
  activity,
};
