import type { Arbitrary, Random, Stream, Value } from 'fast-check';
import { fc } from './arbitraries.ts';

/** Values that are drawn in one way and made simpler in another. */
class CustomShrinking<T> extends fc.Arbitrary<T> {
  readonly #drawn: Arbitrary<T>;
  readonly #simpler: (value: T) => Iterable<T>;

  constructor(drawn: Arbitrary<T>, simpler: (value: T) => Iterable<T>) {
    super();
    this.#drawn = drawn;
    this.#simpler = simpler;
  }

  generate(random: Random, biasFactor: number | undefined): Value<T> {
    return new fc.Value(this.#drawn.generate(random, biasFactor).value, undefined);
  }

  canShrinkWithoutContext(value: unknown): value is T {
    return this.#drawn.canShrinkWithoutContext(value);
  }

  shrink(value: T): Stream<Value<T>> {
    const simpler = this.#simpler(value);
    return fc.stream(
      (function* values() {
        for (const each of simpler) yield new fc.Value(each, undefined);
      })(),
    );
  }
}

/** What an arbitrary draws, made simpler in a way of one's own. */
export const withShrinking = <T>(drawn: Arbitrary<T>, simpler: (value: T) => Iterable<T>): Arbitrary<T> =>
  new CustomShrinking(drawn, simpler);
