import { describe, expect, it } from 'vitest';
import { gateRuler, waitingZone } from '../../../../src/registered.ts';
import { EnvironmentServer } from '../../src/server/environment-server.ts';

const server = new EnvironmentServer();

const ok = (request: object) => {
  const { ok: value, error } = JSON.parse(server.answer(JSON.stringify(request)).line);
  expect(error).toBeUndefined();
  return value;
};

describe.each([gateRuler, waitingZone])(
  'A match of $id that is dealt again for a seat',
  ({ id, informationStateKey }) => {
    it('is the same to that seat, and differs from draw to draw in what is hidden from it', () => {
      const [made] = ok({ do: 'make', ruleset: id, seed: 4 });
      let step = made;
      for (let count = 0; count < 30; count += 1) {
        step = ok({ do: 'step', env: made.env, action: step.legal[(count * 7) % step.legal.length] });
      }
      const seat = step.seat as 0 | 1;
      const positions = [1, 2, 2].map((seed) => {
        const { env, ...dealt } = ok({ do: 'resample', env: made.env, seat, seed });
        const { ended: _, ...before } = step;
        expect(dealt).toEqual(before);
        expect(ok({ do: 'view', env, seat })).toEqual(ok({ do: 'view', env: made.env, seat }));
        const { position } = ok({ do: 'save', env });
        expect(informationStateKey?.(position.game, seat)).toBe(
          informationStateKey?.(ok({ do: 'save', env: made.env }).position.game, seat),
        );
        const hidden = ok({ do: 'view', env, seat: 1 - seat });
        ok({ do: 'close', env });
        return JSON.stringify(hidden);
      });
      expect(positions[1]).toBe(positions[2]);
      expect(positions[0]).not.toBe(positions[1]);
      expect(ok({ do: 'view', env: made.env, seat })).toEqual(ok({ do: 'view', env: made.env }));
    });

    it('asks the same player, with a choice, whichever seat it is dealt for', () => {
      const [made] = ok({ do: 'make', ruleset: id, seed: 1 });
      let step = made;
      for (let count = 0; !step.done; count += 1) {
        for (const seat of [0, 1]) {
          const { env, ...dealt } = ok({ do: 'resample', env: made.env, seat, seed: count });
          expect(dealt.seat).toBe(step.seat);
          expect(dealt.legal.length).toBeGreaterThan(1);
          expect(ok({ do: 'view', env, seat })).toEqual(ok({ do: 'view', env: made.env, seat }));
          ok({ do: 'close', env });
        }
        step = ok({ do: 'step', env: made.env, action: step.legal[(count * 7) % step.legal.length] });
      }
    });
  },
);
