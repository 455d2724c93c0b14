import { Buffer } from 'node:buffer';
import { COMPACT_NET_FORMAT, type CompactLayer, type NetFile } from 'gatechart/tools';
import type { BatchLayer, BatchLayers } from './batch-net.ts';

const LARGEST = 127;
const DIGITS = 6;

const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const serializeLayer = ({ inputs, outputs, weights, bias }: BatchLayer): CompactLayer => {
  const weightAt = (input: number, output: number): number => weights[input * outputs + output] as number;
  const scales = indices(outputs).map((output) => {
    const most = indices(inputs).reduce(
      (largest, input) => Math.max(largest, Math.abs(weightAt(input, output))),
      0,
    );
    return Number((most / LARGEST).toExponential(DIGITS));
  });
  const wholeAt = (input: number, output: number): number => {
    const whole = Math.round(weightAt(input, output) / (scales[output] || 1));
    return Math.max(-LARGEST, Math.min(LARGEST, whole));
  };
  const met = Buffer.alloc(Math.ceil(inputs / 8));
  const integers: number[] = [];
  for (const input of indices(inputs)) {
    const row = indices(outputs).map((output) => wholeAt(input, output));
    if (row.every((whole) => whole === 0)) continue;
    met[input >> 3] = (met[input >> 3] as number) | (1 << (input & 7));
    integers.push(...row);
  }
  return {
    inputs,
    outputs,
    met: met.toString('base64'),
    scales,
    weights: Buffer.from(Int8Array.from(integers).buffer).toString('base64'),
    bias: Array.from(bias, (number) => Number(number.toFixed(DIGITS))),
  };
};

/** Layers as the file of a net, with the weights in 8 bits. `made` says how. */
export const serializeNet = (
  layers: BatchLayers,
  about: Pick<NetFile, 'ruleset' | 'version' | 'features' | 'made'>,
): NetFile => ({
  format: COMPACT_NET_FORMAT,
  ...about,
  layers: {
    first: serializeLayer(layers.first),
    second: serializeLayer(layers.second),
    value: serializeLayer(layers.value),
    option: serializeLayer(layers.option),
    context: serializeLayer(layers.context),
    choice: serializeLayer(layers.choice),
  },
});
