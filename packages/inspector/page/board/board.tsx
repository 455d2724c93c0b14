import type {
  BoardCard,
  BoardChanges,
  BoardItem,
  BoardSide,
  BoardView,
  BoardZone,
  CardDetails,
  GameState,
  Language,
  Ruleset,
  Viewer,
} from 'gatechart/tools';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { movesOntoPiles, zonesIn } from '../../src/store/board-view.ts';
import { Button } from '../app/controls.tsx';
import { useLanguage, useText } from '../app/use-view.ts';
import { sayKey, sayTitle } from '../text/text.ts';
import {
  type BoardFocus,
  BoardFocusContext,
  Card,
  CardDetailsPopup,
  useBoardFocus,
  ZoneList,
} from './card.tsx';
import { useCardMotion } from './card-motion.ts';

interface FocusedCard {
  readonly card: string;
  readonly at: HTMLElement;
  readonly isHeld: boolean;
}

interface OpenedZone {
  readonly zone: string;
  readonly at: HTMLElement;
}

const cardAt = (picture: BoardView, wanted: string): BoardCard | undefined =>
  [
    ...zonesIn(picture).flatMap(({ zone }) => zone.cards),
    ...picture.middle.items.flatMap(({ card }) => card ?? []),
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
  const zone = opened && zonesIn(picture).find(({ spot }) => spot === opened.zone)?.zone;
  return {
    look,
    sheet: shown && card && { ...shown, card },
    zone: opened && zone && { ...opened, zone },
    closeSheet: () => setShown(undefined),
    closeZone: () => setOpened(undefined),
  };
};

interface ZoneNameProps {
  readonly zone: BoardZone;
  readonly place: string;
  readonly className: string;
}

/** The name of a zone and how many cards are in it; pressed, it opens. */
const ZoneName = ({ zone, place, className }: ZoneNameProps) => {
  const language = useLanguage();
  const look = useBoardFocus();
  const { look: lies, count } = zone;
  return (
    <Button
      className={className}
      data-opens={place}
      aria-haspopup="dialog"
      aria-expanded={look.zone === place}
      onClick={({ currentTarget }) => look.open(place, currentTarget)}
    >
      {sayTitle(language, zone)} {(lies !== 'row' || count > 1 || className === 'meter') && <b>{count}</b>}
    </Button>
  );
};

interface ZoneProps {
  readonly zone: BoardZone;
  readonly place: string;
  readonly attack: BoardView['attack'];
}

const Pips = ({ cards }: { readonly cards: readonly BoardCard[] }) => {
  const say = useText();
  return (
    <span className="pips">
      {cards.map(({ key, exhausted }) => (
        <span key={key} className={exhausted ? 'pip is-exhausted' : 'pip'}>
          <span className="unseen">{say(exhausted ? 'legendSpent' : 'legendReady')}</span>
        </span>
      ))}
    </span>
  );
};

/** The share of a row that each card of a fan takes; an empty zone takes 1. */
const CARD_SHARE = 3;

const Zone = memo(({ zone, place, attack }: ZoneProps) => {
  const { look, count, cards } = zone;
  const role = attack?.from === place ? ' is-attacker' : attack?.to === place ? ' is-target' : '';
  return (
    <div
      className={`zone zone-${look}${role}${count === 0 ? ' is-empty' : ''}`}
      style={{ flexGrow: look === 'fan' && count > 0 ? CARD_SHARE * cards.length : undefined }}
      data-zone={place}
    >
      <ZoneName zone={zone} place={place} className="zone-name" />
      {look === 'pips' ? (
        <Pips cards={cards} />
      ) : (
        <span className="zone-cards">
          {cards.map((card) => (
            <Card key={card.key} card={card} />
          ))}
        </span>
      )}
    </div>
  );
});

/** A group of rows with few cards leaves room to the other, but never more than two thirds. */
const [LEAST_SHARE, MOST_SHARE] = [3, 6];

/** The shares that groups of rows have of the width: equal ones, unless all their places grow with their cards. */
const sharesOf = (groups: readonly BoardSide['rows'][]): readonly number[] =>
  groups.map((rows) => {
    const cards = Math.max(...rows.map((zones) => zones.reduce((sum, { count }) => sum + count, 0)));
    return groups.flat(2).every(({ look }) => look === 'fan')
      ? Math.min(MOST_SHARE, Math.max(LEAST_SHARE, cards))
      : 1;
  });

interface SideProps {
  readonly side: BoardSide;
  readonly isTop: boolean;
  readonly isOnTurn: boolean;
  readonly attack: BoardView['attack'];
  readonly language: Language;
}

