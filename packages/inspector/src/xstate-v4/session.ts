import type { Match, Pending } from 'gatechart/tools';
import { GatechartError } from 'gatechart/tools';
import type { Inspector, SentEvent, Service, ServiceSnapshot } from 'gatechart-xstate-inspect';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Clock, Schedule } from '../server/limits.ts';
import { actorsIn, tableActorOf } from '../stately.ts';
import { omitGameStates } from '../trace/trace-step.ts';
import { machineConfigOf } from './machine-config.ts';
import { openViewerServer } from './viewer-server.ts';

/** What a viewer sent, on its way to the seat that waits for it. */
export class Clicks {
  #waiting: ((key: string) => void) | undefined;

  /** The key of the next event that a viewer sends. Only the last who asked gets it. */
  next(): Promise<string> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** Nobody waits any more. */
  ignore(): void {
    this.#waiting = undefined;
  }

  /** A viewer sent that; it is lost where nobody waits. */
  receive(key: string): void {
    this.#waiting?.(key);
  }
}

/** A context or event as plain data, without the game. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value, omitGameStates)) as T;

const INIT_EVENT: SentEvent = { type: 'xstate.init' };

const snapshotOf = ({ value, context }: AnyMachineSnapshot, event: SentEvent): ServiceSnapshot => ({
  value,
  context: plain(context),
  event: plain(event),
});

/** The open question as a machine: an event for each option, so that a viewer has something to click. */
const registerQuestion = (inspector: Inspector, pending: Pending, onKey: (key: string) => void): Service => {
  const { number, decision } = pending;
  const { player, kind, clause, options } = decision;
  const id = `question ${number}`;
  const answers = options.map(({ key }) => [key, [{ target: `#${id}.answered`, actions: [] }]] as const);
  return inspector.register({
    sessionId: `q:${number}`,
    id,
    config: {
      id,
      initial: 'open',
      states: {
        open: {
          id: `${id}.open`,
          description: `player ${player + 1}: ${kind}`,
          meta: { clauses: [clause] },
          on: Object.fromEntries(answers),
        },
        answered: { id: `${id}.answered`, type: 'final' },
      },
    },
    snapshot: { value: 'open', context: { player, kind, clause }, event: INIT_EVENT },
    onEvent: ({ type }) => onKey(type),
  });
};

/** The key of the option that an event stands for: what it says, else its own name. */
const keyOf = ({ type, key }: SentEvent): string => (typeof key === 'string' ? key : type);

/** Shows the actors of a match to an inspector for XState 4, and takes the keys that viewers send. */
export class XstateV4Stream {
  readonly #inspector: Inspector;
  readonly #table: AnyActorRef;
  readonly #onKey: (key: string) => void;
  /** By session; nothing for those that have ended. */
  readonly #services = new Map<string, Service | undefined>();
  #question: { readonly number: number; readonly service: Service } | undefined;

  constructor(inspector: Inspector, match: Match, onKey: (key: string) => void) {
    this.#inspector = inspector;
    this.#onKey = onKey;
    this.#table = tableActorOf(match);
    for (const actor of actorsIn(this.#table)) this.#register(actor);
    this.#lookForQuestion(this.#table.getSnapshot());
    this.#table.system.inspect((event) => this.#tell(event));
  }

  /** Nothing runs any more. */
  close(): void {
    this.#question?.service.stop();
    for (const service of this.#services.values()) service?.stop();
  }

  /** An actor can be read from its first event on, not yet when it is made. */
  #tell(told: InspectionEvent): void {
    const actor = told.actorRef as AnyActorRef;
    if (told.type === '@xstate.event') {
      this.#register(actor);
      this.#services.get(actor.sessionId)?.event(plain(told.event));
    } else if (told.type === '@xstate.snapshot') {
      const snapshot = told.snapshot as AnyMachineSnapshot;
      if (actor === this.#table) this.#lookForQuestion(snapshot);
      this.#services.get(actor.sessionId)?.state(snapshotOf(snapshot, told.event));
      if (snapshot.status !== 'active') this.#stop(actor.sessionId);
    }
  }

  #register(actor: AnyActorRef): void {
    const { logic, sessionId, id } = actor as AnyActorRef & { readonly logic: AnyStateMachine };
    if (this.#services.has(sessionId)) return;
    const service = this.#inspector.register({
      sessionId,
      id,
      config: machineConfigOf(logic),
      snapshot: snapshotOf(actor.getSnapshot() as AnyMachineSnapshot, INIT_EVENT),
      onEvent: (event) => this.#onKey(keyOf(event)),
    });
    this.#services.set(sessionId, service);
  }

  #stop(sessionId: string): void {
    this.#services.get(sessionId)?.stop();
    this.#services.set(sessionId, undefined);
  }

  #lookForQuestion({ context, status }: AnyMachineSnapshot): void {
    const pending = status === 'active' ? (context.pending as Pending | undefined) : undefined;
    if (pending?.number === this.#question?.number) return;
    this.#question?.service.stop();
    this.#question = pending && {
      number: pending.number,
      service: registerQuestion(this.#inspector, pending, this.#onKey),
    };
  }
}

/** A match shown to viewers of XState 4. */
export interface XstateV4Session {
  /** `host:port/token`. */
  readonly address: string;
  /** Where a viewer is shown. */
  readonly url: string;
  readonly first: Promise<void>;
  /** What viewers click. */
  readonly clicks: Clicks;
  /** Shows a match in place of the one before. */
  show(match: Match): void;
  close(): void;
}

const PACKAGE = 'gatechart-xstate-inspect';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

const loadPackage = async () => {
  try {
    return await import('gatechart-xstate-inspect');
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new GatechartError(
      'NO_XSTATE_INSPECT',
      PACKAGE,
      'the package @gatechart/xstate-inspect is not installed',
    );
  }
};

/** Waits for viewers with the genuine `@xstate/inspect`. Throws `NO_XSTATE_INSPECT` and `CANNOT_LISTEN`. */
export const openXstateV4 = async (options: {
  readonly token: string;
  /** The files of the built page by name; none when absent. */
  readonly page?: ReadonlyMap<string, string>;
  readonly clock: Clock;
  readonly later: Schedule;
}): Promise<XstateV4Session> => {
  const { openInspector } = await loadPackage();
  const { address, url, first, viewers } = await openViewerServer(options);
  const inspector = openInspector(viewers);
  const clicks = new Clicks();
  let stream: XstateV4Stream | undefined;
  return {
    address,
    url,
    first,
    clicks,
    show: (match) => {
      stream?.close();
      stream = new XstateV4Stream(inspector, match, (key) => clicks.receive(key));
    },
    close: () => {
      stream?.close();
      inspector.close();
    },
  };
};
