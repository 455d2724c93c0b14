import { type Path, ScenarioFault } from '../../../kernel/scenario.ts';
import { cardCatalogue } from '../cards/index.ts';
import type { CardDefinition, Effect } from '../values/card.ts';
import { type OwnCard, PLAIN_UNIT } from './card-schema.ts';

const plainUnit = (id: string, attack: number, life: number): CardDefinition => ({
  id,
  name: { en: id, ja: id },
  type: 'unit',
  cost: 0,
  attack,
  life,
  provenance: 'house',
});

/** The harmless card that decks are filled with: a unit that costs nothing and does nothing. */
export const FILLER = plainUnit('filler', 0, 9);

const unitByNumbers = (id: string, numbers: string): CardDefinition | undefined => {
  const [, attack, life] = PLAIN_UNIT.exec(numbers) ?? [];
  return attack === undefined ? undefined : plainUnit(id, Number(attack), Number(life));
};

type Instructions = Effect['instructions'];

/** The schema has looked at every instruction; only the wording of references is wider there. */
const effectOf = (instructions: readonly unknown[]): Effect => ({
  instructions: instructions as Instructions,
});

const withEffect = ({
  energy,
  effect,
}: {
  readonly energy: number;
  readonly effect: readonly unknown[];
}) => ({
  energy,
  effect: effectOf(effect),
});

const madeOf = (described: Exclude<OwnCard, string>): Partial<CardDefinition> => {
  const { like: _, in: entering, out, ability, optional, effect, sides, ...plain } = described;
  const effects = sides ?? (effect && [effect]);
  return {
    ...(plain as Partial<CardDefinition>),
    ...(entering && { in: effectOf(entering) }),
    ...(out && { out: effectOf(out) }),
    ...(ability && { ability: withEffect(ability) }),
    ...(optional && { optional: withEffect(optional) }),
    ...(effects && { effects: effects.map(effectOf) }),
  };
};

const lackOf = ({ type, attack, life, effects, windows }: CardDefinition): string | undefined => {
  if (type === 'unit' && (attack === undefined || life === undefined)) return 'a unit needs attack and life';
  if (['spell', 'counter'].includes(type) && effects === undefined) return `a ${type} needs an effect`;
  return type === 'counter' && windows === undefined
    ? 'a counter needs the windows it is activated at'
    : undefined;
};

/** The cards a scenario may name: its own, the house cards, `filler`, and units by their numbers. */
export class ScenarioCards {
  readonly #own: Readonly<Record<string, OwnCard>>;

  constructor(own: Readonly<Record<string, OwnCard>> = {}) {
    this.#own = own;
    for (const id of Object.keys(own)) this.called(id, ['cards', id]);
  }

  /** The card of that id. Throws `ScenarioFault` if there is none, or if an own card is no card. */
  called(id: string, path: Path, within: readonly string[] = []): CardDefinition {
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
    const base = own.like === undefined ? undefined : this.called(own.like, [...path, 'like'], within);
    const card: CardDefinition = {
      type: 'unit',
      cost: 0,
      ...base,
      ...madeOf(own),
      id,
      name: { en: id, ja: id },
      provenance: 'house',
    };
    const lack = lackOf(card);
    if (lack !== undefined) throw new ScenarioFault(path, lack);
    return card;
  }
}
