import { describe, expect, it } from 'vitest';
import { drawInt, rngStream } from '../../../src/core/random.ts';
import { checkInvariants } from '../../../src/rulesets/waiting-zone/adapters/invariants.ts';
import { newGame } from '../../../src/rulesets/waiting-zone/rules/new-game.ts';
import { waitingZone } from '../../../src/rulesets/waiting-zone/ruleset.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { volume } from '../../support/effort.ts';

const MATCHES = volume(500);

/** A match between two random players, every position looked at. */
const randomMatch = (index: number): Game => {
  const decks =
    index % 2 === 0 ? (['ember-raid', 'tide-vigil'] as const) : (['tide-vigil', 'ember-raid'] as const);
  const game = newGame({ edition: waitingZone.defaultEdition, decks, seed: 1, index });
  const match = startMatch(waitingZone, game, { runtime: 'lean' });
  let rng = rngStream(1, index, 'agent');
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { options, player } = open.decision;
    const [choice, next] = drawInt(rng, options.length);
    rng = next;
    const refusal = match.answer(player, options[choice]?.key ?? '');
    const broken = checkInvariants(match.game());
    if (refusal !== undefined || broken.length > 0 || options.length < 2) {
      throw new Error(`match ${index}: ${JSON.stringify({ refusal, broken, options })}`);
    }
  }
  return match.game();
};

describe('random matches', () => {
  it(`house.10: ${MATCHES} of them come to their end without a broken invariant, and either deck may win`, () => {
    const winners = new Map<string, number>();
    for (let index = 0; index < MATCHES; index += 1) {
      const { result } = randomMatch(index);
      expect(result).toBeDefined();
      const winner = result?.winner;
      const deck = winner === undefined ? 'nobody' : winner === index % 2 ? 'ember-raid' : 'tide-vigil';
      winners.set(deck, (winners.get(deck) ?? 0) + 1);
    }
    expect(winners.get('ember-raid')).toBeGreaterThan(MATCHES / 5);
    expect(winners.get('tide-vigil')).toBeGreaterThan(MATCHES / 5);
  });
});
