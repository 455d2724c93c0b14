import type { AnyStateNode } from 'xstate';
import { lineageOf } from '../runtime/chart/state-tree.ts';
import { eventWords } from './labels.ts';
import { type ChartProcess, type ChartState, type ChartTransition, candidatesOf } from './process.ts';

/** Whatever is no plain text to Mermaid, to the Markdown of its labels or to HTML; parentheses and brackets are. */
const SPECIAL = /[^\p{L}\p{N} .,()[\]/='·-]/gu;

/** A text as Mermaid shows it unchanged in every kind of label, except that `"` becomes `'` to stay readable. */
export const mermaidText = (text: string): string =>
  text.replaceAll('"', "'").replace(SPECIAL, (character) => `#${character.codePointAt(0)};`);

/** `end`, `default` and the like are words of Mermaid's; no word of it starts like this. */
const processNodeId = (id: string): string => `process_${id}`;

const nodeLine = ({ id, asks }: ChartProcess): string => {
  const label = [id, ...(asks.length === 0 ? [] : [`asks ${asks.join(', ')}`])]
    .map(mermaidText)
    .join('<br/>');
  return `  ${processNodeId(id)}["${label}"]`;
};

/** Who invokes whom among the processes, as a Mermaid flowchart from the outermost process down. */
export const invocationGraph = (processes: readonly ChartProcess[]): string =>
  [
    'flowchart TD',
    ...processes.map(nodeLine),
    ...processes.flatMap(({ id, invokes }) =>
      invokes.map((inner) => `  ${processNodeId(id)} --> ${processNodeId(inner)}`),
    ),
  ].join('\n');

const SEPARATOR = ' · ';

/** The machine's id in front keeps state names apart from Mermaid's own words. */
const nodeId = (process: ChartProcess, path: string): string => [process.id, ...path.split('.')].join('_');

const outerOf = (path: string): string => path.split('.').slice(0, -1).join('.');

const withClauses = (text: string, clauses: readonly string[]): string =>
  clauses.length === 0 ? text : `${text} (${clauses.join(', ')})`;

const notesOf = ({ asks, invokes, entry }: ChartState): readonly string[] => [
  ...(entry.length === 0 ? [] : [`entry / ${entry.join(', ')}`]),
  ...(asks === undefined ? [] : [`asks ${asks}`]),
  ...(invokes === undefined ? [] : [`invokes ${invokes}`]),
];

/** The last transition of a list holds where none before it did. */
const conditionOf = ({ id, guard }: ChartTransition): string | undefined => {
  if (guard !== undefined) return `[${guard}]`;
  return id.endsWith('/0') ? undefined : '[else]';
};

const transitionText = (transition: ChartTransition): string => {
  const { event, actions, clauses } = transition;
  const does = [
    ...eventWords(event),
    conditionOf(transition),
    actions.length === 0 ? undefined : `/ ${actions.join(', ')}`,
  ];
  const text = does.filter((part) => part !== undefined).join(' ');
  return [text, ...clauses].filter((part) => part !== '').join(SEPARATOR);
};

/** The transitions from one state to another, told below each other. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  /** By id of the transition. */
  readonly texts: ReadonlyMap<string, string>;
}

const isAround = (outer: AnyStateNode, node: AnyStateNode): boolean => lineageOf(node).includes(outer);

/**
 * A transition between a state and one inside it is drawn where it is taken, from each state that can take it to the
 * state then entered: Mermaid would tie such an arrow to an inner state of its own choice.
 */
const arrowsOf = ({ chart, transitions }: ChartProcess): readonly Arrow[] => {
  const told = new Map(transitions.map((transition) => [transition.id, transitionText(transition)]));
  const arrows = new Map<string, Arrow>();
  for (const [leaf, { id, definition, target }] of candidatesOf(chart)) {
    const { source } = definition;
    const named = definition.target?.[0] as AnyStateNode | undefined;
    const isApart = named !== undefined && !isAround(source, named) && !isAround(named, source);
    const from = isApart ? source.path.join('.') : leaf;
    const to = isApart ? named.path.join('.') : target.state;
    const texts = new Map(arrows.get(`${from} ${to}`)?.texts).set(id, told.get(id) as string);
    arrows.set(`${from} ${to}`, { from, to, texts });
  }
  return [...arrows.values()];
};

const arrowLine = (from: string, to: string, texts: readonly string[]): string => {
  const told = texts.filter((text) => text !== '').map(mermaidText);
  return told.length === 0 ? `${from} --> ${to}` : `${from} --> ${to} : ${told.join('<br/>')}`;
};

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const isEnd = ({ kind }: ChartState): boolean => kind === 'final' || kind === 'over';

/** An arrow stands with the states it joins; one that crosses a border would move its states if it stood inside. */
const homeOf = ({ from, to }: Arrow): string => (outerOf(from) === outerOf(to) ? outerOf(from) : '');

const linesIn = (process: ChartProcess, around: ChartState, arrows: readonly Arrow[]): readonly string[] => {
  const id = (path: string): string => nodeId(process, path);
  const isRoot = around.path === '';
  const inner = process.states.filter(({ path }) => path !== '' && outerOf(path) === around.path);
  const start = isRoot && around.entry.length > 0 ? [`/ ${around.entry.join(', ')}`] : [];
  return [
    arrowLine('[*]', id(around.initial as string), start),
    ...inner.flatMap((state) => stateLines(process, state, arrows)),
    ...arrows
      .filter((arrow) => homeOf(arrow) === around.path)
      .map(({ from, to, texts }) => arrowLine(id(from), id(to), [...texts.values()])),
    ...inner.filter(isEnd).map(({ path }) => `${id(path)} --> [*]`),
  ];
};

const stateLines = (
  process: ChartProcess,
  state: ChartState,
  arrows: readonly Arrow[],
): readonly string[] => {
  const id = nodeId(process, state.path);
  const name = withClauses(state.path.split('.').at(-1) as string, state.clauses);
  if (state.kind !== 'compound') {
    return [
      `state "${mermaidText(name)}" as ${id}`,
      ...notesOf(state).map((note) => `${id} : ${mermaidText(note)}`),
    ];
  }
  const title = [name, ...notesOf(state)].join(SEPARATOR);
  return [`state "${mermaidText(title)}" as ${id} {`, ...indented(linesIn(process, state, arrows)), '}'];
};

/**
 * One machine as a Mermaid `stateDiagram-v2`. States carry their clauses, entry actions, decision and invoked process;
 * an arrow has a row `event [guard] / actions · clauses` for each transition, an `always` transition without its event.
 */
export const stateDiagram = (process: ChartProcess): string => {
  const [root] = process.states as [ChartState];
  const title = JSON.stringify(withClauses(process.id, root.clauses));
  const lines = linesIn(process, root, arrowsOf(process));
  return ['---', `title: ${title}`, '---', 'stateDiagram-v2', ...indented(lines)].join('\n');
};
