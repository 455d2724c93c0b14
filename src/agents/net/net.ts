import { type FeatureEncoder, featuresHash } from '../../core/adapters/feature-encoder.ts';
import { GatechartError } from '../../core/errors.ts';
import { memo } from '../../core/hot-path.ts';
import type { Question } from '../../core/question.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { addLayer, type Layer, layerFrom, type NetFile, readNet, rectify, singleOutput } from './net-file.ts';

/** What is preferred so much as shares that sum to 1: each as its exponential. */
export const softmax = (preferences: readonly number[]): readonly number[] => {
  const most = Math.max(...preferences);
  const powers = preferences.map((preference) => Math.exp(preference - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

/** A chance, from 0 to 1, of what a last layer gave. */
export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

type Layers = Readonly<Record<keyof NetFile['layers'], Layer>>;

const layersFrom = ({ first, second, value, option, context, choice }: NetFile['layers']): Layers => ({
  first: layerFrom(first),
  second: layerFrom(second),
  value: layerFrom(value),
  option: layerFrom(option),
  context: layerFrom(context),
  choice: layerFrom(choice),
});

/** A net that tells from what a player may know how likely it is to win, and which options it prefers. */
export class Net {
  readonly #features: FeatureEncoder;
  readonly #layers: Layers;
  readonly #position: Float32Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #context: Float64Array;
  readonly #choice: Float64Array;
  #options: Float32Array = new Float32Array(0);

  constructor(features: FeatureEncoder, file: NetFile) {
    this.#features = features;
    this.#layers = layersFrom(file.layers);
    this.#position = new Float32Array(features.position.size);
    this.#first = new Float64Array(this.#layers.first.outputs);
    this.#second = new Float64Array(this.#layers.second.outputs);
    this.#context = new Float64Array(this.#layers.context.outputs);
    this.#choice = new Float64Array(this.#layers.choice.inputs);
  }

  /** The chance to win of whose view it is. */
  winProbability(view: unknown): number {
    this.#read(view);
    return sigmoid(singleOutput(this.#layers.value, this.#second));
  }

  /** How likely each option of a question is to be the best, in their order: shares that sum to 1. */
  probabilities(question: Question): readonly number[] {
    return softmax(this.preferences(question));
  }

  /** How much each option of a question is to be preferred, in their order: the share of chance is as the exponential. */
  preferences(question: Question): readonly number[] {
    const { option, context, choice } = this.#layers;
    const { size } = this.#features.option;
    const count = question.decision.options.length;
    const view = question.view();
    this.#read(view);
    this.#context.set(option.bias);
    for (const [index, bias] of context.bias.entries()) {
      this.#context[index] = (this.#context[index] as number) + bias;
    }
    addLayer(context, this.#second, 0, this.#context);
    if (this.#options.length < count * size) this.#options = new Float32Array(count * size);
    else this.#options.fill(0, 0, count * size);
    this.#features.encodeOptions({ ...question, view: () => view }, this.#options);
    return question.decision.options.map((_, index) => {
      this.#choice.set(this.#context);
      addLayer(option, this.#options, index * size, this.#choice);
      rectify(this.#choice);
      return singleOutput(choice, this.#choice);
    });
  }

  #read(view: unknown): void {
    const { first, second } = this.#layers;
    this.#position.fill(0);
    this.#features.encodePosition(view, this.#position);
    this.#first.set(first.bias);
    addLayer(first, this.#position, 0, this.#first);
    rectify(this.#first);
    this.#second.set(second.bias);
    addLayer(second, this.#first, 0, this.#second);
    rectify(this.#second);
  }
}

/** What a net must have been trained for. */
export interface NetRequirements {
  readonly ruleset: string;
  /** Hash of the layouts of the features. */
  readonly features: string;
  /** Numbers of a position, and of an option. */
  readonly sizes: readonly [position: number, option: number];
}

/** Whether the layers fit each other and what is read. */
const fits = ({ layers }: NetFile, [position, ofOption]: NetRequirements['sizes']): boolean => {
  const { first, second, value, context, choice } = layers;
  return (
    first.inputs === position &&
    second.inputs === first.outputs &&
    value.inputs === second.outputs &&
    value.outputs === 1 &&
    layers.option.inputs === ofOption &&
    context.inputs === second.outputs &&
    context.outputs === layers.option.outputs &&
    choice.inputs === context.outputs &&
    choice.outputs === 1
  );
};

const unfit = (place: string, reason: string) => new GatechartError('NET_UNFIT', place, reason);

/** Throws `NET_UNFIT` for a net of another ruleset or of other features, and for layers that do not fit. */
export const checkTrainedFor = (
  file: NetFile,
  { ruleset, features, sizes }: NetRequirements,
  place: string,
): void => {
  if (file.ruleset !== ruleset) {
    throw unfit(place, `the net was trained for ${file.ruleset}, not for ${ruleset}`);
  }
  if (file.features !== features) {
    throw unfit(
      place,
      `the net was trained with the features ${file.features}; ${ruleset} has the features ${features}`,
    );
  }
  if (!fits(file, sizes)) throw unfit(place, 'the sizes of its layers do not fit each other or the features');
};

/**
 * The net of a file for a ruleset. Throws `AGENT_UNFIT` where the ruleset has no features, `BAD_NET` for what is no net, and
 * as `checkTrainedFor`.
 */
export const netFrom = (
  { id, featureEncoder, earlierFeatureEncoders = [] }: Ruleset,
  value: unknown,
  place: string,
): Net => {
  if (featureEncoder === undefined) {
    throw new GatechartError(
      'AGENT_UNFIT',
      'net',
      `the ruleset ${id} has no feature encoder, and a neural network needs a feature encoder`,
    );
  }
  const file = readNet(value, place);
  const features =
    earlierFeatureEncoders.find((encoder) => featuresHash(encoder) === file.features) ?? featureEncoder;
  const { position, option } = features;
  checkTrainedFor(
    file,
    { ruleset: id, features: featuresHash(features), sizes: [position.size, option.size] },
    place,
  );
  return new Net(features, file);
};

/** The net that a ruleset brings. Throws `AGENT_UNFIT` where it brings none, and as `netFrom`. */
export const netOf: (ruleset: Ruleset) => Net = memo((ruleset: Ruleset): Net => {
  const { id, net } = ruleset;
  if (net !== undefined) return netFrom(ruleset, net, `the net of ${id}`);
  throw new GatechartError('AGENT_UNFIT', 'net', `the ruleset ${id} has no neural network`);
});
