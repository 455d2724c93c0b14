import { PLAYERS, type Player } from '../../../kernel/decision.ts';
import { gather } from '../../../kernel/gather.ts';
import { memo } from '../../../kernel/memo.ts';
import type { RulerRules } from '../values/card.ts';
import type { Game } from '../values/game.ts';
import type { Instance, Zone } from '../values/instance.ts';
import { definitionFor } from './definitions.ts';
import { rulerRules } from './information.ts';
import { cardsIn, isInPlay, zonesOfRuler } from './zones.ts';

/** A card that lies in play, and where. */
export interface InPlay {
  readonly card: Instance;
  readonly player: Player;
  readonly zone: Zone;
}

const zonesInPlay = memo((ruler: RulerRules): readonly Zone[] => zonesOfRuler(ruler).filter(isInPlay));

const zonesInPlayOf = (game: Game, player: Player): readonly Zone[] =>
  zonesInPlay(rulerRules(definitionFor(game, cardsIn(game, player, 'ruler')[0] as Instance)));

/** The cards in play, and what they were found from. */
interface Found {
  readonly sides: Game['sides'];
  readonly definitionOf: Game['definitionOf'];
  readonly cards: Game['cards'];
  readonly inPlay: readonly InPlay[];
}

const isOfSameCards = (game: Game, { definitionOf, cards }: Found): boolean =>
  definitionOf === game.definitionOf && cards === game.cards;

/** Whether nothing in play has moved since. */
const isUnchanged = (game: Game, found: Found): boolean =>
  isOfSameCards(game, found) &&
  PLAYERS.every((player) => {
    const [then, now] = [found.sides[player].zones, game.sides[player].zones];
    return then === now || zonesInPlayOf(game, player).every((zone) => then[zone] === now[zone]);
  });

const find = (game: Game): readonly InPlay[] =>
  gather(PLAYERS, (player) =>
    gather(zonesInPlayOf(game, player), (zone) =>
      cardsIn(game, player, zone).map((card) => ({ card, player, zone })),
    ),
  );

let last: Found | undefined;
let older: Found | undefined;

const foundBefore = (game: Game): Found | undefined => {
  if (last?.sides === game.sides && isOfSameCards(game, last)) return last;
  return older?.sides === game.sides && isOfSameCards(game, older) ? older : undefined;
};

/** Every card in play (3-6b): player 0's first, zone by zone. The same list while nothing in play moves. */
export const cardsInPlay = (game: Game): readonly InPlay[] => {
  const before = foundBefore(game);
  if (before !== undefined) return before.inPlay;
  const { sides, definitionOf, cards } = game;
  const inPlay = last !== undefined && isUnchanged(game, last) ? last.inPlay : find(game);
  older = last;
  last = { sides, definitionOf, cards, inPlay };
  return inPlay;
};
