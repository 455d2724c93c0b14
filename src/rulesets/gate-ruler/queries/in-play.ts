import { PLAYERS, type Player } from '../../../core/decision.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { memo } from '../../../core/memo.ts';
import type { RulerRules } from '../state/card-2.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Zone } from '../state/instance.ts';
import { cardDefinition } from './cards.ts';
import { rulerRules } from './information.ts';
import { rulerOf } from './rulers.ts';
import { memoOnCards, type MemoByCards } from './state-memo.ts';
import { cardsIn, isInPlay, zonesOfRuler } from './zones.ts';

/** A card that lies in play, and where. */
export interface CardInPlay {
  readonly card: Instance;
  readonly player: Player;
  readonly zone: Zone;
}

const zonesInPlay = memo((ruler: RulerRules): readonly Zone[] => zonesOfRuler(ruler).filter(isInPlay));

const zonesInPlayOf = (game: Game, player: Player): readonly Zone[] =>
  zonesInPlay(rulerRules(cardDefinition(game, rulerOf(game, player))));

/** Whether nothing in play has moved since. */
const isUnchanged = (game: Game, { sides, definitionOf, cards }: MemoByCards<unknown>): boolean =>
  definitionOf === game.definitionOf &&
  cards === game.cards &&
  PLAYERS.every((player) => {
    const [then, now] = [sides[player].zones, game.sides[player].zones];
    return then === now || zonesInPlayOf(game, player).every((zone) => then[zone] === now[zone]);
  });

const findCardsInPlay = (game: Game): readonly CardInPlay[] =>
  flatMapFast(PLAYERS, (player) =>
    flatMapFast(zonesInPlayOf(game, player), (zone) =>
      cardsIn(game, player, zone).map((card) => ({ card, player, zone })),
    ),
  );

/** Every card in play (3-6b): player 0's first, zone by zone. The same list while nothing in play moves. */
export const cardsInPlay = memoOnCards((game, last: MemoByCards<readonly CardInPlay[]> | undefined) =>
  last !== undefined && isUnchanged(game, last) ? last.value : findCardsInPlay(game),
);
