import { collectFaults, type Path, ScenarioFault } from '../../../core/adapters/scenario.ts';
import { isObject } from '../../../core/cards/schema.ts';
import { MAX_NUMBER } from '../../../core/data/limits.ts';
import { didYouMean } from '../../../core/data/nearest.ts';
import { PLAYERS, type Player } from '../../../core/decision.ts';
import { checkCard, normalizeCard } from '../card-schema/check-card.ts';
import { unknownIdFaults } from '../card-schema/reference-rules.ts';
import { HOUSE_PROVENANCE } from '../cards/card-builders.ts';
import { cardCatalogue } from '../cards/catalogue.ts';
import { rulerRules } from '../queries/cards.ts';
import { isDefenseZone, isInPlay, isSetZone, zoneLimit, zonesOfRuler } from '../queries/zones.ts';
import type { CardDefinition, RulerRules } from '../state/card.ts';
import { type CardState, type DamageEntry, DEFAULT_CARD_STATE, type Zone } from '../state/instance.ts';
import { parsePlayerRef, parseZone, playerRef, zoneName } from './names.ts';
import type { OwnCard, ScenarioEntry, ScenarioSide } from './schema.ts';

const steps = (path: string): Path =>
  path.split(/[.[\]]+/).flatMap((step) => {
    if (step === '') return [];
    return [/^\d+$/.test(step) ? Number(step) : step];
  });

/** The card, if it is one. Throws `ScenarioFault` at the part that is wrong. */
export const requireCard = (card: Readonly<Record<string, unknown>>, path: Path): CardDefinition => {
  const checked = checkCard(card);
  if (checked.card !== undefined) return checked.card;
  const [fault] = checked.faults;
  throw new ScenarioFault([...path, ...steps(fault?.path ?? '')], fault?.reason ?? 'is not a card');
};

/** The harmless card that decks are filled with. */
export const FILLER: CardDefinition = {
  id: 'filler',
  name: { en: 'Filler', ja: '数合わせ' },
  type: 'unit',
  level: 9,
  hp: 1,
  provenance: HOUSE_PROVENANCE,
};

const STATS = /^(-?\d{1,3})\/(-?\d{1,3})\/(-?\d{1,3})$/;

/** A unit with three numbers and nothing else, by its id `ATK/HP/STK`; `undefined` if the id is none. */
const plainUnit = (id: string, stats: string): CardDefinition | undefined => {
  const [, atk, hp, stk] = STATS.exec(stats) ?? [];
  if (atk === undefined) return undefined;
  return {
    id,
    name: { en: id, ja: id },
    type: 'unit',
    atk: Number(atk),
    hp: Number(hp),
    stk: Number(stk),
    provenance: HOUSE_PROVENANCE,
  };
};

const mergedRuler = (base: RulerRules | undefined, own: unknown): unknown =>
  base && isObject(own)
    ? {
        ...base,
        ...own,
        startOfTurn: {
          ...base.startOfTurn,
          ...(isObject(own.startOfTurn) && own.startOfTurn),
        },
      }
    : own;

/** What a card without a name is called: as its id reads. */
const nameFrom = (id: string): string =>
  id.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/** The cards a scenario may name: its own, those of the catalogue, `filler`, and units by their numbers. */
export class ScenarioCards {
  readonly #own: Readonly<Record<string, OwnCard>>;
  readonly #known = new Map<string, CardDefinition>();

  constructor(own: Readonly<Record<string, OwnCard>> = {}) {
    this.#own = own;
    const known = [...Object.keys(own), ...cardCatalogue.keys(), FILLER.id];
    const isKnown = (id: string): boolean => known.includes(id) || plainUnit(id, id) !== undefined;
    collectFaults(
      Object.keys(own).map((id) => () => {
        const path = ['cards', id];
        const [unknown] = unknownIdFaults(this.#called(id, path, []), isKnown, known);
        if (unknown !== undefined) throw new ScenarioFault([...path, ...steps(unknown.path)], unknown.reason);
      }),
    );
  }

  /** The card of that id. Throws `ScenarioFault` if there is none, or if an own card is no card. */
  get(id: string, path: Path): CardDefinition {
    return this.#called(id, path, []);
  }

  #called(id: string, path: Path, within: readonly string[]): CardDefinition {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const card = this.#find(id, path, within);
    this.#known.set(id, card);
    return card;
  }

