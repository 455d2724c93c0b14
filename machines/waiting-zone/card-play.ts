import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import {
  discardSpell,
  dropSpell,
  enterPlayed,
  enterSpell,
  entersBeforeResolving,
  isPermanent,
  isPlayNegated,
  isSpellGone,
  isStopped,
  playedCard,
  stopPlay,
  usedAbility,
} from '../../src/rulesets/waiting-zone/rules/card-play.ts';
import { eventCard } from '../../src/rulesets/waiting-zone/rules/event-start.ts';
import { counterCheck } from './counter-check.ts';
import type { Activated } from './counter-window.ts';
import { declaration } from './declaration.ts';
import { effect } from './effect.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

/** Playing a card: it waits, is checked, then enters the field, or resolves if it does not stay. */
export const cardPlay: RuleMachine = setup({
  types: {} as RuleMachineTypes<Activated, StateContext>,
  actors: { declaration, counterCheck, effect },
  guards: {
    isNegated: ({ context }) => isPlayNegated(context.game),
    isStopped: ({ context }) => isStopped(context.game, context.activated),
    isPermanent: ({ context }) => isPermanent(context.game),
    entersBeforeResolving: ({ context }) => entersBeforeResolving(context.game),
    isSpellGone: (_, { game }: StateContext) => isSpellGone(game),
  },
  actions: {
    acceptOutput,
    count: assign({ activated: (_, { activated }: Activated) => activated }),
    stop: assign({ game: ({ context }) => stopPlay(context.game) }),
    enter: assign({ game: ({ context }) => enterPlayed(context.game) }),
    enterSpell: assign({ game: ({ context }) => enterSpell(context.game) }),
    dropSpell: assign({ game: ({ context }) => dropSpell(context.game) }),
    discardSpell: assign({ game: ({ context }) => discardSpell(context.game) }),
  },
}).createMachine({
  id: 'cardPlay',
  context: fromInput(({ game }: StateContext) => ({ game, activated: 0 })),
  output: ({ context: { game } }) => ({ game }),
  initial: 'declaration',
  states: {
    declaration: {
      meta: { clauses: ['play.1', 'play.6'] },
      invoke: {
        id: 'declaration',
        src: 'declaration',
        input: ({ context: { game } }) => ({ game, use: { use: 'play', card: eventCard(game) } }),
        onDone: { target: 'playCheck', actions: 'acceptOutput' },
      },
    },
    playCheck: {
      meta: { clauses: ['play.7', 'check.2'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: ({ context: { game } }) => ({ game }),
        onDone: {
          target: 'outcome',
          actions: ['acceptOutput', { type: 'count', params: ({ event }) => event.output }],
        },
      },
    },
    outcome: {
      always: [
        { guard: 'isNegated', target: 'negated', meta: { clauses: ['play.8'] } },
        { guard: 'isStopped', target: 'stopped' },
        { guard: 'isPermanent', target: 'entering' },
        { guard: 'entersBeforeResolving', target: 'spellEntering' },
        { target: 'spell' },
      ],
    },
    entering: {
      meta: { clauses: ['play.9', 'play.10', 'at-once.1', 'at-once.2', 'reading.1'] },
      entry: 'enter',
      always: 'entryCheck',
    },
    entryCheck: {
      meta: { clauses: ['play.11', 'check.3', 'check.8'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'played', actions: 'acceptOutput' },
      },
    },
    spell: {
      meta: { clauses: ['reading.8'] },
      invoke: {
        id: 'effect',
        src: 'effect',
        input: ({ context: { game } }) => ({ game, item: playedCard(game)?.number ?? -1 }),
        onDone: { target: 'effectCheck', actions: 'acceptOutput' },
      },
    },
    spellEntering: {
      meta: { clauses: ['reading.8'] },
      entry: 'enterSpell',
      always: 'spellEntryCheck',
    },
    spellEntryCheck: {
      meta: { clauses: ['reading.8', 'check.3'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: ({ context: { game } }) => ({ game }),
        onDone: [
          {
            guard: { type: 'isSpellGone', params: ({ event }) => event.output },
            target: 'spellGone',
            actions: 'acceptOutput',
          },
          { target: 'spellEffect', actions: 'acceptOutput' },
        ],
      },
    },
    spellEffect: {
      meta: { clauses: ['reading.8'] },
      invoke: {
        id: 'effect',
        src: 'effect',
        input: ({ context: { game } }) => ({ game, item: usedAbility(game)?.number ?? -1 }),
        onDone: { target: 'spellExit', actions: 'acceptOutput' },
      },
    },
    spellExit: {
      meta: { clauses: ['reading.8'] },
      entry: 'discardSpell',
      always: 'effectCheck',
    },
    effectCheck: {
      description: 'What the effect brought about is checked.',
      meta: { clauses: ['reading.8', 'check.1'] },
      invoke: {
        id: 'counterCheck',
        src: 'counterCheck',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'played', actions: 'acceptOutput' },
      },
    },
    played: { type: 'final' },
    negated: { type: 'final' },
    stopped: { meta: { clauses: ['reading.1'] }, entry: 'stop', type: 'final' },
    spellGone: { meta: { clauses: ['reading.8'] }, entry: 'dropSpell', type: 'final' },
  },
});
