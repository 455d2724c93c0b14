import { describe, expect, it } from 'vitest';
import type { ObservationEncoder } from '../../../../src/core/adapters/observation-encoder.ts';
import type { Ruleset } from '../../../../src/core/ruleset.ts';
import { waitingZone } from '../../../../src/registered.ts';
import { EnvironmentServer } from '../../src/server/environment-server.ts';

const ask = (server: EnvironmentServer, request: object) =>
  JSON.parse(server.answer(JSON.stringify(request)).line);
const ok = (server: EnvironmentServer, request: object) => {
  const answer = ask(server, request);
  expect(answer.error).toBeUndefined();
  return answer.ok;
};

/** Steps through matches with the first, last or middle slot in turn. */
const play = (server: EnvironmentServer, env: number, first: { legal: number[]; done: boolean }) => {
  const standings = [first];
  for (let step = 0; !standings.at(-1)?.done && step < 3000; step += 1) {
    const legal = standings.at(-1)?.legal ?? [];
    standings.push(ok(server, { do: 'step', env, action: legal[(step * 7) % legal.length] }));
  }
  return standings;
};

/** A server of a ruleset whose observations of those numbers fail, counted from 1. */
const failingServer = (...failures: readonly number[]) => {
  const learning = waitingZone.observationEncoder as ObservationEncoder;
  let told = 0;
  const failing: Ruleset = {
    ...waitingZone,
    observationEncoder: {
      ...learning,
      observe: (view, decision) => {
        told += 1;
        if (failures.includes(told)) throw new Error('no number');
        return learning.observe(view, decision);
      },
    },
  };
  return new EnvironmentServer(2, new Map([[failing.id, failing]]));
};

