import { assign, setup } from 'xstate';
import { acceptOutput, applyRule, outputGuard, passState, stateGuard } from '../../src/core/rule-machine.ts';
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
    isNegated: stateGuard(isPlayNegated),
    isStopped: ({ context }) => isStopped(context.game, context.activated),
    isPermanent: stateGuard(isPermanent),
    entersBeforeResolving: stateGuard(entersBeforeResolving),
    isSpellGone: outputGuard(isSpellGone),
  },
  actions: {
    acceptOutput,
    count: assign({ activated: (_, { activated }: Activated) => activated }),
    stop: applyRule(stopPlay),
    enter: applyRule(enterPlayed),
    enterSpell: applyRule(enterSpell),
    dropSpell: applyRule(dropSpell),
    discardSpell: applyRule(discardSpell),
  },
}).createMachine({
  id: 'cardPlay',
  context: ({ input }) => ({ game: input.game, activated: 0 }),
  output: passState,
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
        input: passState,
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
        input: passState,
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
        input: passState,
        onDone: [
          { guard: 'isSpellGone', target: 'spellGone', actions: 'acceptOutput' },
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
        input: passState,
        onDone: { target: 'played', actions: 'acceptOutput' },
      },
    },
    played: { type: 'final' },
    negated: { type: 'final' },
    stopped: { meta: { clauses: ['reading.1'] }, entry: 'stop', type: 'final' },
    spellGone: { meta: { clauses: ['reading.8'] }, entry: 'dropSpell', type: 'final' },
  },
});
