import { agentIds, checkAgentName, createAgent, ORACLE } from '../../agents/agents.ts';
import { readAgentName } from '../../agents/budget.ts';
import type { OnChoice } from '../../agents/greedy.ts';
import { humanSeat } from '../../agents/human/human-2.ts';
import { plainPicture } from '../../agents/human/plain-picture.ts';
import type { Terminal } from '../../agents/human/terminal.ts';
import type { Clicks } from '../../../packages/inspector/src/xstate-v4/session.ts';
import { PLAYERS, type Player } from '../../core/decision.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Language } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { RecordHeader } from '../../replay/record.ts';
import type { SyncAgent } from '../../runtime/match-runner.ts';
import type { Refusal } from '../../runtime/match.ts';
import { clickedSeat } from './clicked-seat.ts';
import { greedyAdvice } from './hint.ts';
import type { Table } from './hosted-match-2.ts';
import type { Keyboard } from './keyboard.ts';
import type { PlayedSeat } from './seats.ts';

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
export const humansAmong = (agents: readonly [string, string]): readonly Player[] =>
  PLAYERS.filter((player) => agents[player] === HUMAN);

const agentSeat = (agent: SyncAgent): PlayedSeat => ({
  act: (question) => ({ do: 'answer', key: agent.act(question), isPick: false }),
});

interface Seating {
  readonly ruleset: Ruleset;
  readonly header: RecordHeader;
  readonly table: Table;
  readonly language: Language;
  readonly keyboard: Keyboard | undefined;
  readonly clicks: Clicks | undefined;
  readonly onChoice: OnChoice | undefined;
}

const personSeat = (
  player: Player,
  terminal: Terminal,
  { ruleset, table, language }: Seating,
): PlayedSeat => {
  const { clauses, person } = ruleset;
  return humanSeat({
    terminal,
    language,
    clauses,
    picture: person?.picture(language) ?? plainPicture,
    course: person?.course,
    desk: {
      hasNews: () => table.hasNews(player),
      mayTakeBack: () => table.mayTakeBack(player),
      save: (file) => table.saveTo(file),
      card: (question, named) => person?.cardSheet?.(question, named, language) ?? [],
      cardNames: (option, view) => person?.cardNames?.(option, view) ?? [],
      doubt: (option, view) => person?.doubt?.(option, view),
      advice: (question) => greedyAdvice(ruleset, question),
    },
  });
};

/** A refusal in a language: its message, which is English, or what its clause says. */
const refusalIn =
  ({ clauses }: Ruleset, language: Language) =>
  ({ code, clause, message }: Refusal): string =>
    `${code} ${clause}: ${language === 'en' ? message : (clauses[clause]?.[language] ?? message)}`;

const seatOf = (player: Player, seating: Seating): PlayedSeat => {
  const { ruleset, header, table, language, keyboard, clicks, onChoice } = seating;
  const { agents, seed, index } = header;
  if (keyboard !== undefined && agents[player] === HUMAN) {
    const person = personSeat(player, keyboard, seating);
    if (clicks === undefined) return person;
    return clickedSeat(person, clicks, table, keyboard, refusalIn(ruleset, language));
  }
  const seat = { ruleset, player, seed, index, since: table.decisions };
  return agentSeat(createAgent(agents[player], onChoice === undefined ? seat : { ...seat, onChoice }));
};

/** The seats of a match; `keyboard` is there if a person plays. Throws as `createAgent`. */
export const seatsOf = (seating: Seating): readonly [PlayedSeat, PlayedSeat] => [
  seatOf(0, seating),
  seatOf(1, seating),
];
