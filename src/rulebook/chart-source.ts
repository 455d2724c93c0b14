import { posix } from 'node:path';
import { declarationAt, type Source } from './source-text.ts';

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w$]+|[{}()[\]:,]/g;

/** A property, an element or an argument, with those inside it. */
export interface Part {
  /** Name of the property, index of the element, or for an argument the function called, such as `setup()`. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Part[];
}

interface OpenPart extends Part {
  key: string;
  end: number;
  readonly parts: OpenPart[];
  /** Whether a token of it has been read. */
  isBegun: boolean;
}

interface Bracket {
  readonly kind: '{' | '[' | '(';
  /** The word before it. */
  readonly callee: string;
  readonly holder: OpenPart;
  count: number;
}

const openPart = (key: string, start: number): OpenPart => ({
  key,
  start,
  end: start,
  parts: [],
  isBegun: false,
});

const nextIn = (bracket: Bracket, start: number): OpenPart => {
  const key = bracket.kind === '(' ? `${bracket.callee}()` : String(bracket.count);
  const part = openPart(key, start);
  bracket.count += 1;
  bracket.holder.parts.push(part);
  return part;
};

const unquoted = (token: string): string => token.replace(/^['"](.*)['"]$/, '$1');

/** What is in brackets in a source, as a tree. Regular expressions and commas between type arguments are not understood. */
export const partsOf = (text: string): Part => {
  const file = openPart('', 0);
  const brackets: Bracket[] = [];
  let part = file;
  let last = '';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const bracket = brackets.at(-1);
    const after = index + token.length;
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    if (token === '{' || token === '[' || token === '(') {
      part.isBegun = true;
      brackets.push({ kind: token, callee: /^\w+$/.test(last) ? last : '', holder: part, count: 0 });
      part = nextIn(brackets.at(-1) as Bracket, after);
    } else if (token === '}' || token === ']' || token === ')') {
      part.end = index;
      part = brackets.pop()?.holder ?? file;
    } else if (token === ',' && bracket !== undefined) {
      part.end = index;
      part = nextIn(bracket, after);
    } else if (!part.isBegun) {
      part.isBegun = true;
      if (bracket?.kind === '{') part.key = unquoted(token);
    }
    last = token;
  }
  file.end = text.length;
  return file;
};

/** The parts around an offset, the outermost first. */
export const partsAround = (part: Part, offset: number): readonly Part[] => {
  const inner = part.parts.find(({ start, end }) => start <= offset && offset < end);
  return inner === undefined ? [] : [inner, ...partsAround(inner, offset)];
};

/** A part by the keys that lead to it. */
export const partAt = (part: Part, ...[key, ...rest]: readonly string[]): Part | undefined => {
  if (key === undefined) return part;
  const inner = part.parts.find((each) => each.key === key);
  return inner && partAt(inner, ...rest);
};

/** A name that a module imports, and the path of the module it is from. */
export interface ImportedName {
  readonly name: string;
  readonly path: string;
}

/** A source file with a machine, taken apart. */
export interface ChartSource extends Source {
  readonly file: Part;
  readonly imports: readonly ImportedName[];
}

/** A state of a machine, or one of its transitions. */
interface Owner {
  readonly part: Part;
  /** Names of the states from the outermost in; none for the machine itself. */
  readonly state: readonly string[];
  /** Event and place in the list, such as `pass/0`; absent for a state. */
  readonly transition?: string;
}

const IMPORT = /^import \{([^}]*)\} from '(\.[^']*)';$/gm;

const importsIn = ({ path, text }: Source): readonly ImportedName[] =>
  [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^\w+$/.test(name))
      .map((name) => ({ name, path: posix.join(posix.dirname(path), from) })),
  );

export const chartSource = (source: Source): ChartSource => ({
  ...source,
  file: partsOf(source.text),
  imports: importsIn(source),
});

/** Events by the property that lists their transitions, as a trace names them; those of `on` are moves. */
const EVENTS: Readonly<Record<string, string>> = { always: 'always', onDone: 'done' };

const isElement = (part: Part | undefined): part is Part => part !== undefined && /^\d+$/.test(part.key);

