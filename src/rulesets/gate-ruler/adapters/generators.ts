import {
  type CardWeight,
  type DeckList,
  type DeckRules,
  type MatchGenerator,
  mutateDecks,
  randomDeck,
  type StartOf,
  shrinkDecks,
  swarmSubset,
} from '../../../core/adapters/generators.ts';
import { opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import type { Chance } from '../../../core/random.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { DECK_SIZE, deckFaults, MAX_COPIES, MAX_COUNTERS } from '../cards/deck-legality.ts';
import type { Deck } from '../cards/decks.ts';
import { rulerRules } from '../queries/cards.ts';
import { newGame } from '../rules/ch05-preparation/new-game.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import { type Interpretations, withAnswers } from '../state/interpretations.ts';

/** Times a legal deck is tried for before a built-in one is taken. */
const TRIES = 10;

/** What random decks are drawn from. */
class Pool {
  readonly catalogue: Catalogue;
  readonly rulers: readonly string[];
  readonly deckCards: readonly string[];
  readonly #lowestLevel: number;

  constructor(catalogue: Catalogue) {
    const definitions = [...catalogue.cards.values()];
    this.catalogue = catalogue;
    this.rulers = definitions.filter(({ type }) => type === 'ruler').map(({ id }) => id);
    this.deckCards = definitions
      .filter(({ type }) => type !== 'ruler' && type !== 'resource')
      .map(({ id }) => id);
    this.#lowestLevel = Math.min(...this.deckCards.map((id) => this.#cardOf(id).level ?? 0));
  }

  draw(chance: Chance, wanted: CardWeight): DeckList {
    const { cards, decks } = this.catalogue;
    for (let tried = 0; tried < TRIES; tried += 1) {
      const ruler = chance.pick(this.rulers);
      const drawn = randomDeck(chance, swarmSubset(chance, this.deckCards), wanted, this.#rulesFor(ruler));
      if (drawn === undefined) continue;
      if (deckFaults(asDeck('drawn', { ruler, cards: drawn }), cards).length === 0) {
        return { ruler, cards: drawn };
      }
    }
    const deck = chance.pick([...decks.values()]);
    return { ruler: deck.ruler, cards: deck.cards };
  }

  /** A legal deck with these cards and others, but none of one kind. */
  redraw(
    chance: Chance,
    { ruler = '', cards }: DeckList,
    gone: string,
    wanted: CardWeight,
  ): DeckList | undefined {
    const others = this.deckCards.filter((card) => card !== gone);
    const drawn = randomDeck(chance, others, wanted, this.#rulesFor(ruler), cards);
    const isLegal =
      drawn !== undefined &&
      deckFaults(asDeck('drawn', { ruler, cards: drawn }), this.catalogue.cards).length === 0;
    return isLegal ? { ruler, cards: drawn } : undefined;
  }

  #cardOf(id: string): CardDefinition {
    return this.catalogue.cards.get(id) as CardDefinition;
  }

  #factionsOf(ids: readonly string[]): ReadonlySet<string> {
    return new Set(ids.flatMap((id) => this.#cardOf(id).faction ?? []));
  }

  #rulesFor(ruler: string): DeckRules {
    const { deckLevelCap, legendaries, factions } = rulerRules(this.#cardOf(ruler));
    const total = (deck: ReadonlyMap<string, number>, of: (card: CardDefinition) => number): number =>
      [...deck].reduce((sum, [id, copies]) => sum + copies * of(this.#cardOf(id)), 0);
    return {
      size: DECK_SIZE,
      copies: (id) => (this.#cardOf(id).legendary ? 1 : MAX_COPIES),
      canAdd: (id, deck) => {
        const card = this.#cardOf(id);
        const left = DECK_SIZE - total(deck, () => 1) - 1;
        const levels = total(deck, ({ level = 0 }) => level) + (card.level ?? 0) + left * this.#lowestLevel;
        return (
          (!card.legendary ||
            [...deck.keys()].filter((other) => this.#cardOf(other).legendary).length < legendaries) &&
          (factions === null || this.#factionsOf([...deck.keys(), id]).size <= factions) &&
          (!card.counter || total(deck, ({ counter }) => (counter ? 1 : 0)) < MAX_COUNTERS) &&
          (deckLevelCap === null || levels <= deckLevelCap)
        );
      },
    };
  }
}

const asDeck = (id: string, { ruler = '', cards }: DeckList): Deck => ({
  id,
  name: { en: id, ja: id },
  ruler,
  cards,
});

/** The other answers to the open questions of the rules, without those that show hidden cards (`setCards: all`). */
const OTHER_READINGS = {
  unitDamage: 'kept',
  priorityAfterAction: 'actor',
  firstTurnDrive: 'oneLess',
  instantFromHand: 'yes',
  mulligan: 'once',
  destructionRecheck: 'never',
  vigilance: 'beforePhaseEnd',
  lostTarget: 'center',
  setCards: 'none',
} as const satisfies Partial<Interpretations>;

const drawReadings = (chance: Chance): Pick<StartOf<'decks'>, 'readings'> =>
  chance.onceIn(2) ? {} : { readings: Object.fromEntries(chance.some(Object.entries(OTHER_READINGS))) };

const SEATS = ['first', 'second'] as const;

const catalogueOf = (cards: Catalogue['cards'], decks: StartOf<'decks'>['decks']): Catalogue => ({
  cards,
  decks: new Map(SEATS.map((id, seat) => [id, asDeck(id, decks[seat] as DeckList)])),
});

/** Matches of Gate Ruler between random legal decks of the cards of a catalogue. */
export const gateRulerGenerators = (catalogue: Catalogue): MatchGenerator<Game> => {
  const pool = new Pool(catalogue);
  return {
    cards: pool.deckCards,
    maxChoices: 400,
    generate: (chance, _edition, wanted) => ({
      form: 'decks',
      decks: [pool.draw(chance, wanted), pool.draw(chance, wanted)],
      ...drawReadings(chance),
    }),
    mutate: (chance, start, _edition, wanted) =>
      start.form === 'decks'
        ? mutateDecks(chance, start, (rest, gone) => pool.redraw(chance, rest, gone, wanted))
        : undefined,
    shrink: (start) => (start.form === 'decks' ? shrinkDecks(start) : []),
    newGame: (start, edition, seed) => {
      const { decks, readings } = start as StartOf<'decks'>;
      const game = newGame(
        { edition, decks: [...SEATS], seed, index: 0 },
        catalogueOf(catalogue.cards, decks),
      );
      return { ...game, interpretations: withAnswers(game.interpretations, readings) };
    },
    cardIn: (told, game) => {
      const card =
        told.what === 'put' && told.item.kind === 'card'
          ? told.item.card
          : told.what === 'entered' || told.what === 'linked'
            ? told.card
            : undefined;
      return card === undefined ? undefined : game.definitionOf[card];
    },
  };
};

/** Cards that something on the gate names: what they were is known to all, wherever they are now. */
const namedOnGate = ({ gate }: Game): ReadonlySet<Instance> =>
  new Set(
    gate.flatMap((item): readonly Instance[] => {
      if (item.kind === 'ability') return [item.source.card];
      if (item.kind === 'destroy') return [item.card.card];
      return item.kind === 'damage'
        ? [item.source.card, ...item.pairs.map(({ receiver }) => receiver.card)]
        : [];
    }),
  );

/** Cards that no viewer sees: decks, and of the opponent the hand and what lies face down in set zones (3-4b, 3-5b, 3-10b). */
const secretGroups = (game: Game, viewer: Player): readonly (readonly Instance[])[] => {
  const { sides, states, owner } = game;
  const other = opponentOf(viewer);
  const named = namedOnGate(game);
  const faceDown = Object.entries(sides[other].zones)
    .filter(([zone]) => /^set\d/.test(zone))
    .flatMap(([, cards = []]) => cards)
    .filter((card) => states[card]?.faceUp !== true);
  return PLAYERS.flatMap((player) =>
    [
      [...(sides[player].zones.deck ?? []), ...(player === other ? (sides[other].zones.hand ?? []) : [])],
      faceDown.filter((card) => owner[card] === player),
    ].map((cards) => cards.filter((card) => !named.has(card))),
  );
};

/** The game with those cards exchanged for each other; set cards for other cards that may be set. */
export const rerandomizeHidden = (game: Game, viewer: Player): Game => {
  const definitionOf = [...game.definitionOf];
  const [firstPile = [], firstSet = [], secondPile = [], secondSet = []] = secretGroups(game, viewer);
  for (const [pile, set] of [
    [firstPile, firstSet],
    [secondPile, secondSet],
  ] as const) {
    const settable = pile.filter((card) => game.cards[definitionOf[card] as string]?.type === 'event');
    for (const [index, card] of set.entries()) exchange(definitionOf, card, settable[index] ?? card);
    for (const [index, card] of pile.entries()) {
      if (index * 2 < pile.length - 1)
        exchange(definitionOf, card, pile[pile.length - 1 - index] as Instance);
    }
  }
  return { ...game, definitionOf, rng: game.rng.map((word) => ~word) };
};

const exchange = (definitionOf: string[], one: Instance, other: Instance): void => {
  [definitionOf[one], definitionOf[other]] = [definitionOf[other] as string, definitionOf[one] as string];
};
