import { setImmediate } from 'node:timers/promises';
import type { Clicks } from '@gatechart/inspector/xstate-v4';
import { isExternal, readAgentName } from '../../agents/agent.ts';
import { bestFirst, type OnChoice } from '../../agents/baselines.ts';
import {
  agentIds,
  checkAgentFits,
  checkAgentName,
  createAgent,
  ORACLE,
  type SearchThreads,
} from '../../agents/create-agent.ts';
import { type HumanAction, humanPlayer, plainBoard, type Terminal } from '../../agents/human/human.ts';
import type { RatedOption } from '../../core/adapters/heuristic.ts';
import { PLAYERS, type Player } from '../../core/decision.ts';
import { GatechartError, unknownId } from '../../core/errors.ts';
import type { Language } from '../../core/narration.ts';
import type { Question } from '../../core/question.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { RecordHeader } from '../../replay/record.ts';
import type { Pending, Rejection } from '../../runtime/match.ts';
import { type MatchQuestion, questionOf, type SyncSeatAgent } from '../../runtime/match-runner.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { Keyboard } from './keyboard.ts';
import type { Opening } from './opening.ts';

/** The question was answered from elsewhere, or the match is interrupted; nothing is left to do. */
export interface AnsweredElsewhere {
  readonly do: 'nothing';
}

/** A seat of the match being played: whoever sits there is asked and does something. */
export interface MatchSeat {
  act(question: MatchQuestion): HumanAction | AnsweredElsewhere | Promise<HumanAction | AnsweredElsewhere>;
}

/** Why playing stopped. */
export type StopReason = 'over' | 'interrupted' | 'asked' | 'inputEnded';

interface PlayOptions {
  readonly table: HostedMatch;
  readonly seats: readonly [MatchSeat, MatchSeat];
  readonly interrupted: AbortSignal;
  /** Hears the key of a pick that was taken back. */
  readonly onTakenBack: (key: string) => void;
}

const answer = (table: HostedMatch, { decision, number }: Pending, key: string, isPick: boolean): void => {
  const refusal = table.answer(decision.player, key, number, isPick);
  if (refusal !== undefined) {
    throw new GatechartError(refusal.code, `player ${decision.player}`, refusal.message);
  }
};

/**
 * Asks seat after seat until the match is over, somebody leaves, or it is interrupted.
 * Throws `GatechartError` with the code of the refusal if an agent answers what is not on offer.
 */
export const playToEnd = async ({
  table,
  seats,
  interrupted,
  onTakenBack,
}: PlayOptions): Promise<StopReason> => {
  for (let open = table.match.pending(); open !== undefined; open = table.match.pending()) {
    // Signals are heard only when nothing runs.
    await setImmediate();
    if (interrupted.aborted) return 'interrupted';
    const act = await seats[open.decision.player].act(questionOf(table.match, open));
    if (interrupted.aborted) return 'interrupted';
    if (act.do === 'leave') return act.because;
    if (act.do === 'concede') table.concede(open.decision.player);
    else if (act.do === 'takeBack') onTakenBack(table.takeBack() ?? '');
    else if (act.do === 'answer') answer(table, open, act.key, act.isPick);
  }
  return 'over';
};

/**
 * A person's seat that can also be answered for by clicks in a viewer; what the table refuses is told, and asked again.
 * `inWords`: a refusal as it is told.
 */
export const clickedSeat = (
  person: MatchSeat,
  clicks: Clicks,
  table: HostedMatch,
  keyboard: Keyboard,
  inWords: (refusal: Rejection) => string,
): MatchSeat => ({
  act: async (question) => {
    const typed = person.act(question);
    const number = table.match.pending()?.number ?? 0;
    for (;;) {
      const done = await Promise.race([typed, clicks.next()]);
      if (typeof done !== 'string') {
        clicks.ignore();
        return done;
      }
      const refusal = table.answer(question.player, done, number, true);
      if (refusal === undefined) {
        clicks.ignore();
        keyboard.abandon();
        return { do: 'nothing' };
      }
      keyboard.write(inWords(refusal));
    }
  },
});

/** The options as the agent greedy rates them, the best first; none where it does not know the ruleset. */
export const greedyAdvice = ({ rating }: Ruleset, question: Question): readonly RatedOption[] =>
  rating === undefined ? [] : bestFirst(rating, question);

const HUMAN = 'human';

/** Everyone who can take a seat. */
export const seatIds: readonly string[] = [...agentIds, HUMAN];

