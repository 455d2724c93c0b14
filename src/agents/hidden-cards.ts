import type { BoardZone, Viewer } from '../core/adapters/board-view.ts';
import type { PlacedCard } from '../core/adapters/heuristic.ts';
import { opponentOf, type Player } from '../core/decision.ts';
import type { GameState } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';

const namesIn = ({ cards }: BoardZone): readonly string[] =>
  cards.flatMap(({ name }) => (name === undefined ? [] : [name.en]));

/**
 * Returns a function that lists the cards that a player does not see in the zones of the other player, piles such as the
 * deck left out. Call it with determinizations of one position: what the player sees is the same in all of them.
 * `undefined` if the ruleset shows no board.
 */
export const hiddenCardsOf = (
  ruleset: Ruleset,
  player: Player,
): ((game: GameState) => readonly PlacedCard[]) | undefined => {
  if (ruleset.renderBoard === undefined) return undefined;
  const zonesOf = (game: GameState, viewer: Viewer): readonly BoardZone[] =>
    ruleset.renderBoard?.(game, viewer).sides[opponentOf(player)].rows.flat() ?? [];
  let seen: ReadonlyMap<string, readonly string[]> | undefined;
  return (game) => {
    seen ??= new Map(zonesOf(game, player).map((zone) => [zone.key, namesIn(zone)]));
    const names = seen;
    return zonesOf(game, null).flatMap(({ key, name: place = { en: key, ja: key }, cards }) => {
      const known = [...(names.get(key) ?? [])];
      return cards.flatMap(({ name }): readonly PlacedCard[] => {
        if (name === undefined) return [];
        const at = known.indexOf(name.en);
        if (at < 0) return [{ card: name, place }];
        known.splice(at, 1);
        return [];
      });
    });
  };
};
