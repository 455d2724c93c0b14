import type { BoardEnd, BoardLink, BoardMove, ReadBoardChanges } from '../core/adapters/board-changes.ts';
import type { Viewer } from '../core/adapters/board-view.ts';
import { canonicalJson } from '../core/data/digest.ts';
import { PLAYERS } from '../core/decision.ts';
import type { CardTable, Declaration, NamesIn, Target } from './declaration.ts';
import type { wordsOf } from './words.ts';
import { boardKey, isPile, type Place, type zoneRules } from './zones.ts';

/** One end of a move: the place by its number, and the card, by its number and its key, if the viewer knows it. */
interface End {
  readonly place: number;
  readonly card?: number;
  readonly key?: string;
}

/** The zones as a viewer sees them: each known card where it lies, by its key, and the number of other cards in each place. */
interface Look {
  readonly known: ReadonlyMap<string, Required<End>>;
  readonly others: readonly number[];
}

/** The cards of a place that are known there, and not known anywhere in another look. */
const knownOnlyIn = ({ known }: Look, other: Look, place: number): readonly End[] =>
  [...known.values()].filter((end) => end.place === place && !other.known.has(end.key));

/**
 * The ends without those of a card of the same name that the viewer sees in that place before and after, which may be the
 * same one: a shuffle in sight moves nothing.
 */
const uncancelled = (
  lost: readonly End[],
  found: readonly End[],
  nameOf: (end: End) => unknown,
): readonly [End[], End[]] => {
  const came = [...found];
  const left = lost.filter((end) => {
    const same = came.findIndex((other) => nameOf(other) === nameOf(end));
    if (same >= 0) came.splice(same, 1);
    return same < 0;
  });
  return [left, came];
};

/**
 * The ends of moves whose other end the viewer does not see. Nobody may follow a card through a hidden place, so a card
 * that is lost from sight has left for certain only if no hidden card lies there now. Of others only the number counts.
 */
const looseEnds = (
  was: Look,
  is: Look,
  nameOf: (end: End) => unknown,
): { readonly left: End[]; readonly came: End[] } => {
  const left: End[] = [];
  const came: End[] = [];
  for (const [place, hidden] of was.others.entries()) {
    const [lost, found] = uncancelled(knownOnlyIn(was, is, place), knownOnlyIn(is, was, place), nameOf);
    const hiddenNow = is.others[place] ?? 0;
    let net = hidden - hiddenNow;
    if (hiddenNow === 0) left.push(...lost);
    else net += lost.length;
    if (hidden === 0) came.push(...found);
    else net -= found.length;
    (net > 0 ? left : came).push(...Array.from({ length: Math.abs(net) }, () => ({ place })));
  }
  return { left, came };
};

/** The places where hidden cards lie, as ends of moves. */
const hiddenEnds = ({ others }: Look): End[] =>
  others.flatMap((count, place) => (count > 0 ? [{ place }] : []));

