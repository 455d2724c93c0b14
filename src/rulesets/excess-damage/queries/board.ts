import { PLAYERS, type Player } from '../../../core/decision.ts';
import { type LocalizedText, playerNames } from '../../../core/narration.ts';
import { cardNames } from '../cards/catalogue.ts';
import { isDamageCardId } from '../cards/damage-cards.ts';
import type { CardId, Permanent, PlayerRef, Recipient, Trait } from '../state/card.ts';
import type { Modification, Owned, Whose } from '../state/effect.ts';
import type { By } from '../state/event.ts';
import type { Board, BoardSnapshot } from '../state/game.ts';
import type { Packet, Source } from '../state/packet.ts';

/** Keeps the board as it is when an event is announced. */
export const boardSnapshot = (board: Board): BoardSnapshot => board as BoardSnapshot;

export const playerRef = (player: Player): PlayerRef => (player === 0 ? 'p1' : 'p2');

/** The player that a recipient is; `undefined` for a permanent. */
export const playerOf = (recipient: Recipient): Player | undefined =>
  PLAYERS.find((player) => recipient === playerRef(player));

/** The name of a card. */
export const nameOfCard = (card: CardId): LocalizedText => {
  const { name, ja = name } = cardNames[card];
  return { en: name, ja };
};

/** The name of a player, a permanent or another source: that of its card, else its own. */
export const nameOf = ({ permanents }: Board, id: string): LocalizedText => {
  const player = playerOf(id);
  if (player !== undefined) return { en: playerNames.en(player), ja: playerNames.ja(player) };
  const card = isDamageCardId(id) ? id : permanents[id]?.card;
  return card === undefined ? { en: id, ja: id } : nameOfCard(card);
};

export const hasTrait = ({ traits }: Source, trait: Trait): boolean => traits.includes(trait);

/** The permanent of that name on the battlefield. */
export const permanentAt = (board: Board, recipient: Recipient): Permanent | undefined => {
  const permanent = board.permanents[recipient];
  return permanent?.zone === 'battlefield' ? permanent : undefined;
};

export const permanentsOn = (board: Board): readonly Permanent[] =>
  Object.values(board.permanents).filter(({ zone }) => zone === 'battlefield');

/** 120.1: players, creatures, planeswalkers and battles are dealt damage, nothing else is. */
export const canReceive = (board: Board, recipient: Recipient): boolean =>
  playerOf(recipient) !== undefined || (permanentAt(board, recipient)?.types.length ?? 0) > 0;

/** Whom a recipient belongs to: its controller, or the player itself. */
export const sideOf = (board: Board, recipient: Recipient): Player =>
  playerOf(recipient) ?? (board.permanents[recipient] as Permanent).controller;

/** A permanent as a source of damage. */
export const sourceOf = ({ id, controller, colors, traits, kinds }: Permanent): Source => ({
  id,
  controller,
  colors,
  traits,
  kinds,
});

/** The effects in force: those of a permanent end when it leaves the battlefield. */
export const isInForce = (board: Board, { from }: Owned): boolean =>
  from === undefined || permanentAt(board, from) !== undefined;

/** How game events name an effect. */
export const byOf = ({ id, card }: Owned): By => (card === undefined ? { effect: id } : { effect: id, card });

/** Whether a side is the one that an effect of that owner is about. */
export const isWhose = (whose: Whose, owner: Player, side: Player): boolean =>
  whose === 'any' || (whose === 'yours') === (owner === side);

/** Whether an effect is about a packet; counters are put on creatures only. */
export const isInScope = (
  board: Board,
  { kind, controller, from, scope }: Modification,
  { source, recipient }: Packet,
  combat: boolean,
): boolean =>
  isWhose(scope.sources, controller, source.controller) &&
  (scope.color === undefined || source.colors.includes(scope.color)) &&
  !(scope.another && source.id === from) &&
  isWhose(scope.recipients, controller, sideOf(board, recipient)) &&
  (scope.only === undefined || scope.only === recipient) &&
  (scope.types?.some((type) => permanentAt(board, recipient)?.types.includes(type)) ?? true) &&
  (kind !== 'countersInstead' || permanentAt(board, recipient)?.types.includes('creature') === true) &&
  !(scope.noncombat && combat);

export const powerOf = ({ power, minusCounters }: Permanent): number => power - minusCounters;

export const toughnessOf = ({ toughness, minusCounters }: Permanent): number => toughness - minusCounters;

/** 120.6/power: whether lethal damage to this creature goes by its power. */
const isLethalByPower = (board: Board, { controller }: Permanent): boolean =>
  board.effects.some(
    (effect) =>
      effect.kind === 'lethalByPower' && effect.controller === controller && isInForce(board, effect),
  );

/** The number that marked damage is held against: the toughness, or the power by 120.6/power. */
export const lethalStat = (board: Board, permanent: Permanent): number =>
  isLethalByPower(board, permanent) ? powerOf(permanent) : toughnessOf(permanent);

/** 120.6: how much more damage is lethal to a creature; 0 where none is needed. */
export const remainingLethal = (board: Board, permanent: Permanent): number =>
  Math.max(0, lethalStat(board, permanent) - permanent.marked);
