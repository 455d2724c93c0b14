import { canonicalOptions, opponentOf, type Player } from '../../../../kernel/decision.ts';
import { allHold } from '../../../../kernel/why-not.ts';
import { happen } from '../../happening/happen.ts';
import { noteUse } from '../../happening/uses.ts';
import { attackedCard, isStillAttacking } from '../../reading/battle.ts';
import { refTo, stateOf } from '../../reading/information.ts';
import { frontmostOn, linesOf } from '../../reading/lines.ts';
import { hasKeyword, isForbidden, statOf } from '../../reading/meaning.ts';
import { numberBy } from '../../reading/number-by.ts';
import { cardKey, lineKey } from '../../reading/place-key.ts';
import { cardText, type OfCard, type Requirement, requirement } from '../../reading/requirement.ts';
import { rulerOf } from '../../reading/rulers.ts';
import { isFirstTurn, nonTurnPlayer } from '../../reading/turn.ts';
import { cardsIn, zonesOfKind } from '../../reading/zones.ts';
import type { Attack, Game } from '../../values/game.ts';
import type { Instance, Line } from '../../values/instance.ts';
import type { GateRulerOption, OptionOf } from '../../values/option.ts';
import { withAttack, withTurn } from '../../values/setters.ts';
import { exhaust, ready } from '../ch03-zones/movement.ts';
import { expireAttack } from '../ch06-turn/expiry.ts';
import { putDamage } from '../ch13-damage/damage.ts';

const inAttackRow = (game: Game, player: Player): readonly Instance[] => [
  rulerOf(game, player),
  ...zonesOfKind(game, player, 'attack').flatMap((zone) => cardsIn(game, player, zone)),
];

/**
 * 8-4c: what a card needs to attack. What cannot attack or be attacked is looked at here and nowhere later
 * (u2103/attack-ban.3, u2103/pacifist.1).
 */
export const ATTACKER: readonly Requirement<OfCard>[] = [
  requirement(
    ['NO_ATTACKER', '8-4c', 'only the own ruler and units in own attack zones attack'],
    (game, { player, card }) => inAttackRow(game, player).includes(card),
  ),
  requirement(
    ['EXHAUSTED', '8-4c', 'the attacking card must be ready'],
    (game, { card }) => !stateOf(game, card).exhausted,
    (game, { player, card }) => [`${cardText(game, player, card)} is exhausted`],
  ),
  requirement(
    ['PACIFIST', '16-20', 'a card with Pacifist cannot attack'],
    (game, { card }) => !hasKeyword(game, card, 'pacifist'),
  ),
  requirement(
    ['CANNOT_ATTACK', 'u2103/attack-ban.1', 'an effect says that the card cannot attack'],
    (game, { card }) => !isForbidden(game, card, 'attack'),
  ),
];

/** What that player would attack: a line of the opponent, or a card there. */
export interface Aim {
  readonly player: Player;
  readonly line: Line;
  readonly card?: Instance;
}

const frontmostBefore = (game: Game, { player, line }: Aim): readonly Instance[] =>
  frontmostOn(game, opponentOf(player), line);

const aimedAt = (game: Game, aim: Aim): readonly Instance[] =>
  aim.card === undefined ? frontmostBefore(game, aim) : [aim.card];

/** 8-4c, 8-4c-1: what is attacked: of the cards on a line one that is frontmost. */
export const TARGET: readonly Requirement<Aim>[] = [
  {
    holds: (game, aim) => aim.card === undefined || frontmostBefore(game, aim).includes(aim.card),
    reason: (game, aim) => {
      const [called, ...before] = [aim.card as Instance, ...frontmostBefore(game, aim)].map((card) =>
        cardText(game, aim.player, card),
      );
      const line = aim.line === 'center' ? 'center line' : `line ${lineKey(aim.line)}`;
      return {
        code: 'NOT_FRONTMOST',
        clause: '8-4c-1',
        guard: `${called} is not frontmost on the ${line}`,
        facts: [`${before.join(', ')} stands before it`],
      };
    },
  },
  requirement(
    ['CANNOT_BE_ATTACKED', 'u2103/attack-ban.2', 'an effect says that the card cannot be attacked'],
    (game, aim) => {
      const aimed = aimedAt(game, aim);
      return aimed.length === 0 || aimed.some((card) => !isForbidden(game, card, 'beAttacked'));
    },
    (game, aim) => aimedAt(game, aim).map((card) => cardText(game, aim.player, card)),
  ),
];

const attackers = (game: Game): readonly Instance[] => {
  const { player } = game.turn;
  return inAttackRow(game, player).filter((card) => allHold(ATTACKER, game, { player, card }));
};

