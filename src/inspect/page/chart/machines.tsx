import { memo } from 'react';
import { useInspector } from '../use-view.ts';
import type { Sheet } from './sheet.ts';
import { StateBox } from './state-box.tsx';
import { TransitionLine } from './transition-line.tsx';

/**
 * Machines with their states and transitions; a press on one tells it. Nothing in them can be moved, so they need not be
 * nodes and edges that React Flow measures and keeps watch on.
 */
export const Machines = memo(({ sheets }: { readonly sheets: readonly Sheet[] }) => {
  const inspector = useInspector();
  const tell = (target: EventTarget): void => {
    const drawn = (target as Element).closest<HTMLElement | SVGElement>('[data-state], [data-transition]');
    const { state, transition } = drawn?.dataset ?? {};
    if (state !== undefined) inspector.set({ told: { is: 'state', key: state } });
    else if (transition !== undefined) inspector.set({ told: { is: 'transition', key: transition } });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Enter in the search box of the chart does the same
    <div className="machines" onClick={({ target }) => tell(target)}>
      {sheets.flatMap(({ states }) => states.map((state) => <StateBox key={state.key} state={state} />))}
      <svg role="presentation">
        {sheets.flatMap(({ transitions }) =>
          transitions.map((transition) => <TransitionLine key={transition.key} transition={transition} />),
        )}
      </svg>
    </div>
  );
});
