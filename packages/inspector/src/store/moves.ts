import type { CardPicture, TablePicture } from '../../../../src/core/adapters/board-view.ts';

/** Where a card lies: a zone as `0 hand`, or something between the players as `item 12`. */
export type Spot = string;

/** A card that lies elsewhere than before. */
export interface CardMove {
  /** As it lies in the picture after, and where. */
  readonly card: CardPicture;
  readonly to: Spot;
  readonly from: Spot;
  /** Its key in the picture before; nothing where it lay among cards that were not told apart. */
  readonly was: string | undefined;
}

interface Lying {
  readonly spot: Spot;
  readonly card: CardPicture;
}

const zonesIn = ({ sides }: TablePicture) =>
  sides.flatMap(({ player, rows, piles }) =>
    [...rows.flat(), ...piles].map((zone) => ({ spot: `${player} ${zone.key}`, zone })),
  );

/** The cards that a picture names, where they lie: those of items only where they lie in no zone. */
const lyingIn = (picture: TablePicture): ReadonlyMap<string, Lying> => {
  const lying = new Map<string, Lying>();
  const put = (spot: Spot, card: CardPicture): void => {
    if (card.name !== undefined && !lying.has(card.key)) lying.set(card.key, { spot, card });
  };
  for (const { spot, zone } of zonesIn(picture)) for (const card of zone.cards) put(spot, card);
  for (const { key, card } of picture.middle.items) if (card !== undefined) put(`item ${key}`, card);
  return lying;
};

/** The zones with fewer cards than before than the named ones that left them explain. */
const lessIn = (
  before: TablePicture,
  after: TablePicture,
  left: readonly Lying[],
): ReadonlyMap<Spot, number> => {
  const counts = new Map(zonesIn(after).map(({ spot, zone }) => [spot, zone.count]));
  return new Map(
    zonesIn(before).flatMap(({ spot, zone }) => {
      const named = left.filter((each) => each.spot === spot).length;
      const less = zone.count - (counts.get(spot) ?? 0) - named;
      return less > 0 ? [[spot, less]] : [];
    }),
  );
};

const sideOf = (spot: Spot): string => spot.split(' ')[0] ?? '';

/** Prefers what is of the side that the card goes to. */
const ofSide = <T>(candidates: readonly T[], spotOf: (each: T) => Spot, to: Spot): T | undefined =>
  candidates.find((each) => sideOf(spotOf(each)) === sideOf(to)) ?? candidates[0];

/**
 * The cards that moved from one picture of a table to another, as far as the pictures say. A card that became another one
 * on the way is told by its name; one that nobody saw before comes from where there are fewer cards now.
 */
export const movesBetween = (before: TablePicture, after: TablePicture): readonly CardMove[] => {
  const [lay, lies] = [lyingIn(before), lyingIn(after)];
  const gone = [...lay.values()].filter(({ card }) => !lies.has(card.key));
  const less = new Map(
    lessIn(before, after, [
      ...gone,
      ...[...lay.values()].filter(({ spot, card }) => {
        const now = lies.get(card.key);
        return now !== undefined && now.spot !== spot;
      }),
    ]),
  );
  const moves: CardMove[] = [];
  for (const [key, { spot: to, card }] of lies) {
    const same = lay.get(key);
    if (same !== undefined) {
      if (same.spot !== to) moves.push({ card, to, from: same.spot, was: key });
      continue;
    }
    const named = gone.filter((each) => each.card.name?.en === card.name?.en);
    const was = ofSide(named, ({ spot }) => spot, to);
    if (was !== undefined) {
      gone.splice(gone.indexOf(was), 1);
      moves.push({ card, to, from: was.spot, was: was.card.key });
      continue;
    }
    const from = ofSide([...less.keys()], (spot) => spot, to);
    if (from === undefined) continue;
    moves.push({ card, to, from, was: undefined });
    const left = (less.get(from) ?? 0) - 1;
    if (left > 0) less.set(from, left);
    else less.delete(from);
  }
  return moves;
};

/** The cards that went onto piles, where they are not seen lying: such as one that was revealed on the way. */
export const ontoPiles = (before: TablePicture, after: TablePicture): readonly CardMove[] => {
  const piles = new Set(
    after.sides.flatMap(({ player, piles }) => piles.map(({ key }) => `${player} ${key}`)),
  );
  return movesBetween(before, after).filter(({ to }) => piles.has(to));
};
