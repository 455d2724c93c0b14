import { parseDocument, stringify } from 'yaml';
import type { Chance } from '../../src/core/chance.ts';
import { ODD_PIECES } from './odd-values.ts';
import { changeInside } from './mutate.ts';

/** How a kind of file is written. */
export type Form = 'yaml' | 'json' | 'lines';

const MAX_MOVED = 60;

const spliced = (text: string, at: number, gone: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + gone);

const inText = (chance: Chance, text: string): string => {
  const at = chance.below(text.length + 1);
  const length = chance.between(1, MAX_MOVED);
  switch (chance.below(6)) {
    case 0:
      return spliced(text, at, length, '');
    case 1:
      return spliced(text, at, 0, text.slice(at, at + length));
    case 2:
      return spliced(text, at, chance.below(2), chance.pick(ODD_PIECES));
    case 3:
      return spliced(text, at, 1, String.fromCharCode(chance.below(256)));
    case 4:
      return text.slice(0, at);
    default:
      return spliced(text, at, length, text.slice(chance.below(text.length + 1)).slice(0, length));
  }
};

const inLines = (chance: Chance, text: string): string => {
  const lines = text.split('\n');
  const at = chance.below(lines.length);
  const other = chance.below(lines.length);
  const line = lines[at] ?? '';
  switch (chance.below(5)) {
    case 0:
      lines.splice(at, 1);
      break;
    case 1:
      lines.splice(other, 0, line);
      break;
    case 2:
      lines[at] = lines[other] ?? '';
      lines[other] = line;
      break;
    case 3:
      lines[at] = `  ${line}`;
      break;
    default:
      lines[at] = line.trimStart();
  }
  return lines.join('\n');
};

const inJson = (chance: Chance, text: string): string => {
  const value: unknown = JSON.parse(text);
  changeInside(chance, value);
  return JSON.stringify(value);
};

const inYaml = (chance: Chance, text: string): string => {
  const value: unknown = parseDocument(text, { logLevel: 'silent' }).toJS();
  changeInside(chance, value);
  return !chance.onceIn(4) ? JSON.stringify(value) : stringify(value, { aliasDuplicateObjects: false });
};

const inOneLine = (chance: Chance, text: string): string => {
  const lines = text.split('\n');
  const at = chance.below(Math.max(1, lines.length - 1));
  lines[at] = inJson(chance, lines[at] ?? '');
  return lines.join('\n');
};

const IN_FORM: Readonly<Record<Form, (chance: Chance, text: string) => string>> = {
  yaml: inYaml,
  json: inJson,
  lines: inOneLine,
};

/** What was broken by an earlier change can only be changed as text. */
const inForm = (chance: Chance, text: string, form: Form): string => {
  try {
    return IN_FORM[form](chance, text);
  } catch {
    return inText(chance, text);
  }
};

const MAX_CHANGES = 2;

/** A text with a few changes, most of them such that it stays what it is: YAML, JSON, or lines of JSON. */
export const mutate = (chance: Chance, text: string, form: Form): string => {
  let changed = text;
  for (let left = chance.between(1, MAX_CHANGES); left > 0; left -= 1) {
    const how = chance.below(10);
    if (how < 6) changed = inForm(chance, changed, form);
    else changed = how < 8 ? inText(chance, changed) : inLines(chance, changed);
  }
  return changed;
};
