import type { Permanent, PermanentId, Recipient } from '../state/card.ts';
import type { Announcement, Attacker, Board, Game } from '../state/game.ts';
import { permanentAt, playerOf, powerOf, remainingLethal } from './board.ts';

type Combat = Extract<Announcement, { kind: 'combat' }>;

/** The combat whose damage is to be assigned. */
export const combatOf = ({ upcoming }: Game): Combat => upcoming[0] as Combat;

/** The attacking creature, as long as it is there. */
export const creatureOf = (board: Board, { attacker }: Attacker): Permanent | undefined =>
  permanentAt(board, attacker);

export const isDeathtouching = (board: Board, attacker: Attacker): boolean =>
  creatureOf(board, attacker)?.traits.includes('deathtouch') ?? false;

/** The creatures that block an attacker, in the order in which it assigns damage to them. */
export const blockersOf = (board: Board, { blockers }: Attacker): readonly PermanentId[] =>
  blockers.filter((id) => permanentAt(board, id)?.types.includes('creature'));

/** Whether this can be attacked: a player, or a planeswalker or battle. */
export const isAttackable = (permanent: Permanent | undefined): boolean =>
  permanent?.types.some((type) => type !== 'creature') ?? false;

/** 506.4c: whether what an attacker attacks is still there. */
export const isStillAttacked = (board: Board, { attacked }: Attacker): boolean =>
  playerOf(attacked) !== undefined || isAttackable(permanentAt(board, attacked));

/** 702.19b: whether a blocked attacker may assign damage to what it attacks. */
export const canTrample = (board: Board, attacker: Attacker): boolean =>
  isStillAttacked(board, attacker) && (creatureOf(board, attacker)?.traits.includes('trample') ?? false);

/** 510.1b, 510.1c, 702.19b: whom an attacker may assign to, in order: its blockers, then what it attacks. */
export const recipientsOf = (board: Board, attacker: Attacker): readonly Recipient[] => {
  const isUnblocked = attacker.blockers.length === 0;
  const goesOn = isUnblocked ? isStillAttacked(board, attacker) : canTrample(board, attacker);
  return [...blockersOf(board, attacker), ...(goesOn ? [attacker.attacked] : [])];
};

/** 510.1a: damage equal to the power, none if that is 0 or less. */
export const amountOf = (board: Board, attacker: Attacker): number => {
  const creature = creatureOf(board, attacker);
  return creature === undefined ? 0 : Math.max(0, powerOf(creature));
};

/** What one attacker assigns to one recipient; `attacker` is its place in the announcement. */
export interface DamageAssignment {
  readonly attacker: number;
  readonly recipient: Recipient;
  readonly n: number;
}

/** What one attacker has assigned so far, in the order of its recipients. */
export const assignmentsOf = (
  assigned: readonly DamageAssignment[],
  attacker: number,
): readonly DamageAssignment[] => assigned.filter((share) => share.attacker === attacker);

/** What one attacker has still to assign. */
export const remainingPoints = (game: Game, assigned: readonly DamageAssignment[], index: number): number => {
  const attacker = combatOf(game).attackers[index] as Attacker;
  return assignmentsOf(assigned, index).reduce((left, { n }) => left - n, amountOf(game.board, attacker));
};

/** 702.19b/together, 702.19b/deathtouch: how much more must be assigned to a blocker for lethal damage. */
export const missingLethal = (
  game: Game,
  assigned: readonly DamageAssignment[],
  blocker: PermanentId,
): number => {
  const { attackers } = combatOf(game);
  const own = assigned.filter(({ recipient, n }) => recipient === blocker && n > 0);
  const isTouched = own.some(({ attacker }) => isDeathtouching(game.board, attackers[attacker] as Attacker));
  const total = own.reduce((sum, { n }) => sum + n, 0);
  const permanent = game.board.permanents[blocker] as Permanent;
  return isTouched ? 0 : Math.max(0, remainingLethal(game.board, permanent) - total);
};

/**
 * 510.1c/order, 702.19b: the blockers that must have lethal damage, for an attacker that assigns to the recipient at
 * `reach` and to none after it.
 */
const blockersBefore = (game: Game, attacker: Attacker, reach: number): readonly PermanentId[] => {
  const blockers = blockersOf(game.board, attacker);
  const isOrdered = game.board.interpretations.blockerOrder === 'kept';
  return isOrdered || reach === blockers.length ? blockers.slice(0, Math.max(0, reach)) : [];
};

/** The place of the farthest recipient that an attacker assigns to; points that are left go at least to the next. */
export const reachOf = (game: Game, assigned: readonly DamageAssignment[], index: number): number => {
  const own = assignmentsOf(assigned, index);
  const isGoingOn = own.length > 0 && remainingPoints(game, assigned, index) > 0;
  return isGoingOn ? own.length : own.findLastIndex(({ n }) => n > 0);
};

/** The blockers that an attacker passes by as it assigns. */
export const bypassedBlockers = (
  game: Game,
  assigned: readonly DamageAssignment[],
  index: number,
): readonly PermanentId[] =>
  blockersBefore(game, combatOf(game).attackers[index] as Attacker, reachOf(game, assigned, index));

/** The most that the attackers from `index` on can still assign to a blocker. */
const assignableLater = (
  game: Game,
  assigned: readonly DamageAssignment[],
  index: number,
  blocker: PermanentId,
): number =>
  combatOf(game).attackers.reduce((sum, attacker, at) => {
    const open = blockersOf(game.board, attacker).slice(assignmentsOf(assigned, at).length);
    const left = at >= index && open.includes(blocker) ? remainingPoints(game, assigned, at) : 0;
    return sum + (left > 0 && isDeathtouching(game.board, attacker) ? Number.POSITIVE_INFINITY : left);
  }, 0);

/** A blocker that was passed by and cannot get lethal damage any more. */
export interface LostBlocker {
  /** The place of the attacker that passed it by. */
  readonly attacker: number;
  readonly blocker: PermanentId;
  /** What is missing for lethal damage, and how much of it can still be assigned. */
  readonly lack: number;
  readonly most: number;
}

/** 702.19b/together: the first blocker that was passed by and cannot be assigned lethal damage any more. */
export const findLostBlocker = (
  game: Game,
  assigned: readonly DamageAssignment[],
  index: number,
): LostBlocker | undefined => {
  for (const attacker of combatOf(game).attackers.keys()) {
    for (const blocker of bypassedBlockers(game, assigned, attacker)) {
      const lack = missingLethal(game, assigned, blocker);
      const most = lack === 0 ? 0 : assignableLater(game, assigned, index, blocker);
      if (lack > most) return { attacker, blocker, lack, most };
    }
  }
  return undefined;
};
