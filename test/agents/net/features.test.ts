import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/agents/agent.ts';
import { atRandom, playoutFor } from '../../../src/agents/search/playout.ts';
import type { FeatureEncoder } from '../../../src/core/adapters/feature-encoder.ts';
import { requireFeatureEncoder } from '../../../src/core/adapters/require-encoder.ts';
import type { Question } from '../../../src/core/question.ts';
import { rngStream } from '../../../src/core/random.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { gateRuler, waitingZone } from '../../../src/registered.ts';
import { lazyQuestionOf } from '../../../src/runtime/match-runner.ts';
import { startMatch } from '../../../src/runtime/start.ts';

/** Calls at every question of some matches, in which every fifth answer is random. */
const meet = (ruleset: Ruleset, matches: number, see: (question: Question) => void): void => {
  const { policy } = playoutFor(ruleset);
  const decks = ruleset.decks ?? [];
  for (let index = 0; index < matches; index += 1) {
    const chance = chanceFrom(rngStream(8, index, 'features'));
    const [one, other] = [decks[index % decks.length] as string, decks[(index + 1) % decks.length] as string];
    const setup = { edition: ruleset.defaultEdition, decks: [one, other], seed: 8, index } as const;
    const match = startMatch(ruleset, ruleset.newGame(setup), { runtime: 'lean' });
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      const question = lazyQuestionOf(match, open);
      see(question);
      const key = (chance.below(5) === 0 ? atRandom : policy)(question, chance);
      match.answer(open.decision.player, key);
    }
  }
};

const numbersOf = (encoder: FeatureEncoder, question: Question) => {
  const position = new Float32Array(encoder.position.size);
  encoder.encodePosition(question.view(), position);
  const options = new Float32Array(encoder.option.size * question.decision.options.length);
  encoder.encodeOptions(question, options);
  return { position, options };
};

describe.each<[string, Ruleset]>([
  ['gate-ruler', gateRuler],
  ['waiting-zone', waitingZone],
])('What a net reads of %s', (_, ruleset) => {
  const newest = requireFeatureEncoder(ruleset);
  const [earlier = newest] = ruleset.earlierFeatureEncoders ?? [];

  it('begins with what nets of the version before read', () => {
    expect(newest.position.size).toBeGreaterThan(earlier.position.size);
    meet(ruleset, 2, (question) => {
      const [now, before] = [numbersOf(newest, question), numbersOf(earlier, question)];
      expect(now.position.slice(0, earlier.position.size)).toEqual(before.position);
      for (const index of question.decision.options.keys()) {
        const at = index * newest.option.size;
        expect(now.options.slice(at, at + earlier.option.size)).toEqual(
          before.options.slice(index * earlier.option.size, (index + 1) * earlier.option.size),
        );
      }
    });
  });

  it('has no field that is always 0, and numbers that are small', () => {
    const met = { position: new Set<string>(), option: new Set<string>() };
    const note = (part: 'position' | 'option', numbers: Float32Array): void => {
      for (const { name, offset, length } of newest[part].fields) {
        if (numbers.subarray(offset, offset + length).some((number) => number !== 0)) met[part].add(name);
      }
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(30);
    };
    meet(ruleset, 12, (question) => {
      const { position, options } = numbersOf(newest, question);
      note('position', position);
      for (const index of question.decision.options.keys()) {
        note('option', options.subarray(index * newest.option.size, (index + 1) * newest.option.size));
      }
    });
    const namesOf = (part: 'position' | 'option') => newest[part].fields.map(({ name }) => name);
    expect(namesOf('position').filter((name) => !met.position.has(name))).toEqual([]);
    expect(namesOf('option').filter((name) => !met.option.has(name))).toEqual([]);
  });
});