  #find(id: string, path: Path, within: readonly string[]): CardDefinition {
    if (within.includes(id)) throw new ScenarioFault(path, `${id} is copied from itself`);
    const own = Object.hasOwn(this.#own, id) ? this.#own[id] : undefined;
    if (own !== undefined) return this.#make(id, own, [...within, id]);
    const card = id === FILLER.id ? FILLER : (cardCatalogue.get(id) ?? plainUnit(id, id));
    if (card === undefined)
      throw new ScenarioFault(path, `there is no card ${id}${didYouMean(id, [...cardCatalogue.keys()])}`);
    return card;
  }

  #make(id: string, own: OwnCard, within: readonly string[]): CardDefinition {
    const path = ['cards', id];
    if (typeof own === 'string') return plainUnit(id, own) as CardDefinition;
    const { like, ...described } = own;
    const base = like === undefined ? undefined : this.#called(like, [...path, 'like'], within);
    const ruler = mergedRuler(base?.ruler, described.ruler ?? base?.ruler);
    const whole = normalizeCard({ name: nameFrom(id), ...described });
    return requireCard(
      {
        type: 'unit',
        ...base,
        ...(isObject(whole) && whole),
        ...(ruler !== undefined && { ruler }),
        id,
        provenance: HOUSE_PROVENANCE,
      },
      path,
    );
  }
}

/** A card of the position, about to become an instance; its place in the list is its number. */
export interface PlacedCard {
  readonly definition: CardDefinition;
  readonly owner: Player;
  /** `gate`: it is being played. */
  readonly at: { readonly player: Player; readonly zone: Zone } | 'gate';
  readonly state?: CardState;
  /** Place in the list of the card it lies under. */
  readonly soulOf?: number;
}

const DECK_FILLING = 20;
const RULER = 'apprentice';
const RESOURCE = 'resource';

interface Laying {
  readonly cards: ScenarioCards;
  /** Number of the phase going on as the scenario starts. */
  readonly phaseNumber: number;
}

type WholeEntry = Extract<ScenarioEntry, { card: string }>;
type DescribedSoul = Extract<NonNullable<WholeEntry['souls']>, { card: string }>;

const asList = <T>(value: T | readonly T[] | undefined): readonly T[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
};

const wholeEntries = (entry: ScenarioEntry): readonly WholeEntry[] => {
  if (typeof entry === 'number') return Array.from({ length: entry }, () => ({ card: FILLER.id }));
  return [typeof entry === 'string' ? { card: entry } : entry];
};

const damageLog = (damage: WholeEntry['damage'], phaseNumber: number): readonly DamageEntry[] =>
  asList(damage).map((each) => {
    const { amount, combat = false, earlier = false } = typeof each === 'number' ? { amount: each } : each;
    return { amount, combat, phaseNumber: phaseNumber - (earlier ? 1 : 0) };
  });

const carriedPoints = (carries: WholeEntry['carries']): CardState['rulerDamage'] =>
  typeof carries === 'number'
    ? Array.from({ length: carries }, () => ({ cannotCounter: false }))
    : (carries ?? []).map((point) => ({ cannotCounter: point === 'cannotCounter' }));

const hasState = (zone: Zone): boolean => isInPlay(zone) || zone === 'resource' || zone === 'drive';

const stateOfEntry = (entry: WholeEntry, zone: Zone, phaseNumber: number): CardState => {
  const log = damageLog(entry.damage, phaseNumber);
  return {
    ...DEFAULT_CARD_STATE,
    exhausted: isDefenseZone(zone) || (entry.exhausted ?? false),
    faceUp: entry.faceUp ?? !(isSetZone(zone) || zone === 'drive'),
    damage: log.reduce((total, { amount }) => total + amount, 0),
    damageLog: log,
    rulerDamage: carriedPoints(entry.carries),
  };
};

const zoneEntries = (side: ScenarioSide, zone: Zone): readonly ScenarioEntry[] => {
  const name = zoneName(zone);
  if (zone === 'deck') {
    const { deck } = side;
    if (typeof deck === 'object' && !Array.isArray(deck) && 'only' in deck) return asList(deck.only);
    return [...asList(deck as ScenarioEntry | readonly ScenarioEntry[] | undefined), DECK_FILLING];
  }
  return asList(side[name as keyof ScenarioSide] as ScenarioEntry | readonly ScenarioEntry[] | undefined);
};

