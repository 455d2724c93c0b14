import { PLAYERS, type Player } from '../../../core/decision.ts';
import { gather } from '../../../core/hot-path.ts';
import { memo } from '../../../core/memo.ts';
import type { RulerRules } from '../state/card-2.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Zone } from '../state/instance.ts';
import { definitionFor } from './cards.ts';
import { rulerRules } from './information.ts';
import { rulerOf } from './rulers.ts';
import { memoOnCards, type OfCards } from './state-memo.ts';
import { cardsIn, isInPlay, zonesOfRuler } from './zones.ts';

/** A card that lies in play, and where. */
export interface InPlay {
  readonly card: Instance;
  readonly player: Player;
  readonly zone: Zone;
}

const zonesInPlay = memo((ruler: RulerRules): readonly Zone[] => zonesOfRuler(ruler).filter(isInPlay));

const zonesInPlayOf = (game: Game, player: Player): readonly Zone[] =>
  zonesInPlay(rulerRules(definitionFor(game, rulerOf(game, player))));

/** Whether nothing in play has moved since. */
const isUnchanged = (game: Game, { sides, definitionOf, cards }: OfCards<unknown>): boolean =>
  definitionOf === game.definitionOf &&
  cards === game.cards &&
  PLAYERS.every((player) => {
    const [then, now] = [sides[player].zones, game.sides[player].zones];
    return then === now || zonesInPlayOf(game, player).every((zone) => then[zone] === now[zone]);
  });

const find = (game: Game): readonly InPlay[] =>
  gather(PLAYERS, (player) =>
    gather(zonesInPlayOf(game, player), (zone) =>
      cardsIn(game, player, zone).map((card) => ({ card, player, zone })),
    ),
  );

/** Every card in play (3-6b): player 0's first, zone by zone. The same list while nothing in play moves. */
export const cardsInPlay = memoOnCards((game, last: OfCards<readonly InPlay[]> | undefined) =>
  last !== undefined && isUnchanged(game, last) ? last.value : find(game),
);
