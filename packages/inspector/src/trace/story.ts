import type { ChartNames, Language, Ruleset, Step, Viewer } from 'gatechart/tools';
import { capitalize, clausesOf, guardFailure, guardName, processName, statePathName } from 'gatechart/tools';
import { knownAnswer } from './question.ts';
import type { Trace } from './trace.ts';

/** The answer that a step follows from, with the moment at which its question was open. */
export interface StoryCause {
  readonly text: string;
  readonly moment: number;
}

/** A guard that was refused, and the fact by which it fails where that has words. */
export interface RefusedGuard {
  readonly name: string;
  readonly fails: string | undefined;
}

/** Why a step was taken, in the words for who looks at it. */
export interface Story {
  /** What happened, else where the rules went on to. */
  readonly happened: string;
  readonly cause: StoryCause | undefined;
  /** The clause that says so, with its words; absent where the step cites none. */
  readonly clause:
    | { readonly id: string; readonly entry: Ruleset['clauses'][string] | undefined }
    | undefined;
  /** Ids of the other clauses of the step. */
  readonly others: readonly string[];
  readonly refused: readonly RefusedGuard[];
}

interface Words {
  readonly started: string;
  readonly between: string;
  readonly chooses: (player: number, option: string) => string;
  readonly chose: (player: number, option: string) => string;
  readonly decided: (player: number) => string;
  /** What stands before the step, right before its number, and behind it. */
  readonly after: (text: string) => readonly [before: string, open: string, rest: string];
  readonly step: string;
  readonly end: string;
  readonly starts: (process: string, inner: string) => string;
  readonly goesOn: (process: string, state: string) => string;
  readonly ends: (process: string, state: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    started: 'The match starts',
    between: '; ',
    chooses: (player, option) => `Player ${player + 1} chooses “${option}”`,
    chose: (player, option) => `Player ${player + 1} chose “${option}”`,
    decided: (player) => `Player ${player + 1} made a choice`,
    after: (text) => [`, after ${text} `, '(', ').'],
    step: 'step',
    end: '.',
    starts: (process, inner) => `${process} starts ${inner}`,
    goesOn: (process, state) => `${process} goes on to “${state}”`,
    ends: (process, state) => `${process} ends with “${state}”`,
  },
  ja: {
    started: '対戦を開始',
    between: '。',
    chooses: (player, option) => `プレイヤー${player + 1}が「${option}」を選ぶ`,
    chose: (player, option) => `プレイヤー${player + 1}が「${option}」を選択`,
    decided: (player) => `プレイヤー${player + 1}が選択`,
    after: (text) => ['', '（', `で${text}）。`],
    step: 'ステップ',
    end: '。',
    starts: (process, inner) => `${process}が${inner}を開始`,
    goesOn: (process, state) => `${process}が「${state}」へ進む`,
    ends: (process, state) => `${process}が「${state}」で終了`,
  },
};

/** An id as words: `rulerDamage` is `ruler damage`. */
const readable = (id: string): string => id.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const wordsOfProcess = (names: ChartNames | undefined, machine: string): string =>
  names === undefined ? readable(machine) : processName(names, machine);

const wordsOfState = (names: ChartNames | undefined, machine: string, path: string): string =>
  names === undefined ? path.split('.').map(readable).join(' – ') : statePathName(names, machine, path);

/** Where the rules went on to in a step that nothing happened in. */
const movement = (trace: Trace, { machine, to, opens }: Step, language: Language): string => {
  const words = WORDS[language];
  const names = trace.ruleset.chartNames?.[language];
  const process = capitalize(wordsOfProcess(names, machine));
  const [opened] = opens;
  if (opened !== undefined) return words.starts(process, wordsOfProcess(names, opened.split('.')[0] ?? ''));
  const state = wordsOfState(names, machine, to);
  return trace.leafOf(machine, to)?.final === true
    ? words.ends(process, state)
    : words.goesOn(process, state);
};

/** The answer that began a segment, as far as the viewer knows it; `isNow`: in the words of the moment it is given. */
const answerText = (
  trace: Trace,
  segment: number,
  viewer: Viewer,
  language: Language,
  isNow: boolean,
): string | undefined => {
  const cause = trace.segments[segment]?.cause;
  if (cause?.is !== 'answer') return undefined;
  const { chooses, chose, decided } = WORDS[language];
  const known = knownAnswer(trace, segment, viewer, language);
  return known === undefined ? decided(cause.player) : (isNow ? chooses : chose)(cause.player, known.brief);
};

/** The story of a step: what happened, by which clause, after which answer, and the guards that were refused. */
export const storyAt = (trace: Trace, moment: number, viewer: Viewer, language: Language): Story => {
  const { ruleset } = trace;
  const { step, facts, game, segment } = trace.moments[moment] as Trace['moments'][number];
  const words = WORDS[language];
  const told = [...new Set(facts.map((fact) => ruleset.narrate(game, fact, viewer, language)))];
  const isAnswerItself = told.length === 0 && step?.event === 'answer';
  const answer = answerText(trace, segment, viewer, language, isAnswerItself);
  const [first, ...others] = new Set([...facts.flatMap(clausesOf), ...(step?.clauses ?? [])]);
  const moved = step === undefined ? words.started : movement(trace, step, language);
  const happened = told.join(words.between) || (isAnswerItself ? (answer ?? moved) : moved);
  const asked = (trace.segments[segment - 1]?.end ?? 1) - 1;
  return {
    happened,
    cause:
      isAnswerItself || step === undefined || answer === undefined
        ? undefined
        : { text: answer, moment: asked },
    clause: first === undefined ? undefined : { id: first, entry: ruleset.clauses[first] },
    others,
    refused: (step?.refused ?? []).map((guard) => ({
      name: guardName(ruleset.guardTexts, guard, language),
      fails: guardFailure(ruleset.guardTexts, guard, language),
    })),
  };
};

/** The sentence about a step, in the parts that the page draws. */
export interface StorySentence {
  readonly happened: string;
  readonly before: string;
  readonly open: string;
  /** Leads to the decision that the step followed from. */
  readonly step: string;
  readonly rest: string;
}

/** What happened in a step and what it followed from, as one sentence. */
export const storySentence = ({ happened, cause }: Story, language: Language): StorySentence => {
  const { after, step, end } = WORDS[language];
  if (cause === undefined) return { happened, before: '', open: '', step: '', rest: end };
  const [before, open, rest] = after(cause.text);
  return { happened, before, open, step: `${step}${language === 'ja' ? '' : ' '}${cause.moment}`, rest };
};
