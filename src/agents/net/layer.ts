import type { SerializedLayer } from './net-file.ts';

/** Weights input by input, so that an input that is 0 costs nothing. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

/** A layer as it was written down, row by row. */
export const layerFrom = ({ inputs, outputs, scale, weights, bias }: SerializedLayer): Layer => {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const integers = new DataView(bytes.buffer);
  const turned = new Float64Array(inputs * outputs);
  for (let output = 0; output < outputs; output += 1) {
    for (let input = 0; input < inputs; input += 1) {
      turned[input * outputs + output] = scale * integers.getInt16(2 * (output * inputs + input), true);
    }
  }
  return { inputs, outputs, weights: turned, bias: Float64Array.from(bias) };
};

/** Adds what the inputs from `at` on come to. */
export const addLayer = (
  { inputs, outputs, weights }: Layer,
  from: Float32Array | Float64Array,
  at: number,
  into: Float64Array,
): void => {
  for (let input = 0; input < inputs; input += 1) {
    const value = from[at + input] as number;
    if (value === 0) continue;
    const row = input * outputs;
    for (let output = 0; output < outputs; output += 1) {
      into[output] = (into[output] as number) + value * (weights[row + output] as number);
    }
  }
};

/** Makes 0 what is below. */
export const rectify = (values: Float64Array): void => {
  for (let index = 0; index < values.length; index += 1) {
    if ((values[index] as number) < 0) values[index] = 0;
  }
};

/** What a layer of one output gives. */
export const singleOutput = ({ inputs, weights, bias }: Layer, from: Float64Array): number => {
  let sum = bias[0] as number;
  for (let input = 0; input < inputs; input += 1) {
    sum += (from[input] as number) * (weights[input] as number);
  }
  return sum;
};
