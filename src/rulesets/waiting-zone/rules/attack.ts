import { canonicalOptions, opponentOf } from '../../../core/decision.ts';
import { attackOf, isUnitThere, nonTurnPlayer, ownerOf, refOf, unitState } from '../queries/cards.ts';
import { selectionKey } from '../queries/place-names.ts';
import { NO_OTHER_DEMANDED, type Precondition, precondition, sentenceOf } from '../queries/precondition.ts';
import { unitsOf, waitingAttack, waitingDamage } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { OptionOf } from '../state/option.ts';
import { emitEvent, withUnit } from '../state/setters.ts';
import type { Target, WaitingAttack, WaitingDamage } from '../state/waiting-item.ts';
import { dueCheck } from './counter-check.ts';
import {
  createDamage,
  dealTogether,
  isRetaliationSuppressed,
  type NewDamage,
  suppressRetaliation,
} from './damage.ts';
import { putWaiting, removeWaiting, withItem } from './movement.ts';

/** attack.1: what a unit needs to attack now. */
export const ATTACK: readonly Precondition[] = [
  precondition(
    ['NO_UNIT', 'event.2', { en: 'units attack', ja: '攻撃するのはユニットである' }],
    (game, { card }) => unitState(game, card) !== undefined,
  ),
  precondition(
    [
      'NOT_BATTLE_PHASE',
      'attack.1',
      { en: 'units attack in the battle phase', ja: 'ユニットはバトルフェイズに攻撃する' },
    ],
    ({ turn }) => turn.phase === 'battle',
    ({ turn }) => [{ en: `it is the ${turn.phase} phase`, ja: '今はバトルフェイズではない' }],
  ),
  precondition(
    [
      'NO_RIGHT',
      'attack.1',
      { en: 'the unit must have its right to attack', ja: '攻撃権がなければならない' },
    ],
    (game, { card }) => unitState(game, card)?.attackRight === true,
    (game, asked) => [
      sentenceOf(game, asked, {
        en: (name) => `${name} has none left`,
        ja: (name) => `${name}に攻撃権はない`,
      }),
    ],
  ),
  NO_OTHER_DEMANDED,
];

/** attack.2: the right to attack is used up. */
export const spendRight = (game: Game, unit: Instance): Game =>
  emitEvent(withUnit(game, unit, { attackRight: false, mustAttack: false }), {
    clause: 'attack.2',
    what: 'rightSpent',
    unit,
  });

/** attack.3, house.7: every enemy unit and the enemy player. */
export const attackTargets = (game: Game, unit: Instance): readonly OptionOf<'choose.attackTarget'>[] => {
  const player = ownerOf(game, unit);
  const enemy = opponentOf(player);
  const targets: readonly Target[] = [
    { kind: 'player', player: enemy },
    ...unitsOf(game, enemy).map((each) => ({ kind: 'card', ref: refOf(game, each) }) as const),
  ];
  return canonicalOptions(
    targets.map((chosen) => ({
      key: `choose ${selectionKey(game, player, chosen)}`,
      type: 'choose.attackTarget',
      chosen,
    })),
  );
};

/** Whether there is a choice of targets. */
export const isTargetOpen = (game: Game): boolean => unitsOf(game, nonTurnPlayer(game)).length > 0;

/** attack.4: the attack waits, and a check about it is due (attack.5). */
export const putAttack = (game: Game, unit: Instance, target: Target): Game => {
  const put = putWaiting(
    game,
    {
      kind: 'attack',
      owner: ownerOf(game, unit),
      attacker: refOf(game, unit),
      target,
      number: game.nextNumber,
    },
    'attack.4',
  );
  return dueCheck(put, 'attack', [{ kind: 'item', number: put.nextNumber - 1 }]);
};

/** house.7: the enemy player is attacked, as the only target. */
export const putAttackOnPlayer = (game: Game, unit: Instance): Game =>
  putAttack(game, unit, { kind: 'player', player: nonTurnPlayer(game) });

/** attack.6, attack.8: the attack is gone from the waiting zone. */
export const isAttackVoid = (game: Game): boolean => waitingAttack(game) === undefined;

/** reading.11: the attacker is there but its target is not. */
export const isTargetGone = (game: Game): boolean => {
  const { target } = waitingAttack(game) as WaitingAttack;
  return target.kind === 'card' && !isUnitThere(game, target.ref);
};

export const isAttackRedirected = (game: Game): boolean => game.interpretations.targetLeft === 'hitsPlayer';

/** reading.11: the attack finds no target and ends; the right stays spent. */
export const missTarget = (game: Game): Game => {
  const attack = waitingAttack(game) as WaitingAttack;
  const voided = emitEvent(removeWaiting(game, attack), {
    clause: 'reading.11',
    what: 'voided',
    item: attack,
  });
  if (game.interpretations.targetLeft !== 'rightReturned') return voided;
  const unit = attack.attacker.card;
  return emitEvent(withUnit(voided, unit, { attackRight: true }), {
    clause: 'reading.11',
    what: 'rightReturned',
    unit,
  });
};

/** reading.11: under another reading the attack goes on to the player. */
export const redirectAttack = (game: Game): Game => {
  const { kind, owner, attacker, number } = waitingAttack(game) as WaitingAttack;
  const target: Target = { kind: 'player', player: opponentOf(owner) };
  return withItem(game, { kind, owner, attacker, target, number });
};

const retaliation = (game: Game, { owner, attacker, target }: WaitingAttack): NewDamage | undefined => {
  const amount =
    target.kind === 'player' ? game.interpretations.playerRetaliation : attackOf(game, target.ref.card);
  const back: Target = { kind: 'card', ref: attacker };
  const source = target.kind === 'player' ? null : target.ref;
  return target.kind === 'player' && amount === 0
    ? undefined
    : { role: 'retaliation', owner: opponentOf(owner), source, target: back, amount };
};

/** attack.10, attack.11: attack and retaliation damage come about and wait. */
export const processAttack = (game: Game): Game => {
  const attack = waitingAttack(game) as WaitingAttack;
  const { attacker, owner, target } = attack;
  const out = emitEvent(removeWaiting(game, attack), { clause: 'attack.10', what: 'resolved', item: attack });
  const hit: NewDamage = {
    role: 'attack',
    owner,
    source: attacker,
    target,
    amount: attackOf(out, attacker.card),
  };
  const back = retaliation(out, attack);
  if (back === undefined) return createDamage(out, [hit], 'attack.11');
  return isRetaliationSuppressed(out, attacker.card)
    ? createDamage(suppressRetaliation(out, attacker.card), [hit], 'attack.11')
    : createDamage(out, [hit, back], 'attack.11');
};

const battleDamage = (game: Game): readonly WaitingDamage[] => waitingDamage(game, 'attack', 'retaliation');

export const isBattleDamageDealt = (game: Game): boolean => battleDamage(game).length === 0;

/** reading.17: under the other reading the damages are dealt one by one, in an order to be chosen. */
export const isBattleDamageOrdered = (game: Game): boolean =>
  game.interpretations.battleDamage === 'oneByOne' && battleDamage(game).length > 1;

const isChecked = (game: Game): boolean => game.interpretations.battleDeaths === 'checked';

/** attack.13, attack.14: the damage that was not negated is dealt together. */
export const dealBattleDamage = (game: Game): Game =>
  dealTogether(game, battleDamage(game), 'attack.13', isChecked(game));

/** reading.17: one of the damages is dealt. */
export const dealOneBattleDamage = (game: Game, number: number): Game =>
  dealTogether(
    game,
    battleDamage(game).filter((item) => item.number === number),
    'reading.17',
    isChecked(game),
  );
