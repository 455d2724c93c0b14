import { opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';

/** Cards that no viewer sees: decks, and of the opponent the hand and what lies face down in set zones (3-4b, 3-5b, 3-10b). */
const secretGroups = ({ sides, states, owner }: Game, viewer: Player): readonly (readonly Instance[])[] => {
  const other = opponentOf(viewer);
  const faceDown = Object.entries(sides[other].zones)
    .filter(([zone]) => /^set\d/.test(zone))
    .flatMap(([, cards = []]) => cards)
    .filter((card) => states[card]?.faceUp !== true);
  return PLAYERS.flatMap((player) => [
    [...(sides[player].zones.deck ?? []), ...(player === other ? (sides[other].zones.hand ?? []) : [])],
    faceDown.filter((card) => owner[card] === player),
  ]);
};

/** The game with those cards exchanged for each other; set cards for other cards that may be set. */
export const rerandomizeHidden = (game: Game, viewer: Player): Game => {
  const definitionOf = [...game.definitionOf];
  const [firstPile = [], firstSet = [], secondPile = [], secondSet = []] = secretGroups(game, viewer);
  for (const [pile, set] of [
    [firstPile, firstSet],
    [secondPile, secondSet],
  ] as const) {
    const settable = pile.filter((card) => game.cards[definitionOf[card] as string]?.type === 'event');
    for (const [index, card] of set.entries()) exchange(definitionOf, card, settable[index] ?? card);
    for (const [index, card] of pile.entries()) {
      if (index * 2 < pile.length - 1)
        exchange(definitionOf, card, pile[pile.length - 1 - index] as Instance);
    }
  }
  return { ...game, definitionOf, rng: game.rng.map((word) => ~word) };
};

const exchange = (definitionOf: string[], one: Instance, other: Instance): void => {
  [definitionOf[one], definitionOf[other]] = [definitionOf[other] as string, definitionOf[one] as string];
};
