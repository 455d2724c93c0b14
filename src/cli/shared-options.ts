import { MAX_WORKERS } from '../core/data/limits.ts';
import { defaultRulesetId, rulesetIds } from '../registry.ts';
import { language, listOf, seedNumber, setFiles, wholeNumber } from './option-values.ts';

// Options of several commands, as the arguments of `option`.

/** The ruleset that a command is about. */
export const rulesetOption = (ids: readonly string[] = rulesetIds()) =>
  ['--ruleset <id>', `ruleset: ${ids.join(', ')}`, defaultRulesetId()] as const;

/** The ruleset of a command that may resume a match instead, which has its ruleset. */
export const rulesetOfNewMatch = () =>
  ['--ruleset <id>', `ruleset: ${rulesetIds().join(', ')} (default: ${defaultRulesetId()})`] as const;

/** The ruleset of the cards that `--cards` names. */
export const cardsRulesetOption = () =>
  [
    '--ruleset <id>',
    `ruleset of the cards in --cards: ${rulesetIds().join(', ')} (default: ${defaultRulesetId()})`,
  ] as const;

export const EDITION = ['--edition <id>', 'edition of the rules (default: the newest)'] as const;

export const CARDS = [
  '--cards <file,…>',
  'set files with custom cards and decks',
  setFiles('--cards'),
] as const;

export const ALL_DECKS = [
  '--decks <a,b,…>',
  'decks that play each other (default: all decks)',
  listOf('--decks'),
] as const;

export const LANG = ['--lang <language>', 'language of the output: en or ja', language, 'en'] as const;

export const VERBOSE = ['-v, --verbose', 'log every step and every event'] as const;

export const DEFAULT_SEED = 1;

export const SEED = ['--seed <n>', 'seed of all random numbers', seedNumber('--seed'), DEFAULT_SEED] as const;

/** The seed of a command that may resume a match instead, which has its seed. */
export const SEED_OF_NEW_MATCH = [
  '--seed <n>',
  `seed of all random numbers (default: ${DEFAULT_SEED})`,
  seedNumber('--seed'),
] as const;

export const WORKERS = [
  '--workers <n>',
  `number of worker threads, up to ${MAX_WORKERS}; 0: play in the main thread`,
  wholeNumber('--workers', MAX_WORKERS),
  1,
] as const;

export const OTHER_BUILD = [
  '--other-build',
  'continue also a run of another build of gatechart or of the custom ruleset; the summary counts the matches of each build',
] as const;

export const REDIS = [
  '--redis <url>',
  'address of the Redis server of the queue: redis://…, or rediss://… for TLS (default: the variable GATECHART_REDIS; password: the variable GATECHART_REDIS_PASSWORD)',
] as const;
