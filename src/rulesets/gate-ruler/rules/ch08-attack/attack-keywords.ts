import { opponentOf } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { clausesThatApply, emitEvent } from '../../events/emit.ts';
import { type KeywordWith, keywordsWith } from '../../keywords/lookup.ts';
import { isSameObject, refOf, rulerOf } from '../../queries/cards.ts';
import { hasKeyword, hasOneOf, statOf } from '../../queries/effects.ts';
import {
  attackedUnit,
  attackingUnit,
  currentAttack,
  isStillAttacking,
  nonTurnPlayer,
  unitsOn,
} from '../../queries/in-play.ts';
import { cardKey, zoneKey } from '../../queries/place-names.ts';
import { cardsIn, locationOf, zonesOfKind } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import { attackWithNotes } from '../../state/copies.ts';
import type { CombatNotes, Game } from '../../state/game.ts';
import type { CardRef, Instance, Place, Zone } from '../../state/instance.ts';
import type { GateRulerOption } from '../../state/option.ts';
import { withAttack } from '../../state/setters.ts';
import { moveCard } from '../ch03-zones/movement.ts';
import { damageAmount, putDamage } from '../ch13-damage/damage.ts';

/** A keyword that deals damage beside the combat damage: Penetrate, Intercept, Counterattack. */
type DamageKeyword = KeywordWith<'deals'>;

/** Whether these keywords deal combat damage; once they dealt the damage of effects. */
const isCombat = ({ interpretations }: Game): boolean => interpretations.keywordDamage === 'combat';

const damageKindClauses = (game: Game, { deals }: DamageKeyword): readonly ClauseId[] =>
  isCombat(game)
    ? ['u2103/combat-damage.1', 'u2103/combat-damage.2', ...(deals.asCombat ?? [])]
    : ['u2103/replaced.2'];

const isOnCenterLine = (game: Game): boolean => currentAttack(game).line === 'center';

/** Whether the attack is one that the keyword is about: on a unit in the defense zone, or of a unit on a unit. */
const meetsAttack = (game: Game, { deals }: DamageKeyword): boolean => {
  if (attackedUnit(game) === undefined) return false;
  return deals.by === 'attacker'
    ? isStillAttacking(game) && isOnCenterLine(game)
    : attackingUnit(game) !== undefined;
};

/** The card that would deal the damage of the keyword as the attack is now, if there is one. */
const bearerOf = (game: Game, keyword: DamageKeyword): Instance | undefined => {
  if (!meetsAttack(game, keyword)) return undefined;
  const card = keyword.deals.by === 'attacker' ? currentAttack(game).attacker.card : attackedUnit(game);
  return card !== undefined && hasKeyword(game, card, keyword.id) ? card : undefined;
};

/** 8-5a: whether a card in the attack deals the damage of the keyword. */
export const hasBearer = (game: Game, keyword: DamageKeyword): boolean =>
  bearerOf(game, keyword) !== undefined;

/** 8-6a-1, 8-6a-2: remembers which card has the keyword before the combat damage; of the attacker, whether it has. */
export const noteKeyword = (game: Game, keyword: DamageKeyword): Game => {
  const { id, deals } = keyword;
  const card = bearerOf(game, keyword);
  if (card === undefined && deals.by === 'attacked') return game;
  const attack = currentAttack(game);
  const note = deals.by === 'attacker' ? card !== undefined : refOf(game, card as Instance);
  const noted = withAttack(game, attackWithNotes(attack, { ...NOTHING_NOTED, ...attack.notes, [id]: note }));
  return card === undefined || deals.noted === undefined
    ? noted
    : emitEvent(noted, { ...deals.noted, what: 'noted', card, keyword: id });
};

const NOTHING_NOTED: CombatNotes = { penetrate: false };

/** The card whose keyword was remembered. */
const notedCard = (game: Game, { id }: DamageKeyword): CardRef | undefined => {
  const { attacker, notes } = currentAttack(game);
  const note = notes?.[id];
  return note === true ? attacker : note || undefined;
};

