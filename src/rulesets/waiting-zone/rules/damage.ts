import type { ClauseId } from '../rulebook/clauses.ts';
import { emitEvent } from '../state/happen.ts';
import { cardDefinition } from '../queries/definitions.ts';
import { unitState } from '../queries/information.ts';
import type { Automatic } from '../state/card.ts';
import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import { withUnit } from '../state/setters.ts';

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
export const suppressRetaliation = (game: Game, unit: Instance): Game => emitAutomatic(game, unit, 'noRetaliation');
