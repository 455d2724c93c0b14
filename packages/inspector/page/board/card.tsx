import { createContext, useContext } from 'react';
import type { BoardCard } from '../../../../src/core/adapters/board-view.ts';

/** What can be looked at more closely on a table. */
export interface BoardFocus {
  /** The card whose sheet is shown. */
  readonly card: string | undefined;
  /** The zone that is open, as `0 graveyard`. */
  readonly zone: string | undefined;
  /** Shows the sheet of a card; one that is held stays until it is closed. */
  show(card: BoardCard, at: HTMLElement, isHeld: boolean): void;
  /** Hides the sheet of a card unless it is held. */
  leave(card: string): void;
  open(zone: string, at: HTMLElement): void;
}

export const BoardFocusContext = createContext<BoardFocus>({
  card: undefined,
  zone: undefined,
  show: () => {},
  leave: () => {},
  open: () => {},
});

export const useBoardFocus = (): BoardFocus => useContext(BoardFocusContext);
