import { gateRuler } from '../../../src/registered.ts';
import { newGame } from '../../../src/rulesets/gate-ruler/rules/ch05-preparation/new-game.ts';
import type { GateRulerEvent } from '../../../src/rulesets/gate-ruler/state/event.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import { playOut, type SyncSeatAgent } from '../../../src/runtime/match-runner.ts';
import { startMatch } from '../../../src/runtime/start.ts';

/** A choice that plays matches with much going on: what is on offer besides passing, by turns. */
const restless = (): SyncSeatAgent => {
  let turn = 0;
  return {
    act: ({ decision: { options } }) => {
      const busy = options.filter(({ key }) => key !== 'pass' && key !== 'end attacking');
      turn += 1;
      return (busy[turn % busy.length] ?? options[0])?.key ?? '';
    },
  };
};

/** A match of that seed: as it starts, as it ends, and everything that happens. */
export const factsOfMatch = (
  seed: number,
): { readonly start: Game; readonly end: Game; readonly facts: readonly GateRulerEvent[] } => {
  const start = newGame({ edition: '2021-03', decks: ['atlas-drive', 'volnar-host'], seed, index: 0 });
  const facts: GateRulerEvent[] = [];
  const match = startMatch(gateRuler, start, {
    runtime: 'lean',
    onStep: (step) => facts.push(...(step.facts as readonly GateRulerEvent[])),
  });
  return { start, end: playOut(match, [restless(), restless()]), facts };
};
