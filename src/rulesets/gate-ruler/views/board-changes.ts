import {
  type BoardEnd,
  type BoardPlaces,
  type ChangesWriter,
  changesFromEvents,
} from '../../../core/adapters/board-changes.ts';
import type { Viewer } from '../../../core/adapters/board-view.ts';
import { opponentOf, type Player } from '../../../core/decision.ts';
import { cardDefinition, rulerOf, stateOf } from '../queries/cards.ts';
import { zoneKey } from '../queries/place-names.ts';
import { isVisibleTo, locationOf } from '../queries/zones.ts';
import type { GateRulerEvent, Whereabouts } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { GateItem, PlayedItem } from '../state/gate-item.ts';
import type { Instance, Zone } from '../state/instance.ts';
import { handleOf } from './player-view.ts';

const itemSpot = ({ gate }: Game, isItem: (item: GateItem) => boolean): string => {
  const item = gate.find(isItem);
  return item === undefined ? 'middle' : `item ${item.number}`;
};

const placesOf = (before: Game, after: Game, viewer: Viewer): BoardPlaces<Whereabouts> => ({
  placeOf: (card, when) => locationOf(when === 'before' ? before : after, card),
  spotOf: (place, card) =>
    place === 'gate'
      ? itemSpot(after, (item) => item.kind === 'card' && item.card === card)
      : `${place.player} ${zoneKey(place.zone)}`,
  isSeen: (place, card, when) => {
    if (viewer === null) return true;
    const game = when === 'before' ? before : after;
    const liesThere = when !== 'between' && isSamePlace(locationOf(game, card), place);
    return isVisibleTo(place, liesThere && stateOf(game, card).faceUp, viewer);
  },
  nameOf: (card) => cardDefinition(after, card).name,
  keyOf: (card, when) => String(handleOf(when === 'before' ? before : after, card)),
});

const isSamePlace = (one: Whereabouts, other: Whereabouts): boolean =>
  one === 'gate' || other === 'gate' ? one === other : one.player === other.player && one.zone === other.zone;

type Writer = ChangesWriter<Game, Whereabouts>;

const readAttack = (
  { cards, after, link }: Writer,
  { attacker, line, target }: Extract<GateRulerEvent, { what: 'attacked' }>,
): void => {
  const from = cards.end(attacker);
  const defender = opponentOf(Number(from.spot.charAt(0)) as Player);
  const receiver = target ?? (line === 'center' ? rulerOf(after, defender) : undefined);
  const empty = { spot: `${defender} ${zoneKey(line as Zone)}`, card: undefined };
  link('attack', from, receiver === undefined ? empty : cards.end(receiver));
};

const itemEnd = ({ after }: Writer, item: GateItem): BoardEnd => ({
  spot: itemSpot(after, ({ number }) => number === item.number),
  card: undefined,
});

/** 13-6d, 14-9: a counter and a triggered ability go on the gate by themselves. */
const readPut = (writer: Writer, item: GateItem): void => {
  if (item.kind !== 'ability' || !(item.counter || item.cause !== undefined)) return;
  writer.link(
    item.counter ? 'counter' : 'trigger',
    writer.cards.end(item.source.card),
    itemEnd(writer, item),
  );
};

const readTargets = (writer: Writer, item: PlayedItem): void => {
  const from = item.kind === 'card' ? itemEnd(writer, item) : writer.cards.end(item.source.card);
  const chosen: readonly Instance[] = Object.values(item.choices).flatMap((refs) =>
    refs.map(({ card }) => card),
  );
  for (const card of chosen) {
    const to = writer.cards.end(card);
    if (to.card !== undefined) writer.link('target', from, to);
  }
};

/** What events did on the table of Gate Ruler. */
export const gateRulerBoardChanges = changesFromEvents<Game, Whereabouts>(placesOf, (fact, writer) => {
  const { cards, isKnown, link } = writer;
  switch (fact.what) {
    case 'moved':
      cards.move(fact.card, fact.from, fact.to, isKnown(fact));
      return;
    case 'attacked':
      readAttack(writer, fact);
      return;
    case 'dealt':
      link('damage', cards.end(fact.source), cards.end(fact.receiver), fact.amount);
      return;
    case 'put':
      readPut(writer, fact.item);
      return;
    case 'played':
      readTargets(writer, fact.item as PlayedItem);
      return;
    default:
  }
});
