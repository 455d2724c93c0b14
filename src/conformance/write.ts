import { type Decision, PLAYERS, type Player } from '../core/decision.ts';
import type { GameEvent } from '../core/fact.ts';
import { drawInt, rngStream } from '../core/random.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import type { Match } from '../runtime/match.ts';
import { startMatch } from '../runtime/start.ts';
import { type Begin, type Beginning, gameOf } from './matches.ts';
import { MAX_QUESTIONS } from './ground.ts';
import { headLines, keyText } from './golden-file.ts';
import { changedLines, viewLines } from './golden-transcript.ts';

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
