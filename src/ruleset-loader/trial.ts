import { jsonLoss } from '../conformance/json-values.ts';
import { canonicalJson } from '../core/data/digest.ts';
import { type Decision, opponentOf, PLAYERS } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameState } from '../core/game-state.ts';
import { defaultDecks } from '../core/match-setup.ts';
import { LANGUAGES, playerName } from '../core/narration.ts';
import { drawInt, rngStream } from '../core/random.ts';
import { leastOptions, type Ruleset } from '../core/ruleset.ts';

import type { Match } from '../runtime/match.ts';
import { startMatch } from '../runtime/start.ts';

/** A refusal of a ruleset, with the part of it that it is about. */
export const rulesetError = (place: string, reason: string, cause?: unknown): GatechartError => {
  const error = new GatechartError('BAD_RULESET', place, reason);
  if (cause !== undefined) error.cause = cause;
  return error;
};

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/** The refusal that an error is, or was caused by. */
const refusalIn = (error: unknown): GatechartError | undefined => {
  if (error instanceof GatechartError && error.code === 'BAD_RULESET') return error;
  const cause = causeOf(error);
  return cause === undefined ? undefined : refusalIn(cause);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An error as a refusal, at its own place where it has one. */
export const asRulesetError = (error: unknown, place: string): GatechartError =>
  refusalIn(error) ??
  rulesetError(error instanceof GatechartError ? error.place : place, messageOf(error), error);

/** What a part of a ruleset gives. Throws `BAD_RULESET` with its name for whatever it throws. */
export const callPart = <T>(part: string, call: () => T): T => {
  try {
    return call();
  } catch (error) {
    throw rulesetError(part, messageOf(error), error);
  }
};

const checkOptions = (place: string, options: Decision['options'], least: 1 | 2): void => {
  const keys = options.map((option) => option?.key);
  const nameless = keys.findIndex((key) => typeof key !== 'string' || key === '');
  if (nameless >= 0) throw rulesetError(place, `option ${nameless + 1} of ${keys.length} has no key`);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw rulesetError(place, `two options have the key "${twice}"`);
  const sorted = keys.every((key, index) => index === 0 || (keys[index - 1] as string) < key);
  if (!sorted) throw rulesetError(place, 'options are not sorted by key: pass them to canonicalOptions');
  if (keys.length >= least) return;
  const remedy = 'apply a forced choice in the chart, or list the kind in bluffWindows';
  throw rulesetError(place, least === 1 ? 'has no option' : `has fewer than two options: ${remedy}`);
};

const checkQuestion = (place: string, question: Partial<Decision> | null, ruleset: Ruleset): void => {
  const { clauses } = ruleset;
  const { player, kind = '', clause, options } = question ?? {};
  if (!Array.isArray(options))
    throw rulesetError(place, 'must return a decision: { player, kind, clause, options }');
  if (player !== 0 && player !== 1)
    throw rulesetError(place, `has the player ${player}; a match has two players, 0 and 1`);
  if (!Object.hasOwn(clauses, String(clause))) {
    throw rulesetError(place, `cites ${clause}, which is not a key of clauses`);
  }
  checkOptions(place, options, leastOptions(ruleset, kind));
};

type Decisions = Ruleset['decisions'];

/** The ruleset with every question looked at as it is asked. */
export const withCheckedQuestions = (ruleset: Ruleset): Ruleset => {
  const looking = (name: string, ask: Decisions[string]): Decisions[string] => {
    const place = `decisions.${name}`;
    return (context) => {
      const question = callPart(place, () => ask(context));
      checkQuestion(place, question, ruleset);
      return question;
    };
  };
  const decisions = Object.entries(ruleset.decisions).map(([name, ask]) => [name, looking(name, ask)]);
  return { ...ruleset, decisions: Object.fromEntries(decisions) as Decisions };
};

/** Questions of the match that is tried. */
const TRIED = 30;

const SEED = 1;

const checkPlain = (part: string, value: unknown): void => {
  const lost = value === undefined ? 'it is undefined' : jsonLoss(value);
  if (lost !== undefined) throw rulesetError(part, `is not plain data: ${lost}`);
};

const newGame = (ruleset: Ruleset, edition: string): GameState => {
  const setup = { edition, decks: defaultDecks(ruleset), seed: SEED, index: 0 };
  const [game, again] = [1, 2].map((): Partial<GameState> | null =>
    callPart('newGame', () => ruleset.newGame(setup)),
  );
  checkPlain('newGame', game);
  if (game?.edition !== edition) {
    throw rulesetError('newGame', `returns a game of edition ${game?.edition}, expected ${edition}`);
  }
  if (canonicalJson(game) !== canonicalJson(again)) {
    throw rulesetError(
      'newGame',
      'returns two different games for one seed: draw all random numbers from the seed',
    );
  }
  return game as GameState;
};

/** What the other player holds, dealt in another way, must not be seen. */
const checkViews = (ruleset: Ruleset, game: GameState): void => {
  for (const viewer of PLAYERS) {
    const seen = callPart('view', () => ruleset.view(game, viewer));
    checkPlain('view', seen);
    const other = callPart('rerandomizeHidden', () => ruleset.rerandomizeHidden?.(game, viewer));
    if (
      other !== undefined &&
      canonicalJson(seen) !== canonicalJson(callPart('view', () => ruleset.view(other, viewer)))
    ) {
      throw rulesetError(
        'view',
        `shows ${playerName(viewer)} the hand of ${playerName(opponentOf(viewer))} or face-down cards`,
      );
    }
  }
};

const checkTelling = (ruleset: Ruleset, game: GameState): void => {
  for (const fact of game.facts) {
    for (const viewer of [null, ...PLAYERS]) {
      for (const language of LANGUAGES) {
        const line: unknown = callPart(`narrate: the event "${fact.what}" in ${language}`, () =>
          ruleset.narrate(game, fact, viewer, language),
        );
        if (typeof line === 'string' && line.trim() !== '' && !line.includes('\n')) continue;
        throw rulesetError('narrate', `returns no line of text for the event "${fact.what}" in ${language}`);
      }
    }
  }
};

const checkBreaches = (ruleset: Ruleset, game: GameState): void => {
  if (!Array.isArray(callPart('checkInvariants', () => ruleset.checkInvariants(game)))) {
    throw rulesetError('checkInvariants', 'must return a list of violations, empty without any');
  }
};

const checkConceding = (ruleset: Ruleset, game: GameState): void => {
  for (const player of PLAYERS) {
    const over: Partial<GameState> | undefined = callPart('concede', () => ruleset.concede(game, player));
    if (over?.result?.winner !== opponentOf(player)) {
      throw rulesetError(
        'concede',
        `must return a game with a result in which ${playerName(opponentOf(player))} has won (winner: ${opponentOf(player)})`,
      );
    }
  }
};

const checkRest = (ruleset: Ruleset, game: GameState): void => {
  checkViews(ruleset, game);
  checkTelling(ruleset, game);
  checkBreaches(ruleset, game);
};

/** Answers at random, looking at the game at every question; gives the answers as they are given. */
const play = (match: Match, answers: string[]): void => {
  const { ruleset } = match;
  let stream = rngStream(SEED, 0, 'check');
  while (answers.length < TRIED) {
    checkRest(ruleset, match.game());
    const open = match.pending();
    if (open === undefined) return;
    const { player, kind, options } = open.decision;
    if (answers.length === 0) checkConceding(ruleset, match.game());
    const [pick, next] = drawInt(stream, options.length);
    stream = next;
    const key = options[pick]?.key ?? '';
    answers.push(key);
    const refusal = match.answer(player, key);
    if (refusal !== undefined)
      throw rulesetError(`decisions.${kind}`, `an option that it returned is rejected: ${refusal.message}`);
  }
};

/**
 * Plays the beginning of a match of that edition. Throws `BAD_RULESET` with the part of the ruleset that is not as it must
 * be, and the answers that led there.
 */
export const tryMatch = (ruleset: Ruleset, edition: string): void => {
  const game = newGame(ruleset, edition);
  const answers: string[] = [];
  try {
    play(startMatch(withCheckedQuestions(ruleset), game, { runtime: 'lean' }), answers);
  } catch (error) {
    const { place, message } = asRulesetError(error, ruleset.id);
    const led = answers.length === 0 ? '' : `; edition ${edition}, after ${answers.join(', ')}`;
    throw rulesetError(place, `${message}${led}`, error);
  }
};