/** The state or transition that parts lead to, from a state and its part. */
const ownerIn = (part: Part, state: readonly string[], inner: readonly Part[]): Owner => {
  const [first, second] = inner;
  if (first?.key === 'states' && second) return ownerIn(second, [...state, second.key], inner.slice(2));
  if (first?.key === 'invoke') return ownerIn(part, state, inner.slice(1));
  const [list, element] = first?.key === 'on' ? inner.slice(1) : inner;
  const event = first?.key === 'on' ? list?.key : EVENTS[first?.key ?? ''];
  if (list === undefined || event === undefined) return { part, state };
  return isElement(element)
    ? { part: element, state, transition: `${event}/${element.key}` }
    : { part: list, state, transition: `${event}/0` };
};

const MACHINE = 'createMachine()';

const ownerAt = ({ file }: ChartSource, offset: number): Owner | undefined => {
  const around = partsAround(file, offset);
  const at = around.findIndex(({ key }) => key === MACHINE);
  const machine = around[at];
  return machine && ownerIn(machine, [], around.slice(at + 1));
};

const wordsIn = ({ text }: ChartSource, { start, end }: Part): readonly string[] =>
  text.slice(start, end).match(/\w+/g) ?? [];

const processOf = (chart: ChartSource): string => {
  const id = partAt(chart.file, MACHINE, 'id');
  return id === undefined ? '' : (wordsIn(chart, id)[1] ?? '');
};

const ownerName = (chart: ChartSource, { state, transition }: Owner): string => {
  const name = state.length === 0 ? `process ${processOf(chart)}` : `state ${state.join('.')}`;
  return transition === undefined ? name : `${name}, transition ${transition}`;
};

const SETUP: Readonly<Record<string, string>> = { actions: 'action', guards: 'guard' };

const setupName = ({ file }: ChartSource, offset: number): string | undefined => {
  const [call, group, member] = partsAround(file, offset);
  const kind = SETUP[group?.key ?? ''];
  return call?.key === 'setup()' && kind && member ? `${kind} ${member.key}` : undefined;
};

/**
 * What stands at an offset: `state addition.gateAction, transition pass/0` as a trace names it, `process gate` for the
 * machine itself, `action reveal` and `guard canAttack` where they are set up; elsewhere the declaration.
 */
export const chartNameAt = (chart: ChartSource, offset: number): string | undefined => {
  const owner = ownerAt(chart, offset);
  return owner ? ownerName(chart, owner) : (setupName(chart, offset) ?? declarationAt(chart, offset));
};

const transitionsOf = (state: Part): readonly Part[] =>
  [
    partAt(state, 'always'),
    ...(partAt(state, 'on')?.parts ?? []),
    partAt(state, 'invoke', 'onDone'),
    partAt(state, 'onDone'),
  ].flatMap((part) => {
    if (part === undefined) return [];
    return part.parts.some(isElement) ? part.parts.filter(isElement) : [part];
  });

/** The parts of an owner that name what it does; a state does what its transitions do that cite nothing themselves. */
const actionParts = ({ part, transition }: Owner): readonly Part[] => {
  const own = transition === undefined ? ['entry', 'exit'] : ['actions', 'guard'];
  const unnamed = transition === undefined ? transitionsOf(part) : [];
  return [
    ...own.map((key) => partAt(part, key)),
    ...unnamed
      .filter((each) => partAt(each, 'meta', 'clauses') === undefined)
      .map((each) => partAt(each, 'actions')),
  ].filter((each) => each !== undefined);
};

/** Everything imported that the state or transition at an offset calls, by way of the actions and guards it names. */
export const functionsCalledAt = (chart: ChartSource, offset: number): readonly ImportedName[] => {
  const owner = ownerAt(chart, offset);
  const words = (owner ? actionParts(owner) : []).flatMap((deed) => {
    const group = deed.key === 'guard' ? 'guards' : 'actions';
    return wordsIn(chart, deed).flatMap((word) => {
      const part = partAt(chart.file, 'setup()', group, word);
      return part ? wordsIn(chart, part) : [word];
    });
  });
  return chart.imports.filter(({ name }) => words.includes(name));
};
