import type { EventRelevance } from '../core/adapters/hints.ts';
import { canonicalJson } from '../core/data/digest.ts';
import type { Player } from '../core/decision.ts';
import type { GameEvent, GameState } from '../core/game-state.ts';
import { LANGUAGES } from '../core/narration.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Step } from '../core/trace.ts';
import type { Match } from '../runtime/match.ts';

/** One thing that a player observes: an event, or the rest at which the player is asked or the match is over. */
export interface Observation {
  readonly kind: 'event' | 'rest';
  /** The kind and clause of the event, or the decision of the rest. */
  readonly what: string;
  /** Machine and state, for messages. */
  readonly state: string;
  /** The fields of the event, if the player may know them. */
  readonly fields: string;
  /** Everything that a log shows the player of the event. */
  readonly log: string;
  /** What the player may know of the game then; absent before the last event of a step. */
  readonly view: string | undefined;
}

const knows = ({ knownTo }: GameEvent, viewer: Player): boolean => knownTo?.includes(viewer) ?? true;

/** Whether an event ends passing, and forbids to take an answer back: a player notices both. */
const relevance = ({ hints }: Ruleset, of: (relevant: EventRelevance) => boolean): boolean | undefined =>
  hints?.eventRelevance && of(hints.eventRelevance);

const logOf = (ruleset: Ruleset, game: GameState, fact: GameEvent, viewer: Player): string =>
  canonicalJson({
    lines: [...new Set(LANGUAGES.map((language) => ruleset.narrate(game, fact, viewer, language)))],
    headline: ruleset.headline?.(fact),
    remark: ruleset.annotation?.(game, fact),
    isNews: relevance(ruleset, (of) => of.isNews(game, fact, viewer)),
    reveals: relevance(ruleset, (of) => of.revealsInformation(game, fact, viewer)),
  });

/** Returns the kind and clause of an event. */
export const nameOf = ({ what, clause }: GameEvent): string => `${what} (${clause})`;

/** Returns what a player observes of the events of one step. */
export const observe = (
  ruleset: Ruleset,
  { machine, to, facts }: Step,
  game: GameState,
  viewer: Player,
): readonly Observation[] => {
  if (facts.length === 0) return [];
  const view = canonicalJson(ruleset.view(game, viewer));
  return facts.map((fact, index) => ({
    kind: 'event',
    what: nameOf(fact),
    state: `${machine}.${to}`,
    fields: knows(fact, viewer) ? canonicalJson(fact) : '',
    log: logOf(ruleset, game, fact, viewer),
    view: index === facts.length - 1 ? view : undefined,
  }));
};

/** What a player notices of a question to the other player outside `bluffWindows`. */
export const ANY_QUESTION = 'a question';

/** Returns what a player notices of the rest of a match. */
export const nameOfRest = (match: Match, viewer: Player): string => {
  const decision = match.pending()?.decision;
  if (decision === undefined) return 'the end';
  if (decision.player === viewer) return `the decision ${decision.kind}`;
  return match.ruleset.bluffWindows?.includes(decision.kind) === true
    ? `the question ${decision.kind}`
    : ANY_QUESTION;
};

/** Returns the rest that a match has come to, as a player observes it. */
export const observeRest = (match: Match, viewer: Player): Observation => {
  const what = nameOfRest(match, viewer);
  const view = canonicalJson(match.ruleset.view(match.game(), viewer));
  return { kind: 'rest', what, state: what, fields: '', log: '', view };
};

/** Everything that a player is told of an observation. */
export const toldOf = ({ what, fields, log }: Observation): string => `${what} ${fields} ${log}`;

/** What one world tells a player that the other one cannot tell, though both show the same. */
export interface Leak {
  /** What an event says that the player may know, what the log says of it, that it happens at all, or what the view shows. */
  readonly of: 'event' | 'log' | 'existence' | 'view';
  readonly observed: Observation;
  /** What the other world tells in its place. */
  readonly instead: Observation | undefined;
  /** Whether the two worlds may differ in chance alone: no other cards could be dealt with the same chance. */
  readonly mayBeChance?: boolean;
}