/** What a ruler brings where the scenario does not say: itself, and its resources. */
const completed = (side: ScenarioSide, ruler: CardDefinition): ScenarioSide => ({
  ...side,
  ruler: side.ruler ?? RULER,
  resources: side.resources ?? Array.from({ length: rulerRules(ruler).resources }, () => RESOURCE),
});

const asResources = (entry: ScenarioEntry): readonly ScenarioEntry[] =>
  typeof entry === 'number' ? Array.from({ length: entry }, () => RESOURCE) : [entry];

const rulerOfSide = ({ cards }: Laying, side: ScenarioSide, path: Path): CardDefinition => {
  if (typeof side.ruler === 'number') throw new ScenarioFault(path, 'write the ruler as the id of its card');
  const [entry = { card: RULER }] = side.ruler === undefined ? [] : wholeEntries(side.ruler);
  const definition = cards.get(entry.card, path);
  if (definition.ruler === undefined) throw new ScenarioFault(path, `the card ${entry.card} is not a ruler`);
  return definition;
};

const refuseMissingZones = (side: ScenarioSide, zones: readonly Zone[], player: Player): void => {
  for (const key of Object.keys(side)) {
    if (key === 'summonCap' || key === 'summonCount' || zones.includes(parseZone(key))) continue;
    throw new ScenarioFault([playerRef(player), key], 'the ruler has no such zone (3-2f)');
  }
};

const laidEntry = (
  laying: Laying,
  entry: WholeEntry,
  place: { readonly player: Player; readonly zone: Zone },
  number: number,
  path: Path,
): readonly PlacedCard[] => {
  const { cards, phaseNumber } = laying;
  const { player, zone } = place;
  const definition = cards.get(entry.card, path);
  const limit = zoneLimit(zone, definition);
  if (limit !== undefined) {
    throw new ScenarioFault(path, `the card ${entry.card} cannot be in ${zoneName(zone)} (3-2h, ${limit})`);
  }
  const owner = entry.owner === undefined ? player : parsePlayerRef(entry.owner);
  const laid: PlacedCard = {
    definition,
    owner,
    at: place,
    ...(hasState(zone) && { state: stateOfEntry(entry, zone, phaseNumber) }),
  };
  const souls = asList(entry.souls).map((each): PlacedCard => {
    const soul: DescribedSoul = typeof each === 'string' ? { card: each } : each;
    const soulOwner = soul.owner === undefined ? owner : parsePlayerRef(soul.owner);
    return {
      definition: cards.get(soul.card, [...path, 'souls']),
      owner: soulOwner,
      at: { player: soulOwner, zone: 'soul' },
      soulOf: number,
    };
  });
  return [laid, ...souls];
};

/** The cards of one side, numbered from `first`. Throws `ScenarioFault`. */
const laidSide = (
  laying: Laying,
  described: ScenarioSide,
  player: Player,
  first: number,
): readonly PlacedCard[] => {
  const seat = playerRef(player);
  const ruler = rulerOfSide(laying, described, [seat, 'ruler']);
  const side = completed(described, ruler);
  const zones = zonesOfRuler(rulerRules(ruler));
  refuseMissingZones(side, zones, player);
  const laid: PlacedCard[] = [];
  let excess: Path | undefined;
  const lay = (zone: Zone, entry: ScenarioEntry, path: Path): void => {
    for (const each of zone === 'resource' ? asResources(entry) : [entry]) {
      for (const whole of wholeEntries(each)) {
        if (excess !== undefined) return;
        laid.push(...laidEntry(laying, whole, { player, zone }, first + laid.length, path));
        if (laid.length > MAX_NUMBER) excess = path;
      }
    }
  };
  collectFaults(
    zones
      .filter((zone) => zone !== 'soul')
      .flatMap((zone) =>
        zoneEntries(side, zone).map((entry, index, entries) => () => {
          lay(zone, entry, [seat, zoneName(zone), ...(entries.length > 1 ? [index] : [])]);
        }),
      ),
  );
  if (excess !== undefined) throw new ScenarioFault(excess, `a player has at most ${MAX_NUMBER} cards`);
  return laid;
};

/** Every card that lies in a zone, player by player. Throws `ScenarioFault`. */
export const placeCards = (
  laying: Laying,
  sides: readonly [ScenarioSide, ScenarioSide],
): readonly PlacedCard[] => {
  const laid: PlacedCard[] = [];
  collectFaults(
    PLAYERS.map((player) => () => laid.push(...laidSide(laying, sides[player], player, laid.length))),
  );
  return laid;
};
