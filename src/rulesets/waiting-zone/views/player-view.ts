import { type Decision, PLAYERS, type Player } from '../../../core/decision.ts';
import type { Result } from '../../../core/game-state.ts';
import { isSameObject } from '../queries/cards.ts';
import { sourceOf } from '../queries/targets.ts';
import { cardsIn, isVisibleTo, locationOf, ZONES } from '../queries/zones.ts';
import type { WindowKind } from '../state/card.ts';
import type { Game, UnitState } from '../state/game.ts';
import type { CardRef, Instance, Zone } from '../state/instance.ts';
import type { Interpretations } from '../state/interpretations.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import type { Event, Turn, Window } from '../state/progress.ts';
import type { Choices, Selection, WaitingDamage, WaitingItem } from '../state/waiting-item.ts';

/**
 * How players name cards: by the number of the object, another after every move (house.14), so that no card is followed
 * where nobody may see it. Instances never leave the rules.
 */
export const handleOf = (game: Game, card: Instance): number => game.object[card] as number;

const presentOption = (game: Game, option: WaitingZoneOption): WaitingZoneOption => {
  if ('card' in option) return { ...option, card: handleOf(game, option.card) };
  if (!('chosen' in option) || option.chosen.kind !== 'card') return option;
  const handle = handleOf(game, option.chosen.ref.card);
  return { ...option, chosen: { kind: 'card', ref: { card: handle, object: handle } } };
};

/** A decision as the player asked may see it: options with handles in place of instances, and nothing beside them. */
export const present = (
  game: Game,
  { player, kind, clause, options }: Decision<WaitingZoneOption>,
): Decision<WaitingZoneOption> => ({
  player,
  kind,
  clause,
  options: options.map((option) => presentOption(game, option)),
});

/** A reference to a card. */
export interface KnownReference {
  /** The handle of the card (see `handleOf`). It is `null` if the card has moved or the viewer does not see it. */
  readonly card: number | null;
  readonly id: string;
}

/** Something that was chosen, as a viewer may know it; `null`: a card that the viewer may not know. */
export type SelectionView =
  | { readonly kind: 'card'; readonly card: KnownReference | null }
  | Exclude<Selection, { kind: 'card' }>;

const maySee = (game: Game, { card }: CardRef, viewer: Player): boolean =>
  isVisibleTo(locationOf(game, card), viewer);

/** A card that has been in the open: what it was stays known, which it is only as long as it lies there. */
export const referenceView = (game: Game, ref: CardRef, viewer: Player): KnownReference => ({
  card: isSameObject(game, ref) && maySee(game, ref, viewer) ? ref.object : null,
  id: game.definitionOf[ref.card] as string,
});

/** A card that was chosen where the viewer cannot see it, and has not moved since, is not told at all. */
export const cardView = (game: Game, ref: CardRef, viewer: Player): KnownReference | null =>
  isSameObject(game, ref) && !maySee(game, ref, viewer) ? null : referenceView(game, ref, viewer);

export const selectionView = (game: Game, chosen: Selection, viewer: Player): SelectionView =>
  chosen.kind === 'card' ? { kind: 'card', card: cardView(game, chosen.ref, viewer) } : chosen;

/** A card that a check is about came into the open or left it there. */
export const subjectView = (game: Game, subject: Selection, viewer: Player): SelectionView =>
  subject.kind === 'card' ? { kind: 'card', card: referenceView(game, subject.ref, viewer) } : subject;

/** The fields that all waiting items have for a viewer. */
interface ItemViewBase<Kind extends WaitingItem['kind']> {
  readonly kind: Kind;
  readonly number: number;
  readonly owner: Player;
}

/** A waiting item as a viewer may know it. */
export type ItemView =
  | (ItemViewBase<'card' | 'counter' | 'ability'> & {
      readonly card: KnownReference;
      readonly choices: Readonly<Record<string, SelectionView | null>>;
    })
  | (ItemViewBase<'timing'> & {
      readonly timing: 'in' | 'out';
      readonly card: KnownReference;
      readonly choices: Readonly<Record<string, SelectionView | null>>;
    })
  | (ItemViewBase<'attack'> & { readonly attacker: KnownReference; readonly target: SelectionView })
  | (ItemViewBase<'damage'> & {
      readonly role: WaitingDamage['role'];
      readonly source: KnownReference | null;
      readonly target: SelectionView;
      readonly amount: number;
    });

const choicesView = (game: Game, choices: Choices, viewer: Player) =>
  Object.fromEntries(
    Object.entries(choices).map(([name, chosen]) => [name, chosen && selectionView(game, chosen, viewer)]),
  );

/** The waiting zone is open to both; where cards went on to is not. */
export const itemView = (game: Game, item: WaitingItem, viewer: Player): ItemView => {
  const { number, owner } = item;
  switch (item.kind) {
    case 'attack':
      return {
        kind: item.kind,
        number,
        owner,
        attacker: referenceView(game, item.attacker, viewer),
        target: subjectView(game, item.target, viewer),
      };
    case 'damage':
      return {
        kind: item.kind,
        number,
        owner,
        role: item.role,
        source: item.source && referenceView(game, item.source, viewer),
        target: subjectView(game, item.target, viewer),
        amount: item.amount,
      };
    default: {
      const card = referenceView(game, sourceOf(game, item), viewer);
      const choices = choicesView(game, item.choices, viewer);
      return item.kind === 'timing'
        ? { kind: item.kind, number, owner, timing: item.timing, card, choices }
        : { kind: item.kind, number, owner, card, choices };
    }
  }
};

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

/** A check that is open, or due next. */
export interface WindowView {
  readonly kind: WindowKind;
  readonly player: Player;
  readonly subjects: readonly SelectionView[];
}

/** What one player may know of a match. It contains no hidden cards and no state of the random generator. */
export interface GameView {
  readonly viewer: Player;
  readonly edition: string;
  readonly readings: Interpretations;
  readonly turn: Turn;
  readonly sides: readonly [SideView, SideView];
  readonly waiting: readonly ItemView[];
  /** The current event. Its card is present only if the viewer may know it. */
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
