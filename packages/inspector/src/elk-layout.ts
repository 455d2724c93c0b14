import elkjs, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import {
  type ArrowGeometry,
  arrowsOf,
  BOX_MARGIN,
  type Box,
  type ChartContent,
  type ChartGeometry,
  type ChartProcess,
  chartJson,
  INITIAL_DOT,
  type Label,
  labelSize,
  listSize,
  type NestedState,
  processLabel,
  stateLabel,
  transitionLabel,
} from 'gatechart/tools';
import { backArrows } from './back-arrows.ts';

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
  'elk.randomSeed': '1',
};
/** Labels lie on their lines. */
const LABEL_OPTIONS: Readonly<Record<string, string>> = { 'elk.edgeLabels.inline': 'true' };

const ROOT = '(root)';

const elk = new elkjs.default();

/** What is drawn as a box, with the boxes inside it. */
export interface LayoutBox {
  /** The outermost one may have the empty id. */
  readonly id: string;
  readonly label: Label;
  /** Whether a dot stands before its title. */
  readonly isInitial: boolean;
  readonly inner: readonly LayoutBox[];
}

/** What is drawn as a line from box to box. */
export interface LayoutEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Whether it leads upwards. */
  readonly isBack: boolean;
  /** What stands beside it, below each other. */
  readonly labels: readonly Label[];
}

const idOf = (id: string): string => (id === '' ? ROOT : id);

/** Room between two arrows at the side of a box. */
const ARROW_GAP = 10;

/** How wide a box must be for the arrows at its lower or upper side. */
const widthFor = (id: string, lines: readonly ElkExtendedEdge[]): number => {
  const below = lines.filter(({ sources }) => sources.includes(id)).length;
  const above = lines.filter(({ targets }) => targets.includes(id)).length;
  return (Math.max(below, above) + 1) * ARROW_GAP;
};

const nodeOf = ({ id, label, isInitial, inner }: LayoutBox, lines: readonly ElkExtendedEdge[]): ElkNode => {
  const { width: labelled, height } = labelSize(label, BOX_MARGIN);
  const titled = labelSize(label.slice(0, 1), BOX_MARGIN).width;
  const width = isInitial ? Math.max(labelled, titled + INITIAL_DOT) : labelled;
  if (inner.length === 0) return { id: idOf(id), width: Math.max(width, widthFor(id, lines)), height };
  return {
    id: idOf(id),
    children: inner.map((box) => nodeOf(box, lines)),
    layoutOptions: {
      ...OPTIONS,
      'elk.padding': `[top=${height + PADDING},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
};

const edgeOf = ({ id, from, to, isBack, labels }: LayoutEdge): ElkExtendedEdge => ({
  id: `t:${id}`,
  sources: [idOf(isBack ? to : from)],
  targets: [idOf(isBack ? from : to)],
  labels:
    labels.length === 0
      ? []
      : [{ id: `l:${id}`, text: id, layoutOptions: LABEL_OPTIONS, ...listSize(labels) }],
});

const round = (value = 0): number => Math.round(value);

const boxOf = ({ x, y, width, height }: Partial<Box>): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

const arrowOf = ({ sections = [], labels = [] }: ElkExtendedEdge, isBack: boolean): ArrowGeometry => {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  return {
    points: (isBack ? points.reverse() : points).flatMap(({ x, y }) => [round(x), round(y)]),
    label: boxOf(labels[0] ?? {}),
  };
};

const flatten = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

/** Where boxes and lines are drawn, worked out by ELK; the same are drawn the same. */
export const elkLayout = async (
  boxes: readonly LayoutBox[],
  lines: readonly LayoutEdge[],
): Promise<ChartGeometry> => {
  const edges = lines.map(edgeOf);
  const drawn: ElkNode = await elk.layout({
    id: '(canvas)',
    layoutOptions: OPTIONS,
    children: boxes.map((box) => nodeOf(box, edges)),
    edges,
  });
  const nodes = (drawn.children ?? []).flatMap(flatten);
  return {
    width: round(drawn.width),
    height: round(drawn.height),
    states: Object.fromEntries(nodes.map((node) => [node.id === ROOT ? '' : node.id, boxOf(node)])),
    arrows: Object.fromEntries(
      lines.map(({ id, isBack }, index) => [id, arrowOf(drawn.edges?.[index] as ElkExtendedEdge, isBack)]),
    ),
  };
};

const layoutBoxOf = (machine: string, state: NestedState, isInitial = false): LayoutBox => ({
  id: state.path,
  label: stateLabel(machine, state),
  isInitial,
  inner: state.states.map((inner) => layoutBoxOf(machine, inner, inner.path === state.initial)),
});

/** A chart that is wider is drawn with arrows in both directions from its states, if that is narrower. */
const WIDE = 1200;

/** Where the states and transitions of a machine are drawn: from the initial state downwards, as far as there is room. */
export const drawChart = async (process: ChartContent): Promise<ChartGeometry> => {
  const boxes = [layoutBoxOf(process.id, chartJson(process).machine)];
  const arrows = arrowsOf(process);
  const drawn = (back: ReadonlySet<string>): Promise<ChartGeometry> =>
    elkLayout(
      boxes,
      arrows.map(({ key, from, to, transitions }) => ({
        id: key,
        from,
        to,
        isBack: back.has(key),
        labels: transitions.map((transition) => transitionLabel(transition)),
      })),
    );
  const downwards = await drawn(backArrows(process.states, arrows));
  if (downwards.width <= WIDE) return downwards;
  const bothWays = await drawn(new Set());
  return bothWays.width < downwards.width ? bothWays : downwards;
};

/** Where processes are drawn among each other, each as a state, with a line to each that it invokes. */
export const drawInvocations = (processes: readonly ChartProcess[]): Promise<ChartGeometry> =>
  elkLayout(
    processes.map((process) => ({
      id: process.id,
      label: processLabel(process),
      isInitial: false,
      inner: [],
    })),
    processes.flatMap(({ id, invokes }) =>
      invokes.map((inner) => ({ id: `${id} ${inner}`, from: id, to: inner, isBack: false, labels: [] })),
    ),
  );
