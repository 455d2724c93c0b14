import { useMemo } from 'react';
import type { Player } from '../../../../src/core/decision.ts';
import { PLAYERS } from '../../../../src/core/decision.ts';
import { clausesOf } from '../../../../src/core/fact.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { toggleBreakpoint } from '../../src/trace/breakpoint.ts';
import type { Filter } from '../../src/trace/filter.ts';
import { findMoments } from '../../src/trace/search.ts';
import { useInspector, useLanguage, useView, useText } from '../app/use-view-2.ts';

interface FilterProps {
  readonly film: Trace;
  readonly filter: Filter;
  /** The last moment that may be told. */
  readonly end: number;
  readonly narrow: (change: Partial<Filter>) => void;
}

/** Clauses that acted and cards that were played, to be searched for. */
const useSuggestions = (film: Trace, end: number): readonly string[] => {
  const language = useLanguage();
  return useMemo(() => {
    const { ruleset, moments } = film;
    const found = new Set<string>();
    for (const { step, facts, game } of moments.slice(0, end + 1)) {
      for (const clause of step?.clauses ?? []) found.add(clause);
      for (const fact of facts) {
        for (const clause of clausesOf(fact)) found.add(clause);
        const used = ruleset.cardUsed?.(game, fact);
        const card = used && ruleset.collection?.cards.get(used.card);
        if (card !== undefined) found.add(card.name[language]);
      }
    }
    return [...found].sort();
  }, [film, end, language]);
};

/** Written anew only when somebody is about to search. */
const Suggestions = ({ film, end }: { readonly film: Trace; readonly end: number }) => (
  <datalist id="time-targets">
    {useSuggestions(film, end).map((text) => (
      <option key={text} value={text} />
    ))}
  </datalist>
);

/** The box that searches and filters, with the way from hit to hit. */
const Search = ({ film, filter, end, narrow }: FilterProps) => {
  const say = useText();
  const inspector = useInspector();
  const viewer = useView((state) => state.viewer);
  const language = useLanguage();
  const cursor = useView((state) => state.cursor);
  const version = useView((state) => state.version);
  const { query } = filter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a film grows without becoming another one
  const hits = useMemo(
    () => findMoments(film, query, viewer, language),
    [film, query, viewer, language, version],
  );
  const next = (back: boolean): void => {
    const hit = back
      ? (hits.findLast((each) => each < cursor) ?? hits.at(-1))
      : (hits.find((each) => each > cursor) ?? hits[0]);
    if (hit !== undefined) inspector.goTo(hit);
  };
  const known = hits.filter((hit) => hit <= end).length;
  const count = `${hits.indexOf(cursor) + 1}/${known}${known < hits.length ? '+' : ''}`;
  const words = query.trim();
  return (
    <label className="search">
      <input
        type="search"
        id="search"
        list="time-targets"
        value={query}
        placeholder={say('search')}
        aria-label={say('search')}
        onChange={(event) => narrow({ query: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') next(event.shiftKey);
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {words !== '' && (
        <>
          <Suggestions film={film} end={end} />
          <output>{hits.length === 0 ? say('noHits') : count}</output>
          <button
            type="button"
            className="row-stop is-there"
            id="break-words"
            aria-label={say('breakWords')}
            title={say('breakWords')}
            onClick={() =>
              inspector.set({
                breakpoints: toggleBreakpoint(inspector.get().breakpoints, { is: 'words', key: words }),
              })
            }
          >
            ●
          </button>
        </>
      )}
    </label>
  );
};

/** What the time line is narrowed to, and what of it is folded. */
export const TimelineFilters = (props: FilterProps) => {
  const { film, filter, narrow } = props;
  const say = useText();
  const inspector = useInspector();
  const machines = useMemo(() => [...film.charts.keys()], [film]);
  const most = useView((state) => state.folds.most);
  const all = (to: 'told' | 'open' | 'folded', text: string, title: string) => (
    <button
      type="button"
      data-folds={to}
      aria-pressed={most === to}
      aria-label={title}
      title={title}
      onClick={() => inspector.set({ folds: { most: to, exceptions: new Map() } })}
    >
      {text}
    </button>
  );
  return (
    <>
      <Search {...props} />
      <span className="fold-buttons">
        {all('folded', '⊟', say('foldAll'))}
        {all('told', '◪', say('unfoldTold'))}
        {all('open', '⊞', say('unfoldAll'))}
        <button
          type="button"
          id="bookkeeping"
          aria-pressed={filter.bookkeeping}
          aria-label={say('showBookkeeping')}
          title={say('showBookkeeping')}
          onClick={() => inspector.set({ bookkeeping: !filter.bookkeeping })}
        >
          ⋯
        </button>
      </span>
      <div className="filters">
        <select
          id="filter-process"
          value={filter.process ?? ''}
          aria-label={say('filterProcess')}
          title={say('filterProcess')}
          onChange={({ currentTarget: { value } }) => narrow({ process: value === '' ? undefined : value })}
        >
          <option value="">{say('anyProcess')}</option>
          {machines.map((machine) => (
            <option key={machine}>{machine}</option>
          ))}
        </select>
        <select
          id="filter-player"
          value={filter.player ?? ''}
          aria-label={say('filterPlayer')}
          title={say('filterPlayer')}
          onChange={({ currentTarget: { value } }) =>
            narrow({ player: value === '' ? undefined : (Number(value) as Player) })
          }
        >
          <option value="">{say('anyPlayer')}</option>
          {PLAYERS.map((player) => (
            <option key={player} value={player}>
              {say('player')} {player + 1}
            </option>
          ))}
        </select>
      </div>
    </>
  );
};
