import { processName, statePathName } from 'gatechart/tools';
import { type ProcessRun, stateAt } from '../../src/trace/process-run.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { Button } from '../app/controls.tsx';
import { Panel } from '../app/panel.tsx';
import { useInspector, useLanguage, useText, useTrace, useTraceMemo, useViewState } from '../app/use-view.ts';
import { VirtualList } from '../app/virtual-list.tsx';

const ROW = 24;

/** The processes that run at a moment, and the finished ones invoked by these, in the order they started. */
const shownAt = (trace: Trace, moment: number): readonly ProcessRun[] => {
  const running = new Set<number>();
  const shown: ProcessRun[] = [];
  for (const run of trace.runs) {
    if (run.began > moment) break;
    const isRunning = run.ended === undefined || run.ended >= moment;
    if (isRunning) running.add(run.number);
    if (isRunning || (run.parent !== undefined && running.has(run.parent))) shown.push(run);
  }
  return shown;
};

const ActorTree = ({ trace }: { readonly trace: Trace }) => {
  const say = useText();
  const inspector = useInspector();
  const { cursor, machine, viewer } = useViewState('cursor', 'machine', 'viewer');
  const language = useLanguage();
  const shown = useTraceMemo(() => shownAt(trace, cursor), [trace, cursor]);
  const names = trace.ruleset.chartNames?.[language];
  return (
    <VirtualList
      count={shown.length}
      row={ROW}
      current={shown.length - 1}
      label={say('actors')}
      draw={(index) => {
        const run = shown[index] as ProcessRun;
        const { number, path, ended, output } = run;
        const isOver = ended !== undefined && ended <= cursor;
        const handed = isOver && output !== undefined && Object.keys(output).length > 0;
        return (
          <Button
            role="treeitem"
            aria-level={path.length + 1}
            aria-selected={machine === run.machine}
            key={number}
            className={`row actor${isOver ? ' is-over' : ''}${machine === run.machine ? ' is-shown' : ''}`}
            style={{ paddingLeft: 8 + path.length * 12 }}
            data-actor={path.join('.')}
            onClick={() => inspector.set({ machine: machine === run.machine ? undefined : run.machine })}
            title={`${path.join(' › ')} · ${say(isOver ? 'ended' : 'running')}\n${stateAt(run, cursor)}`}
          >
            <span className="dot" />
            <b>{names === undefined ? (path.at(-1) ?? run.machine) : processName(names, run.machine)}</b>
            <span className="row-text mono">
              {statePathName(names, run.machine, stateAt(run, cursor))}
              {handed && viewer === null ? ` ⇒ ${JSON.stringify(output)}` : ''}
            </span>
          </Button>
        );
      }}
    />
  );
};

/** The tree of running processes; finished ones stay with what they handed over as long as their invoker runs. */
export const Actors = () => {
  const trace = useTrace();
  const say = useText();
  if (trace === undefined) return null;
  return (
    <Panel name="actors" title={say('actors')} isLazy>
      <ActorTree trace={trace} />
    </Panel>
  );
};
