import type { Player } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameEvent, GameState } from '../core/game-state.ts';
import type { Question } from '../core/question.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { positionDigest } from '../replay/position-digest.ts';
import type { BodyLine } from '../replay/record.ts';
import { headerFor, RecordedMatch } from '../replay/recorded-match.ts';
import type { Match } from '../runtime/match.ts';
import { questionOf, type SeatAgent } from '../runtime/match-runner.ts';
import { resumeMatch, startMatch } from '../runtime/start.ts';
import { type Forfeit, isForfeit, type Outcome, type PlayedMatch } from './outcome.ts';
import type { Job } from './plan.ts';

/** What is noted of a match while it is played. */
export interface MatchStats {
  first: Player | undefined;
  turns: number;
  readonly cards: readonly [Set<string>, Set<string>];
  /** The turn in which each card was first drawn. */
  readonly drawn: readonly [Map<string, number>, Map<string, number>];
}

export const newMatchStats = (): MatchStats => ({
  first: undefined,
  turns: 0,
  cards: [new Set(), new Set()],
  drawn: [new Map(), new Map()],
});

const hasPlayer = (fact: GameEvent): fact is GameEvent & { readonly player: Player } => 'player' in fact;

/** Notes the facts since the last answer: turns by the checkpoints of the ruleset, cards as it tells them. */
export const recordEvents = (heard: MatchStats, match: Match): void => {
  const { ruleset } = match;
  const game = match.game();
  const checkpoints = ruleset.recordedEvents?.checkpoints ?? [];
  for (const fact of game.facts) {
    if (checkpoints.includes(fact.what)) {
      heard.turns += 1;
      if (heard.first === undefined && hasPlayer(fact)) heard.first = fact.player;
    }
    const used = ruleset.cardUsed?.(game, fact);
    if (used !== undefined) heard.cards[used.player].add(used.card);
    const drawn = ruleset.cardDrawn?.(game, fact);
    if (drawn !== undefined && !heard.drawn[drawn.player].has(drawn.card)) {
      heard.drawn[drawn.player].set(drawn.card, heard.turns);
    }
  }
};

/** Who plays a match, seat by seat, until it is let go. */
export interface PlayerAgent extends SeatAgent {
  /** Tells that the match is over. */
  release?(result: GameState['result']): void;
}

/** Who hears of a match as it is played. */
export interface MatchCallbacks {
  /** Each question and the key that was taken, before it is carried out. */
  readonly onDecision?: (question: Question, key: string) => void;
  /** Each line of its record behind the header. Nobody digests positions for a record that nobody hears. */
  readonly onLine?: (line: BodyLine) => void;
}

type PlayerAgents = readonly [PlayerAgent, PlayerAgent];

/** Asks until the match is over; an agent that forfeits concedes. */
const playOn = async (
  match: Match,
  seats: PlayerAgents,
  heard: MatchStats,
  onDecision: MatchCallbacks['onDecision'],
  onTaken: () => void,
) => {
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { player } = open.decision;
    const question = questionOf(match, open);
    let key: string;
    try {
      key = await seats[player].act(question);
    } catch (error) {
      if (!isForfeit(error)) throw error;
      match.concede(player);
      return { player, reason: error.reason, message: error.message };
    }
    onDecision?.(question, key);
    const refusal = match.answer(player, key, open.number);
    if (refusal !== undefined) {
      throw new GatechartError(refusal.code, `seat ${player}`, refusal.message);
    }
    onTaken();
    recordEvents(heard, match);
  }
  return undefined;
};

const failureOf = (error: unknown) => ({
  code: error instanceof GatechartError ? error.code : 'INTERNAL',
  message: error instanceof Error ? error.message : String(error),
});

const sortedByCard = (turns: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...turns].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Plays one match of a run and returns its outcome. Errors of the rules and of agents become part of it. */
export const playJob = async (
  ruleset: Ruleset,
  job: Job,
  seatAgents: (player: Player, sight: () => Match) => PlayerAgent,
  { onDecision, onLine }: MatchCallbacks = {},
): Promise<Outcome> => {
  const { number, agents, setup, notesDraws } = job;
  const started = startMatch(ruleset, ruleset.newGame(setup), { runtime: 'lean' });
  const recorded = onLine && new RecordedMatch(started, [], onLine);
  const match: Match = recorded ?? started;
  let decisions = 0;
  const heard = newMatchStats();
  recordEvents(heard, match);
  const sight = (): Match => resumeMatch(ruleset, match.position(), { runtime: 'lean' });
  const seats: PlayerAgents = [seatAgents(0, sight), seatAgents(1, sight)];
  let forfeit: ({ readonly player: Player } & Forfeit) | undefined;
  let failure: Outcome['failure'];
  try {
    forfeit = await playOn(match, seats, heard, onDecision, () => {
      decisions += 1;
    });
  } catch (error) {
    failure = failureOf(error);
    recorded?.leave();
  } finally {
    for (const each of seats) each.release?.(match.game().result);
  }
  const { result } = match.game();
  return {
    number,
    agents,
    decks: setup.decks,
    ...(result?.winner !== undefined && { winner: result.winner }),
    ...(heard.first !== undefined && { first: heard.first }),
    reasons: result?.reasons ?? [null, null],
    decisions,
    turns: heard.turns,
    cards: [[...heard.cards[0]].sort(), [...heard.cards[1]].sort()],
    ...(notesDraws &&
      ruleset.cardDrawn && { drawn: [sortedByCard(heard.drawn[0]), sortedByCard(heard.drawn[1])] }),
    ...(forfeit && { forfeit }),
    ...(failure && { failure }),
    digest: positionDigest(match.position()),
  };
};

/** Plays one match of a run, as `playJob`, with its record. */
export const playRecordedJob = async (
  ruleset: Ruleset,
  job: Job,
  seatAgents: Parameters<typeof playJob>[2],
  hearing: Pick<MatchCallbacks, 'onDecision'> = {},
): Promise<PlayedMatch> => {
  const { agents, setup } = job;
  const header = headerFor(ruleset, setup, agents, ruleset.newGame(setup));
  const lines: BodyLine[] = [];
  const outcome = await playJob(ruleset, job, seatAgents, { ...hearing, onLine: (line) => lines.push(line) });
  const record = [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
  return { outcome, record };
};
