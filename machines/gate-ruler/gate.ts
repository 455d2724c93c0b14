import { assertEvent, assign, setup } from 'xstate';
import { opponentOf, type Player } from '../../src/core/decision.ts';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import { hasGateBreak, isGateEmpty, isTopImmediate, topOfGate } from '../../src/rulesets/gate-ruler/queries/gate.ts';
import {
  canOnlyPass,
  forcedPlay,
  PLAY_ACTIONS,
  requestOf,
  revealDrive,
  setCard,
} from '../../src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts';
import { breakGate, passPriority } from '../../src/rulesets/gate-ruler/rules/ch09-gate/gate.ts';
import type { GateItem } from '../../src/rulesets/gate-ruler/state/gate-item.ts';
import { damage } from './damage.ts';
import { destroy } from './destroy.ts';
import { driveResolution } from './drive-resolution.ts';
import { effect } from './effect.ts';
import { play } from './play.ts';
import { rulerDamage } from './ruler-damage.ts';
import { systemProcessing } from './system-processing.ts';
import { type PlayContext, type RuleMachine, type RuleMachineTypes, requestIn, type StateContext } from './types.ts';

interface Gate extends PlayContext {
  /** Who may take a gate action now. */
  readonly priority: Player;
  /** Passes in a row. */
  readonly passes: number;
  /** The next item number as the last resolution began, 0 before the first: what is numbered from it on was added (9-4c). */
  readonly since: number;
}

