import { type Decision, PLAYERS, type Player } from '../../../core/decision.ts';
import type { Result } from '../../../core/game-state.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { isSameObject, stateOf } from '../queries/cards.ts';
import { attackOf, hitPointsOf, keywordsOf, levelOf, strikeOf } from '../queries/effects.ts';
import { waitingFor } from '../queries/gate.ts';
import { cardsIn, isVisibleTo, locationOf, soulsOf, zonesOfPlayer } from '../queries/zones.ts';
import { waitingNames } from '../rules/ch11-waiting/waiting.ts';
import type { CardDefinition, Effect, Keyword } from '../state/card.ts';
import type { Attack, CombatNotes, Game, Turn } from '../state/game.ts';
import type { GateItem, PlayedItem } from '../state/gate-item.ts';
import type { CardRef, Instance, Place, Zone } from '../state/instance.ts';
import type { GateRulerOption } from '../state/option.ts';
import { type MovedCard, movedCards } from './moved-cards.ts';

/**
 * How players name cards: by the number of the object, which ends with every hidden move and every move out of play
 * (3-2d), so that no card is followed where nobody may see it. Instances never leave the rules.
 */
export const handleOf = (game: Game, card: Instance): number => game.object[card] as number;

/** Stands for a card that the viewer does not see where it lies: one searched for in a deck. */
export const UNSEEN = -1;

const isUnseen = (game: Game, card: Instance, viewer: Player): boolean =>
  !isVisibleTo(locationOf(game, card), stateOf(game, card).faceUp, viewer);

const handleFor = (game: Game, card: Instance, viewer: Player): number =>
  isUnseen(game, card, viewer) ? UNSEEN : handleOf(game, card);

/** A card that has become another since is named by the object it was. */
const presentRef = (game: Game, viewer: Player, ref: CardRef): CardRef => {
  const isHidden = isSameObject(game, ref) && isUnseen(game, ref.card, viewer);
  const card = isHidden ? UNSEEN : ref.object;
  return { card, object: card };
};

const presentKeys = <V>(
  game: Game,
  viewer: Player,
  record: Readonly<Record<Instance, V>>,
): Readonly<Record<number, V>> =>
  Object.fromEntries(
    Object.entries(record).map(([card, value]) => [handleFor(game, Number(card), viewer), value]),
  );

/** Cards by cards, both by their handles. */
const presentPairs = (
  game: Game,
  viewer: Player,
  record: Readonly<Record<Instance, Instance | null>>,
): Readonly<Record<number, number | null>> => {
  const keyed = Object.entries(presentKeys(game, viewer, record));
  return Object.fromEntries(
    keyed.map(([handle, card]) => [handle, card === null ? null : handleFor(game, card, viewer)]),
  );
};

const presentChosen = (game: Game, viewer: Player, item: PlayedItem): Partial<PlayedItem> => {
  const present = (ref: CardRef): CardRef => presentRef(game, viewer, ref);
  return {
    choices: Object.fromEntries(
      Object.entries(item.choices).map(([name, refs]) => [name, refs.map(present)]),
    ),
    ...(item.picking && { picking: item.picking.map(present) }),
    ...(item.deckOrder && {
      deckOrder: {
        ...item.deckOrder,
        cards: item.deckOrder.cards.filter(({ card }) => game.owner[card] === viewer).map(present),
      },
    }),
    ...(item.treated && { treated: presentKeys(game, viewer, item.treated) }),
    ...(item.guarded && { guarded: presentPairs(game, viewer, item.guarded) }),
    ...(item.enhanced && { enhanced: presentPairs(game, viewer, item.enhanced) }),
    ...(item.cause?.card && {
      cause: {
        ...item.cause,
        card: present(item.cause.card),
        ...(item.cause.source && { source: present(item.cause.source) }),
      },
    }),
  };
};

/** An item of the gate with handles, or `UNSEEN`, in place of instances. */
export const presentItem = (game: Game, item: GateItem, viewer: Player): GateItem => {
  const present = (ref: CardRef): CardRef => presentRef(game, viewer, ref);
  switch (item.kind) {
    case 'card':
      return { ...item, ...presentChosen(game, viewer, item), card: handleOf(game, item.card) } as GateItem;
    case 'ability':
      return { ...item, ...presentChosen(game, viewer, item), source: present(item.source) } as GateItem;
    case 'damage':
      return {
        ...item,
        source: present(item.source),
        pairs: item.pairs.map((pair) => ({ ...pair, receiver: present(pair.receiver) })),
      };
    case 'destroy':
      return { ...item, card: present(item.card) };
    case 'drive':
      return { ...item, cards: item.cards.map(publicRef), overdrives: item.overdrives.map(publicRef) };
    case 'rulerDamage':
      return item;
    default:
      return item satisfies never;
  }
};

