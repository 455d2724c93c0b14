import { useEffect, useMemo, useState } from 'react';
import type { BoardCard, BoardView, BoardZone } from '../../../../src/core/adapters/board-view.ts';
import type { BoardFocus } from './card.tsx';

interface FocusedCard {
  readonly card: string;
  readonly at: HTMLElement;
  readonly isHeld: boolean;
}

interface OpenedZone {
  readonly zone: string;
  readonly at: HTMLElement;
}

const zoneAt = ({ sides }: BoardView, place: string): BoardZone | undefined =>
  sides
    .flatMap(({ player, rows, piles }) =>
      [...rows.flat(), ...piles].map((zone) => ({ zone, spot: `${player} ${zone.key}` })),
    )
    .find(({ spot }) => spot === place)?.zone;

const cardAt = ({ sides, middle }: BoardView, wanted: string): BoardCard | undefined =>
  [
    ...sides.flatMap(({ rows, piles }) => [...rows.flat(), ...piles].flatMap(({ cards }) => cards)),
    ...middle.items.flatMap(({ card }) => (card === undefined ? [] : [card])),
  ].find(({ key, name }) => key === wanted && name !== undefined);

/** The card and the zone of a table that somebody looks at, as they are in the picture now. Escape closes one after the other. */
export const useBoardFocusState = (picture: BoardView, ask: (card: string) => void) => {
  const [shown, setShown] = useState<FocusedCard>();
  const [opened, setOpened] = useState<OpenedZone>();
  const look = useMemo(
    (): BoardFocus => ({
      card: shown?.card,
      zone: opened?.zone,
      show: ({ key }, at, isHeld) => setShown({ card: key, at, isHeld }),
      leave: (card) => setShown((before) => (before?.card === card && !before.isHeld ? undefined : before)),
      open: (zone, at) => setOpened({ zone, at }),
    }),
    [shown, opened],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card may be another one in another picture
  useEffect(() => {
    if (shown !== undefined) ask(shown.card);
  }, [shown?.card, ask, picture]);
  useEffect(() => {
    if (shown === undefined && opened === undefined) return undefined;
    const close = (): void => {
      const { at } = (shown ?? opened) as OpenedZone;
      if (shown === undefined) setOpened(undefined);
      else setShown(undefined);
      at.focus();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('.floating, [data-card]') !== null) return;
      setShown(undefined);
      setOpened(undefined);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPress);
    };
  }, [shown, opened]);
  const card = shown && cardAt(picture, shown.card);
  const zone = opened && zoneAt(picture, opened.zone);
  return {
    look,
    sheet: shown && card && { ...shown, card },
    zone: opened && zone && { ...opened, zone },
    closeSheet: () => setShown(undefined),
    closeZone: () => setOpened(undefined),
  };
};
