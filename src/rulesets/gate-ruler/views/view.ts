import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { Result } from '../../../core/fact.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { stateOf } from '../queries/information.ts';
import { attackOf, hitPointsOf, levelOf, strikeOf } from '../queries/meaning.ts';
import { cardsIn, isVisibleTo, soulsOf, zonesOfPlayer } from '../queries/zones.ts';
import type { CardDefinition } from '../state/card-2.ts';
import type { Game, Turn } from '../state/game.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { Instance, Place, Zone } from '../state/instance.ts';
import { handleOf, presentAttack, presentItem } from './player-view.ts';

/** A card a viewer may know. */
export interface KnownCard {
  /** The handle of the card (see `handleOf`), no instance. */
  readonly card: number;
  /** Handles of the souls linked to it (3-14c-1). */
  readonly souls: readonly number[];
  readonly id: string;
  /** What is printed on it. */
  readonly printed: CardDefinition;
  readonly exhausted: boolean;
  readonly faceUp: boolean;
  readonly damage: number;
  readonly rulerDamage: number;
  readonly level: number;
  readonly atk: number;
  readonly hp: number;
  readonly stk: number;
}

/** A zone as a viewer sees it: how many cards (3-2b-3), and those it may know (3-2b-1), in order. */
export interface ZoneView {
  readonly count: number;
  readonly cards: readonly (KnownCard | null)[];
}

export interface SideView {
  readonly zones: Readonly<Partial<Record<Zone, ZoneView>>>;
  readonly summonCap: number | null;
  readonly summonCount: number;
}

/** What one player may know of a match: nothing of cards hidden from it, nothing of the generator. */
export interface GameView {
  readonly viewer: Player;
  readonly edition: string;
  readonly turn: Turn;
  readonly sides: readonly [SideView, SideView];
  readonly gate: readonly GateItem[];
  /** The cards that lie on the gate, bottom first. */
  readonly cardsOnGate: readonly KnownCard[];
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
}

/** How a card becomes known: by all its numbers at once, or as they are read. */
type CardReader = (game: Game, card: Instance) => KnownCard;

const lazyCard: CardReader = (game, card) => new LazyCard(game, card);

/** A card with all its numbers, for who may know it. */
export const knownCard: CardReader = (game, instance) => {
  const { card, souls, id, printed, exhausted, faceUp, damage, rulerDamage, level, atk, hp, stk } = lazyCard(
    game,
    instance,
  );
  return { card, souls, id, printed, exhausted, faceUp, damage, rulerDamage, level, atk, hp, stk };
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
  return {
    viewer,
    edition: game.edition,
    turn: game.turn,
    sides: [own, other],
    gate: game.gate.map((item) => presentItem(game, item, viewer)),
    cardsOnGate: flatMapFast(game.gate, (item) => (item.kind === 'card' ? [know(game, item.card)] : [])),
    ...(game.attack && { attack: presentAttack(game.attack) }),
    ...(game.result && { result: game.result }),
  };
};

/** The game as that player may know it (3-2b). */
export const view = (game: Game, viewer: Player): GameView => viewWith(game, viewer, knownCard);

/** The same, for who reads the numbers of a few cards: the others are never worked out. */
export const lazyView = (game: Game, viewer: Player): GameView => viewWith(game, viewer, lazyCard);
