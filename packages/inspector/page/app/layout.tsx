import {
  Children,
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useRef,
} from 'react';
import { MIN_SHARE, moveBorder, type Sizes, toShares } from '../../src/store/panel-sizes.ts';
import { BoardPanel } from '../board/board-panel.tsx';
import { Actors } from '../panels/actors.tsx';
import { DecisionPanel } from '../panels/decision.tsx';
import { Messages } from '../panels/messages.tsx';
import { Clauses, StepPanel } from '../panels/step.tsx';
import { StoryLine } from '../panels/story.tsx';
import type { TextKey } from '../text/text.ts';
import { TimelinePanel } from '../timeline/timeline-panel.tsx';
import { Button } from './controls.tsx';
import { Panel } from './panel.tsx';
import { useInspector, useText, useView, useViewState } from './use-view.ts';

/** Share of the room that an arrow key moves a border by. */
const KEY_STEP = 0.03;

interface SplitProps {
  readonly name: string;
  /** `row`: parts beside each other; `column`: one above the other. */
  readonly direction: 'row' | 'column';
  readonly className: string;
  readonly children: ReactNode;
}

/** Parts that share a room, with borders between them that can be moved. Until one is moved, the page chooses the sizes. */
export const Split = ({ name, direction, className, children }: SplitProps) => {
  const say = useText();
  const inspector = useInspector();
  const kept = useView((state) => state.sizes[name]);
  const box = useRef<HTMLDivElement>(null);
  const parts = Children.toArray(children);
  const sizes = kept?.length === parts.length ? kept : undefined;
  const isRow = direction === 'row';

  const set = (changed: Sizes | undefined): void => {
    const { [name]: _, ...others } = inspector.get().sizes;
    inspector.set({ sizes: changed === undefined ? others : { ...others, [name]: changed } });
  };

  /** Lengths of the parts in pixels, as they are drawn, and the room of those that are not folded. */
  const measure = (): { readonly lengths: readonly number[]; readonly room: number } => {
    const drawn = [...(box.current?.children ?? [])].filter((part) => part.classList.contains('part'));
    const lengths = drawn.map((part) => part.getBoundingClientRect()[isRow ? 'width' : 'height']);
    const open = lengths.filter((_, index) => drawn[index]?.querySelector(':scope > .is-folded') === null);
    return { lengths, room: open.reduce((one, other) => one + other, 0) };
  };

  const shares = (): Sizes => {
    const { lengths, room } = measure();
    return room <= 0 ? toShares(lengths) : lengths.map((length) => length / room);
  };

  const moveBy = (border: number, pixels: number, from = shares()): void => {
    const { room } = measure();
    if (room > 0) set(moveBorder(from, border, pixels / room));
  };

  const drag = (border: number, event: PointerEvent<HTMLDivElement>): void => {
    const handle = event.currentTarget;
    const from = shares();
    const began = isRow ? event.clientX : event.clientY;
    const move = (moved: globalThis.PointerEvent): void =>
      moveBy(border, (isRow ? moved.clientX : moved.clientY) - began, from);
    const end = (): void => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('lostpointercapture', end);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', end);
    event.preventDefault();
    handle.focus();
  };

  const press = (border: number, event: KeyboardEvent): void => {
    const keys = isRow ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const place = keys.indexOf(event.key);
    if (place < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const from = shares();
    set(moveBorder(from, border, place === 0 ? -KEY_STEP : KEY_STEP));
  };

  return (
    <div ref={box} className={`split split-${direction} ${className}${sizes ? ' is-sized' : ''}`}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
        <Fragment key={index}>
          {index > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a rule can be neither moved nor reached by keyboard
            <div
              role="separator"
              tabIndex={0}
              className="border"
              data-border={`${name} ${index - 1}`}
              aria-orientation={isRow ? 'vertical' : 'horizontal'}
              aria-label={say('resize')}
              aria-valuemin={MIN_SHARE * 100}
              aria-valuemax={100}
              aria-valuenow={Math.round((sizes?.[index - 1] ?? 1 / parts.length) * 100)}
              title={say('resize')}
              onPointerDown={(event) => drag(index - 1, event)}
              onKeyDown={(event) => press(index - 1, event)}
              onDoubleClick={() => set(undefined)}
            />
          )}
          <div
            className={`part part-${index}`}
            style={sizes && ({ '--share': sizes[index] } as CSSProperties)}
          >
            {part}
          </div>
        </Fragment>
      ))}
    </div>
  );
};

/** What a narrow page shows, one at a time; the first is the table with the decision. */
const TABS: readonly (readonly [tab: string, word: TextKey])[] = [
  ['play', 'tabPlay'],
  ['timeline', 'timeline'],
  ['chart', 'chart'],
  ['step', 'why'],
  ['clauses', 'clauses'],
  ['actors', 'actors'],
  ['messages', 'messages'],
];

/** The row that chooses what a narrow page shows. */
export const Tabs = () => {
  const say = useText();
  const inspector = useInspector();
  const tab = useView((state) => state.tab);
  return (
    <nav className="tabs" aria-label={say('panels')}>
      {TABS.map(([each, word]) => (
        <Button
          key={each}
          data-tab={each}
          aria-pressed={tab === each}
          onClick={() => inspector.set({ tab: each, enlarged: undefined })}
        >
          {say(word)}
        </Button>
      ))}
    </nav>
  );
};

const LazyChart = lazy(async () => ({ default: (await import('../chart/chart-panel.tsx')).ChartPanel }));

/** The charts; the frame alone until what draws them is there. */
const ChartPanel = () => {
  const title = useText()('chart');
  return (
    <Suspense fallback={<Panel name="chart" title={title} />}>
      <LazyChart />
    </Suspense>
  );
};

/** The story of the step above all panels: three columns whose borders can be moved. */
export const Panels = () => {
  const { tab, enlarged } = useViewState('tab', 'enlarged');
  return (
    <>
      <StoryLine />
      <main className={`panels${enlarged === undefined ? '' : ' has-enlarged'}`} data-tab-shown={tab}>
        <Split name="columns" direction="row" className="columns">
          <Split name="left" direction="column" className="column">
            <TimelinePanel />
            <Actors />
            <Messages />
          </Split>
          <Split name="middle" direction="column" className="column">
            <ChartPanel />
            <BoardPanel />
          </Split>
          <Split name="right" direction="column" className="column side-column">
            <DecisionPanel />
            <StepPanel />
            <Clauses />
          </Split>
        </Split>
      </main>
    </>
  );
};
