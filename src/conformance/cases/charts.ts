import { processesOf } from '../../charts/process.ts';
import { GatechartError } from '../../core/errors.ts';
import { clausesOf } from '../../core/game-state.ts';
import { LANGUAGES } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { assertThat, Violation } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import { unreachedBy } from '../unreached.ts';

export const chartsCase: CaseDefinition = {
  id: 'charts',
  requirement: 'all runtimes can run every chart of every edition',
  *check({ ruleset }) {
    for (const [edition, machine] of Object.entries(ruleset.editions)) {
      yield undefined;
      try {
        processesOf(machine);
      } catch (error) {
        if (!(error instanceof GatechartError)) throw error;
        throw new Violation(
          `edition ${edition}, ${error.place}`,
          'the part of XState that the runtimes know',
          error.message,
        );
      }
    }
  },
};

export const decisionsCase: CaseDefinition = {
  id: 'decisions',
  requirement: 'every decision in a chart is defined, and every defined decision is in a chart',
  *check(ground) {
    const { editions, decisions: defined } = ground.ruleset;
    const asked = new Map<string, string>();
    for (const machine of Object.values(editions)) {
      yield undefined;
      for (const { id, states } of processesOf(machine)) {
        for (const { asks, path } of states) if (asks !== undefined) asked.set(asks, `${id}.${path}`);
      }
    }
    for (const [kind, state] of asked) {
      assertThat(
        Object.hasOwn(defined, kind),
        state,
        `a function decisions.${kind}, as the state asks "${kind}"`,
        `decisions has ${Object.keys(defined).join(', ') || 'none'}`,
      );
    }
    for (const kind of Object.keys(defined)) {
      assertThat(
        asked.has(kind),
        `decisions.${kind}`,
        'a state that asks it (meta.decision)',
        'none in any edition',
      );
    }
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { kind } = stop.decision;
      assertThat(
        Object.hasOwn(defined, kind),
        'kind of the question',
        `one of ${Object.keys(defined).join(', ')}`,
        kind,
      );
    }
  },
  unreached: ({ ruleset, played }) => unreachedBy(ruleset, played),
};

const registered = ({ clauses }: Ruleset, id: string, place: string): void =>
  assertThat(Object.hasOwn(clauses, id), place, 'a clause of the registry', id);

const assertTexts = ({ clauses }: Ruleset): void => {
  for (const [id, clause] of Object.entries(clauses)) {
    for (const language of LANGUAGES) {
      assertThat(clause[language].trim() !== '', `clause ${id}`, `its words in ${language}`, 'none');
    }
  }
};

export const clausesCase: CaseDefinition = {
  id: 'clauses',
  requirement:
    'every clause that charts, decisions, events and results cite is in the registry, with its text',
  *check(ground) {
    const { ruleset } = ground;
    assertTexts(ruleset);
    for (const machine of Object.values(ruleset.editions)) {
      yield undefined;
      for (const process of processesOf(machine)) {
        for (const id of process.clauses) registered(ruleset, id, `chart ${process.id}`);
      }
    }
    for (const played of yield* ground.startedMatches()) {
      yield played;
      for (const { fact, state } of played.facts) {
        for (const id of clausesOf(fact)) registered(ruleset, id, `the fact "${fact.what}" in ${state}`);
      }
    }
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      registered(ruleset, stop.decision.clause, 'clause of the question');
    }
  },
};
