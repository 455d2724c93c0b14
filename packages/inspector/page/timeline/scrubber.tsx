import { type CSSProperties, useMemo } from 'react';
import { visibleEnd } from '../../src/store/view-state.ts';
import { knownAnswer } from '../../src/trace/question.ts';
import { countUpTo, placedMarks, sliderMarks } from '../../src/trace/slider-marks.ts';
import { type ChancePoint, chancePoints, chanceRuns, swingsOf } from '../../src/trace/win-chances.ts';
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
  const count = useView((state) => countUpTo(placed, visibleEnd(state)));
  const { ruleset } = trace ?? {};
  const isBare = ruleset?.recordedEvents?.checkpoints.length === undefined && ruleset?.headline === undefined;
  return (
    <div className="marks" aria-hidden="true" title={isBare ? say('noMarks') : undefined}>
      {drawn.slice(0, count)}
    </div>
  );
};

const TALL = 100;

/** Points without a gap between them: the chances of both as areas, and the line between them. A point alone is a dot. */
const ChanceRun = ({ run, last }: { readonly run: readonly ChancePoint[]; readonly last: number }) => {
  const places = run.map(({ moment, chance }) => [(moment / last) * TALL, (1 - chance) * TALL] as const);
  const line = places.map(([x, y]) => `${x} ${y}`).join(' L');
  const [from = 0] = places[0] ?? [];
  const [to = 0] = places.at(-1) ?? [];
  if (places.length === 1) return <path className="chances-point" d={`M${line} h0.001`} />;
  return (
    <>
      <path className="chances-area by-1" d={`M${from} 0 L${line} L${to} 0 Z`} />
      <path className="chances-area by-0" d={`M${from} ${TALL} L${line} L${to} ${TALL} Z`} />
      <path className="chances-line" d={`M${line}`} />
    </>
  );
};

/** The chances of player 1 over the slider as far as they were computed and may be seen, and the decisions behind which they changed most. */
const Chances = () => {
  const trace = useTrace();
  const say = useText();
  const inspector = useInspector();
  const { chances, viewer } = useViewState('chances', 'viewer');
  const language = useLanguage();
  const end = useView(visibleEnd);
  const runs = useMemo(
    () =>
      trace === undefined || chances?.trace !== trace
        ? []
        : chanceRuns(trace, chancePoints(trace, chances.bySegment, end, viewer)),
    [trace, chances, end, viewer],
  );
  const swings = useMemo(() => swingsOf(runs), [runs]);
  if (trace === undefined || chances?.trace !== trace) return null;
  const last = Math.max(1, trace.moments.length - 1);
  return (
    <div className="chances" data-points={runs.flat().length} data-runs={runs.length}>
      <svg
        viewBox={`0 0 ${TALL} ${TALL}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say('chancesOf')}
      >
        <path className="chances-half" d={`M0 ${TALL / 2} H${TALL}`} />
        {runs.map((run) => (
          <ChanceRun key={run[0]?.moment} run={run} last={last} />
        ))}
      </svg>
      <span className="chances-of">{say('chancesOf')}</span>
      {[100, 50, 0].map((percent) => (
        <span
          key={percent}
          className="chances-scale"
          style={{ '--down': `${100 - percent}%` } as CSSProperties}
        >
          {percent} %
        </span>
      ))}
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

/** The slider alone: a step draws no mark anew. */
const Slider = ({ last }: { readonly last: number }) => {
  const say = useText();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={cursor}
      aria-label={say('timeline')}
      aria-valuetext={`${say('step')} ${cursor}`}
      onChange={(event) => inspector.goTo(Number(event.currentTarget.value))}
    />
  );
};

/** The slider through time with its marks, and the chances over it where they were asked for. */
export const Scrubber = () => {
  const trace = useTrace();
  const [box, { width }] = useSize({ width: 600, height: 0 });
  if (trace === undefined) return null;
  return (
    <div className="scrubber" ref={box}>
      <Chances />
      <Marks width={width} />
      <Slider last={trace.moments.length - 1} />
    </div>
  );
};
