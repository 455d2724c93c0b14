import { digest } from '../core/data/digest.ts';
import { type Decision, PLAYERS, type Player } from '../core/decision.ts';
import type { GameEvent } from '../core/game-state.ts';
import { drawInt, rngStream } from '../core/random.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Match } from '../runtime/match.ts';
import { startMatch } from '../runtime/start.ts';
import { headLines, keyText } from './golden-file.ts';
import { type Begin, type Beginning, gameOf, MAX_QUESTIONS } from './matches.ts';

/** Characters up to which a part of a view stands in one line. */
const SHORT = 72;

/** Digits by which a part is known that is too long for its line. */
const DIGITS = 6;

type Table = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

const named = (value: object): value is Table & { readonly id: string } =>
  'id' in value && typeof value.id === 'string';

/** Something with an id, such as a card, in one line: its long parts, such as what is printed on it, by their digest. */
const cardText = (card: Table): string =>
  textOf(
    Object.fromEntries(
      Object.entries(card).map(([key, part]) => [
        key,
        textOf(part).length <= SHORT ? part : `#${digest(part).slice(0, DIGITS)}`,
      ]),
    ),
  );

/** A list of the same, such as a deck of cards that nobody sees. */
const repeated = (list: readonly unknown[]): string | undefined => {
  const [first = '', ...others] = list.map(textOf);
  const isRepeated = others.length > 0 && first.length <= SHORT && others.every((text) => text === first);
  return isRepeated ? `${list.length} x ${first}` : undefined;
};

/** A part of a view in one line; nothing for one that takes several. */
const lineOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  if (typeof value !== 'object' || value === null || text.length <= SHORT) return text;
  if (Array.isArray(value)) return repeated(value);
  return named(value) ? cardText(value) : undefined;
};

const collect = (value: unknown, path: string, lines: Map<string, string>): void => {
  const line = lineOf(value);
  if (line !== undefined) {
    lines.set(path, line);
    return;
  }
  for (const [key, part] of Object.entries(value as Table)) {
    if (part !== undefined) collect(part, path === '' ? key : `${path}.${key}`, lines);
  }
};

/** A view in lines: what stands at each path. */
export const viewLines = (view: unknown): ReadonlyMap<string, string> => {
  const lines = new Map<string, string>();
  collect(view, '', lines);
  return lines;
};

/** What is another line than before, and what is gone; all of it where there was nothing before. */
export const changedLines = (
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): readonly string[] => [
  ...[...before.keys()].filter((path) => !now.has(path)).map((path) => `${path} is gone`),
  ...[...now].filter(([path, text]) => before.get(path) !== text).map(([path, text]) => `${path}: ${text}`),
];

/** Which key is answered; nothing where the playthrough ends. */
export type AnswerStrategy = (decision: Decision, number: number) => string | undefined;

/** The answers that were given, while they are on offer; nothing after them. */
export const recordedAnswers =
  (answers: readonly string[]): AnswerStrategy =>
  ({ options }, number) =>
    options.find(({ key }) => key === answers[number])?.key;

/** Answers at random: what those who write a playthrough anew go on with. */
export const randomAnswers = (seed: number): AnswerStrategy => {
  let rng = rngStream(seed, 0, 'golden');
  return ({ options }) => {
    const [place, next] = drawInt(rng, Math.max(1, options.length));
    rng = next;
    return options[place]?.key;
  };
};

/** Writes a match down as it is played. */
class Writer {
  readonly lines: string[] = [];
  readonly #seen = PLAYERS.map((): ReadonlyMap<string, string> => new Map());

  facts({ narrate }: Ruleset, match: Match, facts: readonly GameEvent[]): void {
    for (const fact of facts) {
      const told = narrate(match.game(), fact, null, 'en');
      this.lines.push(`  ${fact.clause.padEnd(10)}  ${told}`);
      for (const player of PLAYERS) {
        const own = narrate(match.game(), fact, player, 'en');
        if (own !== told) this.lines.push(`  ${''.padEnd(10)}    player ${player} reads: ${own}`);
      }
    }
  }

  views({ view }: Ruleset, match: Match): void {
    const [first = [], second = []] = PLAYERS.map((player) => {
      const now = viewLines(view(match.game(), player));
      const changed = changedLines(this.#seen[player] ?? new Map(), now);
      this.#seen[player] = now;
      return changed;
    });
    const both = new Set(first.filter((line) => second.includes(line)));
    for (const line of both) this.lines.push(`both see  ${line}`);
    for (const [player, changed] of [first, second].entries()) {
      for (const line of changed) if (!both.has(line)) this.lines.push(`${player} sees    ${line}`);
    }
  }

  question({ kind, player, clause, options }: Decision, number: number): void {
    this.lines.push('', `question ${number}: player ${player} is asked ${kind} (${clause})`);
    for (const { key } of options) this.lines.push(`option    ${keyText(key)}`);
  }

  end(match: Match): void {
    const { result } = match.game();
    if (match.pending() !== undefined) this.lines.push('', 'left      the match goes on');
    else if (result === undefined) this.lines.push('', 'end       nothing more happens');
    else {
      const { winner, clause, reasons } = result;
      const who = (player: Player) => `player ${player} ${reasons[player] ?? 'has not lost'}`;
      const won = winner === undefined ? 'nobody has won' : `player ${winner} has won`;
      this.lines.push('', `end       ${won} (${clause}): ${PLAYERS.map(who).join(', ')}`);
    }
  }
}

/**
 * A match as the text of a golden playthrough: what happened, what each player sees that it did not see before, what was on
 * offer and what was taken. Yields after each answer. Throws what the rules throw.
 */
export function* playthroughText(
  ruleset: Ruleset,
  beginning: Beginning,
  begin: Begin | undefined,
  answering: AnswerStrategy,
): Generator<void, string> {
  const { id, version } = ruleset;
  const writer = new Writer();
  writer.lines.push(...headLines(id, version, beginning), '');
  let facts: GameEvent[] = [];
  const match = startMatch(ruleset, gameOf(ruleset, beginning, begin), {
    runtime: 'lean',
    onStep: (step) => facts.push(...step.facts),
  });
  const most = ruleset.maxQuestions ?? MAX_QUESTIONS;
  for (let number = 0; ; number += 1) {
    writer.facts(ruleset, match, facts);
    facts = [];
    writer.views(ruleset, match);
    const open = match.pending();
    if (open === undefined || number >= most) break;
    writer.question(open.decision, number);
    const key = answering(open.decision, number);
    if (key === undefined || match.answer(open.decision.player, key) !== undefined) break;
    writer.lines.push(`answer    ${keyText(key)}`);
    yield;
  }
  writer.end(match);
  return `${writer.lines.join('\n')}\n`;
}
