import { describe, expect, it } from 'vitest';
import { createAgent } from '../../src/agents/agents.ts';
import type { RatedOption } from '../../src/agents/greedy/rating.ts';
import type { Game } from '../../src/gate-ruler/game.ts';
import type { Position } from '../../src/kernel/position.ts';
import { drawInt, rngStream } from '../../src/kernel/rng.ts';
import { gateRuler } from '../../src/rulesets.ts';
import { questionOf } from '../../src/runtime/drive.ts';
import { resumeMatch } from '../../src/runtime/start.ts';
import { begin } from '../gate-ruler/tape.ts';
import { lookalike } from './support.ts';

const POSITIONS = 200;
const LEAN = { runtime: 'lean' } as const;

/** Every tenth position of matches played at random, as many as wanted. */
const positions = (): readonly Position<Game>[] => {
  const found: Position<Game>[] = [];
  for (let seed = 1; found.length < POSITIONS; seed += 1) {
    const match = begin(
      { edition: gateRuler.defaultEdition, decks: ['atlas-drive', 'volnar-host'], seed },
      LEAN,
    );
    let rng = rngStream(seed, 0, 'positions');
    for (let open = match.pending(); open !== undefined && found.length < POSITIONS; open = match.pending()) {
      if (open.number % 10 === 3) found.push(match.position());
      const [pick, next] = drawInt(rng, open.decision.options.length);
      rng = next;
      match.answer(open.decision.player, open.decision.options[pick]?.key ?? '');
    }
  }
  return found;
};

/** What an agent answers in a position, and the table of its visits. */
const thought = (name: string, position: Position<Game>) => {
  const match = resumeMatch(gateRuler, position, LEAN);
  const open = match.pending();
  if (open === undefined) throw new Error('nobody is asked');
  let rated: readonly RatedOption[] = [];
  const seat = { ruleset: gateRuler.id, player: open.decision.player, seed: 5, index: 0, since: 0 };
  const agent = createAgent(name, {
    ...seat,
    onChoice: (_, heard) => {
      rated = heard;
    },
  });
  return { key: agent.act(questionOf(match, open) as never), rated };
};

describe('No agent peeks', () => {
  it(`the same information, other hidden cards and the same seed give the same answer and the same visits, in ${POSITIONS} positions`, () => {
    let differing = 0;
    for (const [number, position] of positions().entries()) {
      const { player } = resumeMatch(gateRuler, position, LEAN).pending()?.decision ?? { player: 0 };
      const alike = lookalike(position, player, number);
      if (alike.game.definitionOf.join() !== position.game.definitionOf.join()) differing += 1;
      for (const name of ['random', 'greedy', 'flat:4', 'pimc:4', 'ismcts:4']) {
        expect(thought(name, alike), `${name} in position ${number}`).toEqual(thought(name, position));
      }
    }
    expect(differing).toBeGreaterThan(POSITIONS * 0.9);
  });
});
