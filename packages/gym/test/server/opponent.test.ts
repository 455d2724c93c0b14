import { describe, expect, it } from 'vitest';
import { EnvironmentServer } from '../../src/server/environment-server.ts';

const ask = (server: EnvironmentServer, request: object) =>
  JSON.parse(server.answer(JSON.stringify(request)).line);

const ok = (server: EnvironmentServer, request: object) => {
  const answer = ask(server, request);
  expect(answer.error).toBeUndefined();
  return answer.ok;
};

const make = { do: 'make', ruleset: 'waiting-zone', observations: 'none', seed: 3, opponent: 'ismcts:8' };

/** The steps to the end of a match, by the first, last or middle action in turn. */
const play = (server: EnvironmentServer, env: number, first: { legal: number[]; done: boolean }) => {
  const steps = [first];
  for (let step = 0; !steps.at(-1)?.done; step += 1) {
    const legal = steps.at(-1)?.legal ?? [];
    steps.push(ok(server, { do: 'step', env, action: legal[(step * 7) % legal.length] }));
  }
  return steps as unknown as { seat: number | null; returns: number[] }[];
};

describe('An environment with an opponent', () => {
  it.each([0, 1])('asks the learner alone, in seat %i, until the match is over', (seat) => {
    const server = new EnvironmentServer();
    const [made] = ok(server, { ...make, seat });
    const steps = play(server, made.env, made);
    expect(new Set(steps.slice(0, -1).map((step) => step.seat))).toEqual(new Set([seat]));
    expect([...(steps.at(-1)?.returns ?? [])].sort()).toEqual([-1, 1]);
  });

  it('plays the same match again with the same seed and answers', () => {
    const [one, other] = [new EnvironmentServer(), new EnvironmentServer()];
    ok(other, { ...make, seed: 77 });
    const [first] = ok(one, make);
    const again = ok(other, { do: 'reset', env: 0, seed: make.seed });
    const { env, ...begun } = first;
    expect(again).toEqual(begun);
    expect(play(other, 0, again).slice(1)).toEqual(play(one, env, first).slice(1));
  });

  it('goes on from a fork and from a saved match as the match itself', () => {
    const server = new EnvironmentServer();
    const [made] = ok(server, { ...make, opponent: 'random' });
    let step = made;
    for (let count = 0; count < 8; count += 1) {
      step = ok(server, { do: 'step', env: made.env, action: step.legal[0] });
    }
    const saved = ok(server, { do: 'save', env: made.env });
    const { env: fork } = ok(server, { do: 'fork', env: made.env });
    const [other] = ok(server, { ...make, opponent: 'random', seed: 99 });
    const loaded = ok(server, { do: 'load', env: other.env, saved });
    const rest = play(server, made.env, step).slice(1);
    expect(play(server, fork, step).slice(1)).toEqual(rest);
    expect(play(server, other.env, loaded).slice(1)).toEqual(rest);
  });

  it('is refused where nobody has that name, thinks by the clock or sees hidden cards', () => {
    const codes = ['nobody', 'greedy:40', 'ismcts:50ms', 'oracle:10', 'cmd:ls'].map(
      (opponent) => ask(new EnvironmentServer(), { ...make, opponent }).error.code,
    );
    expect(codes).toEqual(['UNKNOWN_AGENT', 'BAD_VALUE', 'BAD_VALUE', 'ORACLE_NEEDS_ANALYSIS', 'BAD_VALUE']);
  });

  it('is named where the learner has a seat', () => {
    const { opponent: _, ...alone } = make;
    const server = new EnvironmentServer();
    for (const [request, message] of [
      [{ ...alone, seat: 0 }, /^seat 0 .* no opponent is given; add opponent, or leave out seat$/],
      [{ ...alone, seat: 1 }, /^seat 1 /],
      [{ ...make, opponent: '' }, /^the opponent has no name; name an agent/],
    ] as const) {
      expect(ask(server, request).error).toEqual({
        code: 'BAD_REQUEST',
        place: 'make',
        message: expect.stringMatching(message),
      });
    }
    expect(ok(server, alone)).toHaveLength(1);
  });
});
