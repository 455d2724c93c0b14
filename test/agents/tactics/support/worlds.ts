import { PLAYERS, type Player } from '../../../../src/core/decision.ts';
import type { GameState, Position } from '../../../../src/core/game-state.ts';

/** What both match games have: who owns which card, what it is, and where it lies. */
interface Cards extends GameState {
  readonly definitionOf: readonly string[];
  readonly owner: readonly Player[];
  readonly cards: Readonly<Record<string, { readonly type: string; readonly keywords?: readonly string[] }>>;
  readonly sides: readonly { readonly zones: Readonly<Record<string, readonly number[] | undefined>> }[];
  readonly states?: Readonly<Record<number, { readonly faceUp: boolean } | undefined>>;
}

interface Place {
  readonly card: number;
  readonly zone: string;
}

const placesHiddenFrom = (game: Cards, viewer: Player, owner: Player): readonly Place[] =>
  Object.entries(game.sides[owner]?.zones ?? {}).flatMap(([zone, cards]) =>
    (cards ?? []).flatMap((card) => {
      const isHidden =
        zone === 'deck' ||
        (owner !== viewer && (zone === 'hand' || (zone.startsWith('set') && !game.states?.[card]?.faceUp)));
      return isHidden ? [{ card, zone }] : [];
    }),
  );

/** Events are set, and units that may wait there. */
const mayLie = ({ cards }: Cards, id: string, { zone }: Place): boolean =>
  !zone.startsWith('set') ||
  cards[id]?.type === 'event' ||
  (cards[id]?.keywords ?? []).some((keyword) => keyword === 'standby' || keyword === 'forcedStandby');

/** Every way to lay those cards into those places that looks another. */
const arrangements = (game: Cards, places: readonly Place[], ids: readonly string[]): readonly string[][] => {
  const [place, ...others] = places;
  if (place === undefined) return [[]];
  return [...new Set(ids)]
    .filter((id) => mayLie(game, id, place))
    .flatMap((id) => {
      const at = ids.indexOf(id);
      return arrangements(game, others, ids.toSpliced(at, 1)).map((rest) => [id, ...rest]);
    });
};

/**
 * Every world that fits what the viewer knows, each as likely as any other: the hidden cards of each player in every
 * order in the places where they lie. Written without the sampler that the search draws its worlds from.
 */
export const worldsOf = <G extends GameState>(
  { game, stack }: Position<G>,
  viewer: Player,
): readonly Position<G>[] => {
  const whole = game as unknown as Cards;
  const dealt = PLAYERS.map((owner) => {
    const places = placesHiddenFrom(whole, viewer, owner);
    const ids = places.map(({ card }) => whole.definitionOf[card] as string);
    return { places, ways: arrangements(whole, places, ids) };
  });
  const [first, second] = dealt as [(typeof dealt)[number], (typeof dealt)[number]];
  return first.ways.flatMap((one) =>
    second.ways.map((other) => {
      const definitionOf = [...whole.definitionOf];
      first.places.forEach(({ card }, index) => {
        definitionOf[card] = one[index] as string;
      });
      second.places.forEach(({ card }, index) => {
        definitionOf[card] = other[index] as string;
      });
      return { game: { ...whole, definitionOf } as unknown as G, stack };
    }),
  );
};
