import { pathToFileURL } from 'node:url';
import type { Agent, Budget } from '../../agents/agent.ts';
import { GatechartError } from '../../core/errors.ts';
import { memo } from '../../core/hot-path.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { moduleOfBuild } from '../../package-files.ts';
import { LeanMatch } from '../../runtime/lean-match.ts';
import type { Match } from '../../runtime/match.ts';

/** Searching agents of another build of this program: `build:../before:ismcts:100`, or with its net `build:../before:ismcts:100:net`. */
const NAME = /^build:([^:]+):((flat|ismcts):([1-9]\d{0,6})(:net)?)$/;

type Modules = Readonly<Record<string, (playout: unknown) => Agent>> & {
  readonly rulesets: ReadonlyMap<string, Ruleset>;
  readonly playoutFor: (ruleset: Ruleset) => unknown;
  /** Absent in builds up to the end of 2026. */
  readonly playoutOf?: (agent: string, ruleset: Ruleset) => unknown;
  readonly LeanMatch: object;
};

/** Lets a build take our matches for its own: it forks them as ours are forked, and does not run our charts by its own runtime. */
const acceptOurMatches = (theirs: object): void => {
  if (theirs === LeanMatch) return;
  Object.defineProperty(theirs, Symbol.hasInstance, {
    value: (match: unknown) => match instanceof LeanMatch,
    configurable: true,
  });
};

/** A ruleset with its members also under the names by which earlier builds, up to the end of 2026, read them. */
const withFormerNames = memo((ruleset: Ruleset) => ({
  ...ruleset,
  seenKey: ruleset.informationStateKey,
  glance: ruleset.lazyView,
}));

const readByFormerNames = (match: Match): Match =>
  Object.assign(match, { ruleset: withFormerNames(match.ruleset) });

/** The agent as that build has it: its search, and how its own ruleset rates options and weighs positions. */
export const loadBuildAgent = async (name: string, ruleset: string): Promise<Agent> => {
  const [, folder, agentName = '', id, simulations, net] = NAME.exec(name) ?? [];
  if (folder === undefined) {
    throw new GatechartError(
      'BAD_VALUE',
      name,
      'an agent of another build is flat or ismcts with a number of simulations, written build:../before:ismcts:100 or build:../before:ismcts:100:net',
    );
  }
  const load = async <Key extends keyof Modules>(file: string): Promise<Pick<Modules, Key>> => {
    const path = moduleOfBuild(folder, file);
    if (path === undefined)
      throw new GatechartError(
        'NO_BUILD',
        folder,
        `the folder has no build of gatechart: ${file} is missing`,
      );
    return import(pathToFileURL(path).href);
  };
  const { rulesets } = await load<'rulesets'>('registry.js');
  const { playoutFor, playoutOf } = await load<'playoutFor' | 'playoutOf'>('agents/search/playouts.js');
  acceptOurMatches((await load<'LeanMatch'>('runtime/lean-match.js')).LeanMatch);
  const create = (await load(`agents/search/${id}.js`))[`${id}Agent`];
  const own = rulesets.get(ruleset);
  if (own === undefined || create === undefined) {
    throw new GatechartError(
      'NO_BUILD',
      folder,
      `the build of gatechart in the folder has no ${own === undefined ? `ruleset ${ruleset}` : `agent ${id}`}`,
    );
  }
  if (net !== undefined && playoutOf === undefined) {
    throw new GatechartError(
      'NO_BUILD',
      folder,
      'the build of gatechart in the folder does not lend agents with nets',
    );
  }
  const agent = create(playoutOf?.(agentName, own) ?? playoutFor(own));
  const budget: Budget = { simulations: Number(simulations) };
  return {
    act: (request) => agent.act({ ...request, sample: () => readByFormerNames(request.sample()) }, budget),
  };
};
