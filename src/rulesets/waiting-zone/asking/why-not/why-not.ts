import type { Decision, Player } from '../../../../kernel/decision.ts';
import type { WhyNot } from '../../../../kernel/why-not.ts';
import type { ClauseId } from '../../clauses/index.ts';
import { definitionFor, unitState } from '../../reading/information.ts';
import { openWindow } from '../../rules/checks/window.ts';
import type { Game } from '../../values/game.ts';
import { whyNotDeclared } from './declared.ts';
import { cardText, ownCardCalled, reason } from './reason.ts';

const noCard = (clause: ClauseId, where: string, text: string): WhyNot =>
  reason('NO_CARD', clause, `an own card ${where} is named`, [`no ${text} is there`]);

const whyNoPlay = (game: Game, player: Player, text: string): WhyNot | undefined => {
  const card = ownCardCalled(game, player, 'hand', text);
  if (card === undefined) return noCard('event.2', 'in hand', text);
  if (definitionFor(game, card).type === 'counter') {
    return reason('COUNTER', 'check.1', 'a counter is activated at a check and not played', [
      cardText(game, player, card),
    ]);
  }
  return whyNotDeclared(game, player, { use: 'play', card });
};

const whyNoUse = (game: Game, player: Player, text: string): WhyNot | undefined => {
  const card = ownCardCalled(game, player, 'field', text);
  if (card === undefined) return noCard('event.2', 'on the field', text);
  if (definitionFor(game, card).ability === undefined) {
    return reason('NO_ABILITY', 'ability.1', 'the card must have a cost ability', [
      cardText(game, player, card),
    ]);
  }
  return whyNotDeclared(game, player, { use: 'ability', card });
};

const whyNoAttack = (game: Game, player: Player, text: string): WhyNot | undefined => {
  const card = ownCardCalled(game, player, 'field', text);
  if (card === undefined) return noCard('event.2', 'on the field', text);
  const called = cardText(game, player, card);
  const unit = unitState(game, card);
  if (unit === undefined) return reason('NO_UNIT', 'event.2', 'units attack', [called]);
  if (game.turn.phase !== 'battle') {
    return reason('NOT_BATTLE_PHASE', 'attack.1', 'units attack in the battle phase', [
      `it is the ${game.turn.phase} phase`,
    ]);
  }
  return unit.attackRight
    ? undefined
    : reason('NO_RIGHT', 'attack.1', 'the unit must have its right to attack', [`${called} has none left`]);
};

const whyNoCounter = (game: Game, player: Player, text: string): WhyNot | undefined => {
  const card = ownCardCalled(game, player, 'hand', text);
  if (card === undefined) return noCard('check.1', 'in hand', text);
  const called = cardText(game, player, card);
  const { type, windows = [] } = definitionFor(game, card);
  if (type !== 'counter') return reason('NO_COUNTER', 'check.1', 'counters are activated', [called]);
  const { kind } = openWindow(game);
  if (!windows.includes(kind)) {
    return reason('OTHER_CHECK', 'reading.22', 'the counter must be one for the check that is open', [
      `${called} is for: ${windows.join(', ')}`,
      `the open check: ${kind}`,
    ]);
  }
  return whyNotDeclared(game, player, { use: 'counter', card });
};

interface Explained {
  readonly form: RegExp;
  /** The kind of decision that such an option belongs to, and the clause that offers it. */
  readonly kind: 'eventStart' | 'counter';
  readonly clause: ClauseId;
  explain(game: Game, player: Player, text: string): WhyNot | undefined;
}

const EXPLAINED: readonly Explained[] = [
  { form: /^play (.+)$/i, kind: 'eventStart', clause: 'event.2', explain: whyNoPlay },
  { form: /^use (.+)$/i, kind: 'eventStart', clause: 'event.2', explain: whyNoUse },
  { form: /^attack (.+)$/i, kind: 'eventStart', clause: 'event.2', explain: whyNoAttack },
  { form: /^counter (.+)$/i, kind: 'counter', clause: 'check.1', explain: whyNoCounter },
];

/**
 * Why a decision does not offer the option that a key names; `undefined` where it does, or where no rule says more
 * than that it is not among the options. Tells only what the player who is asked may know.
 */
export const whyNot = (game: Game, decision: Decision, key: string): WhyNot | undefined => {
  if (decision.options.some((option) => option.key === key)) return undefined;
  const { kind: asked, player } = decision;
  for (const { form, kind, clause, explain } of EXPLAINED) {
    const [, text] = form.exec(key.trim()) ?? [];
    if (text === undefined) continue;
    if (asked === kind) return explain(game, player, text);
    return reason('NOT_ASKED', clause, `this is chosen when ${kind} is asked`, [
      `player ${player + 1} is asked ${asked} (${decision.clause})`,
    ]);
  }
  return undefined;
};
