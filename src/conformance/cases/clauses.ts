import { processesOf } from '../../charts/process-2.ts';
import { clausesOf } from '../../core/fact.ts';
import { LANGUAGES } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { CaseDefinition } from '../case.ts';
import { assertThat } from '../assertions.ts';

const registered = ({ clauses }: Ruleset, id: string, place: string): void =>
  assertThat(Object.hasOwn(clauses, id), () => ({ place, expected: 'a clause of the registry', seen: id }));

const assertTexts = ({ clauses }: Ruleset): void => {
  for (const [id, clause] of Object.entries(clauses)) {
    for (const language of LANGUAGES) {
      assertThat(clause[language].trim() !== '', () => ({
        place: `clause ${id}`,
        expected: `its words in ${language}`,
        seen: 'none',
      }));
    }
  }
};

export const clausesCase: CaseDefinition = {
  id: 'clauses',
  requirement: 'every clause that charts, questions, facts and results cite is in the registry, with words',
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
