import type { BoardView, Language } from 'gatechart/tools';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type CardMove, movesBetween } from '../../src/store/board-view.ts';
import { onNextFrame } from '../app/use-view.ts';

/** Milliseconds that a card is on its way. */
const DURATION = 250;

const ANIMATION: KeyframeAnimationOptions = { duration: DURATION, easing: 'ease-in-out' };

/** More moves than that at once are a jump, and shown as it is. */
const MAX_MOVES = 12;

const isMotionOff = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.querySelector('input[type="range"]:active') !== null;

/** What lies on a table: where on it, and its element. */
interface LaidElement {
  readonly left: number;
  readonly top: number;
  readonly element: HTMLElement;
}

/** What lies on a table, by its spot and the key of the card. */
type BoardLayout = ReadonlyMap<string, LaidElement>;

const measureBoard = (table: HTMLElement): BoardLayout => {
  const laid = new Map<string, LaidElement>();
  const origin = table.getBoundingClientRect();
  const put = (spot: string, element: HTMLElement): void => {
    const { left, top } = element.getBoundingClientRect();
    laid.set(spot, { left: left - origin.left, top: top - origin.top, element });
  };
  for (const element of table.querySelectorAll<HTMLElement>('[data-zone], [data-item-key]')) {
    const spot = element.dataset.zone ?? `item ${element.dataset.itemKey}`;
    put(spot, element);
    for (const card of element.querySelectorAll<HTMLElement>('[data-card]')) {
      put(`${spot} ${card.dataset.card}`, card);
    }
  }
  return laid;
};

/** A card as it is seen on its way onto a pile: as it lay, or its name alone where it was not seen lying. */
const ghostOf = ({ card }: CardMove, lay: HTMLElement | undefined, language: Language): HTMLElement => {
  const ghost = (lay?.cloneNode(true) ?? document.createElement('span')) as HTMLElement;
  if (lay === undefined) ghost.textContent = card.name?.[language] ?? '';
  for (const name of ['data-card', 'aria-describedby', 'aria-expanded', 'aria-haspopup'])
    ghost.removeAttribute(name);
  ghost.classList.add('card', 'is-ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.tabIndex = -1;
  return ghost;
};

/** Runs a card from where it lay to where it lies; one that lies on a pile now is seen on its way there only. */
const animateMove = (
  move: CardMove,
  before: BoardLayout,
  after: BoardLayout,
  table: HTMLElement,
  language: Language,
): void => {
  const { card, from, previousKey: was, to } = move;
  const lay = was === undefined ? undefined : before.get(`${from} ${was}`);
  const start = lay ?? before.get(from);
  const end = after.get(`${to} ${card.key}`);
  const pile = after.get(to);
  if (start === undefined) return;
  if (end !== undefined) {
    const [x, y] = [start.left - end.left, start.top - end.top];
    end.element.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { zIndex: 5 }], ANIMATION);
  } else if (pile !== undefined) {
    const ghost = ghostOf(move, lay?.element, language);
    ghost.style.left = `${start.left}px`;
    ghost.style.top = `${start.top}px`;
    table.append(ghost);
    const [x, y] = [pile.left - start.left, pile.top - start.top];
    const way = ghost.animate([{}, { transform: `translate(${x}px, ${y}px)`, opacity: 0.2 }], ANIMATION);
    way.onfinish = () => ghost.remove();
    way.oncancel = () => ghost.remove();
  }
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
 * Moves cards on a table with the steps, from where they lay to where they lie. Nothing moves in a jump through time, nor
 * while somebody scrubs or wants no motion. `moment`: the place of the picture in the course of events.
 */
export const useCardMotion = (
  table: RefObject<HTMLElement | null>,
  picture: BoardView,
  moment: number,
  language: Language,
): void => {
  const last = useRef<Shown | undefined>(undefined);
  useLayoutEffect(
    () =>
      onNextFrame(() => {
        const element = table.current;
        if (element === null) return;
        const before = last.current;
        if (before?.picture === picture && before.language === language) {
          last.current = { ...before, moment };
          return;
        }
        for (const each of element.getAnimations({ subtree: true })) each.cancel();
        if (isMotionOff()) {
          last.current = undefined;
          return;
        }
        const laid = measureBoard(element);
        const width = element.clientWidth;
        last.current = { picture, laid, moment, language, width };
        if (
          before?.width !== width ||
          before.language !== language ||
          Math.abs(moment - before.moment) > MAX_JUMP
        )
          return;
        const moves = movesBetween(before.picture, picture);
        if (moves.length <= MAX_MOVES)
          for (const move of moves) animateMove(move, before.laid, laid, element, language);
      }),
    [table, picture, moment, language],
  );
};
