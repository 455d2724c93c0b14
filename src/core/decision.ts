/** The index of a player, 0 or 1. It does not depend on whose turn it is. */
export type Player = 0 | 1;

/** Both players, in order. */
export const PLAYERS: readonly Player[] = [0, 1];

/** Returns the other player. */
export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);

/** One legal action of a decision. `key` is its canonical text. Rulesets add a structured form. */
export interface Option {
  readonly key: string;
}

/** A point where the rules wait for a player: the player, the kind of decision, its clause and its options. */
export interface Decision<O extends Option = Option> {
  readonly player: Player;
  readonly kind: string;
  readonly clause: string;
  /** At least two options, sorted by the code units of `key`. No key occurs twice. */
  readonly options: readonly O[];
}

const isCanonical = (options: readonly Option[]): boolean =>
  options.every(({ key }, index) => index === 0 || (options[index - 1] as Option).key < key);

/** Returns the options sorted by the code units of `key`, without duplicate keys. */
export const canonicalOptions = <O extends Option>(options: readonly O[]): readonly O[] => {
  if (isCanonical(options)) return options;
  const sorted = [...options].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return sorted.filter((option, index) => index === 0 || option.key !== sorted[index - 1]?.key);
};
