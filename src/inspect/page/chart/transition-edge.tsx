import type { EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import { clauseRows } from '../../../charts/layout/measure.ts';
import { useLook } from './marks-store.ts';
import type { TransitionEdge as TransitionEdgeType } from './sheet.ts';

const CORNER = 6;

type Point = readonly [x: number, y: number];

const towards = ([x, y]: Point, [toX, toY]: Point, by: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const share = Math.min(by, length / 2) / length;
  return [x + (toX - x) * share, y + (toY - y) * share];
};

/** A line through the points with rounded corners. */
const pathOf = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${point.join(' ')}`;
      if (after === undefined) return `L${point.join(' ')}`;
      return `L${towards(point, before, CORNER).join(' ')} Q${point.join(' ')} ${towards(point, after, CORNER).join(' ')}`;
    })
    .join(' ');

const HEAD = 7;

const headOf = (points: readonly Point[]): string => {
  const [x, y] = points.at(-1) as Point;
  const [fromX, fromY] = points.at(-2) as Point;
  const length = Math.hypot(fromX - x, fromY - y) || 1;
  const back: Point = [((fromX - x) / length) * HEAD, ((fromY - y) / length) * HEAD];
  const [baseX, baseY] = [x + back[0], y + back[1]];
  return `M${x} ${y} L${baseX - back[1] / 2} ${baseY + back[0] / 2} L${baseX + back[1] / 2} ${baseY - back[0] / 2} Z`;
};

const TITLE_LINE = 16;
const LINE = 13;

/** The line of a transition with its event, guard, actions and clauses. */
export const TransitionEdge = memo(({ data }: EdgeProps<TransitionEdgeType>) => {
  const { key = '', texts, geometry, left = 0 } = data ?? {};
  const { look, heat, count } = useLook(key);
  if (texts === undefined || geometry === undefined || geometry.points.length < 4) return null;
  const points: Point[] = [];
  for (let at = 0; at + 1 < geometry.points.length; at += 2) {
    points.push([(geometry.points[at] ?? 0) + left, geometry.points[at + 1] ?? 0]);
  }
  const { x, y, width, height } = geometry.label;
  const small = [...texts.details, ...clauseRows(texts.clauses)];
  const clausesFrom = texts.details.length;
  return (
    <g className={`transition ${look}${heat >= 0 ? ' has-heat' : ''}`} data-transition={key}>
      <path
        className="transition-line"
        d={pathOf(points)}
        style={heat > 0 ? { strokeWidth: 1 + heat * 4 } : undefined}
      />
      <path className="transition-head" d={headOf(points)} />
      {texts.title === '·' && small.length === 0 && heat < 0 ? null : (
        <g transform={`translate(${x + left} ${y})`}>
          <rect className="transition-label" width={width} height={height} rx={4} />
          <text className="transition-title" x={width / 2} y={4 + 11}>
            {texts.title}
            {heat >= 0 && <tspan className="heat-count"> ×{count}</tspan>}
          </text>
          {small.map((row, index) => (
            <text
              key={row}
              className={index < clausesFrom ? 'transition-detail' : 'transition-clauses'}
              x={width / 2}
              y={4 + TITLE_LINE + 9 + index * LINE}
            >
              {row}
            </text>
          ))}
        </g>
      )}
    </g>
  );
});
