import {
  type FeatureEncoder,
  featuresHash,
  GatechartError,
  layerFrom,
  type NetFile,
  type Ruleset,
} from 'gatechart/tools';
import { layersOf, type NetSizes } from './batch-net.ts';

/** A net whose weights a run starts with, as the learner reads it. */
export interface InitialWeights {
  readonly sizes: NetSizes;
  readonly weights: Float32Array;
}

const isPrefix = (earlier: FeatureEncoder, newest: FeatureEncoder): boolean =>
  (['position', 'option'] as const).every((part) =>
    earlier[part].fields.every(({ name }, index) => newest[part].fields[index]?.name === name),
  );

/**
 * The weights of a net for a ruleset, of its features or of earlier ones that the present ones begin with. Throws
 * `NET_UNFIT` for a net of another ruleset or of other features, and for one that has more units than is to be trained.
 */
export const initialWeights = (
  { id, featureEncoder, earlierFeatureEncoders = [] }: Ruleset,
  { ruleset, features, layers }: NetFile,
  wanted: NetSizes,
  place: string,
): InitialWeights => {
  const unfit = (reason: string) => new GatechartError('NET_UNFIT', place, reason);
  if (ruleset !== id) throw unfit(`the net was trained for ${ruleset}, not for ${id}`);
  const known = [featureEncoder, ...earlierFeatureEncoders].filter((encoder) => encoder !== undefined);
  const own = known.find((encoder) => featuresHash(encoder) === features);
  if (own === undefined || known[0] === undefined || !isPrefix(own, known[0])) {
    throw unfit(`the net was trained with the features ${features}, which ${id} does not begin with`);
  }
  const sizes: NetSizes = {
    position: layers.first.inputs,
    option: layers.option.inputs,
    first: layers.first.outputs,
    second: layers.second.outputs,
    choice: layers.choice.inputs,
  };
  const larger = (Object.keys(sizes) as (keyof NetSizes)[]).find((key) => sizes[key] > wanted[key]);
  if (larger !== undefined) {
    throw unfit(`the net has ${sizes[larger]} units in a layer that is to have ${wanted[larger]}`);
  }
  const parts = layersOf(sizes).flatMap(([name]) => {
    const { weights, bias } = layerFrom(layers[name]);
    return [...weights, ...bias];
  });
  return { sizes, weights: Float32Array.from(parts) };
};
