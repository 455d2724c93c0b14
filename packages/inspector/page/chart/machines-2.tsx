import { memo } from 'react';
import { useInspector } from '../app/use-view-2.ts';
import type { MachineDrawing } from './sheet.ts';
import type { PlacedDrawing } from './sheets.ts';
import { StateBox } from './machines.tsx';
import { TransitionLine } from './transition-line.tsx';

interface MachineProps {
  readonly sheet: MachineDrawing;
  /** Its left edge; nothing while it is not shown. */
  readonly left: number | undefined;
}

const Machine = memo(({ sheet: { machine, states, transitions }, left }: MachineProps) => (
  <div
    className={left === undefined ? 'machine is-away' : 'machine'}
    style={{ left: left ?? 0 }}
    data-drawn={machine}
  >
    {states.map((state) => (
      <StateBox key={state.key} state={state} />
    ))}
    <svg role="presentation">
      {transitions.map((transition) => (
        <TransitionLine key={transition.key} transition={transition} />
      ))}
    </svg>
  </div>
));

interface MachinesProps {
  readonly drawn: readonly MachineDrawing[];
  readonly shown: readonly PlacedDrawing[];
}

/**
 * Machines with their states and transitions; a press on one tells it. Nothing in them can be moved, so they need not be
 * nodes and edges that React Flow measures and keeps watch on.
 */
export const Machines = memo(({ drawn, shown }: MachinesProps) => {
  const inspector = useInspector();
  const tell = (target: EventTarget): void => {
    const at = (target as Element).closest<HTMLElement | SVGElement>('[data-state], [data-transition]');
    const { state, transition } = at?.dataset ?? {};
    if (state !== undefined) inspector.set({ details: { is: 'state', key: state } });
    else if (transition !== undefined) inspector.set({ details: { is: 'transition', key: transition } });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Enter in the search box of the chart does the same
    <div onClick={({ target }) => tell(target)}>
      {drawn.map((sheet) => (
        <Machine
          key={sheet.machine}
          sheet={sheet}
          left={shown.find((placed) => placed.sheet === sheet)?.left}
        />
      ))}
    </div>
  );
});
