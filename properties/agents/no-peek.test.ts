import { describe, expect, it } from 'vitest';
import type { Option, Player } from '../../src/core/decision.ts';
import type { GameState, Position } from '../../src/core/game-state.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { gateRuler, waitingZone } from '../../src/registered.ts';
import { resumeMatch } from '../../src/runtime/start.ts';
import { volume } from '../../test/support/effort.ts';
import { lookalike } from '../gate-ruler/support/lookalike.ts';
import { begin } from '../gate-ruler/support/tape.ts';
import { beginWaitingZone, lookalikeInWaitingZone } from '../waiting-zone/support/agents.ts';
import { positionsOf, thought } from './positions.ts';

const POSITIONS = volume(200);

/** For a search of many simulations. */
const FEWER = volume(50);
const THOROUGH = 100;

type WithCards = GameState & { readonly definitionOf: readonly string[] };

/** Compares what agents think in positions with what they think in others that look the same. Gives how many of those differ. */
const compare = <G extends WithCards, O extends Option>(
  ruleset: Ruleset<G, O>,
  positions: readonly Position<G>[],
  alikeFor: (position: Position<G>, viewer: Player, seed: number) => Position<G>,
  simulations: number,
): number => {
  let differing = 0;
  for (const [number, position] of positions.entries()) {
    const { player } = resumeMatch(ruleset, position, { runtime: 'lean' }).pending()?.decision ?? {
      player: 0,
    };
    const alike = alikeFor(position, player, number);
    if (alike.game.definitionOf.join() !== position.game.definitionOf.join()) differing += 1;
    for (const name of ['random', 'greedy', 'net', `ismcts:${simulations}:net`]) {
      expect(thought(ruleset, name, alike), `${name} in position ${number}`).toEqual(
        thought(ruleset, name, position),
      );
    }
    for (const id of ['flat', 'ismcts']) {
      const told = thought(ruleset, `${id}:${simulations}`, position);
      expect(thought(ruleset, `${id}:${simulations}`, alike), `${id} in position ${number}`).toEqual(told);
      const rows = told.rated.map(({ search }) => search ?? { visits: 0, availability: 0 });
      expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(simulations);
      expect(rows.every(({ visits, availability }) => availability >= visits)).toBe(true);
    }
  }
  return differing;
};

/** How many of the positions a thorough search takes for another one once hidden cards are others. */
const tellApart = <G extends WithCards, O extends Option>(
  ruleset: Ruleset<G, O>,
  positions: readonly Position<G>[],
  alikeFor: (position: Position<G>, viewer: Player, seed: number) => Position<G>,
  name: string,
): number =>
  positions.filter((position, number) => {
    const { player } = resumeMatch(ruleset, position, { runtime: 'lean' }).pending()?.decision ?? {
      player: 0,
    };
    const told = thought(ruleset, name, position);
    const other = thought(ruleset, name, alikeFor(position, player, number));
    return JSON.stringify(told) !== JSON.stringify(other);
  }).length;

const inGateRuler = (every: number, wanted: number) =>
  positionsOf(
    (seed) =>
      begin(
        { edition: gateRuler.defaultEdition, decks: ['atlas-drive', 'volnar-host'], seed, index: 0 },
        { runtime: 'lean' },
      ),
    every,
    wanted,
  );

const inWaitingZone = (every: number, wanted: number) => positionsOf(beginWaitingZone, every, wanted);

describe('No agent peeks: the same information, other hidden cards and the same seed give the same answer and visits', () => {
  it(`in ${POSITIONS} positions of Gate Ruler`, () => {
    const positions = inGateRuler(10, POSITIONS);
    expect(compare(gateRuler, positions, lookalike, 4)).toBeGreaterThan(POSITIONS * 0.9);
  });

  it(`in ${POSITIONS} positions of the waiting-zone game`, () => {
    const positions = inWaitingZone(3, POSITIONS);
    expect(compare(waitingZone, positions, lookalikeInWaitingZone, 12)).toBeGreaterThan(POSITIONS * 0.9);
  });

  it(`after ${THOROUGH} simulations in ${FEWER} positions of Gate Ruler`, () => {
    expect(tellApart(gateRuler, inGateRuler(37, FEWER), lookalike, `ismcts:${THOROUGH}`)).toBe(0);
  });

  it(`after ${THOROUGH} simulations in ${FEWER} positions of the waiting-zone game`, () => {
    const positions = inWaitingZone(11, FEWER);
    expect(tellApart(waitingZone, positions, lookalikeInWaitingZone, `ismcts:${THOROUGH}`)).toBe(0);
  });
});

describe('The agent that cheats is told by the same comparison', () => {
  it('in Gate Ruler', () => {
    expect(tellApart(gateRuler, inGateRuler(37, 10), lookalike, 'oracle:50')).toBeGreaterThan(4);
  });

  it('in the waiting-zone game', () => {
    const positions = inWaitingZone(11, 10);
    expect(tellApart(waitingZone, positions, lookalikeInWaitingZone, 'oracle:50')).toBeGreaterThan(4);
  });
});
