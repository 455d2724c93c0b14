import { assign, setup } from 'xstate';
import { acceptOutput, passState } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import { amountOf } from '../../src/rulesets/gate-ruler/queries/effects.ts';
import { playedItem, scopeOf, topOfGate } from '../../src/rulesets/gate-ruler/queries/gate.ts';
import {
  dropIllegalChoices,
  emitUnaffected,
  finishPlayed,
  fizzle,
  isEveryChoiceIllegal,
  isPlayLeft,
  playRequested,
  programOf,
  treatmentFor,
} from '../../src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts';
import { canEnhance, enhanceWith, lacksEnhancer } from '../../src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts';
import {
  carryOutStep,
  choiceFor,
  clearPicks,
} from '../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/dispatch.ts';
import type {
  InstructionOf,
  OpenChoice,
  Step,
} from '../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/rule.ts';
import { clearTreatments } from '../../src/rulesets/gate-ruler/rules/ch14-abilities/level-treatment.ts';
import type { GateRulerOption, PlayRequest } from '../../src/rulesets/gate-ruler/state/option.ts';
import { drive } from './drive.ts';
import { healing } from './healing.ts';
import { play } from './play.ts';
import { putDamage } from './put-damage.ts';
import { reduction } from './reduction.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface EffectContext extends StateContext {
  /** Number of the card or ability on the gate. */
  readonly item: number;
  /** The steps still to take; none before what was chosen has been looked at again. */
  readonly program: readonly Step[];
  /** Whether all steps since the last "may" were done completely (14-10a). */
  readonly isComplete: boolean;
}

type Healing = 'healRuler' | 'healUnit' | 'healProcess';

/** The step being taken, which the chart knows to be of that kind. */
const stepOf = <Do extends Step['do']>({ program }: EffectContext) => program[0] as InstructionOf<Do>;

const choice = ({ game, item, program }: Pick<EffectContext, 'game' | 'item' | 'program'>): OpenChoice | undefined =>
  choiceFor(game, playedItem(game, item), program[0] as Step, 'resolution');

/** What is left of a program after its first step, with what comes before that. */
const followedBy = (next: readonly Step[], program: readonly Step[]): readonly Step[] => {
  const rest = program.slice(1);
  return next.length === 0 ? rest : [...next, ...rest];
};

const stepIs = (context: EffectContext, kind: Step['do']): boolean => context.program[0]?.do === kind;

/** Whether what follows looks at what is done from this step on alone: after a "may", and after the material (16-14a). */
const beginsCondition = ({ do: what }: Step): boolean => what === 'may' || what === 'material';

