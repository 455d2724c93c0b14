import { canonicalOptions, opponentOf, type Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { allHold, illegalReason } from '../../../../core/illegal-reasons.ts';
import { clausesOrNone, emitEvent, recordUse } from '../../events/emit.ts';
import { keywordsWith } from '../../keywords/lookup.ts';
import { refOf, rulerOf, stateOf } from '../../queries/cards.ts';
import { applies, effectsByKind, hasOneOf, isForbidden, statOf } from '../../queries/effects.ts';
import {
  attackedCard,
  currentAttack,
  frontmostOn,
  isFirstTurn,
  isStillAttacking,
  linesOf,
  nonTurnPlayer,
  unitsOn,
} from '../../queries/in-play.ts';
import { cardKey, lineKey } from '../../queries/place-names.ts';
import {
  type CardAction,
  cardText,
  lacksKeywordsAgainst,
  type Precondition,
  precondition,
  sentenceOf,
} from '../../queries/precondition.ts';
import { cardsIn, zonesOfKind } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Stat } from '../../state/card.ts';
import type { Attack, Game } from '../../state/game.ts';
import type { Instance, Line } from '../../state/instance.ts';
import type { GateRulerOption, OptionOf } from '../../state/option.ts';
import { withAttack, withTurn } from '../../state/setters.ts';
import { exhaust, ready } from '../ch03-zones/movement.ts';
import { expireAttack } from '../ch06-turn/turn.ts';
import { damageAmount, putDamage } from '../ch13-damage/damage.ts';

const inAttackRow = (game: Game, player: Player): readonly Instance[] => [
  ...flatMapFast(zonesOfKind(game, player, 'attack'), (zone) => cardsIn(game, player, zone)),
  rulerOf(game, player),
];

/** 16-20: no keyword forbids the card to attack. */
const NO_PACIFIST = lacksKeywordsAgainst('attack');

/** 8-4c: what a card needs to attack. What cannot attack or be attacked is looked at here and nowhere later. */
export const ATTACKER: readonly Precondition<CardAction>[] = [
  precondition(
    [
      'NO_ATTACKER',
      '8-4c',
      {
        en: 'only the own ruler and units in own attack zones attack',
        ja: '攻撃できるのは自分のルーラーと、自分の攻撃ゾーンのユニットである',
      },
    ],
    (game, { player, card }) => inAttackRow(game, player).includes(card),
  ),
  precondition(
    [
      'EXHAUSTED',
      '8-4c',
      { en: 'the attacking card must be ready', ja: '攻撃カードはアクトでなければならない' },
    ],
    (game, { card }) => !stateOf(game, card).exhausted,
    (game, { player, card }) => [
      sentenceOf(cardText(game, player, card), {
        en: (name) => `${name} is exhausted`,
        ja: (name) => `${name}はレスト`,
      }),
    ],
  ),
  ...NO_PACIFIST,
  precondition(
    [
      'CANNOT_ATTACK',
      'u2103/attack-ban.1',
      { en: 'an effect says that the card cannot attack', ja: '効果により攻撃できない' },
    ],
    (game, { card }) => !isForbidden(game, card, 'attack'),
  ),
];

/** What that player would attack: a line of the opponent, or a card there. */
export interface AttackTarget {
  readonly player: Player;
  readonly line: Line;
  readonly card?: Instance;
}

const frontmostBefore = (game: Game, { player, line }: AttackTarget): readonly Instance[] =>
  frontmostOn(game, opponentOf(player), line);

const targetsOf = (game: Game, aim: AttackTarget): readonly Instance[] =>
  aim.card === undefined ? frontmostBefore(game, aim) : [aim.card];

/** 8-4c, 8-4c-1: what is attacked: of the cards on a line one that is frontmost. */
export const TARGET: readonly Precondition<AttackTarget>[] = [
  {
    holds: (game, aim) => aim.card === undefined || frontmostBefore(game, aim).includes(aim.card),
    reason: (game, aim) => {
      const called = cardText(game, aim.player, aim.card as Instance);
      const guard = sentenceOf(called, {
        en: (name) => `${name} is not frontmost on the center line`,
        ja: (name) => `${name}は中央ラインの最前のカードではない`,
      });
      const facts = frontmostBefore(game, aim).map((card) =>
        sentenceOf(cardText(game, aim.player, card), {
          en: (name) => `${name} stands before it`,
          ja: (name) => `${name}がその前にいる`,
        }),
      );
      return illegalReason('NOT_FRONTMOST', '8-4c-1', guard, facts);
    },
  },
  precondition(
    [
      'CANNOT_BE_ATTACKED',
      'u2103/attack-ban.2',
      { en: 'an effect says that the card cannot be attacked', ja: '効果により攻撃されない' },
    ],
    (game, aim) => {
      const aimed = targetsOf(game, aim);
      return aimed.length === 0 || aimed.some((card) => !isForbidden(game, card, 'beAttacked'));
    },
    (game, aim) => targetsOf(game, aim).map((card) => cardText(game, aim.player, card)),
  ),
];

