import { canonicalJson } from '../core/data/digest.ts';
import type { Decision, Player } from '../core/decision.ts';
import type { GameState, Position } from '../core/game-state.ts';
import { LANGUAGES } from '../core/narration.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { resumeMatch } from '../runtime/start.ts';
import { isGenerator } from './generator-words.ts';
import type { DecisionPoint } from './matches.ts';

/** Why nothing can be dealt otherwise: the reason to skip a case. */
export const noOtherDeal = ({ rerandomizeHidden }: Ruleset): string | undefined =>
  rerandomizeHidden === undefined ? 'the ruleset has no rerandomizeHidden' : undefined;

/** The position with other cards in the places that are hidden from a player; nothing where none can be exchanged. */
export const otherDeal = ({ match }: DecisionPoint, viewer: Player): Position | undefined => {
  const game = match.ruleset.rerandomizeHidden?.(match.game(), viewer);
  return game && { ...match.position(), game };
};

/** The positions that come about by exchanging what is hidden again and again, at most so many. */
export const otherDeals = ({ match }: DecisionPoint, viewer: Player, most: number): readonly Position[] => {
  const { game: begun, stack } = match.position();
  const deals: GameState[] = [];
  while (deals.length < most) {
    const game = match.ruleset.rerandomizeHidden?.(deals.at(-1) ?? begun, viewer);
    if (game === undefined) break;
    if (deals.length > 0 && canonicalJson(game) === canonicalJson(begun)) break;
    deals.push(game);
  }
  return deals.map((game) => ({ game, stack }));
};

/** Thrown where a card no longer lies where it was exchanged. */
class Elsewhere extends Error {}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const withParts = (value: unknown, from: unknown, to: unknown): unknown => {
  if (from === to || isGenerator(from)) return value;
  if (isRecord(value) && isRecord(from) && isRecord(to)) {
    const parts = Object.keys(from).map((key) => [key, withParts(value[key], from[key], to[key])]);
    return Object.assign(Array.isArray(value) ? [...value] : { ...value }, Object.fromEntries(parts));
  }
  if (value !== from) throw new Elsewhere();
  return to;
};

/**
 * Returns a later game of one world with the cards of another world: those that differ in `to` from those in `from`.
 * Nothing where they lie elsewhere by then, so that the worlds keep no card in one place.
 */
export const withCardsOf = (game: GameState, from: GameState, to: GameState): GameState | undefined => {
  try {
    return withParts(game, from, to) as GameState;
  } catch (error) {
    if (error instanceof Elsewhere) return undefined;
    throw error;
  }
};

/** Everything that the player asked is shown of the question of a position: options, labels, prompts, warnings. */
export const shownQuestion = (ruleset: Ruleset, position: Position): unknown => {
  const { game } = position;
  const asked = resumeMatch(ruleset, position, { runtime: 'lean' }).pending()?.decision;
  if (asked === undefined) return undefined;
  const decision: Decision = ruleset.present?.(game, asked) ?? asked;
  const view = ruleset.view(game, asked.player);
  const { hints } = ruleset;
  const texts = LANGUAGES.map((language) => {
    const text = hints?.textView(language);
    return {
      prompt: text?.prompt?.(decision, view),
      question: text?.question?.(decision, view),
      options: decision.options.map((option) => text?.option(option, view)),
    };
  });
  const warnings = decision.options.map((option) => hints?.warning?.(option, view));
  const cardNames = decision.options.map((option) => hints?.cardNames?.(option, view));
  return { decision, texts, warnings, cardNames };
};
