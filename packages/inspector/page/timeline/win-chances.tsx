import type { InspectorStore } from '../../src/store/inspector-store.ts';
import type { Trace } from '../../src/trace/trace.ts';
import {
  type ChanceAnswer,
  type ChancesState,
  chanceQuestion,
  decisionSegments,
} from '../../src/trace/win-chances.ts';
import { Button } from '../app/controls.tsx';
import { workerProgram } from '../app/script-loader.ts';
import { useInspector, useText, useTrace, useView } from '../app/use-view.ts';

let worker: Worker | undefined;

const set = (inspector: InspectorStore, trace: Trace, change: Partial<ChancesState>): void => {
  const { chances } = inspector.get();
  if (chances?.trace === trace) inspector.set({ chances: { ...chances, ...change } });
};

const end = (): void => {
  worker?.terminate();
  worker = undefined;
};

/** Ends the search; what it found stays drawn. */
export const stopChances = (inspector: InspectorStore): void => {
  end();
  const { chances } = inspector.get();
  if (chances !== undefined) inspector.set({ chances: { ...chances, state: 'stopped' } });
};

/** Asks a worker about every decision of a trace, one after the other. */
export const drawChances = async (inspector: InspectorStore, trace: Trace): Promise<void> => {
  end();
  const segments = decisionSegments(trace);
  const begun: ChancesState = {
    trace: trace,
    state: 'running',
    bySegment: new Map(),
    ratedBySegment: new Map(),
    asked: 0,
    of: segments.length,
    reason: undefined,
  };
  inspector.set({ chances: begun });
  const fail = (error: unknown): void => {
    end();
    set(inspector, trace, {
      state: 'stopped',
      reason: error instanceof Error ? error.message : String(error),
    });
  };
  const isWanted = (): boolean => {
    const { chances } = inspector.get();
    return chances?.trace === trace && chances.state === 'running';
  };
  try {
    const program = await workerProgram();
    const url = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
    if (!isWanted()) return;
    const own = new Worker(url);
    URL.revokeObjectURL(url);
    worker = own;
    const ask = (place: number): void => {
      const segment = segments[place];
      const question =
        segment === undefined ? undefined : chanceQuestion(trace, segment, inspector.get().sets);
      if (question !== undefined) own.postMessage(question);
      else {
        end();
        set(inspector, trace, { state: 'done' });
      }
    };
    own.onerror = ({ message }) => fail(message);
    own.onmessage = ({ data }: MessageEvent<ChanceAnswer>) => {
      const { chances } = inspector.get();
      if (worker !== own || chances?.trace !== trace) {
        own.terminate();
        return;
      }
      const asked = chances.asked + 1;
      const { segment } = data;
      const answer =
        'reason' in data
          ? { reason: data.reason }
          : {
              bySegment: new Map(chances.bySegment).set(segment, data.chance),
              ratedBySegment: new Map(chances.ratedBySegment).set(segment, data.rated),
            };
      set(inspector, trace, { asked, ...answer });
      try {
        ask(asked);
      } catch (error) {
        fail(error);
      }
    };
    ask(0);
  } catch (error) {
    fail(error);
  }
};

/** Has the chances drawn, shows how far that is, stops it or takes them away. */
export const ChancesButton = () => {
  const trace = useTrace();
  const say = useText();
  const inspector = useInspector();
  const chances = useView((state) => state.chances);
  if (trace === undefined) return null;
  const own = chances?.trace === trace ? chances : undefined;
  if (own?.state === 'running') {
    return (
      <span className="chances-progress">
        <progress max={own.of} value={own.asked} aria-label={say('chances')} />
        <Button id="chances-stop" onClick={() => stopChances(inspector)}>
          {say('chancesStop')}
        </Button>
      </span>
    );
  }
  const isDrawn = own !== undefined && own.bySegment.size > 0;
  const title = say(isDrawn ? 'chancesHide' : 'chancesShow');
  return (
    <>
      {own?.reason !== undefined && !isDrawn && (
        <span className="trouble" role="alert">
          {say('chancesNone')}: {own.reason}
        </span>
      )}
      <Button
        id="chances"
        aria-pressed={isDrawn}
        data-state={own?.state}
        label={title}
        onClick={() => (isDrawn ? inspector.set({ chances: undefined }) : drawChances(inspector, trace))}
      >
        {say('chances')}
      </Button>
    </>
  );
};
