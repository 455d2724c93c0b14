import { GatechartError } from '../../core/errors.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { CaseDefinition } from '../case.ts';
import type { MatchPool } from '../ground.ts';
import { assertThat, assertSame } from '../assertions.ts';

/** What ours refuse by name is refused by every `newGameCase`. */
const assertRejected = (ruleset: Ruleset, name: string, begin: () => unknown): void => {
  let seen: unknown = 'a new game';
  try {
    begin();
  } catch (error) {
    if (error instanceof GatechartError) return;
    seen = error instanceof Error ? `${error.name}: ${error.message}` : error;
  }
  assertThat(false, () => ({ place: `newGame of ${ruleset.id} with ${name}`, expected: 'a GatechartError', seen }));
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
  requirement: 'a new game is the same whenever it is made of the same, and is refused for what is unknown',
  *check(ground) {
    for (const played of yield* ground.startedMatches()) {
      yield played;
      assertSame('newGame, made a second time', played.game, ground.newGame(played.beginning));
    }
    yield undefined;
    assertRejections(ground);
  },
};
