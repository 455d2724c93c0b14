import type { MakeCommand } from './command.ts';
import { DEVELOPERS } from './help.ts';

/** A command as far as it is known without its code. */
export interface KnownCommand {
  /** One line of the help of the command above it. */
  readonly summary: string;
  /** Rulesets that are loaded before it runs: the one of `--ruleset`, all, or none where it loads what its files name. */
  readonly rulesets: 'named' | 'all' | 'none';
  readonly load: () => Promise<{ readonly command: MakeCommand }>;
  /** Commands below it whose code is loaded separately. */
  readonly subcommands?: Readonly<Record<string, KnownCommand>>;
}

type Commands = Readonly<Record<string, KnownCommand>>;

const PLAY_AND_JUDGE: Commands = {
  play: {
    summary: 'Play a match and print its log',
    rulesets: 'none',
    load: () => import('./play/command.ts'),
  },
  replay: {
    summary: 'Replay a recorded match, or verify the record',
    rulesets: 'none',
    load: () => import('./replay/command.ts'),
  },
  judge: {
    summary: 'Run scenario files and print the rulings',
    rulesets: 'none',
    load: () => import('./judge/command.ts'),
  },
  why: {
    summary: 'Explain why an action is not legal',
    rulesets: 'none',
    load: () => import('./why/command.ts'),
  },
  clauses: {
    summary: 'List rule clauses, with the code and tests of each',
    rulesets: 'all',
    load: () => import('./clauses/command.ts'),
  },
};

const LOOK: Commands = {
  inspect: {
    summary: 'Show in a browser how a match flows through the charts',
    rulesets: 'all',
    load: () => import('./inspect/command.ts'),
  },
  charts: {
    summary: 'Draw a statechart of the rules',
    rulesets: 'named',
    load: () => import('./charts/command.ts'),
  },
  cards: {
    summary: 'List cards, show one, or check custom cards',
    rulesets: 'named',
    load: () => import('./cards/command.ts'),
  },
  decks: {
    summary: 'List decks, show one, or write a new one',
    rulesets: 'named',
    load: () => import('./decks/command.ts'),
  },
};

const STUDY: Commands = {
  selfplay: {
    summary: 'Play many matches between agents and summarize them',
    rulesets: 'named',
    load: () => import('./selfplay/command.ts'),
    subcommands: {
      merge: {
        summary: 'Merge the shards of a run into one run',
        rulesets: 'all',
        load: () => import('./selfplay/merge.ts'),
      },
    },
  },
  balance: {
    summary: 'Find the decks, cards and sides that win too often',
    rulesets: 'named',
    load: () => import('./balance/command.ts'),
  },
  fuzz: {
    summary: 'Play random games and check invariants',
    rulesets: 'all',
    load: () => import('./fuzz/command.ts'),
  },
};

const MAKE: Commands = {
  new: {
    summary: 'Create a small ruleset to start from',
    rulesets: 'none',
    load: () => import('./new/command.ts'),
  },
  conform: {
    summary: 'Run the conformance suite on a ruleset',
    rulesets: 'named',
    load: () => import('./conform/command.ts'),
  },
};

const OPERATE: Commands = {
  serve: {
    summary: 'Serve matches to a learning program',
    rulesets: 'all',
    load: () => import('./serve/command.ts'),
  },
  learn: {
    summary: 'Train and evaluate a neural network from selfplay',
    rulesets: 'named',
    load: () => import('./learn/command.ts'),
  },
  cluster: {
    summary: 'Run workers of a job queue, check it, or show its jobs',
    rulesets: 'none',
    load: () => import('./cluster/command.ts'),
    subcommands: {
      worker: {
        summary: 'Play the jobs of a queue',
        rulesets: 'none',
        load: () => import('./cluster/worker.ts'),
      },
      doctor: {
        summary: 'Check the Redis configuration for the job queue',
        rulesets: 'none',
        load: () => import('./cluster/doctor.ts'),
      },
      board: {
        summary: 'Show the jobs of a queue in a browser',
        rulesets: 'none',
        load: () => import('./cluster/board.ts'),
      },
    },
  },
};

const DEVELOP: Commands = {
  bench: {
    summary: 'Measure how fast matches are played',
    rulesets: 'all',
    load: () => import('./bench/command.ts'),
  },
};

/** Every command by the group that the help lists it in; the code of each is loaded when it is called. */
export const COMMANDS: Readonly<Record<string, Commands>> = {
  'Play and judge': PLAY_AND_JUDGE,
  Look: LOOK,
  Study: STUDY,
  Make: MAKE,
  Operate: OPERATE,
  [DEVELOPERS]: DEVELOP,
};

/** The commands that have another name now, by the old one. */
export const RENAMED: Readonly<Record<string, string>> = {
  worker: 'cluster worker',
  doctor: 'cluster doctor',
  board: 'cluster board',
  merge: 'selfplay merge',
  'learn gate': 'learn evaluate',
};