/** Resolving a played card or ability (14-6): its steps in order, then the card goes where it belongs. */
export const effect: RuleMachine = setup({
  types: {} as RuleMachineTypes<EffectContext, StateContext>,
  actors: { play, drive, putDamage, reduction, healing },
  guards: {
    isEveryChoiceIllegal: ({ context }) => isEveryChoiceIllegal(context.game, context.item),
    isTreatmentOpen: ({ context: { game, item, program } }) => treatmentFor(game, item, program[0]) !== undefined,
    canEnhance: ({ context }) => canEnhance(context.game, context.item),
    lacksEnhancer: ({ context }) => lacksEnhancer(context.game, context.item),
    isDone: ({ context }) => context.program.length === 0,
    isStep: ({ context }, kind: Step['do']) => stepIs(context, kind),
    isMaterialLost: ({ context }) =>
      stepIs(context, 'ifDone') && stepOf<'ifDone'>(context).of === 'material' && !context.isComplete,
    isNothingToPlay: ({ context }) =>
      stepIs(context, 'play') && playRequested(context.game, context.item, context.program[0] as Step) === undefined,
    isChoiceForced: ({ context }) => choice(context)?.options.length === 1,
    isChoiceOpen: ({ context }) => choice(context) !== undefined,
    isPlayed: (_, { isPlayed }: { isPlayed: boolean }) => isPlayed,
    isPlayLeft: (_, { game, item, program }: Pick<EffectContext, 'game' | 'item' | 'program'>) =>
      isPlayLeft(game, item, program[0] as Step),
    isAnythingUndone: ({ context }) => !context.isComplete,
    isComplete: (_, { isComplete }: { isComplete: boolean }) => isComplete,
  },
  actions: {
    acceptOutput,
    clearTreatments: assign({ game: ({ context }) => clearTreatments(context.game, context.item) }),
    treat: assign(({ context, event }) => {
      const game = clearEvents(context.game);
      return { game: (treatmentFor(game, context.item, context.program[0]) as OpenChoice).choose(event.option) };
    }),
    dropIllegal: assign({ game: ({ context }) => dropIllegalChoices(context.game, context.item) }),
    enhance: assign({
      game: ({ context, event }) => enhanceWith(clearEvents(context.game), context.item, event.option),
    }),
    fizzle: assign({ game: ({ context }) => fizzle(context.game, context.item) }),
    begin: assign({ program: ({ context }) => programOf(context.game, context.item) }),
    choose: assign(({ context, event }) => {
      const game = clearEvents(context.game);
      const { item, program } = context;
      return { game: (choice({ game, item, program }) as OpenChoice).choose(event.option) };
    }),
    chooseOnly: assign(({ context }) => {
      const open = choice(context) as OpenChoice;
      return { game: open.choose(open.options[0] as GateRulerOption) };
    }),
    carryOut: assign(({ context: { game, item, program, isComplete: wasComplete } }) => {
      const step = program[0] as Step;
      const isComplete = wasComplete || beginsCondition(step);
      const told = emitUnaffected(game, playedItem(game, item), step);
      const outcome = carryOutStep(told, playedItem(told, item), step);
      return {
        game: outcome.game,
        program: followedBy(outcome.next ?? [], program),
        isComplete: isComplete && outcome.isComplete !== false,
      };
    }),
    followIfDone: assign(({ context: { program, isComplete } }) => {
      const step = program[0] as InstructionOf<'ifDone'>;
      return { program: followedBy(isComplete ? step.steps : [], program), isComplete: true };
    }),
    stepOn: assign({
      game: ({ context: { game, item, program } }) => clearPicks(game, item, program[0] as Step),
      program: ({ context: { program } }) => program.slice(1),
    }),
    markIncomplete: assign({ isComplete: false }),
    finish: assign({ game: ({ context }) => finishPlayed(context.game, context.item) }),
  },
}).createMachine({
  id: 'effect',
  context: ({ input }) => {
    const item = topOfGate(input.game)?.number ?? -1;
    return { game: input.game, item, program: [], isComplete: true };
  },
  output: passState,
  meta: { clauses: ['14-6'] },
  initial: 'targets',
  states: {
    targets: {
      meta: { clauses: ['14-6a'] },
      entry: 'clearTreatments',
      always: 'treatments',
    },
    treatments: {
      description: 'Levels of chosen cards that may be treated as others, as one legal and as another not.',
      always: [{ guard: 'isTreatmentOpen', target: 'treatment' }, { target: 'check' }],
    },
    treatment: {
      tags: 'decision',
      meta: { clauses: ['14-7b'], decision: 'treatment' },
      on: { answer: { target: 'treatments', actions: 'treat' } },
    },
    check: {
      meta: { clauses: ['14-6a'] },
      entry: 'dropIllegal',
      always: [
        { guard: 'isEveryChoiceIllegal', target: 'steps', actions: 'fizzle', meta: { clauses: ['14-6b'] } },
        { target: 'steps', actions: 'begin' },
      ],
    },
    steps: {
      always: [
        { guard: 'isDone', target: 'comingOut' },
        { guard: 'isMaterialLost', target: 'afterwards', meta: { clauses: ['16-14a'] } },
        { guard: { type: 'isStep', params: 'ifDone' }, target: 'afterwards' },
        { guard: 'isTreatmentOpen', target: 'level' },
        {
          guard: 'isNothingToPlay',
          target: 'steps',
          reenter: true,
          actions: ['stepOn', 'markIncomplete'],
          meta: { clauses: ['1-5b'] },
        },
        { guard: { type: 'isStep', params: 'play' }, target: 'play' },
        { guard: { type: 'isStep', params: 'drive' }, target: 'drive' },
        { guard: { type: 'isStep', params: 'damage' }, target: 'damage', meta: { clauses: ['15-12'] } },
        { guard: { type: 'isStep', params: 'reduce' }, target: 'reduction' },
        { guard: { type: 'isStep', params: 'healRuler' }, target: 'healing' },
        { guard: { type: 'isStep', params: 'healUnit' }, target: 'healing' },
        { guard: { type: 'isStep', params: 'healProcess' }, target: 'healing' },
        { guard: 'isChoiceForced', target: 'forced' },
        { guard: 'isChoiceOpen', target: 'choosing' },
        { guard: { type: 'isStep', params: 'distribute' }, target: 'damage', meta: { clauses: ['15-13'] } },
        { target: 'step' },
      ],
    },
    level: {
      description: 'A level that decides what the step does may be treated as another.',
      tags: 'decision',
      meta: { clauses: ['14-7b'], decision: 'treatment' },
      on: { answer: { target: 'steps', actions: 'treat' } },
    },
    forced: {
      description: 'Nothing else may be chosen.',
      meta: { clauses: ['14-6c'] },
      entry: 'chooseOnly',
      always: 'steps',
    },
    choosing: {
      tags: 'decision',
      meta: { clauses: ['14-6c'], decision: 'effectChoice' },
      on: { answer: { target: 'steps', actions: 'choose' } },
    },
    step: {
      entry: 'carryOut',
      always: [{ guard: 'isAnythingUndone', target: 'steps', meta: { clauses: ['1-5b'] } }, { target: 'steps' }],
    },
    afterwards: {
      description: 'What follows only if the steps before were done completely.',
      meta: { clauses: ['14-10a'] },
      entry: 'followIfDone',
      always: 'steps',
    },
    play: {
      meta: { clauses: ['15-20'] },
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context: { game, item, program } }) => ({
          game,
          request: playRequested(game, item, program[0] as Step) as PlayRequest,
        }),
        onDone: [
          {
            guard: { type: 'isPlayed', params: ({ event }) => event.output },
            target: 'steps',
            actions: ['acceptOutput', 'stepOn'],
          },
          {
            guard: {
              type: 'isPlayLeft',
              params: ({ context: { item, program }, event }) => ({ game: event.output.game, item, program }),
            },
            target: 'steps',
            actions: 'acceptOutput',
            meta: { clauses: ['14-3b-4'] },
          },
          { target: 'steps', actions: ['acceptOutput', 'stepOn', 'markIncomplete'] },
        ],
      },
    },
    drive: {
      meta: { clauses: ['15-7'] },
      invoke: {
        id: 'drive',
        src: 'drive',
        input: ({ context: { game, item, program } }) => {
          const resolving = playedItem(game, item);
          const step = program[0] as Extract<Step, { do: 'drive' }>;
          return {
            game,
            player: resolving.controller,
            count: amountOf(game, scopeOf(game, resolving), step.count),
          };
        },
        onDone: { target: 'steps', actions: ['acceptOutput', 'stepOn'] },
      },
    },
    damage: {
      description: 'Damage is put on the gate.',
      invoke: {
        id: 'putDamage',
        src: 'putDamage',
        input: ({ context }) => ({
          game: context.game,
          item: context.item,
          deal: stepOf<'damage' | 'distribute'>(context),
        }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.output },
            target: 'steps',
            actions: ['acceptOutput', 'stepOn'],
          },
          { target: 'steps', actions: ['acceptOutput', 'stepOn', 'markIncomplete'] },
        ],
      },
    },
    reduction: {
      description: 'Damage on the gate is reduced.',
      invoke: {
        id: 'reduction',
        src: 'reduction',
        input: ({ context }) => ({
          game: context.game,
          item: context.item,
          reduce: stepOf<'reduce'>(context),
        }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.output },
            target: 'steps',
            actions: ['acceptOutput', 'stepOn'],
          },
          { target: 'steps', actions: ['acceptOutput', 'stepOn', 'markIncomplete'] },
        ],
      },
    },
    healing: {
      description: 'A ruler or units are healed.',
      meta: { clauses: ['15-11'] },
      invoke: {
        id: 'healing',
        src: 'healing',
        input: ({ context }) => ({
          game: context.game,
          item: context.item,
          heal: stepOf<Healing>(context),
        }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.output },
            target: 'steps',
            actions: ['acceptOutput', 'stepOn'],
          },
          { target: 'steps', actions: ['acceptOutput', 'stepOn', 'markIncomplete'] },
        ],
      },
    },
    comingOut: {
      description: 'A unit with Enhance may take another as its soul.',
      always: [
        { guard: 'canEnhance', target: 'enhancing' },
        { guard: 'lacksEnhancer', target: 'resolved', meta: { clauses: ['u2103/enhance.3', 'u2103/enhance.8'] } },
        { target: 'resolved' },
      ],
    },
    enhancing: {
      tags: 'decision',
      meta: { clauses: ['16-16', 'u2103/enhance.2', 'u2103/enhance.7', 'u2103/enhance.9'], decision: 'enhance' },
      on: { answer: { target: 'resolved', actions: 'enhance' } },
    },
    resolved: {
      meta: { clauses: ['9-4b'] },
      entry: 'finish',
      type: 'final',
    },
  },
});
