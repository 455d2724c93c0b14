import type { Decision, Player } from '../core/decision.ts';
import type { Position } from '../core/game-state.ts';
import { LANGUAGES } from '../core/narration.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { resumeMatch } from '../runtime/start.ts';
import type { DecisionPoint } from './matches.ts';

/** Why nothing can be dealt otherwise: the reason to skip a case. */
export const noOtherDeal = ({ rerandomizeHidden }: Ruleset): string | undefined =>
  rerandomizeHidden === undefined ? 'the ruleset has no rerandomizeHidden' : undefined;

/** The position with other cards in the places that are hidden from a player; nothing where none can be exchanged. */
export const otherDeal = ({ match }: DecisionPoint, viewer: Player): Position | undefined => {
  const game = match.ruleset.rerandomizeHidden?.(match.game(), viewer);
  return game && { ...match.position(), game };
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
