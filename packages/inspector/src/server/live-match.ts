import type {
  GameEvent,
  GameState,
  Language,
  Match,
  Pending,
  Question,
  Rejection,
  Ruleset,
} from 'gatechart/tools';
import {
  type BodyLine,
  createAgent,
  GatechartError,
  PLAYERS,
  type Player,
  questionOf,
  RecordedMatch,
  type RecordHeader,
  type SyncSeatAgent,
  startMatch,
} from 'gatechart/tools';
import { NO_CHANGES, renderBoard } from '../store/board-view.ts';
import { adviceOn, type RefusedGroup, refusedGroups } from '../store/decision-help.ts';
import { describeQuestion, type QuestionDescription } from '../trace/question.ts';
import { playersFact } from '../trace/repeats.ts';
import type { Schedule } from './limits.ts';
import {
  type LogEntry,
  type PageMessage,
  rejection,
  type SeatQuestion,
  type SeatSnapshot,
  type ServerMessage,
} from './protocol.ts';

/**
 * Facts in the words for a player, which name no hidden card. `before`: the fact before the first. Who does the same as
 * the other player is noted only of what both know.
 */
export const logEntriesFor = (
  player: Player,
  ruleset: Ruleset,
  game: GameState,
  facts: readonly GameEvent[],
  before?: GameEvent,
): readonly LogEntry[] =>
  facts.map((fact, index) => {
    const own = fact.knownTo === undefined ? playersFact(ruleset, fact) : undefined;
    const last = facts[index - 1] ?? before;
    const other = last && playersFact(ruleset, last);
    const isRepeat = own !== undefined && other?.key === own.key && other.player !== own.player;
    return {
      clause: fact.clause,
      text: {
        en: ruleset.narrate(game, fact, player, 'en'),
        ja: ruleset.narrate(game, fact, player, 'ja'),
      },
      ...(isRepeat && { repeats: own.player }),
    };
  });

/** A question with the option first that its player's heuristic rates highest; as it is for a ruleset without one. */
export const bestFirst = (ruleset: Ruleset, question: Question): Question => {
  const ratings = ruleset.rating?.(question);
  if (ratings === undefined) return question;
  const { decision } = question;
  const rated = decision.options.map((option, index) => ({ option, worth: ratings[index]?.worth ?? 0 }));
  const options = rated.sort((one, other) => other.worth - one.worth).map(({ option }) => option);
  return { ...question, decision: { ...decision, options } };
};

const questionFor = (player: Player, match: Match, open: Pending): SeatQuestion => {
  const asked = { number: open.number, player: open.decision.player };
  if (asked.player !== player) return asked;
  const question = bestFirst(match.ruleset, questionOf(match, open));
  const { kind, clause } = question.decision;
  const wordsIn = (language: Language): QuestionDescription =>
    describeQuestion(match.ruleset, question, language);
  const refusedIn = (language: Language): readonly RefusedGroup[] =>
    refusedGroups(match.ruleset, match.game(), open.decision, language);
  const words = { en: wordsIn('en'), ja: wordsIn('ja') };
  return { ...asked, own: { kind, clause, words, refused: { en: refusedIn('en'), ja: refusedIn('ja') } } };
};

/** Where a match stands, as a player may know it. */
export const seatSnapshot = (player: Player, match: Match): SeatSnapshot => {
  const game = match.game();
  const open = match.pending();
  const { result } = game;
  return {
    table: renderBoard(match.ruleset, game, player),
    ...(open && { question: questionFor(player, match, open) }),
    ...(result && {
      result: {
        clause: result.clause,
        ...(result.winner !== undefined && { winner: result.winner }),
      },
    }),
  };
};

/** Steps that an agent thinks before pages have their turn: some milliseconds. */
const STEPS = 16;

/** Who answers for pages instead of an agent. */
export const PERSON = 'human';

/** Sends a message to one page. */
export type SendMessage = (message: ServerMessage) => void;

/** What a live match is of, and how it goes on. */
export interface LiveMatchOptions {
  readonly header: RecordHeader;
  readonly match: Match;
  /** What was recorded of it before. */
  readonly earlier: readonly BodyLine[];
  /** Milliseconds between answers of agents. */
  readonly pace: number;
  readonly later: Schedule;
  /** Saves the whole record, as the match begins and after each decision; returns whether it is saved. */
  readonly save?: (lines: readonly BodyLine[]) => boolean;
}

/** A page at a match. */
export interface MatchConnection {
  /** Does what the page asks for. Returns what is answered to that page alone: why not, and then nothing has changed. */
  receive(message: PageMessage): ServerMessage | undefined;
  leave(): void;
}

/**
 * A match that agents and persons play. Where persons play, each page is sent what its seat may know and none is sent
 * more; a match of agents alone is sent with everything in it.
 */
