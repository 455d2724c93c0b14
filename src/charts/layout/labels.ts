import type { ChartProcess } from '../process-2.ts';
import type { ChartState } from '../state.ts';
import type { ChartTransition } from '../transition.ts';

/** The lines a state or transition is labelled with. */
export interface Label {
  readonly title: string;
  readonly details: readonly string[];
  readonly clauses: readonly string[];
}

const MAX_LABEL = 34;

const short = (text: string): string => (text.length <= MAX_LABEL ? text : `${text.slice(0, MAX_LABEL - 1)}…`);

/** What stands in the box of a state. */
export const stateLabel = (machine: string, state: ChartState): Label => ({
  title: state.path === '' ? machine : (state.path.split('.').at(-1) ?? ''),
  details: [
    ...(state.invokes === undefined ? [] : [`▸ ${state.invokes}`]),
    ...(state.asks === undefined ? [] : [`? ${state.asks}`]),
    ...(state.entry.length === 0 ? [] : [short(`⤓ ${state.entry.join(', ')}`)]),
  ],
  clauses: state.clauses,
});

/** What stands beside the line of a transition. */
export const transitionLabel = ({ event, guard, actions, clauses }: ChartTransition): Label => {
  const name = event === 'always' ? '' : event;
  const title = [name, guard === undefined ? '' : `[${short(guard)}]`]
    .filter((part) => part !== '')
    .join(' ');
  return {
    title: title === '' ? '·' : title,
    details: actions.length === 0 ? [] : [short(`/ ${actions.join(', ')}`)],
    clauses,
  };
};

/** What stands in the box of a process among others. */
export const processLabel = ({ id, asks }: Pick<ChartProcess, 'id' | 'asks'>): Label => ({
  title: id,
  details: asks.map((kind) => `? ${kind}`),
  clauses: [],
});
