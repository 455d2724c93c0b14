import { opponentOf, PLAYERS, type Player } from '../core/decision.ts';
import { appendEvent, type EventIn } from '../core/game-state.ts';
import { drawInt, shuffle } from '../core/random.ts';
import type { CardTable, Declaration, NamesIn, Told, ValuesIn, ZoneDeclaration } from './declaration.ts';
import { asNewObject } from './new-object.ts';

/** Where a card lies. `holder` is absent in a shared zone. */
export interface Place<Zone extends string = string> {
  readonly zone: Zone;
  readonly holder?: Player;
}

/** The end of a zone where a card is put. */
export type End = 'top' | 'bottom';

/** Whether the players bring decks of their own. */
export const hasOwners = ({ zones, deckZone }: Pick<Declaration, 'zones' | 'deckZone'>): boolean =>
  zones[deckZone]?.isShared !== true;

/** Whether pages show a zone as a pile. */
export const isPile = (zone: ZoneDeclaration | undefined): boolean =>
  zone?.seenBy === 'nobody' || zone?.isPile === true;

const bitOf = (player: Player): number => player + 1;
const BOTH = bitOf(0) | bitOf(1);

/** Returns the key of a card on the board of a viewer who knows it. A viewer who sees everything reads its number. */
export const boardKey = <D extends Declaration>(
  game: CardTable<D>,
  viewer: Player | null,
  card: number,
): string => String(viewer === null ? card : game.keys[viewer][card]);

