import type { Decision, Player } from '../../../core/decision.ts';
import { ownerOf } from '../queries/cards.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import { attackTargets } from '../rules/attack.ts';
import { counterOptions } from '../rules/counter.ts';
import { openWindow } from '../rules/counter-check.ts';
import { type Draft, type DraftContext, draftAnswers, openFilter } from '../rules/declaration.ts';
import { effectAnswers, openChoiceAt, resolvingItem } from '../rules/effects.ts';
import { eventCard, eventStarts } from '../rules/event-start.ts';
import {
  battleDamageOrder,
  counterOrder,
  type Order,
  orderOptions,
  timingOrder,
} from '../rules/resolution-order.ts';
import { discardOptions } from '../rules/turn.ts';
import type { Filter } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { WaitingZoneOption } from '../state/option.ts';

/** A decision with what the game does not hold and the reasons for refused options need. */
export interface WaitingZoneDecision extends Decision<WaitingZoneOption> {
  readonly clause: ClauseId;
  /** The declaration that the answer belongs to. */
  readonly draft?: Draft;
  /** What the choice may fall on. */
  readonly from?: Filter;
}

interface StateContext {
  readonly game: Game;
}

/** event.2: the turn player begins an event or ends the phase. */
const eventStart = ({ game }: StateContext): WaitingZoneDecision => ({
  player: game.turn.player,
  kind: 'eventStart',
  clause: 'event.2',
  options: eventStarts(game),
});

/** check.1: the player who is asked activates a counter or passes. */
const counter = ({ game }: StateContext): WaitingZoneDecision => ({
  player: openWindow(game).player,
  kind: 'counter',
  clause: 'check.1',
  options: counterOptions(game),
});

const declaring =
  (kind: string, clause: ClauseId) =>
  (drafting: DraftContext): WaitingZoneDecision => {
    const { game, draft } = drafting;
    const from = openFilter(game, draft);
    return {
      player: ownerOf(game, draft.card),
      kind,
      clause,
      options: draftAnswers(drafting),
      draft,
      ...(kind === 'target' && from && { from }),
    };
  };

const ordering =
  (kind: string, clause: ClauseId, orderOf: (game: Game) => Order) =>
  ({ game }: StateContext): WaitingZoneDecision => {
    const order = orderOf(game);
    return { player: order.player, kind, clause, options: orderOptions(game, order) };
  };

/** attack.3: what the attacking unit attacks. */
const attackTarget = ({ game }: StateContext): WaitingZoneDecision => ({
  player: game.turn.player,
  kind: 'attackTarget',
  clause: 'attack.3',
  options: attackTargets(game, eventCard(game)),
});

interface Resolving extends StateContext {
  readonly item: number;
  readonly next: number;
}

/** house.17: what an IN or OUT ability is aimed at. */
const effectChoice = ({ game, item, next }: Resolving): WaitingZoneDecision => {
  const resolving = resolvingItem(game, item);
  const player: Player = resolving.owner;
  const options = effectAnswers(game, resolving, next);
  const from = openChoiceAt(resolving, next)?.from;
  return { player, kind: 'effectChoice', clause: 'house.17', options, ...(from && { from }) };
};

/** house.9: which card is discarded down to the limit. */
const handLimit = ({ game }: StateContext): WaitingZoneDecision => ({
  player: game.turn.player,
  kind: 'handLimit',
  clause: 'house.9',
  options: discardOptions(game),
});

/** Every kind of decision a process of the waiting-zone game may ask, by the name its waiting states give. */
export const decisions = {
  eventStart,
  counter,
  additionalCost: declaring('additionalCost', 'play.2'),
  optionalCost: declaring('optionalCost', 'play.3'),
  side: declaring('side', 'play.4'),
  target: declaring('target', 'play.5'),
  counterOrder: ordering('counterOrder', 'together.1', counterOrder),
  timingOrder: ordering('timingOrder', 'together.1', timingOrder),
  damageOrder: ordering('damageOrder', 'reading.17', battleDamageOrder),
  attackTarget,
  effectChoice,
  handLimit,
};
