import type { Player } from '../../../core/decision.ts';
import { sourceOf } from '../queries/reference.ts';
import type { Game } from '../state/game-2.ts';
import type { Choices, WaitingDamage, WaitingItem } from '../state/waiting-item.ts';
import {
  type SelectionView,
  selectionView,
  type KnownReference,
  referenceView,
  subjectView,
} from './reference-view.ts';

interface ItemViewBase<Kind extends WaitingItem['kind']> {
  readonly kind: Kind;
  readonly number: number;
  readonly owner: Player;
}

/** A waiting thing as a viewer may know it. */
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
