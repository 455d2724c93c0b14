import { opponentOf } from '../kernel/decision.ts';
import type { Instruction, Reference } from './card.ts';
import { putDamage } from './damage.ts';
import type { CardRef, Game, Instance } from './game.ts';
import { finishItem, itemOnGate } from './gate.ts';
import { definitionFor, isSameObject, refTo } from './information.ts';
import { moveCard, ownersPlace, putIntoGraveyard } from './movement.ts';
import { effectOf, type PlayedItem } from './play.ts';
import { rulerOf } from './ruler-damage.ts';

/** The card or ability being resolved, by its number on the gate. */
export const resolvingItem = (game: Game, number: number): PlayedItem =>
  itemOnGate(game, number) as PlayedItem;

/** The instruction at that place of the item's effect. */
export const instructionAt = (game: Game, item: PlayedItem, index: number): Instruction | undefined =>
  effectOf(game, item).instructions[index];

const sourceOf = (game: Game, item: PlayedItem): CardRef =>
  item.kind === 'ability' ? item.source : refTo(game, item.card);

/** The cards a reference stands for; those that became other cards since are left out (3-2d). */
const cardsMeant = (game: Game, item: PlayedItem, reference: Reference): readonly Instance[] => {
  switch (reference) {
    case 'this':
      return [sourceOf(game, item).card];
    case 'ownRuler':
      return [rulerOf(game, item.controller)];
    case 'enemyRuler':
      return [rulerOf(game, opponentOf(item.controller))];
    default:
      return (item.choices[reference.slice('chosen:'.length)] ?? [])
        .filter((ref) => isSameObject(game, ref))
        .map((ref) => ref.card);
  }
};

/** 1-5b: carries out one instruction, as far as it is possible. */
export const carryOut = (game: Game, item: PlayedItem, instruction: Instruction): Game => {
  switch (instruction.do) {
    case 'choose':
      return game;
    case 'damage': {
      const receivers = instruction.to.flatMap((reference) => cardsMeant(game, item, reference));
      if (receivers.length === 0) return game;
      return putDamage(game, {
        source: sourceOf(game, item),
        controller: item.controller,
        pairs: receivers.map((receiver) => ({ receiver, amount: instruction.amount })),
        combat: false,
      });
    }
    case 'putIntoGraveyard':
      return cardsMeant(game, item, instruction.card).reduce(
        (next, card) => putIntoGraveyard(next, card, '15-3a'),
        game,
      );
    default:
      return instruction satisfies never;
  }
};

/** 9-4b: a unit or field card enters play in the zone it was played to; an event goes to the graveyard (14-4). */
export const finishPlayed = (game: Game, number: number): Game => {
  const item = resolvingItem(game, number);
  const finished = finishItem(game, item, '9-4b');
  if (item.kind === 'ability') return finished;
  const { type } = definitionFor(finished, item.card);
  if (type === 'event') return putIntoGraveyard(finished, item.card, '14-4a');
  const place = item.entering ?? ownersPlace(finished, item.card, 'field');
  return moveCard(finished, item.card, place, '9-4b');
};
