import { type ExternalActors, receiveMessage, NO_ACTORS } from '../../src/actors.ts';
import { externalMessage } from '../../src/external-actors.ts';

/** The actors that the window around this one, or the one that opened it, tells of. */
export class ExternalActorsReceiver {
  #actors: ExternalActors = NO_ACTORS;
  readonly #listeners = new Set<() => void>();

  constructor() {
    const teller = window.parent === window ? (window.opener as Window | null) : window.parent;
    window.addEventListener('message', ({ source, data }) => {
      const message = externalMessage.safeParse(data);
      if (source !== teller || !message.success) return;
      this.#actors = receiveMessage(this.#actors, message.data);
      for (const listener of this.#listeners) listener();
    });
    // Says nothing but that somebody is here, so it may go to any page.
    teller?.postMessage({ type: '@statelyai.connected' }, '*');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): ExternalActors => this.#actors;
}
