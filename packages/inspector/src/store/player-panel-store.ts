import type { BoardChanges, Language, Player, Ruleset } from 'gatechart/tools';
import { getRuleset } from 'gatechart/tools';
import type { LogEntry, SeatQuestion, SeatSnapshot, ServerMessage } from '../server/protocol.ts';
import { NO_CHANGES } from './board-view.ts';
import type { Advice } from './decision-help.ts';
import { Store } from './store.ts';

/** Sends to the server on behalf of a seat. */
export interface PlayerPanelWire {
  answer(question: number, key: string): void;
  askHint(question: number): void;
  askSheet(card: string, language: Language): void;
  concede(): void;
  review(): void;
}

/** Entries of a log that differ in the player alone, said once. */
export interface LogRow extends Pick<LogEntry, 'clause' | 'text'> {
  /** Who did the same after it, in order. */
  readonly others: readonly Player[];
}

/** The rows of a log: what is repeated, such as a pass, is told once. */
export const logRows = (log: readonly LogEntry[]): readonly LogRow[] => {
  const rows: { readonly clause: string; readonly text: LogEntry['text']; readonly others: Player[] }[] = [];
  for (const { clause, text, repeats } of log) {
    const row = rows.at(-1);
    if (repeats !== undefined && row !== undefined) row.others.push(repeats);
    else rows.push({ clause, text, others: [] });
  }
  return rows;
};

type CardDetailsMessage = Extract<ServerMessage, { readonly type: 'sheet' }>;

/** Why something pressed did nothing. */
export type PlayerPanelNotice =
  | 'otherAsked'
  | 'tooSoon'
  | 'alreadyAnswered'
  | 'questionChanged'
  | 'notOffered'
  | 'isOver'
  | 'lost';

/** What a page shows that is a player's seat. */
export interface PlayerPanelState {
  readonly seat: Player;
  readonly ruleset: Ruleset;
  readonly edition: string;
  readonly log: readonly LogEntry[];
  readonly snapshot: SeatSnapshot;
  /** What happened on the table last. */
  readonly changes: BoardChanges;
  readonly isDisconnected: boolean;
  readonly notice: PlayerPanelNotice | undefined;
  readonly hint: Advice | undefined;
  /** The sheet of the card that was asked for last. */
  readonly cardDetails: CardDetailsMessage | undefined;
}

/** The keys that take the options, in their order; `h` asks for a hint. */
export const OPTION_KEYS: readonly string[] = [...'123456789abcdefgijklmnopqrstuvwxyz'];

/** Milliseconds that a question stands before it takes an answer: two strokes in haste are meant for one question. */
export const MIN_DECISION_MS = 300;

type SeatMessage = Extract<ServerMessage, { readonly type: 'seat' }>;

/** What happened next. */
type UpdateMessage = Pick<Extract<ServerMessage, { readonly type: 'told' }>, 'told' | 'standing' | 'changes'>;

/** A player's seat: what its page shows, and what it lets the player do. */
export class PlayerPanelStore extends Store<PlayerPanelState> {
  readonly #wire: PlayerPanelWire;
  /** Since when the open question is there. */
  #since: number;
  /** The question that was answered last. */
  #answered: number | undefined;

  /** `at`: when that came, in milliseconds since some fixed moment, as everywhere here. Throws `UNKNOWN_RULESET`. */
  constructor({ seat, ruleset, edition, told, standing }: SeatMessage, wire: PlayerPanelWire, at: number) {
    super({
      seat,
      ruleset: getRuleset(ruleset),
      edition,
      log: told,
      snapshot: standing,
      changes: NO_CHANGES,
      isDisconnected: false,
      notice: undefined,
      hint: undefined,
      cardDetails: undefined,
    });
    this.#wire = wire;
    this.#since = at;
  }

  get #state(): PlayerPanelState {
    return this.get();
  }

  /** Takes in what happened next. */
  receiveUpdate({ told, standing, changes }: UpdateMessage, at: number): void {
    const before = this.#state.snapshot.question;
    if (standing.question?.number !== before?.number) this.#since = at;
    this.#set({
      log: [...this.#state.log, ...told],
      snapshot: standing,
      changes,
      notice: undefined,
      hint: undefined,
    });
  }

  receiveHint(question: number, hint: Advice): void {
    if (this.#state.snapshot.question?.number === question) this.#set({ hint });
  }

  receiveCardDetails(sheet: CardDetailsMessage): void {
    this.#set({ cardDetails: sheet });
  }

  /** Asks for the sheet of a card on the table. */
  requestCardDetails(card: string, language: Language): void {
    this.#wire.askSheet(card, language);
  }

  /** The server is gone. */
  disconnect(): void {
    this.#set({ isDisconnected: true });
  }

  /** Takes an option of the question that the player looked at. What is out of turn does nothing but be said. */
  choose(question: number, key: string, at: number): void {
    const open = this.#openFor(at, question);
    if (open !== undefined) this.#answer(open, key);
  }

  /** Takes the option with that number of the open question, counted from 1. */
  chooseNumber(number: number, at: number): void {
    const open = this.#openFor(at);
    if (open !== undefined) this.#answer(open, open.own?.words.en.options[number - 1]?.key);
  }

  askHint(): void {
    const { question } = this.#state.snapshot;
    const notice = this.#inability(question);
    if (notice !== undefined) this.#set({ notice });
    else if (question !== undefined) this.#wire.askHint(question.number);
  }

  concede(): void {
    this.#wire.concede();
  }

  /** Asks for the whole match, once it is over. */
  review(): void {
    this.#wire.review();
  }

  #answer({ number }: SeatQuestion, key: string | undefined): void {
    if (key === undefined) {
      this.#set({ notice: 'notOffered' });
      return;
    }
    this.#answered = number;
    this.#set({ notice: undefined });
    this.#wire.answer(number, key);
  }

  /** The open question, if the player may answer it now; `meant`: the one that the player looked at. */
  #openFor(at: number, meant?: number): SeatQuestion | undefined {
    const { question } = this.#state.snapshot;
    const notice = this.#objection(question, at, meant);
    if (notice === undefined) return question;
    this.#set({ notice });
    return undefined;
  }

  /** Why the player can do nothing about the open question. */
  #inability(question: SeatQuestion | undefined): PlayerPanelNotice | undefined {
    if (this.#state.isDisconnected) return 'lost';
    if (question === undefined) return 'isOver';
    return question.own === undefined ? 'otherAsked' : undefined;
  }

  #objection(
    question: SeatQuestion | undefined,
    at: number,
    meant: number | undefined,
  ): PlayerPanelNotice | undefined {
    const inability = this.#inability(question);
    if (inability !== undefined || question === undefined) return inability;
    if (question.number === this.#answered) return 'alreadyAnswered';
    if (meant !== undefined && meant !== question.number) return 'questionChanged';
    return at - this.#since < MIN_DECISION_MS ? 'tooSoon' : undefined;
  }

  #set(change: Partial<PlayerPanelState>): void {
    this.put({ ...this.#state, ...change });
  }
}
