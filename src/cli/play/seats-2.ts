import { agentIds, checkAgentName, createAgent, ORACLE } from '../../agents/agents.ts';
import { readAgentName } from '../../agents/budget.ts';
import type { OnChoice } from '../../agents/greedy.ts';
import { humanPlayer } from '../../agents/human/human-2.ts';
import { plainBoard } from '../../agents/human/plain-picture.ts';
import type { Terminal } from '../../agents/human/terminal.ts';
import type { Clicks } from '../../../packages/inspector/src/xstate-v4/session.ts';
import { PLAYERS, type Player } from '../../core/decision.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Language } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { RecordHeader } from '../../replay/record.ts';
import type { SyncSeatAgent } from '../../runtime/match-runner.ts';
import type { Rejection } from '../../runtime/match.ts';
import { clickedSeat } from './clicked-seat.ts';
import { greedyAdvice } from './hint.ts';
import type { HostedMatch } from './hosted-match-2.ts';
import type { Keyboard } from './keyboard.ts';
import type { MatchSeat } from './seats.ts';

const HUMAN = 'human';

/** Everyone who can take a seat. */
export const seatIds: readonly string[] = [...agentIds, HUMAN];

/** Throws as `checkAgentName`: no match that is played is an analysis. */
export const checkAgents = (agents: readonly [string, string]): void => {
  for (const id of agents) {
    if (![...seatIds, ORACLE].includes(readAgentName(id).id)) {
      throw new GatechartError('UNKNOWN_AGENT', id, `there is no agent ${id}; known: ${seatIds.join(', ')}`);
    }
    if (id !== HUMAN) checkAgentName(id);
  }
};

/** The players who are persons. */
export const humanPlayers = (agents: readonly [string, string]): readonly Player[] =>
  PLAYERS.filter((player) => agents[player] === HUMAN);

const agentSeat = (agent: SyncSeatAgent): MatchSeat => ({
  act: (question) => ({ do: 'answer', key: agent.act(question), isPick: false }),
});

interface SeatOptions {
  readonly ruleset: Ruleset;
  readonly header: RecordHeader;
  readonly table: HostedMatch;
  readonly language: Language;
  readonly keyboard: Keyboard | undefined;
  readonly clicks: Clicks | undefined;
  readonly onChoice: OnChoice | undefined;
}

const personSeat = (
  player: Player,
  terminal: Terminal,
  { ruleset, table, language }: SeatOptions,
): MatchSeat => {
  const { clauses, hints: person } = ruleset;
  return humanPlayer({
    terminal,
    language,
    clauses,
    picture: person?.textView(language) ?? plainBoard,
    course: person?.passRules,
    playerConsole: {
      hasNews: () => table.hasNews(player),
      mayTakeBack: () => table.canTakeBack(player),
      save: (file) => table.saveTo(file),
      card: (question, named) => person?.cardDetails?.(question, named, language) ?? [],
      cardNames: (option, view) => person?.cardNames?.(option, view) ?? [],
      warning: (option, view) => person?.warning?.(option, view),
      advice: (question) => greedyAdvice(ruleset, question),
    },
  });
};

/** A refusal in a language: its message, which is English, or what its clause says. */
const rejectionText =
  ({ clauses }: Ruleset, language: Language) =>
  ({ code, clause, message }: Rejection): string =>
    `${code} ${clause}: ${language === 'en' ? message : (clauses[clause]?.[language] ?? message)}`;

const seatOf = (player: Player, seating: SeatOptions): MatchSeat => {
  const { ruleset, header, table, language, keyboard, clicks, onChoice } = seating;
  const { agents, seed, index } = header;
  if (keyboard !== undefined && agents[player] === HUMAN) {
    const person = personSeat(player, keyboard, seating);
    if (clicks === undefined) return person;
    return clickedSeat(person, clicks, table, keyboard, rejectionText(ruleset, language));
  }
  const seat = { ruleset, player, seed, index, since: table.decisions };
  return agentSeat(createAgent(agents[player], onChoice === undefined ? seat : { ...seat, onChoice }));
};

/** The seats of a match; `keyboard` is there if a person plays. Throws as `createAgent`. */
export const seatsOf = (seating: SeatOptions): readonly [MatchSeat, MatchSeat] => [
  seatOf(0, seating),
  seatOf(1, seating),
];
