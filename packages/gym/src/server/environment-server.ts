import { type Line, TOO_LONG } from 'gatechart/node';
import type { Ruleset } from 'gatechart/tools';
import {
  defaultDecks,
  defaultRulesetId,
  escapeControls,
  firstIssue,
  GatechartError,
  getEdition,
  getRuleset,
  MAX_ENVIRONMENTS,
  MAX_GENERATED_BYTES,
  MAX_PLACE_LENGTH,
  MAX_REASON_LENGTH,
  parseUntrustedJson,
  rulesets,
  truncate,
} from 'gatechart/tools';
import { Environment, type SavedMatch, type TimeStep } from './environment.ts';
import { type ObservationForm, requestSchema, type ServerRequest, serializeObservation } from './protocol.ts';

/** Name of the protocol. */
export const SERVE_PROTOCOL = 'gatechart-serve/1';

type RequestOf<Do extends ServerRequest['do']> = Extract<ServerRequest, { do: Do }>;

/** Characters of a request; a saved match has some 100,000. */
export const MAX_REQUEST_LENGTH = MAX_GENERATED_BYTES;

/** The reply to a line; `closes` ends the conversation. */
export interface ServerReply {
  readonly line: string;
  readonly closes: boolean;
}

/** An environment, and how its observations are written. */
interface OpenEnvironment {
  readonly environment: Environment;
  readonly form: ObservationForm;
}

/** A time step, or the outcome of a step, as it is written. */
const serializeTimeStep = <S extends TimeStep>(timeStep: S, form: ObservationForm) => ({
  ...timeStep,
  observation: serializeObservation(timeStep.observation, form),
});

/** Serves environments to a learner, line by line. */
export class EnvironmentServer {
  readonly #environments = new Map<number, OpenEnvironment>();
  readonly #max: number;
  readonly #rulesets: ReadonlyMap<string, Ruleset>;
  #next = 0;

  /** `max`: how many environments there may be at a time; `served`: the rulesets. */
  constructor(max = MAX_ENVIRONMENTS, served: ReadonlyMap<string, Ruleset> = rulesets) {
    this.#max = max;
    this.#rulesets = served;
  }

  /** Answers a line. Whatever is wrong with it becomes an answer `{ id, error: { code, place, message } }`. */
  answer(line: Line): ServerReply {
    let id: unknown = null;
    try {
      const value = this.#parse(line);
      id = (value as { readonly id?: unknown } | null)?.id ?? null;
      const request = this.#read(value);
      const closes = request.do === 'close' && request.env === undefined;
      return { line: JSON.stringify({ id, ok: this.#carryOut(request) }), closes };
    } catch (error) {
      const { code, place, message } =
        error instanceof GatechartError
          ? error
          : new GatechartError('INTERNAL', 'server', error instanceof Error ? error.message : String(error));
      const fault = {
        code,
        place: truncate(escapeControls(place), MAX_PLACE_LENGTH),
        message: truncate(escapeControls(message), MAX_REASON_LENGTH),
      };
      return { line: JSON.stringify({ id, error: fault }), closes: false };
    }
  }

  #parse(line: Line): unknown {
    if (line === TOO_LONG) {
      throw new GatechartError(
        'BAD_REQUEST',
        'line',
        `the line is longer than ${MAX_REQUEST_LENGTH} characters`,
      );
    }
    const { value, fault } = parseUntrustedJson(line, 'the line');
    if (fault !== undefined) throw new GatechartError('BAD_REQUEST', 'line', fault);
    return value;
  }

  #read(value: unknown): ServerRequest {
    const request = requestSchema.safeParse(value);
    if (request.success) return request.data;
    throw new GatechartError('BAD_REQUEST', 'request', firstIssue(request.error));
  }

  #carryOut(request: ServerRequest): unknown {
    if (request.do === 'hello') return this.#hello();
    if (request.do === 'make') return this.#make(request);
    if (request.do === 'stepBatch') return this.#stepBatch(request);
    if (request.do === 'close') return this.#close(request);
    const { environment, form } = this.#get(request.env);
    switch (request.do) {
      case 'reset':
        return serializeTimeStep(environment.reset(request.seed), form);
      case 'step':
        return serializeTimeStep(environment.step(request.action), form);
      case 'view':
        return environment.view(request.seat);
      case 'observe':
        return serializeObservation(environment.observe(request.seat), form);
      case 'legal': {
        const { seat, legal, keys } = environment.timeStep();
        return { seat, legal, keys };
      }
      case 'save':
        return environment.save();
      case 'load':
        return serializeTimeStep(environment.load(request.saved as unknown as SavedMatch), form);
      case 'fork':
        this.#refuseMore('fork', 1);
        return this.#add({ environment: environment.fork(), form });
      default:
        return request satisfies never;
    }
  }

