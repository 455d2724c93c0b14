import { type Language, processName, statePathName, type Viewer } from 'gatechart/tools';
import { memo } from 'react';
import { type Breakpoint, isSameBreakpoint } from '../../src/trace/navigation.ts';
import { knownAnswer } from '../../src/trace/question.ts';
import type { Timeline, TimelineLine } from '../../src/trace/timeline.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { beginningOf } from '../../src/trace/trace-step.ts';
import { Button } from '../app/controls.tsx';
import { useInspector, useLanguage, useText } from '../app/use-view.ts';
import { say, sayRepeated } from '../text/text.ts';

const MAX_INDENT = 11;
const INDENT = 10;

const EVENTS = { answer: '→', done: '↩', '': '·' } as const;

/** What began a segment, in short and in full; of the answer of the other player, what was asked alone. */
const causeText = (
  trace: Trace,
  segment: number,
  viewer: Viewer,
  language: Language,
): readonly [string, ...string[]] => {
  const { cause } = trace.segments[segment] as Trace['segments'][number];
  if (cause.is === 'start') return [say(language, 'started')];
  if (cause.is === 'concession') return [say(language, 'conceded')];
  const asked = `${cause.kind} · ${cause.clause}`;
  const known = knownAnswer(trace, segment, viewer, language);
  return known === undefined
    ? [trace.ruleset.clauses[cause.clause]?.[language] ?? cause.kind, asked]
    : [known.brief, known.rest, known.key, asked];
};

/** How deep a line lies: the outermost process has no line of its own. */
const depthOf = (trace: Trace, run: number): number =>
  Math.min(MAX_INDENT, trace.runs[run]?.path.length ?? 0);

const indent = (depth: number) => ({ '--depth': depth, paddingLeft: 6 + depth * INDENT });

/** How all rows are read: handed to them, as many rows that listen for it make a step slow. */
export interface RowContext {
  readonly trace: Trace;
  readonly viewer: Viewer;
  readonly breakpoints: readonly Breakpoint[];
}

/** Sets a stop, or takes it away. */
const StopButton = ({ stop, reading }: { readonly stop: Breakpoint; readonly reading: RowContext }) => {
  const say = useText();
  const inspector = useInspector();
  const isSet = reading.breakpoints.some((each) => isSameBreakpoint(each, stop));
  const title = `${say(isSet ? 'unbreak' : 'breakHere')}: ${stop.key}`;
  return (
    <Button
      tabIndex={-1}
      className="row-stop"
      aria-pressed={isSet}
      label={title}
      onClick={() => inspector.toggleBreakpoint(stop)}
    >
      ●
    </Button>
  );
};

const ClauseButton = ({ clause }: { readonly clause: string }) => {
  const inspector = useInspector();
  return (
    <Button
      tabIndex={-1}
      className="row-clause"
      onClick={() => inspector.set({ details: { is: 'clause', key: clause } })}
    >
      {clause}
    </Button>
  );
};

const momentsIn = (text: string): readonly number[] => (text === '' ? [] : text.split(' ').map(Number));

/** What happened in several moments to each player in turn, said once; `undefined` where nothing is repeated. */
const repeatedText = (
  { trace, viewer }: RowContext,
  timeline: Timeline,
  moments: string,
  language: Language,
): string | undefined => {
  const repeats = momentsIn(moments).filter((moment) => timeline.repeatOf[moment] !== undefined);
  const told = repeats.map((moment) => trace.moments[moment] as Trace['moments'][number]);
  const [first] = told;
  const [fact, ...others] = told.flatMap(({ facts }) => facts.slice(0, 1));
  if (first === undefined || fact === undefined || others.length === 0) return undefined;
  const players = others.map((other) => ('player' in other ? String(Number(other.player) + 1) : ''));
  return sayRepeated(language, trace.ruleset.narrate(first.game, fact, viewer, language), players);
};

