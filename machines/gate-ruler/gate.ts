import { assign, setup } from 'xstate';
import { opponentOf, type Player } from '../../src/core/decision.ts';
import { acceptOutput, applyRule, isOver, outputGuard, passState, stateGuard } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import {
  hasGateBreak,
  isBreakImmediate,
  isDestructionTop,
  isDriveTop,
  isGateEmpty,
  isRulerDamageTop,
  topOfGate,
} from '../../src/rulesets/gate-ruler/queries/gate.ts';
import {
  canOnlyPass,
  type GateAction,
  gateActionOf,
  gateActions,
  mustPlay,
  requestOf,
  revealDrive,
  setCard,
} from '../../src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts';
import { breakGate, passPriority } from '../../src/rulesets/gate-ruler/rules/ch09-gate/gate.ts';
import type { GateItem } from '../../src/rulesets/gate-ruler/state/gate-item.ts';
import type { GateRulerOption, OptionOf, PlayRequest } from '../../src/rulesets/gate-ruler/state/option.ts';
import { damage } from './damage.ts';
import { destroy } from './destroy.ts';
import { driveResolution } from './drive-resolution.ts';
import { effect } from './effect.ts';
import { play } from './play.ts';
import { rulerDamage } from './ruler-damage.ts';
import { systemProcessing } from './system-processing.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Gate extends StateContext {
  /** Who may take a gate action now. */
  readonly priority: Player;
  /** Passes in a row. */
  readonly passes: number;
  /** What the player with priority is about to play. */
  readonly request: PlayRequest | undefined;
  /** The next item number as the last resolution began, 0 before the first: what is numbered from it on was added (9-4c). */
  readonly since: number;
}

