import type { Player } from '../../../core/decision.ts';
import { definitionFinder, memo } from '../../../core/hot-path.ts';
import type { Ability, CardDefinition, Effect, PrintedCard, RulerRules, ZoneKind } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import {
  type CardRef,
  type CardState,
  DEFAULT_CARD_STATE,
  type Instance,
  type Use,
} from '../state/instance.ts';
import type { PlayRequest } from '../state/option.ts';

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

/** The card as the object it is now (3-2d). */
export const refOf = (game: Game, card: Instance): CardRef => ({ card, object: game.object[card] as number });

/** Whether the object is still there: the card has not become a new one since (3-2d). */
export const isSameObject = (game: Game, ref: CardRef): boolean => game.object[ref.card] === ref.object;

/** The rules a ruler card sets for its player. */
export const rulerRules = (definition: PrintedCard): RulerRules => definition.ruler as RulerRules;

/** What is noted of the card; the neutral state where nothing is. */
export const stateOf = (game: Game, card: Instance): CardState => game.states[card] ?? DEFAULT_CARD_STATE;

/** The ruler card of a player. */
export const rulerOf = (game: Game, player: Player): Instance =>
  game.sides[player].zones.ruler[0] as Instance;

/** The ruler damage that a player's ruler carries, oldest point first. */
export const carriedRulerDamage = (game: Game, player: Player) =>
  stateOf(game, rulerOf(game, player)).rulerDamage;

/** 13-5a: whether any ruler carries damage. */
export const isAnyRulerDamaged = (game: Game): boolean =>
  carriedRulerDamage(game, 0).length > 0 || carriedRulerDamage(game, 1).length > 0;

/** The activated ability at that place of a card. */
export const activatedAbility = (
  game: Game,
  card: Instance,
  index: number,
): Extract<Ability, { kind: 'activated' }> =>
  cardDefinition(game, card).abilities?.[index] as Extract<Ability, { kind: 'activated' }>;

/** The use of an ability, by its place on the card. */
export const abilityUse = (definition: PrintedCard, index: number): Use => `${definition.id}#${index}`;

/** Whether that was used since what was used was forgotten (16-21). */
export const isUsed = (game: Game, card: Instance, use: Use): boolean =>
  stateOf(game, card).used.includes(use);

/** 16-21: whether it is an ability that may be used once a turn and was. */
export const isUsedUp = (game: Game, request: PlayRequest): boolean =>
  request.how === 'activated' &&
  activatedAbility(game, request.card, request.ability).oncePerTurn === true &&
  isUsed(game, request.card, abilityUse(cardDefinition(game, request.card), request.ability));
