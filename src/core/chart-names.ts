import type { Language } from './narration.ts';

/** The names of the states of charts in one language: by machine, then by path. The empty path names the process. */
export type ChartNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The names of states by language. Default: the names in the machines. */
export type LocalizedChartNames = Readonly<Partial<Record<Language, ChartNames>>>;

/** The name of a process: its id without names. */
export const processName = (names: ChartNames | undefined, machine: string): string =>
  names?.[machine]?.[''] ?? machine;

/** The name of one state, without the states around it. */
export const stateName = (names: ChartNames | undefined, machine: string, path: string): string =>
  path === ''
    ? processName(names, machine)
    : (names?.[machine]?.[path] ?? path.slice(path.lastIndexOf('.') + 1));

/** The name of a state within its process, with the states around it: its path without names. */
export const statePathName = (names: ChartNames | undefined, machine: string, path: string): string => {
  if (names === undefined || path === '') return path;
  const parts = path.split('.');
  return parts.map((_, index) => stateName(names, machine, parts.slice(0, index + 1).join('.'))).join('・');
};

/** The name of a state with its process; of the process for the empty path. */
export const stateTitle = (names: ChartNames | undefined, machine: string, path: string): string =>
  [processName(names, machine), statePathName(names, machine, path)]
    .filter((part) => part !== '')
    .join(names === undefined ? '.' : '：');

/** A guard in words: its Japanese name, and the fact by which it fails, in English and Japanese. */
export type GuardText = readonly [name: string, fails: string, failsInJapanese: string];

/** The words of guards by their text in the charts, such as `isTop("drive")`. */
export type GuardTexts = Readonly<Record<string, GuardText>>;

/** The name of a guard in a language: its text in the chart in English, or without a name. */
export const guardName = (texts: GuardTexts | undefined, guard: string, language: Language): string =>
  (language === 'ja' ? texts?.[guard]?.[0] : undefined) ?? guard;

/** The fact by which a guard fails, as the part of a sentence; `undefined` without words. */
export const guardFailure = (
  texts: GuardTexts | undefined,
  guard: string,
  language: Language,
): string | undefined => texts?.[guard]?.[language === 'ja' ? 2 : 1];
