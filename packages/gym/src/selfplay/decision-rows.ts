import type { FeatureEncoder, Question } from 'gatechart/tools';
import { SparseRows } from './sparse-rows.ts';

/** Decisions in the features of a ruleset: a row of numbers for each position, and one for each option. */
export class DecisionRows {
  readonly positions = new SparseRows();
  readonly options = new SparseRows();
  /** The first row in `options` of each decision, and the number of rows at the end. */
  readonly firstOptions: number[] = [0];

  get count(): number {
    return this.positions.count;
  }

  clear(): void {
    this.positions.clear();
    this.options.clear();
    this.firstOptions.length = 1;
  }

  /** Adds a decision of other rows. */
  push(rows: DecisionRows, decision: number): void {
    this.positions.pushRow(rows.positions, decision);
    const end = rows.firstOptions[decision + 1] as number;
    for (let row = rows.firstOptions[decision] as number; row < end; row += 1) {
      this.options.pushRow(rows.options, row);
    }
    this.firstOptions.push(this.options.count);
  }
}

/** Encodes questions into rows; its arrays are used again for each question. */
export class DecisionEncoder {
  readonly #features: FeatureEncoder;
  readonly #position: Float32Array;
  #options = new Float32Array(0);

  constructor(features: FeatureEncoder) {
    this.#features = features;
    this.#position = new Float32Array(features.position.size);
  }

  encode(question: Question, into: DecisionRows): void {
    const { position, option } = this.#features;
    const count = question.decision.options.length;
    const view = question.view();
    this.#position.fill(0);
    this.#features.encodePosition(view, this.#position);
    into.positions.pushDense(this.#position, 0, position.size);
    if (this.#options.length < count * option.size) this.#options = new Float32Array(count * option.size);
    else this.#options.fill(0, 0, count * option.size);
    if (count > 0) this.#features.encodeOptions({ ...question, view: () => view }, this.#options);
    for (let index = 0; index < count; index += 1) {
      into.options.pushDense(this.#options, index * option.size, option.size);
    }
    into.firstOptions.push(into.options.count);
  }
}
