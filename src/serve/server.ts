import { GatechartError } from '../kernel/error.ts';
import { foreignJson } from '../kernel/foreign-json.ts';
import { LARGEST_MADE, LONGEST_REASON, MOST_ENVIRONMENTS } from '../kernel/limits.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { cut, shown } from '../kernel/shown.ts';
import { firstIssue } from '../record/read.ts';
import { editionCalled, rulesetCalled, rulesets, usual, usualDecks } from '../registry.ts';
import { Environment, type Saved } from './environment.ts';
import { type Line, TOO_LONG } from './lines.ts';
import { type Request, requestSchema } from './request.ts';

/** Name of the protocol. */
export const SERVE_PROTOCOL = 'gatechart-serve/1';

type Of<Do extends Request['do']> = Extract<Request, { do: Do }>;

/** Characters of a request; a saved match has some 100,000. */
export const LONGEST_REQUEST = LARGEST_MADE;

/** What a line is answered with; `closes` ends the conversation. */
export interface Answered {
  readonly line: string;
  readonly closes: boolean;
}

/** Environments for a learner, asked line by line. */
export class Server {
  readonly #environments = new Map<number, Environment>();
  readonly #most: number;
  readonly #known: ReadonlyMap<string, Ruleset>;
  #next = 0;

  /** `most`: how many environments there may be at a time; `known`: the rulesets that are served. */
  constructor(most = MOST_ENVIRONMENTS, known: ReadonlyMap<string, Ruleset> = rulesets) {
    this.#most = most;
    this.#known = known;
  }

  /** Answers a line. Whatever is wrong with it becomes an answer `{ id, error: { code, message } }`. */
  answer(line: Line): Answered {
    let id: unknown = null;
    try {
      const value = this.#parse(line);
      id = (value as { readonly id?: unknown } | null)?.id ?? null;
      const request = this.#read(value);
      const closes = request.do === 'close' && request.env === undefined;
      return { line: JSON.stringify({ id, ok: this.#carryOut(request) }), closes };
    } catch (error) {
      const code = error instanceof GatechartError ? error.code : 'INTERNAL';
      const message = error instanceof Error ? error.message : String(error);
      return {
        line: JSON.stringify({ id, error: { code, message: cut(shown(message), LONGEST_REASON) } }),
        closes: false,
      };
    }
  }

  #parse(line: Line): unknown {
    if (line === TOO_LONG) {
      throw new GatechartError(
        'BAD_REQUEST',
        'line',
        `the line is longer than ${LONGEST_REQUEST} characters`,
      );
    }
    const { value, fault } = foreignJson(line, 'the line');
    if (fault !== undefined) throw new GatechartError('BAD_REQUEST', 'line', fault);
    return value;
  }

  #read(value: unknown): Request {
    const request = requestSchema.safeParse(value);
    if (request.success) return request.data;
    throw new GatechartError('BAD_REQUEST', 'request', firstIssue(request.error));
  }

  #carryOut(request: Request): unknown {
    switch (request.do) {
      case 'hello':
        return this.#hello();
      case 'make':
        return this.#make(request);
      case 'reset':
        return this.#environment(request.env).reset(request.seed);
      case 'step':
        return this.#environment(request.env).step(request.action);
      case 'stepBatch':
        return this.#stepBatch(request);
      case 'view':
        return this.#environment(request.env).view();
      case 'legal': {
        const { seat, legal, keys } = this.#environment(request.env).standing();
        return { seat, legal, keys };
      }
      case 'save':
        return this.#environment(request.env).save();
      case 'load':
        return this.#environment(request.env).load(request.saved as unknown as Saved);
      case 'close':
        return this.#close(request);
      default:
        return request satisfies never;
    }
  }

  #hello(): unknown {
    const told = [...this.#known.values()].flatMap(
      ({ id, version, ownSets, editions, decks = [], learning }) => {
        if (learning === undefined) return [];
        const { slots, layout } = learning;
        const { version: slotVersion, hash, size, named } = slots;
        return [
          {
            id,
            version,
            ...(ownSets && { sets: ownSets }),
            editions: Object.keys(editions),
            decks,
            slots: { version: slotVersion, hash, size, named },
            layout,
          },
        ];
      },
    );
    return { protocol: SERVE_PROTOCOL, rulesets: told };
  }

  #make({ ruleset: id = usual.id, edition, decks, seed = 1, count = 1, autoReset = false }: Of<'make'>) {
    const ruleset = this.#known.get(id) ?? rulesetCalled(id);
    if (!Number.isSafeInteger(seed + (count - 1))) {
      throw new GatechartError(
        'BAD_REQUEST',
        'make',
        `the last seed is more than ${Number.MAX_SAFE_INTEGER}`,
      );
    }
    if (this.#environments.size + count > this.#most) {
      throw new GatechartError('BAD_REQUEST', 'make', `more than ${this.#most} environments; close some`);
    }
    const made = Array.from({ length: count }, (_, number) => {
      const setup = {
        edition: editionCalled(ruleset, edition),
        decks: decks ?? usualDecks(ruleset),
        seed: seed + number,
        index: 0,
      };
      return new Environment(ruleset, setup, autoReset);
    });
    return made.map((environment) => {
      const env = this.#next;
      this.#next += 1;
      this.#environments.set(env, environment);
      return { env, ...environment.standing() };
    });
  }

  #stepBatch({ envs, actions }: Of<'stepBatch'>) {
    if (envs.length !== actions.length) {
      throw new GatechartError('BAD_REQUEST', 'stepBatch', 'there must be an action for each environment');
    }
    if (new Set(envs).size < envs.length) {
      throw new GatechartError('BAD_REQUEST', 'stepBatch', 'an environment is stepped once in a batch');
    }
    const steps = envs.map((env, index) => ({
      environment: this.#environment(env),
      action: actions[index] as number,
    }));
    for (const { environment, action } of steps) environment.check(action);
    return steps.map(({ environment, action }) => environment.step(action));
  }

  #close({ env }: Of<'close'>): null {
    if (env === undefined) this.#environments.clear();
    else {
      this.#environment(env);
      this.#environments.delete(env);
    }
    return null;
  }

  #environment(env: number): Environment {
    const environment = this.#environments.get(env);
    if (environment !== undefined) return environment;
    throw new GatechartError('UNKNOWN_ENV', `env ${env}`, 'there is no such environment');
  }
}
