import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ResultFiles } from '../../../src/cli/fuzz/result-files.ts';
import { playSharded, type ShardedRun } from '../../../src/cli/fuzz/shards.ts';
import { fuzzTarget } from '../../../src/fuzz/targets/fuzz-targets.ts';
import { waitingZone } from '../../../src/registered.ts';
import { newGame } from '../../../src/rulesets/waiting-zone/rules/new-game.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import type { Folder } from '../../cli/in-process.ts';

export const GAMES = 250;
export const BUILD = 'aaaaaaaaaaaaaaaa';
export const ruleset = waitingZone.id;
export const fuzzed = fuzzTarget(ruleset);
export const settings = { ruleset, targets: ['rules'], seed: 1 } as const;

/** Positions that games may begin in. */
export const given = Array.from({ length: 60 }, (_, seed) => {
  const decks = ['ember-raid', 'tide-vigil'] as const;
  const game = newGame({ edition: waitingZone.defaultEdition, decks, seed, index: 0 });
  return { position: startMatch(waitingZone, game, { runtime: 'lean' }).position(), answers: [] };
});

export const never = new AbortController().signal;
export const workerIn = (file: string): string => new URL(`./${file}`, import.meta.url).href;

/** The names and texts of the files of a folder. */
export const filesOf = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]));

/** Plays all games below a folder, each run in one of its own. */
export const playingIn = (folder: Folder) => {
  const played = (name: string, changed: Partial<ShardedRun> = {}) => {
    const out = folder.file(name);
    mkdirSync(out, { recursive: true });
    const notes: string[] = [];
    const output = {
      write: () => {},
      note: (line: string) => notes.push(line),
      colour: false,
      columns: undefined,
    };
    const keeper = new ResultFiles(out, output);
    const run = {
      settings,
      games: GAMES,
      given,
      workers: 0,
      out,
      program: '0.0.0',
      build: BUILD,
      clock: () => 0,
      stop: never,
      onFinding: (finding: Parameters<ResultFiles['storeFinding']>[0]) => void keeper.storeFinding(finding),
      limits: { worker: workerIn('planted-worker.js') },
      ...changed,
    };
    return playSharded(run, keeper, output).then((done) => ({ ...done, out, notes }));
  };

  /** Plays until so many cases were heard of, and is stopped then. */
  const stoppedAt = (name: string, cases: number) => {
    const stop = new AbortController();
    return played(name, {
      stop: stop.signal,
      onProgress: (progress) => {
        if (progress.cases >= cases) stop.abort();
      },
    });
  };

  return { played, stoppedAt };
};
