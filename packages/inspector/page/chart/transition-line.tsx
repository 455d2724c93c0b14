import { memo } from 'react';
import { clauseRows } from '../../../../src/charts/layout/measure.ts';
import { useHighlight } from './highlight-store.ts';
import type { DrawnTransition } from './sheet.ts';

const TITLE_LINE = 16;
const LINE = 13;

/** The line of a transition with its event, guard, actions and clauses. */
export const TransitionLine = memo(({ transition }: { readonly transition: DrawnTransition }) => {
  const { key, texts, line, head, label } = transition;
  const { look, heat, count } = useHighlight(key);
  const { x, y, width, height } = label;
  const small = [...texts.details, ...clauseRows(texts.clauses)];
  const clausesFrom = texts.details.length;
  return (
    <g className={`transition ${look}${heat >= 0 ? ' has-heat' : ''}`} data-transition={key}>
      <path className="transition-reach" d={line} />
      <path
        className="transition-line"
        d={line}
        style={heat > 0 ? { strokeWidth: 1 + heat * 4 } : undefined}
      />
      <path className="transition-head" d={head} />
      {texts.title === '·' && small.length === 0 && heat < 0 ? null : (
        <g transform={`translate(${x} ${y})`}>
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
