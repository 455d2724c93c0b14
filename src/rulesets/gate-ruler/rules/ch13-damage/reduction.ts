import { canonicalOptions, opponentOf, type Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { clausesOrNone, clausesThatApply, emitEvent } from '../../events/emit.ts';
import { isSameObject } from '../../queries/cards.ts';
import { amountOf, matchesFilter } from '../../queries/effects.ts';
import { itemOnGate, playedItem, scopeOf } from '../../queries/gate.ts';
import { cardKey } from '../../queries/place-names.ts';
import { isKnown } from '../../queries/precondition.ts';
import { controllerOf } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Instruction } from '../../state/card.ts';
import type { Game } from '../../state/game.ts';
import type { DamageExecution, DamagePair } from '../../state/gate-item.ts';
import type { CardRef, Instance } from '../../state/instance.ts';
import type { OptionOf } from '../../state/option.ts';
import { withItem } from '../ch09-gate/gate.ts';
import { damageAmount } from './damage.ts';

/** A reduction going on (13-3). */
export interface ReductionState {
  readonly game: Game;
  /** Number of the card or ability that reduces. */
  readonly item: number;
  readonly reduce: Extract<Instruction, { readonly do: 'reduce' }>;
  /** Number of the damage execution process that is reduced, once it is named (13-3c). */
  readonly named?: number | undefined;
  /** The receiver of each point that was taken off so far. */
  readonly takenOff: readonly Instance[];
}

const scopeIn = ({ game, item }: ReductionState) => scopeOf(game, playedItem(game, item));

/** 13-3d-2c: whether the pair is one of a receiver that the reduction is about. */
const isEligible = (reducing: ReductionState, { receiver }: DamagePair): boolean => {
  const filter = reducing.reduce.damage.receiver;
  return (
    filter === undefined ||
    (isSameObject(reducing.game, receiver) &&
      matchesFilter(reducing.game, scopeIn(reducing), filter, receiver.card))
  );
};

/** The damage that may be meant, whoever receives it: the one that triggered, or those on the gate, topmost first. */
const candidates = ({ game, item, reduce }: ReductionState): readonly DamageExecution[] => {
  const { which, combat } = reduce.damage;
  const { cause } = playedItem(game, item);
  return game.gate
    .filter(
      (each): each is DamageExecution =>
        each.kind === 'damage' &&
        (which !== 'that' || each.number === cause?.item) &&
        (combat === undefined || each.combat === combat),
    )
    .reverse();
};

const isFitting = (reducing: ReductionState, { pairs }: DamageExecution): boolean =>
  pairs.some((pair) => isEligible(reducing, pair));

/** 13-3c: what may be named: the damage that triggered, the topmost that fits (13-3c-1), or all that fit, topmost first. */
export const reducibleDamages = (reducing: ReductionState): readonly DamageExecution[] => {
  const fitting = candidates(reducing).filter((each) => isFitting(reducing, each));
  return reducing.reduce.damage.which === 'next' ? fitting.slice(0, 1) : fitting;
};

/** Who receives the damage that may be meant; of the next, that of the topmost that fits and of what lies above it. */
export const receiversOfReducible = (reducing: ReductionState): readonly Instance[] => {
  const all = candidates(reducing);
  const next = all.findIndex((each) => isFitting(reducing, each));
  const isNext = reducing.reduce.damage.which === 'next' && next >= 0;
  return flatMapFast(isNext ? all.slice(0, next + 1) : all, ({ pairs }) =>
    pairs.map(({ receiver }) => receiver.card),
  );
};

/** 13-3c: whose reduction it is, who names the damage (inferred). */
export const namer = ({ game, item }: ReductionState): Player => playedItem(game, item).controller;

const isVisibleRef = (game: Game, viewer: Player, ref: CardRef): boolean =>
  isSameObject(game, ref) && isKnown(game, viewer, ref.card);

const damageKey = (game: Game, viewer: Player, { pairs, source }: DamageExecution): string => {
  const parts = pairs.map(({ receiver, amount }) =>
    isVisibleRef(game, viewer, receiver)
      ? `${amount} to ${cardKey(game, viewer, receiver.card)}`
      : `${amount} to what is out of sight`,
  );
  const from = isVisibleRef(game, viewer, source) ? ` from ${cardKey(game, viewer, source.card)}` : '';
  return `${parts.join(', ')}${from}`;
};

/** 13-3c: the damages that one is named of, counted from the top; none where there is nothing to say. */
export const namingOptions = (reducing: ReductionState): readonly OptionOf<'choose.number'>[] => {
  const damages = reducibleDamages(reducing);
  return damages.length < 2
    ? []
    : canonicalOptions(
        damages.map((damage, index) => ({
          key: `reduce damage ${index + 1}: ${damageKey(reducing.game, namer(reducing), damage)}`,
          type: 'choose.number',
          number: damage.number,
        })),
      );
};

/** The damage that is reduced, once it is named. */
const namedDamage = ({ game, named }: ReductionState): DamageExecution =>
  itemOnGate(game, named ?? -1) as DamageExecution;

