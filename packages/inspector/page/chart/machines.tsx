import { type CSSProperties, memo } from 'react';
import { clauseRows } from '../../../../src/charts/layout/measure.ts';
import { useInspector } from '../app/use-view-2.ts';
import { useHighlight } from './highlight-store.ts';
import type { DrawnState } from './sheet.ts';

const heatStyle = (heat: number): CSSProperties =>
  heat < 0 ? {} : ({ '--heat': `${Math.round(heat * 100)}%` } as CSSProperties);

/** The box of a state: its name, what it invokes or asks, its clauses. */
export const StateBox = memo(({ state }: { readonly state: DrawnState }) => {
  const { key, machine, box, depth, texts, description, kind, isInitial, invokes } = state;
  const { look, heat, count } = useHighlight(key);
  const inspector = useInspector();
  const classes = [
    'state',
    `state-${kind}`,
    key === `${machine}/` ? 'state-machine' : '',
    isInitial ? 'is-initial' : '',
    heat >= 0 ? 'has-heat' : '',
    look,
  ];
  const { x, y, width, height } = box;
  return (
    <div
      className={classes.join(' ')}
      style={{ left: x, top: y, width, height, zIndex: depth, ...heatStyle(heat) }}
      data-state={key}
      title={description}
    >
      <div className="state-title">
        {texts.title}
        {heat >= 0 && (kind !== 'compound' || count > 0) && <span className="heat-count">×{count}</span>}
      </div>
      {texts.details.map((detail) =>
        detail.startsWith('▸') && invokes !== undefined ? (
          <button
            type="button"
            key={detail}
            tabIndex={-1}
            className="state-detail state-invokes"
            onClick={() => inspector.set({ machine: invokes })}
          >
            {detail}
          </button>
        ) : (
          <div key={detail} className="state-detail">
            {detail}
          </div>
        ),
      )}
      {clauseRows(texts.clauses).map((row) => (
        <div key={row} className="state-clauses">
          {row}
        </div>
      ))}
    </div>
  );
});
