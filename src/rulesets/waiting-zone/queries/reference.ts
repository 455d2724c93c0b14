import { opponentOf } from '../../../core/decision.ts';
import type { Reference } from '../state/card.ts';
import type { Game } from '../state/game-2.ts';
import type { CardRef, Instance } from '../state/instance.ts';
import type { Selection, EffectItem, Target, WaitingItem } from '../state/waiting-item.ts';
import { isSameObject, isUnitThere, ownerOf, refOf } from './information.ts';
import { waitingItem } from './waiting-zone.ts';
import { cardsIn, unitsOf } from './zones.ts';

/** The card an effect comes from, as the object it was. */
export const sourceOf = (game: Game, item: EffectItem): CardRef =>
  item.kind === 'card' || item.kind === 'counter' ? refOf(game, item.card) : item.source;

const asCards = (game: Game, cards: readonly Instance[]): readonly Selection[] =>
  cards.map((card) => ({ kind: 'card', ref: refOf(game, card) }));

const referenced = (game: Game, item: EffectItem, reference: Reference): readonly Selection[] => {
  const other = opponentOf(item.owner);
  switch (reference) {
    case 'this':
      return [{ kind: 'card', ref: sourceOf(game, item) }];
    case 'you':
      return [{ kind: 'player', player: item.owner }];
    case 'opponent':
      return [{ kind: 'player', player: other }];
    case 'ownUnits':
      return asCards(game, unitsOf(game, item.owner));
    case 'enemyUnits':
      return asCards(game, unitsOf(game, other));
    case 'allUnits':
      return asCards(game, [...unitsOf(game, item.owner), ...unitsOf(game, other)]);
    default: {
      const chosen = item.choices[reference.slice('chosen:'.length)];
      return chosen ? [chosen] : [];
    }
  }
};

/** The cards a reference stands for that are still the objects they were (house.14). */
export const referencedCards = (game: Game, item: EffectItem, reference: Reference): readonly Instance[] =>
  referenced(game, item, reference).flatMap((chosen) =>
    chosen.kind === 'card' && isSameObject(game, chosen.ref) ? [chosen.ref.card] : [],
  );

/** Those of them that are on the field. */
export const referencedOnField = (game: Game, item: EffectItem, reference: Reference): readonly Instance[] =>
  referencedCards(game, item, reference).filter((card) =>
    cardsIn(game, ownerOf(game, card), 'field').includes(card),
  );

/** The waiting things a reference stands for. */
export const referencedItems = (game: Game, item: EffectItem, reference: Reference): readonly WaitingItem[] =>
  referenced(game, item, reference).flatMap((chosen) =>
    chosen.kind === 'item' ? (waitingItem(game, chosen.number) ?? []) : [],
  );

/** What can be dealt damage: players, and units that are there. */
export const referencedTargets = (game: Game, item: EffectItem, reference: Reference): readonly Target[] =>
  referenced(game, item, reference).filter(
    (chosen): chosen is Target =>
      chosen.kind === 'player' || (chosen.kind === 'card' && isUnitThere(game, chosen.ref)),
  );
