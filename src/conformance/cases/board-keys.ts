import type { BoardCard, BoardView } from '../../core/adapters/board-view.ts';
import { PLAYERS, type Player } from '../../core/decision.ts';
import type { GameState } from '../../core/game-state.ts';
import { playerName } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { Violation } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import type { CheckLocation, DecisionPoint, PlayedMatch } from '../matches.ts';
import { noOtherDeal, otherDeals, withCardsOf } from '../other-deal.ts';

/** Other deals in which a card that comes back is looked at. */
const DEALS = 3;

/** The cards of a board, also those of its piles and in the middle. */
export const cardsOf = ({ sides, middle }: BoardView): readonly BoardCard[] => [
  ...sides.flatMap(({ rows, piles }) => [...rows.flat(), ...piles].flatMap(({ cards }) => cards)),
  ...middle.items.flatMap(({ card }) => card ?? []),
];

/** The names of the cards that a player is shown, by their keys. */
const namesOn = ({ renderBoard }: Ruleset, game: GameState, viewer: Player): ReadonlyMap<string, string> => {
  const board = renderBoard?.(game, viewer);
  const cards = board === undefined ? [] : cardsOf(board);
  return new Map(cards.flatMap(({ key, name }) => (name === undefined ? [] : [[key, name.en]])));
};

/** A card that a player is shown again, under the key that it had before: where it was not shown, and where it is again. */
interface Return {
  readonly hidden: DecisionPoint;
  readonly shown: DecisionPoint;
  readonly viewer: Player;
  readonly key: string;
  readonly name: string;
}

interface Course {
  readonly returns: readonly Return[];
  /** Keys of places: they are those of several cards. */
  readonly places: ReadonlySet<string>;
}

/** Reads from the boards of one match which cards come back to a player, and which keys belong to places. */
function* courseOf(
  ruleset: Ruleset,
  { stops }: PlayedMatch,
  viewer: Player,
): Generator<CheckLocation, Course> {
  const returns: Return[] = [];
  const places = new Set<string>();
  const known = new Map<string, string>();
  let before: ReadonlyMap<string, string> = new Map();
  for (const [index, shown] of stops.entries()) {
    yield shown;
    const names = namesOn(ruleset, shown.match.game(), viewer);
    const hidden = stops[index - 1];
    for (const [key, name] of names) {
      const earlier = known.get(key);
      if (earlier !== undefined && earlier !== name) places.add(key);
      if (earlier === name && hidden !== undefined && !before.has(key))
        returns.push({ hidden, shown, viewer, key, name });
      known.set(key, name);
    }
    before = names;
  }
  return { returns, places };
}

/** The name that a key which came back has in a deal that looked the same to the player before, if it is another name. */
const otherName = (ruleset: Ruleset, { hidden, shown, viewer, key, name }: Return): string | undefined => {
  const from = hidden.match.game();
  for (const { game: to } of otherDeals(hidden, viewer, DEALS)) {
    const later = withCardsOf(shown.match.game(), from, to);
    const other = later && namesOn(ruleset, later, viewer).get(key);
    if (other !== undefined && other !== name) return other;
  }
  return undefined;
};

export const keyLeaksCase: CaseDefinition = {
  id: 'key-leaks',
  requirement:
    'on the board of a player, no key tells which of the cards that the player lost sight of comes back',
  skipReason: (ruleset) =>
    noOtherDeal(ruleset) ?? (ruleset.renderBoard ? undefined : 'the ruleset has no renderBoard'),
  *check(ground) {
    const { ruleset } = ground;
    const courses: Course[] = [];
    for (const played of yield* ground.matches())
      for (const viewer of PLAYERS) courses.push(yield* courseOf(ruleset, played, viewer));
    const places = new Set(courses.flatMap((course) => [...course.places]));
    for (const found of courses.flatMap(({ returns }) => returns)) {
      yield found.shown;
      const other = places.has(found.key) ? undefined : otherName(ruleset, found);
      if (other === undefined) continue;
      throw new Violation(
        `the board of ${playerName(found.viewer)}`,
        `another key for ${found.name} than before: it may as well be ${other}`,
        found.key,
        'give a card a new key where a player can follow it no further, as when cards are shuffled',
      );
    }
  },
};
