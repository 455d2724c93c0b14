import elkjs, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { type ChartJson, chartJson, type NestedState } from '../chart-json.ts';
import type { ChartProcess } from '../process.ts';
import type { Box, ChartGeometry, TransitionGeometry } from './geometry.ts';
import { roomFor } from './measure.ts';
import { textsOfState, textsOfTransition } from './texts.ts';

const STATE_MARGIN = 9;
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

const idOf = (path: string): string => (path === '' ? ROOT : path);

const nodeOf = (machine: string, state: NestedState): ElkNode => {
  const { width, height } = roomFor(textsOfState(machine, state), STATE_MARGIN);
  if (state.states.length === 0) return { id: idOf(state.path), width, height };
  return {
    id: idOf(state.path),
    children: state.states.map((inner) => nodeOf(machine, inner)),
    layoutOptions: {
      ...OPTIONS,
      'elk.padding': `[top=${height + PADDING},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
};

const allStates = (state: NestedState): readonly NestedState[] => [state, ...state.states.flatMap(allStates)];

const edgesOf = (chart: ChartJson): ElkExtendedEdge[] =>
  allStates(chart.machine).flatMap(({ transitions }) =>
    transitions.map((transition) => ({
      id: `t:${transition.id}`,
      sources: [idOf(transition.from)],
      targets: [idOf(transition.to ?? transition.from)],
      labels: [
        {
          id: `l:${transition.id}`,
          text: transition.id,
          ...roomFor(textsOfTransition(transition), LABEL_MARGIN),
        },
      ],
    })),
  );

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

/** Where the states and transitions of a machine are drawn, worked out by ELK; the same chart is drawn the same. */
export const drawChart = async (process: ChartProcess): Promise<ChartGeometry> => {
  const chart = chartJson(process);
  const root = nodeOf(chart.id, chart.machine);
  const drawn: ElkNode = await elk.layout({
    id: '(canvas)',
    layoutOptions: OPTIONS,
    children: [root],
    edges: edgesOf(chart),
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
