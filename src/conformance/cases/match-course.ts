import { GatechartError } from '../../core/errors.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { Case } from '../case.ts';
import type { Ground } from '../ground.ts';
import { hold, holdSame } from '../assertions.ts';

/** What ours refuse by name is refused by every `newGame`. */
const holdRefused = (ruleset: Ruleset, name: string, begin: () => unknown): void => {
  let seen: unknown = 'a new game';
  try {
    begin();
  } catch (error) {
    if (error instanceof GatechartError) return;
    seen = error instanceof Error ? `${error.name}: ${error.message}` : error;
  }
  hold(false, () => ({ place: `newGame of ${ruleset.id} with ${name}`, expected: 'a GatechartError', seen }));
};

const holdRefusals = (ground: Ground): void => {
  const { ruleset } = ground;
  const known = ground.beginnings.find(({ decks }) => decks !== undefined);
  if (known?.decks === undefined) return;
  const { edition, decks, seed } = known;
  const unknown = 'no such thing';
  if (ruleset.decks !== undefined) {
    holdRefused(ruleset, 'an unknown deck', () =>
      ruleset.newGame({ edition, decks: [unknown, decks[1]], seed, index: 0 }),
    );
  }
  holdRefused(ruleset, 'an unknown edition', () =>
    ruleset.newGame({ edition: unknown, decks, seed, index: 0 }),
  );
};

export const newGame: Case = {
  id: 'newGame',
  holds: 'a new game is the same whenever it is made of the same, and is refused for what is unknown',
  *look(ground) {
    for (const played of yield* ground.begun()) {
      yield played;
      holdSame('newGame, made a second time', played.game, ground.newGame(played.beginning));
    }
    yield undefined;
    holdRefusals(ground);
  },
};
