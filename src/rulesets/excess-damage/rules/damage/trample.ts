import { happen } from '../../happening/happen.ts';
import { permanentAt, sourceOf } from '../../reading/board.ts';
import { powerOf, remainingLethal } from '../../reading/lethal.ts';
import type { Announcement, Attacker } from '../../values/announcement.ts';
import type { Board } from '../../values/board.ts';
import type { Game } from '../../values/game.ts';
import type { OptionOf } from '../../values/option.ts';
import type { Packet } from '../../values/packet.ts';
import type { Permanent, PermanentId, Recipient } from '../../values/permanent.ts';
import { announceNext, withoutNext } from '../event/upcoming.ts';

/** What one attacker assigns to one recipient; `attacker` is its place in the announcement. */
export interface Assigned {
  readonly attacker: number;
  readonly recipient: Recipient;
  readonly n: number;
}

/** The next amount to be assigned: by whom, to whom, and which amounts are legal. */
export interface Share {
  readonly attacker: number;
  readonly recipient: Recipient;
  readonly amounts: readonly number[];
}

type Combat = Extract<Announcement, { kind: 'combat' }>;

const combatOf = ({ upcoming }: Game): Combat => upcoming[0] as Combat;

const creatureOf = (board: Board, { attacker }: Attacker): Permanent | undefined =>
  permanentAt(board, attacker);

const canTrample = (board: Board, attacker: Attacker): boolean =>
  creatureOf(board, attacker)?.traits.includes('trample') ?? false;

const blockersOf = (board: Board, { blockers }: Attacker): readonly PermanentId[] =>
  blockers.filter((id) => permanentAt(board, id)?.types.includes('creature'));

/** 510.1b, 510.1c, 702.19b: whom an attacker may assign to, in order: its blockers, then what it attacks. */
const recipientsOf = (board: Board, attacker: Attacker): readonly Recipient[] => {
  const isOpen = attacker.blockers.length === 0 || canTrample(board, attacker);
  return [...blockersOf(board, attacker), ...(isOpen ? [attacker.attacked] : [])];
};

/** 510.1a: damage equal to the power, none if that is 0 or less. */
const amountOf = (board: Board, attacker: Attacker): number => {
  const creature = creatureOf(board, attacker);
  return creature === undefined ? 0 : Math.max(0, powerOf(creature));
};

const isDeathtouching = (board: Board, attacker: Attacker): boolean =>
  creatureOf(board, attacker)?.traits.includes('deathtouch') ?? false;

/** 702.19b, 702.2c: how much more must be assigned to a blocker for lethal damage. */
const lackOf = (game: Game, assigned: readonly Assigned[], blocker: PermanentId): number => {
  const { attackers } = combatOf(game);
  const own = assigned.filter(({ recipient, n }) => recipient === blocker && n > 0);
  const isTouched = own.some(({ attacker }) => isDeathtouching(game.board, attackers[attacker] as Attacker));
  const total = own.reduce((sum, { n }) => sum + n, 0);
  const permanent = game.board.permanents[blocker] as Permanent;
  return isTouched ? 0 : Math.max(0, remainingLethal(game.board, permanent) - total);
};

/** An attacker with points left that must go to blockers. */
interface Helper {
  readonly blockers: readonly PermanentId[];
  readonly points: number;
  readonly deathtouch: boolean;
}

type Lacks = ReadonlyMap<PermanentId, number>;

/** Whether the helpers can make up for everything that the blockers lack. */
const canCover = (lacks: Lacks, helpers: readonly Helper[]): boolean => {
  if ([...lacks.values()].every((lack) => lack === 0)) return true;
  const [helper, ...others] = helpers;
  if (helper === undefined) return false;
  const [blocker, ...blockers] = helper.blockers;
  if (blocker === undefined) return canCover(lacks, others);
  const lack = lacks.get(blocker) ?? 0;
  for (let n = Math.min(helper.points, lack); n >= 0; n -= 1) {
    const left = helper.deathtouch && n > 0 ? 0 : lack - n;
    const rest = { ...helper, blockers, points: helper.points - n };
    if (canCover(new Map(lacks).set(blocker, left), [rest, ...others])) return true;
  }
  return false;
};

const assignedBy = (assigned: readonly Assigned[], attacker: number): readonly Assigned[] =>
  assigned.filter((share) => share.attacker === attacker);

