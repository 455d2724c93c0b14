import { digest } from '../core/data/digest.ts';
import type { Option, Player } from '../core/decision.ts';
import type { GameEvent, GameState, Position, Result } from '../core/game-state.ts';
import type { MatchSetup, Ruleset } from '../core/ruleset.ts';
import type { Match, Pending, Rejection, RuntimeName } from '../runtime/match.ts';
import { cardsDigest, positionDigest } from './position-digest.ts';
import { type BodyLine, RECORD_FORMAT, type RecordHeader } from './record.ts';

/** The digest that a header must have. */
export const headerDigest = ({ digest: _, ...rest }: RecordHeader): string => digest(rest);

const withDigest = (header: Omit<RecordHeader, 'digest'>): RecordHeader => ({
  ...header,
  digest: digest(header),
});

/** The header with other agents. */
export const withAgents = (
  { digest: _, ...rest }: RecordHeader,
  agents: readonly [string, string],
): RecordHeader => withDigest({ ...rest, agents });

/** The header for a match of that setup; `game` is its game, for the digest of the card data. */
export const headerFor = (
  { id, version, customSets: ownSets }: Ruleset,
  { edition, decks, seed, index }: MatchSetup,
  agents: readonly [string, string],
  game: GameState,
): RecordHeader =>
  withDigest({
    line: 'header',
    format: RECORD_FORMAT,
    ruleset: id,
    edition,
    version,
    cards: cardsDigest(game),
    ...(ownSets && { sets: ownSets }),
    decks: [...decks],
    seed,
    index,
    agents: [...agents],
  });

const chanceLine = (fact: GameEvent): BodyLine => ({ line: 'chance', fact: { ...fact } });

const resultLine = ({ winner, clause, reasons }: Result, last: string): BodyLine => ({
  line: 'result',
  ...(winner !== undefined && { winner }),
  clause,
  reasons,
  digest: last,
});

/** The lines noted where a match has come to rest; `facts` led there since it rested last. */
const linesAtRest = (match: Match, facts: readonly GameEvent[]): readonly BodyLine[] => {
  const { chance = [], checkpoints = [] } = match.ruleset.recordedEvents ?? {};
  const { result } = match.game();
  const lines = facts.filter(({ what }) => chance.includes(what)).map(chanceLine);
  const reached = () => positionDigest(match.position());
  if (result !== undefined) return [...lines, resultLine(result, reached())];
  if (!facts.some(({ what }) => checkpoints.includes(what))) return lines;
  return [...lines, { line: 'digest', digest: reached() }];
};

/** A match that notes every line of its record as it is played. Answers that are refused are not noted. */
export class RecordedMatch<G extends GameState, O extends Option, V = unknown> implements Match<G, O, V> {
  readonly ruleset: Ruleset<G, O, V>;
  readonly runtime: RuntimeName;
  readonly #match: Match<G, O, V>;
  readonly #note: (line: BodyLine) => void;

  /** `earlier`: the lines of a match that goes on, or none for a new match. */
  constructor(match: Match<G, O, V>, earlier: readonly BodyLine[], note: (line: BodyLine) => void) {
    this.ruleset = match.ruleset;
    this.runtime = match.runtime;
    this.#match = match;
    this.#note = note;
    (earlier.length > 0 ? earlier : linesAtRest(match, match.game().facts.slice())).forEach(note);
  }

  pending(): Pending<O> | undefined {
    return this.#match.pending();
  }

  answer(player: Player, key: string, question?: number): Rejection | undefined {
    const kind = this.pending()?.decision.kind ?? '';
    const refusal = this.#match.answer(player, key, question);
    if (refusal === undefined) this.#noteRest({ line: 'decision', player, kind, key }, 0);
    return refusal;
  }

  concede(player: Player): Rejection | undefined {
    const known = this.game().facts.length;
    const refusal = this.#match.concede(player);
    if (refusal === undefined) this.#noteRest({ line: 'concession', player }, known);
    return refusal;
  }

  game(): G {
    return this.#match.game();
  }

  position(): Position<G> {
    return this.#match.position();
  }

  /** Notes that the match is left before its end. */
  leave(): void {
    this.#note({ line: 'left', digest: positionDigest(this.position()) });
  }

  /** `known`: how many facts of the game were there before; an answer clears them, a concession does not. */
  #noteRest(line: BodyLine, known: number): void {
    this.#note(line);
    linesAtRest(this.#match, this.game().facts.slice(known)).forEach(this.#note);
  }
}
