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
  opponentOf,
  parseUntrustedJson,
  rulesets,
  truncate,
} from 'gatechart/tools';
import { Environment, type SavedMatch, type TimeStep } from './environment.ts';
import { describeFeatures, observationWriter, type WriteObservation } from './observations.ts';
import { requestSchema, type ServerRequest } from './protocol.ts';

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
  readonly write: WriteObservation;
}

/** A time step, or the outcome of a step, as it is written. */
const serializeTimeStep = ({ environment, write }: OpenEnvironment, timeStep: TimeStep) => ({
  ...timeStep,
  observation: write(timeStep.seat === null ? undefined : environment.seen(timeStep.seat)),
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
    const { environment, write } = this.#get(request.env);
    switch (request.do) {
      case 'reset':
        return this.#change([request.env], (fork) => fork.reset(request.seed))[0];
      case 'step':
        return this.#change([request.env], (fork) => fork.step(request.action))[0];
      case 'view':
        return environment.view(request.seat);
      case 'observe':
        return write(environment.seen(request.seat)) ?? null;
      case 'legal': {
        const { seat, legal } = environment.timeStep();
        return { seat, legal, keys: environment.keys() };
      }
      case 'save':
        return environment.save();
      case 'load':
        return this.#change([request.env], (fork) =>
          fork.load(request.saved as unknown as SavedMatch, write),
        )[0];
      case 'fork':
        this.#refuseMore('fork', 1);
        return this.#add([{ environment: environment.fork(), write }])[0];
      case 'resample':
        this.#refuseMore('resample', 1);
        return this.#add([{ environment: environment.resample(request.seat, request.seed), write }])[0];
      default:
        return request satisfies never;
    }
  }

  #hello(): unknown {
    const described = [...this.#rulesets.values()].flatMap((ruleset) => {
      const {
        id,
        version,
        customSets: sets,
        editions,
        decks = [],
        maxQuestions,
        observationEncoder,
      } = ruleset;
      if (observationEncoder === undefined) return [];
      const { version: slotVersion, hash, size, named } = observationEncoder.actions;
      const features = describeFeatures(ruleset);
      return [
        {
          id,
          version,
          ...(sets && { sets }),
          editions: Object.keys(editions),
          decks,
          ...(maxQuestions !== undefined && { mostQuestions: maxQuestions }),
          slots: { version: slotVersion, hash, size, named },
          layout: observationEncoder.layout,
          ...(features && { features }),
        },
      ];
    });
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
    keys: hasKeys = true,
    opponent: agent,
    seat,
  }: RequestOf<'make'>) {
    if (agent === '') {
      throw new GatechartError(
        'BAD_REQUEST',
        'make',
        'the opponent has no name; name an agent, such as greedy, or leave out opponent',
      );
    }
    if (agent === undefined && seat !== undefined) {
      throw new GatechartError(
        'BAD_REQUEST',
        'make',
        `seat ${seat} is the side of a learner that plays against an opponent, and no opponent is given; add opponent, or leave out seat`,
      );
    }
    const ruleset = this.#rulesets.get(id) ?? getRuleset(id);
    if (!Number.isSafeInteger(seed + (count - 1))) {
      throw new GatechartError(
        'BAD_REQUEST',
        'make',
        `the seed of the last environment would be larger than ${Number.MAX_SAFE_INTEGER}`,
      );
    }
    this.#refuseMore('make', count);
    const write = observationWriter(ruleset, form);
    const opponent = agent === undefined ? undefined : { agent, player: opponentOf(seat ?? 0) };
    const made = Array.from({ length: count }, (_, number) => {
      const setup = {
        edition: getEdition(ruleset, edition),
        decks: decks ?? defaultDecks(ruleset),
        seed: seed + number,
        index: 0,
      };
      return { environment: new Environment(ruleset, setup, { autoReset, hasKeys, opponent }), write };
    });
    return this.#add(made);
  }

  #refuseMore(what: ServerRequest['do'], count: number): void {
    if (this.#environments.size + count <= this.#max) return;
    throw new GatechartError(
      'BAD_REQUEST',
      what,
      `there are more than ${this.#max} open environments; close environments that are no longer needed`,
    );
  }

  /** Stores environments once each has its first time step: an error leaves none that nobody could close. */
  #add(made: readonly OpenEnvironment[]) {
    const timeSteps = made.map((open) => serializeTimeStep(open, open.environment.timeStep()));
    const first = this.#next;
    this.#next += made.length;
    for (const [index, open] of made.entries()) this.#environments.set(first + index, open);
    return timeSteps.map((timeStep, index) => ({ env: first + index, ...timeStep }));
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
    return this.#change(envs, (fork, index) => fork.step(actions[index] as number));
  }

  /** Changes all of these environments or none: forks are changed, and take their places once none has failed. */
  #change(envs: readonly number[], change: (fork: Environment, index: number) => TimeStep) {
    const changed = envs.map((env, index) => {
      const { environment, write } = this.#get(env);
      const fork = { environment: environment.fork(), write };
      return { env, fork, timeStep: serializeTimeStep(fork, change(fork.environment, index)) };
    });
    for (const { env, fork } of changed) this.#environments.set(env, fork);
    return changed.map(({ timeStep }) => timeStep);
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