const attacksOn = (game: Game, attacker: Instance, line: Line): readonly GateRulerOption[] => {
  const { player } = game.turn;
  const from = cardKey(game, player, attacker);
  const frontmost = frontmostBefore(game, { player, line });
  if (frontmost.length === 0)
    return [{ key: `attack ${from} -> ${lineKey(line)}`, form: 'attack', attacker, line }];
  const targets = frontmost.filter((card) => allHold(TARGET, game, { player, line, card }));
  return targets.map((target) => ({
    key: `attack ${from} -> ${lineKey(line)}${targets.length > 1 ? ` (${cardKey(game, opponentOf(player), target)})` : ''}`,
    form: 'attack',
    attacker,
    line,
    target,
  }));
};

/** 8-4c, 8-4c-1: every legal pair of attacker and target. */
const attacks = (game: Game): readonly GateRulerOption[] =>
  attackers(game).flatMap((attacker) =>
    linesOf(game, nonTurnPlayer(game)).flatMap((line) => attacksOn(game, attacker, line)),
  );

/** 8-4c-2: whether there is anything to attack with, and a line it may attack. */
export const canAttack = (game: Game): boolean => {
  const { player } = game.turn;
  return (
    attackers(game).length > 0 &&
    linesOf(game, opponentOf(player)).some((line) => allHold(TARGET, game, { player, line }))
  );
};

/** 8-4c: the attacks on offer, and to end attacking. */
export const attackDeclarations = (game: Game): readonly GateRulerOption[] =>
  canonicalOptions([{ key: 'end attacking', form: 'endAttacks' }, ...attacks(game)]);

/** 8-2a-2: one sub-phase only on the first player's first turn. */
export const isLastSubPhase = (game: Game): boolean => isFirstTurn(game);

/** A further sub-phase begins. */
export const beginSubPhase = (game: Game): Game => withTurn(game, { attacks: game.turn.attacks + 1 });

/** 8-3a-1: whether this is the first sub-phase of the turn. */
export const isFirstSubPhase = (game: Game): boolean => game.turn.attacks === 1;

/** 8-4d: the attacker is exhausted and attacks the line. */
export const declareAttack = (game: Game, { attacker, line, target }: OptionOf<'attack'>): Game => {
  const attack: Attack = {
    attacker: refTo(game, attacker),
    line,
    ...(target !== undefined && { target: refTo(game, target) }),
  };
  const counted = noteUse(game, attacker, 'attack');
  const exhausted = exhaust(withAttack(counted, attack), attacker, '8-4d');
  const fact = { clause: '8-4d', what: 'attacked', attacker, line } as const;
  return happen(exhausted, target === undefined ? fact : { ...fact, target });
};

/** 8-4c-2: the turn player attacks no more. */
export const endAttacks = (game: Game): Game =>
  happen(game, { clause: '8-4c-2', what: 'endedAttacks', player: game.turn.player });

/** 8-6b-1, 8-6b-2: the attacked card; on a line that lost its unit nothing, or as it is read the center. */
const receiverOf = (game: Game, { target }: Attack): Instance | undefined => {
  const attacked = attackedCard(game);
  return attacked === undefined && game.interpretations.lostTarget === 'center' && target !== undefined
    ? frontmostOn(game, nonTurnPlayer(game), 'center')[0]
    : attacked;
};

/** 8-6b, u2103/unaffected.6: the attacker deals combat damage to the frontmost card now on the attacked line: ATK to a unit, STK to the ruler. */
export const dealCombatDamage = (game: Game): Game => {
  const { attack } = game;
  if (attack === undefined || !isStillAttacking(game)) return game;
  const defender = nonTurnPlayer(game);
  const receiver = receiverOf(game, attack);
  if (receiver === undefined) return game;
  const { card } = attack.attacker;
  const stat = receiver === rulerOf(game, defender) ? 'stk' : 'atk';
  const damage = {
    source: attack.attacker,
    controller: game.turn.player,
    pairs: [{ receiver, amount: statOf(game, card, stat) }],
    combat: true,
  };
  return putDamage(game, damage, '8-6b', numberBy(game, card, stat));
};

/** 8-7b, 16-8: Double Attack readies its card after its first attack of the turn. */
export const readyDoubleAttack = (game: Game): Game => {
  const attacker = game.attack?.attacker;
  if (attacker === undefined || !isStillAttacking(game)) return game;
  const attacks = stateOf(game, attacker.card).used.filter((use) => use === 'attack').length;
  return attacks === 1 && hasKeyword(game, attacker.card, 'doubleAttack')
    ? ready(game, attacker.card, '8-7b')
    : game;
};

/** 8-7d: the attack is over. */
export const endAttack = (game: Game): Game => withAttack(expireAttack(game), undefined);
