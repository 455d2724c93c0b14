import type { Command } from 'commander';
import type { Run } from './output.ts';

/** Makes a command that hands what is to be done to `run`. `version`: of this program. */
type MakeCommand = (run: (action: Run) => void, version: string) => Command;

/** A command as far as it is known without its code. */
interface KnownCommand {
  readonly summary: string;
  /** Rulesets that are loaded before it runs: the one of `--ruleset`, all, or none where it loads what its files name. */
  readonly rulesets: 'named' | 'all' | 'none';
  readonly load: () => Promise<MakeCommand>;
}

/** Every command, in the order of the help; the code of each is loaded when it is called. */
export const COMMANDS: Readonly<Record<string, KnownCommand>> = {
  play: {
    summary: 'plays one match and tells it',
    rulesets: 'none',
    load: async () => (await import('./commands/play.ts')).playCommand,
  },
  replay: {
    summary: 'tells a recorded match, or verifies it',
    rulesets: 'none',
    load: async () => (await import('./commands/replay.ts')).replayCommand,
  },
  judge: {
    summary: 'runs scenario files and tells the ruling',
    rulesets: 'none',
    load: async () => (await import('./commands/judge.ts')).judgeCommand,
  },
  why: {
    summary: 'says why an option is not on offer',
    rulesets: 'none',
    load: async () => (await import('./commands/why.ts')).whyCommand,
  },
  charts: {
    summary: 'draws a rule process, or who invokes whom',
    rulesets: 'named',
    load: async () => (await import('./commands/charts.ts')).chartsCommand,
  },
  clauses: {
    summary: 'lists the clauses, or shows where some are carried out and tested',
    rulesets: 'all',
    load: async () => (await import('./commands/clauses.ts')).clausesCommand,
  },
  inspect: {
    summary: 'shows a match flow through the charts, in a browser',
    rulesets: 'all',
    load: async () => (await import('./commands/inspect.ts')).inspectCommand,
  },
  cards: {
    summary: 'lists cards, shows one, checks your own',
    rulesets: 'named',
    load: async () => (await import('./commands/cards.ts')).cardsCommand,
  },
  decks: {
    summary: 'lists decks, shows one, writes a new one',
    rulesets: 'named',
    load: async () => (await import('./commands/decks.ts')).decksCommand,
  },
  selfplay: {
    summary: 'plays many matches between agents and sums them up',
    rulesets: 'named',
    load: async () => (await import('./commands/selfplay.ts')).selfplayCommand,
  },
  balance: {
    summary: 'says which card, deck or seat is too strong',
    rulesets: 'named',
    load: async () => (await import('./commands/balance.ts')).balanceCommand,
  },
  worker: {
    summary: 'plays what others submit to a queue',
    rulesets: 'none',
    load: async () => (await import('./commands/worker.ts')).workerCommand,
  },
  doctor: {
    summary: 'says whether a Redis is fit for a queue',
    rulesets: 'none',
    load: async () => (await import('./commands/doctor.ts')).doctorCommand,
  },
  board: {
    summary: 'shows the queue in a browser',
    rulesets: 'none',
    load: async () => (await import('./commands/board.ts')).boardCommand,
  },
  merge: {
    summary: 'puts the shares of a self-play run together',
    rulesets: 'all',
    load: async () => (await import('./commands/merge.ts')).mergeCommand,
  },
  fuzz: {
    summary: 'plays random games and looks for what must not be',
    rulesets: 'all',
    load: async () => (await import('./commands/fuzz.ts')).fuzzCommand,
  },
  learn: {
    summary: 'trains a net from self-play, in rounds',
    rulesets: 'named',
    load: async () => (await import('./commands/learn.ts')).learnCommand,
  },
  conform: {
    summary: 'holds a ruleset to what every ruleset owes',
    rulesets: 'named',
    load: async () => (await import('./commands/conform.ts')).conformCommand,
  },
  bench: {
    summary: 'measures how fast matches are played',
    rulesets: 'all',
    load: async () => (await import('./commands/bench.ts')).benchCommand,
  },
  serve: {
    summary: 'serves matches to a learner',
    rulesets: 'all',
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  new: {
    summary: 'writes a small game of your own that works',
    rulesets: 'none',
    load: async () => (await import('./commands/new.ts')).newCommand,
  },
};
