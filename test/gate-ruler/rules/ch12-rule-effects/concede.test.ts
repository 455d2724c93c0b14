import { describe, expect, test } from 'vitest';
import { concede, newMatch, pending } from '../../../../src/api/match.ts';
import { gateRuler } from '../../../../src/registered.ts';

const SEATS = [0, 1] as const;

/** A match at a question to that player. */
const askedOf = (seat: 0 | 1) => {
  const match = newMatch({ ruleset: gateRuler, decks: ['volnar-host', 'atlas-drive'], seed: 1 });
  for (let open = pending(match); open !== undefined; open = pending(match)) {
    if (open.decision.player === seat) return match;
    match.answer(open.decision.player, open.decision.options.at(-1)?.key ?? '');
  }
  throw new Error(`player ${seat + 1} was never asked`);
};

describe('1-4c a player may concede', () => {
  for (const player of SEATS) {
    for (const asked of SEATS) {
      test(`1-4c player ${player + 1} while player ${asked + 1} is asked, and the other wins`, () => {
        const match = askedOf(asked);
        concede(match, player);
        const winner = 1 - player;
        const reasons = SEATS.map((seat) => (seat === player ? '1-4c' : null));
        expect(match.game().result).toEqual({ winner, clause: '1-4b', reasons });
        expect(match.game().facts.slice(-2)).toEqual([
          { clause: '1-4c', what: 'lost', player },
          { clause: '1-4b', decidedBy: ['1-4a'], what: 'over', winner },
        ]);
        expect(pending(match)).toBeUndefined();
      });
    }
  }
});
