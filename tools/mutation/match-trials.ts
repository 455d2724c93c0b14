import { runCase } from '../../src/fuzz/attempt.ts';
import { rulesOracle } from '../../src/fuzz/oracles/rules-2.ts';
import { drawInt, rngStream } from '../../src/core/random.ts';
import type { Ruleset } from '../../src/core/ruleset-2.ts';
import { getRuleset } from '../../src/registered.ts';
import type { Trials } from './trials.ts';

/** Matches for each ruleset that plays any. */
const MATCHES = 8;

const NAME = /^match (?<index>\d+) of (?<id>.+)$/;

const gameOf = ({ decks = [], defaultEdition: edition, newGame }: Ruleset, index: number) => {
  const pair = [decks[index % decks.length], decks[(index >> 1) % decks.length]] as [string, string];
  return newGame({ edition, decks: pair, seed: 1, index });
};

/** Matches with random answers, held to invariants and laws. */
export const matchTrials: Trials = {
  namesFor: ({ id, plays }) =>
    Array.from({ length: plays === 'matches' ? MATCHES : 0 }, (_, index) => `match ${index} of ${id}`),
  faultIn: (name) => {
    const { id = '', index = '' } = NAME.exec(name)?.groups ?? {};
    const ruleset = getRuleset(id);
    let rng = rngStream(1, Number(index), 'mutation');
    const { failure } = runCase(
      rulesOracle,
      () => ({ is: 'new', ruleset, game: gameOf(ruleset, Number(index)) }),
      ({ options }) => {
        const [place, next] = drawInt(rng, options.length);
        rng = next;
        return place;
      },
      () => {},
    );
    return failure?.message;
  },
};
