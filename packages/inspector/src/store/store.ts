/** A state that changes, for whoever listens to it. */
export class Store<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): State => this.#state;

  protected put(state: State): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
