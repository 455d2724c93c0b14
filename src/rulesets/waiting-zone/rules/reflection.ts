import { opponentOf } from '../../../core/decision.ts';
import { emitEvent } from '../state/happen.ts';
import { waitingDamage } from '../queries/waiting-zone.ts';
import type { Game } from '../state/game-2.ts';
import type { Target, WaitingDamage } from '../state/waiting-item.ts';
import { putWaiting, withItem } from './movement.ts';

const aimedAt = (item: WaitingDamage, target: Target): WaitingDamage => ({
  role: item.role,
  owner: item.owner,
  source: item.source,
  target,
  amount: item.amount,
  kind: item.kind,
  number: item.number,
});

const redirectDamage = (game: Game, item: WaitingDamage, target: Target): Game =>
  emitEvent(withItem(game, aimedAt(item, target)), { clause: 'reading.13', what: 'reflected', item, target });

/** Onto the unit it comes from, or onto the player whose it is if it comes from no unit. */
const reflectionTarget = ({ source, owner }: WaitingDamage): Target =>
  source === null ? { kind: 'player', player: owner } : { kind: 'card', ref: source };

const copyDamage = (game: Game, item: WaitingDamage, target: Target): Game => {
  const { kind, role, source, amount } = item;
  const told = emitEvent(game, { clause: 'reading.13', what: 'reflected', item, target });
  const owner = opponentOf(item.owner);
  const copied = { role, owner, source, target, amount, kind, number: told.nextNumber };
  return putWaiting(told, copied, 'reading.13');
};

/** reading.13: waiting damage is reflected. */
export const reflect = (game: Game, item: WaitingDamage): Game => {
  switch (game.interpretations.reflected) {
    case 'ontoAttacker':
      return redirectDamage(game, item, reflectionTarget(item));
    case 'copied':
      return copyDamage(game, item, reflectionTarget(item));
    case 'ontoAttackingPlayer':
      return redirectDamage(game, item, { kind: 'player', player: item.owner });
    case 'allDamageTurned':
      return waitingDamage(game, 'attack', 'retaliation', 'effect').reduce(
        (next, each) => redirectDamage(next, each, reflectionTarget(each)),
        game,
      );
    default:
      return game.interpretations.reflected satisfies never;
  }
};