/** Gate processing (ch.9): addition and resolution in turn, until both pass on an empty gate. */
export const gate: RuleMachine = setup({
  types: {} as RuleMachineTypes<Gate, StateContext>,
  actors: { systemProcessing, play, effect, damage, rulerDamage, destroy, driveResolution },
  guards: {
    isTopImmediate: (_, { game }: StateContext) => isTopImmediate(game),
    hasGateBreak: ({ context }, { game }: StateContext) => hasGateBreak(game, context.since),
    canOnlyPass: ({ context: { game, priority } }) => canOnlyPass(game, priority),
    canOnlyPlay: ({ context: { game, priority } }) => forcedPlay(game, priority) !== undefined,
    haveBothPassed: ({ context }) => context.passes === 2,
    isGateEmpty: (_, { game }: StateContext) => isGateEmpty(game),
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
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    requestOnly: assign({
      request: ({ context: { game, priority } }) => forcedPlay(game, priority),
    }),
    request: assign({
      request: ({ context, event }) => {
        assertEvent(event, PLAY_ACTIONS);
        return requestOf(context.game, context.priority, event);
      },
    }),
    reveal: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'reveal');
        return revealDrive(context.game, context.priority, event);
      },
    }),
    setCard: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'setCard');
        return setCard(context.game, context.priority, event);
      },
    }),
    beginResolution: assign({ since: ({ context }) => context.game.nextNumber }),
    breakGate: assign({ game: ({ context: { game, since } }) => breakGate(game, since) }),
  },
}).createMachine({
  id: 'gate',
  context: fromInput(({ game }: StateContext) => ({
    game,
    priority: game.turn.player,
    passes: 0,
    request: undefined,
    since: 0,
  })),
  output: ({ context: { game } }) => ({ game }),
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
            input: ({ context: { game } }) => ({ game }),
            onDone: [
              {
                guard: { type: 'isTopImmediate', params: ({ event }) => event.output },
                target: 'ended',
                actions: 'acceptOutput',
                meta: { clauses: ['9-3d'] },
              },
              { target: 'priority', actions: 'acceptOutput' },
            ],
          },
        },
        priority: {
          always: [
            { guard: 'haveBothPassed', target: 'ended', meta: { clauses: ['9-3f-1'] } },
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
            pass: {
              target: 'priority',
              actions: ['clearEvents', 'pass'],
              meta: { clauses: ['9-3e-1', '9-3f'] },
            },
            playInstantEvent: {
              target: 'play',
              actions: ['clearEvents', 'request'],
              meta: { clauses: ['2-14b', '9-3e-2'] },
            },
            useInstantAbility: {
              target: 'play',
              actions: ['clearEvents', 'request'],
              meta: { clauses: ['2-14b', '9-3e-3'] },
            },
            reveal: {
              target: 'systemProcessing',
              actions: ['clearEvents', 'reveal', 'handOnPriority'],
              meta: { clauses: ['9-3e-4a', '7-2', '9-3f'] },
            },
            playUnit: {
              target: 'play',
              actions: ['clearEvents', 'request'],
              meta: { clauses: ['9-3e-4b', '7-3'] },
            },
            playField: {
              target: 'play',
              actions: ['clearEvents', 'request'],
              meta: { clauses: ['9-3e-4c', '7-4'] },
            },
            setCard: {
              target: 'systemProcessing',
              actions: ['clearEvents', 'setCard', 'handOnPriority'],
              meta: { clauses: ['9-3e-4d', '7-5', '7-5c', '9-3f'] },
            },
            playStandardEvent: {
              target: 'play',
              actions: ['clearEvents', 'request'],
              meta: { clauses: ['2-14a', '9-3e-4e', '14-4a', '7-6'] },
            },
            useStandardAbility: {
              target: 'play',
              actions: ['clearEvents', 'request'],
              meta: { clauses: ['2-14a', '9-3e-4f', '7-7'] },
            },
            useOverdrive: {
              target: 'play',
              actions: ['clearEvents', 'request'],
              meta: { clauses: ['7-2b'] },
            },
          },
        },
        play: {
          meta: { clauses: ['9-3e', '14-3'] },
          invoke: {
            id: 'play',
            src: 'play',
            input: ({ context }) => ({ game: context.game, request: requestIn(context) }),
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
        ended: { type: 'final' },
      },
      onDone: [
        {
          guard: { type: 'isGateEmpty', params: ({ context }) => context },
          target: 'ended',
          meta: { clauses: ['9-4a'] },
        },
        { target: 'resolution' },
      ],
    },
    resolution: {
      description: 'The top of the gate resolves until something is added or nothing is left.',
      initial: 'top',
      states: {
        top: {
          entry: 'beginResolution',
          always: [
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
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'systemProcessing', actions: 'acceptOutput' },
          },
        },
        damage: {
          meta: { clauses: ['9-4b', '13-2b'] },
          invoke: {
            id: 'damage',
            src: 'damage',
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'systemProcessing', actions: 'acceptOutput' },
          },
        },
        rulerDamage: {
          meta: { clauses: ['9-4b', '13-6a'] },
          invoke: {
            id: 'rulerDamage',
            src: 'rulerDamage',
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'systemProcessing', actions: 'acceptOutput' },
          },
        },
        driveResolution: {
          meta: { clauses: ['9-4b', '10-3e'] },
          invoke: {
            id: 'driveResolution',
            src: 'driveResolution',
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'systemProcessing', actions: 'acceptOutput' },
          },
        },
        destroy: {
          meta: { clauses: ['9-4b'] },
          invoke: {
            id: 'destroy',
            src: 'destroy',
            input: ({ context: { game } }) => ({ game }),
            onDone: { target: 'systemProcessing', actions: 'acceptOutput' },
          },
        },
        systemProcessing: {
          meta: { clauses: ['9-4c'] },
          invoke: {
            id: 'systemProcessing',
            src: 'systemProcessing',
            input: ({ context: { game } }) => ({ game }),
            onDone: [
              {
                guard: { type: 'hasGateBreak', params: ({ event }) => event.output },
                target: 'ended',
                actions: ['acceptOutput', 'breakGate'],
                meta: { clauses: ['9-4c-1'] },
              },
              {
                guard: { type: 'isGateEmpty', params: ({ event }) => event.output },
                target: 'ended',
                actions: 'acceptOutput',
                meta: { clauses: ['9-2a'] },
              },
              { target: 'top', actions: 'acceptOutput', meta: { clauses: ['9-4c-2'] } },
            ],
          },
        },
        ended: { type: 'final' },
      },
      onDone: 'addition',
    },
    ended: { type: 'final' },
  },
});
