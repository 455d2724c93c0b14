import {
  type Decision,
  featuresHash,
  type Observation,
  type Player,
  type Ruleset,
  requireFeatureEncoder,
  requireObservationEncoder,
  toDense,
} from 'gatechart/tools';
import { DecisionEncoder, DecisionRows } from '../selfplay/decision-rows.ts';
import type { SparseRows } from '../selfplay/sparse-rows.ts';

/**
 * How observations are written: all numbers, the places of those that are not 0 with their values, what a net reads of the
 * position and of each option, or not at all.
 */
export const OBSERVATION_FORMS = ['dense', 'sparse', 'features', 'none'] as const;

export type ObservationForm = (typeof OBSERVATION_FORMS)[number];

/** What a seat may know, and the decision if the seat has to make it. */
export interface Seen {
  readonly player: Player;
  readonly view: unknown;
  readonly decision: Decision | undefined;
}

/** Writes what is seen, as JSON has it; nothing where the match is over. */
export type WriteObservation = (seen: Seen | undefined) => unknown;

/** A plain list of numbers; a spread would walk an iterator. */
const listOf = (numbers: Uint32Array | Int32Array | Float32Array | undefined): readonly number[] => {
  const length = numbers?.length ?? 0;
  const list = new Array<number>(length);
  for (let index = 0; index < length; index += 1) list[index] = numbers?.[index] as number;
  return list;
};

const writeSparse = (observation: Observation | undefined): unknown => ({
  at: listOf(observation?.at),
  values: listOf(observation?.values),
});

/** Such numbers are written with so many digits after the point, if that is the same number as a 32-bit float. */
const DIGITS = 1e7;

const shorten = (value: number): number => {
  const short = Math.round(value * DIGITS) / DIGITS;
  return Math.fround(short) === value ? short : value;
};

const writeRows = ({ at, values }: SparseRows) => ({ at: listOf(at), values: listOf(values).map(shorten) });

const writeFeatures = (ruleset: Ruleset): WriteObservation => {
  const encoder = new DecisionEncoder(requireFeatureEncoder(ruleset));
  const rows = new DecisionRows();
  return (seen) => {
    rows.clear();
    if (seen !== undefined) {
      const { player, view, decision = { player, kind: '', clause: '', options: [] } } = seen;
      encoder.encode({ player, decision, view: () => view }, rows);
    }
    const { positions, options } = rows;
    return { ...writeRows(positions), options: { starts: listOf(options.starts), ...writeRows(options) } };
  };
};

/** What writes observations of a ruleset in that form. Throws `RULESET_UNFIT` if the ruleset has no encoder for it. */
export const observationWriter = (ruleset: Ruleset, form: ObservationForm): WriteObservation => {
  if (form === 'none') return () => undefined;
  if (form === 'features') return writeFeatures(ruleset);
  const encoder = requireObservationEncoder(ruleset);
  const observe = (seen: Seen | undefined) => seen && encoder.observe(seen.view, seen.decision);
  if (form === 'sparse') return (seen) => writeSparse(observe(seen));
  return (seen) => {
    const observation = observe(seen);
    return observation === undefined ? [] : listOf(toDense(observation));
  };
};

/** The layouts of the features of a ruleset, as the server publishes them; nothing if it has none. */
export const describeFeatures = ({ featureEncoder }: Ruleset) =>
  featureEncoder && {
    hash: featuresHash(featureEncoder),
    position: featureEncoder.position,
    option: featureEncoder.option,
  };
