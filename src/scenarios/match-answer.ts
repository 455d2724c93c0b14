import type { Decision } from '../core/decision.ts';
import type { ScriptItem } from './item.ts';
import { seatOf } from './until.ts';

type Answer = Extract<ScriptItem, { do: 'answer' }>;

/** What an answer means at a decision: an option by its key, nothing there, or too much. */
export type ResolvedAnswer =
  | { readonly is: 'option'; readonly key: string }
  | { readonly is: 'nothing' }
  | { readonly is: 'ambiguous'; readonly keys: readonly string[] };

const isForIt = ({ player, kind }: Answer, decision: Decision): boolean =>
  (player === undefined || seatOf(decision.player) === player) &&
  (kind === undefined || decision.kind === kind);

/** The option an answer means: the one with that key, else the only one it is part of, whatever its capitals. */
export const resolveAnswer = (answer: Answer, decision: Decision): ResolvedAnswer => {
  if (!isForIt(answer, decision)) return { is: 'nothing' };
  const keys = decision.options.map(({ key }) => key);
  const text = answer.text.toLowerCase();
  const whole = keys.find((key) => key.toLowerCase() === text);
  if (whole !== undefined) return { is: 'option', key: whole };
  const [key, ...others] = keys.filter((each) => each.toLowerCase().includes(text));
  if (key === undefined) return { is: 'nothing' };
  return others.length === 0 ? { is: 'option', key } : { is: 'ambiguous', keys: [key, ...others] };
};
