import type { Player } from '../../../kernel/decision.ts';
import { memo, memoOn } from '../../../kernel/memo.ts';
import type { CardDefinition } from '../values/card.ts';
import type { CardRef, Game, Instance } from '../values/game.ts';
import type { Ability, Continuous, Reference, ZoneKind } from '../values/language.ts';
import type { Scope } from '../values/scope.ts';
import { isTrue } from './condition.ts';
import { cardsInPlay } from './in-play.ts';
import { definitionFor, refTo } from './information.ts';
import { isMeant } from './reference.ts';
import { memoOnState } from './state-memo.ts';
import { kindOf } from './zone-kind.ts';
import { controllerOf } from './zones.ts';

/** An effect that is true now; `on` are the cards it was applied to, absent where its text says which. */
export interface ActiveEffect {
  readonly effect: Continuous;
  readonly scope: Scope;
  readonly on?: readonly CardRef[];
}

type ContinuousAbility = Extract<Ability, { kind: 'continuous' }>;

const continuousOf = memo((definition: CardDefinition): readonly ContinuousAbility[] =>
  (definition.abilities ?? []).filter(
    (ability): ability is ContinuousAbility => ability.kind === 'continuous',
  ),
);

const NOTHING_CHOSEN = {};

/** A continuous ability of a card that lies where it is valid. */
interface Standing {
  readonly card: Instance;
  readonly player: Player;
  readonly ability: ContinuousAbility;
}

const isValidIn = ({ zone: valid }: ContinuousAbility, kind: ZoneKind): boolean =>
  valid ? valid.includes(kind) : kind !== 'set';

const standing = memoOn(cardsInPlay, (game): readonly Standing[] =>
  cardsInPlay(game).flatMap(({ card, player, zone }) =>
    continuousOf(definitionFor(game, card))
      .filter((ability) => isValidIn(ability, kindOf(zone)))
      .map((ability) => ({ card, player, ability })),
  ),
);

const ofAbilities = (game: Game): readonly ActiveEffect[] => {
  const active: ActiveEffect[] = [];
  for (const { card, player, ability } of standing(game)) {
    const scope: Scope = { controller: player, source: refTo(game, card), choices: NOTHING_CHOSEN };
    if (ability.while && !isTrue(game, scope, ability.while)) continue;
    for (const effect of ability.effects) active.push({ effect, scope });
  }
  return active;
};

const NONE: readonly ActiveEffect[] = [];

const ofLasting = (game: Game): readonly ActiveEffect[] =>
  game.lasting.length === 0
    ? NONE
    : game.lasting.map(({ effect, controller, source, on }) => ({
        effect,
        scope: { controller, source, choices: NOTHING_CHOSEN },
        on,
      }));

const beingRead = new WeakSet<Game>();

const readActiveEffects = memoOnState((game): readonly ActiveEffect[] => {
  if (standing(game).length === 0) return ofLasting(game);
  beingRead.add(game);
  const abilities = ofAbilities(game);
  beingRead.delete(game);
  return game.lasting.length === 0 ? abilities : [...abilities, ...ofLasting(game)];
});

/**
 * Every continuous ability that is valid and every effect that lasts, in the order they came (14-1a-3, 14-1b). While
 * the conditions of the abilities themselves are read, only what lasts counts (inferred), so that no two abilities
 * wait for each other.
 */
export const activeEffects = (game: Game): readonly ActiveEffect[] =>
  beingRead.has(game) ? ofLasting(game) : readActiveEffects(game);

/** Whether an effect is on that card: applied to it as the same object, or meant by its text. */
export const applies = (
  game: Game,
  scope: Scope,
  reference: Reference,
  on: readonly CardRef[] | undefined,
  card: Instance,
): boolean =>
  (on === undefined
    ? isMeant(game, scope, reference, card)
    : on.some(
        (ref) => ref.card === card && (ref.object === ANY_OBJECT || game.object[card] === ref.object),
      )) && !isUnaffected(game, card, scope.controller);

/** The object number of a card that an effect goes with wherever it goes (3-2d-1). */
export const ANY_OBJECT = -1;

/**
 * 14-12a: whether the card is not affected by effects of that player: its controller's opponent, by a text that says
 * so (u2103/unaffected.1). Continuing effects do not apply to it (u2103/unaffected.4).
 */
export const isUnaffected = (game: Game, card: Instance, by: Player): boolean =>
  activeEffects(game).some(
    ({ effect, scope }) =>
      'unaffected' in effect && controllerOf(game, card) !== by && isMeant(game, scope, effect.on, card),
  );
