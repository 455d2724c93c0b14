import { usesNet } from '../../../../src/agents/agents.ts';
import { GatechartError } from '../../../../src/core/errors.ts';
import type { FeatureEncoder } from '../../../../src/core/adapters/feature-encoder.ts';
import { featuresHash } from '../../../../src/core/adapters/feature-encoder.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import type { Job } from '../../../../src/selfplay/plan-2.ts';

/** What is played to learn from. The same plan gives the same matches, whoever plays them and in which order. */
export interface DatasetPlan {
  readonly ruleset: string;
  readonly edition: string;
  /** Plays both seats. */
  readonly agent: string;
  /** Each meets each, itself too, from either seat, in turn. */
  readonly decks: readonly string[];
  readonly games: number;
  readonly seed: number;
  /** Imagined worlds that a position is judged by; 0: none is judged. */
  readonly playouts: number;
}

/** Name and version of how such a folder is written. */
export const DATASET_FORMAT = 'gatechart-lessons/3';

/** What a folder of lessons says of itself. */
export interface StoredDatasetPlan extends DatasetPlan {
  readonly format: typeof DATASET_FORMAT;
  /** Of the rules. */
  readonly version: number;
  /** Hash of the layouts of the features. */
  readonly features: string;
  /** Numbers of a position, and of an option. */
  readonly sizes: readonly [position: number, option: number];
  /** Of what the agent goes by beside the rules, where it has a net: digest of the net. */
  readonly net?: string;
  /** By what judged positions are played on; absent where it is the rules of thumb, or none is judged. */
  readonly judgedBy?: 'net';
}

/** How a net reads a ruleset. Throws `RULESET_UNFIT` for one that has no features. */
export const requireFeatureEncoder = ({ id, featureEncoder: features }: Ruleset): FeatureEncoder => {
  if (features !== undefined) return features;
  throw new GatechartError('RULESET_UNFIT', id, 'nothing says how a net reads this ruleset');
};

/** How worlds of a ruleset are imagined, to be played on. Throws `RULESET_UNFIT` for one that imagines none. */
export const requireDeterminizer = ({ id, determinize: sampler }: Ruleset): NonNullable<Ruleset['determinize']> => {
  if (sampler !== undefined) return sampler;
  throw new GatechartError('RULESET_UNFIT', id, 'this ruleset imagines no worlds that could be played on');
};

/** Throws as `featuresOf`, and as `requireDeterminizer` where positions are to be judged. */
export const storedDatasetPlan = (plan: DatasetPlan, ruleset: Ruleset, net: string | undefined): StoredDatasetPlan => {
  const features = requireFeatureEncoder(ruleset);
  if (plan.playouts > 0) requireDeterminizer(ruleset);
  return {
    format: DATASET_FORMAT,
    ...plan,
    version: ruleset.version,
    features: featuresHash(features),
    sizes: [features.position.size, features.option.size],
    ...(net !== undefined && { net }),
    ...(plan.playouts > 0 && usesNet(plan.agent) && { judgedBy: 'net' }),
  };
};

/** A match of a plan by its number: each has decks and shuffles of its own. */
export const datasetJob = ({ agent, decks, edition, seed }: DatasetPlan, number: number): Job => {
  const deckAt = (index: number): string => decks[index % decks.length] as string;
  return {
    number,
    agents: [agent, agent],
    setup: {
      edition,
      decks: [deckAt(number), deckAt(Math.floor(number / decks.length))],
      seed,
      index: number,
    },
  };
};
