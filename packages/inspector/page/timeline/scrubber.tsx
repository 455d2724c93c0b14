import { useMemo } from 'react';
import { visibleEnd } from '../../src/store/view-state.ts';
import { knownAnswer } from '../../src/trace/question.ts';
import { countUpTo, placedMarks, sliderMarks } from '../../src/trace/slider-marks.ts';
import { chancePoints, swingsOf } from '../../src/trace/win-chances.ts';
import { Button } from '../app/controls.tsx';
import {
  useInspector,
  useLanguage,
  useSize,
  useText,
  useTrace,
  useTraceMemo,
  useView,
  useViewState,
} from '../app/use-view.ts';

/** Half the width of the slider's thumb: its middle goes no nearer to the edges. */
const THUMB = 8;

/** Where something stands on the slider. */
const leftOf = (place: number): string => `calc(${THUMB}px + ${place} * (100% - ${2 * THUMB}px))`;

/** Turns, decisions and damage up to the furthest moment seen. */
const Marks = ({ width }: { readonly width: number }) => {
  const trace = useTrace();
  const say = useText();
  const end = useView(visibleEnd);
  const marks = useTraceMemo(() => (trace === undefined ? [] : sliderMarks(trace)), [trace]);
  const last = (trace?.moments.length ?? 1) - 1;
  const placed = useMemo(() => placedMarks(marks, last, width - 2 * THUMB), [marks, last, width]);
  const drawn = useMemo(
    () =>
      placed.map(({ is, moment, player, turn, place, isLabelled }) => (
        <span
          key={`${is} ${moment}`}
          className={`mark mark-${is}${player === undefined ? '' : ` by-${player}`}`}
          data-mark={is}
          style={{ left: leftOf(place) }}
        >
          {isLabelled && <b>{turn}</b>}
        </span>
      )),
    [placed],
  );
  const { ruleset } = trace ?? {};
  const isBare = ruleset?.recordedEvents?.checkpoints.length === undefined && ruleset?.headline === undefined;
  return (
    <div className="marks" aria-hidden="true" title={isBare ? say('noMarks') : undefined}>
      {drawn.slice(0, countUpTo(placed, end))}
    </div>
  );
};

const TALL = 100;

/** The chances of player 1 over the slider, and the decisions behind which they changed most. */
const Chances = () => {
  const trace = useTrace();
  const say = useText();
  const inspector = useInspector();
  const { chances, viewer } = useViewState('chances', 'viewer');
  const language = useLanguage();
  const end = useView(visibleEnd);
  const points = useMemo(
    () =>
      trace === undefined || chances?.trace !== trace
        ? []
        : chancePoints(trace, chances.bySegment, end, viewer),
    [trace, chances, end, viewer],
  );
  const swings = useMemo(() => swingsOf(points), [points]);
  if (trace === undefined || chances?.trace !== trace) return null;
  const last = Math.max(1, trace.moments.length - 1);
  const places = points.map(({ moment, chance }) => [moment / last, (1 - chance) * TALL] as const);
  const line = places.map(([x, y]) => `${x * TALL} ${y}`).join(' L');
  const [from] = places[0] ?? [0];
  const [to] = places.at(-1) ?? [0];
  return (
    <div className="chances" data-points={points.length}>
      <svg
        viewBox={`0 0 ${TALL} ${TALL}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say('chancesOf')}
      >
        {points.length > 1 && (
          <path className="chances-area" d={`M${from * TALL} ${TALL} L${line} L${to * TALL} ${TALL} Z`} />
        )}
        <path className="chances-half" d={`M0 ${TALL / 2} H${TALL}`} />
        {points.length > 1 && <path className="chances-line" d={`M${line}`} />}
      </svg>
      <span className="chances-of by-1">{say('player')} 2</span>
      <span className="chances-of by-0">{say('player')} 1</span>
      {swings.map(({ segment, moment, chance, by }) => {
        const change = `${say('swing')}: ${Math.round(chance * 100)} → ${Math.round((chance + by) * 100)} %`;
        const answer = knownAnswer(trace, segment + 1, viewer, language)?.brief;
        const title = answer === undefined ? change : `${change}\n${answer}`;
        return (
          <Button
            key={segment}
            className={`swing by-${by > 0 ? 0 : 1}`}
            data-swing={moment}
            style={{ left: `${(moment / last) * 100}%`, top: `${(1 - chance) * 100}%` }}
            label={title}
            onClick={() => inspector.goTo(moment)}
          />
        );
      })}
    </div>
  );
};

/** The slider through time with its marks, and the chances over it where they were asked for. */
export const Scrubber = () => {
  const trace = useTrace();
  const say = useText();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const [box, { width }] = useSize({ width: 600, height: 0 });
  if (trace === undefined) return null;
  return (
    <div className="scrubber" ref={box}>
      <Chances />
      <Marks width={width} />
      <input
        type="range"
        min={0}
        max={trace.moments.length - 1}
        value={cursor}
        aria-label={say('timeline')}
        aria-valuetext={`${say('step')} ${cursor}`}
        onChange={(event) => inspector.goTo(Number(event.currentTarget.value))}
      />
    </div>
  );
};
