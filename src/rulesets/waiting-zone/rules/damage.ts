import { PLAYERS } from '../../../core/decision.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { cardDefinition, damageOn, isSameObject, isUnitThere, lifeOf, unitState } from '../queries/cards.ts';
import { unitsOf, waitingDamage } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Automatic } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { CardRef, Instance } from '../state/instance.ts';
import { emitEvent, withNumbersUsed, withSide, withUnit } from '../state/setters.ts';
import type { Target, WaitingDamage } from '../state/waiting-item.ts';
import { dueCheck } from './counter-check.ts';
import { destroy, putWaiting, removeWaiting } from './movement.ts';

const AUTOMATIC_CLAUSE = {
  evade: 'house.15',
  reduce: 'house.16',
  noRetaliation: 'at-once.3',
} as const satisfies Record<Automatic['auto'], ClauseId>;

const emitAutomatic = (game: Game, unit: Instance, automatic: Automatic['auto']): Game =>
  emitEvent(game, { clause: AUTOMATIC_CLAUSE[automatic], what: 'automatic', unit, automatic });

const automaticsOf = (game: Game, unit: Instance): readonly Automatic[] =>
  cardDefinition(game, unit).automatics;

/** house.15, house.16: what evading and reducing leave of damage to a unit. */
export const reduceDamage = (game: Game, unit: Instance, amount: number): readonly [Game, number] => {
  const automatics = automaticsOf(game, unit);
  if (amount === 0) return [game, 0];
  if (automatics.some(({ auto }) => auto === 'evade') && unitState(game, unit)?.evaded === false) {
    return [emitAutomatic(withUnit(game, unit, { evaded: true }), unit, 'evade'), 0];
  }
  const by = automatics.reduce((sum, each) => sum + (each.auto === 'reduce' ? each.by : 0), 0);
  return by === 0 ? [game, amount] : [emitAutomatic(game, unit, 'reduce'), Math.max(0, amount - by)];
};

/** at-once.3: whether attacks of the unit bring no retaliation. */
export const isRetaliationSuppressed = (game: Game, unit: Instance): boolean =>
  automaticsOf(game, unit).some(({ auto }) => auto === 'noRetaliation');

/** The unit's attack brings no retaliation. */
export const suppressRetaliation = (game: Game, unit: Instance): Game =>
  emitAutomatic(game, unit, 'noRetaliation');

/** Damage that comes about, before it waits. */
export type NewDamage = Omit<WaitingDamage, 'kind' | 'number'>;

/** reading.21: under the other reading evading and reducing apply here. */
const reduceEarly = (game: Game, damage: NewDamage): readonly [Game, NewDamage] => {
  const { target } = damage;
  if (game.interpretations.automaticsApply === 'asDealt' || target.kind === 'player') return [game, damage];
  const [next, amount] = reduceDamage(game, target.ref.card, damage.amount);
  return [next, { role: damage.role, owner: damage.owner, source: damage.source, target, amount }];
};

const numbered = (damage: NewDamage, number: number): WaitingDamage => ({
  role: damage.role,
  owner: damage.owner,
  source: damage.source,
  target: damage.target,
  amount: damage.amount,
  kind: 'damage',
  number,
});

/** edition.1: damage that comes about together waits, and one check is due about it (check.6). */
export const createDamage = (game: Game, damages: readonly NewDamage[], clause: ClauseId): Game => {
  let next = game;
  const numbers: number[] = [];
  for (const each of damages) {
    const [after, damage] = reduceEarly(next, each);
    numbers.push(after.nextNumber);
    next = putWaiting(after, numbered(damage, after.nextNumber), clause);
  }
  return dueCheck(
    next,
    'damage',
    numbers.map((number) => ({ kind: 'item', number })),
  );
};

/** reading.18: under the other reading damage of effects is dealt without waiting. */
export const dealAtOnce = (game: Game, damages: readonly NewDamage[]): Game => {
  const items = damages.map((damage, index) => numbered(damage, game.nextNumber + index));
  return dealTogether(withNumbersUsed(game, items.length), items, 'reading.18');
};

const isSourceGone = (game: Game, source: CardRef | null): boolean =>
  source !== null && !isSameObject(game, source);

const isTargetGone = (game: Game, target: Target): boolean =>
  target.kind === 'card' && !isUnitThere(game, target.ref);

const lower = (game: Game, target: Target, amount: number): readonly [Game, number] => {
  if (target.kind === 'player') {
    return [withSide(game, target.player, { life: game.sides[target.player].life - amount }), amount];
  }
  const { card } = target.ref;
  const [next, rest] =
    game.interpretations.automaticsApply === 'asDealt' ? reduceDamage(game, card, amount) : [game, amount];
  return [withUnit(next, card, { damage: damageOn(next, card) + rest }), rest];
};

const dealOne = (game: Game, item: WaitingDamage, clause: ClauseId): Game => {
  const out = removeWaiting(game, item);
  if (isSourceGone(out, item.source) && out.interpretations.damageWithoutSource === 'void') {
    return emitEvent(out, { clause: 'reading.14', what: 'voided', item });
  }
  if (isTargetGone(out, item.target)) return emitEvent(out, { clause: 'house.14', what: 'notDealt', item });
  const [next, amount] = lower(out, item.target, item.amount);
  return amount > 0
    ? emitEvent(next, { clause, what: 'dealt', item, amount })
    : emitEvent(next, { clause: 'at-once.3', what: 'notDealt', item });
};

/** reading.26: units with damage of at least their life. */
const fallen = (game: Game): readonly Instance[] =>
  flatMapFast(PLAYERS, (player) => unitsOf(game, player)).filter(
    (unit) => damageOn(game, unit) >= lifeOf(game, unit),
  );

/** reading.17: deals damage as one batch; then the fallen are destroyed together. */
export const dealTogether = (
  game: Game,
  items: readonly WaitingDamage[],
  clause: ClauseId,
  checked = true,
): Game => {
  const dealt = items.reduce((next, item) => dealOne(next, item, clause), game);
  return destroy(dealt, fallen(dealt), 'reading.26', checked);
};

export const isEffectDamageWaiting = (game: Game): boolean => waitingDamage(game, 'effect').length > 0;

/** reading.30: the damage of effects that was not negated is dealt. */
export const dealEffectDamage = (game: Game): Game =>
  dealTogether(game, waitingDamage(game, 'effect'), 'reading.30');
