import type { Option } from '../../../../src/core/decision.ts';
import type { Viewer } from '../../../../src/core/adapters/board-view.ts';
import type { Language } from '../../../../src/core/narration.ts';
import type { Question } from '../../../../src/core/question.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import { capitalize } from '../../../../src/core/telling.ts';
import type { Trace } from './trace.ts';

/** An option in words, for the player who may choose it. Where the ruleset has none, the key is all there is to say. */
export interface OptionDescription {
  readonly key: string;
  /** How the words begin, up to the text of a card. */
  readonly brief: string;
  /** The text that follows; empty where there is none. */
  readonly rest: string;
}

/** A question in words. */
export interface QuestionDescription {
  /** What it is about, such as the card whose effect asks it; empty where that is plain. */
  readonly about: string;
  readonly options: readonly OptionDescription[];
}

const describeOption = (ruleset: Ruleset, option: Option, view: unknown, language: Language): OptionDescription => {
  const picture = ruleset.hints?.textView(language);
  const whole = picture?.option(option, view) ?? '';
  const brief = picture?.brief?.(option, view) ?? whole;
  const { key } = option;
  return { key, brief: capitalize(brief) || key, rest: whole.slice(brief.length).replace(/^[:\s]+/, '') };
};

/** A question and its options in the words for the player asked. */
export const describeQuestion = (
  ruleset: Ruleset,
  { decision, view }: Pick<Question, 'decision' | 'view'>,
  language: Language,
): QuestionDescription => {
  const seen = view();
  return {
    about: ruleset.hints?.textView(language).question?.(decision, seen) ?? '',
    options: decision.options.map((option) => describeOption(ruleset, option, seen, language)),
  };
};

/** What the player asked sees where a scene of a film ends. */
const playerViewAt = ({ ruleset, moments, segments: scenes }: Trace, scene: number): unknown => {
  const { visibleDecision: shown, end = 0 } = scenes[scene] ?? {};
  const game = moments[end - 1]?.game;
  if (shown === undefined || game === undefined) return undefined;
  return ruleset.lazyView?.(game, shown.player) ?? ruleset.view(game, shown.player);
};

/** The words of the question that a scene ends with; nothing where nobody is asked. */
export const describeQuestionAt = (film: Trace, scene: number, language: Language): QuestionDescription | undefined => {
  const decision = film.segments[scene]?.visibleDecision;
  return decision && describeQuestion(film.ruleset, { decision, view: () => playerViewAt(film, scene) }, language);
};

/** The answer that began a scene, in the words of the option taken; nothing where the viewer does not hear of one. */
export const knownAnswer = (
  film: Trace,
  scene: number,
  viewer: Viewer,
  language: Language,
): OptionDescription | undefined => {
  const cause = film.segments[scene]?.cause;
  if (cause?.is !== 'answer' || (viewer !== null && viewer !== cause.player)) return undefined;
  const option = film.segments[scene - 1]?.visibleDecision?.options.find(({ key }) => key === cause.key);
  return option && describeOption(film.ruleset, option, playerViewAt(film, scene - 1), language);
};