const attackers = (game: Game): readonly Instance[] => {
  const { player } = game.turn;
  return inAttackRow(game, player).filter((card) => allHold(ATTACKER, game, { player, card }));
};

/** A line of the opponent, and the cards there that may be attacked. */
interface AttackedLine {
  readonly line: Line;
  readonly isEmpty: boolean;
  readonly targets: readonly Instance[];
}

const attackedLine = (game: Game, line: Line): AttackedLine => {
  const { player } = game.turn;
  const frontmost = frontmostBefore(game, { player, line });
  const targets = frontmost.filter((card) => allHold(TARGET, game, { player, line, card }));
  return { line, isEmpty: frontmost.length === 0, targets };
};

const attacksOn = (
  game: Game,
  attacker: Instance,
  { line, isEmpty, targets }: AttackedLine,
): readonly GateRulerOption[] => {
  const { player } = game.turn;
  const key = `attack ${cardKey(game, player, attacker)} -> ${lineKey(line)}`;
  if (isEmpty) return [{ key, type: 'attack', attacker, line }];
  return targets.map((target) => ({
    key: targets.length > 1 ? `${key} (${cardKey(game, opponentOf(player), target)})` : key,
    type: 'attack',
    attacker,
    line,
    target,
  }));
};

/** 8-4c, 8-4c-1: every legal pair of attacker and target. */
const attacks = (game: Game): readonly GateRulerOption[] => {
  const lines = linesOf(game, nonTurnPlayer(game)).map((line) => attackedLine(game, line));
  return flatMapFast(attackers(game), (attacker) =>
    flatMapFast(lines, (line) => attacksOn(game, attacker, line)),
  );
};

/** 8-4c-2: whether there is anything to attack with, and a line it may attack. */
export const canAttack = (game: Game): boolean => {
  const { player } = game.turn;
  return (
    attackers(game).length > 0 &&
    linesOf(game, opponentOf(player)).some((line) => allHold(TARGET, game, { player, line }))
  );
};

/** 8-4c: the legal attacks, and to end attacking. */
export const attackDeclarations = (game: Game): readonly GateRulerOption[] =>
  canonicalOptions([...attacks(game), { key: 'end attacking', type: 'endAttacks' }]);

/** 8-2a-2: one sub-phase only on the first player's first turn. */
export const isLastSubPhase = (game: Game): boolean => isFirstTurn(game);

/** A further sub-phase begins. */
export const beginSubPhase = (game: Game): Game => withTurn(game, { attacks: game.turn.attacks + 1 });

/** 8-3a-1: whether this is the first sub-phase of the turn. */
export const isFirstSubPhase = (game: Game): boolean => game.turn.attacks === 1;

/** The clauses by which an attack meets what stands on a line: on the center line the frontmost of what stands there. */
const lineClauses = (line: Line): readonly ClauseId[] =>
  line === 'center' ? ['3-6e-1', '3-6e-3a', '3-6e-3b'] : ['3-6e-2'];

/** Whether that is the turn player's ruler, and attacks past a unit in the own defense zone. */
const attacksFromBehind = (game: Game, attacker: Instance): boolean =>
  attacker === rulerOf(game, game.turn.player) && unitsOn(game, game.turn.player, 'center').length > 0;

