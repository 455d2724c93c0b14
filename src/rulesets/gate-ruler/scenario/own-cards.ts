import { type Path, ScenarioFault } from '../../../core/adapters/scenario.ts';
import { normalizeCard } from '../card-schema/check-card.ts';
import { cardCatalogue } from '../cards/catalogue.ts';
import type { CardDefinition, RulerRules } from '../state/card-2.ts';
import { requireCard } from './layout.ts';
import type { OwnCard } from './schema.ts';

/** The harmless card that decks are filled with. */
export const FILLER: CardDefinition = {
  id: 'filler',
  name: { en: 'Filler', ja: '数合わせ' },
  type: 'unit',
  level: 9,
  hp: 1,
  provenance: { source: 'house', assumed: [] },
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
    provenance: { source: 'house', assumed: [] },
  };
};

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
    for (const id of Object.keys(own)) this.#called(id, ['cards', id], []);
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
    if (within.includes(id)) throw new ScenarioFault(path, `${id} is like itself`);
    const own = Object.hasOwn(this.#own, id) ? this.#own[id] : undefined;
    if (own !== undefined) return this.#make(id, own, [...within, id]);
    const card = id === FILLER.id ? FILLER : (cardCatalogue.get(id) ?? plainUnit(id, id));
    if (card === undefined) throw new ScenarioFault(path, `there is no card ${id}`);
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
        provenance: { source: 'house', assumed: [] },
      },
      path,
    );
  }
}
