import { clausesOf, PLAYERS, type Player, processName } from 'gatechart/tools';
import { memo, useCallback, useMemo, useState } from 'react';
import { isFullyVisible, visibleEnd } from '../../src/store/view-state.ts';
import {
  type Filter,
  filterPredicate,
  findMoments,
  isActiveFilter,
  NO_FILTER,
} from '../../src/trace/search.ts';
import {
  buildTimeline,
  filterLines,
  isFolded,
  mergeRepeats,
  visibleLines,
} from '../../src/trace/timeline.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { Button, Select } from '../app/controls.tsx';
import { Panel } from '../app/panel.tsx';
import {
  useInspector,
  useLanguage,
  useText,
  useTrace,
  useTraceMemo,
  useView,
  useViewState,
} from '../app/use-view.ts';
import { VirtualList } from '../app/virtual-list.tsx';
import { Row } from './rows.tsx';

interface FilterProps {
  readonly trace: Trace;
  readonly filter: Filter;
  readonly narrow: (change: Partial<Filter>) => void;
}

/** Clauses that acted and cards that were played, to be searched for. */
const useSuggestions = (trace: Trace, end: number): readonly string[] => {
  const language = useLanguage();
  return useMemo(() => {
    const { ruleset, moments } = trace;
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
  }, [trace, end, language]);
};

/** Written anew only when somebody is about to search. */
const Suggestions = ({ trace, end }: { readonly trace: Trace; readonly end: number }) => (
  <datalist id="time-targets">
    {useSuggestions(trace, end).map((text) => (
      <option key={text} value={text} />
    ))}
  </datalist>
);

interface HitsProps {
  readonly trace: Trace;
  readonly hits: readonly number[];
}

/** What was found, and what could be searched for, as far as it may be told. */
const Hits = ({ trace, hits }: HitsProps) => {
  const say = useText();
  const cursor = useView((state) => state.cursor);
  const end = useView(visibleEnd);
  const known = hits.filter((hit) => hit <= end).length;
  const count = `${hits.indexOf(cursor) + 1}/${known}${known < hits.length ? '+' : ''}`;
  return (
    <>
      <Suggestions trace={trace} end={end} />
      <output>{hits.length === 0 ? say('noHits') : count}</output>
    </>
  );
};

/** The box that searches and filters, with the way from hit to hit. */
const Search = ({ trace, filter, narrow }: FilterProps) => {
  const say = useText();
  const inspector = useInspector();
  const viewer = useView((state) => state.viewer);
  const language = useLanguage();
  const { query } = filter;
  const hits = useTraceMemo(
    () => findMoments(trace, query, viewer, language),
    [trace, query, viewer, language],
  );
  const next = (back: boolean): void => {
    const { cursor } = inspector.get();
    const hit = back
      ? (hits.findLast((each) => each < cursor) ?? hits.at(-1))
      : (hits.find((each) => each > cursor) ?? hits[0]);
    if (hit !== undefined) inspector.goTo(hit);
  };
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
          <Hits trace={trace} hits={hits} />
          <Button
            className="row-stop is-there"
            id="break-words"
            label={say('breakWords')}
            onClick={() => inspector.toggleBreakpoint({ is: 'words', key: words })}
          >
            ●
          </Button>
        </>
      )}
    </label>
  );
};

/** What the time line is narrowed to, and what of it is folded. */
export const TimelineFilters = memo((props: FilterProps) => {
  const { trace, filter, narrow } = props;
  const say = useText();
  const inspector = useInspector();
  const machines = useMemo(() => [...trace.charts.keys()], [trace]);
  const names = trace.ruleset.chartNames?.[useLanguage()];
  const most = useView((state) => state.folds.most);
  const all = (to: 'told' | 'open' | 'folded', text: string, title: string) => (
    <Button
      data-folds={to}
      aria-pressed={most === to}
      label={title}
      onClick={() => inspector.set({ folds: { most: to, exceptions: new Map() } })}
    >
      {text}
    </Button>
  );
  return (
    <>
      <Search {...props} />
      <span className="fold-buttons">
        {all('folded', '⊟', say('foldAll'))}
        {all('told', '◪', say('unfoldTold'))}
        {all('open', '⊞', say('unfoldAll'))}
        <Button
          id="bookkeeping"
          aria-pressed={filter.bookkeeping}
          label={say('showBookkeeping')}
          onClick={() => inspector.set({ bookkeeping: !filter.bookkeeping })}
        >
          ⋯
        </Button>
      </span>
      <div className="filters">
        <Select
          id="filter-process"
          value={filter.process ?? ''}
          label={say('filterProcess')}
          options={[
            ['', say('anyProcess')],
            ...machines.map((machine) => [machine, processName(names, machine)] as const),
          ]}
          choose={(value) => narrow({ process: value === '' ? undefined : value })}
        />
        <Select
          id="filter-player"
          value={filter.player ?? ''}
          label={say('filterPlayer')}
          options={[
            ['', say('anyPlayer')],
            ...PLAYERS.map((player) => [player, `${say('player')} ${player + 1}`] as const),
          ]}
          choose={(value) => narrow({ player: value === '' ? undefined : (Number(value) as Player) })}
        />
      </div>
    </>
  );
});