interface AnswerProps {
  readonly reading: RowContext;
  readonly timeline: Timeline;
  readonly segment: number;
  readonly within: number;
  /** The moments that the row stands for, as text: a list would be another one at each step. */
  readonly moments: string;
  readonly isCurrent: boolean;
}

const AnswerRow = memo(({ reading, timeline, segment, within, moments, isCurrent }: AnswerProps) => {
  const inspector = useInspector();
  const language = useLanguage();
  const { trace, viewer } = reading;
  const { cause, first } = trace.segments[segment] as Trace['segments'][number];
  const repeated = repeatedText(reading, timeline, moments, language);
  const text = repeated === undefined ? causeText(trace, segment, viewer, language) : [repeated];
  const who = cause.is === 'start' ? '' : ` by-${cause.player}`;
  return (
    <div
      role="treeitem"
      aria-level={depthOf(trace, within) + 1}
      aria-selected={isCurrent}
      tabIndex={-1}
      className={`row row-head${who}${isCurrent ? ' is-current' : ''}`}
      style={indent(depthOf(trace, within))}
      data-segment={segment}
      data-moments={moments}
    >
      <Button
        tabIndex={-1}
        className="row-go"
        onClick={() => inspector.goTo(first)}
        title={text.filter((part) => part !== '').join('\n')}
      >
        <span className="row-number">{segment}</span>
        <span className="row-text">{text[0]}</span>
      </Button>
      {cause.is === 'answer' && <StopButton stop={{ is: 'decision', key: cause.kind }} reading={reading} />}
      {cause.is === 'answer' && <ClauseButton clause={cause.clause} />}
    </div>
  );
});

interface ProcessProps {
  readonly reading: RowContext;
  readonly timeline: Timeline;
  readonly run: number;
  readonly isFolded: boolean;
  /** The last moment that may be told. */
  readonly end: number;
  readonly fold: (run: number) => void;
}

const ProcessRow = memo(({ reading, timeline, run, isFolded, end, fold }: ProcessProps) => {
  const say = useText();
  const inspector = useInspector();
  const { trace, viewer } = reading;
  const language = useLanguage();
  const { path, machine, began } = trace.runs[run] as Trace['runs'][number];
  const names = trace.ruleset.chartNames?.[language];
  const narrated = (moment: number, headed: boolean): string | undefined => {
    const { facts, game } = trace.moments[moment] as Trace['moments'][number];
    const fact = facts.find((each) => {
      const headline = trace.ruleset.headline?.(each);
      return headed
        ? headline?.is === 'head' && headline.of === path.length
        : trace.ruleset.headline === undefined || headline?.is === 'line';
    });
    return fact && trace.ruleset.narrate(game, fact, viewer, language);
  };
  const head = timeline.headOf.get(run);
  const told = (timeline.narratedIn[run] ?? []).filter((moment) => moment <= end);
  const [first] = told;
  const heading = head === undefined || head > end ? undefined : narrated(head, true);
  const summary =
    isFolded && heading === undefined && first !== undefined ? narrated(first, false) : undefined;
  const depth = path.length - 1;
  const title = say(isFolded ? 'unfoldOne' : 'foldOne');
  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-expanded={!isFolded}
      aria-selected={false}
      tabIndex={-1}
      className={`row row-process${told.length === 0 ? ' is-quiet' : ''}`}
      style={indent(depth)}
      data-run={run}
      data-process={machine}
    >
      <Button tabIndex={-1} className="row-fold" label={title} onClick={() => fold(run)}>
        {isFolded ? '▸' : '▾'}
      </Button>
      <Button
        tabIndex={-1}
        className="row-go"
        title={[heading ?? summary, path.join(' › ')].filter((part) => part !== undefined).join('\n')}
        onClick={() => inspector.goTo(began)}
      >
        <span className="row-text">
          <b>{heading ?? (names === undefined ? path.at(-1) : processName(names, machine))}</b> {summary}
        </span>
      </Button>
      {isFolded && told.length > 1 && <span className="row-count">+{told.length - 1}</span>}
      <StopButton stop={{ is: 'state', key: `${machine}/` }} reading={reading} />
    </div>
  );
});

