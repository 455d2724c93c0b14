import type { Player } from '../core/decision.ts';
import type { Position } from '../core/game-state.ts';
import { type RngState, shuffle } from '../core/random.ts';
import { hasAttachments } from './attachments.ts';
import type {
  CardTable,
  Declaration,
  HasAttachments,
  HasOwners,
  MarksIn,
  NamesIn,
  OpenZone,
  ShownZone,
  StackItem,
  Target,
  ValuesIn,
} from './declaration.ts';
import type { CardReaders } from './effects.ts';
import type { keywordRules } from './keywords.ts';
import type { numberRules } from './numbers.ts';
import { hasOwners, type Place, type zoneRules } from './zones.ts';

/** A zone as a player sees it: the ids of its cards, `null` for a card that the player does not know. */
export type SeenZone<D extends Declaration> = readonly (NamesIn<D>['card'] | null)[];

/** What all players see of the cards: for each zone that all see a list for each player, or one that is shared, the top first. */
export type SeenByAll<D extends Declaration, OfCard> = Readonly<
  Record<OpenZone<D>, readonly (readonly OfCard[])[]>
>;

/** The numbers of a card now. */
export type SeenNumbers<D extends Declaration> = Readonly<Partial<Record<NamesIn<D>['number'], number>>>;

/** What a player knows of the cards that somebody sees, `null` for a card that the player does not know, in the order of `zones`. */
export type SeenBySome<D extends Declaration, OfCard> = SeenByAll<D, OfCard> &
  Readonly<Record<ShownZone<D>, readonly (readonly (OfCard | null)[])[]>>;

/** A card where all players see it: its id, and its place, which counts from 0 at the top of its zone. */
export interface SeenCard<D extends Declaration> extends Place<NamesIn<D>['zone']> {
  readonly card: NamesIn<D>['card'];
  readonly index: number;
}

/** What a player may know of a game on the kit. */
export interface TableView<D extends Declaration> {
  readonly player: Player;
  readonly turn: Player;
  /**
   * For each zone a list for each player, or one that is shared, the top first. Of the hand of another player only which
   * cards are known: those first, in the order of the alphabet.
   */
  readonly zones: Readonly<Record<NamesIn<D>['zone'], readonly SeenZone<D>[]>>;
  readonly counters: Readonly<Record<NamesIn<D>['counter'], readonly [number, number]>>;
  /** The marks of the cards in the zones that all see, in the order of `zones`. Absent if the game declares no marks. */
  readonly marks: D extends { readonly marks: object } ? SeenByAll<D, MarksIn<D>> : undefined;
  /** The numbers of the cards in these zones, and in those that their owner sees, as they are now: printed ones with marks and effects. Absent if no card has any. */
  readonly numbers: [NamesIn<D>['number']] extends [never] ? undefined : SeenBySome<D, SeenNumbers<D>>;
  /** The keywords that these cards have now, in the order in which they are declared. Absent if the game declares none. */
  readonly keywords: [NamesIn<D>['keyword']] extends [never]
    ? undefined
    : SeenBySome<D, readonly NamesIn<D>['keyword'][]>;
  /** Who brought the cards in the zones that all see, `null` for a token without an owner. Absent if the players share a deck. */
  readonly owners: HasOwners<D> extends true ? SeenByAll<D, Player | null> : undefined;
  /** The cards to which these cards are attached, `null` for a card that is attached to none. Absent if no card of the game attaches. */
  readonly hosts: HasAttachments<D> extends true ? SeenByAll<D, SeenCard<D> | null> : undefined;
  readonly values: ValuesIn<D>;
  /** What waits, the top last, with the id of its card, `null` if the player does not know it. */
  readonly stack: readonly SeenItem<D>[];
  readonly triggers: readonly SeenItem<D>[];
  readonly priority: CardTable<D>['priority'];
}

/** A target as players see it. */
export type SeenTarget<D extends Declaration> = { readonly player: Player } | SeenCard<D>;

/** An item of the stack as a player sees it. */
export type SeenItem<D extends Declaration> = Omit<StackItem, 'card' | 'target'> & {
  readonly card?: NamesIn<D>['card'] | null;
  readonly target?: SeenTarget<D>;
};

/** Returns the ids of the cards that are attached to the card in a place, as a view tells. `side`: whose zone, 0 for a shared one. */
export const attachedInView = <D extends Declaration>(
  { hosts, zones }: TableView<D>,
  zone: string,
  side: number,
  place: number,
): readonly (NamesIn<D>['card'] | null)[] =>
  Object.entries<readonly (readonly (SeenCard<D> | null)[])[]>(hosts ?? {}).flatMap(([lies, sides]) =>
    sides.flatMap((row, of) =>
      row.flatMap((host, index) =>
        host?.zone === zone && (host.holder ?? 0) === side && host.index === place
          ? [zones[lies as NamesIn<D>['zone']][of]?.[index] ?? null]
          : [],
      ),
    ),
  );

