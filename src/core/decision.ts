/** A seat: 0 or 1, never who is on turn. */
export type Player = 0 | 1;

/** Both seats, in their order. */
export const PLAYERS: readonly Player[] = [0, 1];

/** The other seat. */
export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);

/** One answer to a decision. `key` is its canonical text; rulesets add a structured form beside it. */
export interface Option {
  readonly key: string;
}

/** A stop of the rules: who must choose, what is asked, by which clause, and from what. */
export interface Decision<O extends Option = Option> {
  readonly player: Player;
  readonly kind: string;
  readonly clause: string;
  /** At least two, sorted by code unit of `key`, no key twice. */
  readonly options: readonly O[];
}

const isCanonical = (options: readonly Option[]): boolean =>
  options.every(({ key }, index) => index === 0 || (options[index - 1] as Option).key < key);

/** Sorts options by code unit and keeps one of those that mean the same. */
export const canonicalOptions = <O extends Option>(options: readonly O[]): readonly O[] => {
  if (isCanonical(options)) return options;
  const sorted = [...options].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return sorted.filter((option, index) => index === 0 || option.key !== sorted[index - 1]?.key);
};
