import { Handle, type NodeProps, Position } from '@xyflow/react';
import { type CSSProperties, memo } from 'react';
import { clauseRows } from '../../../charts/layout/measure.ts';
import { useInspector } from '../use-view.ts';
import { useLook } from './marks-store.ts';
import type { StateNode as StateNodeType } from './sheet.ts';

const heatStyle = (heat: number): CSSProperties =>
  heat < 0 ? {} : ({ '--heat': `${Math.round(heat * 100)}%` } as CSSProperties);

/** The box of a state: its name, what it invokes or asks, its clauses. */
export const StateNode = memo(({ data }: NodeProps<StateNodeType>) => {
  const { key, machine, texts, description, kind, isInitial, invokes } = data;
  const { look, heat, count } = useLook(key);
  const inspector = useInspector();
  const classes = [
    'state',
    `state-${kind}`,
    key === `${machine}/` ? 'state-machine' : '',
    isInitial ? 'is-initial' : '',
    heat >= 0 ? 'has-heat' : '',
    look,
  ];
  return (
    <div className={classes.join(' ')} style={heatStyle(heat)} data-state={key} title={description}>
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
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
            className="state-detail state-invokes nodrag"
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
