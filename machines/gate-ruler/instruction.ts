import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import {
  driveBy,
  type Procedure,
  procedureOf,
  type StepState,
} from '../../src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts';
import { assertStep } from '../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/rule.ts';
import { drive } from './drive.ts';
import { effectPlay } from './effect-play.ts';
import { healing } from './healing.ts';
import { movement } from './movement.ts';
import { putDamage } from './put-damage.ts';
import { reduction } from './reduction.ts';
import type { RuleMachine, RuleMachineTypes, StepResult } from './types.ts';

interface Instruction extends StepState, StepResult {}

/** A game action of an effect that is a procedure of its own (ch.15). */
export const instruction: RuleMachine<StepState, StepResult> = setup({
  types: {} as RuleMachineTypes<Instruction, StepState, StepResult>,
  actors: { drive, effectPlay, healing, movement, putDamage, reduction },
  guards: {
    is: ({ context }, procedure: Procedure) => procedureOf(context.step) === procedure,
  },
  actions: {
    acceptOutput,
    acceptResult: assign((_, { game, isComplete }: StepResult) => ({ game, isComplete })),
  },
}).createMachine({
  id: 'instruction',
  context: fromInput((input) => ({ ...input, isComplete: true })),
  output: ({ context: { game, isComplete } }) => ({ game, isComplete }),
  initial: 'kind',
  states: {
    kind: {
      always: [
        { guard: { type: 'is', params: 'play' }, target: 'play' },
        { guard: { type: 'is', params: 'drive' }, target: 'drive' },
        { guard: { type: 'is', params: 'damage' }, target: 'damage' },
        { guard: { type: 'is', params: 'reduction' }, target: 'reduction' },
        { guard: { type: 'is', params: 'healing' }, target: 'healing' },
        { target: 'movement' },
      ],
    },
    play: {
      meta: { clauses: ['15-20'] },
      invoke: {
        id: 'effectPlay',
        src: 'effectPlay',
        input: ({ context: { game, item, step } }) => ({ game, item, step }),
        onDone: { target: 'done', actions: { type: 'acceptResult', params: ({ event }) => event.output } },
      },
    },
    drive: {
      meta: { clauses: ['15-7'] },
      invoke: {
        id: 'drive',
        src: 'drive',
        input: ({ context }) => ({ game: context.game, ...driveBy(context) }),
        onDone: { target: 'done', actions: 'acceptOutput' },
      },
    },
    damage: {
      description: 'Damage is put on the gate.',
      invoke: {
        id: 'putDamage',
        src: 'putDamage',
        input: ({ context: { game, item, step } }) => ({ game, item, deal: assertStep(step, 'damage', 'distribute') }),
        onDone: { target: 'done', actions: { type: 'acceptResult', params: ({ event }) => event.output } },
      },
    },
    reduction: {
      description: 'Damage on the gate is reduced.',
      invoke: {
        id: 'reduction',
        src: 'reduction',
        input: ({ context: { game, item, step } }) => ({ game, item, reduce: assertStep(step, 'reduce') }),
        onDone: { target: 'done', actions: { type: 'acceptResult', params: ({ event }) => event.output } },
      },
    },
    healing: {
      description: 'A ruler or units are healed.',
      meta: { clauses: ['15-11'] },
      invoke: {
        id: 'healing',
        src: 'healing',
        input: ({ context: { game, item, step } }) => ({
          game,
          item,
          heal: assertStep(step, 'healRuler', 'healUnit', 'healProcess'),
        }),
        onDone: { target: 'done', actions: { type: 'acceptResult', params: ({ event }) => event.output } },
      },
    },
    movement: {
      description: 'Cards are moved, and something about that is to be chosen.',
      invoke: {
        id: 'movement',
        src: 'movement',
        input: ({ context: { game, item, step } }) => ({ game, item, step }),
        onDone: { target: 'done', actions: { type: 'acceptResult', params: ({ event }) => event.output } },
      },
    },
    done: { type: 'final' },
  },
});
