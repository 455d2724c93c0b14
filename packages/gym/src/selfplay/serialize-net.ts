import { Buffer } from 'node:buffer';
import { NET_FORMAT, type NetFile } from 'gatechart/tools';
import type { BatchLayer, BatchLayers } from './batch-net.ts';

const LARGEST = 32_767;
const DIGITS = 6;

const serializeLayer = ({ inputs, outputs, weights, bias }: BatchLayer) => {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const scale = Number((most / LARGEST).toExponential(DIGITS));
  const integers = Buffer.alloc(2 * inputs * outputs);
  for (let output = 0; output < outputs; output += 1) {
    for (let input = 0; input < inputs; input += 1) {
      const whole = Math.round((weights[input * outputs + output] as number) / (scale || 1));
      const held = Math.max(-LARGEST, Math.min(LARGEST, whole));
      integers.writeInt16LE(held, 2 * (output * inputs + input));
    }
  }
  return {
    inputs,
    outputs,
    scale,
    weights: integers.toString('base64'),
    bias: Array.from(bias, (number) => Number(number.toFixed(DIGITS))),
  };
};

/** Layers as the file of a net. `made` says how. */
export const serializeNet = (
  layers: BatchLayers,
  about: Pick<NetFile, 'ruleset' | 'version' | 'features' | 'made'>,
): NetFile => ({
  format: NET_FORMAT,
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
