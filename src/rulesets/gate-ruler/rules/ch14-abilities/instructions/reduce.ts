import { opponentOf, type Player } from '../../../../../kernel/decision.ts';
import { happen } from '../../../happening/happen.ts';
import { itemOnGate, scopeOf } from '../../../reading/gate.ts';
import { isSameObject } from '../../../reading/information.ts';
import { amountOf, fits } from '../../../reading/meaning.ts';
import { whereIs } from '../../../reading/zones.ts';
import type { Game } from '../../../values/game.ts';
import type { DamageExecution, DamagePair, PlayedItem } from '../../../values/gate-item.ts';
import { withItem } from '../../ch09-gate/gate.ts';
import { pickedFor, pickOne } from './pick.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

type Reduce = InstructionOf<'reduce'>;

const isEligible = (game: Game, item: PlayedItem, { damage }: Reduce, pair: DamagePair): boolean =>
  damage.receiver === undefined ||
  (isSameObject(game, pair.receiver) && fits(game, scopeOf(game, item), damage.receiver, pair.receiver.card));

/** 13-3c, 13-3c-1: the damage meant: the one that triggered, or the topmost on the gate that fits. */
const damageMeant = (game: Game, item: PlayedItem, reduce: Reduce): DamageExecution | undefined => {
  const { which, combat } = reduce.damage;
  const candidates = which === 'that' ? [itemOnGate(game, item.cause?.item ?? -1)] : [...game.gate].reverse();
  return candidates.find(
    (each): each is DamageExecution =>
      each?.kind === 'damage' &&
      (combat === undefined || each.combat === combat) &&
      each.pairs.some((pair) => isEligible(game, item, reduce, pair)),
  );
};

const controllerOf = (game: Game, { receiver }: DamagePair): Player | undefined => {
  const place = whereIs(game, receiver.card);
  return place === 'gate' ? undefined : place.player;
};

/** 13-3d-2, 13-3d-2a: the receivers' controller splits; where these differ, the opponent of the source's player. */
const splitter = (game: Game, damage: DamageExecution, pairs: readonly DamagePair[]): Player => {
  const controllers = new Set(pairs.map((pair) => controllerOf(game, pair)));
  const [only] = controllers;
  return controllers.size === 1 && only !== undefined ? only : opponentOf(damage.controller);
};

const takenOff = (item: PlayedItem, pair: DamagePair): number =>
  pickedFor(item).filter(({ card }) => card === pair.receiver.card).length;

/** What is left of the amounts a reduction may still be taken from. */
const leftToReduce = (game: Game, item: PlayedItem, reduce: Reduce, damage: DamageExecution) =>
  damage.pairs.filter((pair) => isEligible(game, item, reduce, pair) && pair.amount > takenOff(item, pair));

/**
 * 13-3a, 13-3b: a reduction is a direct effect that changes the amounts of a damage execution process on the gate,
 * never below 0; "to 0" sets the amount (13-3d-1), of every pair (13-3d-2b).
 */
export const reduce: InstructionRule<Reduce> = {
  choice(game, item, instruction) {
    const damage = damageMeant(game, item, instruction);
    if (damage === undefined || !('by' in instruction)) return undefined;
    const left = leftToReduce(game, item, instruction, damage);
    const by = amountOf(game, scopeOf(game, item), instruction.by);
    const total = left.reduce((sum, pair) => sum + pair.amount - takenOff(item, pair), 0);
    const open = by - pickedFor(item).length;
    if (left.length < 2 || open < 1 || open >= total) return undefined;
    const clause =
      new Set(damage.pairs.map((pair) => controllerOf(game, pair))).size > 1 ? '13-3d-2a' : '13-3d-2';
    return pickOne(game, item, {
      player: splitter(game, damage, damage.pairs),
      clause,
      verb: 'reduce by 1 for',
      candidates: left.map((pair) => pair.receiver.card),
      mayStop: false,
    });
  },
  carryOut(game, item, instruction) {
    const damage = damageMeant(game, item, instruction);
    if (damage === undefined) return { game, isComplete: false };
    const pairs = reducedPairs(game, item, instruction, damage);
    const sum = (all: readonly DamagePair[]) => all.reduce((total, pair) => total + pair.amount, 0);
    const by = sum(damage.pairs) - sum(pairs);
    const reduced = withItem(game, { ...damage, pairs });
    return {
      game: happen(reduced, { clause: '13-3d', what: 'reduced', item: damage, by }),
      isComplete: by > 0,
    };
  },
};

const reducedPairs = (
  game: Game,
  item: PlayedItem,
  instruction: Reduce,
  damage: DamageExecution,
): readonly DamagePair[] => {
  const scope = scopeOf(game, item);
  if ('to' in instruction) {
    const to = amountOf(game, scope, instruction.to);
    return damage.pairs.map((pair) =>
      isEligible(game, item, instruction, pair) ? { ...pair, amount: Math.min(pair.amount, to) } : pair,
    );
  }
  let open = amountOf(game, scope, instruction.by) - pickedFor(item).length;
  return damage.pairs.map((pair) => {
    if (!isEligible(game, item, instruction, pair)) return pair;
    const left = pair.amount - takenOff(item, pair);
    const more = Math.max(0, Math.min(left, open));
    open -= more;
    return { ...pair, amount: left - more };
  });
};
