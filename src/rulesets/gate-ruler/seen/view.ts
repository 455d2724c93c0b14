import { PLAYERS, type Player } from '../../../kernel/decision.ts';
import type { Result } from '../../../kernel/fact.ts';
import { stateOf } from '../reading/information.ts';
import { attackOf, hitPointsOf, levelOf, strikeOf } from '../reading/meaning.ts';
import { cardsIn, isVisibleTo, soulsOf, zonesThere } from '../reading/zones.ts';
import type { CardDefinition } from '../values/card.ts';
import type { Game, Turn } from '../values/game.ts';
import type { GateItem } from '../values/gate-item.ts';
import type { Instance, Place, Zone } from '../values/instance.ts';
import { handleOf, presentAttack, presentItem } from './presentation.ts';

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

const knownCard = (game: Game, card: Instance): KnownCard => {
  const id = game.definitionOf[card] as string;
  const state = stateOf(game, card);
  return {
    card: handleOf(game, card),
    souls: soulsOf(game, card).map((soul) => handleOf(game, soul)),
    id,
    printed: game.cards[id] as CardDefinition,
    exhausted: state.exhausted,
    faceUp: state.faceUp,
    damage: state.damage,
    rulerDamage: state.rulerDamage.length,
    level: levelOf(game, card),
    atk: attackOf(game, card),
    hp: hitPointsOf(game, card),
    stk: strikeOf(game, card),
  };
};

const zoneView = (game: Game, place: Place, viewer: Player): ZoneView => {
  const cards = cardsIn(game, place.player, place.zone);
  return {
    count: cards.length,
    cards: cards.map((card) =>
      isVisibleTo(place, game.states[card]?.faceUp ?? true, viewer) ? knownCard(game, card) : null,
    ),
  };
};

/** The game as that player may know it (3-2b). */
export const view = (game: Game, viewer: Player): GameView => {
  const sideView = (player: Player): SideView => {
    const side = game.sides[player];
    const zones = Object.fromEntries(
      zonesThere(game, player).map((zone) => [zone, zoneView(game, { player, zone }, viewer)]),
    );
    return { zones, summonCap: side.summonCap, summonCount: side.summonCount };
  };
  const [own, other] = PLAYERS.map(sideView) as [SideView, SideView];
  return {
    viewer,
    edition: game.edition,
    turn: game.turn,
    sides: [own, other],
    gate: game.gate.map((item) => presentItem(game, item, viewer)),
    cardsOnGate: game.gate.flatMap((item) => (item.kind === 'card' ? [knownCard(game, item.card)] : [])),
    ...(game.attack && { attack: presentAttack(game.attack) }),
    ...(game.result && { result: game.result }),
  };
};
