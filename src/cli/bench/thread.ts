import type { matchPlayer } from '../../bench/matches.ts';
import type { Played } from '../../bench/paired.ts';
import type { Ruleset } from '../../core/ruleset.ts';

/** Modules of a build, by their addresses. */
export interface BuildFiles {
  readonly registry: string;
  readonly matches: string;
}

/** A match that a thread is asked to play. */
export interface PlayTask {
  readonly files: BuildFiles;
  readonly ruleset: string;
  readonly index: number;
}

type Play = ReturnType<typeof matchPlayer>['play'];

const players = new Map<string, Play>();

const playerOf = async ({ files, ruleset }: PlayTask): Promise<Play> => {
  const known = players.get(ruleset);
  if (known !== undefined) return known;
  const { rulesets }: { readonly rulesets: ReadonlyMap<string, Ruleset> } = await import(files.registry);
  const build: { readonly matchPlayer: typeof matchPlayer } = await import(files.matches);
  const { play } = build.matchPlayer(rulesets.get(ruleset) as Ruleset, 'lean');
  players.set(ruleset, play);
  return play;
};

/** Plays a match of a build; the function that a thread is asked to run. */
export default async (task: PlayTask): Promise<Played> => {
  const play = await playerOf(task);
  const began = performance.now();
  const { digest } = play(task.index);
  return { took: performance.now() - began, digest };
};
