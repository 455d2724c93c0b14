import { z } from 'zod';
import { GatechartError } from '../../core/errors.ts';

/** Name and version of how a net is written down: with 16 bits for a weight, or compactly with 8. */
export const NET_FORMAT = 'gatechart-net/1';
export const COMPACT_NET_FORMAT = 'gatechart-net/2';

/** No number of a net is larger. */
const LARGEST = 1e6;

const size = z.int().positive().max(65_536);

const biases = z.array(z.number().min(-LARGEST).max(LARGEST));

const bytesIn = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.length - base64.replace(/=+$/, '').length);

/** A layer: `weights` are its rows, an output each, as 16-bit integers (little-endian, base64) by `scale`. */
const layer = z
  .strictObject({
    inputs: size,
    outputs: size,
    scale: z
      .number()
      .nonnegative()
      .max(LARGEST / 2 ** 15),
    weights: z.base64(),
    bias: biases,
  })
  .refine(
    ({ inputs, outputs, weights, bias }) =>
      bias.length === outputs && bytesIn(weights) === 2 * inputs * outputs,
    'must have one weight for each input and output',
  );

const bitsOf = (base64: string): readonly number[] =>
  [...atob(base64)].flatMap((letter) =>
    Array.from({ length: 8 }, (_, bit) => (letter.charCodeAt(0) >> bit) & 1),
  );

/**
 * A layer in few bytes: `met` has a bit for each input (the lowest first, base64) and says which have weights, the others
 * have 0. `weights` are theirs input by input, as 8-bit integers (base64) by the scale of each output.
 */
const compactLayer = z
  .strictObject({
    inputs: size,
    outputs: size,
    met: z.base64(),
    scales: z.array(
      z
        .number()
        .nonnegative()
        .max(LARGEST / 2 ** 7),
    ),
    weights: z.base64(),
    bias: biases,
  })
  .refine(({ inputs, outputs, met, scales, weights, bias }) => {
    const bits = bitsOf(met);
    return (
      bias.length === outputs &&
      scales.length === outputs &&
      bits.length === 8 * Math.ceil(inputs / 8) &&
      bytesIn(weights) === outputs * bits.slice(0, inputs).filter((bit) => bit === 1).length
    );
  }, 'must have one weight for each input that was met and each output');

/** What the net is made of: each layer feeds on what stands behind its name. */
const layersOf = <Layer extends z.ZodType>(layer: Layer) =>
  z.strictObject({
    /** The position. */
    first: layer,
    /** `first`, with what is below 0 made 0. */
    second: layer,
    /** `second`, likewise: the chance to win before it is squashed. */
    value: layer,
    /** An option. */
    option: layer,
    /** `second`, likewise; added to `option`. */
    context: layer,
    /** The sum of both, likewise: how much the option is to be preferred. */
    choice: layer,
  });

const about = {
  ruleset: z.string(),
  /** Of the rules. */
  version: z.int(),
  /** Hash of the layouts of what is read. */
  features: z.string(),
  /** What made it. */
  made: z.record(z.string(), z.json()),
};

/** A trained net as its file has it. */
const netSchema = z.discriminatedUnion(
  'format',
  [
    z.strictObject({ format: z.literal(NET_FORMAT), ...about, layers: layersOf(layer) }),
    z.strictObject({ format: z.literal(COMPACT_NET_FORMAT), ...about, layers: layersOf(compactLayer) }),
  ],
  `the format must be ${NET_FORMAT} or ${COMPACT_NET_FORMAT}`,
);

export type NetFile = Readonly<z.output<typeof netSchema>>;
export type SerializedLayer = NetFile['layers']['first'];
export type CompactLayer = Readonly<z.output<typeof compactLayer>>;

/** A net that was written down. Throws `BAD_NET` at that place. */
export const readNet = (value: unknown, place: string): NetFile => {
  const read = netSchema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = issue?.path.join('.') ?? '';
  throw new GatechartError(
    'BAD_NET',
    path === '' ? place : `${place} ${path}`,
    issue?.message ?? 'the file is not a neural network',
  );
};

/** Weights input by input, so that an input that is 0 costs nothing. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

const bytesOf = (base64: string): DataView =>
  new DataView(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer);

const compactWeights = ({ inputs, outputs, met, scales, weights }: CompactLayer): Float64Array => {
  const integers = bytesOf(weights);
  const spread = new Float64Array(inputs * outputs);
  let next = 0;
  for (const [input, bit] of bitsOf(met).entries()) {
    if (bit === 0 || input >= inputs) continue;
    for (let output = 0; output < outputs; output += 1) {
      spread[input * outputs + output] = (scales[output] as number) * integers.getInt8(next);
      next += 1;
    }
  }
  return spread;
};

/** A layer as it was written down. */
export const layerFrom = (written: SerializedLayer): Layer => {
  const { inputs, outputs, weights } = written;
  const bias = Float64Array.from(written.bias);
  if ('met' in written) return { inputs, outputs, weights: compactWeights(written), bias };
  const integers = bytesOf(weights);
  const turned = new Float64Array(inputs * outputs);
  for (let output = 0; output < outputs; output += 1) {
    for (let input = 0; input < inputs; input += 1) {
      turned[input * outputs + output] =
        written.scale * integers.getInt16(2 * (output * inputs + input), true);
    }
  }
  return { inputs, outputs, weights: turned, bias };
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
