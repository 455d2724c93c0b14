import { PLAYERS, type Player } from '../../kernel/decision.ts';
import { memoOn } from '../../kernel/memo.ts';
import type { Game, Instance, Zone } from '../game.ts';
import { cardsIn, zonesOf } from '../zones.ts';

/** A card that lies in play, and where. */
export interface InPlay {
  readonly card: Instance;
  readonly player: Player;
  readonly zone: Zone;
}

const sidesOf = (game: Game): Game['sides'] => game.sides;

const KINDS = ['ruler', 'attack', 'defense', 'set', 'field'] as const;

/** Every card in play (3-6b): player 0's first, zone by zone. */
export const cardsInPlay = memoOn(sidesOf, (game: Game): readonly InPlay[] => {
  const found: InPlay[] = [];
  for (const player of PLAYERS) {
    for (const kind of KINDS) {
      for (const zone of zonesOf(game, player, kind)) {
        for (const card of cardsIn(game, player, zone)) found.push({ card, player, zone });
      }
    }
  }
  return found;
});
