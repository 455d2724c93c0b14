import { pathToFileURL } from 'node:url';
import type { Build, Played } from '../../bench/paired.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import { builtModule, moduleOfBuild } from '../../package-files.ts';
import { endThreads, openThreads } from '../../selfplay/threads.ts';
import type { BuildFiles, PlayTask } from './thread.ts';

/** Where the rulesets of a build are that was not bundled: of later ones, and of the first version. */
const REGISTRIES = ['registry.js', 'rulesets.js'];

const THREAD = builtModule('cli/benching/thread');

/** A build that plays in a thread of its own: one in the same heap with another would be slowed down by its shapes. */
export interface RunningBuild extends Build {
  end(): Promise<void>;
}

const filesOf = (folder: string): BuildFiles => {
  const [registry] = REGISTRIES.flatMap((file) => moduleOfBuild(folder, file) ?? []);
  const matches = moduleOfBuild(folder, 'bench/matches.js');
  if (registry === undefined || matches === undefined) {
    throw new GatechartError('NO_BUILD', folder, 'there is no built gatechart in it');
  }
  return { registry: pathToFileURL(registry).href, matches: pathToFileURL(matches).href };
};

/** Ids of the rulesets of a build that play matches. The first version does not tell what its rulesets play. */
const matchesOf = async (folder: string, { registry }: BuildFiles): Promise<readonly string[]> => {
  try {
    const { rulesets }: { readonly rulesets: ReadonlyMap<string, Ruleset> } = await import(registry);
    return [...rulesets.values()].filter(({ plays = 'matches' }) => plays === 'matches').map(({ id }) => id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new GatechartError('NO_BUILD', folder, `the one in it does not load: ${reason}`);
  }
};

/** The build of a checkout. Throws `NO_BUILD`, also where it does not load. */
export const openBuild = async (folder: string): Promise<RunningBuild> => {
  const files = filesOf(folder);
  const rulesets = await matchesOf(folder, files);
  const threads = openThreads<PlayTask, Played>(THREAD, 1);
  return {
    rulesets,
    play: (ruleset, index) => threads.run({ files, ruleset, index }),
    end: () => endThreads(threads),
  };
};