const Side = memo(({ side, isTop, isOnTurn, attack, language }: SideProps) => {
  const say = useText();
  const half = Math.ceil(side.rows.length / 2);
  const groups = [side.rows.slice(0, half), side.rows.slice(half)].filter((rows) => rows.length > 0);
  const placed = isTop ? groups.map((rows) => [...rows].reverse()).reverse() : groups;
  const shares = sharesOf(placed);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
    <div
      className={`side by-${side.player}${isTop ? ' is-top' : ''}${isOnTurn ? ' is-on-turn' : ''}`}
      data-side={side.player}
      role="group"
      aria-label={`${say('player')} ${side.player + 1}`}
    >
      <div className="side-head" data-zone={side.player}>
        <b>
          {say('player')} {side.player + 1}
        </b>
        {side.meters.map((meter) => (
          <span key={meter.key} className="meter">
            {sayTitle(language, meter)} <b>{meter.value}</b>
          </span>
        ))}
        <span className="piles">
          {side.piles
            .filter(({ key, count }) => count > 0 || key === 'deck')
            .map((zone) => (
              <span key={zone.key} data-zone={`${side.player} ${zone.key}`}>
                <ZoneName zone={zone} place={`${side.player} ${zone.key}`} className="meter" />
              </span>
            ))}
        </span>
      </div>
      <div className="side-rows">
        {placed.map((rows, index) => (
          <div
            className="row-group"
            style={{ flexGrow: shares[index] }}
            key={rows
              .flat()
              .map(({ key }) => key)
              .join(' ')}
          >
            {rows.map((zones) => (
              <div className="zones" key={zones.map(({ key }) => key).join(' ')}>
                {zones.map((zone) => (
                  <Zone key={zone.key} zone={zone} place={`${side.player} ${zone.key}`} attack={attack} />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});

const Item = memo(({ item, language }: { readonly item: BoardItem; readonly language: Language }) => {
  const { key, kind, title, owner, card, parts } = item;
  return (
    <li className={`item${owner === undefined ? '' : ` by-${owner}`}`} data-item={kind} data-item-key={key}>
      <small>{sayTitle(language, { key: kind, ...(title && { title }) })}</small>
      {card !== undefined && <Card card={card} />}{' '}
      <span>{parts.map((part) => (typeof part === 'string' ? part : part[language])).join(' ')}</span>
    </li>
  );
});

interface BoardProps {
  readonly picture: BoardView;
  readonly viewer: Viewer;
  /** The place of the picture in the course of events. */
  readonly moment: number;
  /** What happened since an earlier or a later place in the course of events. */
  changesSince(moment: number): BoardChanges;
  /** The sheet of a card of the picture; nothing where it is not there, or not yet. */
  sheetOf(card: string): CardDetails | undefined;
  /** Asks for the sheet of a card, where it has to be asked for. */
  readonly ask?: (card: string) => void;
}

const NO_REQUEST = (): void => {};

/** Where a card lies, without whose it is. */
const saySpot = (language: Language, picture: BoardView, at: string): string =>
  sayTitle(language, zonesIn(picture).find(({ spot }) => spot === at)?.zone ?? picture.middle);

/** The table as players see it: both sides, and between them what waits. */
export const Board = ({ picture, viewer, moment, changesSince, sheetOf, ask = NO_REQUEST }: BoardProps) => {
  const say = useText();
  const language = useLanguage();
  const { look, sheet, zone, closeSheet, closeZone } = useBoardFocusState(picture, ask);
  const table = useRef<HTMLDivElement>(null);
  useCardMotion(table, picture, moment, changesSince, language);
  const passing = useMemo(
    () => movesOntoPiles(picture, changesSince(moment - 1)),
    [picture, changesSince, moment],
  );
  const { turn, sides, middle, attack } = picture;
  const [own, other] = viewer === 1 ? [sides[1], sides[0]] : sides;
  return (
    <BoardFocusContext value={look}>
      <div className="table" ref={table}>
        <div className="sides">
          <Side side={other} isTop isOnTurn={turn === other.player} attack={attack} language={language} />
          <Side side={own} isTop={false} isOnTurn={turn === own.player} attack={attack} language={language} />
        </div>
        <div className="middle" data-zone="middle">
          <h3>{sayKey(language, middle.key)}</h3>
          <ol>
            {middle.items.map((item) => (
              <Item key={item.key} item={item} language={language} />
            ))}
          </ol>
          {middle.items.length === 0 && <p className="quiet">{say('empty')}</p>}
          {passing.map(({ card, path }) => (
            <p key={card.key} className="passing" data-passing={path.at(-1)}>
              <Card card={card} />
              <small>{path.map((spot) => saySpot(language, picture, spot)).join(' → ')}</small>
            </p>
          ))}
        </div>
      </div>
      {zone !== undefined && <ZoneList key={zone.zone.key} zone={zone.zone} at={zone.at} close={closeZone} />}
      {sheet !== undefined && (
        <CardDetailsPopup
          card={sheet.card}
          at={sheet.at}
          sheet={sheetOf(sheet.card.key)}
          isHeld={sheet.isHeld}
          close={closeSheet}
        />
      )}
    </BoardFocusContext>
  );
};

/** What a game tells a viewer of a card on its table. */
export const useCardDetails = (ruleset: Ruleset | undefined, game: GameState | undefined, viewer: Viewer) => {
  const language = useLanguage();
  return useCallback(
    (card: string) => game && ruleset?.cardDetails?.(game, viewer, card, language),
    [game, ruleset, viewer, language],
  );
};

/** Turn and phase. */
export const BoardHeading = ({ picture }: { readonly picture: BoardView }) => {
  const language = useLanguage();
  const parts = picture.heading.map((part) =>
    typeof part === 'string' ? sayKey(language, part) : part[language],
  );
  return <span className="heading">{parts.join(' · ')}</span>;
};
