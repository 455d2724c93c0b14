import { flatMapFast } from '../../../core/hot-path.ts';
import { illegalReason, type Precondition } from '../../../core/illegal-reasons.ts';
import { nameOf, sourceOf } from '../queries/board.ts';
import {
  amountOf,
  assignmentsOf,
  bypassedBlockers,
  canTrample,
  combatOf,
  creatureOf,
  type DamageAssignment,
  findLostBlocker,
  isStillAttacked,
  type LostBlocker,
  missingLethal,
  reachOf,
  recipientsOf,
  remainingPoints,
} from '../queries/combat.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Permanent, PermanentId, Recipient } from '../state/card.ts';
import type { Announcement, Attacker, Board, Game } from '../state/game.ts';
import type { OptionOf } from '../state/option.ts';
import type { Packet } from '../state/packet.ts';
import { emitEvent } from '../state/setters.ts';
import { announceNext, withoutNext } from './announcement.ts';

/** What is assigned next: by whom, `attacker` being its place in the announcement, and to whom. */
export interface NextAssignment {
  readonly attacker: number;
  readonly recipient: Recipient;
}

const nextAssignmentOf = (
  game: Game,
  assigned: readonly DamageAssignment[],
  index: number,
): NextAssignment | undefined => {
  const recipients = recipientsOf(game.board, combatOf(game).attackers[index] as Attacker);
  const recipient = recipients[assignmentsOf(assigned, index).length];
  return recipient === undefined ? undefined : { attacker: index, recipient };
};

/** The next share; `undefined` when all is assigned. */
export const nextAssignment = (
  game: Game,
  assigned: readonly DamageAssignment[],
): NextAssignment | undefined =>
  combatOf(game)
    .attackers.map((_, index) => index)
    .reduce<NextAssignment | undefined>(
      (found, index) => found ?? nextAssignmentOf(game, assigned, index),
      undefined,
    );

/** An amount that an attacker would assign next. */
export interface AmountAction {
  readonly assigned: readonly DamageAssignment[];
  readonly share: NextAssignment;
  readonly n: number;
}

const lostWith = (game: Game, { assigned, share, n }: AmountAction): LostBlocker | undefined =>
  findLostBlocker(game, addAssignment(assigned, share, n), share.attacker);

/** 510.1c/order, 702.19b: the rule by which the blocker that was passed by must have lethal damage. */
const lostClause = (
  game: Game,
  { assigned, share, n }: AmountAction,
  { attacker }: LostBlocker,
): ClauseId => {
  const { board } = game;
  const { [attacker]: passing } = combatOf(game).attackers;
  const reached = reachOf(game, addAssignment(assigned, share, n), attacker);
  return passing !== undefined && recipientsOf(board, passing)[reached] === passing.attacked
    ? '702.19b'
    : '510.1c/order';
};

/** What an amount needs, besides being no more than is left. */
export const AMOUNT: Precondition<Game, AmountAction> = {
  holds: (game, asked) => lostWith(game, asked) === undefined,
  reason: (game, asked) => {
    const lost = lostWith(game, asked) as LostBlocker;
    const { en, ja } = nameOf(game.board, lost.blocker);
    const most = Number.isFinite(lost.most) ? lost.most : 0;
    return illegalReason(
      'NOT_LETHAL',
      lostClause(game, asked, lost),
      {
        en: 'a blocker that is passed by must be assigned lethal damage',
        ja: '越えていくブロッカーには致死ダメージを割り振らなければならない',
      },
      [
        {
          en: `${en} lacks ${lost.lack}, and ${most} can still be assigned`,
          ja: `${ja}の致死ダメージまであと${lost.lack}点、まだ割り振れるのは${most}点`,
        },
      ],
    );
  },
};

/** Every amount that is left for a share. The last recipient gets what is left. */
export const candidateAmounts = (
  game: Game,
  assigned: readonly DamageAssignment[],
  { attacker, recipient }: NextAssignment,
): readonly number[] => {
  const left = remainingPoints(game, assigned, attacker);
  const isLast =
    recipientsOf(game.board, combatOf(game).attackers[attacker] as Attacker).at(-1) === recipient;
  return isLast ? [left] : Array.from({ length: left + 1 }, (_, n) => n);
};

/**
 * How much a share may be: amounts after which no blocker that is passed by lacks more than the others can still assign
 * to it, and any amount where there is no such.
 */
export const legalAmounts = (
  game: Game,
  assigned: readonly DamageAssignment[],
  share: NextAssignment,
): readonly number[] => {
  const all = candidateAmounts(game, assigned, share);
  if (all.length === 1) return all;
  const open = all.filter((n) => AMOUNT.holds(game, { assigned, share, n }));
  return open.length > 0 ? open : all;
};

/** Whether only one amount of the next share is legal. */
export const isAssignmentForced = (game: Game, assigned: readonly DamageAssignment[]): boolean =>
  legalAmounts(game, assigned, nextAssignment(game, assigned) as NextAssignment).length === 1;

/** 702.19b: whether the attacker at work may assign past its blockers. */
export const isTrampling = (game: Game, { attacker }: NextAssignment): boolean =>
  canTrample(game.board, combatOf(game).attackers[attacker] as Attacker);

