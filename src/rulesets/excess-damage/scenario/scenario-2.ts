import { GatechartError } from '../../../core/errors.ts';
import type { Position } from '../../../core/position.ts';
import { type Activity, type Passage, ScenarioFault, type ScenarioRules } from '../../../core/adapters/scenario.ts';
import { playerRef } from '../queries/board.ts';
import { gameFromSetup } from '../rules/new-game.ts';
import { eventSetup, type FullSetup } from '../rules/event-setup.ts';
import type { ExcessDamageEvent } from '../state/event.ts';
import type { Game } from '../state/game-2.ts';
import { checkExpectations } from './check.ts';
import { expectationSchema } from './check-expectations.ts';
import { eventParts } from './scenario.ts';

/** The outermost process and its first state. */
const OUTERMOST = 'event';
const START = 'upcoming';

const pathOf = (place: string): readonly (string | number)[] => {
  const [path = ''] = place.split(':');
  return path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
};

const build = (described: unknown, { edition }: { readonly edition: string }): Position<Game> => {
  try {
    const game = gameFromSetup({ ...(described as FullSetup), edition });
    return { game, stack: [{ state: START, rest: {} }] };
  } catch (error) {
    if (error instanceof GatechartError) {
      throw new ScenarioFault(pathOf(error.place), `${error.place}: ${error.message}`);
    }
    throw error;
  }
};

/** A fact with `p1` and `p2` for the players. */
const describe = (_: Game, fact: { readonly what: string }): Readonly<Record<string, unknown>> => {
  const told = fact as ExcessDamageEvent;
  return {
    ...told,
    ...('player' in told && { player: playerRef(told.player) }),
    ...('winner' in told && told.winner !== undefined && { winner: playerRef(told.winner) }),
  };
};

const isAllDone = ({ upcoming, event, waiting, stack, result }: Game): boolean =>
  result !== undefined || (upcoming.length + waiting.length + stack.length === 0 && event === undefined);

const activity = (_: string, game: Game, passage?: Passage): Activity => {
  if (!isAllDone(game)) return 'busy';
  const isThrough =
    passage === undefined || (passage.machine === OUTERMOST && ['ended', 'over'].includes(passage.to));
  return isThrough ? 'quiet' : 'between';
};

/** Scenario files about damage events. */
export const scenario: ScenarioRules<Game> = {
  position: eventSetup.omit({ edition: true }),
  expectation: expectationSchema,
  build,
  check: checkExpectations,
  facts: eventParts,
  describe,
  passes: [],
  idle: [],
  moments: ['all done'],
  activity,
};
