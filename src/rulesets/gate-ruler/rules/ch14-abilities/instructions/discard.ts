import { opponentOf, type Player } from '../../../../../core/decision.ts';
import { cardsIn } from '../../../queries/zones.ts';
import type { PlayedItem } from '../../../state/gate-item.ts';
import { putIntoGraveyard } from '../../ch03-zones/movement-2.ts';
import { pickedCards, pickOne } from './pick.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

type Discard = InstructionOf<'discard'>;

const discardingPlayer = (item: PlayedItem, { player }: Discard): Player =>
  player === 'own' ? item.controller : opponentOf(item.controller);

/** 15-8: a player puts cards of the own hand into the graveyard, which ones that player says. */
export const discard: InstructionRule<Discard> = {
  choice(game, item, instruction) {
    const player = discardingPlayer(item, instruction);
    const picked = pickedCards(item);
    const left = cardsIn(game, player, 'hand').filter((card) => !picked.some((ref) => ref.card === card));
    const open = instruction.count - picked.length;
    if (open < 1 || left.length <= open) return undefined;
    return pickOne(game, item, {
      player,
      clause: '15-8',
      verb: 'discard',
      candidates: left,
      mayStop: false,
    });
  },
  carryOut(game, item, instruction) {
    const picked = pickedCards(item).map((ref) => ref.card);
    // Nothing was picked where the whole hand goes.
    const cards = picked.length > 0 ? picked : cardsIn(game, discardingPlayer(item, instruction), 'hand');
    return {
      game: cards.reduce((next, card) => putIntoGraveyard(next, card, '15-8'), game),
      isComplete: cards.length === instruction.count,
    };
  },
};
