import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SetSource } from '../core/cards/card-sets.ts';
import { checkSets, setsDigest, withCustomSets } from '../core/cards/custom-sets.ts';
import { digest } from '../core/data/digest.ts';
import { GatechartError } from '../core/errors.ts';
import { getEdition } from '../core/match-setup.ts';
import type { MatchSetup, Ruleset } from '../core/ruleset.ts';
import { checkRules, getRuleset, rulesDigest } from '../registry.ts';
import type { Sandbox } from './external-agents/sandbox.ts';
import type { Hypotheses } from './statistics/sprt.ts';

const DIGEST_LENGTH = 16;

const hashed = (secret: Uint8Array, about: string): Uint8Array => hmac(sha256, secret, utf8ToBytes(about));

/** What tells a secret from another one, and nothing else of it. */
export const secretDigest = (secret: Uint8Array): string =>
  bytesToHex(hashed(secret, 'digest')).slice(0, DIGEST_LENGTH);

/** Of 64 bits, those that a number holds exactly. */
const EXACT_BITS = 53;

/** What a match of a run draws its chance from: 106 bits, which nobody can try out. */
export const secretChance = (
  secret: Uint8Array,
  seed: number,
  number: number,
): Pick<MatchSetup, 'seed' | 'index'> => {
  const { buffer, byteOffset } = hashed(secret, `match ${number} of seed ${seed}`);
  const words = new DataView(buffer, byteOffset);
  const numberAt = (offset: number) => Number(BigInt.asUintN(EXACT_BITS, words.getBigUint64(offset)));
  return { seed: numberAt(0), index: numberAt(8) };
};

/** The settings of a run. The same plan gives the same matches, on any machine and in any order. */
export interface Plan {
  readonly ruleset: Ruleset;
  readonly edition: string;
  /**
   * The names of the agents. One agent plays against itself. Several agents play against each other in turn. An agent
   * listed twice plays against itself with other random choices in each match of a pair.
   */
  readonly agents: readonly string[];
  /** The ids of the decks. One deck meets itself. Several decks meet each other in turn, each with both players. */
  readonly decks: readonly string[];
  /**
   * The number of matches, an even number. The two matches of a pair differ only in which agent is which player. With
   * `sprt` it is the maximum.
   */
  readonly games: number;
  readonly seed: number;
  /** The time limit for an answer of an external agent, in milliseconds. */
  readonly limit: number;
  /**
   * Whether agents may see hidden information. Such a run measures the value of the information, not the strength of
   * the agents.
   */
  readonly analysis?: true;
  /** Whether the budgets were measured so that all agents use the same processor time. */
  readonly equalTime?: true;
  /**
   * Whether the run compares decks and cards instead of agents. Every match then has its own random numbers, because an
   * agent that plays itself would play both matches of a pair alike. The run also counts the drawn cards.
   */
  readonly ofDecks?: true;
  /** The hypotheses of a sequential test between two agents. The run ends when one of them is accepted. */
  readonly sprt?: Hypotheses;
  /** A secret from which every match gets its random numbers. The seed alone does not reproduce them. */
  readonly secret?: Uint8Array;
  /** The sandbox in which programs run. Absent if they run as this process does. */
  readonly sandbox?: Sandbox;
  /** The custom sets of the ruleset. Each set was read with those before it. Absent if there are none. */
  readonly sets?: readonly SetSource[];
}

/** A plan in the form for files and workers: the id of the ruleset, and the digests of the secret and the sets. */
export interface SerializedPlan extends Omit<Plan, 'ruleset' | 'secret' | 'sandbox' | 'sets'> {
  readonly ruleset: string;
  readonly sandbox?: true;
  readonly secretDigest?: string;
  /** The digest of the module of an external ruleset. */
  readonly rules?: string;
  readonly sets?: string;
}

