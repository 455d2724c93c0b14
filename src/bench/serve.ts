import { EnvironmentServer } from '@gatechart/gym/environment-server';
import { digest } from '../core/data/digest.ts';
import { GatechartError } from '../core/errors.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Bench } from './measure.ts';

/** What is read of an environment. */
interface TimeStep {
  readonly env: number;
  readonly legal: readonly number[];
}

type Reply<T> =
  | { readonly ok: T }
  | { readonly error: { readonly code: string; readonly place: string; readonly message: string } };

/** Rounds of steps, each of one step in every environment. */
const ROUNDS = 40;

/** What the server replies. Throws its error, such as `MATCH_OVER` of a game whose matches have no decision. */
const ask = <T>(server: EnvironmentServer, request: Readonly<Record<string, unknown>>): T => {
  const reply = JSON.parse(server.answer(JSON.stringify(request)).line) as Reply<T>;
  if ('ok' in reply) return reply.ok;
  throw new GatechartError(reply.error.code, reply.error.place, reply.error.message);
};

/** Takes the legal actions in turn. */
const actionIn = ({ legal }: TimeStep, round: number): number => legal[round % legal.length] ?? 0;

/**
 * Steps of environments for learners, with their lines written and read: all in one request with observations without
 * zeros, or each in one of its own with all their numbers.
 */
export const serveBench = (ruleset: Ruleset, environments: number, isBatched: boolean): Bench => ({
  name: `${ruleset.id}, serve, ${isBatched ? `batches of ${environments}, sparse` : 'single steps'}`,
  run: () => {
    const server = new EnvironmentServer(undefined, new Map([[ruleset.id, ruleset]]));
    let standings = ask<readonly TimeStep[]>(server, {
      do: 'make',
      ruleset: ruleset.id,
      count: environments,
      autoReset: true,
      observations: isBatched ? 'sparse' : 'dense',
    });
    const envs = standings.map(({ env }) => env);
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const actions = standings.map((standing) => actionIn(standing, round));
      taken.push(...actions);
      const told = isBatched
        ? ask<readonly TimeStep[]>(server, { do: 'stepBatch', envs, actions })
        : envs.map((env, index) => ask<TimeStep>(server, { do: 'step', env, action: actions[index] }));
      standings = told.map(({ legal }, index) => ({ env: envs[index] as number, legal }));
    }
    return { counts: { steps: taken.length }, checksum: digest(taken) };
  },
});
