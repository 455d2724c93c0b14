import { canonicalOptions, type Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { clausesOrNone, clausesThatApply, emitEvent } from '../../events/emit.ts';
import { conceal } from '../../events/secrecy.ts';
import { isSameObject, refOf, stateOf } from '../../queries/cards.ts';
import {
  affectedCards,
  amountOf,
  applies,
  effectsByKind,
  hasMissingNumber,
  isUnaffected,
} from '../../queries/effects.ts';
import { distributedOver, playedItem, scopeOf, sourceOf, topItem } from '../../queries/gate.ts';
import { isUnitInPlay, nonTurnPlayer } from '../../queries/in-play.ts';
import { cardKey } from '../../queries/place-names.ts';
import { controllerOf, locationOf } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Instruction } from '../../state/card.ts';
import type { Game } from '../../state/game.ts';
import type { DamageExecution, DamagePair } from '../../state/gate-item.ts';
import type { CardRef, CarriedPoint, DamageEntry, Instance } from '../../state/instance.ts';
import type { OptionOf } from '../../state/option.ts';
import { withState } from '../../state/setters.ts';
import { finishItem, putOnGate } from '../ch09-gate/gate.ts';

/** An amount of damage, of its reduction or of healing: read from a number below 0 it is 0 (inferred). */
export const damageAmount = (amount: number): number => Math.max(0, amount);

/** One source about to deal damage (13-2a). */
export interface DamageToDeal {
  readonly source: CardRef;
  readonly controller: Player;
  readonly pairs: readonly { readonly receiver: Instance; readonly amount: number }[];
  readonly combat: boolean;
  readonly cannotCounter?: boolean;
  readonly effectOf?: Player;
}

/** What replaces the amount of a receiver: by how much it is more, and whether there is none. */
interface Replacements {
  readonly more: number;
  readonly none: boolean;
}

/** 3-2d: no more is dealt by what an effect is not on any more, as its card has become another. */
const replacementsOf = (game: Game, damage: DamageToDeal, receiver: Instance): Replacements => {
  const { source } = damage;
  let more = 0;
  let none = false;
  for (const { effect, scope, on } of effectsByKind(game).damage) {
    if (effect.combat !== undefined && effect.combat !== damage.combat) continue;
    if (
      effect.damage === 'more' &&
      isSameObject(game, source) &&
      applies(game, scope, effect.source, on, source.card)
    ) {
      more += effect.by;
    }
    if (effect.damage === 'none' && applies(game, scope, effect.receiver, on, receiver)) none = true;
  }
  return { more, none };
};

/** 14-13b: whether more than one kind of replacement applies, so that their order decides. */
const isOrderDecisive = (game: Game, damage: DamageToDeal): boolean =>
  damage.pairs.some(({ receiver }) => {
    const { more, none } = replacementsOf(game, damage, receiver);
    return none && more > 0;
  });

/**
 * 13-2a-4, 14-13b: effects that change amounts apply as the process is put: increases first, then what allows none
 * (inferred: the order the receiver's player would pick). Those of the opponent pass by what is not affected by them.
 */
export const replaceAmounts = (game: Game, damage: DamageToDeal): readonly DamagePair[] =>
  damage.pairs.map(({ receiver, amount }) => {
    const { more, none } = replacementsOf(game, damage, receiver);
    return { receiver: refOf(game, receiver), amount: none ? 0 : damageAmount(amount + more) };
  });

/** Puts one damage execution process on the gate; its amounts are fixed here (13-2a-1, 13-2a-5). */
export const putProcess = (
  game: Game,
  damage: DamageToDeal,
  pairs: readonly DamagePair[],
  clause: ClauseId,
  by: readonly ClauseId[] = [],
): Game => {
  const { controller, source, combat, cannotCounter = false, effectOf = controller } = damage;
  return putOnGate(
    game,
    {
      kind: 'damage',
      controller,
      source,
      pairs,
      combat,
      cannotCounter,
      ...(effectOf !== controller && { effectOf }),
    },
    clause,
    isOrderDecisive(game, damage) ? [...by, '14-13b'] : by,
  );
};

