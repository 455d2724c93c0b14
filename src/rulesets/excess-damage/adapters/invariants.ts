import { playerOf } from '../queries/board.ts';
import type { Permanent } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { Packet } from '../state/packet.ts';

const numbersOf = ({ marked, loyalty, defense, minusCounters }: Permanent) => ({
  marked,
  loyalty,
  defense,
  minusCounters,
});

/** 120.3: amounts on permanents are whole numbers and never negative. */
const badAmounts = ({ board }: Game): readonly string[] =>
  Object.values(board.permanents).flatMap((permanent) =>
    Object.entries(numbersOf(permanent))
      .filter(([, n]) => !Number.isSafeInteger(n) || n < 0)
      .map(([what, n]) => `120.3: ${permanent.id} has ${what} ${n}`),
  );

const isWellFormed = ({ recipient, n }: Packet, { board }: Game): boolean =>
  Number.isSafeInteger(n) &&
  n >= 0 &&
  (playerOf(recipient) !== undefined || Object.hasOwn(board.permanents, recipient));

/** 120.4: the packets of an event go to somebody, in whole points. */
const badPackets = (game: Game): readonly string[] =>
  (game.event?.packets ?? [])
    .filter((packet) => !isWellFormed(packet, game))
    .map(({ source, recipient, n }) => `120.4: ${source.id} deals ${n} to ${recipient}`);

/** 120.10: nobody is dealt more excess damage than damage, unless K-7 or K-9 is read the other way. */
const badExcess = (game: Game): readonly string[] => {
  const { interpretations } = game.board;
  if (interpretations.redirectedExcess === 'counts' || interpretations.countersInstead === 'dealt') return [];
  const facts = game.facts.slice();
  return facts.flatMap((fact) => {
    if (fact.what !== 'excess') return [];
    const dealt = facts.reduce(
      (sum, other) => (other.what === 'dealt' && other.recipient === fact.permanent ? sum + other.n : sum),
      0,
    );
    return fact.n <= dealt ? [] : [`120.10: ${fact.permanent} was dealt ${fact.n} excess of ${dealt}`];
  });
};

/** 603.3d: what is on the stack and aims at something has its target. */
const aimless = ({ stack }: Game): readonly string[] =>
  stack
    .filter(({ outcome, target }) => outcome === 'damageTarget' && target === undefined)
    .map(({ effect }) => `603.3d: the trigger of ${effect} is on the stack without a target`);

/** Everything that must hold in every position; one sentence with its clause for each invariant that fails. */
export const checkInvariants = (game: Game): readonly string[] => [
  ...badAmounts(game),
  ...badPackets(game),
  ...badExcess(game),
  ...aimless(game),
];
