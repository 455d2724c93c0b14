import { quote } from '../core/data/escape.ts';
import type { Decision } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameState } from '../core/game-state.ts';
import type { IllegalReason } from '../core/illegal-reasons.ts';
import type { Clause } from '../core/rulebook.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Match, MatchOptions, Pending } from '../runtime/match.ts';
import { resumeMatch } from '../runtime/start.ts';
import { playAnswers } from './judge.ts';
import type { Scenario } from './scenario.ts';
import { CONCEDE, resolveText } from './script-steps.ts';

/** Whether the pending decision offers an option, and if not, the reason. */
export interface Why {
  readonly key: string;
  readonly isOffered: boolean;
  /** The clause, the condition and the checked values. Absent if the option is legal or no reason is known. */
  readonly reason?: IllegalReason;
  /** The clause of the reason, with its text. */
  readonly clause?: Clause;
  /** The pending decision. */
  readonly decision: Decision;
}

/** Why a decision does not offer what a key names. */
export const whyOf = (ruleset: Ruleset, game: GameState, decision: Decision, key: string): Why => {
  const isOffered = decision.options.some((option) => option.key === key);
  const reason = isOffered ? undefined : ruleset.explainIllegal?.(game, decision, key);
  const clause = reason && ruleset.clauses[reason.clause];
  return { key, isOffered, ...(reason && { reason }), ...(clause && { clause }), decision };
};

const ARROW = '->';

const firstWord = (key: string): string => key.trim().split(/\s/)[0]?.toLowerCase() ?? '';

/** Throws `ACTION_SYNTAX` for an action without the arrow that all legal actions of its first word have. */
const checkSyntax = ({ options }: Decision, key: string): void => {
  const alike = options.filter((option) => firstWord(option.key) === firstWord(key));
  const [example] = alike;
  if (example === undefined || key.includes(ARROW)) return;
  if (!alike.every((option) => option.key.includes(ARROW))) return;
  throw new GatechartError(
    'ACTION_SYNTAX',
    quote(key),
    `the action has no ${ARROW}; it is written ${firstWord(key)} … ${ARROW} …, for example ${quote(example.key)}`,
  );
};

/** The question open in a match. Throws `MATCH_OVER` at that place. */
export const pendingIn = (match: Match, place: string): Pending => {
  const open = match.pending();
  if (open === undefined) {
    throw new GatechartError('MATCH_OVER', place, 'the match is over, so no player has to decide');
  }
  return open;
};

/**
 * Why the question open in a match does not offer what is written as in a scenario: an option, a part of one, or a concession,
 * which is legal at any question. Throws `ACTION_SYNTAX`, and as `pendingIn`.
 */
export const whyIn = (match: Match, written: string, place: string): Why => {
  const { decision } = pendingIn(match, place);
  const text = written.trim();
  if (text.toLowerCase() === CONCEDE) return { key: CONCEDE, isOffered: true, decision };
  const meaning = resolveText(text, decision);
  if (meaning.is === 'ambiguous') {
    throw new GatechartError(
      'ACTION_SYNTAX',
      quote(written),
      `the action may be ${meaning.keys.join(' or ')}; write more of it`,
    );
  }
  if (meaning.is === 'nothing') checkSyntax(decision, text);
  const key = meaning.is === 'option' ? meaning.key : text;
  return whyOf(match.ruleset, match.game(), decision, key);
};

/** The match that the answers of a scenario lead to. Throws `SCENARIO_STUCK`, and as `judge`. */
export const matchAfter = (scenario: Scenario, edition: string, options: MatchOptions): Match => {
  const { findings, position } = playAnswers(scenario, edition, { runtime: options.runtime });
  const [finding] = findings;
  if (position === undefined || finding !== undefined) {
    const { place, message } = finding ?? {
      place: scenario.source.name,
      message: 'the scenario does not start',
    };
    throw new GatechartError('SCENARIO_STUCK', place, message);
  }
  return resumeMatch(scenario.ruleset, position, options);
};