/** What attacks, and the cards that a drive waits for, keep their handles: where they lie is known to all. */
const publicRef = ({ object }: CardRef): CardRef => ({ card: object, object });

const publicNotes = (notes: CombatNotes): CombatNotes =>
  Object.fromEntries(
    Object.entries(notes).map(([keyword, note]) => [
      keyword,
      typeof note === 'object' ? publicRef(note) : note,
    ]),
  );

/** The attack going on with handles in place of instances. */
export const presentAttack = (attack: Attack): Attack => ({
  ...attack,
  attacker: publicRef(attack.attacker),
  ...(attack.target && { target: publicRef(attack.target) }),
  ...(attack.notes && { notes: publicNotes(attack.notes) }),
});

const presentOption = (game: Game, option: GateRulerOption, viewer: Player): GateRulerOption => {
  if (option.type === 'attack') {
    return {
      ...option,
      attacker: handleOf(game, option.attacker),
      ...(option.target !== undefined && { target: handleOf(game, option.target) }),
    };
  }
  return 'card' in option ? { ...option, card: handleFor(game, option.card, viewer) } : option;
};

/** A decision as the player asked may see it: options with handles, or `UNSEEN`, in place of instances. */
export const present = (game: Game, decision: Decision<GateRulerOption>): Decision<GateRulerOption> => ({
  ...decision,
  options: decision.options.map((option) => presentOption(game, option, decision.player)),
});

/** A card that the viewer may know. */
export interface KnownCard {
  /** The handle of the card (see `handleOf`). It is not an instance. */
  readonly card: number;
  /** Handles of the souls linked to the card (3-14c-1). */
  readonly souls: readonly number[];
  readonly id: string;
  /** The printed data of the card. */
  readonly printed: CardDefinition;
  readonly exhausted: boolean;
  readonly faceUp: boolean;
  readonly damage: number;
  readonly rulerDamage: number;
  readonly level: number;
  readonly atk: number;
  readonly hp: number;
  readonly stk: number;
  /** The keywords that the card has now. */
  readonly keywords: readonly Keyword[];
}

/** A zone as a viewer may know it: the number of cards (3-2b-3), and the known cards (3-2b-1), in order. */
export interface ZoneView {
  readonly count: number;
  readonly cards: readonly (KnownCard | null)[];
}

/** One player's part of the game, as a viewer may know it. */
export interface SideView {
  readonly zones: Readonly<Partial<Record<Zone, ZoneView>>>;
  readonly summonCap: number | null;
  readonly summonCount: number;
}

/** An ability that waits to be played, or a set card whose timing came. */
export interface WaitingView {
  /** What its options are called behind `use` and `leave`. */
  readonly name: string;
  /** The handle of its card. */
  readonly source: number;
  readonly effect: Effect;
  /** The handle of the card that it waits for. */
  readonly cause?: number;
}

/** What a player picks from (11-1b). Numbers would tell of set cards of the opponent whose timing came (14-4b). */
export const presentWaiting = (game: Game, viewer: Player): readonly WaitingView[] => {
  const all = waitingFor(game, viewer);
  const names = waitingNames(game, all);
  const handle = (ref: CardRef): number => presentRef(game, viewer, ref).card;
  return all.map(({ source, effect, cause }, index) => ({
    name: names[index] as string,
    source: handle(source),
    effect,
    ...(cause.card && { cause: handle(cause.card) }),
  }));
};

/** The turn as both players know it. What triggered on its end may be a set card, whose player alone knows of it (14-4b). */
export type TurnView = Omit<Turn, 'endTriggered'>;

/** The turn without what triggered on its end. */
export const presentTurn = ({ endTriggered: _secret, ...turn }: Turn): TurnView => turn;