const pointsLeft = (game: Game, assigned: readonly Assigned[], index: number): number => {
  const attacker = combatOf(game).attackers[index] as Attacker;
  return assignedBy(assigned, index).reduce((left, { n }) => left - n, amountOf(game.board, attacker));
};

/** The attacker at work and those after it, with the points that can still go to blockers. */
const helpersOf = (game: Game, assigned: readonly Assigned[], index: number): readonly Helper[] =>
  combatOf(game).attackers.flatMap((attacker, at) =>
    at < index
      ? []
      : [
          {
            blockers: blockersOf(game.board, attacker).slice(assignedBy(assigned, at).length),
            points: pointsLeft(game, assigned, at),
            deathtouch: isDeathtouching(game.board, attacker),
          },
        ],
  );

/** The blockers of every attacker that assigns something past them. */
const owedBlockers = (game: Game, assigned: readonly Assigned[], index: number): readonly PermanentId[] =>
  combatOf(game)
    .attackers.slice(0, index + 1)
    .flatMap((attacker, at) => {
      const blockers = blockersOf(game.board, attacker);
      const own = assignedBy(assigned, at);
      const goesPast =
        own.length >= blockers.length && pointsLeft(game, own.slice(0, blockers.length), at) > 0;
      return goesPast && canTrample(game.board, attacker) ? blockers : [];
    });

/** 702.19b: whether the assignment so far can be completed to a legal one. */
const isCompletable = (game: Game, assigned: readonly Assigned[], index: number): boolean => {
  const lacks = new Map(
    owedBlockers(game, assigned, index).map((blocker) => [blocker, lackOf(game, assigned, blocker)]),
  );
  return canCover(lacks, helpersOf(game, assigned, index));
};

const shareOf = (game: Game, assigned: readonly Assigned[], index: number): Share | undefined => {
  const attacker = combatOf(game).attackers[index] as Attacker;
  const recipients = recipientsOf(game.board, attacker);
  const place = assignedBy(assigned, index).length;
  const recipient = recipients[place];
  if (recipient === undefined) return undefined;
  const left = pointsLeft(game, assigned, index);
  if (place === recipients.length - 1) return { attacker: index, recipient, amounts: [left] };
  const amounts = Array.from({ length: left + 1 }, (_, n) => n).filter((n) =>
    isCompletable(game, [...assigned, { attacker: index, recipient, n }], index),
  );
  return { attacker: index, recipient, amounts };
};

/** The next amount to be assigned; `undefined` when all is assigned. */
export const nextShare = (game: Game, assigned: readonly Assigned[]): Share | undefined =>
  combatOf(game)
    .attackers.map((_, index) => index)
    .reduce<Share | undefined>((found, index) => found ?? shareOf(game, assigned, index), undefined);

/** The legal amounts of the next share, as options. */
export const shareOptions = ({ recipient, amounts }: Share): readonly OptionOf<'assign'>[] =>
  amounts.map((n) => ({ key: `assign ${n} to ${recipient}`, form: 'assign', n }));

/** The assignment with the next share given. */
export const giveShare = (
  assigned: readonly Assigned[],
  { attacker, recipient }: Share,
  n: number,
): readonly Assigned[] => [...assigned, { attacker, recipient, n }];

/** The assignment with the next share given, which leaves no choice. */
export const giveOnlyAmount = (game: Game, assigned: readonly Assigned[]): readonly Assigned[] => {
  const share = nextShare(game, assigned) as Share;
  return giveShare(assigned, share, share.amounts[0] as number);
};

/** 510.2: the assigned damage is announced as one event, with what others deal at the same time. */
export const announceAssigned = (game: Game, assigned: readonly Assigned[]): Game => {
  const { attackers, packets } = combatOf(game);
  const shares = assigned.filter(({ n }) => n > 0);
  const own = shares.map(({ attacker, recipient, n }): Packet => {
    const creature = creatureOf(game.board, attackers[attacker] as Attacker) as Permanent;
    return { source: sourceOf(creature), recipient, n };
  });
  const announced: Announcement = { kind: 'packets', combat: true, packets: [...own, ...packets] };
  return shares.reduce<Game>(
    (next, { attacker, recipient, n }) =>
      happen(next, {
        clause: '510.1c',
        what: 'assigned',
        attacker: (attackers[attacker] as Attacker).attacker,
        recipient,
        n,
      }),
    announceNext(withoutNext(game), announced),
  );
};
