/** A module as it is to be loaded instead of what its file holds. */
export interface Swapped {
  readonly url: string;
  readonly source: string;
}

interface Loaded {
  readonly format: string;
  readonly source?: unknown;
  readonly shortCircuit?: boolean;
}

type NextLoad = (url: string, context: unknown) => Promise<Loaded>;

let swapped: Swapped | undefined;

/** Loader hook of Node: takes what `register` hands over. */
export const initialize = (given: Swapped): void => {
  swapped = given;
};

/** Loader hook of Node: the one module comes as it was handed over, every other from its file. */
export const load = async (url: string, context: unknown, next: NextLoad): Promise<Loaded> =>
  url === swapped?.url
    ? { format: 'module', source: swapped.source, shortCircuit: true }
    : next(url, context);
