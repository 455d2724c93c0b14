import type { Decision } from '../core/decision.ts';
import type { Chance } from '../core/random.ts';
import type { Coverage } from './coverage/coverage.ts';
import type { ChooseOption } from './run-case.ts';

/** A sequence of answers, each as the index of the chosen option. */
export type ChoiceSequence = readonly number[];

/** Answers that are not the first option: what a reader of the case must follow. */
export const countChoices = (sequence: ChoiceSequence): number =>
  sequence.filter((place) => place > 0).length;

export const isShorter = (one: ChoiceSequence, other: ChoiceSequence): boolean => {
  const less = countChoices(one) - countChoices(other);
  return less < 0 || (less === 0 && one.length < other.length);
};

/** Lengths of the pieces that a sequence is made smaller by, halved down to 1. */
export function* pieceSizes(sequence: ChoiceSequence): Iterable<number> {
  for (let size = Math.ceil(sequence.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    yield size;
  }
}

/** The sequence without a piece, and with first options in its place, where that is shorter. */
export const withoutPiece = (
  sequence: ChoiceSequence,
  at: number,
  size: number,
): readonly ChoiceSequence[] => {
  const before = sequence.slice(0, at);
  const after = sequence.slice(at + size);
  const firsts = sequence.slice(at, at + size).map(() => 0);
  return [
    [...before, ...after],
    [...before, ...firsts, ...after],
  ].filter((each) => isShorter(each, sequence));
};

/** All tapes that are shorter by one piece, those by the longest first. */
export function* shorterSequences(sequence: ChoiceSequence): Iterable<ChoiceSequence> {
  for (const size of pieceSizes(sequence)) {
    for (let at = 0; at < sequence.length; at += size) yield* withoutPiece(sequence, at, size);
  }
}

const MAX_WEIGHT = 64;

/** The less something was reached, the more it is wanted. */
export const rarityWeight = (count: number): number => Math.max(1, Math.round(MAX_WEIGHT / (1 + count)));

/** What an option is a case of: its question and its key without numbers. */
const choiceName = ({ kind }: Decision, key: string): string => `${kind} ${key.replaceAll(/\d+/g, '#')}`;

/** In how many a choice is left out of a case. */
const LEFT_OUT = [0, 0, 4, 2] as const;
const STYLES = ['even', 'wanted', 'wanted'] as const;

/**
 * How one case chooses: evenly, or what was taken least; and without a random part of the kinds of option, so that some
 * cases do a few things often.
 */
export const chooserFor = (chance: Chance, coverage: Coverage, longest: number): ChooseOption => {
  const style = chance.pick(STYLES);
  const leftOut = chance.pick(LEFT_OUT);
  const fate = new Map<string, boolean>();
  const isLeftOut = (name: string): boolean => {
    const known = fate.get(name) ?? (leftOut > 0 && chance.onceIn(leftOut));
    fate.set(name, known);
    return known;
  };
  return (decision, answered) => {
    if (answered >= longest) return undefined;
    const { options } = decision;
    const names = options.map(({ key }) => choiceName(decision, key));
    const isAllOut = names.every(isLeftOut);
    const weights = names.map((name) => {
      if (!isAllOut && isLeftOut(name)) return 0;
      return style === 'even' ? 1 : rarityWeight(coverage.count('choice', name));
    });
    const place = chance.weighted(weights);
    coverage.add('choice', names[place] as string);
    return place;
  };
};

/** Takes options by their keys where they are on offer; otherwise chooses on its own. */
export const followAll =
  (keys: readonly string[], own: ChooseOption): ChooseOption =>
  (decision, answered) => {
    const place = decision.options.findIndex(({ key }) => key === keys[answered]);
    return place < 0 ? own(decision, answered) : place;
  };

/** As `followAll`, with all of the keys or those up to a random place. */
export const followKeys = (chance: Chance, keys: readonly string[], own: ChooseOption): ChooseOption =>
  followAll(chance.onceIn(2) ? keys : keys.slice(0, chance.below(keys.length + 1)), own);

/** Goes on with the first answers of a sequence, then on its own. */
export const continueSequence =
  (sequence: ChoiceSequence, kept: number, further: ChooseOption): ChooseOption =>
  (decision, answered) =>
    answered < kept ? sequence[answered] : further(decision, answered);

/** How far before the place of interest a case leaves the one that it goes on from. */
const NEAR = 2;

/** How many answers are kept of a sequence that is interesting at some place: any number, or up to near that place. */
export const keptAnswers = (chance: Chance, { length }: ChoiceSequence, at: number): number =>
  chance.onceIn(2) ? chance.below(length + 1) : Math.max(0, Math.min(length, at) - chance.below(NEAR + 1));

/** Another answer may be any option: what lies beyond those of a decision is counted round and round. */
const MAX_OPTIONS = 64;

/** The sequence with one answer changed. */
export const withOneChanged = (chance: Chance, sequence: ChoiceSequence): ChoiceSequence =>
  sequence.length === 0 ? sequence : sequence.with(chance.below(sequence.length), chance.below(MAX_OPTIONS));