/** 13-2a-4: whether anything changed one of the amounts. */
const isAnyReplaced = (
  pairs: DamageToDeal['pairs'],
  replaced: readonly Pick<DamagePair, 'amount'>[],
): boolean => replaced.some(({ amount }, index) => amount !== pairs[index]?.amount);

const HOW_PUT: readonly ClauseId[] = ['13-2a', '13-2a-1', '13-2a-5'];

/** Combat damage on its way to the gate: one source, whose amounts are replaced as its process is put (13-2a-4). */
export const putDamage = (
  game: Game,
  damage: DamageToDeal,
  clause: ClauseId,
  by: readonly ClauseId[],
): Game => {
  const pairs = replaceAmounts(game, damage);
  const replaced: readonly ClauseId[] = isAnyReplaced(damage.pairs, pairs) ? ['13-2a-4'] : [];
  return putProcess(game, damage, pairs, clause, [...HOW_PUT, ...replaced, ...by]);
};

/** What a receiver is as the damage reaches it (13-2b-1, 13-2b-2, 13-8a). */
export type ReceiverKind = 'ruler' | 'unit' | 'neither';

/** A receiver that left play or became another card counts as neither (inferred from 13-8a). */
export const receiverKind = (game: Game, { receiver }: DamagePair): ReceiverKind => {
  if (!isSameObject(game, receiver)) return 'neither';
  const place = locationOf(game, receiver.card);
  if (place === 'gate') return 'neither';
  if (place.zone === 'ruler') return 'ruler';
  return isUnitInPlay(game, receiver.card, place.zone) ? 'unit' : 'neither';
};

/** The damage execution process being resolved: the top of the gate. */
const resolvingDamage = (game: Game): DamageExecution => topItem(game, 'damage');

/** Whether it is effect damage of the opponent of a receiver that is not affected by it now (inferred). */
export const isUnaffectedByDamage = (game: Game, { receiver }: DamagePair): boolean => {
  const { combat, controller, effectOf = controller } = resolvingDamage(game);
  return !combat && isSameObject(game, receiver) && isUnaffected(game, receiver.card, effectOf);
};

/** How many cards the resolving process deals damage to. */
export const receiverCount = (game: Game): number => resolvingDamage(game).pairs.length;

/** The pair at that place of the resolving process. Throws where there is none. */
export const pairAt = (game: Game, index: number): DamagePair => {
  const pair = resolvingDamage(game).pairs[index];
  if (pair === undefined) throw new Error(`a receiver ${index} was to be dealt damage`);
  return pair;
};

const points = (count: number, cannotCounter: boolean): readonly CarriedPoint[] =>
  Array.from({ length: count }, () => ({ cannotCounter }));

/** 13-2b-1, 13-4a: the ruler carries that much more ruler damage. */
export const carryRulerDamage = (game: Game, { receiver, amount }: DamagePair): Game => {
  const carried = stateOf(game, receiver.card).rulerDamage;
  const { cannotCounter } = resolvingDamage(game);
  return withState(game, receiver.card, { rulerDamage: [...carried, ...points(amount, cannotCounter)] });
};

/** 13-2b-2, 13-7a: the unit carries that much more damage; a pair at 0 dealt nothing that could be healed. */
export const carryUnitDamage = (game: Game, { receiver, amount }: DamagePair): Game =>
  amount < 1
    ? game
    : withState(game, receiver.card, {
        damage: stateOf(game, receiver.card).damage + amount,
        damageLog: [...stateOf(game, receiver.card).damageLog, entryFor(game, amount)],
      });

const entryFor = (game: Game, amount: number): DamageEntry => ({
  amount,
  phaseNumber: game.turn.phaseNumber,
  combat: resolvingDamage(game).combat,
});