interface MomentProps {
  readonly reading: RowContext;
  readonly timeline: Timeline;
  /** As above, the one that the row leads to first. */
  readonly moments: string;
  readonly within: number;
  readonly isCurrent: boolean;
}

const MomentRow = memo(({ reading, timeline, moments, within, isCurrent }: MomentProps) => {
  const inspector = useInspector();
  const { trace, viewer } = reading;
  const language = useLanguage();
  const say = useText();
  const [moment = 0] = momentsIn(moments);
  const { step, facts, game, segment } = trace.moments[moment] as Trace['moments'][number];
  const begins = beginningOf((trace.segments[segment] as Trace['segments'][number]).cause);
  const [fact] = facts;
  const told =
    repeatedText(reading, timeline, moments, language) ??
    (fact && trace.ruleset.narrate(game, fact, viewer, language));
  const clause = fact?.clause ?? step?.clauses[0];
  const names = trace.ruleset.chartNames?.[language];
  const depth = depthOf(trace, within);
  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isCurrent}
      tabIndex={-1}
      className={`row row-moment${isCurrent ? ' is-current' : ''}${fact === undefined ? '' : ' has-fact'}`}
      style={indent(depth)}
      data-moments={moments}
    >
      <Button
        tabIndex={-1}
        className="row-go"
        onClick={() => inspector.goTo(moment)}
        title={[told, step === undefined ? say(begins) : `${step.machine}: ${step.from} → ${step.to}`]
          .filter((part) => part !== undefined)
          .join('\n')}
      >
        <span className="row-event">{step === undefined ? '◦' : EVENTS[step.event]}</span>
        {told === undefined ? (
          <span className="row-text">
            <b>{step === undefined ? say(begins) : processName(names, step.machine)}</b>{' '}
            {step && statePathName(names, step.machine, step.to)}
          </span>
        ) : (
          <span className="row-text">
            {told}
            {facts.length > 1 && <i> +{facts.length - 1}</i>}
          </span>
        )}
      </Button>
      {step !== undefined && (
        <StopButton stop={{ is: 'state', key: `${step.machine}/${step.to}` }} reading={reading} />
      )}
      {clause !== undefined && <ClauseButton clause={clause} />}
    </div>
  );
});

interface RowProps {
  readonly reading: RowContext;
  readonly timeline: Timeline;
  readonly line: TimelineLine;
  /** The other moments that the row stands for. */
  readonly repeats: readonly number[];
  readonly current: number;
  readonly end: number;
  readonly isFolded: boolean;
  readonly fold: (run: number) => void;
}

/** One row of the time line. */
export const Row = ({ reading, timeline, line, repeats, current, end, isFolded, fold }: RowProps) => {
  if (line.is === 'process') {
    const last = reading.trace.runs[line.run]?.ended ?? Number.POSITIVE_INFINITY;
    return (
      <ProcessRow
        reading={reading}
        timeline={timeline}
        run={line.run}
        isFolded={isFolded}
        end={Math.min(end, last)}
        fold={fold}
      />
    );
  }
  const moments = line.is === 'moment' ? [line.moment, ...repeats] : repeats;
  const isCurrent = moments.includes(current);
  const { within } = line;
  return line.is === 'answer' ? (
    <AnswerRow
      reading={reading}
      timeline={timeline}
      segment={line.segment}
      within={within}
      moments={moments.join(' ')}
      isCurrent={isCurrent}
    />
  ) : (
    <MomentRow
      reading={reading}
      timeline={timeline}
      moments={moments.join(' ')}
      within={within}
      isCurrent={isCurrent}
    />
  );
};