/** Throws as `checkAgentName`: no match that is played is an analysis; and `BAD_VALUE` for an agent that is brought. */
export const checkAgents = (agents: readonly [string, string]): void => {
  for (const id of agents) {
    if (isExternal(id)) {
      const own = seatIds.join(', ');
      throw new GatechartError(
        'BAD_VALUE',
        id,
        `programs and other builds play in selfplay; here play ${own}`,
      );
    }
    if (![...seatIds, ORACLE].includes(readAgentName(id).id)) {
      throw unknownId('UNKNOWN_AGENT', id, 'agent', id, seatIds);
    }
    if (id !== HUMAN) checkAgentName(id);
  }
};

/** Throws as `checkAgentFits`. */
export const checkSeats = ({ ruleset, header }: Pick<Opening, 'header' | 'ruleset'>): void => {
  for (const name of header.agents) if (name !== HUMAN) checkAgentFits(name, ruleset);
};

/** The players who are persons. */
export const humanPlayers = (agents: readonly [string, string]): readonly Player[] =>
  PLAYERS.filter((player) => agents[player] === HUMAN);

/** Milliseconds that an agent thinks before signals are heard again. */
const SLICE = 50;

/** What steps come to, with signals heard meanwhile; `undefined` if they were interrupted. */
const unlessInterrupted = async <T>(
  steps: Generator<undefined, T>,
  interrupted: AbortSignal,
): Promise<T | undefined> => {
  for (let pause = performance.now() + SLICE; ; ) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() < pause) continue;
    await setImmediate();
    if (interrupted.aborted) return undefined;
    pause = performance.now() + SLICE;
  }
};

const agentSeat = (agent: SyncSeatAgent, interrupted: AbortSignal): MatchSeat => ({
  act: async (question) => {
    const steps = agent.steps?.(question);
    const key = steps === undefined ? agent.act(question) : await unlessInterrupted(steps, interrupted);
    return key === undefined ? { do: 'nothing' } : { do: 'answer', key, isPick: false };
  },
});

interface SeatOptions {
  readonly ruleset: Ruleset;
  readonly header: RecordHeader;
  readonly table: HostedMatch;
  readonly language: Language;
  readonly keyboard: Keyboard | undefined;
  readonly clicks: Clicks | undefined;
  readonly onChoice: OnChoice | undefined;
  readonly threads: SearchThreads | undefined;
  readonly resumeArguments: (file: string) => string;
  /** Ends the thinking of agents. */
  readonly interrupted: AbortSignal;
}

const personSeat = (
  player: Player,
  terminal: Terminal,
  { ruleset, table, language, resumeArguments }: SeatOptions,
): MatchSeat => {
  const { clauses, hints: person, rating } = ruleset;
  return humanPlayer({
    terminal,
    language,
    clauses,
    picture: person?.textView(language) ?? plainBoard,
    course: person?.passRules,
    playerConsole: {
      hasNews: () => table.hasNews(player),
      ...(person?.eventRelevance && { mayTakeBack: () => table.canTakeBack(player) }),
      save: (file) => {
        table.saveTo(file);
        return resumeArguments(file);
      },
      ...(person?.cardDetails && {
        card: (question, named) => person.cardDetails?.(question, named, language) ?? [],
      }),
      cardNames: (option, view) => person?.cardNames?.(option, view) ?? [],
      warning: (option, view) => person?.warning?.(option, view),
      ...(rating && { advice: (question) => greedyAdvice(ruleset, question) }),
    },
  });
};

/** A refusal in a language: its message, which is English, or what its clause says. */
const rejectionText =
  ({ clauses }: Ruleset, language: Language) =>
  ({ code, clause, message }: Rejection): string =>
    `${code} ${clause}: ${language === 'en' ? message : (clauses[clause]?.[language] ?? message)}`;

const seatOf = (player: Player, seating: SeatOptions): MatchSeat => {
  const { ruleset, header, table, language, keyboard, clicks, onChoice, threads, interrupted } = seating;
  const { agents, seed, index } = header;
  if (keyboard !== undefined && agents[player] === HUMAN) {
    const person = personSeat(player, keyboard, seating);
    if (clicks === undefined) return person;
    return clickedSeat(person, clicks, table, keyboard, rejectionText(ruleset, language));
  }
  const seat = {
    ruleset,
    player,
    seed,
    index,
    since: table.decisions,
    ...(onChoice && { onChoice, explains: true }),
    ...(threads && { threads }),
  };
  return agentSeat(createAgent(agents[player], seat), interrupted);
};

/** The seats of a match; `keyboard` is there if a person plays. Throws as `createAgent`. */
export const seatsOf = (seating: SeatOptions): readonly [MatchSeat, MatchSeat] => [
  seatOf(0, seating),
  seatOf(1, seating),
];