const isDefenseEmpty = (game: Game): boolean =>
  zonesOfKind(game, nonTurnPlayer(game), 'defense').every(
    (zone) => cardsIn(game, nonTurnPlayer(game), zone).length === 0,
  );

const isAttacked = (game: Game, unit: Instance): boolean =>
  unitsOn(game, nonTurnPlayer(game), currentAttack(game).line).includes(unit);

/**
 * 8-6c-1, 8-6c-2: whether the remembered keyword deals its damage after the combat damage. The attack is still on the
 * center line, and no unit defends it now; or the unit is still in play, and an enemy unit still attacks it.
 */
export const dealsAfterwards = (game: Game, keyword: DamageKeyword): boolean => {
  const noted = notedCard(game, keyword);
  if (noted === undefined) return false;
  return keyword.deals.by === 'attacker'
    ? isOnCenterLine(game) && isStillAttacking(game) && isDefenseEmpty(game)
    : isSameObject(game, noted) && isAttacked(game, noted.card) && attackingUnit(game) !== undefined;
};

/** 8-6c: a remembered keyword whose condition holds no more after the combat damage deals nothing. */
export const dropKeyword = (game: Game, keyword: DamageKeyword): Game => {
  const { id, deals } = keyword;
  if (notedCard(game, keyword) === undefined) return game;
  const decidedBy = clausesThatApply('u2103/damage-step.2', !isDefenseEmpty(game) && deals.stopped);
  return emitEvent(game, { clause: '8-6c', decidedBy, what: 'unmet', keyword: id });
};

/** 8-5a, 8-6c-1, 8-6c-2: the card deals its number to the enemy ruler or the attacker. */
export const dealKeywordDamage = (game: Game, keyword: DamageKeyword): Game => {
  const { stat, to, clause } = keyword.deals;
  const card = (notedCard(game, keyword)?.card ?? bearerOf(game, keyword)) as Instance;
  const { player: controller } = locationOf(game, card) as Place;
  const receiver =
    to === 'attacker' ? (attackingUnit(game) as Instance) : rulerOf(game, opponentOf(controller));
  const damage = {
    source: refOf(game, card),
    controller,
    pairs: [{ receiver, amount: damageAmount(statOf(game, card, stat)) }],
    combat: isCombat(game),
  };
  return putDamage(game, damage, clause, damageKindClauses(game, keyword));
};

const STANDS_GUARD = keywordsWith('standsGuard');

const emptyDefense = (game: Game): Zone | undefined =>
  zonesOfKind(game, game.turn.player, 'defense').find(
    (zone) => cardsIn(game, game.turn.player, zone).length === 0,
  );

const vigilantUnits = (game: Game): readonly Instance[] =>
  flatMapFast(zonesOfKind(game, game.turn.player, 'attack'), (zone) =>
    cardsIn(game, game.turn.player, zone),
  ).filter((card) => hasOneOf(game, card, STANDS_GUARD));

/** 8-8b: whether a unit with Vigilance may move to an empty defense zone. */
export const canStandGuard = (game: Game): boolean =>
  emptyDefense(game) !== undefined && vigilantUnits(game).length > 0;

/** 8-8b: one of them moves, or none. */
export const vigilanceOptions = (game: Game): readonly GateRulerOption[] => {
  const to = zoneKey(emptyDefense(game) as Zone);
  return [
    { key: 'pass', type: 'pass' },
    ...vigilantUnits(game).map(
      (card): GateRulerOption => ({
        key: `move ${cardKey(game, game.turn.player, card)} to ${to}`,
        type: 'choose.card',
        card,
      }),
    ),
  ];
};

/** 8-8b, 16-9: the unit moves to the defense zone. */
export const standGuard = (game: Game, card: Instance): Game =>
  moveCard(game, card, { player: game.turn.player, zone: emptyDefense(game) as Zone }, '8-8b');
