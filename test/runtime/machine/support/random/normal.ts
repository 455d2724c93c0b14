/** What a reference to an actor has. */
interface Ref {
  readonly id: string;
  readonly getSnapshot: () => unknown;
}

const isRef = (value: object): value is Ref => 'getSnapshot' in value && 'id' in value;

/** The snapshot of a machine, which holds the machine. */
interface Snapshot {
  readonly machine: object;
  readonly status: string;
  readonly value: unknown;
  readonly context: unknown;
}

const isSnapshot = (value: object): value is Snapshot => 'machine' in value && 'status' in value;

/** A value as plain data: actors by their ids, errors by their messages, without `undefined`. */
export const normal = (value: unknown): unknown => {
  if (typeof value === 'function') return '(function)';
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return { error: value.message };
  if (isRef(value)) return { actor: value.id };
  if (Array.isArray(value)) return value.map(normal);
  if (isSnapshot(value)) {
    const { status, context } = value;
    return { status, value: value.value, context: normal(context) };
  }
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([key, inner]) => [key, normal(inner)]));
};
