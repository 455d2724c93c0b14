import type { MakeCommand } from './command.ts';

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
    load: async () => (await import('./play/command.ts')).playCommand,
  },
  replay: {
    summary: 'tells a recorded match, or verifies it',
    rulesets: 'none',
    load: async () => (await import('./replay/command.ts')).replayCommand,
  },
  judge: {
    summary: 'runs scenario files and tells the ruling',
    rulesets: 'none',
    load: async () => (await import('./judge/command.ts')).judgeCommand,
  },
  why: {
    summary: 'says why an action is not legal',
    rulesets: 'none',
    load: async () => (await import('./why/command.ts')).whyCommand,
  },
  charts: {
    summary: 'draws a rule process, or who invokes whom',
    rulesets: 'named',
    load: async () => (await import('./charts/command.ts')).chartsCommand,
  },
  clauses: {
    summary: 'lists the clauses, or shows where some are implemented and tested',
    rulesets: 'all',
    load: async () => (await import('./clauses/command.ts')).clausesCommand,
  },
  inspect: {
    summary: 'shows a match flow through the charts, in a browser',
    rulesets: 'all',
    load: async () => (await import('./inspect/command.ts')).inspectCommand,
  },
  cards: {
    summary: 'lists cards, shows one, checks your own',
    rulesets: 'named',
    load: async () => (await import('./cards/command.ts')).cardsCommand,
  },
  decks: {
    summary: 'lists decks, shows one, writes a new one',
    rulesets: 'named',
    load: async () => (await import('./decks/command.ts')).decksCommand,
  },
  selfplay: {
    summary: 'plays many matches between agents and sums them up',
    rulesets: 'named',
    load: async () => (await import('./selfplay/command.ts')).selfplayCommand,
  },
  balance: {
    summary: 'says which card, deck or seat is too strong',
    rulesets: 'named',
    load: async () => (await import('./balance/command.ts')).balanceCommand,
  },
  worker: {
    summary: 'plays what others submit to a queue',
    rulesets: 'none',
    load: async () => (await import('./worker/command.ts')).workerCommand,
  },
  doctor: {
    summary: 'says whether a Redis is fit for a queue',
    rulesets: 'none',
    load: async () => (await import('./doctor/command.ts')).doctorCommand,
  },
  board: {
    summary: 'shows the queue in a browser',
    rulesets: 'none',
    load: async () => (await import('./board/command.ts')).boardCommand,
  },
  merge: {
    summary: 'puts the shares of a self-play run together',
    rulesets: 'all',
    load: async () => (await import('./merge/command.ts')).mergeCommand,
  },
  fuzz: {
    summary: 'plays random games and looks for what must not be',
    rulesets: 'all',
    load: async () => (await import('./fuzz/command.ts')).fuzzCommand,
  },
  learn: {
    summary: 'trains a net from self-play, in rounds',
    rulesets: 'named',
    load: async () => (await import('./learn/command.ts')).learnCommand,
  },
  conform: {
    summary: 'runs the conformance suite on a ruleset',
    rulesets: 'named',
    load: async () => (await import('./conform/command.ts')).conformCommand,
  },
  bench: {
    summary: 'measures how fast matches are played',
    rulesets: 'all',
    load: async () => (await import('./bench/command.ts')).benchCommand,
  },
  serve: {
    summary: 'serves matches to a learner',
    rulesets: 'all',
    load: async () => (await import('./serve/command.ts')).serveCommand,
  },
  new: {
    summary: 'writes a small game of your own that works',
    rulesets: 'none',
    load: async () => (await import('./new/command.ts')).newCommand,
  },
};
