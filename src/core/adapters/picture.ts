import type { Decision, Option } from '../decision.ts';
import type { Language } from '../narration.ts';

/** Holds a text together on one line. */
export const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');

/** How a ruleset's table and options look to a person. */
export interface TextView<O extends Option = Option, V = unknown> {
  /** The table as a player may know it, line by line; no-break spaces hold together what is not to be broken. */
  table(view: V): readonly string[];
  /** Where the match stands: the lines of the table that tell the turn, the phase and what goes on. */
  moment?(view: V): readonly string[];
  /** What an option means, beside its key; empty where the key says it all. */
  option(option: O, view: V): string;
  /** What it means in short: how that begins, up to the text of a card. Absent: the whole of it. */
  brief?(option: O, view: V): string;
  /** What a question is about, such as the card whose effect asks it; empty where that is plain. Absent: always. */
  question?(decision: Decision<O>, view: V): string;
}

/** The picture in a language. */
export type TextViewIn<O extends Option = Option, V = unknown> = (language: Language) => TextView<O, V>;
