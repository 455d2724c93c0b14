import type { AnyEventObject } from 'xstate';
import type { ActionSpec, GuardSpec } from './spec.ts';

export interface Context {
  readonly n: number;
  /** How many more transitions the machine takes by itself. */
  readonly fuel: number;
  readonly ref?: unknown;
}

export interface Args {
  readonly context: Context;
  readonly event: AnyEventObject;
}

/** What a planted fault changes of the machines of one side. Each gets what was built, and gives what takes its place. */
export interface Twist {
  readonly state?: (config: StateConfig) => StateConfig;
  readonly action?: (spec: ActionSpec) => ActionSpec | undefined;
  readonly transition?: (config: TransitionConfig) => TransitionConfig;
  readonly guard?: (spec: GuardSpec) => GuardSpec;
  /** Whether a line of the log is written. */
  readonly line?: (line: string) => boolean;
}

export type Action = object;

export interface TransitionConfig {
  readonly target?: readonly string[];
  readonly reenter?: boolean;
  readonly guard?: object;
  readonly actions: readonly Action[];
}

export type Transitions = Readonly<Record<string, readonly TransitionConfig[]>>;

export interface InvokeConfig {
  readonly id: string;
  readonly src: unknown;
  readonly input: unknown;
  readonly onDone: readonly TransitionConfig[];
  readonly onError: readonly TransitionConfig[];
  readonly systemId?: string;
  readonly onSnapshot?: readonly TransitionConfig[];
}

export interface StateConfig {
  readonly id: string;
  readonly type?: string;
  readonly history?: string;
  readonly target?: string;
  readonly initial?: { readonly target: string; readonly actions: readonly Action[] };
  readonly states?: Readonly<Record<string, StateConfig>>;
  readonly entry?: readonly Action[];
  readonly exit?: readonly Action[];
  readonly on?: Transitions;
  readonly after?: Transitions;
  readonly always?: readonly TransitionConfig[];
  readonly onDone?: readonly TransitionConfig[];
  readonly invoke?: readonly InvokeConfig[];
  readonly tags?: readonly string[];
  readonly meta?: object;
  readonly output?: unknown;
}
