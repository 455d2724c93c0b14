import { canonicalOptions, type Decision, type Player } from '../kernel/decision.ts';
import { attackDeclarations } from './attack.ts';
import type { ClauseId } from './clauses/index.ts';
import { payableResources } from './cost.ts';
import type { Game } from './game.ts';
import { gateActions } from './gate-actions.ts';
import type { GateRulerOption } from './option.ts';
import { cardKey } from './place-key.ts';
import { choiceOptions, itemInPlay } from './play.ts';

interface GateRulerDecision extends Decision<GateRulerOption> {
  readonly clause: ClauseId;
}

interface Holding {
  readonly game: Game;
}

/** 9-3e: the player with priority takes a gate action. */
const gateAction = ({ game, priority }: Holding & { readonly priority: Player }): GateRulerDecision => ({
  player: priority,
  kind: 'gateAction',
  clause: '9-3e',
  options: gateActions(game, priority),
});

/** 8-4c: the turn player picks attacker and target, or ends attacking. */
const attackDeclaration = ({ game }: Holding): GateRulerDecision => ({
  player: game.turn.player,
  kind: 'attackDeclaration',
  clause: '8-4c',
  options: attackDeclarations(game),
});

/** 7-3, 14-3b: what is chosen as something is played. */
const playChoice = ({ game }: Holding): GateRulerDecision => ({
  player: itemInPlay(game).controller,
  kind: 'playChoice',
  clause: '14-3b',
  options: canonicalOptions(choiceOptions(game)),
});

/** 14-3c: which resource pays the next 1 of a cost. */
const payment = ({ game, player }: Holding & { readonly player: Player }): GateRulerDecision => ({
  player,
  kind: 'payment',
  clause: '14-3c',
  options: canonicalOptions(
    payableResources(game, player).map((card) => ({
      key: `exhaust ${cardKey(game, player, card)}`,
      form: 'card',
      card,
    })),
  ),
});

/** Every kind of decision a Gate Ruler process may ask, by the name its waiting states give. */
export const decisions = { gateAction, attackDeclaration, playChoice, payment };
