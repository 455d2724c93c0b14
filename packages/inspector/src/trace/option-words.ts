import type { Option } from '../../../../src/core/decision.ts';
import type { Viewer } from '../../../../src/core/adapters/board-view.ts';
import type { Language } from '../../../../src/core/narration.ts';
import type { Question } from '../../../../src/core/question.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import { sentence } from '../../../../src/core/telling.ts';
import type { Film } from './trace.ts';

/** An option in words, for the player who may choose it. Where the ruleset has none, the key is all there is to say. */
export interface OptionWords {
  readonly key: string;
  /** How the words begin, up to the text of a card. */
  readonly brief: string;
  /** The text that follows; empty where there is none. */
  readonly rest: string;
}

/** A question in words. */
export interface QuestionWords {
  /** What it is about, such as the card whose effect asks it; empty where that is plain. */
  readonly about: string;
  readonly options: readonly OptionWords[];
}

const optionWords = (ruleset: Ruleset, option: Option, view: unknown, language: Language): OptionWords => {
  const picture = ruleset.person?.picture(language);
  const whole = picture?.option(option, view) ?? '';
  const brief = picture?.brief?.(option, view) ?? whole;
  const { key } = option;
  return { key, brief: sentence(brief) || key, rest: whole.slice(brief.length).replace(/^[:\s]+/, '') };
};

/** A question and its options in the words for the player asked. */
export const questionWords = (
  ruleset: Ruleset,
  { decision, view }: Pick<Question, 'decision' | 'view'>,
  language: Language,
): QuestionWords => {
  const seen = view();
  return {
    about: ruleset.person?.picture(language).question?.(decision, seen) ?? '',
    options: decision.options.map((option) => optionWords(ruleset, option, seen, language)),
  };
};

/** What the player asked sees where a scene of a film ends. */
const seenIn = ({ ruleset, moments, scenes }: Film, scene: number): unknown => {
  const { shown, end = 0 } = scenes[scene] ?? {};
  const game = moments[end - 1]?.game;
  if (shown === undefined || game === undefined) return undefined;
  return ruleset.glance?.(game, shown.player) ?? ruleset.view(game, shown.player);
};

/** The words of the question that a scene ends with; nothing where nobody is asked. */
export const questionWordsAt = (film: Film, scene: number, language: Language): QuestionWords | undefined => {
  const decision = film.scenes[scene]?.shown;
  return decision && questionWords(film.ruleset, { decision, view: () => seenIn(film, scene) }, language);
};

/** The answer that began a scene, in the words of the option taken; nothing where the viewer does not hear of one. */
export const answerKnown = (
  film: Film,
  scene: number,
  viewer: Viewer,
  language: Language,
): OptionWords | undefined => {
  const cause = film.scenes[scene]?.cause;
  if (cause?.is !== 'answer' || (viewer !== null && viewer !== cause.player)) return undefined;
  const option = film.scenes[scene - 1]?.shown?.options.find(({ key }) => key === cause.key);
  return option && optionWords(film.ruleset, option, seenIn(film, scene - 1), language);
};
