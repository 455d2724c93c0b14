import type { Trace } from '../../src/trace/trace.ts';
import {
  type ChanceAnswer,
  type ChancesState,
  chanceQuestion,
  decisionSegments,
} from '../../src/trace/win-chances.ts';
import type { InspectorStore } from '../../src/store/inspector-store.ts';
import { CHANCES_GLOBAL, loadScriptValue } from '../app/script-loader.ts';

let worker: Worker | undefined;

const set = (inspector: InspectorStore, film: Trace, change: Partial<ChancesState>): void => {
  const { chances } = inspector.get();
  if (chances?.trace === film) inspector.set({ chances: { ...chances, ...change } });
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

/** Asks a worker about every decision of a film, one after the other. */
export const drawChances = async (inspector: InspectorStore, film: Trace): Promise<void> => {
  end();
  const scenes = decisionSegments(film);
  const begun: ChancesState = {
    trace: film,
    state: 'running',
    byScene: new Map(),
    asked: 0,
    of: scenes.length,
    reason: undefined,
  };
  inspector.set({ chances: begun });
  const fail = (error: unknown): void => {
    end();
    set(inspector, film, {
      state: 'stopped',
      reason: error instanceof Error ? error.message : String(error),
    });
  };
  const isWanted = (): boolean => {
    const { chances } = inspector.get();
    return chances?.trace === film && chances.state === 'running';
  };
  try {
    // A page from disk may start a worker of nothing but a text that it has.
    const program = await loadScriptValue<string>('chances.js', CHANCES_GLOBAL);
    const url = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
    if (!isWanted()) return;
    const own = new Worker(url);
    URL.revokeObjectURL(url);
    worker = own;
    const ask = (place: number): void => {
      const scene = scenes[place];
      const question = scene === undefined ? undefined : chanceQuestion(film, scene, inspector.get().sets);
      if (question !== undefined) own.postMessage(question);
      else {
        end();
        set(inspector, film, { state: 'done' });
      }
    };
    own.onerror = ({ message }) => fail(message);
    own.onmessage = ({ data }: MessageEvent<ChanceAnswer>) => {
      const { chances } = inspector.get();
      if (worker !== own || chances?.trace !== film) {
        own.terminate();
        return;
      }
      const byScene =
        'chance' in data ? new Map(chances.byScene).set(data.scene, data.chance) : chances.byScene;
      const asked = chances.asked + 1;
      set(inspector, film, { byScene, asked, ...('reason' in data && { reason: data.reason }) });
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