const eligiblePairs = (reducing: ReductionState): readonly DamagePair[] =>
  namedDamage(reducing).pairs.filter((pair) => isEligible(reducing, pair));

const leftOf = ({ takenOff }: ReductionState, { receiver, amount }: DamagePair): number =>
  amount - takenOff.filter((card) => card === receiver.card).length;

/**
 * 13-3d-2: the pairs that a reduction is split among: those of receivers that are still there (inferred). With none left it
 * matters to nobody, and is taken off one pair.
 */
const splitPairs = (reducing: ReductionState): readonly DamagePair[] => {
  const eligible = eligiblePairs(reducing);
  const there = eligible.filter(({ receiver }) => isSameObject(reducing.game, receiver));
  return there.length > 0 ? there : eligible.slice(0, 1);
};

/** What the reduction may still be taken from. */
const reducible = (reducing: ReductionState): readonly DamagePair[] =>
  splitPairs(reducing).filter((pair) => leftOf(reducing, pair) > 0);

/** Points that are still to be taken off. */
const pointsOpen = (reducing: ReductionState): number =>
  'by' in reducing.reduce
    ? damageAmount(amountOf(reducing.game, scopeIn(reducing), reducing.reduce.by)) - reducing.takenOff.length
    : 0;

const controllersOf = (reducing: ReductionState): readonly Player[] => [
  ...new Set(splitPairs(reducing).map(({ receiver }) => controllerOf(reducing.game, receiver.card))),
];

/** 13-3d-2a: whether the receivers have different controllers. */
export const doControllersDiffer = (reducing: ReductionState): boolean => controllersOf(reducing).length > 1;

/** 13-3d-2, 13-3d-2a: the receivers' controller splits; where these differ, the opponent of the source's player. */
export const splitter = (reducing: ReductionState): Player =>
  doControllersDiffer(reducing)
    ? opponentOf(namedDamage(reducing).controller)
    : (controllersOf(reducing)[0] as Player);

/** 13-3d-2: the receivers that the next point may be taken off; none where all points go one way. */
export const splitOptions = (reducing: ReductionState): readonly OptionOf<'choose.card'>[] => {
  const left = reducible(reducing);
  const total = left.reduce((sum, pair) => sum + leftOf(reducing, pair), 0);
  const open = pointsOpen(reducing);
  if (left.length < 2 || open < 1 || open >= total) return [];
  const player = splitter(reducing);
  return canonicalOptions(
    left.map(({ receiver: { card } }) => ({
      key: `reduce by 1 for ${cardKey(reducing.game, player, card)}`,
      type: 'choose.card',
      card,
    })),
  );
};

/**
 * 13-3d, 13-3d-2: what is left of each amount after the points taken off, and what goes off without a question: as much
 * as there is, or points of the one amount that is left.
 */
const subtracted = (reducing: ReductionState): readonly DamagePair[] => {
  const open = pointsOpen(reducing);
  const split = splitPairs(reducing);
  return namedDamage(reducing).pairs.map((pair) =>
    split.includes(pair) ? { ...pair, amount: Math.max(0, leftOf(reducing, pair) - open) } : pair,
  );
};

/** 13-3d-1, 13-3d-2b: every amount lowered to that number where it is higher. */
const lowered = (reducing: ReductionState): readonly DamagePair[] => {
  const to =
    'to' in reducing.reduce
      ? damageAmount(amountOf(reducing.game, scopeIn(reducing), reducing.reduce.to))
      : 0;
  return namedDamage(reducing).pairs.map((pair) =>
    isEligible(reducing, pair) ? { ...pair, amount: Math.min(pair.amount, to) } : pair,
  );
};

const sum = (pairs: readonly DamagePair[]): number => pairs.reduce((total, { amount }) => total + amount, 0);

/** What decided which damage is reduced, and what of it. */
const reductionClauses = (reducing: ReductionState): readonly ClauseId[] => {
  const { which } = reducing.reduce.damage;
  const eligible = eligiblePairs(reducing).length;
  return clausesThatApply(
    which === 'that' && '13-3a-1',
    which === 'next' && '13-3c-1',
    'to' in reducing.reduce && eligible > 1 && '13-3d-2b',
    eligible < namedDamage(reducing).pairs.length && '13-3d-2c',
  );
};

/** 13-3a, 13-3b: a direct effect changes the amounts of the process on the gate, never below 0. */
const change = (reducing: ReductionState, pairs: readonly DamagePair[], clause: '13-3d' | '13-3d-1') => {
  const damage = namedDamage(reducing);
  const by = sum(damage.pairs) - sum(pairs);
  const changed = withItem(reducing.game, { ...damage, pairs });
  return {
    game: emitEvent(changed, {
      clause,
      decidedBy: clausesOrNone(reductionClauses(reducing)),
      what: 'reduced',
      item: damage,
      by,
    }),
    isComplete: by > 0,
  };
};

/** 13-3d: the reduction is subtracted. */
export const subtract = (reducing: ReductionState) => change(reducing, subtracted(reducing), '13-3d');

/** 13-3d-1: the amounts become that number. */
export const lower = (reducing: ReductionState) => change(reducing, lowered(reducing), '13-3d-1');
