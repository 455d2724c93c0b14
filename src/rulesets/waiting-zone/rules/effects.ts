import { canonicalOptions, opponentOf, type Player } from '../../../core/decision.ts';
import { cardDefinition, damageOn, isSameObject, ownerOf, refOf } from '../queries/cards.ts';
import {
  chooseOptions,
  chosenAs,
  referencedCards,
  referencedItems,
  referencedOnField,
  referencedTargets,
} from '../queries/targets.ts';
import { cardsIn, waitingDamage, waitingItem } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Instruction, Reference } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { CardRef, Instance } from '../state/instance.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import { emitEvent, withSide, withUnit } from '../state/setters.ts';
import type { EffectItem, PaidCosts, Target, WaitingDamage, WaitingItem } from '../state/waiting-item.ts';
import { createDamage, dealAtOnce, type NewDamage } from './damage.ts';
import {
  destroy,
  draw,
  type EntrySource,
  enterField,
  leaveField,
  moveCard,
  ownersPlace,
  putWaiting,
  removeWaiting,
  withItem,
} from './movement.ts';

/** reading.7: under the other reading energy and discarded cards come back. */
const refund = (game: Game, player: Player, { energy, discarded }: PaidCosts): Game => {
  if (game.interpretations.costsOfNegated === 'kept') return game;
  const told = emitEvent(withSide(game, player, { energy: game.sides[player].energy + energy }), {
    clause: 'reading.7',
    what: 'refunded',
    player,
    energy,
  });
  return discarded
    .filter((card) => cardsIn(told, player, 'discard').includes(card))
    .reduce((next, card) => moveCard(next, card, { player, zone: 'hand' }, 'reading.7'), told);
};

/** A card that does not get onto the field leaves the waiting zone for its owner's discard pile. */
export const discardWaiting = (game: Game, card: Instance, clause: ClauseId): Game =>
  moveCard(game, card, ownersPlace(game, card, 'discard'), clause);

/** A waiting thing is negated: it never resolves; a card goes to the discard pile (play.8). */
export const negate = (game: Game, item: WaitingItem): Game => {
  const out = removeWaiting(game, item);
  switch (item.kind) {
    case 'card':
    case 'counter': {
      const told = emitEvent(out, { clause: 'play.8', what: 'negated', item });
      return refund(discardWaiting(told, item.card, 'play.8'), ownerOf(game, item.card), item.paid);
    }
    case 'ability':
      return refund(emitEvent(out, { clause: 'ability.2', what: 'negated', item }), item.owner, item.paid);
    case 'timing':
      return emitEvent(out, { clause: 'play.15', what: 'negated', item });
    case 'damage':
      return emitEvent(out, {
        clause: item.role === 'retaliation' ? 'reading.16' : 'attack.14',
        what: 'negated',
        item,
      });
    case 'attack':
      return game;
    default:
      return item satisfies never;
  }
};

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
const reflectionTarget = (game: Game, { source, owner }: WaitingDamage): Target =>
  source !== null && cardDefinition(game, source.card).type === 'unit'
    ? { kind: 'card', ref: source }
    : { kind: 'player', player: owner };

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
      return redirectDamage(game, item, reflectionTarget(game, item));
    case 'copied':
      return copyDamage(game, item, reflectionTarget(game, item));
    case 'ontoAttackingPlayer':
      return redirectDamage(game, item, { kind: 'player', player: item.owner });
    case 'allDamageTurned':
      return waitingDamage(game, 'attack', 'retaliation', 'effect').reduce(
        (next, each) => redirectDamage(next, each, reflectionTarget(game, each)),
        game,
      );
    default:
      return game.interpretations.reflected satisfies never;
  }
};

/** The item being resolved, by its number. */
export const resolvingItem = (game: Game, number: number): EffectItem =>
  waitingItem(game, number) as EffectItem;

/** The instruction at that place of the item's effect. */
export const instructionAt = ({ effect }: EffectItem, index: number): Instruction | undefined =>
  effect.instructions[index];

/** house.17: the choice at that place that is still open as the item resolves. */
export const openChoiceAt = (
  item: EffectItem,
  index: number,
): Extract<Instruction, { do: 'choose' }> | undefined => {
  const instruction = instructionAt(item, index);
  return instruction?.do === 'choose' && chosenAs(item.choices, instruction.as) === undefined
    ? instruction
    : undefined;
};

/** The answers to that choice; none where there is nothing to choose. */
export const effectAnswers = (game: Game, item: EffectItem, index: number): readonly WaitingZoneOption[] => {
  const open = openChoiceAt(item, index);
  return open === undefined ? [] : canonicalOptions(chooseOptions(game, item.owner, open.from));
};

/** Takes the answer to that choice, or that there is nothing to choose. */
export const applyChoice = (
  game: Game,
  item: EffectItem,
  index: number,
  option: WaitingZoneOption | undefined,
): Game => {
  const name = openChoiceAt(item, index)?.as ?? '';
  const chosen = option?.type === 'choose.target' ? option.chosen : null;
  return withItem(game, { ...item, choices: { ...item.choices, [name]: chosen } });
};

/** Whether it is a cost ability whose source has left. */
const isSourceGone = (game: Game, item: EffectItem): boolean =>
  item.kind === 'ability' && !isSameObject(game, item.source);

/** reading.15: a cost ability that does not resolve without its source. */
export const isAbilityVoid = (game: Game, item: EffectItem): boolean =>
  game.interpretations.abilityWithoutSource === 'void' && isSourceGone(game, item);