describe('The server', () => {
  it('publishes slots and layout with their versions and hashes, and answers with the id of the request', () => {
    const answer = ask(new EnvironmentServer(), { id: 'a', do: 'hello' });
    expect(answer.id).toBe('a');
    const [gateRuler] = answer.ok.rulesets;
    expect(gateRuler.slots).toMatchObject({ version: 2, hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(gateRuler.layout).toMatchObject({ version: 2, hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
    let offset = 0;
    for (const field of gateRuler.layout.fields) {
      expect(field.offset).toBe(offset);
      offset += field.length;
    }
    expect(offset).toBe(gateRuler.layout.size);
  });

  it('makes no more environments at once than it says, and all with seeds that are exact', () => {
    const server = new EnvironmentServer(3);
    const refused = (request: object): string => {
      const { code, message } = ask(server, { do: 'make', ...request }).error;
      return `${code} ${message}`;
    };
    ok(server, { do: 'make', count: 2 });
    expect(refused({ count: 2 })).toMatch(/BAD_REQUEST.*more than 3 open environments/);
    expect(refused({ count: 4097 })).toBe('BAD_REQUEST count: must be at most 4096');
    expect(refused({ count: 0 })).toBe('BAD_REQUEST count: must be more than 0');
    expect(refused({ seed: Number.MAX_SAFE_INTEGER, count: 2 })).toMatch(
      /BAD_REQUEST.*the seed of the last environment/,
    );
    ok(server, { do: 'make', seed: Number.MAX_SAFE_INTEGER });
  });

  it.each(['gate-ruler', 'waiting-zone'])(
    'has a different slot for every answer of %s on offer, and numbers as the layout says',
    (ruleset) => {
      const server = new EnvironmentServer();
      const about = ok(server, { do: 'hello' }).rulesets.find(({ id }: { id: string }) => id === ruleset);
      const [made] = ok(server, { do: 'make', ruleset, seed: 4 });
      const standings = play(server, made.env, made);
      const last = standings.at(-1) as unknown as { returns: number[]; ended: number[]; seat: null };
      expect(last).toMatchObject({ seat: null, done: true });
      expect([...last.returns].sort()).toEqual([-1, 1]);
      expect(last.ended).toEqual(last.returns);
      for (const { legal, observation } of standings.slice(0, -1) as unknown as {
        legal: number[];
        observation: number[];
      }[]) {
        expect(new Set(legal).size).toBe(legal.length);
        expect(observation).toHaveLength(about.layout.size);
      }
    },
  );

  it('leaves out the zeros where that is asked for, and tells the same numbers', () => {
    const server = new EnvironmentServer();
    const [about] = ok(server, { do: 'hello' }).rulesets;
    const [full] = ok(server, { do: 'make', seed: 4 });
    const [sparse] = ok(server, { do: 'make', seed: 4, observations: 'sparse' });
    const seen = play(server, full.env, full) as unknown as { observation: number[]; done: boolean }[];
    const told = play(server, sparse.env, sparse) as unknown as {
      observation: { at: number[]; values: number[] };
    }[];
    for (const [index, { observation, done }] of seen.entries()) {
      const { at, values } = told[index]?.observation ?? { at: [], values: [] };
      expect(values).not.toContain(0);
      const filled = Array.from({ length: done ? 0 : about.layout.size }, () => 0);
      for (const [place, value] of values.entries()) filled[at[place] as number] = value;
      expect(filled).toEqual(observation);
    }
  });

  it('tells either seat its own numbers and its own view, also when the match is over', () => {
    const server = new EnvironmentServer();
    const [made] = ok(server, { do: 'make', seed: 4 });
    const other = 1 - made.seat;
    expect(ok(server, { do: 'observe', env: made.env, seat: made.seat })).toEqual(made.observation);
    expect(ok(server, { do: 'observe', env: made.env, seat: other })).not.toEqual(made.observation);
    expect(ok(server, { do: 'view', env: made.env, seat: other }).viewer).toBe(other);
    play(server, made.env, made);
    expect(ok(server, { do: 'observe', env: made.env, seat: other })).toHaveLength(made.observation.length);
    expect(ask(server, { do: 'view', env: made.env }).error.code).toBe('MATCH_OVER');
    expect(ask(server, { do: 'observe', env: made.env, seat: 2 }).error.code).toBe('BAD_REQUEST');
  });

  it('forks a match: both go on, each for itself', () => {
    const server = new EnvironmentServer(2);
    const [made] = ok(server, { do: 'make', seed: 5 });
    const { env, ...forked } = ok(server, { do: 'fork', env: made.env });
    expect({ env: made.env, ...forked }).toEqual(made);
    const before = ok(server, { do: 'save', env: made.env });
    const steps = play(server, env, forked);
    expect(ok(server, { do: 'save', env: made.env })).toEqual(before);
    expect(play(server, made.env, made).slice(1)).toEqual(steps.slice(1));
    expect(ask(server, { do: 'fork', env }).error.message).toMatch(/more than 2 open environments/);
  });

  it('goes on from a saved match as from the match itself', () => {
    const server = new EnvironmentServer();
    const [made] = ok(server, { do: 'make', seed: 5 });
    for (let step = 0; step < 12; step += 1) {
      const { legal } = ok(server, { do: 'legal', env: made.env });
      ok(server, { do: 'step', env: made.env, action: legal[0] });
    }
    const saved = ok(server, { do: 'save', env: made.env });
    const [other] = ok(server, { do: 'make', seed: 99 });
    const loaded = ok(server, { do: 'load', env: other.env, saved });
    expect(play(server, other.env, loaded)).toEqual(
      play(server, made.env, ok(server, { do: 'load', env: made.env, saved })),
    );
  });

  it('steps many matches at once as it steps them one by one, and begins anew where one is over', () => {
    const [one, many] = [new EnvironmentServer(), new EnvironmentServer()];
    const singles = ok(one, { do: 'make', seed: 7, count: 3, autoReset: true });
    let batch = ok(many, { do: 'make', seed: 7, count: 3, autoReset: true });
    expect(batch).toEqual(singles);
    let ended = 0;
    for (let step = 0; step < 400 && ended < 2; step += 1) {
      const actions = batch.map(({ legal }: { legal: number[] }) => legal[(step * 5) % legal.length]);
      batch = ok(many, { do: 'stepBatch', envs: [0, 1, 2], actions });
      const alone = actions.map((action: number, env: number) => ok(one, { do: 'step', env, action }));
      expect(batch).toEqual(alone);
      for (const standing of batch) {
        if (standing.ended !== null) ended += 1;
        expect(standing.done).toBe(false);
      }
    }
    expect(ended).toBeGreaterThan(0);
  });

  it('tells what is wrong with a request and changes nothing', () => {
    const server = new EnvironmentServer();
    const [made] = ok(server, { do: 'make' });
    const before = ok(server, { do: 'legal', env: made.env });
    const codes = [
      { do: 'fly' },
      { do: 'step', env: made.env, action: 999_999 },
      { do: 'step', env: 17, action: 0 },
      { do: 'make', ruleset: 'chess' },
      { do: 'make', decks: ['a', 'b'] },
      { do: 'stepBatch', envs: [made.env], actions: [] },
    ].map((request) => ask(server, request).error.code);
    expect(codes).toEqual([
      'BAD_REQUEST',
      'ILLEGAL_ACTION',
      'UNKNOWN_ENV',
      'UNKNOWN_RULESET',
      'UNKNOWN_DECK',
      'BAD_REQUEST',
    ]);
    expect(JSON.parse(server.answer('{').line).error.code).toBe('BAD_REQUEST');
    expect(ok(server, { do: 'legal', env: made.env })).toEqual(before);
  });

  it('tells the view of whoever is asked, and ends when everything is closed', () => {
    const server = new EnvironmentServer();
    const [made] = ok(server, { do: 'make' });
    expect(ok(server, { do: 'view', env: made.env }).viewer).toBe(made.seat);
    expect(server.answer('{"do":"close","env":0}').closes).toBe(false);
    expect(server.answer('{"do":"close"}').closes).toBe(true);
  });

  it('steps all environments of a batch or none', () => {
    const server = new EnvironmentServer();
    const made = ok(server, { do: 'make', count: 2 });
    const envs = made.map(({ env }: { env: number }) => env);
    const first = made[0].legal[0];
    const refused = ask(server, { do: 'stepBatch', envs, actions: [first, 999_999] });
    expect(refused.error.code).toBe('ILLEGAL_ACTION');
    const twice = ask(server, { do: 'stepBatch', envs: [envs[0], envs[0]], actions: [first, first] });
    expect(twice.error.code).toBe('BAD_REQUEST');
    expect(ok(server, { do: 'legal', env: envs[0] }).legal).toEqual(made[0].legal);
  });

  it('steps none of a batch where the rules fail in one', () => {
    const server = failingServer(4);
    const made = ok(server, { do: 'make', ruleset: waitingZone.id, count: 2 });
    const saved = () => [0, 1].map((env) => ok(server, { do: 'save', env }));
    const before = saved();
    const batch = { do: 'stepBatch', envs: [0, 1], actions: [made[0].legal[0], made[1].legal[0]] };
    expect(ask(server, batch).error.message).toBe('no number');
    expect(saved()).toEqual(before);
    expect(ok(server, batch)).toHaveLength(2);
  });

  it.each([{ do: 'step' }, { do: 'reset', seed: 9 }, { do: 'reset' }])(
    'answers an error to %o that leaves the match as it was',
    (request) => {
      const server = failingServer(2);
      const [{ env, legal }] = ok(server, { do: 'make', ruleset: waitingZone.id });
      const change = { ...request, env, ...(request.do === 'step' && { action: legal[0] }) };
      const before = ok(server, { do: 'save', env });
      expect(ask(server, change).error.message).toBe('no number');
      expect(ok(server, { do: 'save', env })).toEqual(before);
      expect(ok(server, { do: 'legal', env }).legal).toEqual(legal);
      expect(ask(server, change).error).toBeUndefined();
    },
  );

  it('stores no environment whose first time step fails', () => {
    const server = failingServer(2, 4, 5);
    const make = { do: 'make', ruleset: waitingZone.id, count: 2 };
    expect(ask(server, make).error.message).toBe('no number');
    const [{ env }] = ok(server, { ...make, count: 1 });
    for (const request of [
      { do: 'fork', env },
      { do: 'resample', env, seat: 0, seed: 1 },
    ]) {
      expect(ask(server, request).error.message).toBe('no number');
    }
    expect(ok(server, { do: 'fork', env }).env).toBe(1);
  });
});

describe('Matches that are over at once', () => {
  /** A ruleset of which the matches with an index below that number end without a decision. */
  const over = (below: number): Ruleset => ({
    ...(waitingZone as Ruleset),
    id: 'over',
    newGame: (setup) => {
      const isOver = setup.index < below;
      const game = waitingZone.newGame(isOver ? { ...setup, index: 0 } : setup);
      const result = { winner: 0, clause: 'end.1', reasons: [null, null] } as const;
      return isOver ? { ...game, result } : game;
    },
  });
  const serverOf = (below: number) => new EnvironmentServer(undefined, new Map([['over', over(below)]]));
  const make = { do: 'make', ruleset: 'over' };

  it('are done, with the returns, where nothing is reset', () => {
    const [made] = ok(serverOf(1), make);
    expect(made).toMatchObject({ seat: null, done: true, legal: [], returns: [1, -1] });
  });

  it('are skipped by auto-reset, which gives up where none has a decision', () => {
    const [made] = ok(serverOf(3), { ...make, autoReset: true });
    expect(made.done).toBe(false);
    expect(made.legal.length).toBeGreaterThan(0);
    expect(ask(serverOf(Number.POSITIVE_INFINITY), { ...make, autoReset: true }).error).toMatchObject({
      code: 'MATCH_OVER',
      message: '100 matches in a row ended before a player had to decide',
    });
  });
});
