import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeterministic, isFit } from '../../agents/create-agent.ts';
import type { SetSource } from '../../core/cards/card-sets.ts';
import { canonicalJson } from '../../core/data/digest.ts';
import { assertNoDifferences, planDifferences, storedPlanFields } from '../../core/data/run-plan.ts';
import { drawInt, rngStream } from '../../core/random.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { readIfExists, replaceFile } from '../../file-system.ts';
import type { Plan } from '../plan.ts';

/** What is asked about the balance of decks and cards. */
export interface BalancePlan {
  readonly ruleset: Ruleset;
  readonly edition: string;
  /** Who plays all decks. */
  readonly agent: string;
  /** Whom the agent plays, deck against the same deck, to tell how much luck there is. */
  readonly rival: string;
  readonly decks: readonly string[];
  /** Matches of each meeting. */
  readonly games: number;
  readonly seed: number;
  readonly sets?: readonly SetSource[];
}

/**
 * The opponent that tells how much luck decides: the agent itself. `greedy` and `net` make no random choices and would play both
 * matches of a pair alike, so they play each other; where the net does not fit the cards, `greedy` plays a small search.
 */
export const rivalFor = (agent: string, ruleset: Ruleset): string => {
  if (!isDeterministic(agent)) return agent;
  if (agent === 'net') return 'greedy';
  return ['net', 'flat:10'].find((name) => isFit(name, ruleset)) ?? 'random';
};

/** One of the runs that are played. */
export interface Part {
  /** Of its folder. */
  readonly name: string;
  readonly plan: Plan;
}

/** Milliseconds that an external agent has for an answer. */
const LIMIT = 10_000;

const LARGEST_SEED = 0x7fffffff;

/** Each part has a seed of its own: by the same shuffles, the parts would come out alike. */
const planOf = (
  { ruleset, edition, games, seed, sets }: BalancePlan,
  name: string,
  rest: Pick<Plan, 'agents' | 'decks' | 'ofDecks'>,
): Plan => {
  const [own] = drawInt(rngStream(seed, 0, `balance ${name}`), LARGEST_SEED);
  return { ruleset, edition, games, seed: own, limit: LIMIT, ...rest, ...(sets && { sets }) };
};

/** A run for each two decks, and for each deck against itself. */
export const meetingParts = (asked: BalancePlan): readonly Part[] => {
  const { agent, decks } = asked;
  return decks.flatMap((a, row) =>
    decks.slice(row).map((b, further): Part => {
      const name = `meeting-${row + 1}-${row + further + 1}`;
      const met = further === 0 ? [a] : [a, b];
      const plan = planOf(asked, name, { agents: [agent], decks: met, ofDecks: true });
      return { name, plan };
    }),
  );
};

/** A run for each deck, in which agent and rival exchange seats with the same shuffles. */
export const luckParts = (asked: BalancePlan): readonly Part[] =>
  asked.decks.map((deck, place): Part => {
    const name = `luck-${place + 1}`;
    const plan = planOf(asked, name, { agents: [asked.agent, asked.rival], decks: [deck] });
    return { name, plan };
  });

const FORMAT = 'gatechart-balance-plan/1';

/**
 * Keeps the seed in the folder of all parts, which draw theirs from it and know no other, until the first of them is begun;
 * from then on it is the one of the folder. Throws `RUN_DIFFERS` for another one, `RUN_FORMAT`, `RUN_DAMAGED`, `CANNOT_READ`
 * and `CANNOT_WRITE`.
 */
export const storeSeed = (path: string, seed: number, parts: readonly Part[]): void => {
  const file = join(path, 'plan.json');
  const plan = { format: FORMAT, seed };
  const text = readIfExists(file);
  const kept = text === undefined ? plan : storedPlanFields(file, text, FORMAT);
  const isBegun = parts.some(({ name }) => existsSync(join(path, name)));
  if (isBegun) assertNoDifferences(file, planDifferences(kept, plan, {}));
  else replaceFile(file, `${canonicalJson(plan)}\n`);
};
