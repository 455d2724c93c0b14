/** An event as XState 4 sends it. */
export interface SentEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A state or the whole of a machine for XState 4, by names alone: nothing of it is ever run. */
export interface MachineConfig {
  readonly id: string;
  readonly type?: 'final' | 'parallel';
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly meta?: unknown;
  readonly initial?: string;
  readonly entry?: readonly string[];
  readonly states?: Readonly<Record<string, MachineConfig>>;
  readonly invoke?: readonly {
    readonly id: string;
    readonly src: string;
    readonly onDone: readonly TransitionConfig[];
  }[];
  readonly on?: Readonly<Record<string, readonly TransitionConfig[]>>;
  readonly always?: readonly TransitionConfig[];
}

export interface TransitionConfig {
  /** `#` and the id of a state. */
  readonly target?: string;
  readonly cond?: string;
  readonly actions: readonly string[];
}

/** Where a machine is, and the event that led there. */
export interface ServiceSnapshot {
  readonly value: string | object;
  readonly context: unknown;
  readonly event: SentEvent;
}

/** Something that runs, as it starts. */
export interface ServiceStart {
  readonly sessionId: string;
  readonly id: string;
  readonly config: MachineConfig;
  readonly snapshot: ServiceSnapshot;
  /** An event that a viewer sends it. */
  readonly onEvent: (event: SentEvent) => void;
}

/** Tells on about a service. */
export interface Service {
  event(event: SentEvent): void;
  state(snapshot: ServiceSnapshot): void;
  stop(): void;
}

/** One viewer, as the inspector uses it; sockets of `ws` fit. */
export interface Viewer {
  readonly readyState: number;
  readonly OPEN: number;
  send(text: string): void;
  terminate(): void;
  on(event: 'message', listener: (data: unknown, isBinary: boolean) => void): void;
}

/** The server that viewers come to, as the inspector uses it; that of `ws` fits. */
export interface Viewers {
  readonly clients: ReadonlySet<Viewer>;
  on(event: 'connection', listener: (viewer: Viewer) => void): void;
  on(event: 'close', listener: () => void): void;
  close(): void;
}

/** `@xstate/inspect`, with services that need not be those of XState 4. */
export interface Inspector {
  register(service: ServiceStart): Service;
  /** Lets viewers know no more, and closes the server. */
  close(): void;
}

export const openInspector: (server: Viewers) => Inspector;
