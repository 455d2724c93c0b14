import { canonicalJson } from '../../core/data/digest-2.ts';
import type { Position } from '../../core/position.ts';
import { rngStream } from '../../core/random.ts';
import { resumeMatch } from '../../runtime/start.ts';
import { assertNoNewViolation } from '../breaches.ts';
import type { CaseDefinition } from '../case.ts';
import type { MatchPool } from '../ground.ts';
import type { DecisionPoint } from '../played.ts';
import { assertThat, assertSame } from '../assertions.ts';

const worldOf = ({ ruleset }: MatchPool, { match, decision, number }: DecisionPoint): Position | undefined =>
  ruleset.determinize?.(match.position(), decision.player)(rngStream(number, 0, 'conformance'));

const isOther = (one: unknown, other: unknown): boolean => canonicalJson(one) !== canonicalJson(other);

/** Whether the view shows what is hidden, so that no world could look as it does. */
const viewLeaks = ({ ruleset }: MatchPool, { match, decision: { player } }: DecisionPoint): boolean => {
  const other = ruleset.rerandomizeHidden?.(match.game(), player);
  return other !== undefined && isOther(ruleset.view(match.game(), player), ruleset.view(other, player));
};

const assertWorld = (ground: MatchPool, stop: DecisionPoint, world: Position): void => {
  const { ruleset } = ground;
  const { match, decision } = stop;
  const { player } = decision;
  const place = `imagined by player ${player}`;
  if (!viewLeaks(ground, stop)) {
    assertSame(`the view ${place}`, ruleset.view(match.game(), player), ruleset.view(world.game, player));
  }
  const asked = resumeMatch(ruleset, world, { runtime: 'lean' }).pending()?.decision;
  assertThat(asked?.player === player && asked.kind === decision.kind, () => ({
    place: `the question of the world ${place}`,
    expected: `${decision.kind}, asked of player ${player}`,
    seen: asked === undefined ? 'nobody is asked' : `${asked.kind}, asked of player ${asked.player}`,
  }));
  assertNoNewViolation(ruleset, `the game ${place}`, match.game(), world.game);
  assertSame(`the world ${place}, drawn a second time`, world, worldOf(ground, stop));
};

export const determinizationCase: CaseDefinition = {
  id: 'imagined',
  requirement: 'a world that a player imagines looks as what it sees, and is not the match itself',
  skipReason: ({ determinize: sampler }) => (sampler === undefined ? 'the ruleset imagines no worlds (sampler)' : undefined),
  *check(ground) {
    let hidden = 0;
    let drawn = 0;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { match, decision } = stop;
      const world = worldOf(ground, stop);
      if (world === undefined) continue;
      assertWorld(ground, stop, world);
      const other = ground.ruleset.rerandomizeHidden?.(match.game(), decision.player);
      if (other !== undefined && isOther(other, match.game())) hidden += 1;
      if (isOther(world.game, match.game())) drawn += 1;
    }
    yield undefined;
    assertThat(hidden === 0 || drawn > 0, () => ({
      place: 'sampler',
      expected: 'worlds in which something hidden is another',
      seen: 'the match itself at every question',
    }));
  },
};
