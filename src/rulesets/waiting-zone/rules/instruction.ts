import { emitEvent } from '../state/happen.ts';
import { damageOn, ownerOf, refOf } from '../queries/information.ts';
import { referencedCards, referencedItems, referencedOnField, referencedTargets } from '../queries/reference.ts';
import { cardsIn } from '../queries/zones.ts';
import type { Instruction, Reference } from '../state/card.ts';
import type { Game } from '../state/game-2.ts';
import type { CardRef, Instance } from '../state/instance.ts';
import { withSide, withUnit } from '../state/setters.ts';
import type { EffectItem } from '../state/waiting-item.ts';
import { createDamage, dealAtOnce, type NewDamage } from './damage-2.ts';
import { negate } from './effects.ts';
import { reflect } from './reflection.ts';
import { type EntrySource, destroy, enterField, leaveField } from './field.ts';
import { draw, moveCard, ownersPlace } from './movement-2.ts';

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
export const carryOut = (game: Game, item: EffectItem, instruction: Instruction): Game => {
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
      return emitEvent(withSide(game, item.owner, { life: game.sides[item.owner].life + instruction.amount }), {
        clause: 'house.14',
        what: 'lifeGained',
        player: item.owner,
        amount: instruction.amount,
      });
    case 'gainEnergy':
      return emitEvent(
        withSide(game, item.owner, { energy: game.sides[item.owner].energy + instruction.amount }),
        { clause: 'house.14', what: 'energyGained', player: item.owner, energy: instruction.amount },
      );
    default:
      return instruction satisfies never;
  }
};
