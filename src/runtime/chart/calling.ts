/** The context of a rule process: the baton `game` and whatever else the process holds. */
export type Context = Readonly<Record<string, unknown>>;

/** An event as guards and actions see it: an answer, the start or end of a process. */
export interface RuleEvent {
  readonly type: string;
}

/** What guards, actions, inputs and outputs are called with; good for the call only. */
export interface Args {
  readonly context: Context;
  readonly event: RuleEvent;
}

/** A name with parameters, as charts write it. */
interface Named {
  readonly type: string;
  readonly params?: unknown;
}

export const nameOf = (reference: string | Named): string =>
  typeof reference === 'string' ? reference : reference.type;

/** The parameters of a reference, as a function of the call or as a value. */
export const paramsOf = (reference: string | Named): unknown =>
  typeof reference === 'string' ? undefined : reference.params;

export const isNamed = (value: unknown): value is string | Named =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && typeof (value as Partial<Named>).type === 'string');
