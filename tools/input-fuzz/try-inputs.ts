import { GatechartError } from '../../src/core/errors.ts';
import { Chance } from '../../src/core/random.ts';
import { type Form, mutate } from './mutate.ts';

/** A kind of file that others hand in. */
export interface InputKind {
  readonly id: string;
  readonly form: Form;
  /** Texts of it that are all right. */
  readonly valid: readonly string[];
  /** A changed text made so that its change is not seen at once, such as by its digest. */
  readonly seal?: (text: string) => string;
  /** Reads a text and does with it what the tools do. Throws `GatechartError` for one that is not all right. */
  readonly accept: (text: string) => void;
}

/** What a text must not come to, and the text. */
export interface InputFailure {
  readonly number: number;
  readonly kind: string;
  /** The same for faults with one cause, as far as one can tell. */
  readonly cause: string;
  readonly text: string;
}

/** What some texts came to. */
export interface InputResults {
  readonly accepted: number;
  readonly rejected: number;
  readonly failures: readonly InputFailure[];
}

/** The line that people read for an error. */
export type TellError = (error: GatechartError) => string;

/** Codes that say that the program failed, and not the file. */
const OURS: readonly string[] = ['INTERNAL', 'RULE_ERROR', 'CHART_STUCK', 'ANSWER_UNHANDLED'];

const MAX_LINE = 900;
const RAW = /Invalid (input|option|key)|Too (big|small):|expected \w+, received|Unrecognized key|\n\s+at /;

/** What is wrong with how an error is told. */
const failureOfError = (error: unknown, tell: TellError): string | undefined => {
  if (!(error instanceof GatechartError)) {
    const { name, message, stack = '' } = error as Error;
    const [, place = ''] = /(src\/[\w/.-]+?\.[jt]s:\d+)/.exec(stack) ?? [];
    return `${name}: ${message.slice(0, 80)} at ${place}`;
  }
  const line = tell(error);
  if (OURS.includes(error.code)) return line.slice(0, 200);
  if (line.length > MAX_LINE) return `${error.code} is told in ${line.length} characters`;
  if (/\p{Cc}/u.test(line)) return `${error.code} is told with control characters`;
  return RAW.test(line) ? `${error.code} is told in the words of a library: ${line}` : undefined;
};

/** The text of that number, of a kind; the same for the same seed. */
export const inputText = (kinds: readonly InputKind[], seed: number, number: number) => {
  const chance = new Chance(seed, number, 'files');
  const kind = chance.pick(kinds);
  const text = mutate(chance, chance.pick(kind.valid), kind.form);
  return { kind, text: kind.seal !== undefined && !chance.onceIn(4) ? kind.seal(text) : text };
};

/** Hands in the texts from one number to before another. `begins` hears each of them before it is read. */
export const tryInputs = (
  kinds: readonly InputKind[],
  seed: number,
  [from, to]: readonly [number, number],
  tell: TellError,
  begins: (number: number) => void = () => {},
): InputResults => {
  const faults: InputFailure[] = [];
  let taken = 0;
  let refused = 0;
  for (let number = from; number < to; number += 1) {
    begins(number);
    const { kind, text } = inputText(kinds, seed, number);
    try {
      kind.accept(text);
      taken += 1;
    } catch (error) {
      refused += 1;
      const cause = failureOfError(error, tell);
      if (cause !== undefined) faults.push({ number, kind: kind.id, cause, text });
    }
  }
  return { accepted: taken, rejected: refused, failures: faults };
};
