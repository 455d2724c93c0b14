import { type Path, ScenarioFault } from '../../../core/adapters/scenario.ts';
import type { OwnCard } from '../card-schema/own-card.ts';
import { plainUnit, unitByNumbers } from '../card-schema/shorthand.ts';
import { missingParts } from '../card-schema/types.ts';
import { normalizeCard } from '../card-schema/written.ts';
import { cardCatalogue } from '../cards/index-2.ts';
import type { CardDefinition } from '../state/card.ts';

/** The harmless card that decks are filled with: a unit that costs nothing and does nothing. */
export const FILLER = plainUnit('filler', 0, 9);

/** The cards a scenario may name: its own, the house cards, `filler`, and units by their numbers. */
export class ScenarioCards {
  readonly #own: Readonly<Record<string, OwnCard>>;

  constructor(own: Readonly<Record<string, OwnCard>> = {}) {
    this.#own = own;
    for (const id of Object.keys(own)) this.get(id, ['cards', id]);
  }

  /** The card of that id. Throws `ScenarioFault` if there is none, or if an own card is no card. */
  get(id: string, path: Path, within: readonly string[] = []): CardDefinition {
    if (within.includes(id)) throw new ScenarioFault(path, `${id} is like itself`);
    const own = Object.hasOwn(this.#own, id) ? this.#own[id] : undefined;
    if (own !== undefined) return this.#make(id, own, [...within, id]);
    const card = id === FILLER.id ? FILLER : (cardCatalogue.get(id) ?? unitByNumbers(id, id));
    if (card === undefined) throw new ScenarioFault(path, `there is no card ${id}`);
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
