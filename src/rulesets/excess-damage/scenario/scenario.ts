import {
  type Activity,
  type Passage,
  ScenarioFault,
  type ScenarioRules,
} from '../../../core/adapters/scenario.ts';
import { GatechartError } from '../../../core/errors.ts';
import { type EventFields, eventFieldNames, type Position } from '../../../core/game-state.ts';
import { playerRef } from '../queries/board.ts';
import { eventSetup, type FullSetup } from '../rules/event-setup.ts';
import { gameFromSetup } from '../rules/new-game.ts';
import type { ExcessDamageEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { checkExpectations, expectationSchema } from './check-expectations.ts';

const path = { source: true, recipient: true } as const;
const by = { effect: true, card: true } as const;
const result = { who: true, n: true } as const;

const parts: EventFields<ExcessDamageEvent> = {
  assigned: { attacker: true, recipient: true, n: true },
  assignsNothing: { attacker: true },
  announced: { ...path, n: true, combat: true },
  noEffect: { card: true },
  splitOrdered: path,
  split: { ...path, kept: true, excessTo: true, spill: true },
  spillLost: { ...path, n: true },
  shieldOrdered: path,
  modified: { ...path, ...by, from: true, to: true },
  countersInstead: { ...path, ...by, n: true },
  notDealt: path,
  dealt: { ...path, n: true, combat: true },
  excess: { permanent: true, n: true, combat: true },
  triggered: { ...by, about: true, n: true, outcome: true },
  resultModified: { ...by, kind: true, who: true, from: true, to: true },
  marked: result,
  minusCounters: result,
  loyaltyLost: result,
  defenseLost: result,
  lifeLost: result,
  poisoned: result,
  lifeGained: result,
  read: { card: true, target: true, n: true },
  converted: { card: true },
  spared: { permanent: true },
  destroyed: { permanent: true },
  putAway: { permanent: true },
  left: { permanent: true },
  endStep: { player: true },
  triggerOrdered: by,
  placed: { ...by, target: true },
  resolved: { ...by, outcome: true, n: true, target: true },
  lost: { player: true },
  over: { winner: true },
};

/** What a scenario file may say of each kind of game event. */
export const eventParts = eventFieldNames(parts);

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

/** A game event with `p1` and `p2` for the players. */
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
