import { agentIds, createAgent } from '../../agents/agents.ts';
import type { OnChoice } from '../../agents/greedy/greedy.ts';
import { gateRulerPicture } from '../../agents/human/gate-ruler/picture.ts';
import { humanSeat } from '../../agents/human/human.ts';
import type { Picture } from '../../agents/human/picture.ts';
import type { Terminal } from '../../agents/human/terminal.ts';
import { PLAYERS, type Player } from '../../kernel/decision.ts';
import { GatechartError } from '../../kernel/error.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { RecordHeader } from '../../record/line.ts';
import type { SyncAgent } from '../../runtime/drive.ts';
import type { PlayedSeat } from './play-on.ts';

const HUMAN = 'human';

/** Everyone who can take a seat. */
export const seatIds: readonly string[] = [...agentIds, HUMAN];

const pictures: Readonly<Record<string, Picture>> = { 'gate-ruler': gateRulerPicture };

/** Throws `UNKNOWN_AGENT`. */
export const checkAgents = (agents: readonly [string, string]): void => {
  for (const id of agents) {
    if (!seatIds.includes(id)) {
      throw new GatechartError('UNKNOWN_AGENT', id, `there is no agent ${id}; known: ${seatIds.join(', ')}`);
    }
  }
};

/** The players who are persons. */
export const humansAmong = (agents: readonly [string, string]): readonly Player[] =>
  PLAYERS.filter((player) => agents[player] === HUMAN);

const agentSeat = (agent: SyncAgent): PlayedSeat => ({
  act: (question) => ({ do: 'answer', key: agent.act(question) }),
});

interface Seating {
  readonly ruleset: Ruleset;
  readonly header: RecordHeader;
  /** Decisions made before. */
  readonly since: number;
  readonly terminal: Terminal | undefined;
  readonly onChoice: OnChoice | undefined;
}

const seatOf = (player: Player, { ruleset, header, since, terminal, onChoice }: Seating): PlayedSeat => {
  const { agents, seed, index } = header;
  if (terminal !== undefined && agents[player] === HUMAN) {
    return humanSeat({ terminal, clauses: ruleset.clauses, picture: pictures[ruleset.id] });
  }
  const seat = { ruleset: ruleset.id, player, seed, index, since };
  return agentSeat(createAgent(agents[player], onChoice === undefined ? seat : { ...seat, onChoice }));
};

/** The seats of a match; `terminal` is there if a person plays. Throws as `createAgent`. */
export const seatsOf = (seating: Seating): readonly [PlayedSeat, PlayedSeat] => [
  seatOf(0, seating),
  seatOf(1, seating),
];
