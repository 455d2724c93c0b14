import type { BoardChanges, BoardMove, BoardView, Language } from 'gatechart/tools';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onNextFrame } from '../app/use-view.ts';
import { type BoardLayout, type LaidElement, laidAt, measureBoard } from './board-layout.ts';
import { drawLinks } from './link-arrows.ts';

/** Milliseconds that a card is on its way from one place to the next. */
const DURATION = 250;

/** More moves or arrows than that at once are a jump, and shown as it is. */
const MAX_CHANGES = 12;

const isMotionOff = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.querySelector('input[type="range"]:active') !== null;

/** A card as it is seen on its way to where it is not seen lying: as it lay, its name alone, or its back. */
const ghostOf = ({ name, before }: BoardMove, lay: LaidElement, language: Language): HTMLElement => {
  const isLaid = before !== undefined && lay.element.dataset.card === before;
  const ghost = (isLaid ? lay.element.cloneNode(true) : document.createElement('span')) as HTMLElement;
  if (!isLaid) {
    ghost.className = name === undefined ? 'card is-hidden' : 'card';
    ghost.textContent = name?.[language] ?? '';
  }
  for (const attribute of ['data-card', 'aria-describedby', 'aria-expanded', 'aria-haspopup'])
    ghost.removeAttribute(attribute);
  ghost.classList.add('is-ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.tabIndex = -1;
  return ghost;
};

const shift = (from: LaidElement, to: LaidElement): string =>
  `translate(${to.left - from.left}px, ${to.top - from.top}px)`;

/** A card that appears where it lies. */
const animateArrival = ({ element }: LaidElement): Animation =>
  element.animate(
    [
      { transform: 'scale(0.5)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: DURATION, easing: 'ease-out' },
  );

/** The way of a card along its path to where it lies; where it is not seen lying, it is seen on its way there only. */
const animateMove = (
  move: BoardMove,
  before: BoardLayout,
  after: BoardLayout,
  table: HTMLElement,
  language: Language,
): Animation | undefined => {
  const { path } = move;
  const [first = '', last = ''] = [path[0], path.at(-1)];
  const cameFrom = laidAt(before, first, move.before);
  const wentTo = laidAt(after, last, move.after);
  const isStill = path.length === 1;
  const start = isStill ? (cameFrom ?? wentTo) : cameFrom;
  const end = isStill && move.after === undefined ? start : wentTo;
  if (start === undefined || end === undefined) return undefined;
  const between = path.slice(1, -1).flatMap((spot) => after.get(spot) ?? before.get(spot) ?? []);
  const timing = { duration: DURATION * (between.length + 1), easing: 'ease-in-out' };
  if (move.after !== undefined && end.element.dataset.card === move.after) {
    if (isStill) return animateArrival(end);
    const frames = [start, ...between].map((laid) => ({ transform: shift(end, laid) }));
    const { style } = end.element;
    // Not a part of the frames: of a transform alone the compositor draws them, and a step draws nothing more here.
    style.zIndex = '5';
    const way = end.element.animate([...frames, { transform: 'none' }], timing);
    const settle = (): void => {
      // One that was cut short may be on its next way already.
      if (end.element.getAnimations().length === 0) style.zIndex = '';
    };
    way.onfinish = settle;
    way.oncancel = settle;
    return way;
  }
  const ghost = ghostOf(move, start, language);
  ghost.style.left = `${start.left}px`;
  ghost.style.top = `${start.top}px`;
  table.append(ghost);
  const frames = [start, ...between].map((laid) => ({ transform: shift(start, laid), opacity: 1 }));
  const way = ghost.animate([...frames, { transform: shift(start, end), opacity: 0.2 }], timing);
  way.onfinish = () => ghost.remove();
  way.oncancel = () => ghost.remove();
  return way;
};

/** What was shown last, and where it lay. */
interface Shown {
  readonly picture: BoardView;
  readonly laid: BoardLayout;
  readonly moment: number;
  readonly language: Language;
  readonly width: number;
}

/** So many moments from one picture to the next are a jump. */
const MAX_JUMP = 60;

/**
 * Moves cards on a table with the steps as their events tell, and draws what acted on what. Nothing moves in a jump
 * through time, nor while somebody scrubs or wants no motion. `moment`: the place of the picture in the course of events.
 */
export const useCardMotion = (
  table: RefObject<HTMLElement | null>,
  picture: BoardView,
  moment: number,
  changesSince: (moment: number) => BoardChanges,
  language: Language,
): void => {
  const last = useRef<Shown | undefined>(undefined);
  /** What is on its way, noted here: to ask the table for it would lay the page out. */
  const running = useRef<readonly Animation[]>([]);
  useLayoutEffect(
    () =>
      onNextFrame(() => {
        const element = table.current;
        if (element === null) return;
        const before = last.current;
        if (before?.picture === picture && before.moment === moment && before.language === language) return;
        for (const each of running.current) each.cancel();
        running.current = [];
        if (isMotionOff()) {
          last.current = undefined;
          return;
        }
        const laid =
          before?.picture === picture && before.language === language ? before.laid : measureBoard(element);
        const width = element.clientWidth;
        last.current = { picture, laid, moment, language, width };
        if (
          before?.width !== width ||
          before.language !== language ||
          Math.abs(moment - before.moment) > MAX_JUMP
        )
          return;
        const { moves, links } = changesSince(before.moment);
        if (moves.length + links.length > MAX_CHANGES) return;
        running.current = [
          ...moves.flatMap((move) => animateMove(move, before.laid, laid, element, language) ?? []),
          ...drawLinks(element, links, laid),
        ];
      }),
    [table, picture, moment, changesSince, language],
  );
};