  #hello(): unknown {
    const described = [...this.#rulesets.values()].flatMap(
      ({
        id,
        version,
        customSets: sets,
        editions,
        decks = [],
        maxQuestions: mostQuestions,
        observationEncoder: encoder,
      }) => {
        if (encoder === undefined) return [];
        const { actions: slots, layout } = encoder;
        const { version: slotVersion, hash, size, named } = slots;
        return [
          {
            id,
            version,
            ...(sets && { sets }),
            editions: Object.keys(editions),
            decks,
            ...(mostQuestions !== undefined && { mostQuestions }),
            slots: { version: slotVersion, hash, size, named },
            layout,
          },
        ];
      },
    );
    return { protocol: SERVE_PROTOCOL, rulesets: described };
  }

  #make({
    ruleset: id = defaultRulesetId(),
    edition,
    decks,
    seed = 1,
    count = 1,
    autoReset = false,
    observations: form = 'dense',
  }: RequestOf<'make'>) {
    const ruleset = this.#rulesets.get(id) ?? getRuleset(id);
    if (!Number.isSafeInteger(seed + (count - 1))) {
      throw new GatechartError(
        'BAD_REQUEST',
        'make',
        `the seed of the last environment would be larger than ${Number.MAX_SAFE_INTEGER}`,
      );
    }
    this.#refuseMore('make', count);
    const made = Array.from({ length: count }, (_, number) => {
      const setup = {
        edition: getEdition(ruleset, edition),
        decks: decks ?? defaultDecks(ruleset),
        seed: seed + number,
        index: 0,
      };
      return new Environment(ruleset, setup, autoReset);
    });
    return made.map((environment) => this.#add({ environment, form }));
  }

  #refuseMore(what: ServerRequest['do'], count: number): void {
    if (this.#environments.size + count <= this.#max) return;
    throw new GatechartError(
      'BAD_REQUEST',
      what,
      `there are more than ${this.#max} open environments; close environments that are no longer needed`,
    );
  }

  #add(made: OpenEnvironment) {
    const env = this.#next;
    this.#next += 1;
    this.#environments.set(env, made);
    return { env, ...serializeTimeStep(made.environment.timeStep(), made.form) };
  }

  #stepBatch({ envs, actions }: RequestOf<'stepBatch'>) {
    if (envs.length !== actions.length) {
      throw new GatechartError(
        'BAD_REQUEST',
        'stepBatch',
        'the list actions must have one entry for each environment',
      );
    }
    if (new Set(envs).size < envs.length) {
      throw new GatechartError(
        'BAD_REQUEST',
        'stepBatch',
        'the list envs contains an environment twice; each environment can be stepped only once in a batch',
      );
    }
    // Forks are stepped, and stand in for all of them once none has failed.
    const stepped = envs.map((env, index) => {
      const { environment, form } = this.#get(env);
      const fork = environment.fork();
      return {
        env,
        environment: fork,
        form,
        outcome: serializeTimeStep(fork.step(actions[index] as number), form),
      };
    });
    for (const { env, environment, form } of stepped) this.#environments.set(env, { environment, form });
    return stepped.map(({ outcome }) => outcome);
  }

  #close({ env }: RequestOf<'close'>): null {
    if (env === undefined) this.#environments.clear();
    else {
      this.#get(env);
      this.#environments.delete(env);
    }
    return null;
  }

  #get(env: number): OpenEnvironment {
    const made = this.#environments.get(env);
    if (made !== undefined) return made;
    throw new GatechartError('UNKNOWN_ENV', `env ${env}`, 'there is no environment with that number');
  }
}
