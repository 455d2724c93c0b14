import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { GatechartError } from '../kernel/error.ts';
import type { Path } from '../kernel/scenario.ts';

/** The text of a scenario file, read: its value, and the line that each part of it stands on. */
export interface Source {
  readonly name: string;
  readonly value: unknown;
  /** Line from 1 of the innermost part of the path that is there. */
  lineOf(path: Path): number;
}

const offsetOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;

const offsetIn = (contents: unknown, path: Path): number => {
  let node = contents;
  let offset = offsetOf(contents);
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step));
      if (pair === undefined) break;
      offset = offsetOf(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      // A list may stand for an object that has it as its only part.
      if (typeof step === 'string') continue;
      const item = node.items[step];
      if (item === undefined) break;
      offset = offsetOf(item);
      node = item;
    } else break;
  }
  return offset;
};

/** Reads YAML or JSON. Throws `SCENARIO_SYNTAX` at file and line. */
export const readSource = (name: string, text: string): Source => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number): number => Math.max(1, lineCounter.linePos(offset).line);
  const [error] = document.errors;
  if (error !== undefined) {
    throw new GatechartError('SCENARIO_SYNTAX', `${name}:${lineAt(error.pos[0])}`, error.message);
  }
  return {
    name,
    value: document.toJS(),
    lineOf: (path) => lineAt(offsetIn(document.contents, path)),
  };
};
