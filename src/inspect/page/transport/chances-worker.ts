import type { Film } from '../../film/film.ts';
import {
  type ChanceAnswer,
  type ChancesState,
  chanceQuestion,
  decidedScenes,
} from '../../viewing/chances.ts';
import type { InspectorView } from '../../viewing/viewer.ts';
import { CHANCES_SCRIPT } from '../chances/script-name.ts';

let worker: Worker | undefined;

/** The program of the worker: a script that is loaded when it is first asked for, as a page from disk may load nothing else. */
const program = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const lent: { [CHANCES_SCRIPT]?: string } = globalThis as never;
    const known = lent[CHANCES_SCRIPT];
    if (known !== undefined) {
      resolve(known);
      return;
    }
    const script = document.createElement('script');
    script.src = new URL('chances.js', document.baseURI).href;
    script.onload = () => resolve(lent[CHANCES_SCRIPT] ?? '');
    script.onerror = () => reject(new Error('chances.js is not beside the page'));
    document.head.append(script);
  });

const set = (inspector: InspectorView, film: Film, change: Partial<ChancesState>): void => {
  const { chances } = inspector.get();
  if (chances?.film === film) inspector.set({ chances: { ...chances, ...change } });
};

const end = (): void => {
  worker?.terminate();
  worker = undefined;
};

/** Ends the search; what it found stays drawn. */
export const stopChances = (inspector: InspectorView): void => {
  end();
  const { chances } = inspector.get();
  if (chances !== undefined) inspector.set({ chances: { ...chances, state: 'stopped' } });
};

/** Asks a worker about every decision of a film, one after the other. */
export const drawChances = async (inspector: InspectorView, film: Film): Promise<void> => {
  end();
  const scenes = decidedScenes(film);
  const begun: ChancesState = {
    film,
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
    return chances?.film === film && chances.state === 'running';
  };
  try {
    const url = URL.createObjectURL(new Blob([await program()], { type: 'text/javascript' }));
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
      if (worker !== own || chances?.film !== film) {
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
