import type { ScenarioRules } from '../../../core/adapters/scenario.ts';
import type { Game } from '../state/game.ts';
import { buildPosition } from './build.ts';
import { checkExpectations } from './expectations.ts';
import { describePosition } from './describe-position.ts';
import { expectationSchema } from './expectation-schema.ts';
import { describedEvents } from './scenario.ts';
import { activity, moments } from './moments.ts';
import { describeEvent } from './names-2.ts';
import { positionSchema } from './schema.ts';

/** Scenario files about Gate Ruler. */
export const scenario: ScenarioRules<Game> = {
  position: positionSchema,
  expectation: expectationSchema,
  build: buildPosition,
  describePosition,
  check: checkExpectations,
  facts: describedEvents,
  describe: describeEvent,
  turn: ({ turn }) => turn.number,
  passes: ['pass', 'end attacking'],
  idle: ['gateAction', 'attackDeclaration'],
  moments,
  activity,
};
