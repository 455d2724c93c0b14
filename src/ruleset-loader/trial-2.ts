import { jsonLoss } from '../conformance/json-values.ts';
import { opponentOf, PLAYERS } from '../core/decision.ts';
import { canonicalJson } from '../core/data/digest-2.ts';
import type { GameState } from '../core/fact.ts';
import { LANGUAGES } from '../core/narration.ts';
import { drawInt, rngStream } from '../core/random.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { defaultDecks } from '../registry.ts';
import type { Match } from '../runtime/match.ts';
import { startMatch } from '../runtime/start.ts';
import { asRulesetError, rulesetError, callPart } from './trial.ts';
import { withCheckedQuestions } from './question.ts';

/** Questions of the match that is tried. */
const TRIED = 30;

const SEED = 1;

const checkPlain = (part: string, value: unknown): void => {
  const lost = value === undefined ? 'there is none' : jsonLoss(value);
  if (lost !== undefined) throw rulesetError(part, `is not plain data: ${lost}`);
};

const newGame = (ruleset: Ruleset, edition: string): GameState => {
  const setup = { edition, decks: defaultDecks(ruleset), seed: SEED, index: 0 };
  const [game, again] = [1, 2].map((): Partial<GameState> | null =>
    callPart('newGame', () => ruleset.newGame(setup)),
  );
  checkPlain('newGame', game);
  if (game?.edition !== edition) {
    throw rulesetError('newGame', `gives a game of the edition ${game?.edition}, asked for ${edition}`);
  }
  if (canonicalJson(game) !== canonicalJson(again)) {
    throw rulesetError('newGame', 'the same seed gives two games: draw all chance from the seed');
  }
  return game as GameState;
};

/** What the other player holds, dealt in another way, must not be seen. */
const checkViews = (ruleset: Ruleset, game: GameState): void => {
  for (const viewer of PLAYERS) {
    const seen = callPart('view', () => ruleset.view(game, viewer));
    checkPlain('view', seen);
    const other = callPart('otherWorld', () => ruleset.rerandomizeHidden?.(game, viewer));
    if (
      other !== undefined &&
      canonicalJson(seen) !== canonicalJson(callPart('view', () => ruleset.view(other, viewer)))
    ) {
      throw rulesetError(
        'view',
        `player ${viewer} sees what player ${opponentOf(viewer)} holds or what lies face down`,
      );
    }
  }
};

const checkTelling = (ruleset: Ruleset, game: GameState): void => {
  for (const fact of game.facts) {
    for (const viewer of [null, ...PLAYERS]) {
      for (const language of LANGUAGES) {
        const line: unknown = callPart(`narrate: the fact "${fact.what}" in ${language}`, () =>
          ruleset.narrate(game, fact, viewer, language),
        );
        if (typeof line === 'string' && line.trim() !== '' && !line.includes('\n')) continue;
        throw rulesetError('narrate', `tells the fact "${fact.what}" in ${language} in no line of text`);
      }
    }
  }
};

const checkBreaches = (ruleset: Ruleset, game: GameState): void => {
  if (!Array.isArray(callPart('breaches', () => ruleset.checkInvariants(game)))) {
    throw rulesetError('breaches', 'gives no list of what is wrong; an empty one where nothing is');
  }
};

const checkConceding = (ruleset: Ruleset, game: GameState): void => {
  for (const player of PLAYERS) {
    const over: Partial<GameState> | undefined = callPart('concede', () => ruleset.concede(game, player));
    if (over?.result?.winner !== opponentOf(player)) {
      throw rulesetError('concede', `gives no game with a result that player ${opponentOf(player)} has won`);
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
    if (refusal !== undefined) throw rulesetError(`decisions.${kind}`, `an option is refused: ${refusal.message}`);
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
