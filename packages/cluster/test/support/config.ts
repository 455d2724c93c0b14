import { QUEUE_FORMAT, runConfigSchema } from '../../src/job.ts';

/** A digest of what is not there. */
export const HASH = '0123456789abcdef';

/** A run of two matches that needs card sets. */
export const CONFIG = runConfigSchema.parse({
  format: QUEUE_FORMAT,
  run: HASH,
  engine: HASH,
  place: '/runs/one',
  needs: [{ kind: 'sets', digest: HASH }],
  kind: 'selfplay',
  plan: {
    ...{ format: 'gatechart-run/4', ruleset: 'waiting-zone', edition: '1', agents: ['random'], decks: ['a'] },
    ...{ games: 2, seed: 1, limit: 1, version: 1, cards: HASH, program: '1', build: HASH },
    ...{ trajectories: false, keep: 'records' },
  },
});
