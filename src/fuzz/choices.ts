/** Answers as the places of the options taken, and how tapes of them are made smaller. */
export type ChoiceSequence = readonly number[];

/** Answers that are not the first option: what a reader of the case must follow. */
export const countChoices = (tape: ChoiceSequence): number => tape.filter((place) => place > 0).length;

export const isShorter = (one: ChoiceSequence, other: ChoiceSequence): boolean => {
  const less = countChoices(one) - countChoices(other);
  return less < 0 || (less === 0 && one.length < other.length);
};

/** Lengths of the pieces that a tape is made smaller by, halved down to 1. */
export function* pieceSizes(tape: ChoiceSequence): Iterable<number> {
  for (let size = Math.ceil(tape.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    yield size;
  }
}

/** The tape without a piece, and with first options in its place, where that is shorter. */
export const withoutPiece = (tape: ChoiceSequence, at: number, size: number): readonly ChoiceSequence[] => {
  const before = tape.slice(0, at);
  const after = tape.slice(at + size);
  const firsts = tape.slice(at, at + size).map(() => 0);
  return [
    [...before, ...after],
    [...before, ...firsts, ...after],
  ].filter((each) => isShorter(each, tape));
};

/** All tapes that are shorter by one piece, those by the longest first. */
export function* shorterSequences(tape: ChoiceSequence): Iterable<ChoiceSequence> {
  for (const size of pieceSizes(tape)) {
    for (let at = 0; at < tape.length; at += size) yield* withoutPiece(tape, at, size);
  }
}
