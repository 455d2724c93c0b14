import { CARD_CLAUSE } from '../cards/catalogue.ts';
import { type DamageCard, damageCards } from '../cards/damage-cards.ts';
import {
  boardSnapshot,
  canReceive,
  hasTrait,
  permanentAt,
  playerOf,
  playerRef,
  powerOf,
  sideOf,
  sourceOf,
} from '../queries/board.ts';
import { eventOf } from '../queries/packets.ts';
import type { Permanent } from '../state/card.ts';
import type { Announcement, Board, Cause, Game } from '../state/game.ts';
import type { Packet, Source } from '../state/packet.ts';
import {
  emitEvent,
  withBoard,
  withEvent,
  withNewEvent,
  withoutEvent,
  withPermanent,
  withUpcoming,
} from '../state/setters.ts';

/** What is to happen next; `undefined` where nothing is. */
export const upcomingKind = (game: Game): Announcement['kind'] | undefined => game.upcoming[0]?.kind;

/** What was to happen next is taken up. */
export const withoutNext = (game: Game): Game => withUpcoming(game, game.upcoming.slice(1));

/** Something is announced that happens before everything else. */
export const announceNext = (game: Game, announcement: Announcement): Game =>
  withUpcoming(game, [announcement, ...game.upcoming]);

type CardAnnouncement = Extract<Announcement, { kind: 'card' }>;
type PacketsAnnouncement = Extract<Announcement, { kind: 'packets' }>;
type Departure = Extract<Announcement, { kind: 'leaves' }>;

const isLegalTarget = (
  board: Board,
  { targets, targetsPlayers }: DamageCard,
  { target }: CardAnnouncement,
) =>
  playerOf(target) === undefined
    ? targets.some((type) => permanentAt(board, target)?.types.includes(type))
    : targetsPlayers;

const amountOf = ({ amount }: DamageCard, x: number, power: number): number =>
  amount === 'x' ? x : amount === '2x' ? 2 * x : amount === 'power' ? power : amount;

/** The creature that deals the damage of a card; `undefined` if it is none, or not there. */
const dealerOf = (board: Board, { by }: CardAnnouncement): Permanent | undefined => {
  const dealer = by === undefined ? undefined : permanentAt(board, by);
  return dealer?.types.includes('creature') ? dealer : undefined;
};

const cardAsSource = ({ card, controller }: CardAnnouncement, { colors, isSpell }: DamageCard): Source => ({
  id: card,
  controller,
  colors,
  traits: [],
  kinds: isSpell ? ['spell'] : [],
});

const redirects = ({ excess }: DamageCard, source: Source): boolean =>
  excess === 'redirected' ||
  excess === 'converts' ||
  (excess === 'redirectedByTrample' && hasTrait(source, 'trample'));

/** The packet that a card deals; `undefined` if its target or the creature that deals it is illegal. */
const packetOfCard = (board: Board, announced: CardAnnouncement): Packet | undefined => {
  const definition = damageCards[announced.card];
  const dealer = definition.source === 'creature' ? dealerOf(board, announced) : undefined;
  const isDealerGone = definition.source === 'creature' && dealer === undefined;
  if (isDealerGone || !isLegalTarget(board, definition, announced)) return undefined;
  const source = dealer === undefined ? cardAsSource(announced, definition) : sourceOf(dealer);
  const power = dealer === undefined ? 0 : Math.max(0, powerOf(dealer));
  return {
    source,
    recipient: announced.target,
    n: amountOf(definition, announced.x ?? 0, power),
    ...(redirects(definition, source) && { excessTo: playerRef(sideOf(board, announced.target)) }),
  };
};

const announcePacket = (game: Game, packet: Packet, combat: boolean, cause?: Cause): Game => {
  const { source, recipient, n } = packet;
  const path = { source: source.id, recipient };
  if (n === 0 || !canReceive(game.board, recipient)) {
    return emitEvent(game, { clause: n === 0 ? '120.8' : '120.1', what: 'notDealt', ...path });
  }
  return emitEvent(withEvent(game, { packets: [...eventOf(game).packets, packet] }), {
    clause: cause === undefined ? '120.4' : CARD_CLAUSE[cause.card],
    what: 'announced',
    ...path,
    n,
    combat,
  });
};

const announceEvent = (game: Game, packets: readonly Packet[], combat: boolean, cause?: Cause): Game => {
  const event = { combat, before: boardSnapshot(game.board), packets: [], results: [], spilled: 0 };
  return packets.reduce<Game>(
    (next, packet) => announcePacket(next, packet, combat, cause),
    withNewEvent(withoutNext(game), cause === undefined ? event : { ...event, cause }),
  );
};

/**
 * 120.4: the next announcement becomes a damage event, and the board as it is now is kept for its thresholds. A card
 * whose target is illegal does nothing at all (608.2b).
 */
export const announceDamage = (game: Game): Game => {
  const next = game.upcoming[0] as PacketsAnnouncement | CardAnnouncement;
  if (next.kind === 'packets') return announceEvent(game, next.packets, next.combat);
  const packet = packetOfCard(game.board, next);
  if (packet === undefined) {
    return emitEvent(withoutNext(game), { clause: '608.2b', what: 'noEffect', card: next.card });
  }
  return announceEvent(game, [packet], false, { card: next.card, target: next.target });
};

/** 120.8: an event that deals nothing does not take place. */
export const dropEvent = (game: Game): Game => withoutEvent(game);

/** A permanent leaves the battlefield for another reason than damage. */
export const leaveBattlefield = (game: Game): Game => {
  const { permanent } = game.upcoming[0] as Departure;
  if (permanentAt(game.board, permanent) === undefined) return withoutNext(game);
  const gone = withBoard(withoutNext(game), (board) =>
    withPermanent(board, permanent, { zone: 'graveyard' }),
  );
  return emitEvent(gone, { clause: '120.6', what: 'left', permanent });
};