/** What is written of a plan, and nothing else, in the order in which a summary repeats it. */
export const canonicalPlan = (plan: SerializedPlan): SerializedPlan => {
  const {
    ruleset,
    edition,
    agents,
    decks,
    games,
    seed,
    limit,
    analysis,
    equalTime,
    ofDecks,
    sprt,
    rules,
    secretDigest: secret,
    sandbox,
    sets,
  } = plan;
  return {
    ...{ ruleset, edition, agents, decks, games, seed, limit },
    ...(analysis && { analysis }),
    ...(equalTime && { equalTime }),
    ...(ofDecks && { ofDecks }),
    ...(sprt && { sprt }),
    ...(rules !== undefined && { rules }),
    ...(secret !== undefined && { secretDigest: secret }),
    ...(sandbox && { sandbox }),
    ...(sets !== undefined && { sets }),
  };
};

export const serializePlan = ({ ruleset: { id }, secret, sandbox, sets, ...plan }: Plan): SerializedPlan => {
  const rules = rulesDigest(id);
  return canonicalPlan({
    ...plan,
    ruleset: id,
    ...(rules !== undefined && { rules }),
    ...(secret && { secretDigest: secretDigest(secret) }),
    ...(sandbox && { sandbox: true }),
    ...(sets && { sets: setsDigest(sets) }),
  });
};

/** One match of a run. */
export interface Job {
  /** Counts from 0; matches `2n` and `2n + 1` are a pair. */
  readonly number: number;
  /** By seat, as are the decks of the setup. */
  readonly agents: readonly [string, string];
  readonly setup: MatchSetup;
  /** Whether its outcome says which cards were drawn. */
  readonly notesDraws?: true;
}

type Pair = readonly [string, string];

const meetings = (names: readonly string[]): readonly Pair[] => {
  const [only] = names;
  if (names.length === 1 && only !== undefined) return [[only, only]];
  return names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
};

const seatings = (decks: readonly string[]): readonly Pair[] =>
  meetings(decks).flatMap(([a, b]): readonly Pair[] =>
    a === b
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ],
  );

/** What is kept of the match records of a run: all of them, or of each its digest alone. */
export const RETENTIONS = ['records', 'digests'] as const;

export type Retention = (typeof RETENTIONS)[number];

/** What a run is beyond its plan: another of these is another run. */
export interface RunOrigin {
  /** Version of the program. */
  readonly program: string;
  /** Digest of the build that began the run, as `buildDigest`. */
  readonly build: string;
  /** Whether every decision is kept for learners. */
  readonly trajectories: boolean;
  readonly keep: Retention;
  /** The share of the run that is played, such as `2/4`; absent where all of it is. */
  readonly share?: string;
}

/** Name and version of how the folder of a run is written. */
export const RUN_FORMAT = 'gatechart-run/4';

/** Everything that one run is, as its folder says it. */
export interface StoredPlan extends SerializedPlan, RunOrigin {
  readonly format: typeof RUN_FORMAT;
  /** Of the rules. */
  readonly version: number;
  /** Digest of the cards and decks in use. */
  readonly cards: string;
}

/** Throws as `newGame`. */
export const storedPlan = (plan: Plan, origin: RunOrigin): StoredPlan => {
  const { ruleset, edition, decks } = plan;
  // As each match has its own chance, one chance serves to compare.
  const games = seatings(decks).map((seated) =>
    ruleset.newGame({ edition, decks: seated, seed: 0, index: 0 }),
  );
  return {
    format: RUN_FORMAT,
    ...serializePlan(plan),
    version: ruleset.version,
    cards: digest(games),
    ...origin,
  };
};

/** The pair that a match is of, counted from 0. */
export const pairOf = (number: number): number => Math.floor(number / 2);

/** What the matches of a plan are told by. */
type DealtPlan = Omit<Plan, 'ruleset' | 'sandbox' | 'sets'>;

/** Gives each match of a plan by its number. */
const dealer = ({ agents, decks, edition, seed, secret, ofDecks }: DealtPlan): ((number: number) => Job) => {
  const met = meetings(agents);
  const seated = seatings(decks);
  return (number) => {
    const pair = pairOf(number);
    const index = ofDecks ? number : pair;
    const chance = secret === undefined ? { seed, index } : secretChance(secret, seed, number);
    const [a, b] = met[pair % met.length] as Pair;
    return {
      number,
      agents: number % 2 === 0 ? [a, b] : [b, a],
      setup: {
        edition,
        decks: seated[Math.floor(pair / met.length) % seated.length] as Pair,
        ...chance,
      },
      ...(ofDecks && { notesDraws: ofDecks }),
    };
  };
};