/** Damage to what is neither a ruler nor a unit (13-8a), or is not affected by it, is not dealt. */
export const dealNothing = (
  game: Game,
  { receiver }: DamagePair,
  clause: '13-8a' | 'u2103/unaffected.3',
): Game => emitEvent(game, conceal(game, { clause, what: 'notDealt', receiver: receiver.card }, [receiver]));

/** Whether it is combat damage, which is received by what is not affected by effects too. */
const isReceivedAnyway = (game: Game, { card }: CardRef): boolean => {
  const { combat, controller } = resolvingDamage(game);
  return combat && isUnaffected(game, card, controller);
};

/** 13-2b-3: damage of 1 or more was dealt and received. */
export const emitDealt = (game: Game, { receiver, amount }: DamagePair): Game => {
  const { source, combat } = resolvingDamage(game);
  return amount < 1
    ? game
    : emitEvent(game, {
        clause: '13-2b-3',
        decidedBy: clausesOrNone(isReceivedAnyway(game, receiver) ? ['u2103/unaffected.6'] : []),
        what: 'dealt',
        source: source.card,
        receiver: receiver.card,
        amount,
        combat,
      });
};

/** The process has done its work and leaves the gate. */
export const finishDamage = (game: Game): Game => finishItem(game, resolvingDamage(game), '13-2b');

/** A source about to deal damage, and whose it is. */
interface Source {
  readonly source: CardRef;
  readonly controller: Player;
}

type InstructionOf<Do extends Instruction['do']> = Extract<Instruction, { readonly do: Do }>;

/** What is distributed comes from the card of the effect, and forbids no counters. */
type Distribution = InstructionOf<'distribute'> & {
  readonly from?: undefined;
  readonly cannotCounter?: undefined;
};

/** The damage of an effect on its way to the gate (13-2a). */
export interface Dealing {
  readonly game: Game;
  /** Number of the card or ability whose effect deals damage. */
  readonly item: number;
  readonly deal: InstructionOf<'damage'> | Distribution;
  /** Who is dealt how much by each source, as the effect has it. */
  readonly pairs: DamageToDeal['pairs'];
  /** Sources whose place in the order is decided. */
  readonly ordered: readonly Source[];
  /** Sources that have put their process. */
  readonly done: number;
  /** The pairs of the next source with what replaces their amounts. */
  readonly replaced: readonly DamagePair[];
}

/** 15-13: the parts of a distributed amount, for the receivers that are still there and affected. */
const distributedPairs = ({ game, item }: Dealing, deal: Distribution): Dealing['pairs'] => {
  const played = playedItem(game, item);
  const { parts, controller } = played;
  return flatMapFast(distributedOver(played, deal), (ref, index) =>
    isSameObject(game, ref) && !isUnaffected(game, ref.card, controller)
      ? [{ receiver: ref.card, amount: parts?.[index] ?? 0 }]
      : [],
  );
};

/** 13-2a-5: amounts that depend on the game are fixed now; several receivers of one source are one process (13-2a-3). */
export const fixedPairs = (dealing: Dealing): Dealing['pairs'] => {
  const { game, item, deal } = dealing;
  if (deal.do === 'distribute') return distributedPairs(dealing, deal);
  const scope = scopeOf(game, playedItem(game, item));
  const amount = damageAmount(amountOf(game, scope, deal.amount));
  const receivers = flatMapFast(deal.to, (reference) => affectedCards(game, scope, reference));
  return [...new Set(receivers)].map((receiver) => ({ receiver, amount }));
};

/** 1-5g: whether the amount reads a number that is not there. */
const isAmountMissing = ({ game, item, deal }: Dealing): boolean =>
  deal.do === 'damage' && hasMissingNumber(game, scopeOf(game, playedItem(game, item)), deal.amount);

