import { canonicalJson } from '../../core/data/digest-2.ts';
import type { Position } from '../../core/position.ts';
import { rngStream } from '../../core/random.ts';
import { resumeMatch } from '../../runtime/start.ts';
import { holdNoNewBreach } from '../breaches.ts';
import type { Case } from '../case.ts';
import type { Ground } from '../ground.ts';
import type { Stop } from '../played.ts';
import { hold, holdSame } from '../assertions.ts';

const worldOf = ({ ruleset }: Ground, { match, decision, number }: Stop): Position | undefined =>
  ruleset.sampler?.(match.position(), decision.player)(rngStream(number, 0, 'conformance'));

const isOther = (one: unknown, other: unknown): boolean => canonicalJson(one) !== canonicalJson(other);

/** Whether the view shows what is hidden, so that no world could look as it does. */
const leaks = ({ ruleset }: Ground, { match, decision: { player } }: Stop): boolean => {
  const other = ruleset.otherWorld?.(match.game(), player);
  return other !== undefined && isOther(ruleset.view(match.game(), player), ruleset.view(other, player));
};

const holdWorld = (ground: Ground, stop: Stop, world: Position): void => {
  const { ruleset } = ground;
  const { match, decision } = stop;
  const { player } = decision;
  const place = `imagined by player ${player}`;
  if (!leaks(ground, stop)) {
    holdSame(`the view ${place}`, ruleset.view(match.game(), player), ruleset.view(world.game, player));
  }
  const asked = resumeMatch(ruleset, world, { runtime: 'lean' }).pending()?.decision;
  hold(asked?.player === player && asked.kind === decision.kind, () => ({
    place: `the question of the world ${place}`,
    expected: `${decision.kind}, asked of player ${player}`,
    seen: asked === undefined ? 'nobody is asked' : `${asked.kind}, asked of player ${asked.player}`,
  }));
  holdNoNewBreach(ruleset, `the game ${place}`, match.game(), world.game);
  holdSame(`the world ${place}, drawn a second time`, world, worldOf(ground, stop));
};

export const imagined: Case = {
  id: 'imagined',
  holds: 'a world that a player imagines looks as what it sees, and is not the match itself',
  absent: ({ sampler }) => (sampler === undefined ? 'the ruleset imagines no worlds (sampler)' : undefined),
  *look(ground) {
    let hidden = 0;
    let drawn = 0;
    for (const stop of yield* ground.stops()) {
      yield stop;
      const { match, decision } = stop;
      const world = worldOf(ground, stop);
      if (world === undefined) continue;
      holdWorld(ground, stop, world);
      const other = ground.ruleset.otherWorld?.(match.game(), decision.player);
      if (other !== undefined && isOther(other, match.game())) hidden += 1;
      if (isOther(world.game, match.game())) drawn += 1;
    }
    yield undefined;
    hold(hidden === 0 || drawn > 0, () => ({
      place: 'sampler',
      expected: 'worlds in which something hidden is another',
      seen: 'the match itself at every question',
    }));
  },
};