export class LiveMatch {
  readonly #match: RecordedMatch<GameState, { readonly key: string }>;
  readonly #header: RecordHeader;
  readonly #lines: BodyLine[] = [];
  readonly #agents: readonly (SyncSeatAgent | undefined)[];
  /** The log of each seat so far. */
  readonly #logs: readonly [LogEntry[], LogEntry[]] = [[], []];
  readonly #watchers = new Set<SendMessage>();
  readonly #seatPages: readonly [Set<SendMessage>, Set<SendMessage>] = [new Set(), new Set()];
  readonly #later: Schedule;
  readonly #pace: number;
  readonly #save: LiveMatchOptions['save'];
  #isUnsaved = false;
  /** The game as the seats were shown it last. */
  #shown: GameState;
  /** The last fact that the seats have. */
  #last: GameEvent | undefined;
  #paused = false;
  #isDue = false;

  /** Throws as `createAgent`. */
  constructor({ header, match, earlier, pace, later, save }: LiveMatchOptions) {
    this.#header = header;
    this.#later = later;
    this.#pace = pace;
    this.#save = save;
    const { agents, seed, index } = header;
    const { ruleset } = match;
    const since = earlier.filter(({ line }) => line === 'decision').length;
    this.#agents = PLAYERS.map((player) =>
      agents[player] === PERSON
        ? undefined
        : createAgent(agents[player], { ruleset, player, seed, index, since }),
    );
    const before = earlier.filter(({ line }) => line !== 'left');
    this.#match = new RecordedMatch(match, before, (line) => {
      this.#lines.push(line);
      for (const send of this.#watchers) send({ type: 'line', line });
    });
    this.#shown = this.#match.game();
    if (before.length > 0) this.#logAgain(before);
    this.#updateSeats(before.length > 0 ? this.#shown.facts.length : 0);
  }

  get lines(): readonly BodyLine[] {
    return this.#lines;
  }

  /** The seats that persons play. */
  get seats(): readonly Player[] {
    return PLAYERS.filter((player) => this.#agents[player] === undefined);
  }

  /** A page that is sent everything. Throws `NOT_WATCHED` where a person plays. */
  watch(send: SendMessage): MatchConnection {
    if (this.seats.length > 0) {
      throw new GatechartError(
        'NOT_WATCHED',
        'the match',
        'a match with human players has pages only for these players',
      );
    }
    send({ type: 'match', header: this.#header, lines: this.#lines, paused: this.#paused });
    this.#watchers.add(send);
    this.#goOn();
    return {
      receive: (message) => this.#receiveFromWatcher(message),
      leave: () => this.#watchers.delete(send),
    };
  }

  /** A page of the person at a seat. Throws `NOT_A_SEAT` for the seat of an agent. */
  sit(seat: Player, send: SendMessage): MatchConnection {
    if (this.#agents[seat] !== undefined) {
      throw new GatechartError('NOT_A_SEAT', `player ${seat + 1}`, 'an agent plays for that player');
    }
    const { ruleset, edition } = this.#header;
    const standing = this.#snapshotFor(seat);
    send({ type: 'seat', seat, ruleset, edition, told: this.#logs[seat], standing });
    this.#seatPages[seat].add(send);
    this.#goOn();
    return {
      receive: (message) => this.#receiveFromSeat(seat, message),
      leave: () => this.#seatPages[seat].delete(send),
    };
  }

  #receiveFromWatcher(message: PageMessage): ServerMessage | undefined {
    if (message.type !== 'pause') return rejection('NOT_A_SEAT', 'This page only watches; agents play.');
    const { paused } = message;
    this.#paused = paused;
    for (const send of this.#watchers) send({ type: 'paused', paused });
    this.#goOn();
    return undefined;
  }

  #receiveFromSeat(seat: Player, message: PageMessage): ServerMessage | undefined {
    switch (message.type) {
      case 'answer':
        return this.#answer(seat, message.question, message.key);
      case 'concede': {
        const known = this.#match.game().facts.length;
        return this.#played(this.#match.concede(seat), known);
      }
      case 'hint':
        return this.#advise(seat, message.question);
      case 'sheet':
        return this.#sheet(seat, message.card, message.language);
      case 'pause':
        return rejection('NOT_WATCHED', 'A match that people play cannot be paused.');
      case 'review':
        return this.#match.game().result === undefined
          ? rejection('NOT_WATCHED', 'The steps of a match can be looked at once it is over.')
          : { type: 'match', header: this.#header, lines: this.#lines, paused: false };
      default:
        return message satisfies never;
    }
  }

  /** A rejection is sent without the reasons of the rules, which know more than the seat does. */
  #answer(seat: Player, question: number, key: string): ServerMessage | undefined {
    const open = this.#match.pending();
    if (open === undefined) return rejection('MATCH_OVER', 'The match is over.');
    const { decision, number } = open;
    if (decision.player !== seat) return rejection('WRONG_SEAT', 'The other player has to decide.');
    if (question !== number) return rejection('LATE', 'That decision has been made.', decision.clause);
    if (!decision.options.some((option) => option.key === key)) {
      return rejection('UNKNOWN_KEY', `"${key}" is not a legal action.`, decision.clause);
    }
    return this.#played(this.#match.answer(seat, key, number), 0);
  }

  #advise(seat: Player, question: number): ServerMessage | undefined {
    const open = this.#match.pending();
    if (open?.decision.player !== seat || open.number !== question) return undefined;
    const { ruleset } = this.#match;
    const advice = adviceOn(ruleset, questionOf(this.#match, open), question, 'greedy');
    return { type: 'hint', question, advice };
  }

  #sheet(seat: Player, card: string, language: Language): ServerMessage {
    const sheet = this.#match.ruleset.cardDetails?.(this.#match.game(), seat, card, language);
    return { type: 'sheet', card, language, ...(sheet && { sheet }) };
  }

  /** `known`: how many facts of the game the seats have. */
  #played(refusal: Rejection | undefined, known: number): ServerMessage | undefined {
    if (refusal !== undefined) return rejection(refusal.code, refusal.message);
    this.#updateSeats(known);
    this.#goOn();
    return undefined;
  }

  #snapshotFor(seat: Player): SeatSnapshot {
    return { ...seatSnapshot(seat, this.#match), ...(this.#isUnsaved && { isUnsaved: true }) };
  }

  #updateSeats(known: number): void {
    this.#isUnsaved = this.#save?.(this.#lines) === false;
    const { ruleset } = this.#match;
    const game = this.#match.game();
    const facts = game.facts.slice(known);
    const entries = this.#log(game, facts);
    for (const seat of this.seats) {
      const told = entries[seat] ?? [];
      const standing = this.#snapshotFor(seat);
      const changes = ruleset.boardChanges?.(this.#shown, game, facts, seat) ?? NO_CHANGES;
      for (const send of this.#seatPages[seat]) send({ type: 'told', told, standing, changes });
    }
    this.#shown = game;
  }

  /** Logs facts for each seat; returns the new entries by player. */
  #log(game: GameState, facts: readonly GameEvent[]): readonly (readonly LogEntry[])[] {
    const before = this.#last;
    this.#last = facts.at(-1) ?? before;
    return PLAYERS.map((player) => {
      if (!this.seats.includes(player)) return [];
      const told = logEntriesFor(player, this.#match.ruleset, game, facts, before);
      this.#logs[player].push(...told);
      return told;
    });
  }

  /** Logs what was played before: the match is played again up to where it stands. */
  #logAgain(lines: readonly BodyLine[]): void {
    const { ruleset } = this.#match;
    const match = startMatch(ruleset, ruleset.newGame(this.#header), { runtime: 'lean' });
    this.#log(match.game(), match.game().facts.slice());
    for (const line of lines) {
      const known = line.line === 'concession' ? match.game().facts.length : 0;
      if (line.line === 'decision') match.answer(line.player, line.key);
      else if (line.line === 'concession') match.concede(line.player);
      else continue;
      this.#log(match.game(), match.game().facts.slice(known));
    }
  }

  /** An agent that is asked answers after a while, as long as somebody looks on. */
  #goOn(): void {
    const player = this.#match.pending()?.decision.player;
    const agent = player === undefined ? undefined : this.#agents[player];
    if (agent === undefined || this.#paused || this.#isDue || !this.#isSeen) return;
    this.#isDue = true;
    this.#later(this.#pace, () => {
      this.#isDue = false;
      const open = this.#match.pending();
      if (open === undefined || this.#paused || this.#agents[open.decision.player] !== agent) return;
      const question = questionOf(this.#match, open);
      const steps = agent.steps?.(question);
      if (steps === undefined) this.#answered(open, agent.act(question));
      else this.#think(open, steps);
    });
  }

  /** Takes steps of an agent, in turn with what pages ask for, until it has chosen or the match does not wait for it any more. */
  #think(open: Pending, steps: Generator<undefined, string>): void {
    for (let step = 0; step < STEPS; step += 1) {
      const { done, value } = steps.next();
      if (done === true) {
        this.#answered(open, value);
        return;
      }
    }
    this.#isDue = true;
    this.#later(0, () => {
      this.#isDue = false;
      if (!this.#paused && this.#match.pending()?.number === open.number) this.#think(open, steps);
      else this.#goOn();
    });
  }

  #answered({ decision: { player }, number }: Pending, key: string): void {
    this.#played(this.#match.answer(player, key, number), 0);
  }

  get #isSeen(): boolean {
    const [first, second] = this.#seatPages;
    return this.#watchers.size + first.size + second.size > 0;
  }
}
