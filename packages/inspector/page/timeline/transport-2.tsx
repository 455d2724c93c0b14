import { useEffect } from 'react';
import { nextStop, toggleBreakpoint } from '../../src/trace/breakpoint.ts';
import { isFullyVisible, visibleEnd } from '../../src/store/seen.ts';
import { useFilm, useInspector, useView, useText } from '../app/use-view-2.ts';
import type { TextKey } from '../text/text.ts';
import { ChancesButton } from './chances-button.tsx';
import { Icon, type Shape } from './transport.tsx';
import { Scrubber } from './scrubber.tsx';

const SPEEDS: readonly number[] = [1, 2, 4, 10, 30, 100];

/** Plays the film while it is to be played: up to its end or the next breakpoint. */
const usePlaying = (): void => {
  const inspector = useInspector();
  const playing = useView((state) => state.playing);
  const speed = useView((state) => state.speed);
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
    <button
      type="button"
      className={`move move-${shape}`}
      data-move={id}
      title={say(title)}
      aria-label={say(title)}
      onClick={act}
    >
      {!isLast && icon}
      <span className="move-word">{say(word)}</span>
      {isLast && icon}
    </button>
  );
};

/** The breakpoints that are set, and the ways to the next ones. */
const Breakpoints = () => {
  const say = useText();
  const inspector = useInspector();
  const breakpoints = useView((state) => state.breakpoints);
  if (breakpoints.length === 0) return null;
  return (
    <section className="breakpoints" aria-label={say('breakpoints')}>
      <Move id="run-back" shape="backTo" word="runBackWord" title="runBack" act={() => inspector.runTo(-1)} />
      {breakpoints.map((each) => (
        <button
          type="button"
          key={`${each.is} ${each.key}`}
          className="breakpoint"
          data-breakpoint={`${each.is} ${each.key}`}
          title={say('unbreak')}
          aria-label={`${say('unbreak')}: ${each.key}`}
          onClick={() => inspector.set({ breakpoints: toggleBreakpoint(breakpoints, each) })}
        >
          <i>●</i> {each.key} ×
        </button>
      ))}
      <Move id="run-on" shape="onTo" word="runOnWord" title="runOn" act={() => inspector.runTo(1)} isLast />
    </section>
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
    <button
      type="button"
      className={`live live-${live.state}`}
      aria-pressed={live.paused}
      onClick={() => inspector.pause(!live.paused)}
    >
      {say(word)} {live.state === 'open' && <Icon shape={live.paused ? 'play' : 'pause'} />}
    </button>
  );
};

/** Buttons and slider that move through time. */
export const Transport = () => {
  const film = useFilm();
  const say = useText();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const playing = useView((state) => state.playing);
  const speed = useView((state) => state.speed);
  const isAllShown = useView((state) => state.isAllShown);
  const end = useView(visibleEnd);
  usePlaying();
  if (film === undefined) return null;
  const last = film.moments.length - 1;
  return (
    <footer className="transport">
      <Notice />
      <Scrubber />
      <div className="moves">
        <Move
          id="decision-back"
          shape="backTo"
          word="decisionWord"
          title="decisionBack"
          act={() => inspector.stepDecision(-1)}
        />
        <Move
          id="process-back"
          shape="backOut"
          word="processWord"
          title="processBack"
          act={() => inspector.stepProcess(-1)}
        />
        <Move id="back" shape="back" word="stepWord" title="back" act={() => inspector.step(-1)} />
        <Move
          id="play"
          shape={playing ? 'pause' : 'play'}
          word={playing ? 'pause' : 'play'}
          title={playing ? 'pause' : 'play'}
          act={() => inspector.set({ playing: !playing })}
        />
        <Move id="on" shape="on" word="stepWord" title="forward" act={() => inspector.step(1)} isLast />
        <Move
          id="process-on"
          shape="onOut"
          word="processWord"
          title="processForward"
          act={() => inspector.stepProcess(1)}
          isLast
        />
        <Move
          id="decision-on"
          shape="onTo"
          word="decisionWord"
          title="decisionForward"
          act={() => inspector.stepDecision(1)}
          isLast
        />
        <Breakpoints />
        <span className="space" />
        <button
          type="button"
          id="keys"
          aria-label={say('showKeys')}
          title={say('showKeys')}
          onClick={() => inspector.set({ isKeysShown: true })}
        >
          ?
        </button>
        <ChancesButton />
        {!(isFullyVisible(film, end) && !isAllShown) && (
          <button
            type="button"
            id="show-all"
            aria-pressed={isAllShown}
            onClick={() => inspector.set({ isAllShown: !isAllShown })}
          >
            {say(isAllShown ? 'hideLater' : 'showAll')}
          </button>
        )}
        <output className="place" data-cursor={cursor} data-last={last}>
          {say('step')} <b>{cursor}</b>
          {isFullyVisible(film, end) && ` ${say('of')} ${last}`}
        </output>
        <label className="speed">
          {say('speed')}{' '}
          <select
            value={speed}
            onChange={(event) => inspector.set({ speed: Number(event.currentTarget.value) })}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {each}/s
              </option>
            ))}
          </select>
        </label>
        <Live />
      </div>
    </footer>
  );
};
