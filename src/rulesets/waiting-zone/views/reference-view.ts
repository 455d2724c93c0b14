import type { Player } from '../../../core/decision.ts';
import { isSameObject } from '../queries/information.ts';
import { isVisibleTo, locationOf } from '../queries/zones.ts';
import type { Game } from '../state/game-2.ts';
import type { CardRef } from '../state/instance.ts';
import type { Selection } from '../state/waiting-item.ts';

/** A card that something refers to. */
export interface KnownReference {
  /** The handle of the card (see `handleOf`); `null` once it has moved, and where the viewer does not see it. */
  readonly card: number | null;
  readonly id: string;
}

/** What was chosen, as a viewer may know it; `null`: a card it may not know. */
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
