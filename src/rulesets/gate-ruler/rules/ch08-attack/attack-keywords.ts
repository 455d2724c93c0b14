import { flatMapFast } from '../../../../core/hot-path.ts';
import { emitEvent } from '../../events/emit.ts';
import { isSameObject, refOf, rulerOf } from '../../queries/cards.ts';
import { attackOf, hasKeyword, strikeOf } from '../../queries/effects.ts';
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
import { putDamage } from '../ch13-damage/damage.ts';

/** Whether the three keywords deal combat damage; once they dealt the damage of effects. */
const isCombat = ({ interpretations }: Game): boolean => interpretations.keywordDamage === 'combat';

const damageKindClauses = (game: Game): readonly ClauseId[] =>
  isCombat(game) ? ['u2103/combat-damage.1', 'u2103/combat-damage.2'] : ['u2103/replaced.2'];

/** The damage of a keyword, of a unit in play. */
const putKeywordDamage = (
  game: Game,
  source: Instance,
  receiver: Instance,
  amount: number,
  clause: ClauseId,
  by: readonly ClauseId[] = [],
): Game => {
  const { player: controller } = locationOf(game, source) as Place;
  const damage = {
    source: refOf(game, source),
    controller,
    pairs: [{ receiver, amount }],
    combat: isCombat(game),
  };
  return putDamage(game, damage, clause, [...damageKindClauses(game), ...by]);
};

/** 8-5a: whether the attacked unit has Intercept and a unit attacks it. */
export const hasIntercept = (game: Game): boolean => {
  const attacked = attackedUnit(game);
  return (
    attacked !== undefined && attackingUnit(game) !== undefined && hasKeyword(game, attacked, 'intercept')
  );
};

/** 8-5a-1: combat damage, unless it is read as the damage of an effect. */
const interceptKindClauses = (game: Game): readonly ClauseId[] => (isCombat(game) ? ['8-5a-1'] : []);

/** 8-5a, 16-6: it deals its ATK to the attacking unit before the combat damage. */
export const dealIntercept = (game: Game): Game => {
  const attacked = attackedUnit(game) as Instance;
  const attacker = attackingUnit(game) as Instance;
  return putKeywordDamage(
    game,
    attacked,
    attacker,
    attackOf(game, attacked),
    '8-5a',
    interceptKindClauses(game),
  );
};

const isOnCenterLine = (game: Game): boolean => currentAttack(game).line === 'center';

const attacksDefender = (game: Game): boolean => isOnCenterLine(game) && attackedUnit(game) !== undefined;

const NOTHING_NOTED: CombatNotes = { penetrate: false };

/** 8-6a-1: remembers Penetrate (16-5) as it stands. */
export const notePenetrate = (game: Game): Game => {
  const attack = currentAttack(game);
  const { card } = attack.attacker;
  const penetrate =
    isSameObject(game, attack.attacker) && attacksDefender(game) && hasKeyword(game, card, 'penetrate');
  const noted = withAttack(game, attackWithNotes(attack, { penetrate }));
  const fact = { clause: '8-6a-1', decidedBy: ['u2103/penetrate.1'], what: 'noted' } as const;
  return penetrate ? emitEvent(noted, { ...fact, card, keyword: 'penetrate' }) : noted;
};

/** 8-6a-2: remembers Counterattack (16-7) in the same way. */
export const noteCounterattack = (game: Game): Game => {
  const card = attackedUnit(game);
  if (card === undefined || attackingUnit(game) === undefined) return game;
  if (!hasKeyword(game, card, 'counterattack')) return game;
  const attack = currentAttack(game);
  const { penetrate } = attack.notes ?? NOTHING_NOTED;
  const notes: CombatNotes = { penetrate, counterattack: refOf(game, card) };
  const noted = withAttack(game, attackWithNotes(attack, notes));
  const fact = { clause: '8-6a-2', decidedBy: ['u2103/counterattack.1'], what: 'noted' } as const;
  return emitEvent(noted, { ...fact, card, keyword: 'counterattack' });
};

const isDefenseEmpty = (game: Game): boolean =>
  zonesOfKind(game, nonTurnPlayer(game), 'defense').every(
    (zone) => cardsIn(game, nonTurnPlayer(game), zone).length === 0,
  );

export const isPenetrateNoted = (game: Game): boolean => currentAttack(game).notes?.penetrate === true;

/** Penetrate was remembered, but a unit is in the defense zone still, or again. */
export const isPenetrateStopped = (game: Game): boolean => isPenetrateNoted(game) && !isDefenseEmpty(game);

/** 8-6c-1: Penetrate was remembered, the attack is still on the center line, and no unit defends it now. */
export const doesPenetrate = (game: Game): boolean =>
  isPenetrateNoted(game) && isOnCenterLine(game) && isStillAttacking(game) && isDefenseEmpty(game);

/** 8-6c-1: the attacking card deals its STK to the enemy ruler. */
export const dealPenetrate = (game: Game): Game => {
  const { card } = currentAttack(game).attacker;
  return putKeywordDamage(game, card, rulerOf(game, nonTurnPlayer(game)), strikeOf(game, card), '8-6c-1');
};

const isAttacked = (game: Game, unit: Instance): boolean =>
  unitsOn(game, nonTurnPlayer(game), currentAttack(game).line).includes(unit);

/** The unit whose Counterattack was remembered. */
const notedUnit = (game: Game): CardRef | undefined => currentAttack(game).notes?.counterattack;

export const isCounterattackNoted = (game: Game): boolean => notedUnit(game) !== undefined;

/** 8-6c-2: Counterattack was remembered, the unit is still in play, and an enemy unit still attacks it. */
export const doesCounterattack = (game: Game): boolean => {
  const unit = notedUnit(game);
  return (
    unit !== undefined &&
    isSameObject(game, unit) &&
    isAttacked(game, unit.card) &&
    attackingUnit(game) !== undefined
  );
};

/** 8-6c-2: it deals its ATK to the attacking unit. */
export const dealCounterattack = (game: Game): Game => {
  const { card } = notedUnit(game) as CardRef;
  return putKeywordDamage(game, card, attackingUnit(game) as Instance, attackOf(game, card), '8-6c-2');
};

const emptyDefense = (game: Game): Zone | undefined =>
  zonesOfKind(game, game.turn.player, 'defense').find(
    (zone) => cardsIn(game, game.turn.player, zone).length === 0,
  );

const vigilantUnits = (game: Game): readonly Instance[] =>
  flatMapFast(zonesOfKind(game, game.turn.player, 'attack'), (zone) =>
    cardsIn(game, game.turn.player, zone),
  ).filter((card) => hasKeyword(game, card, 'vigilance'));

/** 8-8b: whether a unit with Vigilance may move to an empty defense zone. */
export const canStandGuard = (game: Game): boolean =>
  emptyDefense(game) !== undefined && vigilantUnits(game).length > 0;

/** 8-8b: one of them moves, or none. */
export const vigilanceOptions = (game: Game): readonly GateRulerOption[] => {
  const to = zoneKey(emptyDefense(game) as Zone);
  return [
    { key: 'pass', form: 'pass' },
    ...vigilantUnits(game).map(
      (card): GateRulerOption => ({
        key: `move ${cardKey(game, game.turn.player, card)} to ${to}`,
        form: 'card',
        card,
      }),
    ),
  ];
};

/** 8-8b, 16-9: the unit moves to the defense zone. */
export const standGuard = (game: Game, card: Instance): Game =>
  moveCard(game, card, { player: game.turn.player, zone: emptyDefense(game) as Zone }, '8-8b');
