import { MAX_WORKERS } from '../core/data/limits.ts';
import { defaultRulesetId, rulesetIds } from '../registry.ts';
import { language, listOf, seedNumber, setFiles, wholeNumber } from './option-values.ts';

// Options of several commands, as the arguments of `option`.

/** A ruleset, by default the usual one. */
export const rulesetOption = (ids: readonly string[] = rulesetIds()) =>
  ['--ruleset <id>', `one of ${ids.join(', ')}`, defaultRulesetId()] as const;

/** The ruleset of the cards that `--cards` names. */
export const cardsRulesetOption = () =>
  [
    '--ruleset <id>',
    `whose cards they are, one of ${rulesetIds().join(', ')} (default: ${defaultRulesetId()})`,
  ] as const;

export const EDITION = ['--edition <id>', 'edition of the rules (default: the newest)'] as const;

export const CARDS = [
  '--cards <file,…>',
  'set files with cards and decks of your own',
  setFiles('--cards'),
] as const;

export const ALL_DECKS = [
  '--decks <a,b,…>',
  'decks that meet each other (default: all)',
  listOf('--decks'),
] as const;

export const LANG = ['--lang <language>', 'en or ja', language, 'en'] as const;

export const VERBOSE = ['-v, --verbose', 'log every step and every event'] as const;

export const SEED = ['--seed <n>', 'what chance is drawn from', seedNumber('--seed'), 1] as const;

export const WORKERS = [
  '--workers <n>',
  `worker threads, up to ${MAX_WORKERS}; 0: none`,
  wholeNumber('--workers', MAX_WORKERS),
  1,
] as const;

export const REDIS = [
  '--redis <url>',
  'redis:// or rediss:// (TLS); else from GATECHART_REDIS, a password from GATECHART_REDIS_PASSWORD',
] as const;
