import { opponentOf } from '../../../core/decision.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Instance, Zone } from '../state/instance.ts';
import type { GameView, KnownCard, SideView } from '../views/player-view.ts';

const NONE: readonly KnownCard[] = [];

/** A card that the viewer knows, wherever it lies. */
export const findKnownCard = ({ sides, cardsOnGate }: GameView, card: Instance): KnownCard | undefined => {
  for (const { zones } of sides) {
    for (const name in zones) {
      for (const known of zones[name as Zone]?.cards ?? NONE) {
        if (known?.card === card) return known;
      }
    }
  }
  return cardsOnGate.find((known) => known.card === card);
};

/** What is printed on a card. */
export const printedCard = (card: KnownCard): CardDefinition => card.printed;

/** The printed name. */
export const printedName = (card: KnownCard): LocalizedText => printedCard(card).name;

/** All cards that the viewer knows. */
export const allKnownCards = ({ sides, cardsOnGate }: GameView): readonly KnownCard[] => [
  ...sides.flatMap(({ zones }) =>
    Object.values(zones).flatMap((zone) => zone.cards.filter((card) => card !== null)),
  ),
  ...cardsOnGate,
];

/** The table as its viewer reads it. */
export interface PlayerBoard {
  readonly view: GameView;
  readonly own: SideView;
  readonly enemy: SideView;
}

export const playerBoard = (view: GameView): PlayerBoard => ({
  view,
  own: view.sides[view.viewer],
  enemy: view.sides[opponentOf(view.viewer)],
});

/** The known cards of a zone. */
export const knownCardsIn = (side: SideView, zone: Zone): readonly KnownCard[] =>
  side.zones[zone]?.cards.filter((card) => card !== null) ?? [];

/** The side's zones whose name begins so, in order. */
export const zonesLike = (side: SideView, kind: 'attack' | 'defense' | 'set'): readonly Zone[] =>
  (Object.keys(side.zones) as Zone[]).filter((zone) => zone.startsWith(kind));

/** The units in the attack or defense zones of a side. */
export const unitsIn = (side: SideView, kind: 'attack' | 'defense'): readonly KnownCard[] =>
  zonesLike(side, kind).flatMap((zone) => knownCardsIn(side, zone));

export const rulerIn = (side: SideView): KnownCard => knownCardsIn(side, 'ruler')[0] as KnownCard;

/** Damage that still has to be dealt to destroy the unit. */
export const toughnessOf = ({ hp, damage }: KnownCard): number => hp - damage;

/** What a unit is worth in play: what it kills, how long it stands, what it does to a ruler. */
export const worthOf = ({ atk, hp, stk }: KnownCard): number => atk + hp / 2 + 2 * stk;

/** Damage a side's ruler can still take before it has lost. */
export const lifeLeft = (side: SideView): number =>
  (printedCard(rulerIn(side)).ruler?.life ?? 0) - (side.zones.damage?.count ?? 0);

/** How much one point of ruler damage counts. */
export const STRIKE_WORTH = 4;
