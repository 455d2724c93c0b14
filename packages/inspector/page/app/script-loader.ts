import type { drawChart } from '../../src/elk-layout.ts';

/** Name under which the loader of the chunks stands in the page. */
export const LOADER = 'gatechartChunks';
/** The chunk that is the program of a worker. */
export const WORKER = 'win-chances-worker';
/** Name under which a script beside the page leaves what it brings. */
export const SCENARIOS_GLOBAL = 'gatechartScenarios';

/** What a script beside the page leaves under a name. It is loaded when it is first asked for; a page from disk may load nothing but scripts. */
export const loadScriptValue = async <T>(file: string, name: string): Promise<T> => {
  const globals = globalThis as unknown as Readonly<Record<string, T>>;
  if (!(name in globals)) {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = new URL(file, document.baseURI).href;
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${file} is not beside the page`));
      document.head.append(script);
    });
  }
  return globals[name] as T;
};

/** The text of the worker. */
export const workerProgram = (): Promise<string> => {
  const globals = globalThis as unknown as { [LOADER]: { program(file: string): Promise<string> } };
  return globals[LOADER].program(`${WORKER}.js`);
};

/** The script that lays out charts which were not there when the page was built; a server has it as a module. */
export const loadDrawing = (): Promise<{ readonly drawChart: typeof drawChart }> =>
  import(/* @vite-ignore */ new URL('draw.js', document.baseURI).href);
