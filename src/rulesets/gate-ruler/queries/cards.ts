import { definitionFinder } from '../../../core/definitions.ts';
import { memo } from '../../../core/memo.ts';
import type { CardDefinition, PrintedCard } from '../state/card-2.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { Ability, Effect, ZoneKind } from '../state/card.ts';

type AbilityOf<Kind extends Ability['kind']> = Extract<Ability, { readonly kind: Kind }>;

export type AutoAbility = AbilityOf<'auto'>;
export type ContinuousAbility = AbilityOf<'continuous'>;
export type ActivatedAbility = AbilityOf<'activated'>;

/** An activated ability with its place on the card, and where it is valid. */
export interface PlacedAbility {
  readonly index: number;
  readonly ability: ActivatedAbility;
  readonly zones: readonly ZoneKind[];
}

/** The printed data of a card with its abilities by kind. All have one shape: what a card lacks is there as `undefined`. */
export interface Definition extends PrintedCard {
  /** Touchdown (16-3) is one. */
  readonly autos: readonly AutoAbility[];
  readonly continuous: readonly ContinuousAbility[];
  readonly activated: readonly PlacedAbility[];
}

const touchdown = (effect: Effect): AutoAbility => ({
  kind: 'auto',
  name: 'TD',
  when: { on: 'enters', card: 'this', from: ['hand'], played: true },
  effect,
});

/** 14-2a: where an activated ability is valid unless its text says otherwise. */
const IN_PLAY: readonly ZoneKind[] = ['ruler', 'attack', 'defense', 'field'];

const autosOf = ({ abilities = [], touchdown: effect }: CardDefinition): readonly AutoAbility[] => {
  const autos = abilities.filter((ability) => ability.kind === 'auto');
  return effect === undefined ? autos : [...autos, touchdown(effect)];
};

const activatedOf = ({ abilities = [] }: CardDefinition): readonly PlacedAbility[] => {
  const placed: PlacedAbility[] = [];
  for (const [index, ability] of abilities.entries()) {
    if (ability.kind === 'activated') placed.push({ index, ability, zones: ability.zone ?? IN_PLAY });
  }
  return placed;
};

/** What is printed on a card, worked out once. */
export const definitionFrom = memo(
  (card: CardDefinition): Definition => ({
    id: card.id,
    name: card.name,
    type: card.type,
    faction: card.faction,
    attributes: card.attributes,
    level: card.level,
    atk: card.atk,
    hp: card.hp,
    stk: card.stk,
    legendary: card.legendary,
    keywords: card.keywords,
    enhance: card.enhance,
    summonFromSet: card.summonFromSet,
    summonTo: card.summonTo,
    comesOutOnlyBy: card.comesOutOnlyBy,
    timing: card.timing,
    effect: card.effect,
    abilities: card.abilities,
    counter: card.counter,
    overdrive: card.overdrive,
    touchdown: card.touchdown,
    ruler: card.ruler,
    provenance: card.provenance,
    autos: autosOf(card),
    continuous: (card.abilities ?? []).filter((ability) => ability.kind === 'continuous'),
    activated: activatedOf(card),
  }),
);

/** The definition of a card. */
export const cardDefinition: (game: Game, card: Instance) => Definition = definitionFinder(definitionFrom);
