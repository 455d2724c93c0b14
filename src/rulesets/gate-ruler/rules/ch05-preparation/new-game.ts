import type { Player } from '../../../../kernel/decision.ts';
import { GatechartError } from '../../../../kernel/error.ts';
import { gather } from '../../../../kernel/gather.ts';
import { rngStream } from '../../../../kernel/rng.ts';
import type { MatchSetup } from '../../../../kernel/ruleset.ts';
import { builtIn, type Catalogue } from '../../cards/catalogue.ts';
import type { Deck } from '../../cards/decks/deck.ts';
import { resourceCard } from '../../cards/rulers.ts';
import { rulerRules } from '../../reading/information.ts';
import { zonesOfRuler } from '../../reading/zones.ts';
import type { CardDefinition } from '../../values/card.ts';
import { copyOf, zonesWithCards } from '../../values/copies.ts';
import type { Game, Side } from '../../values/game.ts';
import type { Instance, Zone } from '../../values/instance.ts';
import { EDITIONS, type Interpretations, isEdition } from '../../values/interpretations.ts';

const deckById = (id: string, { decks }: Catalogue): Deck => {
  const deck = decks.get(id);
  if (!deck) {
    throw new GatechartError(
      'UNKNOWN_DECK',
      id,
      `there is no deck ${id}; known: ${[...decks.keys()].join(', ')}`,
    );
  }
  return deck;
};

const interpretationsOf = (edition: string): Interpretations => {
  if (!isEdition(edition)) {
    throw new GatechartError(
      'UNKNOWN_EDITION',
      edition,
      `there is no edition ${edition}; known: ${Object.keys(EDITIONS).join(', ')}`,
    );
  }
  return EDITIONS[edition];
};

/** The cards one player brings (5-1): the ruler, its resources, and the deck in list order. */
const cardsOf = (
  deck: Deck,
  { cards }: Catalogue,
): readonly { readonly id: string; readonly zone: Zone }[] => {
  const ruler = rulerRules(cards.get(deck.ruler) as CardDefinition);
  return [
    { id: deck.ruler, zone: 'ruler' },
    ...Array.from({ length: ruler.resources }, () => ({ id: resourceCard.id, zone: 'resource' as const })),
    ...gather(Object.entries(deck.cards), ([id, copies]) =>
      Array.from({ length: copies }, () => ({ id, zone: 'deck' as const })),
    ),
  ];
};

/**
 * The game before its preparation: what each player brings (5-1), decks in list order; cards and decks come from the
 * catalogue. Throws `UNKNOWN_DECK` and `UNKNOWN_EDITION`.
 */
export const newGame = (
  { edition, decks: ids, seed, index }: MatchSetup,
  catalogue: Catalogue = builtIn,
): Game => {
  const brought = ids.map((id) => cardsOf(deckById(id, catalogue), catalogue));
  const all = gather(brought, (cards, player) =>
    cards.map((card) => ({ ...card, player: player as Player })),
  );
  const definitionOf = all.map(({ id }) => id);
  const cards = Object.fromEntries(
    [...new Set(definitionOf)].sort().map((id) => [id, catalogue.cards.get(id) as CardDefinition]),
  );
  return copyOf({
    edition,
    interpretations: interpretationsOf(edition),
    cards,
    definitionOf,
    owner: all.map(({ player }) => player),
    object: all.map((_, instance) => instance),
    nextNumber: all.length,
    sides: [newSide(0, all, cards), newSide(1, all, cards)],
    states: {},
    gate: [],
    soulOf: {},
    lasting: [],
    delayed: [],
    waiting: [],
    takenBack: [],
    turn: { number: 0, player: 0, phase: 'preparation', phaseNumber: 0, attacks: 0, endTriggered: [] },
    rng: rngStream(seed, index, 'game'),
    facts: [],
    attack: undefined,
    result: undefined,
  });
};

type Brought = readonly { readonly id: string; readonly zone: Zone; readonly player: Player }[];

const newSide = (player: Player, all: Brought, cards: Game['cards']): Side => {
  const ruler = all.find((card) => card.player === player && card.zone === 'ruler');
  const names = zonesOfRuler(rulerRules(cards[ruler?.id ?? ''] as CardDefinition));
  const inZone = (zone: Zone): readonly Instance[] =>
    gather(all, (card, instance) => (card.player === player && card.zone === zone ? [instance] : []));
  return {
    zones: zonesWithCards(names, inZone),
    summonCap: null,
    summonCount: 0,
  };
};