/** What players know, and what could be in its place, from the declared visibility of the zones. */
export const hiddenInformation = <const D extends Declaration>(
  declaration: D,
  {
    cardsIn,
    hostOf,
    knows,
    marksOf,
    placeOf,
  }: CardReaders<D> & Pick<ReturnType<typeof zoneRules<D>>, 'knows'>,
  { keywordsNow }: ReturnType<typeof keywordRules<D>>,
  { numbersOf }: ReturnType<typeof numberRules<D>>,
) => {
  type Game = CardTable<D>;
  const { cards: kinds, keywords, marks, zones } = declaration;
  const hasNumbers = Object.values(kinds).some(({ numbers }) => numbers !== undefined);
  const hasHosts = hasAttachments(declaration);
  const zoneIds = Object.keys(zones) as NamesIn<D>['zone'][];

  const placeIn = (zone: NamesIn<D>['zone'], index: number): Place<NamesIn<D>['zone']> =>
    zones[zone]?.isShared === true ? { zone } : { zone, holder: index as Player };

  /** The cards of a zone in the order in which a player sees them: the place in another hand says nothing. */
  const cardsAsSeen = (
    game: Game,
    zone: NamesIn<D>['zone'],
    index: number,
    viewer: Player | null,
  ): readonly number[] => {
    const cards = game.zones[zone][index] ?? [];
    const isOther = zones[zone]?.isShared !== true && viewer !== null && index !== viewer;
    if (zones[zone]?.seenBy !== 'owner' || !isOther) return cards;
    const place = placeIn(zone, index);
    const [known, unknown] = [true, false].map((is) =>
      cards.filter((card) => knows(game, viewer, card, place) === is),
    );
    const byId = (one: number, other: number): number =>
      (game.cards[one] as string) < (game.cards[other] as string) ? -1 : 1;
    return [...(known ?? []).toSorted(byId), ...(unknown ?? [])];
  };

  /** Returns a card that all players see, as they see it. */
  const seenCard = (game: Game, card: number): SeenCard<D> => {
    const place = placeOf(game, card);
    if (place === undefined) throw new Error(`the card ${card} has ceased to exist`);
    const index = cardsIn(game, place.zone, place.holder).indexOf(card);
    return { ...place, card: game.cards[card] as NamesIn<D>['card'], index };
  };

  const targetOf = (game: Game, target: Target): SeenTarget<D> =>
    'player' in target ? target : seenCard(game, target.card);

  const openZones = zoneIds.filter((zone) => zones[zone]?.seenBy === 'all');

  /** What a function tells of each card that all players see. */
  const seenByAll = <T>(game: Game, of: (card: number) => T) =>
    Object.fromEntries(openZones.map((zone) => [zone, game.zones[zone].map((cards) => cards.map(of))]));

  const shownZones = zoneIds.filter((zone) => zones[zone]?.seenBy !== 'nobody');

  /** What a function tells of each card that a player knows in the zones that somebody sees. */
  const seenBySome = <T>(game: Game, player: Player, of: (card: number) => T) =>
    Object.fromEntries(
      shownZones.map((zone) => [
        zone,
        game.zones[zone].map((_, index) => {
          const place = placeIn(zone, index);
          return cardsAsSeen(game, zone, index, player).map((card) =>
            knows(game, player, card, place) ? of(card) : null,
          );
        }),
      ]),
    );

  const numbersNow = (game: Game, card: number) =>
    Object.fromEntries(numbersOf(game, card).map(({ name, now }) => [name, now]));

  const hostIn = (game: Game, card: number): SeenCard<D> | null => {
    const host = hostOf(game, card);
    return host === undefined ? null : seenCard(game, host);
  };

  const view = (game: Game, player: Player): TableView<D> => {
    const idOf = (card: number, place?: Place<NamesIn<D>['zone']>): NamesIn<D>['card'] | null =>
      knows(game, player, card, place) ? (game.cards[card] as NamesIn<D>['card']) : null;
    const seen = (zone: NamesIn<D>['zone'], index: number): SeenZone<D> => {
      const place = placeIn(zone, index);
      return cardsAsSeen(game, zone, index, player).map((card) => idOf(card, place));
    };
    const itemOf = ({ card, target, ...item }: StackItem): SeenItem<D> => ({
      ...item,
      ...(card !== undefined && { card: idOf(card) }),
      ...(target !== undefined && { target: targetOf(game, target) }),
    });
    return {
      player,
      turn: game.turn,
      zones: Object.fromEntries(
        zoneIds.map((zone) => [zone, game.zones[zone].map((_, index) => seen(zone, index))]),
      ) as unknown as TableView<D>['zones'],
      counters: game.counters,
      ...(marks && { marks: seenByAll(game, (card) => marksOf(game, card)) }),
      ...(hasNumbers && { numbers: seenBySome(game, player, (card) => numbersNow(game, card)) }),
      ...(keywords && { keywords: seenBySome(game, player, (card) => keywordsNow(game, card)) }),
      ...(hasOwners(declaration) && { owners: seenByAll(game, (card) => game.owners[card] ?? null) }),
      ...(hasHosts && { hosts: seenByAll(game, (card) => hostIn(game, card)) }),
      values: game.values,
      stack: game.stack.map(itemOf),
      triggers: game.triggers.map(itemOf),
      priority: game.priority,
    } as unknown as TableView<D>;
  };

  /** The cards that a player does not know, by what may be exchanged: those of one lot and one deck. */
  const unknownBy = (game: Game, player: Player): readonly (readonly number[])[] => {
    const pools = new Map<string, number[]>();
    for (const zone of zoneIds)
      for (const [index, cards] of game.zones[zone].entries()) {
        const place = placeIn(zone, index);
        for (const card of cards.filter((each) => !knows(game, player, each, place))) {
          const key = `${game.lots[player][card]} ${game.owners[card]}`;
          pools.set(key, [...(pools.get(key) ?? []), card]);
        }
      }
    return [...pools.values()];
  };

  /** The game in which the cards of each mix of a player lie in each other's places, in another order. */
  const rearranged = (
    game: Game,
    player: Player,
    orderOf: (cards: readonly number[]) => readonly number[],
  ): Game => {
    const mixes = game.mixes?.[player] ?? [];
    if (mixes.length === 0) return game;
    const lying = zoneIds.flatMap((zone): readonly (readonly number[])[] => game.zones[zone]).flat();
    const inPlaceOf = new Map(
      mixes.flatMap((mix) => {
        const mixed = lying.filter((card) => mix.includes(card));
        const order = orderOf(mixed);
        return mixed.map((card, index) => [card, order[index]] as const);
      }),
    );
    const laid = zoneIds.map((zone) => [
      zone,
      game.zones[zone].map((cards) => cards.map((card) => inPlaceOf.get(card) ?? card)),
    ]);
    return { ...game, zones: Object.fromEntries(laid) };
  };

  const rotated = <T>([first, ...others]: readonly T[]): readonly T[] =>
    first === undefined ? [] : [...others, first];

  const withIds = (game: Game, places: readonly number[], ids: readonly NamesIn<D>['card'][]): Game => {
    const cards = [...game.cards];
    for (const [index, place] of places.entries()) cards[place] = ids[index] as NamesIn<D>['card'];
    return { ...game, cards };
  };

  const idsOf = (game: Game, cards: readonly number[]): readonly NamesIn<D>['card'][] =>
    cards.map((card) => game.cards[card] as NamesIn<D>['card']);

  const determinize = ({ game, stack }: Position<Game>, viewer: Player) => {
    const laid = rearranged(game, viewer, (cards) => cards.toSorted((one, other) => one - other));
    const pools = unknownBy(laid, viewer).map((places) => ({ places, ids: idsOf(game, places).toSorted() }));
    return (stream: RngState): Position<Game> => {
      let rng = stream;
      const drawn = <T>(items: readonly T[]): readonly T[] => {
        const [order, next] = shuffle(rng, items);
        rng = next;
        return order;
      };
      const dealt = pools.reduce<Game>(
        (next, { places, ids }) => withIds(next, places, drawn(ids)),
        rearranged(laid, viewer, drawn),
      );
      return { game: { ...dealt, rng, facts: [] }, stack };
    };
  };

  /** Exchanges unknown cards of one deck, and the places of those that are mixed: each place gets what comes next. */
  const rerandomizeHidden = (game: Game, viewer: Player): Game | undefined => {
    const begun = rearranged(game, viewer, rotated);
    const exchanged = unknownBy(begun, viewer).reduce<Game>(
      (next, places) => withIds(next, places, rotated(idsOf(next, places))),
      begun,
    );
    const isSame = begun === game && exchanged.cards.every((id, card) => id === game.cards[card]);
    return isSame ? undefined : exchanged;
  };

  return { cardsAsSeen, determinize, rerandomizeHidden, seenCard, targetOf, view };
};
