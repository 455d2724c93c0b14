import type { DecisionRows } from './decision-rows.ts';
import type { SparseRows } from './sparse-rows.ts';

/** Numbers of a position and of an option, then units of both hidden layers and of the option layer. */
export interface NetSizes {
  readonly position: number;
  readonly option: number;
  readonly first: number;
  readonly second: number;
  readonly choice: number;
}

/** The layers in the order of the weights, with inputs and outputs. */
export const layersOf = ({ position, option, first, second, choice }: NetSizes) =>
  [
    ['first', position, first],
    ['second', first, second],
    ['value', second, 1],
    ['option', option, choice],
    ['context', second, choice],
    ['choice', choice, 1],
  ] as const;

export type LayerName = ReturnType<typeof layersOf>[number][0];

/** Weights input by input, then biases. */
export interface BatchLayer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

export type BatchLayers = Readonly<Record<LayerName, BatchLayer>>;

/** Number of weights and biases of a net. */
export const weightCount = (sizes: NetSizes): number =>
  layersOf(sizes).reduce((sum, [, inputs, outputs]) => sum + (inputs + 1) * outputs, 0);

/** The layers of weights in the order of `layersOf`. */
export const batchLayers = (sizes: NetSizes, all: Float32Array): BatchLayers => {
  let offset = 0;
  const take = (count: number): Float32Array => {
    offset += count;
    return all.subarray(offset - count, offset);
  };
  return Object.fromEntries(
    layersOf(sizes).map(([name, inputs, outputs]) => [
      name,
      { inputs, outputs, weights: take(inputs * outputs), bias: take(outputs) },
    ]),
  ) as unknown as BatchLayers;
};

/** Adds to `into`, from index `to` on, what one input comes to. */
const addInput = (
  { outputs, weights }: BatchLayer,
  input: number,
  value: number,
  into: Float32Array,
  to: number,
): void => {
  const row = input * outputs;
  for (let output = 0; output < outputs; output += 1) {
    into[to + output] = (into[to + output] as number) + value * (weights[row + output] as number);
  }
};

const rectify = (values: Float32Array): void => {
  for (let index = 0; index < values.length; index += 1) {
    if ((values[index] as number) < 0) values[index] = 0;
  }
};

const addSparse = (
  layer: BatchLayer,
  rows: SparseRows,
  row: number,
  into: Float32Array,
  to: number,
): void => {
  const { starts, at, values } = rows;
  const end = starts[row + 1] as number;
  for (let index = starts[row] as number; index < end; index += 1) {
    addInput(layer, at[index] as number, values[index] as number, into, to);
  }
};

const addDense = (layer: BatchLayer, from: Float32Array, into: Float32Array): void => {
  for (let input = 0; input < layer.inputs; input += 1) {
    const value = from[input] as number;
    if (value !== 0) addInput(layer, input, value, into, 0);
  }
};

const single = ({ weights, bias }: BatchLayer, from: Float32Array): number => {
  let sum = bias[0] as number;
  for (let input = 0; input < from.length; input += 1) {
    sum += (from[input] as number) * (weights[input] as number);
  }
  return sum;
};

/** What a net says of decisions. */
export interface BatchOutput {
  /** The chance to win of whoever decides, one for each decision. */
  readonly values: Float32Array;
  /** How much each option is preferred, decision after decision: the share of chance is as the exponential. */
  readonly preferences: Float32Array;
}

/** A net that rates many decisions at once. */
export class BatchNet {
  readonly #layers: BatchLayers;
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  readonly #context: Float32Array;
  readonly #choice: Float32Array;

  constructor(layers: BatchLayers) {
    this.#layers = layers;
    this.#first = new Float32Array(layers.first.outputs);
    this.#second = new Float32Array(layers.second.outputs);
    this.#context = new Float32Array(layers.context.outputs);
    this.#choice = new Float32Array(layers.choice.inputs);
  }

  rate({ positions, options, firstOptions, count }: DecisionRows): BatchOutput {
    const { first, second, value, option, context, choice } = this.#layers;
    const values = new Float32Array(count);
    const preferences = new Float32Array(options.count);
    for (let decision = 0; decision < count; decision += 1) {
      this.#first.set(first.bias);
      addSparse(first, positions, decision, this.#first, 0);
      rectify(this.#first);
      this.#second.set(second.bias);
      addDense(second, this.#first, this.#second);
      rectify(this.#second);
      values[decision] = 1 / (1 + Math.exp(-single(value, this.#second)));
      this.#context.set(option.bias);
      for (let output = 0; output < context.outputs; output += 1) {
        this.#context[output] = (this.#context[output] as number) + (context.bias[output] as number);
      }
      addDense(context, this.#second, this.#context);
      const end = firstOptions[decision + 1] as number;
      for (let row = firstOptions[decision] as number; row < end; row += 1) {
        this.#choice.set(this.#context);
        addSparse(option, options, row, this.#choice, 0);
        rectify(this.#choice);
        preferences[row] = single(choice, this.#choice);
      }
    }
    return { values, preferences };
  }
}
