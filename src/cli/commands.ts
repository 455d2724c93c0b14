import type { MakeCommand } from './command.ts';

/** A command as far as it is known without its code. */
interface KnownCommand {
  readonly summary: string;
  /** Rulesets that are loaded before it runs: the one of `--ruleset`, all, or none where it loads what its files name. */
  readonly rulesets: 'named' | 'all' | 'none';
  readonly load: () => Promise<{ readonly command: MakeCommand }>;
}

/** Every command, in the order of the help; the code of each is loaded when it is called. */
export const COMMANDS: Readonly<Record<string, KnownCommand>> = {
  play: {
    summary: 'plays one match and tells it',
    rulesets: 'none',
    load: () => import('./play/command.ts'),
  },
  replay: {
    summary: 'tells a recorded match, or verifies it',
    rulesets: 'none',
    load: () => import('./replay/command.ts'),
  },
  judge: {
    summary: 'runs scenario files and tells the ruling',
    rulesets: 'none',
    load: () => import('./judge/command.ts'),
  },
  why: {
    summary: 'says why an action is not legal',
    rulesets: 'none',
    load: () => import('./why/command.ts'),
  },
  charts: {
    summary: 'draws a rule process, or who invokes whom',
    rulesets: 'named',
    load: () => import('./charts/command.ts'),
  },
  clauses: {
    summary: 'lists the clauses, or shows where some are implemented and tested',
    rulesets: 'all',
    load: () => import('./clauses/command.ts'),
  },
  inspect: {
    summary: 'shows a match flow through the charts, in a browser',
    rulesets: 'all',
    load: () => import('./inspect/command.ts'),
  },
  cards: {
    summary: 'lists cards, shows one, checks your own',
    rulesets: 'named',
    load: () => import('./cards/command.ts'),
  },
  decks: {
    summary: 'lists decks, shows one, writes a new one',
    rulesets: 'named',
    load: () => import('./decks/command.ts'),
  },
  selfplay: {
    summary: 'plays many matches between agents and sums them up',
    rulesets: 'named',
    load: () => import('./selfplay/command.ts'),
  },
  balance: {
    summary: 'says which card, deck or seat is too strong',
    rulesets: 'named',
    load: () => import('./balance/command.ts'),
  },
  worker: {
    summary: 'plays what others submit to a queue',
    rulesets: 'none',
    load: () => import('./worker/command.ts'),
  },
  doctor: {
    summary: 'says whether a Redis is fit for a queue',
    rulesets: 'none',
    load: () => import('./doctor/command.ts'),
  },
  board: {
    summary: 'shows the queue in a browser',
    rulesets: 'none',
    load: () => import('./board/command.ts'),
  },
  merge: {
    summary: 'puts the shares of a self-play run together',
    rulesets: 'all',
    load: () => import('./merge/command.ts'),
  },
  fuzz: {
    summary: 'plays random games and looks for what must not be',
    rulesets: 'all',
    load: () => import('./fuzz/command.ts'),
  },
  learn: {
    summary: 'trains a net from self-play, in rounds',
    rulesets: 'named',
    load: () => import('./learn/command.ts'),
  },
  conform: {
    summary: 'runs the conformance suite on a ruleset',
    rulesets: 'named',
    load: () => import('./conform/command.ts'),
  },
  bench: {
    summary: 'measures how fast matches are played',
    rulesets: 'all',
    load: () => import('./bench/command.ts'),
  },
  serve: {
    summary: 'serves matches to a learner',
    rulesets: 'all',
    load: () => import('./serve/command.ts'),
  },
  new: {
    summary: 'writes a small game of your own that works',
    rulesets: 'none',
    load: () => import('./new/command.ts'),
  },
};
