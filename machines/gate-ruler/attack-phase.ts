import { assign, setup } from 'xstate';
import { acceptOutput, applyRule, isOver, passState, stateGuard } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import { beginPhase, reachMoment } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { isLastSubPhase } from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack.ts';
import { canStandGuard, standGuard } from '../../src/rulesets/gate-ruler/rules/ch08-attack/attack-keywords.ts';
import type { GateRulerOption, OptionOf } from '../../src/rulesets/gate-ruler/state/option.ts';
import { attack } from './attack.ts';
import { gate } from './gate.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** The attack phase (ch.8): attack sub-phases until the turn player stops. */
export const attackPhase: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { attack, gate },
  guards: {
    isOver,
    goesOn: (_, { goesOn }: { goesOn: boolean }) => goesOn,
    standsGuardEarly: ({ context: { game } }) =>
      game.interpretations.vigilance === 'beforePhaseEnd' && canStandGuard(game),
    standsGuardLate: ({ context: { game } }) =>
      game.interpretations.vigilance === 'afterPhaseEnd' && canStandGuard(game),
    isForm: ({ event }, form: GateRulerOption['form']) => event.option.form === form,
    isLastSubPhase: stateGuard(isLastSubPhase),
  },
  actions: {
    acceptOutput,
    beginPhase: assign({ game: ({ context }) => beginPhase(context.game, 'attack', '6-4') }),
    clearEvents: applyRule(clearEvents),
    standGuard: assign({
      game: ({ context, event }) => standGuard(clearEvents(context.game), (event.option as OptionOf<'card'>).card),
    }),
    reachEnd: assign({ game: ({ context }) => reachMoment(context.game, 'attackPhaseEnd', '8-8a') }),
  },
}).createMachine({
  id: 'attackPhase',
  context: ({ input }) => input,
  output: passState,
  meta: { clauses: ['6-4', '8-1a'] },
  entry: 'beginPhase',
  initial: 'subPhase',
  states: {
    subPhase: {
      meta: { clauses: ['8-2a'] },
      invoke: {
        id: 'attack',
        src: 'attack',
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'acceptOutput' },
          {
            guard: { type: 'goesOn', params: ({ event }) => event.output },
            target: 'further',
            actions: 'acceptOutput',
          },
          { target: 'earlyVigilance', actions: 'acceptOutput' },
        ],
      },
    },
    further: {
      always: [
        { guard: 'isLastSubPhase', target: 'earlyVigilance', meta: { clauses: ['5-7a', '8-2a-2'] } },
        { target: 'subPhase', meta: { clauses: ['8-2a-2'] } },
      ],
    },
    earlyVigilance: {
      always: [{ guard: 'standsGuardEarly', target: 'earlyGuard' }, { target: 'end' }],
    },
    earlyGuard: {
      description: 'A unit with Vigilance may move before the end of the phase is told.',
      tags: 'decision',
      meta: { clauses: ['8-8b', '16-9'], decision: 'vigilance' },
      on: {
        answer: [
          { guard: { type: 'isForm', params: 'pass' }, target: 'end', actions: 'clearEvents' },
          { target: 'earlyVigilance', actions: 'standGuard' },
        ],
      },
    },
    end: {
      meta: { clauses: ['8-8a'] },
      entry: 'reachEnd',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'acceptOutput' },
          { target: 'lateVigilance', actions: 'acceptOutput' },
        ],
      },
    },
    lateVigilance: {
      always: [{ guard: 'standsGuardLate', target: 'lateGuard' }, { target: 'ended' }],
    },
    lateGuard: {
      description: 'A unit with Vigilance may move to the empty defense zone.',
      tags: 'decision',
      meta: { clauses: ['8-8b', '16-9'], decision: 'vigilance' },
      on: {
        answer: [
          { guard: { type: 'isForm', params: 'pass' }, target: 'ended', actions: 'clearEvents' },
          { target: 'lateVigilance', actions: 'standGuard' },
        ],
      },
    },
    ended: { type: 'final' },
    over: { type: 'final' },
  },
});
