import type { Announcement, Attacker } from '../state/game.ts';
import type { Board } from '../state/board.ts';
import type { Game } from '../state/game-2.ts';
import type { Permanent, PermanentId, Recipient } from '../state/permanent.ts';
import { permanentAt, playerOf } from './board.ts';
import { powerOf } from './lethal.ts';

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
