import type { EventObject } from 'xstate';
import { drawInt, type RngState, rngStream } from '../../../core/random.ts';
import type { Ref } from '../types.ts';
import { Mailbox } from './mailbox.ts';

/** The events of one actor for another, in their order. */
interface Channel {
  readonly source: Ref;
  readonly target: Ref;
  readonly events: Mailbox;
  count: number;
}

/** Hands the events between actors over in an order that a seed decides. Those of one actor for another keep their order. */
export class ShuffledEvents {
  /** Those with events. */
  readonly #channels: Channel[] = [];
  readonly #known = new Map<Ref, Map<Ref, Channel>>();
  #rng: RngState;
  #isAtWork = false;
  /** How often all that waited was handed over: within one round no actor is at rest. */
  round = 0;

  constructor(seed: number) {
    this.#rng = rngStream(seed, 0, 'order of events');
  }

  add(source: Ref, target: Ref, event: EventObject): void {
    let ofSource = this.#known.get(source);
    if (ofSource === undefined) {
      ofSource = new Map();
      this.#known.set(source, ofSource);
    }
    let channel = ofSource.get(target);
    if (channel === undefined) {
      channel = { source, target, events: new Mailbox(), count: 0 };
      ofSource.set(target, channel);
      this.#channels.push(channel);
    }
    channel.events.push(event);
    channel.count += 1;
  }

  /** Does something that may send events, and then hands over all that wait, unless it happens within another call. */
  run(act: () => void): void {
    if (this.#isAtWork) {
      act();
      return;
    }
    this.#isAtWork = true;
    this.round += 1;
    try {
      act();
      while (this.#channels.length > 0) this.#handOver();
    } finally {
      this.#isAtWork = false;
    }
  }

  #handOver(): void {
    const channels = this.#channels;
    const [index, rng] = drawInt(this.#rng, channels.length);
    this.#rng = rng;
    const channel = channels[index] as Channel;
    const { source, target, events } = channel;
    const event = events.shift() as EventObject;
    channel.count -= 1;
    if (channel.count === 0) {
      const last = channels.pop() as Channel;
      if (last !== channel) channels[index] = last;
      const ofSource = this.#known.get(source);
      ofSource?.delete(target);
      if (ofSource?.size === 0) this.#known.delete(source);
    }
    target._send(event);
  }
}
