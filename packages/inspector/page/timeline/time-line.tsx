import { useCallback, useMemo, useState } from 'react';
import type { Film } from '../../src/trace/trace.ts';
import { type Filter, isNarrow, keeperOf, NO_FILTER } from '../../src/trace/filter.ts';
import { flameOf } from '../../src/trace/timeline.ts';
import { isFolded, keptLines, shownLines } from '../../src/trace/flame-lines.ts';
import { isToldWhole, shownEnd } from '../../src/store/seen.ts';
import { Panel } from '../app/panel.tsx';
import { useFilm, useInspector, useLanguage, useView, useWords } from '../app/use-view-2.ts';
import { VirtualList } from '../app/virtual-list.tsx';
import { Filters } from './timeline-panel.tsx';
import { Row } from './rows.tsx';

const ROW = 24;

const Lines = ({
  film,
  filter,
  end,
}: {
  readonly film: Film;
  readonly filter: Filter;
  readonly end: number;
}) => {
  const say = useWords();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const version = useView((state) => state.version);
  const viewer = useView((state) => state.viewer);
  const language = useLanguage();
  const breakpoints = useView((state) => state.breakpoints);
  const folds = useView((state) => state.folds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a film grows without becoming another one
  const flame = useMemo(() => flameOf(film), [film, version]);
  const kept = useMemo(
    () => keptLines(film, flame, keeperOf(film, filter, viewer, language)),
    [film, flame, filter, viewer, language],
  );
  // Whoever narrows the time line wants to see what is left of it.
  const used = useMemo(
    () => (isNarrow(filter) && folds.most === 'told' ? { ...folds, most: 'open' as const } : folds),
    [filter, folds],
  );
  const shown = shownLines(film, flame, { folds: used, kept, current: cursor, end });
  const here = flame.lineOf[cursor];
  const isOnTheWay = (run: number): boolean => {
    const { began, ended } = film.runs[run] as Film['runs'][number];
    return began < cursor && (ended === undefined || ended >= cursor);
  };
  const reading = useMemo(() => ({ film, viewer, breakpoints }), [film, viewer, breakpoints]);
  const fold = useCallback((run: number): void => inspector.foldProcess(run, flame), [inspector, flame]);
  const isWhole = isToldWhole(film, end);
  return (
    <VirtualList
      count={shown.length + (isWhole ? 0 : 1)}
      row={ROW}
      current={here === undefined ? 0 : shown.indexOf(here)}
      label={say('timeline')}
      draw={(index) => {
        const place = shown[index];
        const line = place === undefined ? undefined : flame.lines[place];
        if (line === undefined) return <Later key="later" />;
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
const Later = () => {
  const say = useWords();
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
export const TimeLine = () => {
  const film = useFilm();
  const say = useWords();
  const bookkeeping = useView((state) => state.bookkeeping);
  const end = useView(shownEnd);
  const [narrowed, setNarrowed] = useState<Filter>(NO_FILTER);
  const filter = useMemo(() => ({ ...narrowed, bookkeeping }), [narrowed, bookkeeping]);
  if (film === undefined) return null;
  const tools = (
    <Filters
      film={film}
      filter={filter}
      end={end}
      narrow={(change) => setNarrowed((before) => ({ ...before, ...change }))}
    />
  );
  return (
    <Panel name="timeline" title={say('timeline')} tools={tools}>
      <Lines film={film} filter={filter} end={end} />
    </Panel>
  );
};
