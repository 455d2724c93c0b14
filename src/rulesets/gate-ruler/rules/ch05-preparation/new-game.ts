import type { Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { type MatchSetup, newGameState } from '../../../../core/ruleset.ts';
import { type BroughtCard, cardsOfGame } from '../../../../kit/sides.ts';
import { builtInCatalogue, type Catalogue } from '../../cards/catalogue.ts';
import type { Deck } from '../../cards/decks.ts';
import { resourceCard } from '../../cards/rulers.ts';
import { rulerRules } from '../../queries/cards.ts';
import { zonesOfRuler } from '../../queries/zones.ts';
import type { CardDefinition, RulerRules } from '../../state/card.ts';
import { copyOf, zonesWithCards } from '../../state/copies.ts';
import type { Game, Side } from '../../state/game.ts';
import type { Instance, Zone } from '../../state/instance.ts';
import { EDITIONS, type EditionId } from '../../state/interpretations.ts';

/** A player with a deck, and what its ruler sets. */
interface PlayerSetup {
  readonly player: Player;
  readonly deck: Deck;
  readonly rules: RulerRules;
}

const playerSetup = (player: Player, id: string, catalogue: Catalogue): PlayerSetup => {
  const deck = catalogue.decks.get(id) as Deck;
  return { player, deck, rules: rulerRules(catalogue.cards.get(deck.ruler) as CardDefinition) };
};

/** A card as it is brought: to which zone of its owner. */
interface StartingCard extends BroughtCard<CardDefinition> {
  readonly zone: Zone;
}

/** The cards one player brings (5-1): the ruler, its resources, and the deck in list order. */
const cardsOf = (
  { player: owner, deck, rules }: PlayerSetup,
  { cards }: Catalogue,
): readonly StartingCard[] => {
  const copiesOf = (id: string, copies: number, zone: Zone): readonly StartingCard[] =>
    Array.from({ length: copies }, () => ({ definition: cards.get(id) as CardDefinition, owner, zone }));
  return [
    ...copiesOf(deck.ruler, 1, 'ruler'),
    ...copiesOf(resourceCard.id, rules.resources, 'resource'),
    ...flatMapFast(Object.entries(deck.cards), ([id, copies]) => copiesOf(id, copies, 'deck')),
  ];
};

/**
 * The game before its preparation: what each player brings (5-1), decks in list order; cards and decks come from the
 * catalogue. Throws `UNKNOWN_DECK` and `UNKNOWN_EDITION`.
 */
export const newGame = (setup: MatchSetup, catalogue: Catalogue = builtInCatalogue): Game => {
  const { decks } = setup;
  const { edition, rng } = newGameState(setup, {
    editions: Object.keys(EDITIONS),
    decks: [...catalogue.decks.keys()],
  });
  const seats = [playerSetup(0, decks[0], catalogue), playerSetup(1, decks[1], catalogue)] as const;
  const all = flatMapFast(seats, (seat) => cardsOf(seat, catalogue));
  const { cards, definitionOf, owner, object, nextNumber } = cardsOfGame(all);
  return copyOf({
    edition,
    interpretations: EDITIONS[edition as EditionId],
    cards,
    definitionOf,
    owner,
    object,
    nextNumber,
    sides: [newSide(seats[0], all), newSide(seats[1], all)],
    states: {},
    gate: [],
    soulOf: {},
    lasting: [],
    delayed: [],
    waiting: [],
    takenBack: [],
    turn: { number: 0, player: 0, phase: 'preparation', phaseNumber: 0, attacks: 0, endTriggered: [] },
    rng,
    facts: [],
    attack: undefined,
    result: undefined,
  });
};

const newSide = ({ player, rules }: PlayerSetup, all: readonly StartingCard[]): Side => {
  const inZone = (zone: Zone): readonly Instance[] =>
    flatMapFast(all, (card, instance) => (card.owner === player && card.zone === zone ? [instance] : []));
  return {
    zones: zonesWithCards(zonesOfRuler(rules), inZone),
    summonCap: null,
    summonCount: 0,
  };
};
