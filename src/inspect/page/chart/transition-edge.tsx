import type { EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import { cornersOf, headOf, pathOf } from '../../../charts/layout/line.ts';
import { clauseRows } from '../../../charts/layout/measure.ts';
import { useLook } from './marks-store.ts';
import type { TransitionEdge as TransitionEdgeType } from './sheet.ts';

const TITLE_LINE = 16;
const LINE = 13;

/** The line of a transition with its event, guard, actions and clauses. */
export const TransitionEdge = memo(({ data }: EdgeProps<TransitionEdgeType>) => {
  const { key = '', texts, geometry, left = 0 } = data ?? {};
  const { look, heat, count } = useLook(key);
  if (texts === undefined || geometry === undefined || geometry.points.length < 4) return null;
  const points = cornersOf(geometry.points, left);
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
