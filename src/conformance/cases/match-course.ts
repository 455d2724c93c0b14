import { opponentOf, PLAYERS } from '../../core/decision.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Result } from '../../core/game-state.ts';
import type { ClauseRegistry } from '../../core/rulebook.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { forkMatch, startMatch } from '../../runtime/start.ts';
import { assertSame, assertThat } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import { type CheckLocation, MAX_QUESTIONS, type MatchPool, type PlayedMatch } from '../matches.ts';

/** What ours refuse by name is refused by every `newGame`. */
const assertRejected = (ruleset: Ruleset, name: string, begin: () => unknown): void => {
  let seen: unknown = 'a new game';
  try {
    begin();
  } catch (error) {
    if (error instanceof GatechartError) return;
    seen = error instanceof Error ? `${error.name}: ${error.message}` : error;
  }
  assertThat(false, `newGame of ${ruleset.id} with ${name}`, 'a GatechartError', seen);
};

const assertRejections = (ground: MatchPool): void => {
  const { ruleset } = ground;
  const known = ground.beginnings.find(({ decks }) => decks !== undefined);
  if (known?.decks === undefined) return;
  const { edition, decks, seed } = known;
  const unknown = 'no such thing';
  if (ruleset.decks !== undefined) {
    assertRejected(ruleset, 'an unknown deck', () =>
      ruleset.newGame({ edition, decks: [unknown, decks[1]], seed, index: 0 }),
    );
  }
  assertRejected(ruleset, 'an unknown edition', () =>
    ruleset.newGame({ edition: unknown, decks, seed, index: 0 }),
  );
};

export const newGameCase: CaseDefinition = {
  id: 'newGame',
  requirement: 'a new game depends only on its setup, and an unknown deck or edition is rejected',
  *check(ground) {
    for (const played of yield* ground.startedMatches()) {
      yield played;
      assertSame('newGame, made a second time', played.game, ground.newGame(played.beginning));
    }
    yield undefined;
    assertRejections(ground);
  },
};

/** Fewer matches may have come to the same by chance. */
const MATCHES = 4;

export const chanceCase: CaseDefinition = {
  id: 'chance',
  requirement: 'another seed gives other random outcomes',
  skipReason: ({ recordedEvents: recorded }) =>
    recorded === undefined || recorded.chance.length === 0
      ? 'the ruleset declares no outcomes of chance (recorded.chance)'
      : undefined,
  *check(ground) {
    const kinds = ground.ruleset.recordedEvents?.chance ?? [];
    const begun = yield* ground.startedMatches();
    yield undefined;
    const outcomes = begun.map(({ facts }) =>
      JSON.stringify(facts.filter(({ fact }) => kinds.includes(fact.what)).map(({ fact }) => fact)),
    );
    assertThat(
      outcomes.some((outcome) => outcome !== '[]'),
      'recorded.chance',
      `facts of ${kinds.join(', ')}`,
      `none in ${begun.length} matches`,
    );
    if (begun.length < MATCHES) return;
    assertThat(
      new Set(outcomes).size > 1,
      `facts of ${kinds.join(', ')}`,
      'other outcomes with another seed',
      `the same in all ${begun.length} matches`,
    );
  },
};

export const playsCase: CaseDefinition = {
  id: 'plays',
  requirement: 'matches reach their end without an error in the rules',
  *check(ground) {
    const { maxQuestions: mostQuestions } = ground.ruleset;
    for (const played of yield* ground.matches()) {
      const { fault, isUnfinished: isLeft, stops, keys } = played;
      yield stops.at(-1) ?? played;
      if (fault !== undefined) throw fault;
      if (mostQuestions === undefined) {
        assertThat(
          !isLeft,
          'length of the match',
          'an end',
          `none after ${MAX_QUESTIONS} decisions (set maxQuestions if matches are longer)`,
        );
      }
      const open = played.last?.pending();
      assertThat(
        isLeft || open === undefined || open.decision.options.length === 0,
        'a legal option',
        'that it is taken',
        `it is refused after ${keys.length} answers`,
      );
    }
    yield undefined;
    yield* ground.startedMatches();
  },
};

/** How somebody answers who does not play at random: who always takes the first option may never end anything. */
const STUBBORN: Readonly<Record<string, (count: number) => number>> = {
  first: () => 0,
  last: (count) => count - 1,
};

/** How many questions a match asks where everybody answers in one way; no further than one beyond `most`. */
function* lengthOf(
  ground: MatchPool,
  played: PlayedMatch,
  place: (count: number) => number,
): Generator<CheckLocation, number> {
  if (played.game === undefined) return 0;
  const match = startMatch(ground.ruleset, played.game, { runtime: 'lean' });
  let asked = 0;
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    asked += 1;
    const { options, player } = open.decision;
    if (asked > ground.most) return asked;
    if (match.answer(player, options[place(options.length)]?.key ?? '') !== undefined) return asked;
    yield { ...played, last: forkMatch(match) };
  }
  return asked;
}

export const lengthCase: CaseDefinition = {
  id: 'length',
  requirement: 'a match ends within the declared number of decisions, whichever actions are chosen',
  skipReason: ({ maxQuestions: mostQuestions }) =>
    mostQuestions === undefined ? 'the ruleset declares no length (maxQuestions)' : undefined,
  *check(ground) {
    const { most } = ground;
    const begun = yield* ground.startedMatches();
    for (const played of begun) {
      yield played.stops.at(-1) ?? played;
      assertThat(
        !played.isUnfinished,
        'length of the match, answered at random',
        `an end after at most ${most} decisions (maxQuestions)`,
        'one more question',
      );
    }
    for (const [name, place] of Object.entries(STUBBORN)) {
      for (const played of begun.slice(0, 2)) {
        const asked = yield* lengthOf(ground, played, place);
        assertThat(
          asked <= most,
          `length of the match, where the ${name} option is always taken`,
          `an end after at most ${most} decisions (maxQuestions)`,
          'one more question',
        );
      }
    }
  },
};

const assertResult = ({ winner, clause, reasons }: Result, clauses: ClauseRegistry): void => {
  const registered = (id: string, place: string) =>
    assertThat(Object.hasOwn(clauses, id), place, 'a clause of the registry', id);
  registered(clause, 'result.clause');
  assertThat(
    reasons.length === PLAYERS.length,
    'result.reasons',
    'one for each player, null for who did not lose',
    reasons,
  );
  for (const [player, reason] of reasons.entries()) {
    if (reason !== null) registered(reason, `result.reasons.${player}`);
  }
  if (winner === undefined) return;
  assertThat(
    reasons[opponentOf(winner)] !== null,
    `result.reasons.${opponentOf(winner)}`,
    'the clause by which that player lost',
    null,
  );
};

export const resultCase: CaseDefinition = {
  id: 'result',
  requirement: 'a match that is over has the clauses of its result, and accepts no more actions',
  *check(ground) {
    const { clauses, plays } = ground.ruleset;
    for (const played of yield* ground.startedMatches()) {
      const { last, fault, isUnfinished: isLeft } = played;
      if (last === undefined || fault !== undefined || isLeft || last.pending() !== undefined) continue;
      yield played;
      const came = last.game().result;
      assertThat(
        came !== undefined || plays === 'events',
        'result of the game at its end',
        'who won, and by which clause',
        'nothing',
      );
      if (came !== undefined) assertResult(came, clauses);
      assertThat(
        last.answer(0, 'pass')?.code === 'MATCH_OVER',
        'an answer after the end',
        'MATCH_OVER',
        'it is taken',
      );
    }
  },
};
