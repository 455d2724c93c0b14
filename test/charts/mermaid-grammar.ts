/** A text in which every character that Mermaid reads as its own is written as its number. */
const TEXT = String.raw`(?:[^"#;:{}<>%\n]|#\d+;)+`;
const ID = String.raw`[A-Za-z]\w*`;
const NODE = String.raw`(?:\[\*\]|${ID})`;

const OPENING = new RegExp(`^state "${TEXT}" as (${ID}) \\{$`);
const STATE = new RegExp(`^state "${TEXT}" as (${ID})$`);
const NOTE = new RegExp(`^(${ID}) : ${TEXT}$`);
const ARROW = new RegExp(`^(${NODE}) --> (${NODE})(?: : (${TEXT}(?:<br/>${TEXT})*))?$`);

interface ReadArrow {
  readonly from: string;
  readonly to: string;
  readonly within: string;
  /** The rows of its label. */
  readonly rows: readonly string[];
}

/** A state diagram as its lines tell it. */
export interface ReadDiagram {
  /** The state around each state; the diagram itself is the empty text. */
  readonly around: ReadonlyMap<string, string>;
  readonly arrows: readonly ReadArrow[];
}

/** Reads a state diagram in the part of Mermaid's language that charts use. Throws on any other line. */
export const readStateDiagram = (text: string): ReadDiagram => {
  const [fence, title, fenceEnd, head, ...lines] = text.split('\n');
  if (fence !== '---' || fenceEnd !== '---' || head !== 'stateDiagram-v2') throw new Error(`head: ${text}`);
  if (!/^title: "[^"]+"$/.test(title ?? '')) throw new Error(`title: ${title}`);
  const around = new Map<string, string>();
  const arrows: ReadArrow[] = [];
  const open: string[] = [];
  const declare = (id: string): void => {
    if (around.has(id)) throw new Error(`declared twice: ${id}`);
    around.set(id, open.at(-1) ?? '');
  };
  for (const line of lines.map((one) => one.trim())) {
    const [, opened] = OPENING.exec(line) ?? [];
    const [, state] = STATE.exec(line) ?? [];
    const [, noted] = NOTE.exec(line) ?? [];
    const [, from, to, label] = ARROW.exec(line) ?? [];
    if (opened !== undefined) {
      declare(opened);
      open.push(opened);
    } else if (state !== undefined) declare(state);
    else if (noted !== undefined) {
      if (!around.has(noted)) throw new Error(`a note on nothing: ${line}`);
    } else if (from !== undefined && to !== undefined) {
      arrows.push({ from, to, within: open.at(-1) ?? '', rows: label?.split('<br/>') ?? [] });
    } else if (line === '}') {
      if (open.pop() === undefined) throw new Error('closed too often');
    } else throw new Error(`no line of a state diagram: ${line}`);
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(', ')}`);
  return { around, arrows };
};

const FLOW_NODE = new RegExp(`^(${ID})\\["(?:${TEXT}|<br/>)+"\\]$`);
const FLOW_ARROW = new RegExp(`^(${ID}) --> (${ID})$`);

/** Nodes and arrows of a flowchart as charts write it. Throws on any other line. */
export const readFlowchart = (
  text: string,
): { readonly nodes: readonly string[]; readonly arrows: readonly (readonly [string, string])[] } => {
  const [head, ...lines] = text.split('\n');
  if (head !== 'flowchart TD') throw new Error(`head: ${head}`);
  const nodes: string[] = [];
  const arrows: (readonly [string, string])[] = [];
  for (const line of lines.map((one) => one.trim())) {
    const [, node] = FLOW_NODE.exec(line) ?? [];
    const [, from, to] = FLOW_ARROW.exec(line) ?? [];
    if (node !== undefined) nodes.push(node);
    else if (from !== undefined && to !== undefined) arrows.push([from, to]);
    else throw new Error(`no line of a flowchart: ${line}`);
  }
  return { nodes, arrows };
};
