import type { BoardZone } from '../../core/adapters/board-view.ts';
import type { Decision } from '../../core/decision.ts';
import { Chance } from '../../core/random.ts';
import type { Match } from '../../runtime/match.ts';
import { OracleFailure } from './oracle.ts';

/** Most keys that are remembered. */
const MAX_REMEMBERED = 256;

/** How many words of keys are exchanged at a decision, and once in how many decisions the board is read for it. */
const EXCHANGED = 4;
const BOARD_ONCE_IN = 4;

/** The key with its last number raised by one. */
const withNextNumber = (key: string): string =>
  key.replace(/\d+(?=\D*$)/, (number) => String(Number(number) + 1));

const namesIn = ({ key, cards }: BoardZone): readonly string[] => [
  key,
  ...cards.flatMap(({ name }) => name?.en ?? []),
];

/** Names of the zones and of the cards that a player may know. */
const namesOnBoard = (match: Match, player: Decision['player']): readonly string[] => {
  const board = match.ruleset.renderBoard?.(match.game(), player);
  return (board?.sides ?? []).flatMap(({ rows, piles }) => [...rows.flat(), ...piles].flatMap(namesIn));
};

/**
 * Tries actions that are not legal: those that were legal earlier in the match, and legal ones with another number, another
 * first word, or another card or zone. What is tried depends on the match alone.
 */
export class IllegalActions {
  /** The clauses by which they were refused. */
  readonly clauses = new Set<string>();
  readonly #keys = new Set<string>();
  readonly #firstWords = new Set<string>();
  readonly #always: readonly string[];

  /** `always`: tried at every decision. */
  constructor(always: readonly string[] = []) {
    this.#always = always;
  }

  /** Throws `OracleFailure` if one of them is accepted, changes the game, or is refused by a clause that does not exist. */
  tryAt(match: Match, decision: Decision): void {
    const { player, options } = decision;
    const legal = new Set(options.map(({ key }) => key));
    for (const key of new Set(this.#illegalAt(match, decision))) {
      if (!legal.has(key)) this.#try(match, player, key);
    }
    for (const key of legal) {
      this.#firstWords.add(key.split(' ')[0] ?? '');
      if (this.#keys.size < MAX_REMEMBERED) this.#keys.add(key);
    }
  }

  #illegalAt(match: Match, { kind, player, options }: Decision): readonly string[] {
    const keys = options.map(({ key }) => key);
    const chance = new Chance(0, 0, [kind, ...keys].join());
    const isFirst = this.#keys.size === 0;
    const names = isFirst || chance.onceIn(BOARD_ONCE_IN) ? namesOnBoard(match, player) : [];
    const earlier = [...this.#keys];
    return [
      ...this.#always,
      withNextNumber(chance.pick(keys)),
      ...(isFirst ? [] : [chance.pick(earlier), this.#withFirstWord(chance, chance.pick(earlier))]),
      ...(names.length === 0
        ? []
        : chance.many(EXCHANGED, () => withName(chance, chance.pick([...keys, ...earlier]), names))),
    ];
  }

  #withFirstWord(chance: Chance, key: string): string {
    const [, ...others] = key.split(' ');
    return [chance.pick([...this.#firstWords]), ...others].join(' ');
  }

  #try(match: Match, player: Decision['player'], key: string): void {
    const before = match.game();
    const refusal = match.answer(player, key);
    if (refusal?.code !== 'UNKNOWN_KEY' || match.game() !== before) {
      throw new OracleFailure('refusal', `the action "${key}", which is not legal, is accepted`);
    }
    const { clause } = refusal;
    if (!Object.hasOwn(match.ruleset.clauses, clause)) {
      throw new OracleFailure('refusal', `an action is refused by clause ${clause}, which does not exist`);
    }
    this.clauses.add(clause);
  }
}

/** The key with one word behind the first exchanged for a name. */
const withName = (chance: Chance, key: string, names: readonly string[]): string => {
  const words = key.split(' ');
  return words.length < 2
    ? key
    : words.with(chance.between(1, words.length - 1), chance.pick(names)).join(' ');
};
