import { memo, useMemo, useState } from 'react';
import type { Viewer } from '../../../kernel/faces/drawing.ts';
import type { Film } from '../../film/film.ts';
import type { Cause } from '../../film/scene.ts';
import { momentsFor } from '../../viewing/search.ts';
import { useFilm, useInspector, useView, useWords } from '../use-view.ts';
import { VirtualList } from '../virtual-list.tsx';
import type { Word } from '../words.ts';
import { Panel } from './panel.tsx';

/** A row: the head of a scene, or a moment. */
type Row = { readonly scene: number; readonly moment: number; readonly isHead: boolean };

const ROW = 24;
const DEEPEST = 11;

const rowsOf = (film: Film): { readonly rows: readonly Row[]; readonly rowOf: readonly number[] } => {
  const rows: Row[] = [];
  const rowOf: number[] = [];
  for (const [scene, { first, end }] of film.scenes.entries()) {
    rows.push({ scene, moment: first, isHead: true });
    for (let moment = first; moment < end; moment += 1) {
      rowOf[moment] = rows.length;
      rows.push({ scene, moment, isHead: false });
    }
  }
  return { rows, rowOf };
};

/** What began a scene; the answer of the other player is told by its kind alone. */
const textOf = (cause: Cause, viewer: Viewer, say: (word: Word) => string): string => {
  if (cause.is === 'start') return say('started');
  if (cause.is === 'concession') return say('conceded');
  return viewer === null || viewer === cause.player ? cause.key : cause.kind;
};

const Head = memo(({ film, scene }: { readonly film: Film; readonly scene: number }) => {
  const say = useWords();
  const inspector = useInspector();
  const viewer = useView((state) => state.viewer);
  const { cause, first, end } = film.scenes[scene] as Film['scenes'][number];
  const text = textOf(cause, viewer, say);
  const who = cause.is === 'start' ? '' : ` by-${cause.player}`;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`row row-head${who}`}
      onClick={() => inspector.goTo(first)}
      title={cause.is === 'answer' ? `${cause.kind} · ${cause.clause}` : text}
    >
      <span className="row-number">{scene}</span>
      <span className="row-text">{text}</span>
      <span className="row-count">{end - first}</span>
    </button>
  );
});

const EVENTS = { answer: '⮕', done: '↩', '': '·' } as const;

const MomentRow = memo(
  ({
    film,
    moment,
    isCurrent,
  }: {
    readonly film: Film;
    readonly moment: number;
    readonly isCurrent: boolean;
  }) => {
    const inspector = useInspector();
    const viewer = useView((state) => state.viewer);
    const language = useView((state) => state.language);
    const say = useWords();
    const { step, facts, game } = film.moments[moment] as Film['moments'][number];
    const depth = Math.min(DEEPEST, step?.path.length ?? 0);
    const [fact] = facts;
    const told = fact && film.ruleset.narrate(game, fact, viewer, language);
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-current={isCurrent}
        className={`row row-moment${isCurrent ? ' is-current' : ''}${fact === undefined ? '' : ' has-fact'}`}
        style={{ paddingLeft: 8 + depth * 9 }}
        onClick={() => inspector.goTo(moment)}
        title={step === undefined ? say('started') : `${step.machine}: ${step.from} → ${step.to}`}
      >
        <span className="row-event">{step === undefined ? '◦' : EVENTS[step.event]}</span>
        {told === undefined ? (
          <span className="row-text">
            <b>{step?.machine ?? say('started')}</b> {step?.to}
          </span>
        ) : (
          <span className="row-text">
            {told}
            {facts.length > 1 && <i> +{facts.length - 1}</i>}
          </span>
        )}
        <span className="row-clause">{fact?.clause ?? ''}</span>
      </button>
    );
  },
);

const Search = ({ film }: { readonly film: Film }) => {
  const say = useWords();
  const inspector = useInspector();
  const viewer = useView((state) => state.viewer);
  const language = useView((state) => state.language);
  const cursor = useView((state) => state.cursor);
  const version = useView((state) => state.version);
  const [query, setQuery] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a film grows without becoming another one
  const hits = useMemo(
    () => momentsFor(film, query, viewer, language),
    [film, query, viewer, language, version],
  );
  const next = (back: boolean): void => {
    const hit = back
      ? (hits.findLast((each) => each < cursor) ?? hits.at(-1))
      : (hits.find((each) => each > cursor) ?? hits[0]);
    if (hit !== undefined) inspector.goTo(hit);
  };
  const place = hits.indexOf(cursor);
  return (
    <label className="search">
      <input
        type="search"
        id="search"
        value={query}
        placeholder={say('search')}
        aria-label={say('search')}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') next(event.shiftKey);
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <output>{query === '' ? '' : hits.length === 0 ? say('noHits') : `${place + 1}/${hits.length}`}</output>
    </label>
  );
};

/** Every microstep, grouped by the decision that led to it. */
export const TimeLine = () => {
  const film = useFilm();
  const say = useWords();
  const cursor = useView((state) => state.cursor);
  const version = useView((state) => state.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a film grows without becoming another one
  const { rows, rowOf } = useMemo(
    () => (film === undefined ? { rows: [], rowOf: [] } : rowsOf(film)),
    [film, version],
  );
  if (film === undefined) return null;
  return (
    <Panel name="timeline" title={say('timeline')} tools={<Search film={film} />}>
      <VirtualList
        count={rows.length}
        row={ROW}
        current={rowOf[cursor] ?? 0}
        label={say('timeline')}
        draw={(index) => {
          const { scene, moment, isHead } = rows[index] as Row;
          return isHead ? (
            <Head key={`s${scene}`} film={film} scene={scene} />
          ) : (
            <MomentRow key={moment} film={film} moment={moment} isCurrent={moment === cursor} />
          );
        }}
      />
    </Panel>
  );
};