/** 8-4d: the attacker is exhausted and attacks the line; 8-4d-2: it attacked, and the target was attacked. */
export const declareAttack = (game: Game, { attacker, line, target }: OptionOf<'attack'>): Game => {
  const attack: Attack = {
    attacker: refOf(game, attacker),
    line,
    target: target === undefined ? undefined : refOf(game, target),
    notes: undefined,
  };
  const counted = recordUse(game, attacker, 'attack');
  const exhausted = exhaust(withAttack(counted, attack), attacker, '8-4d');
  const by = attacksFromBehind(game, attacker)
    ? ([...lineClauses(line), '8-4c-3'] as const)
    : lineClauses(line);
  const fact = {
    clause: '8-4d',
    decidedBy: clausesOrNone(by),
    what: 'attacked',
    attacker,
    line,
    target,
  } as const;
  return emitEvent(exhausted, fact);
};

/** 8-4c-2: the turn player attacks no more. */
export const endAttacks = (game: Game): Game =>
  emitEvent(game, { clause: '8-4c-2', what: 'endedAttacks', player: game.turn.player });

/** The attacked card; on a line that lost its unit nobody, or as it is read the frontmost card of the center line. */
const receiverOf = (game: Game): Instance | undefined => {
  const attacked = attackedCard(game);
  const { target } = currentAttack(game);
  return attacked === undefined && game.interpretations.lostTarget === 'center' && target !== undefined
    ? frontmostOn(game, nonTurnPlayer(game), 'center')[0]
    : attacked;
};

/** 8-2b: whether the attacking card attacks no more. */
export const hasAttackerLeft = (game: Game): boolean => !isStillAttacking(game);

/** 8-6b-2: whether the attack hits nobody. */
export const isNobodyHit = (game: Game): boolean => receiverOf(game) === undefined;

/** 8-4d-1: an attack stays on its line: it may hit another card than it was declared on. */
const targetClauses = ({ target }: Attack, receiver: Instance): readonly ClauseId[] =>
  target?.card === receiver ? [] : ['8-4d-1'];

/** Whether the attack could not be declared any more: the attacker may not attack, or its target not be attacked. */
const isBannedSince = (game: Game, attacker: Instance, receiver: Instance): boolean =>
  !allHold(NO_PACIFIST, game, { player: game.turn.player, card: attacker }) ||
  isForbidden(game, attacker, 'attack') ||
  isForbidden(game, receiver, 'beAttacked');

/**
 * The clauses that decided a number of a card, where it is not just what is printed: 14-7a, and 14-1a-3 where a continuous
 * ability changes it.
 */
const numberClauses = (game: Game, card: Instance, stat: Stat): readonly ClauseId[] => {
  const { change, set } = effectsByKind(game);
  const changing = [
    ...change.filter(({ effect }) => effect.change === stat),
    ...set.filter(({ effect }) => effect.set === stat),
  ].filter(({ effect, scope, on }) => applies(game, scope, effect.on, on, card));
  if (changing.length === 0) return [];
  return changing.some(({ on }) => on === undefined) ? ['14-7a', '14-1a-3'] : ['14-7a'];
};

/** 8-6b, u2103/unaffected.6: the attacker deals combat damage to the frontmost card now on the attacked line: ATK to a unit, STK to the ruler. */
export const dealCombatDamage = (game: Game): Game => {
  const attack = currentAttack(game);
  const receiver = receiverOf(game) as Instance;
  const { card } = attack.attacker;
  const stat = receiver === rulerOf(game, nonTurnPlayer(game)) ? 'stk' : 'atk';
  const damage = {
    source: attack.attacker,
    controller: game.turn.player,
    pairs: [{ receiver, amount: damageAmount(statOf(game, card, stat)) }],
    combat: true,
  };
  const banned: readonly ClauseId[] = isBannedSince(game, card, receiver) ? ['u2103/attack-ban.3'] : [];
  return putDamage(game, damage, '8-6b', [
    ...targetClauses(attack, receiver),
    ...banned,
    ...numberClauses(game, card, stat),
  ]);
};

const READIES_ATTACKER = keywordsWith('readiesAttacker');

/** 16-8: whether the attacker has Double Attack, and this is its first attack of the turn; of a card that left play none is noted. */
export const mayAttackTwice = (game: Game): boolean => {
  const { card } = currentAttack(game).attacker;
  const attacks = stateOf(game, card).used.filter((use) => use === 'attack').length;
  return attacks === 1 && hasOneOf(game, card, READIES_ATTACKER);
};

/** 8-7b: the attacker is readied. */
export const readyAttacker = (game: Game): Game => ready(game, currentAttack(game).attacker.card, '8-7b');

/** 8-7d: the attack is over. */
export const endAttack = (game: Game): Game => withAttack(expireAttack(game), undefined);