/** What a list has that it did not have before, each with its place. */
const newIn = <T>(before: readonly T[], after: readonly T[]): readonly (readonly [number, T])[] => {
  const left = before.map(canonicalJson);
  return [...after.entries()].filter(([, each]) => {
    const same = left.indexOf(canonicalJson(each));
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
};

/** The motion of cards between the zones, from what a viewer knows of them before and after; what was targeted, and what was attached. */
export const motionOf = <const D extends Declaration>(
  { cards, zones }: D,
  { knows }: ReturnType<typeof zoneRules<D>>,
  { cardName }: ReturnType<typeof wordsOf<D>>,
): ReadBoardChanges<CardTable<D>> => {
  type Game = CardTable<D>;

  const places = (Object.keys(zones) as NamesIn<D>['zone'][]).flatMap(
    (zone): readonly Place<NamesIn<D>['zone']>[] =>
      zones[zone]?.isShared === true ? [{ zone }] : PLAYERS.map((holder) => ({ zone, holder })),
  );

  const look = (game: Game, viewer: Viewer): Look => {
    const known = new Map<string, Required<End>>();
    const others = places.map((place, index) => {
      const cards = game.zones[place.zone][place.holder ?? 0] ?? [];
      const seen = cards.filter((card) => viewer === null || knows(game, viewer, card, place));
      for (const card of seen) {
        const key = boardKey(game, viewer, card);
        known.set(key, { place: index, card, key });
      }
      return cards.length - seen.length;
    });
    return { known, others };
  };

  /** A zone of a player, or an item in the middle, where a shared zone that nobody sees is one item. */
  const spotOf = (game: Game, place: number, { card, key }: Partial<End>): string => {
    const { zone, holder } = places[place] as Place<NamesIn<D>['zone']>;
    if (holder !== undefined) return `${holder} ${zone}`;
    if (card === undefined || isPile(zones[zone])) return `item ${zone}`;
    const waits = game.stack.findIndex((item) => item.card === card);
    return waits < 0 ? `item ${key}` : `item stack ${waits}`;
  };

  /** Removes and returns an end that fits another one: if possible with or without a card, and of the same player. */
  const takeFitting = (ends: End[], { place, card }: End): End | undefined => {
    const fits = (end: End): boolean => end.place !== place && (card === undefined || end.card === undefined);
    const isNear = (end: End): boolean => places[end.place]?.holder === places[place]?.holder;
    const near = ends.findIndex((end) => fits(end) && isNear(end));
    const at = near < 0 ? ends.findIndex(fits) : near;
    return at < 0 ? undefined : ends.splice(at, 1)[0];
  };

  return (before, after, _facts, viewer) => {
    const [was, is] = [look(before, viewer), look(after, viewer)];
    /** A token that appears has no place before, and one that vanishes none after: all see it, so it comes out of no hidden one. */
    const moveOf = (from: End | undefined, to: End | undefined): BoardMove => {
      const seen: Partial<End> = [from, to].find((end) => end?.card !== undefined) ?? {};
      return {
        name: seen.card === undefined ? undefined : cardName(after.cards[seen.card] ?? null),
        path: [
          ...(from === undefined ? [] : [spotOf(before, from.place, seen)]),
          ...(to === undefined ? [] : [spotOf(after, to.place, seen)]),
        ],
        before: from?.key,
        after: to?.key,
      };
    };
    const moves = [...was.known.values()].flatMap((from) => {
      const to = is.known.get(from.key);
      return to === undefined || to.place === from.place ? [] : [moveOf(from, to)];
    });
    const isToken = ({ card }: End): boolean =>
      card !== undefined && cards[after.cards[card] as NamesIn<D>['card']]?.tokenIn !== undefined;
    const loose = looseEnds(was, is, ({ card }) => card !== undefined && after.cards[card]);
    for (const end of loose.left.filter(isToken)) moves.push(moveOf(end, undefined));
    for (const end of loose.came.filter(isToken)) moves.push(moveOf(undefined, end));
    const [left, came] = [loose.left, loose.came].map((ends) => ends.filter((end) => !isToken(end))) as [
      End[],
      End[],
    ];
    for (const from of left.toSorted(
      (one, other) => Number(other.card !== undefined) - Number(one.card !== undefined),
    )) {
      const to = takeFitting(came, from) ?? takeFitting(hiddenEnds(is), from);
      if (to !== undefined) moves.push(moveOf(from, to));
    }
    for (const to of came) {
      const from = takeFitting(hiddenEnds(was), to);
      if (from !== undefined) moves.push(moveOf(from, to));
    }
    const endOf = (card: number): BoardEnd | undefined => {
      const end = is.known.get(boardKey(after, viewer, card));
      return end && { spot: spotOf(after, end.place, end), card: end.key };
    };
    const targetEnd = (target: Target): BoardEnd | undefined =>
      'player' in target ? { spot: String(target.player), card: undefined } : endOf(target.card);
    const linkOf = (from: BoardEnd | undefined, to: BoardEnd | undefined): readonly BoardLink[] =>
      from === undefined || to === undefined ? [] : [{ kind: 'target', from, to }];
    const links = [
      ...newIn(before.stack, after.stack).flatMap(([place, { target }]) =>
        linkOf({ spot: `item stack ${place}`, card: undefined }, target && targetEnd(target)),
      ),
      ...newIn(before.attachments ?? [], after.attachments ?? []).flatMap(([, { attached, host }]) =>
        linkOf(endOf(attached), endOf(host)),
      ),
    ];
    return { moves, links };
  };
};
