import {
  collectFaults,
  type Path,
  ScenarioFault,
  type ScenarioSetting,
} from '../../../core/adapters/scenario.ts';
import { didYouMean } from '../../../core/data/nearest.ts';
import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { Frame, Position } from '../../../core/game-state.ts';
import { type BroughtCard, cardsOfGame } from '../../../kit/sides.ts';
import { missingParts } from '../card-schema/check-card.ts';
import { normalizeCard, type OwnCard, plainUnit, unitByNumbers } from '../card-schema/shorthand.ts';
import { builtInCatalogue, cardCatalogue } from '../cards/catalogue.ts';
import { ZONES } from '../queries/zones.ts';
import { newGame } from '../rules/new-game.ts';
import type { CardDefinition } from '../state/card.ts';
import { type Game, houseRules, type Side, type UnitState } from '../state/game.ts';
import type { Zone } from '../state/instance.ts';
import type { Interpretations } from '../state/interpretations.ts';
import type { Phase } from '../state/progress.ts';
import { positionSchema, type ScenarioPosition, type ScenarioSide } from './schema.ts';

/** The harmless card that decks are filled with: a unit that costs nothing and does nothing. */
export const FILLER = plainUnit('filler', 0, 9);

/** The cards a scenario may name: its own, the house cards, `filler`, and units by their numbers. */
export class ScenarioCards {
  readonly #own: Readonly<Record<string, OwnCard>>;

  constructor(own: Readonly<Record<string, OwnCard>> = {}) {
    this.#own = own;
    collectFaults(Object.keys(own).map((id) => () => this.get(id, ['cards', id])));
  }

  /** The card of that id. Throws `ScenarioFault` if there is none, or if an own card is no card. */
  get(id: string, path: Path, within: readonly string[] = []): CardDefinition {
    if (within.includes(id)) throw new ScenarioFault(path, `${id} is copied from itself`);
    const own = Object.hasOwn(this.#own, id) ? this.#own[id] : undefined;
    if (own !== undefined) return this.#make(id, own, [...within, id]);
    const card = id === FILLER.id ? FILLER : (cardCatalogue.get(id) ?? unitByNumbers(id, id));
    if (card === undefined)
      throw new ScenarioFault(path, `there is no card ${id}${didYouMean(id, [...cardCatalogue.keys()])}`);
    return card;
  }

  #make(id: string, own: OwnCard, within: readonly string[]): CardDefinition {
    const path = ['cards', id];
    if (typeof own === 'string') return unitByNumbers(id, own) as CardDefinition;
    const base = own.like === undefined ? undefined : this.get(own.like, [...path, 'like'], within);
    // The schema has looked at every part; only the wording of references is wider there.
    const card = normalizeCard({ ...own, id, name: id }, base) as CardDefinition;
    const [lack] = missingParts(card);
    if (lack !== undefined) throw new ScenarioFault([...path, lack.path], lack.reason);
    return card;
  }
}

const ENERGY = 5;
const TURN_NUMBER = 2;
const DECK = [FILLER.id, FILLER.id, FILLER.id];
const PLAYER_NAMES = ['p1', 'p2'] as const;

interface PlacedCard extends BroughtCard<CardDefinition> {
  readonly zone: Zone;
  readonly unit: UnitState;
}

/** What begins each phase that a scenario may start in, and the phase that the turn is in until then. */
const STARTS: Readonly<
  Record<NonNullable<ScenarioPosition['phase']>, { readonly phase: Phase; readonly begins: readonly Frame[] }>
> = {
  main: { phase: 'start', begins: [{ state: 'mainPhase', rest: {} }] },
  battle: { phase: 'start', begins: [{ state: 'battlePhase', rest: {} }] },
  'battle goes on': {
    phase: 'battle',
    begins: [
      { state: 'battlePhase', rest: {} },
      { state: 'idle', rest: { phase: 'battle' } },
    ],
  },
};

const placeCards = (cards: ScenarioCards, sides: readonly [ScenarioSide, ScenarioSide]) =>
  collectFaults(
    PLAYERS.flatMap((owner) =>
      ZONES.flatMap((zone) => {
        const entries = sides[owner][zone] ?? (zone === 'deck' ? DECK : []);
        return entries.map((entry, index) => (): PlacedCard => {
          const {
            card,
            damage = 0,
            right = false,
            evaded = false,
          } = typeof entry === 'string' ? { card: entry } : entry;
          const unit = { damage, attackRight: right, mustAttack: false, evaded };
          return { definition: cards.get(card, [PLAYER_NAMES[owner], zone, index]), owner, zone, unit };
        });
      }),
    ),
  );

const sideOf = (laid: readonly PlacedCard[], described: ScenarioSide, player: Player): Side => {
  const { energy = ENERGY, energyGrown = energy, life = houseRules.startingLife } = described;
  const zones = ZONES.map((zone) => [
    zone,
    laid.flatMap((card, instance) => (card.owner === player && card.zone === zone ? [instance] : [])),
  ]);
  return {
    zones: Object.fromEntries(zones),
    life,
    energy,
    energyGrown,
    outOfCards: false,
  };
};

/** The position a scenario describes, as a phase of the turn player begins or goes on. Throws `ScenarioFault`. */
export const buildPosition = (value: unknown, { edition, seed }: ScenarioSetting): Position<Game> => {
  const described = positionSchema.parse(value);
  const { phase = 'main', turn = 'p1', turnNumber = TURN_NUMBER } = described;
  const start = STARTS[phase];
  const cards = new ScenarioCards(described.cards);
  const sides = [described.p1 ?? {}, described.p2 ?? {}] as const;
  const laid = placeCards(cards, sides);
  const [deck = ''] = builtInCatalogue.decks.keys();
  const blank = newGame({ edition, decks: [deck, deck], seed, index: 0 });
  const game: Game = {
    ...blank,
    ...cardsOfGame(laid),
    interpretations: { ...blank.interpretations, ...described.readings } as Interpretations,
    sides: [sideOf(laid, sides[0], 0), sideOf(laid, sides[1], 1)],
    units: Object.fromEntries(
      laid.flatMap((card, instance) =>
        card.zone === 'field' && card.definition.type === 'unit' ? [[instance, card.unit]] : [],
      ),
    ),
    turn: { number: turnNumber, player: turn === 'p1' ? 0 : 1, phase: start.phase },
  };
  return {
    game,
    stack: [{ state: 'turn', rest: {} }, ...start.begins],
  };
};