/** The rule functions of every game on the kit. None of them changes what it is given. */
export const zoneRules = <const D extends Declaration>(declaration: D) => {
  const { cards: kinds, zones, facts, clauses } = declaration;
  type Game = CardTable<D>;
  type Zone = NamesIn<D>['zone'];

  const isSharedZone = (zone: Zone): boolean => {
    const declared = zones[zone];
    if (declared === undefined) throw new Error(`the game declares no zone ${zone}`);
    return declared.isShared === true;
  };

  const indexIn = (zone: Zone, holder: Player | undefined): number => {
    if (isSharedZone(zone)) return 0;
    if (holder === undefined) throw new Error(`each player has a zone ${zone}; say whose`);
    return holder;
  };

  /** Returns the cards of a zone, the top first. */
  const cardsIn = (game: Game, zone: Zone, holder?: Player): readonly number[] => {
    const index = indexIn(zone, holder);
    return game.zones[zone][index] ?? [];
  };

  /** Returns where a card lies; `undefined` for a token that has ceased to exist. Throws if it is in no zone. */
  const placeOf = (game: Game, card: number): Place<Zone> | undefined => {
    if (game.removed?.includes(card)) return undefined;
    for (const zone of Object.keys(zones) as Zone[]) {
      const index = game.zones[zone].findIndex((cards) => cards.includes(card));
      if (index >= 0) return isSharedZone(zone) ? { zone } : { zone, holder: index as Player };
    }
    throw new Error(`card ${card} is in no zone`);
  };

  const isSeenIn = ({ zone, holder }: Place<Zone>, viewer: Player): boolean => {
    const seenBy = zones[zone]?.seenBy;
    return seenBy === 'all' || (seenBy === 'owner' && holder === viewer);
  };

  /**
   * Returns whether a player knows what a card is: by its zone, or because the player saw it go there, or cease to exist.
   * `place`: where it lies, if that is known.
   */
  const knows = (game: Game, viewer: Player, card: number, place?: Place<Zone>): boolean => {
    if (((game.known[card] ?? 0) & bitOf(viewer)) !== 0) return true;
    const lies = place ?? placeOf(game, card);
    return lies === undefined || isSeenIn(lies, viewer);
  };

  const withCards = (game: Game, zone: Zone, index: number, cards: readonly number[]): Game => ({
    ...game,
    zones: { ...game.zones, [zone]: game.zones[zone].with(index, cards) },
  });

  /**
   * The lots of a player after cards were mixed, out of sight: cards that the player knew all of are a lot of their own, whose
   * ids stay among them; any others are one lot with what they were mixed with.
   */
  const lotsAfter = (
    game: Game,
    player: Player,
    lots: readonly number[],
    mixed: readonly number[],
  ): readonly number[] => {
    const fresh = Math.max(0, ...lots) + 1;
    const unknown = mixed.filter((card) => !knows(game, player, card));
    if (unknown.length === 0) return lots.map((lot, card) => (mixed.includes(card) ? fresh : lot));
    const joined = new Set(unknown.map((card) => lots[card]));
    if (unknown.length === mixed.length && joined.size === 1) return lots;
    return lots.map((lot, card) => (joined.has(lot) || mixed.includes(card) ? fresh : lot));
  };

  /** These lots for the cards of each owner: among those of the other deck a known card stays known to be there. */
  const lotsByOwner = (game: Game, player: Player, mixed: readonly number[]): readonly number[] =>
    [null, ...PLAYERS].reduce((lots, owner) => {
      const own = mixed.filter((card) => game.owners[card] === owner);
      return lotsAfter(game, player, lots, own);
    }, game.lots[player]);

  /**
   * The game in which the cards of a place that a player does not know are a mix, if several players brought them, or some are in
   * a mix: the player does not know which of these cards lies where one of them does.
   */
  const mixedIn = (game: Game, place: Place<Zone>): Game => {
    const cards = cardsIn(game, place.zone, place.holder);
    const mixesOf = (player: Player): readonly (readonly number[])[] => {
      const mixes = game.mixes?.[player] ?? [];
      const unknown = cards.filter((card) => !knows(game, player, card, place));
      const joined = mixes.filter((mix) => mix.some((card) => unknown.includes(card)));
      const owners = new Set(unknown.map((card) => game.owners[card]));
      if (joined.length === 0 && owners.size < 2) return mixes;
      return [...mixes.filter((mix) => !joined.includes(mix)), [...new Set([...joined.flat(), ...unknown])]];
    };
    const mixes = [mixesOf(0), mixesOf(1)] as const;
    return mixes.every(({ length }) => length === 0) ? game : { ...game, mixes };
  };

  /** The game in which these players know of a card in a mix where it lies. */
  const unmixed = (game: Game, card: number, players: readonly Player[]): Game => {
    const mixesOf = (player: Player): readonly (readonly number[])[] => {
      const mixes = game.mixes?.[player] ?? [];
      if (!players.includes(player)) return mixes;
      return mixes.map((mix) => mix.filter((each) => each !== card)).filter(({ length }) => length > 1);
    };
    return game.mixes === undefined ? game : { ...game, mixes: [mixesOf(0), mixesOf(1)] };
  };

  /** The keys of the cards for a player where some of them have new ones, in their order. */
  const keysAfter = (game: Game, player: Player, renewed: readonly number[]): readonly number[] => {
    if (renewed.length === 0) return game.keys[player];
    const fresh = Math.max(-1, ...game.keys[player]) + 1;
    return game.keys[player].map((key, card) => {
      const place = renewed.indexOf(card);
      return place < 0 ? key : fresh + place;
    });
  };

  /** Who cannot tell which card of a hand was moved where they do not see it: they know none of its cards any more. */
  const forgetting = (game: Game, from: Place<Zone>, to: Place<Zone>): Game => {
    if (zones[from.zone]?.seenBy !== 'owner') return game;
    const blind = PLAYERS.filter((player) => !isSeenIn(from, player) && !isSeenIn(to, player));
    const kept = blind.reduce((bits, player) => bits & ~bitOf(player), BOTH);
    const mixed = cardsIn(game, from.zone, from.holder);
    const lotsOf = (player: Player): readonly number[] =>
      blind.includes(player) ? lotsByOwner(game, player, mixed) : game.lots[player];
    const known = game.known.map((bits, card) => (mixed.includes(card) ? bits & kept : bits));
    return mixedIn({ ...game, known, lots: [lotsOf(0), lotsOf(1)] }, from);
  };

  /** Takes a card out of its zone. */
  const taken = (game: Game, card: number, { zone, holder }: Place<Zone>): Game =>
    withCards(
      game,
      zone,
      indexIn(zone, holder),
      cardsIn(game, zone, holder).filter((each) => each !== card),
    );

  /** Puts a card that is in no zone at one end of a zone. */
  const put = (game: Game, card: number, { zone, holder }: Place<Zone>, at: End = 'top'): Game => {
    const others = cardsIn(game, zone, holder);
    const cards = at === 'bottom' ? [...others, card] : [card, ...others];
    return withCards(game, zone, indexIn(zone, holder), cards);
  };

  /**
   * Returns a new token in a zone, on top by default, and the game with it. Throws if the token does not exist in
   * that zone.
   */
  const created = (
    game: Game,
    id: NamesIn<D>['card'],
    zone: Zone,
    { holder, at }: { holder?: Player; at?: End } = {},
  ): readonly [card: number, game: Game] => {
    const tokenIn = kinds[id]?.tokenIn;
    if (tokenIn === undefined)
      throw new Error(`the card ${id} is no token; name the zones of one in tokenIn`);
    if (!tokenIn.includes(zone))
      throw new Error(`the token ${id} exists only in ${tokenIn.join(', ')}, not in ${zone}`);
    const card = game.cards.length;
    const after = (numbers: readonly number[]): readonly number[] => [
      ...numbers,
      Math.max(-1, ...numbers) + 1,
    ];
    const isOwned = !isSharedZone(zone) && hasOwners(declaration);
    const more: Game = {
      ...game,
      cards: [...game.cards, id],
      created: [...(game.created ?? []), id],
      owners: [...game.owners, (isOwned ? holder : undefined) ?? null],
      known: [...game.known, BOTH],
      lots: [after(game.lots[0]), after(game.lots[1])],
      keys: [after(game.keys[0]), after(game.keys[1])],
    };
    return [card, put(more, card, holder === undefined ? { zone } : { zone, holder }, at)];
  };

  /**
   * Returns the game with the card in another zone: by default that of its owner, on top. Who sees where it came from or
   * where it goes knows the card there, until the zone is shuffled, or its holder moves a card of it unseen. In another zone
   * it has no marks, nothing is aimed at it, and it is attached to no card, nor any to it, unless it `keeps` them. A token that
   * does not exist there is removed; a removed one moves no more.
   */
  const move = (
    game: Game,
    card: number,
    to: Zone,
    where: { holder?: Player; at?: End; keeps?: boolean } = {},
  ): Game => {
    const isShared = isSharedZone(to);
    const from = placeOf(game, card);
    if (from === undefined) return game;
    const { tokenIn } = kinds[game.cards[card] as NamesIn<D>['card']] ?? {};
    if (tokenIn?.includes(to) === false)
      return { ...taken(asNewObject(game, card), card, from), removed: [...(game.removed ?? []), card] };
    const holder = where.holder ?? game.owners[card] ?? from.holder;
    const target: Place<Zone> = isShared || holder === undefined ? { zone: to } : { zone: to, holder };
    const hasLeft = from.zone !== target.zone || from.holder !== target.holder;
    const keeps = where.keeps === true;
    if (keeps && [from, target].some(({ zone }) => zones[zone]?.seenBy !== 'all'))
      throw new Error(
        `card ${card} keeps nothing from ${from.zone} to ${to}; all players must see both zones`,
      );
    const moved = hasLeft && !keeps ? asNewObject(game, card) : game;
    const left = taken(forgetting(moved, from, target), card, from);
    const laid = put(left, card, target, where.at);
    const saw = PLAYERS.filter((player) => isSeenIn(from, player) || isSeenIn(target, player));
    const known = saw.reduce((bits, player) => bits | bitOf(player), laid.known[card] ?? 0);
    const keysOf = (player: Player): readonly number[] =>
      keysAfter(game, player, saw.includes(player) && !knows(game, player, card, from) ? [card] : []);
    const after = { ...laid, known: laid.known.with(card, known), keys: [keysOf(0), keysOf(1)] as const };
    // A card that goes to its owner shows who brought it.
    const apart = unmixed(after, card, isShared || where.holder !== undefined ? saw : PLAYERS);
    return zones[to]?.seenBy === 'owner' ? mixedIn(apart, target) : apart;
  };

  /** Returns the game with a zone in random order. Nobody knows afterwards which hidden card of it is which. */
  const shuffled = (game: Game, zone: Zone, holder?: Player): Game => {
    const [order, rng] = shuffle(game.rng, cardsIn(game, zone, holder));
    const known = game.known.map((bits, card) => (order.includes(card) ? 0 : bits));
    const lots = [lotsByOwner(game, 0, order), lotsByOwner(game, 1, order)] as const;
    const place: Place<Zone> = holder === undefined ? { zone } : { zone, holder };
    const keysOf = (player: Player): readonly number[] =>
      keysAfter(game, player, isSeenIn(place, player) ? order : []);
    const mixed = withCards(game, zone, indexIn(zone, holder), order);
    return mixedIn({ ...mixed, rng, known, lots, keys: [keysOf(0), keysOf(1)] }, place);
  };

  /** Returns one of the cards, each as likely as the others, and the game after that draw. Throws if there is none. */
  const randomCard = (game: Game, cards: readonly number[]): readonly [card: number, game: Game] => {
    if (cards.length === 0) throw new Error('there is no card to choose from');
    const [index, rng] = drawInt(game.rng, cards.length);
    return [cards[index] as number, { ...game, rng }];
  };

  /**
   * Returns a card of that kind in a zone, of several the one that most players know: nobody can tell which of them was
   * meant. Throws if there is none.
   */
  const cardOf = (game: Game, zone: Zone, holder: Player | undefined, id: NamesIn<D>['card']): number => {
    const found = cardsIn(game, zone, holder).filter((card) => game.cards[card] === id);
    const knowing = (card: number): number => PLAYERS.filter((player) => knows(game, player, card)).length;
    const [best] = found.toSorted((one, other) => knowing(other) - knowing(one));
    if (best === undefined) throw new Error(`there is no ${id} in the zone ${zone}`);
    return best;
  };

  /** Returns the kinds of card in a zone, each once, in the order of the alphabet. */
  const kindsIn = (game: Game, zone: Zone, holder?: Player): readonly NamesIn<D>['card'][] =>
    [...new Set(cardsIn(game, zone, holder).map((card) => game.cards[card] as NamesIn<D>['card']))].sort();

  /**
   * Returns the game with the event. Its cards are given by number and told by id; `knownTo` follows from who knows them
   * now, so an event tells nobody what is hidden from them.
   */
  const tell = (game: Game, told: Told<D>): Game => {
    const declared = facts[told.what]?.fields;
    if (declared === undefined) throw new Error(`the game declares no event ${told.what}`);
    if (!Object.hasOwn(clauses, told.clause)) throw new Error(`the game declares no clause ${told.clause}`);
    const missing = Object.keys(declared).find((name) => !Object.hasOwn(told, name));
    if (missing !== undefined) throw new Error(`the event ${told.what} needs the field ${missing}`);
    const cards: number[] = [];
    const fields = Object.entries(told).map(([name, value]): readonly [string, unknown] => {
      if (declared[name] !== 'card') return [name, value];
      const id = game.cards[value as number];
      if (id === undefined)
        throw new Error(`the event ${told.what} is about a card ${value}, which there is not`);
      cards.push(value as number);
      return [name, id];
    });
    const knownTo = PLAYERS.filter((player) => cards.every((card) => knows(game, player, card)));
    const fact = { ...Object.fromEntries(fields), ...(knownTo.length < PLAYERS.length && { knownTo }) };
    return appendEvent(game, fact as unknown as EventIn<Game>);
  };

  /** Returns the game with a counter of a player changed by a number. */
  const change = (game: Game, counter: NamesIn<D>['counter'], player: Player, by: number): Game => {
    const [first, second] = game.counters[counter] ?? [];
    if (first === undefined || second === undefined)
      throw new Error(`the game declares no counter ${counter}`);
    const values: readonly [number, number] = player === 0 ? [first + by, second] : [first, second + by];
    return { ...game, counters: { ...game.counters, [counter]: values } };
  };

  /** Returns the game with other values. */
  const assigned = (game: Game, values: Partial<ValuesIn<D>>): Game => ({
    ...game,
    values: { ...game.values, ...values },
  });

  /** Returns the game with the turn of the other player. */
  const turnPassed = (game: Game): Game => ({ ...game, turn: opponentOf(game.turn) });

  return {
    assigned,
    cardOf,
    cardsIn,
    change,
    created,
    kindsIn,
    knows,
    mixedIn,
    move,
    placeOf,
    randomCard,
    shuffled,
    tell,
    turnPassed,
  };
};
