import { canonicalOptions, type Decision } from '../../../core/decision.ts';
import { sideOf } from '../queries/board.ts';
import { combatOf, type DamageAssignment } from '../queries/combat.ts';
import { eventOf } from '../queries/packets.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import {
  type AmountAction,
  assignmentOptions,
  isTrampling,
  type NextAssignment,
  nextAssignment,
} from '../rules/assignment.ts';
import { splitOptions } from '../rules/division.ts';
import {
  affectedPlayer,
  type EffectAction,
  modificationOptions,
  shieldOptions,
} from '../rules/modification.ts';
import { placingPlayer, targetOptions, triggerOptions } from '../rules/triggers.ts';
import type { Attacker, Game } from '../state/game.ts';
import type { ExcessDamageOption, OptionOf } from '../state/option.ts';
import type { Packet } from '../state/packet.ts';

/** A decision with what the game does not hold and the reasons for refused options need. */
export interface ExcessDamageDecision extends Decision<ExcessDamageOption> {
  readonly clause: ClauseId;
  /** The shares that were assigned before, and the next one. */
  readonly assignment?: Pick<AmountAction, 'assigned' | 'share'>;
  /** The packet at hand, and the effects that have changed it. */
  readonly modification?: Pick<EffectAction, 'packet' | 'applied'>;
}

interface StateContext {
  readonly game: Game;
}

/** 510.1c, 702.19b: how much of its damage an attacker assigns to the blocker at hand. */
const assignment = ({
  game,
  assigned,
}: StateContext & { readonly assigned: readonly DamageAssignment[] }): ExcessDamageDecision => {
  const share = nextAssignment(game, assigned) as NextAssignment;
  const { attacker } = combatOf(game).attackers[share.attacker] as Attacker;
  return {
    player: sideOf(game.board, attacker),
    kind: 'assignment',
    clause: isTrampling(game, share) ? '702.19b' : '510.1c',
    options: canonicalOptions(assignmentOptions(game, assigned, share)),
    assignment: { assigned, share },
  };
};

/** K-4: the controller of a permanent says which of the packets redirected from it is divided first. */
const splitOrder = ({ game, ordered }: StateContext & { readonly ordered: number }): ExcessDamageDecision => {
  const options = splitOptions(game, ordered);
  const { packet } = options[0] as OptionOf<'split'>;
  const { recipient } = eventOf(game).packets[packet] as Packet;
  return {
    player: sideOf(game.board, recipient),
    kind: 'splitOrder',
    clause: 'K-4',
    options: canonicalOptions(options),
  };
};

/** 615.7: which of several packets a shield meets first. */
const shieldOrder = ({ game, packet }: StateContext & { readonly packet: number }): ExcessDamageDecision => ({
  player: affectedPlayer(game, packet),
  kind: 'shieldOrder',
  clause: '615.7',
  options: canonicalOptions(shieldOptions(game, packet)),
});

/** 616.1: which effect changes the packet at hand next. */
const modification = ({
  game,
  packet,
  applied,
}: StateContext & {
  readonly packet: number;
  readonly applied: readonly string[];
}): ExcessDamageDecision => ({
  player: affectedPlayer(game, packet),
  kind: 'modification',
  clause: '616.1',
  options: canonicalOptions(modificationOptions(game, packet, applied)),
  modification: { packet, applied },
});

/** 603.3b: which of a player's triggers is put on the stack next. */
const triggerOrder = ({ game }: StateContext): ExcessDamageDecision => ({
  player: placingPlayer(game),
  kind: 'triggerOrder',
  clause: '603.3b',
  options: canonicalOptions(triggerOptions(game)),
});

/** 603.3d: what the trigger at hand is aimed at. */
const target = ({ game }: StateContext): ExcessDamageDecision => ({
  player: placingPlayer(game),
  kind: 'target',
  clause: '603.3d',
  options: canonicalOptions(targetOptions(game)),
});

/** Every kind of decision an excess damage process may ask, by the name its waiting states give. */
export const decisions = { assignment, splitOrder, shieldOrder, modification, triggerOrder, target };
