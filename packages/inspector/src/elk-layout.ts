import elkjs, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import {
  type Box,
  type ChartGeometry,
  type ChartJson,
  type ChartProcess,
  chartJson,
  type Label,
  labelSize,
  type NestedState,
  processLabel,
  stateLabel,
  type TransitionGeometry,
  transitionLabel,
} from 'gatechart/tools';

const BOX_MARGIN = 9;
const LABEL_MARGIN = 4;
const PADDING = 16;

const OPTIONS: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '3',
  'elk.edgeLabels.inline': 'true',
  'elk.randomSeed': '1',
};

const ROOT = '(root)';

const elk = new elkjs.default();

/** What is drawn as a box, with the boxes inside it. */
export interface LayoutBox {
  /** The outermost one may have the empty id. */
  readonly id: string;
  readonly texts: Label;
  readonly inner: readonly LayoutBox[];
}

/** What is drawn as a line from box to box. */
export interface LayoutEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** What stands beside it. */
  readonly texts?: Label;
}

const idOf = (id: string): string => (id === '' ? ROOT : id);

const nodeOf = ({ id, texts, inner }: LayoutBox): ElkNode => {
  const { width, height } = labelSize(texts, BOX_MARGIN);
  if (inner.length === 0) return { id: idOf(id), width, height };
  return {
    id: idOf(id),
    children: inner.map(nodeOf),
    layoutOptions: {
      ...OPTIONS,
      'elk.padding': `[top=${height + PADDING},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
};

const edgeOf = ({ id, from, to, texts }: LayoutEdge): ElkExtendedEdge => ({
  id: `t:${id}`,
  sources: [idOf(from)],
  targets: [idOf(to)],
  labels: texts === undefined ? [] : [{ id: `l:${id}`, text: id, ...labelSize(texts, LABEL_MARGIN) }],
});

const round = (value = 0): number => Math.round(value);

const boxOf = ({ x, y, width, height }: Partial<Box>): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

const transitionOf = ({ sections = [], labels = [] }: ElkExtendedEdge): TransitionGeometry => ({
  points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].flatMap(({ x, y }) => [round(x), round(y)]),
  ),
  label: boxOf(labels[0] ?? {}),
});

const flatten = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

/** Where boxes and lines are drawn, worked out by ELK; the same are drawn the same. */
export const elkLayout = async (
  boxes: readonly LayoutBox[],
  lines: readonly LayoutEdge[],
): Promise<ChartGeometry> => {
  const drawn: ElkNode = await elk.layout({
    id: '(canvas)',
    layoutOptions: OPTIONS,
    children: boxes.map(nodeOf),
    edges: lines.map(edgeOf),
  });
  const nodes = (drawn.children ?? []).flatMap(flatten);
  return {
    width: round(drawn.width),
    height: round(drawn.height),
    states: Object.fromEntries(nodes.map((node) => [node.id === ROOT ? '' : node.id, boxOf(node)])),
    transitions: Object.fromEntries(
      (drawn.edges ?? []).map((edge) => [edge.id.slice('t:'.length), transitionOf(edge)]),
    ),
  };
};

const layoutBoxOf = (machine: string, state: NestedState): LayoutBox => ({
  id: state.path,
  texts: stateLabel(machine, state),
  inner: state.states.map((inner) => layoutBoxOf(machine, inner)),
});

const allStates = (state: NestedState): readonly NestedState[] => [state, ...state.states.flatMap(allStates)];

const layoutEdgesOf = (chart: ChartJson): readonly LayoutEdge[] =>
  allStates(chart.machine).flatMap(({ transitions }) =>
    transitions.map((transition) => ({
      id: transition.id,
      from: transition.from,
      to: transition.to ?? transition.from,
      texts: transitionLabel(transition),
    })),
  );

/** Where the states and transitions of a machine are drawn. */
export const drawChart = (process: ChartProcess): Promise<ChartGeometry> => {
  const chart = chartJson(process);
  return elkLayout([layoutBoxOf(chart.id, chart.machine)], layoutEdgesOf(chart));
};

/** Where processes are drawn among each other, each as a state, with a line to each that it invokes. */
export const drawInvocations = (processes: readonly ChartProcess[]): Promise<ChartGeometry> =>
  elkLayout(
    processes.map((process) => ({ id: process.id, texts: processLabel(process), inner: [] })),
    processes.flatMap(({ id, invokes }) =>
      invokes.map((inner) => ({ id: `${id} ${inner}`, from: id, to: inner })),
    ),
  );
