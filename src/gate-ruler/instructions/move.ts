import type { Player } from '../../kernel/decision.ts';
import type { Game, Instance, Place, Zone } from '../game.ts';
import { moveCard, ownersPlace } from '../movement.ts';
import { cardsMeant } from '../reading/reference.ts';
import { hasZone, whereIs } from '../zones.ts';
import { pickedFor, pickOne } from './pick.ts';
import { type InstructionOf, type InstructionRule, type PlayedItem, scopeOf } from './rule.ts';

type Move = InstructionOf<'move'>;

const ZONE = 'zone:';

const destination = (game: Game, item: PlayedItem, card: Instance, to: Move['to']): Place | undefined =>
  to.startsWith(ZONE) ? item.zones[to.slice(ZONE.length)] : ownersPlace(game, card, to as Zone);

const moving = (game: Game, item: PlayedItem, { cards }: Move): readonly Instance[] => {
  const picked = pickedFor(item).map((ref) => ref.card);
  const meant = cardsMeant(game, scopeOf(game, item), cards);
  return [...picked, ...meant.filter((card) => !picked.includes(card))];
};

/** 15-3a: cards are moved; several into a deck in the order their owner says (3-2d-2). */
export const move: InstructionRule<Move> = {
  choice(game, item, instruction) {
    if (instruction.to !== 'deck') return undefined;
    const picked = pickedFor(item);
    const left = moving(game, item, instruction).slice(picked.length);
    const owner = left[0] === undefined ? undefined : (game.owner[left[0]] as Player);
    const own = left.filter((card) => game.owner[card] === owner);
    if (owner === undefined || own.length < 2) return undefined;
    return pickOne(game, item, {
      player: owner,
      clause: '3-2d-2',
      verb: 'put first',
      candidates: own,
      mayStop: false,
    });
  },
  carryOut(game, item, instruction) {
    const cards = moving(game, item, instruction);
    const arrival = {
      ...(instruction.bottom && { bottom: true }),
      ...(instruction.exhausted && { exhausted: true }),
    };
    const moved = cards.reduce((next, card) => {
      const to = destination(next, item, card, instruction.to);
      return to === undefined ? next : moveCard(next, card, to, '15-3a', arrival);
    }, game);
    const arrived = cards.every((card) => {
      const to = destination(game, item, card, instruction.to);
      const place = whereIs(moved, card);
      return to !== undefined && hasZone(game, to) && place !== 'gate' && place.zone === to.zone;
    });
    return { game: moved, isComplete: cards.length > 0 && arrived };
  },
};