/** A match of a plan by its number. */
export const jobOf = (plan: DealtPlan, number: number): Job => dealer(plan)(number);

/**
 * The matches of a plan. Both of a pair have the same chance: decks and shuffles stay, the agents change seats. With a
 * secret each match is shuffled anew: what a program saw in one must not tell it the other hand in the next. Throws
 * `BAD_VALUE`.
 */
export const jobsOf = (plan: DealtPlan): readonly Job[] => {
  const { games } = plan;
  if (games % 2 !== 0 || games === 0) {
    throw new GatechartError(
      'BAD_VALUE',
      '--games',
      `${games} is not an even number of at least 2; matches are played in pairs`,
    );
  }
  const deal = dealer(plan);
  return Array.from({ length: games }, (_, number) => deal(number));
};

/** A part of a run, one of several that can be played apart and are alike in cost: the pairs are dealt out in turn. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** The number of the share that a match is of, and the other one of its pair with it. */
export const shardOf = (match: number, of: number): number => 1 + (pairOf(match) % of);

/** The matches of a share, of those of its run. */
export const jobsInShard = (share: Shard, jobs: readonly Job[]): readonly Job[] =>
  jobs.filter(({ number }) => shardOf(number, share.of) === share.number);

/** A share as plans and people write it: `2/4`. */
export const shardText = ({ number, of }: Shard): string => `${number}/${of}`;

const SHARD_PATTERN = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/;

/** The share that is written so; nothing where it is none. */
export const parseShard = (text: string): Shard | undefined => {
  const [, number, of] = (SHARD_PATTERN.exec(text) ?? []).map(Number);
  return number === undefined || of === undefined || number > of ? undefined : { number, of };
};

/** Throws `SECRET_DIFFERS`. */
const checkSecret = (planned: string | undefined, secret: Uint8Array | undefined): void => {
  if (secret === undefined || secretDigest(secret) === planned) return;
  const reason = planned === undefined ? 'the run has no secret' : 'this is not the secret of the run';
  throw new GatechartError('SECRET_DIFFERS', 'secret', reason);
};

/** That a secret is the one of a plan, if it has one. Throws `SECRET_DIFFERS`. */
export const checkOwnSecret = (
  { secretDigest: planned }: SerializedPlan,
  secret: Uint8Array | undefined,
): void => {
  if (planned !== undefined && secret === undefined) {
    throw new GatechartError('SECRET_DIFFERS', 'secret', 'the run has a secret, and none was given');
  }
  checkSecret(planned, secret);
};

/**
 * The plan that was written down, with its sets and, where its matches are drawn anew, its secret. `hidden`: what its
 * programs must not read on this machine, where they run in a sandbox. Throws
 * `RULES_DIFFER`, `UNKNOWN_RULESET`, `UNKNOWN_EDITION`, `SETS_DIFFER`, `SECRET_DIFFERS`, `SETS_UNFIT`, `BAD_SET`, `BAD_CARD` and `BAD_DECK`.
 */
export const planFrom = (
  written: SerializedPlan,
  sets: readonly SetSource[] | undefined,
  secret?: Uint8Array,
  hidden: readonly string[] = [],
): Plan => {
  const { secretDigest: plannedSecret, sandbox, sets: plannedSets, rules: _rules, ...plan } = written;
  checkRules(written);
  checkSets(plannedSets, sets);
  checkSecret(plannedSecret, secret);
  const ruleset = getRuleset(plan.ruleset);
  return {
    ...plan,
    ruleset: withCustomSets(ruleset, sets ?? []),
    edition: getEdition(ruleset, plan.edition),
    ...(secret && { secret }),
    ...(sandbox && { sandbox: { hidden } }),
    ...(sets && { sets }),
  };
};