/** What one player may know of a match. It contains no hidden cards and no state of the random generator. */
export interface GameView {
  readonly viewer: Player;
  readonly edition: string;
  readonly turn: TurnView;
  readonly sides: readonly [SideView, SideView];
  readonly gate: readonly GateItem[];
  /** The cards on the gate, bottom first. */
  readonly cardsOnGate: readonly KnownCard[];
  /** What the viewer picks from (11-1b); absent if nothing waits. */
  readonly waiting?: readonly WaitingView[];
  /** Cards that the gate is about, or what waits, and that have moved on; absent if there are none. */
  readonly moved?: readonly MovedCard[];
  readonly attack?: Game['attack'];
  readonly result?: Result;
}

/** A card whose numbers are worked out as they are read. */
class LazyCard implements KnownCard {
  readonly card: number;
  readonly #game: Game;
  readonly #instance: Instance;

  constructor(game: Game, instance: Instance) {
    this.card = handleOf(game, instance);
    this.#game = game;
    this.#instance = instance;
  }

  get souls(): readonly number[] {
    return soulsOf(this.#game, this.#instance).map((soul) => handleOf(this.#game, soul));
  }

  get id(): string {
    return this.#game.definitionOf[this.#instance] as string;
  }

  get printed(): CardDefinition {
    return this.#game.cards[this.id] as CardDefinition;
  }

  get exhausted(): boolean {
    return stateOf(this.#game, this.#instance).exhausted;
  }

  get faceUp(): boolean {
    return stateOf(this.#game, this.#instance).faceUp;
  }

  get damage(): number {
    return stateOf(this.#game, this.#instance).damage;
  }

  get rulerDamage(): number {
    return stateOf(this.#game, this.#instance).rulerDamage.length;
  }

  get level(): number {
    return levelOf(this.#game, this.#instance);
  }

  get atk(): number {
    return attackOf(this.#game, this.#instance);
  }

  get hp(): number {
    return hitPointsOf(this.#game, this.#instance);
  }

  get stk(): number {
    return strikeOf(this.#game, this.#instance);
  }

  get keywords(): readonly Keyword[] {
    return keywordsOf(this.#game, this.#instance);
  }
}

/** How a card becomes known: by all its numbers at once, or as they are read. */
type CardReader = (game: Game, card: Instance) => KnownCard;

const lazyCard: CardReader = (game, card) => new LazyCard(game, card);

/** A card with all its numbers, for who may know it. */
export const knownCard: CardReader = (game, instance) => {
  const read = lazyCard(game, instance);
  const { card, souls, id, printed, exhausted, faceUp, damage, rulerDamage } = read;
  const { level, atk, hp, stk, keywords } = read;
  return { card, souls, id, printed, exhausted, faceUp, damage, rulerDamage, level, atk, hp, stk, keywords };
};

const zoneView = (game: Game, place: Place, viewer: Player, know: CardReader): ZoneView => {
  const cards = cardsIn(game, place.player, place.zone);
  if (cards.length === 0) return { count: 0, cards: [] };
  return {
    count: cards.length,
    cards: cards.map((card) =>
      isVisibleTo(place, game.states[card]?.faceUp ?? true, viewer) ? know(game, card) : null,
    ),
  };
};

const viewWith = (game: Game, viewer: Player, know: CardReader): GameView => {
  const sideView = (player: Player): SideView => {
    const side = game.sides[player];
    const zones: Partial<Record<Zone, ZoneView>> = {};
    for (const zone of zonesOfPlayer(game, player)) {
      zones[zone] = zoneView(game, { player, zone }, viewer, know);
    }
    return { zones, summonCap: side.summonCap, summonCount: side.summonCount };
  };
  const [own, other] = PLAYERS.map(sideView) as [SideView, SideView];
  const waiting = presentWaiting(game, viewer);
  const moved = movedCards(game, viewer);
  return {
    viewer,
    edition: game.edition,
    turn: presentTurn(game.turn),
    sides: [own, other],
    gate: game.gate.map((item) => presentItem(game, item, viewer)),
    cardsOnGate: flatMapFast(game.gate, (item) => (item.kind === 'card' ? [know(game, item.card)] : [])),
    ...(waiting.length > 0 && { waiting }),
    ...(moved.length > 0 && { moved }),
    ...(game.attack && { attack: presentAttack(game.attack) }),
    ...(game.result && { result: game.result }),
  };
};

/** The game as that player may know it (3-2b). */
export const view = (game: Game, viewer: Player): GameView => viewWith(game, viewer, knownCard);

/** The same, for who reads the numbers of a few cards: the others are never worked out. */
export const lazyView = (game: Game, viewer: Player): GameView => viewWith(game, viewer, lazyCard);
