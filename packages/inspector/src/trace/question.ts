import type { Decision, Option, Question, Ruleset, Viewer } from 'gatechart/tools';
import { capitalize, type Language } from 'gatechart/tools';
import type { Trace } from './trace.ts';
import type { Cause } from './trace-step.ts';

/** The question that belongs to a moment: the one it rests with, else the one whose answer led there. */
export interface OpenQuestion {
  /** Place of the segment that ends with it. */
  readonly segment: number;
  readonly decision: Decision;
  /** As the player asked may see it. */
  readonly visibleDecision: Decision;
  /** What was done about it in this trace. */
  readonly taken: Cause | undefined;
  /** Whether the moment rests with it. */
  readonly isAtRest: boolean;
}

export const questionAt = (trace: Trace, moment: number): OpenQuestion | undefined => {
  const number = trace.moments[moment]?.segment ?? 0;
  const current = trace.segments[number];
  if (current === undefined) return undefined;
  const isAtRest = moment === current.end - 1;
  const segment = isAtRest ? number : number - 1;
  const asking = trace.segments[segment];
  if (asking?.decision === undefined || asking.visibleDecision === undefined) return undefined;
  return {
    segment: segment,
    decision: asking.decision,
    visibleDecision: asking.visibleDecision,
    taken: trace.segments[segment + 1]?.cause,
    isAtRest,
  };
};

/** Whether the trace has a question after a moment. */
export const asksAfter = ({ segments }: Trace, moment: number): boolean =>
  segments.some(({ decision, end }) => decision !== undefined && end - 1 > moment);

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
  /** What the player can do now, as sentences to that player; empty where the ruleset has no words for it. */
  readonly prompt: string;
  readonly options: readonly OptionDescription[];
}

/** An option in the words for the player who sees that view. */
export const describeOption = (
  ruleset: Ruleset,
  option: Option,
  view: unknown,
  language: Language,
): OptionDescription => {
  const picture = ruleset.hints?.textView(language);
  const { key } = option;
  if (picture === undefined) return { key, brief: key, rest: '' };
  const whole = picture.option(option, view);
  const brief = picture.brief?.(option, view) ?? whole;
  return { key, brief: capitalize(brief || key), rest: whole.slice(brief.length).replace(/^[:\s]+/, '') };
};

/** A question and its options in the words for the player asked. */
export const describeQuestion = (
  ruleset: Ruleset,
  { decision, view }: Pick<Question, 'decision' | 'view'>,
  language: Language,
): QuestionDescription => {
  const seen = view();
  const words = ruleset.hints?.textView(language);
  return {
    about: words?.question?.(decision, seen) ?? '',
    prompt: words?.prompt?.(decision, seen) ?? '',
    options: decision.options.map((option) => describeOption(ruleset, option, seen, language)),
  };
};

/** Options in the words for the player asked where a segment of a trace ends. */
export const describeOptionsAt = (
  trace: Trace,
  segment: number,
  options: readonly Option[],
  language: Language,
): readonly OptionDescription[] => {
  const view = options.length === 0 ? undefined : playerViewAt(trace, segment);
  return options.map((option) => describeOption(trace.ruleset, option, view, language));
};

/** What the player asked sees where a segment of a trace ends. */
const playerViewAt = ({ ruleset, moments, segments }: Trace, segment: number): unknown => {
  const { visibleDecision: shown, end = 0 } = segments[segment] ?? {};
  const game = moments[end - 1]?.game;
  if (shown === undefined || game === undefined) return undefined;
  return ruleset.lazyView?.(game, shown.player) ?? ruleset.view(game, shown.player);
};

/** The words of the question that a segment ends with; nothing where nobody is asked. */
export const describeQuestionAt = (
  trace: Trace,
  segment: number,
  language: Language,
): QuestionDescription | undefined => {
  const decision = trace.segments[segment]?.visibleDecision;
  return (
    decision &&
    describeQuestion(trace.ruleset, { decision, view: () => playerViewAt(trace, segment) }, language)
  );
};

/** The answer that began a segment, in the words of the option taken; nothing where the viewer does not hear of one. */
export const knownAnswer = (
  trace: Trace,
  segment: number,
  viewer: Viewer,
  language: Language,
): OptionDescription | undefined => {
  const cause = trace.segments[segment]?.cause;
  if (cause?.is !== 'answer' || (viewer !== null && viewer !== cause.player)) return undefined;
  const option = trace.segments[segment - 1]?.visibleDecision?.options.find(({ key }) => key === cause.key);
  return option && describeOption(trace.ruleset, option, playerViewAt(trace, segment - 1), language);
};