/** The ability leaves the waiting zone without effect. */
export const voidAbility = (game: Game, item: EffectItem): Game =>
  emitEvent(removeWaiting(game, item), { clause: 'reading.15', what: 'voided', item });

const RESOLUTION_CLAUSE = {
  card: 'reading.8',
  counter: 'priority.1',
  ability: 'ability.2',
  timing: 'play.15',
} as const satisfies Record<EffectItem['kind'], ClauseId>;

/** Emits that the item resolves from here on; reading.15: also a cost ability whose source has left. */
export const emitResolving = (game: Game, item: EffectItem): Game => {
  const resolving = { clause: RESOLUTION_CLAUSE[item.kind], what: 'resolving', item } as const;
  return emitEvent(game, isSourceGone(game, item) ? { ...resolving, decidedBy: ['reading.15'] } : resolving);
};

/** The item has resolved: it leaves the waiting zone, a counter or spell for the discard pile. */
export const finish = (game: Game, item: EffectItem): Game => {
  const resolved = emitEvent(removeWaiting(game, item), {
    clause: RESOLUTION_CLAUSE[item.kind],
    what: 'resolved',
    item,
  });
  if (item.kind === 'counter') return discardWaiting(resolved, item.card, 'house.8');
  return item.kind === 'card' ? discardWaiting(resolved, item.card, 'reading.8') : resolved;
};

const dealer = (game: Game, item: EffectItem): CardRef | null => {
  const [card] = referencedOnField(game, item, 'this');
  return card === undefined ? null : refOf(game, card);
};

const dealDamage = (game: Game, item: EffectItem, to: Reference, amount: number): Game => {
  const source = dealer(game, item);
  const damages = referencedTargets(game, item, to).map(
    (target): NewDamage => ({ role: 'effect', owner: item.owner, source, target, amount }),
  );
  return game.interpretations.effectDamage === 'waits'
    ? createDamage(game, damages, 'reading.18')
    : dealAtOnce(game, damages);
};

const heal = (game: Game, unit: Instance, most: number): Game => {
  const damage = damageOn(game, unit);
  const amount = Math.min(most, damage);
  if (amount === 0) return game;
  return emitEvent(withUnit(game, unit, { damage: damage - amount }), {
    clause: 'house.14',
    what: 'healed',
    unit,
    amount,
  });
};

const leave = (game: Game, cards: readonly Instance[], to: 'hand' | 'removed'): Game =>
  leaveField(game, cards, { to, clause: 'check.10', checked: true });

/** From the field, or from a discard pile. */
const remove = (game: Game, item: EffectItem, what: Reference): Game => {
  const discarded = referencedCards(game, item, what).filter((card) =>
    cardsIn(game, ownerOf(game, card), 'discard').includes(card),
  );
  return discarded.reduce(
    (next, card) => moveCard(next, card, ownersPlace(next, card, 'removed'), 'house.14'),
    leave(game, referencedOnField(game, item, what), 'removed'),
  );
};

/** What an effect negates: never itself, as it resolves already (inferred). */
const itemsNegated = (game: Game, item: EffectItem, what: Reference) =>
  referencedItems(game, item, what).filter(({ number }) => number !== item.number);

const bringerOf = (item: EffectItem): EntrySource => (item.kind === 'counter' ? 'counter' : 'anythingElse');

/** Carries out one instruction, as far as it is possible (house.14). */
const carryOut = (game: Game, item: EffectItem, instruction: Instruction): Game => {
  switch (instruction.do) {
    case 'choose':
      return game;
    case 'draw':
      return draw(game, item.owner, instruction.count, 'house.14');
    case 'damage':
      return dealDamage(game, item, instruction.to, instruction.amount);
    case 'destroy':
      return destroy(game, referencedOnField(game, item, instruction.what), 'house.14');
    case 'returnToHand':
      return leave(game, referencedOnField(game, item, instruction.what), 'hand');
    case 'remove':
      return remove(game, item, instruction.what);
    case 'putOntoField': {
      const cards = referencedCards(game, item, instruction.what).filter((card) =>
        cardsIn(game, item.owner, 'hand').includes(card),
      );
      return enterField(game, cards, 'house.14', bringerOf(item));
    }
    case 'negate':
      return itemsNegated(game, item, instruction.what).reduce(negate, game);
    case 'reflect':
      return referencedItems(game, item, instruction.what).reduce(
        (next, each) => (each.kind === 'damage' ? reflect(next, each) : next),
        game,
      );
    case 'heal':
      return referencedOnField(game, item, instruction.what).reduce(
        (next, unit) => heal(next, unit, instruction.amount),
        game,
      );
    case 'gainLife':
      return emitEvent(
        withSide(game, item.owner, { life: game.sides[item.owner].life + instruction.amount }),
        {
          clause: 'house.14',
          what: 'lifeGained',
          player: item.owner,
          amount: instruction.amount,
        },
      );
    case 'gainEnergy':
      return emitEvent(
        withSide(game, item.owner, { energy: game.sides[item.owner].energy + instruction.amount }),
        { clause: 'house.14', what: 'energyGained', player: item.owner, energy: instruction.amount },
      );
    default:
      return instruction satisfies never;
  }
};

/** house.14: carries out the instruction at that place. */
export const carryOutAt = (game: Game, item: EffectItem, index: number): Game =>
  carryOut(game, item, instructionAt(item, index) as Instruction);
