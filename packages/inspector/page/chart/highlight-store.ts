import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import { Store } from '../../src/store/store.ts';
import { type ChartHighlights, NO_HIGHLIGHTS } from '../../src/trace/chart-highlights.ts';

/** What the chart shows besides the machines: where the match is, how often it was there, what was searched for. */
export interface HighlightState {
  /** The machines shown; others are drawn, but nothing is marked in them. */
  readonly machines: ReadonlySet<string>;
  readonly marks: ChartHighlights;
  readonly heat: ReadonlyMap<string, number> | undefined;
  readonly hottest: number;
  readonly found: string;
}

/** Tells every box and line its own look, so that a step draws anew only those that change. */
export class HighlightStore extends Store<HighlightState> {
  constructor() {
    super({ machines: new Set(), marks: NO_HIGHLIGHTS, heat: undefined, hottest: 1, found: '' });
  }

  set(shown: HighlightState): void {
    this.put(shown);
  }

  /** Class names of a state or transition. */
  look(key: string): string {
    const { marks, found } = this.get();
    const names: string[] = [];
    if (!this.#shows(key)) return '';
    if (marks.lit.has(key)) names.push('is-lit');
    else if (marks.around.has(key)) names.push('is-around');
    if (marks.taken === key) names.push('is-taken');
    if (marks.left === key) names.push('is-left');
    if (marks.refused.has(key)) names.push('is-refused');
    if (found === key) names.push('is-found');
    return names.join(' ');
  }

  /** The class name of an arrow: a transition of it was taken, or all were refused. */
  arrowLook(keys: readonly string[]): string {
    const { marks } = this.get();
    if (!keys.every((key) => this.#shows(key))) return '';
    if (keys.some((key) => marks.taken === key)) return 'is-taken';
    return keys.every((key) => marks.refused.has(key)) ? 'is-refused' : '';
  }

  /** How often, and as a share of the most often, from 0 to 1; nothing while this is not shown. */
  heat(key: string): number {
    const { heat, hottest } = this.get();
    const count = heat?.get(key) ?? 0;
    return heat === undefined || !this.#shows(key)
      ? -1
      : count === 0
        ? 0
        : Math.log(1 + count) / Math.log(1 + hottest);
  }

  count(key: string): number {
    return this.#shows(key) ? (this.get().heat?.get(key) ?? 0) : 0;
  }

  #shows(key: string): boolean {
    return this.get().machines.has(key.slice(0, key.indexOf('/')));
  }
}

export const HighlightContext = createContext(new HighlightStore());

interface ElementHighlight {
  readonly look: string;
  readonly heat: number;
  readonly count: number;
}

/** The look of one state or transition. */
export const useHighlight = (key: string): ElementHighlight => {
  const store = useContext(HighlightContext);
  const latest = useRef<ElementHighlight | undefined>(undefined);
  return useSyncExternalStore(store.subscribe, () => {
    const [look, heat, count] = [store.look(key), store.heat(key), store.count(key)];
    const before = latest.current;
    if (before?.look === look && before.heat === heat && before.count === count) return before;
    latest.current = { look, heat, count };
    return latest.current;
  });
};

/** The class name and heat of an arrow, of what is marked of its transitions. */
export const useArrowHighlight = (keys: readonly string[]): Omit<ElementHighlight, 'count'> => {
  const store = useContext(HighlightContext);
  const look = useSyncExternalStore(store.subscribe, () => store.arrowLook(keys));
  const heat = useSyncExternalStore(store.subscribe, () => Math.max(...keys.map((key) => store.heat(key))));
  return { look, heat };
};