const ROW = 28;

const NO_REPEATS: readonly number[] = [];

const TimelineRows = ({ trace, filter }: Omit<FilterProps, 'narrow'>) => {
  const say = useText();
  const inspector = useInspector();
  const end = useView(visibleEnd);
  const { cursor, viewer, breakpoints, folds } = useViewState('cursor', 'viewer', 'breakpoints', 'folds');
  const language = useLanguage();
  const timeline = useTraceMemo(() => buildTimeline(trace), [trace]);
  const kept = useMemo(
    () => filterLines(trace, timeline, filterPredicate(trace, filter, viewer, language)),
    [trace, timeline, filter, viewer, language],
  );
  // Whoever narrows the time line wants to see what is left of it.
  const used = useMemo(
    () => (isActiveFilter(filter) && folds.most === 'told' ? { ...folds, most: 'open' as const } : folds),
    [filter, folds],
  );
  const shown = visibleLines(trace, timeline, { folds: used, kept, current: cursor, end });
  const rows = filter.bookkeeping ? shown.map((place) => [place]) : mergeRepeats(trace, timeline, shown);
  const here = timeline.lineOf[cursor];
  const isOnTheWay = (run: number): boolean => {
    const { began, ended } = trace.runs[run] as Trace['runs'][number];
    return began < cursor && (ended === undefined || ended >= cursor);
  };
  const reading = useMemo(() => ({ trace, viewer, breakpoints }), [trace, viewer, breakpoints]);
  const fold = useCallback(
    (run: number): void => inspector.foldProcess(run, timeline),
    [inspector, timeline],
  );
  const isWhole = isFullyVisible(trace, end);
  return (
    <VirtualList
      count={rows.length + (isWhole ? 0 : 1)}
      row={ROW}
      current={here === undefined ? 0 : rows.findIndex((places) => places.includes(here))}
      label={say('timeline')}
      draw={(index) => {
        const [place, ...others] = rows[index] ?? [];
        const line = place === undefined ? undefined : timeline.lines[place];
        if (line === undefined) return <HiddenRows key="later" />;
        return (
          <Row
            key={place}
            reading={reading}
            timeline={timeline}
            line={line}
            repeats={
              others.length === 0 ? NO_REPEATS : others.map((other) => timeline.lines[other]?.moment ?? 0)
            }
            current={cursor}
            end={end}
            isFolded={line.is === 'process' && !isOnTheWay(line.run) && isFolded(timeline, used, line.run)}
            fold={fold}
          />
        );
      }}
    />
  );
};

/** Says that there is more, and shows it. */
const HiddenRows = () => {
  const say = useText();
  const inspector = useInspector();
  return (
    <div className="row row-later" role="treeitem" aria-level={1} aria-selected={false} tabIndex={-1}>
      <span className="row-text">{say('laterHidden')}</span>
      <Button className="small" onClick={() => inspector.set({ isAllShown: true })}>
        {say('showAll')}
      </Button>
    </div>
  );
};

/** What the match went through: processes within processes, with the answers and microsteps in them. */
export const TimelinePanel = () => {
  const trace = useTrace();
  const say = useText();
  const bookkeeping = useView((state) => state.bookkeeping);
  const [narrowed, setNarrowed] = useState<Filter>(NO_FILTER);
  const filter = useMemo(() => ({ ...narrowed, bookkeeping }), [narrowed, bookkeeping]);
  const narrow = useCallback(
    (change: Partial<Filter>): void => setNarrowed((before) => ({ ...before, ...change })),
    [],
  );
  if (trace === undefined) return null;
  return (
    <Panel
      name="timeline"
      title={say('timeline')}
      tools={<TimelineFilters trace={trace} filter={filter} narrow={narrow} />}
    >
      <TimelineRows trace={trace} filter={filter} />
    </Panel>
  );
};
