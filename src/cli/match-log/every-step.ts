import type { GameState, GameEvent } from '../../core/fact.ts';
import { eventLine, type Narrator, type MatchLog } from './narrator-2.ts';
import type { LogPage } from './page.ts';

/** The verbose telling: every step with its transition, the guards that refused others, and every fact. */
export const verboseLog = (page: LogPage, narrator: Narrator): MatchLog => {
  const { messages: words } = narrator;
  const isHead = (fact: GameEvent): boolean => narrator.headline(fact)?.is === 'head';
  const tellFacts = (facts: readonly GameEvent[], depth: number, game: GameState): void => {
    for (const fact of facts) {
      const headline = narrator.headline(fact);
      page.write(eventLine(narrator, fact, game), headline?.is === 'head' ? headline.of : depth);
    }
  };
  return {
    step: ({ path, machine, event, from, to, clauses, refused, facts }, game) => {
      const depth = path.length;
      // A head comes from a process that began before the step, and so does what was reported before it.
      const earlier = facts.findLastIndex(isHead) + 1;
      tellFacts(facts.slice(0, earlier), depth, game);
      page.write(
        { clauses, text: `${machine}: ${from} -> ${to}${words.events[event]}`, style: 'step' },
        depth,
      );
      if (refused.length > 0) {
        page.write({ clauses: [], text: words.refused(refused.join(', ')), style: 'step' }, depth + 1);
      }
      tellFacts(facts.slice(earlier), depth + 1, game);
    },
    facts: (facts, game) => tellFacts(facts, 0, game),
  };
};