/** Gate processing (ch.9): addition and resolution in turn, until both pass on an empty gate. */
export const gate: RuleMachine = setup({
  types: {} as RuleMachineTypes<Gate, StateContext>,
  actors: { systemProcessing, play, effect, damage, rulerDamage, destroy, driveResolution },
  guards: {
    isOver,
    isBreakImmediate: ({ context: { since } }, { game }: StateContext) => since > 0 && isBreakImmediate(game, since),
    isDriveTop: outputGuard(isDriveTop),
    isRulerDamageTop: outputGuard(isRulerDamageTop),
    isDestructionTop: outputGuard(isDestructionTop),
    hasGateBreak: ({ context }, { game }: StateContext) => hasGateBreak(game, context.since),
    canOnlyPass: ({ context: { game, priority } }) => canOnlyPass(game, priority),
    canOnlyPlay: ({ context: { game, priority } }) => mustPlay(game, priority),
    isAction: ({ context, event }, action: GateAction) => gateActionOf(context.game, event.option) === action,
    haveBothPassed: ({ context }) => context.passes === 2,
    isGateEmpty: stateGuard(isGateEmpty),
    isEmptied: outputGuard(isGateEmpty),
    isPlayed: (_, { isPlayed }: { isPlayed: boolean }) => isPlayed,
    isTop: ({ context }, kind: GateItem['kind']) => topOfGate(context.game)?.kind === kind,
  },
  actions: {
    acceptOutput,
    givePriorityToTurnPlayer: assign({ priority: ({ context }) => context.game.turn.player, passes: 0 }),
    handOnPriority: assign({
      priority: ({ context: { game, priority } }) =>
        game.interpretations.priorityAfterAction === 'other' ? opponentOf(priority) : priority,
      passes: 0,
    }),
    pass: assign({
      game: ({ context }) => passPriority(context.game, context.priority),
      priority: ({ context }) => opponentOf(context.priority),
      passes: ({ context }) => context.passes + 1,
    }),
    clearEvents: applyRule(clearEvents),
    requestOnly: assign({
      request: ({ context: { game, priority } }) =>
        requestOf(priority, gateActions(game, priority)[0] as GateRulerOption) as PlayRequest,
    }),
    request: assign({
      game: ({ context }) => clearEvents(context.game),
      request: ({ context, event }) => requestOf(context.priority, event.option) as PlayRequest,
    }),
    reveal: assign({
      game: ({ context, event }) =>
        revealDrive(clearEvents(context.game), context.priority, event.option as OptionOf<'reveal'>),
    }),
    setCard: assign({
      game: ({ context, event }) =>
        setCard(clearEvents(context.game), context.priority, event.option as OptionOf<'set'>),
    }),
    beginResolution: assign({ since: ({ context }) => context.game.nextNumber }),
    breakGate: applyRule(breakGate),
  },
}).createMachine({
  id: 'gate',
  context: ({ input }) => ({
    game: input.game,
    priority: input.game.turn.player,
    passes: 0,
    request: undefined,
    since: 0,
  }),
  output: passState,
  meta: { clauses: ['9-2a'] },
  initial: 'addition',
  states: {
    addition: {
      description: 'Players put cards and abilities on the gate in turn.',
      initial: 'start',
      states: {
        start: {
          meta: { clauses: ['9-3b'] },
          entry: 'givePriorityToTurnPlayer',
          always: 'systemProcessing',
        },
        systemProcessing: {
          meta: { clauses: ['9-3c'] },
          invoke: {
            id: 'systemProcessing',
            src: 'systemProcessing',
            input: passState,
            onDone: [
              { guard: 'isOver', target: '#gate.over', actions: 'acceptOutput' },
              {
                guard: 'isDriveTop',
                target: '#gate.resolution',
                actions: 'acceptOutput',
                meta: { clauses: ['9-3d', '10-3g', 'u2103/drive.9'] },
              },
              {
                guard: { type: 'isBreakImmediate', params: ({ event }) => event.output },
                target: '#gate.resolution',
                actions: 'acceptOutput',
                meta: { clauses: ['9-3d', '9-4c-1a'] },
              },
              {
                guard: 'isRulerDamageTop',
                target: '#gate.resolution',
                actions: 'acceptOutput',
                meta: { clauses: ['9-3d'] },
              },
              {
                guard: 'isDestructionTop',
                target: 'priority',
                actions: 'acceptOutput',
                meta: { clauses: ['12-4b-1'] },
              },
              { target: 'priority', actions: 'acceptOutput' },
            ],
          },
        },
        priority: {
          always: [
            { guard: 'haveBothPassed', target: '#gate.resolution', meta: { clauses: ['9-3f-1'] } },
            {
              guard: 'canOnlyPass',
              target: 'priority',
              reenter: true,
              actions: 'pass',
              meta: { clauses: ['9-3e-1', '9-3f'] },
            },
            { guard: 'canOnlyPlay', target: 'play', actions: 'requestOnly', meta: { clauses: ['16-12'] } },
            { target: 'gateAction' },
          ],
        },
        gateAction: {
          tags: 'decision',
          meta: { clauses: ['9-3e'], decision: 'gateAction' },
          on: {
            answer: [
              {
                guard: { type: 'isAction', params: 'pass' },
                target: 'priority',
                actions: ['clearEvents', 'pass'],
                meta: { clauses: ['9-3e-1', '9-3f'] },
              },
              {
                guard: { type: 'isAction', params: 'playInstantEvent' },
                target: 'play',
                actions: 'request',
                meta: { clauses: ['2-14b', '9-3e-2'] },
              },
              {
                guard: { type: 'isAction', params: 'useInstantAbility' },
                target: 'play',
                actions: 'request',
                meta: { clauses: ['2-14b', '9-3e-3'] },
              },
              {
                guard: { type: 'isAction', params: 'revealDriven' },
                target: 'systemProcessing',
                actions: ['reveal', 'handOnPriority'],
                meta: { clauses: ['9-3e-4a', '7-2', '9-3f'] },
              },
              {
                guard: { type: 'isAction', params: 'playUnit' },
                target: 'play',
                actions: 'request',
                meta: { clauses: ['9-3e-4b', '7-3'] },
              },
              {
                guard: { type: 'isAction', params: 'playField' },
                target: 'play',
                actions: 'request',
                meta: { clauses: ['9-3e-4c', '7-4'] },
              },
              {
                guard: { type: 'isAction', params: 'setCard' },
                target: 'systemProcessing',
                actions: ['setCard', 'handOnPriority'],
                meta: { clauses: ['9-3e-4d', '7-5', '7-5c', '9-3f'] },
              },
              {
                guard: { type: 'isAction', params: 'playStandardEvent' },
                target: 'play',
                actions: 'request',
                meta: { clauses: ['2-14a', '9-3e-4e', '14-4a', '7-6'] },
              },
              {
                guard: { type: 'isAction', params: 'useStandardAbility' },
                target: 'play',
                actions: 'request',
                meta: { clauses: ['2-14a', '9-3e-4f', '7-7'] },
              },
              {
                guard: { type: 'isAction', params: 'useOverdrive' },
                target: 'play',
                actions: 'request',
                meta: { clauses: ['7-2b'] },
              },
            ],
          },
        },
        play: {
          meta: { clauses: ['9-3e', '14-3'] },
          invoke: {
            id: 'play',
            src: 'play',
            input: ({ context }) => ({ game: context.game, request: context.request as PlayRequest }),
            onDone: [
              {
                guard: { type: 'isPlayed', params: ({ event }) => event.output },
                target: 'systemProcessing',
                actions: ['acceptOutput', 'handOnPriority'],
                meta: { clauses: ['9-3f'] },
              },
              { target: 'systemProcessing', actions: 'acceptOutput', meta: { clauses: ['14-3b-4'] } },
            ],
          },
        },
      },
    },
    resolution: {
      description: 'The top of the gate resolves until something is added or nothing is left.',
      initial: 'top',
      states: {
        top: {
          entry: 'beginResolution',
          always: [
            { guard: 'isGateEmpty', target: '#gate.ended', meta: { clauses: ['9-4a'] } },
            { guard: { type: 'isTop', params: 'damage' }, target: 'damage' },
            { guard: { type: 'isTop', params: 'rulerDamage' }, target: 'rulerDamage' },
            { guard: { type: 'isTop', params: 'destroy' }, target: 'destroy' },
            { guard: { type: 'isTop', params: 'drive' }, target: 'driveResolution' },
            { target: 'effect' },
          ],
        },
        effect: {
          meta: { clauses: ['9-4b'] },
          invoke: {
            id: 'effect',
            src: 'effect',
            input: passState,
            onDone: { target: 'systemProcessing', actions: 'acceptOutput' },
          },
        },
        damage: {
          meta: { clauses: ['9-4b', '13-2b'] },
          invoke: {
            id: 'damage',
            src: 'damage',
            input: passState,
            onDone: { target: 'systemProcessing', actions: 'acceptOutput' },
          },
        },
        rulerDamage: {
          meta: { clauses: ['9-4b', '13-6a'] },
          invoke: {
            id: 'rulerDamage',
            src: 'rulerDamage',
            input: passState,
            onDone: { target: 'systemProcessing', actions: 'acceptOutput' },
          },
        },
        driveResolution: {
          meta: { clauses: ['9-4b', '10-3e'] },
          invoke: {
            id: 'driveResolution',
            src: 'driveResolution',
            input: passState,
            onDone: { target: 'systemProcessing', actions: 'acceptOutput' },
          },
        },
        destroy: {
          meta: { clauses: ['9-4b'] },
          invoke: {
            id: 'destroy',
            src: 'destroy',
            input: passState,
            onDone: { target: 'systemProcessing', actions: 'acceptOutput' },
          },
        },
        systemProcessing: {
          meta: { clauses: ['9-4c'] },
          invoke: {
            id: 'systemProcessing',
            src: 'systemProcessing',
            input: passState,
            onDone: [
              { guard: 'isOver', target: '#gate.over', actions: 'acceptOutput' },
              {
                guard: { type: 'hasGateBreak', params: ({ event }) => event.output },
                target: '#gate.addition',
                actions: ['acceptOutput', 'breakGate'],
                meta: { clauses: ['9-4c-1'] },
              },
              { guard: 'isEmptied', target: '#gate.addition', actions: 'acceptOutput', meta: { clauses: ['9-2a'] } },
              { target: 'top', actions: 'acceptOutput', meta: { clauses: ['9-4c-2'] } },
            ],
          },
        },
      },
    },
    ended: { type: 'final' },
    over: { type: 'final' },
  },
});
