/** An option as a person may name it. */
export interface Nameable {
  readonly key: string;
  /** What it says beside its key. */
  readonly text: string;
  /** The cards it is about, in every language. */
  readonly cards: readonly string[];
}

/** Without regard to case, and to the wide forms of letters and digits that Japanese keyboards write. */
const normalized = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/**
 * The places of the options that a typed text names: as their number, key, text or card, else those where one of these
 * but the number begins so.
 */
export const matchOptions = (typed: string, options: readonly Nameable[]): readonly number[] => {
  const wanted = normalized(typed);
  if (wanted === '') return [];
  if (/^\d+$/.test(wanted)) {
    const at = Number(wanted) - 1;
    return options[at] === undefined ? [] : [at];
  }
  const places = (fits: (name: string) => boolean): readonly number[] =>
    options.flatMap(({ key, text, cards }, at) => ([key, text, ...cards].map(normalized).some(fits) ? [at] : []));
  const inFull = places((name) => name === wanted);
  return inFull.length > 0 ? inFull : places((name) => name.startsWith(wanted));
};
