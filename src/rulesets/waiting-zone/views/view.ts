import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { Result } from '../../../core/fact.ts';
import { cardsIn, isVisibleTo, ZONES } from '../queries/zones.ts';
import type { WindowKind } from '../state/card.ts';
import type { Event } from '../state/event-2.ts';
import type { Game, UnitState } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import type { Interpretations } from '../state/interpretations.ts';
import type { Zone } from '../state/place.ts';
import type { Turn } from '../state/progress.ts';
import type { Window } from '../state/window.ts';
import { type ItemView, itemView } from './item-view.ts';
import { handleOf } from './player-view.ts';
import { type SelectionView, cardView, type KnownReference, subjectView } from './reference-view.ts';

/** A card a viewer may know. */
export interface KnownCard {
  /** The handle of the card (see `handleOf`), no instance. */
  readonly card: number;
  readonly id: string;
  /** Only of a unit on the field. */
  readonly unit?: UnitState;
}

/** A zone as a viewer sees it: how many cards, and those it may know, in order. */
export interface ZoneView {
  readonly count: number;
  readonly cards: readonly (KnownCard | null)[];
}

export interface SideView {
  readonly zones: Readonly<Record<Zone, ZoneView>>;
  readonly life: number;
  readonly energy: number;
  readonly energyGrown: number;
}

/** A check that is open or due. */
export interface WindowView {
  readonly kind: WindowKind;
  readonly player: Player;
  readonly subjects: readonly SelectionView[];
}

/** What one player may know of a match: nothing of cards hidden from it, nothing of the generator. */
export interface GameView {
  readonly viewer: Player;
  readonly edition: string;
  readonly readings: Interpretations;
  readonly turn: Turn;
  readonly sides: readonly [SideView, SideView];
  readonly waiting: readonly ItemView[];
  /** The event going on; its card only once the viewer may know it. */
  readonly event: { readonly kind: Event['kind']; readonly card: KnownReference | null } | null;
  readonly window: WindowView | null;
  readonly due: readonly WindowView[];
  readonly result?: Result;
}

export const knownCard = (game: Game, card: Instance): KnownCard => {
  const unit = game.units[card];
  return { card: handleOf(game, card), id: game.definitionOf[card] as string, ...(unit && { unit }) };
};

const zoneView = (game: Game, player: Player, zone: Zone, viewer: Player): ZoneView => {
  const cards = cardsIn(game, player, zone);
  const isVisible = isVisibleTo({ player, zone }, viewer);
  return { count: cards.length, cards: cards.map((card) => (isVisible ? knownCard(game, card) : null)) };
};

const windowView = (game: Game, { kind, player, subjects }: Window, viewer: Player): WindowView => ({
  kind,
  player,
  subjects: subjects.map((subject) => subjectView(game, subject, viewer)),
});

/** The game as that player may know it. */
export const view = (game: Game, viewer: Player): GameView => {
  const sideView = (player: Player): SideView => {
    const { life, energy, energyGrown } = game.sides[player];
    const zones = Object.fromEntries(
      ZONES.map((zone) => [zone, zoneView(game, player, zone, viewer)]),
    ) as Record<Zone, ZoneView>;
    return { zones, life, energy, energyGrown };
  };
  const [first, second] = PLAYERS.map(sideView) as [SideView, SideView];
  const { event, window } = game;
  return {
    viewer,
    edition: game.edition,
    readings: game.interpretations,
    turn: game.turn,
    sides: [first, second],
    waiting: game.waiting.map((item) => itemView(game, item, viewer)),
    event: event && { kind: event.kind, card: cardView(game, event, viewer) },
    window: window && windowView(game, window, viewer),
    due: game.due.map((each) => windowView(game, each, viewer)),
    ...(game.result && { result: game.result }),
  };
};
