import { describe, expect, it } from 'vitest';
import { requireFeatureEncoder } from '../../src/core/adapters/require-encoder.ts';
import type { Option, Player } from '../../src/core/decision.ts';
import type { GameState, Position } from '../../src/core/game-state.ts';
import type { Question } from '../../src/core/question.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { gateRuler, waitingZone } from '../../src/registered.ts';
import { lazyQuestionOf, questionOf } from '../../src/runtime/match-runner.ts';
import { resumeMatch } from '../../src/runtime/start.ts';
import { volume } from '../../test/support/effort.ts';
import { lookalike } from '../gate-ruler/support/lookalike.ts';
import { begin } from '../gate-ruler/support/tape.ts';
import { beginWaitingZone, lookalikeInWaitingZone } from '../waiting-zone/support/agents.ts';
import { positionsOf } from './positions.ts';

const POSITIONS = volume(200);

type WithCards = GameState & { readonly definitionOf: readonly string[] };

/** Reads positions and others that look the same; gives how many of those have other hidden cards. */
const readAlike = <G extends WithCards, O extends Option>(
  ruleset: Ruleset<G, O>,
  positions: readonly Position<G>[],
  alikeFor: (position: Position<G>, viewer: Player, seed: number) => Position<G>,
): number => {
  const features = requireFeatureEncoder(ruleset);
  let differing = 0;
  for (const [number, position] of positions.entries()) {
    const read = (of: Position<G>, ask: typeof questionOf = questionOf) => {
      const match = resumeMatch(ruleset, of, { runtime: 'lean' });
      const open = match.pending();
      if (open === undefined) throw new Error('nobody is asked');
      const question = ask(match, open) as Question<Option, unknown>;
      const view = question.view();
      const numbers = {
        player: question.player,
        position: new Float32Array(features.position.size),
        options: new Float32Array(question.decision.options.length * features.option.size),
      };
      features.encodePosition(view, numbers.position);
      features.encodeOptions({ ...question, view: () => view }, numbers.options);
      return numbers;
    };
    const own = read(position);
    const alike = alikeFor(position, own.player, number);
    if (alike.game.definitionOf.join() !== position.game.definitionOf.join()) differing += 1;
    expect(read(alike), `position ${number}`).toEqual(own);
    expect(read(position, lazyQuestionOf as never), `position ${number} at a glance`).toEqual(own);
    expect([...own.position, ...own.options].every(Number.isFinite)).toBe(true);
    expect(own.options.some((value) => value !== 0)).toBe(true);
  }
  return differing;
};

describe('What a net reads: two positions that look the same to the player give the same numbers', () => {
  it(`in ${POSITIONS} positions of Gate Ruler`, () => {
    const positions = positionsOf(
      (seed) =>
        begin(
          { edition: gateRuler.defaultEdition, decks: ['atlas-drive', 'volnar-host'], seed, index: 0 },
          { runtime: 'lean' },
        ),
      10,
      POSITIONS,
    );
    expect(readAlike(gateRuler, positions, lookalike)).toBeGreaterThan(POSITIONS * 0.9);
  });

  it(`in ${POSITIONS} positions of the waiting-zone game`, () => {
    const positions = positionsOf(beginWaitingZone, 3, POSITIONS);
    expect(readAlike(waitingZone, positions, lookalikeInWaitingZone)).toBeGreaterThan(POSITIONS * 0.9);
  });
});