/** 702.19b: whether the next share is of such an attacker. */
export const isTrampleOpen = (game: Game, assigned: readonly DamageAssignment[]): boolean =>
  isTrampling(game, nextAssignment(game, assigned) as NextAssignment);

/** An amount of a share, as an option. */
export const amountOption = ({ recipient }: NextAssignment, n: number): OptionOf<'assign'> => ({
  key: `assign ${n} to ${recipient}`,
  type: 'assign',
  n,
});

/** The amounts of a share, as options. */
export const assignmentOptions = (
  game: Game,
  assigned: readonly DamageAssignment[],
  share: NextAssignment,
): readonly OptionOf<'assign'>[] => legalAmounts(game, assigned, share).map((n) => amountOption(share, n));

/** The assignment with that share given. */
const addAssignment = (
  assigned: readonly DamageAssignment[],
  { attacker, recipient }: NextAssignment,
  n: number,
): readonly DamageAssignment[] => [...assigned, { attacker, recipient, n }];

/** The assignment with the next share given as chosen. */
export const addChosenAssignment = (
  game: Game,
  assigned: readonly DamageAssignment[],
  { n }: OptionOf<'assign'>,
): readonly DamageAssignment[] =>
  addAssignment(assigned, nextAssignment(game, assigned) as NextAssignment, n);

/** The assignment with the next share given, which leaves no choice. */
export const addForcedAssignment = (
  game: Game,
  assigned: readonly DamageAssignment[],
): readonly DamageAssignment[] => {
  const share = nextAssignment(game, assigned) as NextAssignment;
  return addAssignment(assigned, share, legalAmounts(game, assigned, share)[0] as number);
};

/** An attacker that passes by a blocker without lethal damage, and that blocker. */
interface BypassedBlocker {
  readonly attacker: number;
  readonly blocker: PermanentId;
}

const findBypassedBlocker = (
  game: Game,
  assigned: readonly DamageAssignment[],
): BypassedBlocker | undefined =>
  flatMapFast(combatOf(game).attackers, (_, attacker) =>
    bypassedBlockers(game, assigned, attacker).map((blocker): BypassedBlocker => ({ attacker, blocker })),
  ).find(({ blocker }) => missingLethal(game, assigned, blocker) > 0);

/** 510.1e: whether the whole assignment keeps to the rules. */
export const isLegalAssignment = (game: Game, assigned: readonly DamageAssignment[]): boolean =>
  findBypassedBlocker(game, assigned) === undefined;

/** 510.1e/short: what an attacker assigned farthest goes to the blocker that it passed by. */
export const repairAssignment = (
  game: Game,
  assigned: readonly DamageAssignment[],
): readonly DamageAssignment[] => {
  const { attacker, blocker } = findBypassedBlocker(game, assigned) as BypassedBlocker;
  const farthest = assigned.findLast(
    (share) => share.attacker === attacker && share.n > 0,
  ) as DamageAssignment;
  return assigned.map((share) => {
    if (share === farthest) return { ...share, n: 0 };
    const isShort = share.attacker === attacker && share.recipient === blocker;
    return isShort ? { ...share, n: share.n + farthest.n } : share;
  });
};

/** 510.1b, 510.1c, 702.19b: by which rule an attacker assigns damage to a recipient. */
const clauseFor = ({ blockers, attacked }: Attacker, recipient: Recipient): ClauseId => {
  if (blockers.length === 0) return '510.1b';
  return recipient === attacked ? '702.19b' : '510.1c';
};

/** 506.4c, 510.1a, 510.1c: why an attacker that is there assigns nothing; `undefined` for any other. */
const idleClause = (board: Board, attacker: Attacker): ClauseId | undefined => {
  if (creatureOf(board, attacker) === undefined) return undefined;
  if (amountOf(board, attacker) === 0) return '510.1a';
  if (recipientsOf(board, attacker).length > 0) return undefined;
  return isStillAttacked(board, attacker) ? '510.1c' : '506.4c';
};

const emitIdle = (game: Game, attacker: Attacker): Game => {
  const clause = idleClause(game.board, attacker);
  return clause === undefined
    ? game
    : emitEvent(game, { clause, what: 'assignsNothing', attacker: attacker.attacker });
};

const emitAssignment = (game: Game, attacker: Attacker, { recipient, n }: DamageAssignment): Game =>
  emitEvent(game, {
    clause: clauseFor(attacker, recipient),
    what: 'assigned',
    attacker: attacker.attacker,
    recipient,
    n,
  });

/** 510.2: the assigned damage is announced as one event, with what others deal at the same time. */
export const announceAssigned = (game: Game, assigned: readonly DamageAssignment[]): Game => {
  const { attackers, packets } = combatOf(game);
  const shares = assigned.filter(({ n }) => n > 0);
  const own = shares.map(({ attacker, recipient, n }): Packet => {
    const creature = creatureOf(game.board, attackers[attacker] as Attacker) as Permanent;
    return { source: sourceOf(creature), recipient, n };
  });
  const announced: Announcement = { kind: 'packets', combat: true, packets: [...own, ...packets] };
  const told = shares.reduce<Game>(
    (next, share) => emitAssignment(next, attackers[share.attacker] as Attacker, share),
    attackers.reduce(emitIdle, game),
  );
  return announceNext(withoutNext(told), announced);
};
