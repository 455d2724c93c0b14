/** A state of a machine that this program knows nothing else about. */
export interface ExternalState {
  /** Keys from the outermost down, joined by `.`. */
  readonly path: string;
  readonly depth: number;
  readonly isFinal: boolean;
  readonly isInitial: boolean;
  /** Names of events that it has transitions for. */
  readonly events: readonly string[];
}

const MAX_DEPTH = 20;
const MAX_STATES = 2_000;

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const collect = (config: unknown, outer: string, depth: number, found: ExternalState[]): void => {
  if (!isTable(config) || !isTable(config.states) || depth > MAX_DEPTH) return;
  for (const [key, inner] of Object.entries(config.states)) {
    if (found.length >= MAX_STATES) return;
    const path = outer === '' ? key : `${outer}.${key}`;
    const table = isTable(inner) ? inner : {};
    found.push({
      path,
      depth,
      isFinal: table.type === 'final',
      isInitial: config.initial === key,
      events: isTable(table.on) ? Object.keys(table.on) : [],
    });
    collect(inner, path, depth + 1, found);
  }
};

/** The states in the JSON of a machine's definition, outer before inner; none if it is no such JSON. */
export const statesIn = (definition: string | undefined): readonly ExternalState[] => {
  const found: ExternalState[] = [];
  try {
    collect(JSON.parse(definition ?? '{}'), '', 0, found);
  } catch {
    return [];
  }
  return found;
};

/** Paths of the states that a state value names, outer ones too. */
export const pathsIn = (value: unknown, outer = '', depth = 0): readonly string[] => {
  const below = (key: string): string => (outer === '' ? key : `${outer}.${key}`);
  if (typeof value === 'string') return [below(value)];
  if (!isTable(value) || depth > MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    below(key),
    ...pathsIn(inner, below(key), depth + 1),
  ]);
};
