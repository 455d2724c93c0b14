import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkReads } from '../../agents/net/net.ts';
import { sharesOf, squashed } from '../../agents/net/shares.ts';
import type { Player } from '../../kernel/decision.ts';
import { GatechartError } from '../../kernel/error.ts';
import { type Features, featuresHash } from '../../kernel/faces/learning/features.ts';
import type { Value } from '../../kernel/faces/value.ts';
import type { Baton } from '../../kernel/fact.ts';
import type { Question } from '../../kernel/question.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { readOnnxNet } from './file.ts';
import { type Model, openModel, type Said } from './model.ts';

interface Waiting {
  readonly position: Float32Array;
  /** Of all options one after the other. */
  readonly options: Float32Array;
  readonly count: number;
  readonly told: (said: Said) => void;
  readonly failed: (error: unknown) => void;
}

const joined = (parts: readonly Float32Array[]): Float32Array => {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/**
 * A net that tells as `Net` does, but in batches: who asks waits until everybody who plays at the same time has asked and waits as
 * well, and then all are told at once. What one is told does not depend on who else asks.
 */
export class BatchedNet {
  readonly #ruleset: Ruleset;
  readonly #features: Features;
  readonly #model: Model;
  #waiting: Waiting[] = [];
  #hasLeft = false;

  constructor(ruleset: Ruleset, features: Features, model: Model) {
    this.#ruleset = ruleset;
    this.#features = features;
    this.#model = model;
  }

  /** How likely each option of a question is to be the best, in their order: shares that sum to 1. */
  async shares(question: Question): Promise<readonly number[]> {
    const view = question.view();
    const count = question.decision.options.length;
    const options = new Float32Array(count * this.#features.option.size);
    this.#features.readOptions({ ...question, view: () => view }, options);
    const { preferences } = await this.#ask(view, options, count);
    return sharesOf([...preferences]);
  }

  /** What a position is worth to player 0 by what each of both players sees of it. */
  async worth(game: Baton): Promise<Value> {
    const [own, other] = await Promise.all([this.#chanceOf(game, 0), this.#chanceOf(game, 1)]);
    return (own + 1 - other) / 2;
  }

  /** Tells nobody any more: who waits, and who asks from now on, has an error. */
  leave(): void {
    this.#hasLeft = true;
  }

  async #chanceOf(game: Baton, player: Player): Promise<number> {
    const view = this.#ruleset.glance?.(game, player) ?? this.#ruleset.view(game, player);
    const { values } = await this.#ask(view, new Float32Array(0), 0);
    return squashed(values[0] as number);
  }

  #ask(view: unknown, options: Float32Array, count: number): Promise<Said> {
    const position = new Float32Array(this.#features.position.size);
    this.#features.readPosition(view, position);
    return new Promise((told, failed) => {
      // By the next turn of the event loop nobody goes on who does not wait for an answer.
      if (this.#waiting.length === 0) void nextTurn().then(() => this.#tell());
      this.#waiting.push({ position, options, count, told, failed });
    });
  }

  async #tell(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      if (this.#hasLeft) throw new GatechartError('STOPPED', 'net', 'the net tells nobody any more');
      const { values, preferences } = await this.#model.run({
        positions: joined(waiting.map(({ position }) => position)),
        options: joined(waiting.map(({ options }) => options)),
        owner: BigInt64Array.from(
          waiting.flatMap(({ count }, index) => Array.from({ length: count }, () => BigInt(index))),
        ),
      });
      let at = 0;
      for (const [index, { count, told }] of waiting.entries()) {
        told({
          values: values.subarray(index, index + 1),
          preferences: preferences.subarray(at, at + count),
        });
        at += count;
      }
    } catch (error) {
      for (const { failed } of waiting) failed(error);
    }
  }
}

/**
 * The net of a file and of the ONNX file beside it, for a ruleset. Throws `AGENT_UNFIT` where the ruleset has no features, `NET_UNFIT`
 * for a net of another ruleset or of other features, `BAD_NET` for what is no net, and as `openModel`.
 */
export const batchedNetFrom = async (
  ruleset: Ruleset,
  { net, model }: { readonly net: unknown; readonly model: Uint8Array },
  place: string,
): Promise<BatchedNet> => {
  const { id, features } = ruleset;
  if (features === undefined) {
    throw new GatechartError('AGENT_UNFIT', 'net', `nothing says how a net reads ${id}`);
  }
  checkReads(readOnnxNet(net, place), { ruleset: id, features: featuresHash(features) }, place);
  return new BatchedNet(
    ruleset,
    features,
    await openModel(model, [features.position.size, features.option.size], place),
  );
};
