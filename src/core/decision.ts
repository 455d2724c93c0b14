import { GatechartError } from './errors.ts';

/** The index of a player, 0 or 1. It does not depend on whose turn it is. */
export type Player = 0 | 1;

/** Both players, in order. */
export const PLAYERS: readonly Player[] = [0, 1];

/** Returns the other player. */
export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);

/**
 * One legal action of a decision. `key` is its canonical text. It is also the event that the process at work receives:
 * `type` is its move, such as `attack`, and rulesets add what belongs to the move.
 */
export interface Option {
  readonly key: string;
  readonly type?: string;
}

/** An option without a move, as the process at work receives it. */
export interface AnswerEvent<O extends Option = Option> {
  readonly type: 'answer';
  readonly option: O;
}

/** The events that the options of a ruleset are. */
export type MoveOf<O extends Option> = O extends { readonly type: string } ? O : AnswerEvent<O>;

/** Returns whether the only option is a move of that type. */
export const isOnlyMove = ([only, another]: readonly Option[], type: string): boolean =>
  only?.type === type && another === undefined;

/** Returns the option that is chosen without a question, as it is the only one. */
export const onlyOption = <O extends Option>([only, another]: readonly O[]): O => {
  if (only === undefined || another !== undefined)
    throw new Error('one option was to be there, and no other');
  return only;
};

/** Whether XState and the runtimes send events of that type themselves. */
export const isReserved = (type: string): boolean => /^(?:xstate|gatechart)\./.test(type);

/** Returns the event that an option is. Throws `CHART_UNSUPPORTED` for a `type` that no move can have. */
export const moveOf = <O extends Option>(option: O): MoveOf<O> => {
  const { type, key } = option;
  if (type === undefined) return { type: 'answer', option } as MoveOf<O>;
  if (typeof type === 'string' && !isReserved(type) && !type.includes('*')) return option as MoveOf<O>;
  throw new GatechartError(
    'CHART_UNSUPPORTED',
    key,
    `an option cannot have the type ${JSON.stringify(type)}`,
  );
};

/** A point where the rules wait for a player: the player, the kind of decision, its clause and its options. */
export interface Decision<O extends Option = Option> {
  readonly player: Player;
  readonly kind: string;
  readonly clause: string;
  /**
   * At least two options, or one in a kind of `bluffWindows`, sorted by the code units of `key`. No key occurs twice.
   */
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
