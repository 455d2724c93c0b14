import type { Player } from '../../../../kernel/decision.ts';
import type { WhyNot } from '../../../../kernel/why-not.ts';
import { definitionFor } from '../../reading/information.ts';
import { cardsIn, hasRoom, staysOnField } from '../../reading/zones.ts';
import { canDeclare, energyFor, type Use } from '../../rules/play/declaration.ts';
import type { Game } from '../../values/game.ts';
import { cardText, reason } from './reason.ts';

/** play.1 to play.5: why the use of a card cannot be paid for or completed; `undefined` if it can. */
export const whyNotDeclared = (game: Game, player: Player, use: Use): WhyNot | undefined => {
  if (canDeclare(game, use)) return undefined;
  const text = cardText(game, player, use.card);
  const definition = definitionFor(game, use.card);
  const energy = energyFor(game, use);
  const has = game.sides[player].energy;
  if (has < energy) {
    return reason('NO_ENERGY', 'play.1', 'the energy cost must be paid', [
      `${text} costs ${energy}`,
      `player ${player + 1} has ${has}`,
    ]);
  }
  const stays = staysOnField(definition) || game.readings.spellsResolve === 'fromField';
  if (use.use === 'play' && stays && !hasRoom(game, player)) {
    return reason('NO_ROOM', 'house.6', 'the field must have room for it', [
      `${cardsIn(game, player, 'field').length} of ${game.house.fieldLimit} places are taken`,
    ]);
  }
  const { additionalDiscards = 0 } = definition;
  const others = cardsIn(game, player, 'hand').filter((card) => card !== use.card).length;
  return use.use !== 'ability' && others < additionalDiscards
    ? reason('NO_DISCARD', 'play.2', 'the additional cost must be paid', [
        `${text} costs ${additionalDiscards} cards from the hand, ${others} are left there`,
      ])
    : reason('NO_TARGET', 'play.5', 'there must be something to choose for it', [text]);
};
