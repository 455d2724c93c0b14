import { type ChartNames, processName, stateTitle } from 'gatechart/tools';
import { useEffect, useMemo } from 'react';
import { isFullyVisible, visibleEnd } from '../../src/store/view-state.ts';
import { type Breakpoint, nextStop } from '../../src/trace/navigation.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { Button, Select } from '../app/controls.tsx';
import { useInspector, useLanguage, useText, useTrace, useView, useViewState } from '../app/use-view.ts';
import type { TextKey } from '../text/text.ts';
import { Scrubber } from './scrubber.tsx';
import { ChancesButton } from './win-chances.tsx';

/** Shapes of the buttons that move through time: an arrow steps, a triangle plays. */
const SHAPES = {
  play: 'M5 3 L13 8 L5 13 Z',
  pause: 'M4 3 H7 V13 H4 Z M9 3 H12 V13 H9 Z',
  on: 'M3 8 H12 M8.5 4.5 L12 8 L8.5 11.5',
  back: 'M13 8 H4 M7.5 4.5 L4 8 L7.5 11.5',
  onEvent: 'M2 8 H9 M5.5 4.5 L9 8 L5.5 11.5 M13 8 h.01',
  backEvent: 'M14 8 H7 M10.5 4.5 L7 8 L10.5 11.5 M3 8 h.01',
  onTo: 'M2 8 H10 M6.5 4.5 L10 8 L6.5 11.5 M13.5 3 V13',
  backTo: 'M14 8 H6 M9.5 4.5 L6 8 L9.5 11.5 M2.5 3 V13',
  onOut: 'M2 8 H10 M6.5 4.5 L10 8 L6.5 11.5 M10.5 3 H13.5 V13 H10.5',
  backOut: 'M14 8 H6 M9.5 4.5 L6 8 L9.5 11.5 M5.5 3 H2.5 V13 H5.5',
} as const;

export type Shape = keyof typeof SHAPES;

const FILLED: ReadonlySet<Shape> = new Set<Shape>(['play', 'pause']);

export const Icon = ({ shape }: { readonly shape: Shape }) => (
  <svg viewBox="0 0 16 16" className={`icon ${FILLED.has(shape) ? 'is-filled' : ''}`} aria-hidden="true">
    <path d={SHAPES[shape]} />
  </svg>
);

const SPEEDS: readonly number[] = [1, 2, 4, 10, 30, 100];

/** Plays the trace while it is to be played: up to its end or the next breakpoint. */
const usePlaying = (): void => {
  const inspector = useInspector();
  const { playing, speed } = useViewState('playing', 'speed');
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      const { cursor: before } = inspector.get();
      inspector.step(1);
      const { cursor, breakpoints, viewer, language } = inspector.get();
      const stop =
        inspector.trace && nextStop(inspector.trace, before, 1, breakpoints, viewer, language, cursor);
      if (cursor === before || stop === cursor) inspector.set({ playing: false });
    }, 1000 / speed);
    return () => clearInterval(timer);
  }, [inspector, playing, speed]);
};

interface MoveProps {
  readonly id: string;
  readonly shape: Shape;
  readonly word: TextKey;
  readonly title: TextKey;
  readonly act: () => void;
  readonly isLast?: boolean;
}

const Move = ({ id, shape, word, title, act, isLast = false }: MoveProps) => {
  const say = useText();
  const icon = <Icon shape={shape} />;
  return (
    <Button className={`move move-${shape}`} data-move={id} label={say(title)} onClick={act}>
      {!isLast && icon}
      <span className="move-word">{say(word)}</span>
      {isLast && icon}
    </Button>
  );
};

/** What a breakpoint stops at: a state by its name, all else by its key. */
const breakpointName = (names: ChartNames | undefined, { is, key }: Breakpoint): string => {
  const [machine = '', path = ''] = key.split('/');
  return is === 'state' && names !== undefined ? stateTitle(names, machine, path) : key;
};

/** The breakpoints that are set, and the ways to the next ones. */
const Breakpoints = () => {
  const say = useText();
  const inspector = useInspector();
  const breakpoints = useView((state) => state.breakpoints);
  const names = useTrace()?.ruleset.chartNames?.[useLanguage()];
  if (breakpoints.length === 0) return null;
  return (
    <section className="breakpoints" aria-label={say('breakpoints')}>
      <Move id="run-back" shape="backTo" word="runBackWord" title="runBack" act={() => inspector.runTo(-1)} />
      <Move id="run-on" shape="onTo" word="runOnWord" title="runOn" act={() => inspector.runTo(1)} isLast />
      {breakpoints.map((each) => (
        <Button
          key={`${each.is} ${each.key}`}
          className="breakpoint"
          data-breakpoint={`${each.is} ${each.key}`}
          title={`${say('unbreak')}: ${each.key}`}
          aria-label={`${say('unbreak')}: ${breakpointName(names, each)}`}
          onClick={() => inspector.toggleBreakpoint(each)}
        >
          <i>●</i> {breakpointName(names, each)} ×
        </Button>
      ))}
    </section>
  );
};

