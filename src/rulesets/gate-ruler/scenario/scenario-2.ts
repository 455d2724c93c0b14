import type { ScenarioRules } from '../../../core/adapters/scenario.ts';
import type { Game } from '../state/game.ts';
import { buildPosition } from './build.ts';
import { checkGame } from './expectations.ts';
import { describePosition } from './describe-position.ts';
import { expectationSchema } from './expectation-schema.ts';
import { facts } from './scenario.ts';
import { activity, moments } from './moments.ts';
import { describeFact } from './names-2.ts';
import { positionSchema } from './schema.ts';

/** Scenario files about Gate Ruler. */
export const scenario: ScenarioRules<Game> = {
  position: positionSchema,
  expectation: expectationSchema,
  build: buildPosition,
  describePosition,
  check: checkGame,
  facts,
  describe: describeFact,
  turn: ({ turn }) => turn.number,
  passes: ['pass', 'end attacking'],
  idle: ['gateAction', 'attackDeclaration'],
  moments,
  activity,
};
