import type { attack } from '../../../../machines/waiting-zone/attack.ts';
import type { cardPlay } from '../../../../machines/waiting-zone/card-play.ts';
import type { costAbility } from '../../../../machines/waiting-zone/cost-ability.ts';
import type { counterCheck } from '../../../../machines/waiting-zone/counter-check.ts';
import type { counterWindow } from '../../../../machines/waiting-zone/counter-window.ts';
import type { declaration } from '../../../../machines/waiting-zone/declaration.ts';
import type { effect } from '../../../../machines/waiting-zone/effect.ts';
import type { endPhase } from '../../../../machines/waiting-zone/end-phase.ts';
import type { event } from '../../../../machines/waiting-zone/event.ts';
import type { match } from '../../../../machines/waiting-zone/match.ts';
import type { phase } from '../../../../machines/waiting-zone/phase.ts';
import type { settle } from '../../../../machines/waiting-zone/settle.ts';
import type { turn } from '../../../../machines/waiting-zone/turn.ts';
import { type Contracts, contract } from '../../../core/rule-machine.ts';

const ACTIVATED = { activated: 'how many counters were activated' };

/** Input and output of every process of the waiting-zone game, by its id. */
export const waitingZoneContracts: Contracts = {
  match: contract<typeof match>({}, {}),
  turn: contract<typeof turn>({}, {}),
  phase: contract<typeof phase>({ phase: '`main` or `battle`' }, {}),
  event: contract<typeof event>({}, {}),
  cardPlay: contract<typeof cardPlay>({}, {}),
  costAbility: contract<typeof costAbility>({}, {}),
  attack: contract<typeof attack>({}, {}),
  counterCheck: contract<typeof counterCheck>({}, ACTIVATED),
  counterWindow: contract<typeof counterWindow>({}, ACTIVATED),
  settle: contract<typeof settle>({}, {}),
  declaration: contract<typeof declaration>({ use: 'what is declared: a card, and how it is used' }, {}),
  effect: contract<typeof effect>({ item: 'number of the waiting thing that resolves' }, {}),
  endPhase: contract<typeof endPhase>({}, {}),
};
