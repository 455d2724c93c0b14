import { useCallback, useMemo, useState } from 'react';
import type { Trace } from '../../src/trace/trace.ts';
import { type Filter, isActiveFilter, filterPredicate, NO_FILTER } from '../../src/trace/filter.ts';
import { buildTimeline } from '../../src/trace/timeline.ts';
import { isFolded, filterLines, visibleLines } from '../../src/trace/flame-lines.ts';
import { isFullyVisible, visibleEnd } from '../../src/store/seen.ts';
import { Panel } from '../app/panel.tsx';
import { useFilm, useInspector, useLanguage, useView, useText } from '../app/use-view-2.ts';
import { VirtualList } from '../app/virtual-list.tsx';
import { TimelineFilters } from './timeline-panel.tsx';
import { Row } from './rows.tsx';

const ROW = 24;

const TimelineRows = ({
  film,
  filter,
  end,
}: {
  readonly film: Trace;
  readonly filter: Filter;
  readonly end: number;
}) => {
  const say = useText();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const version = useView((state) => state.version);
  const viewer = useView((state) => state.viewer);
  const language = useLanguage();
  const breakpoints = useView((state) => state.breakpoints);
  const folds = useView((state) => state.folds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a film grows without becoming another one
  const flame = useMemo(() => buildTimeline(film), [film, version]);
  const kept = useMemo(
    () => filterLines(film, flame, filterPredicate(film, filter, viewer, language)),
    [film, flame, filter, viewer, language],
  );
  // Whoever narrows the time line wants to see what is left of it.
  const used = useMemo(
    () => (isActiveFilter(filter) && folds.most === 'told' ? { ...folds, most: 'open' as const } : folds),
    [filter, folds],
  );
  const shown = visibleLines(film, flame, { folds: used, kept, current: cursor, end });
  const here = flame.lineOf[cursor];
  const isOnTheWay = (run: number): boolean => {
    const { began, ended } = film.runs[run] as Trace['runs'][number];
    return began < cursor && (ended === undefined || ended >= cursor);
  };
  const reading = useMemo(() => ({ film, viewer, breakpoints }), [film, viewer, breakpoints]);
  const fold = useCallback((run: number): void => inspector.foldProcess(run, flame), [inspector, flame]);
  const isWhole = isFullyVisible(film, end);
  return (
    <VirtualList
      count={shown.length + (isWhole ? 0 : 1)}
      row={ROW}
      current={here === undefined ? 0 : shown.indexOf(here)}
      label={say('timeline')}
      draw={(index) => {
        const place = shown[index];
        const line = place === undefined ? undefined : flame.lines[place];
        if (line === undefined) return <HiddenRows key="later" />;
        return (
          <Row
            key={place}
            reading={reading}
            flame={flame}
            line={line}
            current={cursor}
            end={end}
            isFolded={line.is === 'process' && !isOnTheWay(line.run) && isFolded(flame, used, line.run)}
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
      <button type="button" className="small" onClick={() => inspector.set({ isAllShown: true })}>
        {say('showAll')}
      </button>
    </div>
  );
};

/** What the match went through: processes within processes, with the answers and microsteps in them. */
export const TimelinePanel = () => {
  const film = useFilm();
  const say = useText();
  const bookkeeping = useView((state) => state.bookkeeping);
  const end = useView(visibleEnd);
  const [narrowed, setNarrowed] = useState<Filter>(NO_FILTER);
  const filter = useMemo(() => ({ ...narrowed, bookkeeping }), [narrowed, bookkeeping]);
  if (film === undefined) return null;
  const tools = (
    <TimelineFilters
      film={film}
      filter={filter}
      end={end}
      narrow={(change) => setNarrowed((before) => ({ ...before, ...change }))}
    />
  );
  return (
    <Panel name="timeline" title={say('timeline')} tools={tools}>
      <TimelineRows film={film} filter={filter} end={end} />
    </Panel>
  );
};
