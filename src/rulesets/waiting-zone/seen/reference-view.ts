import type { Player } from '../../../kernel/decision.ts';
import { isSameObject } from '../reading/information.ts';
import { isVisibleTo, whereIs } from '../reading/zones.ts';
import type { Game } from '../values/game.ts';
import type { CardRef, Instance } from '../values/instance.ts';
import type { Chosen } from '../values/waiting-item.ts';

/** A card that something refers to. Its instance is told only while the viewer may see where it is. */
export interface KnownReference {
  readonly card: Instance | null;
  readonly id: string;
}

/** What was chosen, as a viewer may know it; `null`: a card it may not know. */
export type ChosenView =
  | { readonly kind: 'card'; readonly card: KnownReference | null }
  | Exclude<Chosen, { kind: 'card' }>;

/** Whether a viewer may know where that card is, and so its instance. */
export const maySee = (game: Game, card: Instance, viewer: Player): boolean =>
  isVisibleTo(whereIs(game, card), viewer);

/** A card that has been in the open: what it was stays known, its instance only as long as it can be seen. */
export const referenceView = (game: Game, card: Instance, viewer: Player): KnownReference => ({
  card: maySee(game, card, viewer) ? card : null,
  id: game.definitionOf[card] as string,
});

/** A card that was chosen where the viewer cannot see it, and has not moved since, is not told at all. */
const cardView = (game: Game, ref: CardRef, viewer: Player): KnownReference | null =>
  isSameObject(game, ref) && !maySee(game, ref.card, viewer) ? null : referenceView(game, ref.card, viewer);

export const chosenView = (game: Game, chosen: Chosen, viewer: Player): ChosenView =>
  chosen.kind === 'card' ? { kind: 'card', card: cardView(game, chosen.ref, viewer) } : chosen;

/** A card that a check is about came into the open or left it there. */
export const subjectView = (game: Game, subject: Chosen, viewer: Player): ChosenView =>
  subject.kind === 'card' ? { kind: 'card', card: referenceView(game, subject.ref.card, viewer) } : subject;
