import { useMemo, useState } from 'react';
import type { Trace } from '../../src/trace/trace.ts';
import type { DetailsTarget } from '../../src/store/view-state.ts';
import { useInspector, useText } from '../app/use-view-2.ts';
import { processesOfTrace } from './machine-drawing.ts';

interface Target extends DetailsTarget {
  readonly text: string;
  readonly machine: string;
}

/** Everything that can be searched for in the charts: states by name, and those that cite a clause. */
const targetsIn = (film: Trace): readonly Target[] =>
  [...processesOfTrace(film).values()].flatMap(({ id, states, transitions }) => [
    ...states.flatMap(({ path, clauses }) =>
      [path === '' ? id : `${id}.${path}`, ...clauses].map((text) => ({
        is: 'state' as const,
        text,
        machine: id,
        key: `${id}/${path}`,
      })),
    ),
    ...transitions.flatMap((transition) =>
      transition.clauses.map((text) => ({
        is: 'transition' as const,
        text,
        machine: id,
        key: `${id}/${transition.id}`,
      })),
    ),
  ]);

interface SearchProps {
  readonly film: Trace;
  readonly found: string;
  readonly find: (key: string) => void;
}

/** The box that searches the charts; what there is to be found is gathered only when somebody is about to search. */
export const ChartSearch = ({ film, found, find }: SearchProps) => {
  const say = useText();
  const inspector = useInspector();
  const [isUsed, setIsUsed] = useState(false);
  const targets = useMemo(() => (isUsed ? targetsIn(film) : []), [film, isUsed]);
  const suggestions = useMemo(
    () => (
      <datalist id="chart-targets">
        {[...new Set(targets.map(({ text }) => text))].map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    ),
    [targets],
  );
  return (
    <>
      <input
        type="search"
        list="chart-targets"
        className="chart-search"
        placeholder={say('find')}
        aria-label={say('searchChart')}
        onFocus={() => setIsUsed(true)}
        onChange={(event) => {
          const wanted = event.currentTarget.value.trim().toLowerCase();
          const target = targets.find(({ text }) => text.toLowerCase() === wanted);
          find(target?.key ?? '');
          inspector.set({ machine: target?.machine });
        }}
        onKeyDown={(event) => {
          const target = targets.find(({ key }) => key === found);
          if (event.key === 'Enter' && target !== undefined) inspector.set({ details: target });
        }}
      />
      {suggestions}
    </>
  );
};
