import { useEffect } from 'react';
import { useFilm, useInspector, useView, useWords } from '../use-view.ts';

const SPEEDS: readonly number[] = [1, 2, 4, 10, 30, 100];

/** Buttons and slider that move through time. */
export const Transport = () => {
  const film = useFilm();
  const say = useWords();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const playing = useView((state) => state.playing);
  const speed = useView((state) => state.speed);
  const live = useView((state) => state.live);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      const before = inspector.get().cursor;
      inspector.step(1);
      if (inspector.get().cursor === before) inspector.set({ playing: false });
    }, 1000 / speed);
    return () => clearInterval(timer);
  }, [inspector, playing, speed]);

  if (film === undefined) return null;
  const last = film.moments.length - 1;
  const button = (text: string, title: string, act: () => void) => (
    <button type="button" title={title} aria-label={title} onClick={act}>
      {text}
    </button>
  );
  return (
    <footer className="transport">
      {button('|◀', say('decisionBack'), () => inspector.stepDecision(-1))}
      {button('[◀', say('processBack'), () => inspector.stepProcess(-1))}
      {button('◀', say('back'), () => inspector.step(-1))}
      {button(playing ? '❚❚' : '▶▶', say(playing ? 'pause' : 'play'), () =>
        inspector.set({ playing: !playing }),
      )}
      {button('▶', say('forward'), () => inspector.step(1))}
      {button('▶]', say('processForward'), () => inspector.stepProcess(1))}
      {button('▶|', say('decisionForward'), () => inspector.stepDecision(1))}
      <input
        type="range"
        min={0}
        max={last}
        value={cursor}
        aria-label={say('timeline')}
        onChange={(event) => inspector.goTo(Number(event.currentTarget.value))}
      />
      <output className="place" data-cursor={cursor} data-last={last}>
        {say('step')} <b>{cursor}</b> {say('of')} {last}
      </output>
      <label>
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
      {live !== undefined && (
        <button
          type="button"
          className={`live live-${live.state}`}
          aria-pressed={live.paused}
          onClick={() => inspector.pause(!live.paused)}
        >
          {live.state === 'lost' ? say('lost') : live.state === 'over' ? say('over') : say('live')}{' '}
          {live.state === 'open' ? (live.paused ? '▶' : '❚❚') : ''}
        </button>
      )}
    </footer>
  );
};