/** The sources: the card of the effect unless it names others. */
const sourcesOf = ({ game, item, deal }: Dealing): readonly Source[] => {
  const played = playedItem(game, item);
  if (deal.from === undefined) {
    return [{ source: sourceOf(game, played), controller: played.controller }];
  }
  return affectedCards(game, scopeOf(game, played), deal.from).map((card) => ({
    source: refOf(game, card),
    controller: controllerOf(game, card),
  }));
};

/** 13-2a-2a: whether both players have sources: the turn player's put their processes first. */
const areSourcesOfBoth = (dealing: Dealing): boolean =>
  new Set(sourcesOf(dealing).map(({ controller }) => controller)).size > 1;

const unordered = (dealing: Dealing, player: Player): readonly Source[] =>
  sourcesOf(dealing).filter(
    ({ source, controller }) =>
      controller === player && !dealing.ordered.some((each) => each.source.card === source.card),
  );

/** 13-2a-2, 13-2a-2a: who decides about the order of the own sources now: the turn player, then the other. */
export const orderer = (dealing: Dealing): Player | undefined =>
  [dealing.game.turn.player, nonTurnPlayer(dealing.game)].find(
    (player) => unordered(dealing, player).length > 1,
  );

/** 13-2a-2: which of the player's sources puts its process next. */
export const orderOptions = (dealing: Dealing): readonly OptionOf<'choose.card'>[] => {
  const player = orderer(dealing);
  if (player === undefined) return [];
  return canonicalOptions(
    unordered(dealing, player).map(({ source: { card } }) => ({
      key: `damage first from ${cardKey(dealing.game, player, card)}`,
      type: 'choose.card',
      card,
    })),
  );
};

/** That source comes next. */
export const orderNext = (dealing: Dealing, card: Instance): readonly Source[] => [
  ...dealing.ordered,
  ...sourcesOf(dealing).filter(({ source }) => source.card === card),
];

/** The only source of which it may be said comes next; others mean the same. */
export const orderOnly = (dealing: Dealing): readonly Source[] => {
  const [only] = orderOptions(dealing);
  return only === undefined ? dealing.ordered : orderNext(dealing, only.card);
};

/** 13-2a-2a: every source in its order, the turn player's first. */
export const orderAll = (dealing: Dealing): readonly Source[] =>
  flatMapFast([dealing.game.turn.player, nonTurnPlayer(dealing.game)], (player) => [
    ...dealing.ordered.filter(({ controller }) => controller === player),
    ...unordered(dealing, player),
  ]);

const damageOf = ({ game, item, ordered, done, deal, pairs }: Dealing): DamageToDeal => ({
  source: (ordered[done] as Source).source,
  controller: (ordered[done] as Source).controller,
  effectOf: playedItem(game, item).controller,
  pairs,
  combat: false,
  cannotCounter: deal.cannotCounter === true,
});

/** 13-2a-4: the amounts of the next source with what replaces them. */
export const replaceNext = (dealing: Dealing): readonly DamagePair[] =>
  replaceAmounts(dealing.game, damageOf(dealing));

/** What decided the process of the next source: the word of the effect, its sources, its receivers and their amounts. */
const putClauses = (dealing: Dealing): readonly ClauseId[] =>
  clausesThatApply(
    dealing.deal.do === 'damage' ? '15-12' : '15-13',
    '13-2a-1',
    areSourcesOfBoth(dealing) && '13-2a-2a',
    dealing.pairs.length > 1 && '13-2a-3',
    isAnyReplaced(dealing.pairs, dealing.replaced) && '13-2a-4',
    '13-2a-5',
    isAmountMissing(dealing) && '1-5g',
  );

/** 13-2a, 13-2a-2: the next source puts its damage execution process on the gate. */
export const putNext = (dealing: Dealing): Game =>
  putProcess(dealing.game, damageOf(dealing), dealing.replaced, '13-2a', putClauses(dealing));