/** Runs on to the start of a process, such as ruler damage. */
const RunUntil = ({ trace }: { readonly trace: Trace }) => {
  const say = useText();
  const inspector = useInspector();
  const language = useLanguage();
  const options = useMemo(() => {
    const names = trace.ruleset.chartNames?.[language];
    return [...trace.charts.keys()]
      .map((machine) => [machine, processName(names, machine)] as const)
      .sort(([, one], [, other]) => one.localeCompare(other, language));
  }, [trace, language]);
  return (
    <Select
      id="run-until"
      label={say('runUntil')}
      value=""
      options={[['', say('runUntil')], ...options]}
      choose={(machine) => inspector.runUntil({ is: 'state', key: `${machine}/` })}
    />
  );
};

/** Why the last key or click did nothing. */
const Notice = () => {
  const say = useText();
  const notice = useView((state) => state.notice);
  return (
    <div className="notice-place" role="status">
      {notice !== undefined && (
        <p className="notice" data-notice={notice}>
          {say(notice)}
        </p>
      )}
    </div>
  );
};

const Live = () => {
  const say = useText();
  const inspector = useInspector();
  const live = useView((state) => state.live);
  if (live === undefined) return null;
  const word = live.state === 'lost' ? 'lost' : live.state === 'over' ? 'over' : 'live';
  return (
    <Button
      className={`live live-${live.state}`}
      aria-pressed={live.paused}
      onClick={() => inspector.pause(!live.paused)}
    >
      {say(word)} {live.state === 'open' && <Icon shape={live.paused ? 'play' : 'pause'} />}
    </Button>
  );
};

/** The step at hand, and of how many where that may be told. */
const Place = ({ trace }: { readonly trace: Trace }) => {
  const say = useText();
  const cursor = useView((state) => state.cursor);
  const isWhole = useView((state) => isFullyVisible(trace, visibleEnd(state)));
  const last = trace.moments.length - 1;
  return (
    <output className="place" data-cursor={cursor} data-last={last}>
      {say('step')} <b>{cursor}</b>
      {isWhole && ` ${say('of')} ${last}`}
    </output>
  );
};

/** Buttons and slider that move through time. */
export const Transport = () => {
  const trace = useTrace();
  const say = useText();
  const inspector = useInspector();
  const { playing, speed, isAllShown } = useViewState('playing', 'speed', 'isAllShown');
  const isWhole = useView((state) => trace !== undefined && isFullyVisible(trace, visibleEnd(state)));
  usePlaying();
  if (trace === undefined) return null;
  const play = playing ? 'pause' : 'play';
  const moves: readonly (readonly [string, Shape, TextKey, TextKey, () => void])[] = [
    ['decision-back', 'backTo', 'decisionWord', 'decisionBack', () => inspector.stepDecision(-1)],
    ['process-back', 'backOut', 'processWord', 'processBack', () => inspector.stepProcess(-1)],
    ['event-back', 'backEvent', 'eventWord', 'eventBack', () => inspector.stepEvent(-1)],
    ['back', 'back', 'stepWord', 'back', () => inspector.step(-1)],
    ['play', play, play, play, () => inspector.set({ playing: !playing })],
    ['on', 'on', 'stepWord', 'forward', () => inspector.step(1)],
    ['event-on', 'onEvent', 'eventWord', 'eventForward', () => inspector.stepEvent(1)],
    ['process-on', 'onOut', 'processWord', 'processForward', () => inspector.stepProcess(1)],
    ['decision-on', 'onTo', 'decisionWord', 'decisionForward', () => inspector.stepDecision(1)],
  ];
  return (
    <footer className="transport">
      <Notice />
      <Scrubber />
      <div className="moves">
        {moves.map(([id, shape, word, title, act]) => (
          <Move
            key={id}
            id={id}
            shape={shape}
            word={word}
            title={title}
            act={act}
            isLast={id.endsWith('on')}
          />
        ))}
        <RunUntil trace={trace} />
        <Breakpoints />
        <span className="space" />
        <Button id="keys" label={say('showKeys')} onClick={() => inspector.set({ isKeysShown: true })}>
          ?
        </Button>
        <ChancesButton />
        {!(isWhole && !isAllShown) && (
          <Button
            id="show-all"
            aria-pressed={isAllShown}
            onClick={() => inspector.set({ isAllShown: !isAllShown })}
          >
            {say(isAllShown ? 'hideLater' : 'showAll')}
          </Button>
        )}
        <Place trace={trace} />
        <label className="speed">
          {say('speed')}{' '}
          <Select
            value={speed}
            options={SPEEDS.map((each) => [each, `${each}/s`])}
            choose={(value) => inspector.set({ speed: Number(value) })}
          />
        </label>
        <Live />
      </div>
    </footer>
  );
};
