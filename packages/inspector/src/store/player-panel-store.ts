import type { Player } from '../../../../src/core/decision.ts';
import type { TablePicture } from '../../../../src/core/adapters/board-view.ts';
import type { Language } from '../../../../src/core/narration.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import { rulesetCalled } from '../../../../src/registry.ts';
import type { SeatQuestion, SeatStanding, ServerMessage, Told } from '../server/messages.ts';
import type { Advice } from './decision-help.ts';

/** Sends to the server on behalf of a seat. */
export interface SeatWire {
  answer(question: number, key: string): void;
  askHint(question: number): void;
  askSheet(card: string, language: Language): void;
  concede(): void;
}

type SheetMessage = Extract<ServerMessage, { readonly type: 'sheet' }>;

/** Why something pressed did nothing. */
export type Notice =
  | 'otherAsked'
  | 'tooSoon'
  | 'alreadyAnswered'
  | 'questionChanged'
  | 'notOffered'
  | 'isOver';

/** What a page shows that is a player's seat. */
export interface SeatState {
  readonly seat: Player;
  readonly ruleset: Ruleset;
  readonly edition: string;
  readonly told: readonly Told[];
  readonly standing: SeatStanding;
  /** The table before what was told last. */
  readonly earlier: TablePicture | undefined;
  readonly isLost: boolean;
  readonly notice: Notice | undefined;
  readonly hint: Advice | undefined;
  /** The sheet of the card that was asked for last. */
  readonly sheet: SheetMessage | undefined;
}

/** Milliseconds that a question stands before it takes an answer: two strokes in haste are meant for one question. */
export const STANDS = 300;

type SeatMessage = Extract<ServerMessage, { readonly type: 'seat' }>;

/** A player's seat: what its page shows, and what it lets the player do. */
export class SeatView {
  readonly #wire: SeatWire;
  readonly #listeners = new Set<() => void>();
  #state: SeatState;
  /** Since when the open question is there. */
  #since: number;
  /** The question that was answered last. */
  #answered: number | undefined;

  /** `at`: when that came, in milliseconds since some fixed moment, as everywhere here. Throws `UNKNOWN_RULESET`. */
  constructor({ seat, ruleset, edition, told, standing }: SeatMessage, wire: SeatWire, at: number) {
    this.#wire = wire;
    this.#since = at;
    this.#state = {
      seat,
      ruleset: rulesetCalled(ruleset),
      edition,
      told,
      standing,
      earlier: undefined,
      isLost: false,
      notice: undefined,
      hint: undefined,
      sheet: undefined,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): SeatState => this.#state;

  /** Hears what happened next. */
  hear(told: readonly Told[], standing: SeatStanding, at: number): void {
    const before = this.#state.standing.question;
    if (standing.question?.number !== before?.number) this.#since = at;
    const earlier = this.#state.standing.table;
    this.#set({
      told: [...this.#state.told, ...told],
      standing,
      earlier,
      notice: undefined,
      hint: undefined,
    });
  }

  hearHint(question: number, hint: Advice): void {
    if (this.#state.standing.question?.number === question) this.#set({ hint });
  }

  hearSheet(sheet: SheetMessage): void {
    this.#set({ sheet });
  }

  /** Asks for the sheet of a card on the table. */
  askSheet(card: string, language: Language): void {
    this.#wire.askSheet(card, language);
  }

  /** The server is gone. */
  lose(): void {
    this.#set({ isLost: true });
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
    const { question } = this.#state.standing;
    if (question?.own === undefined) this.#set({ notice: question === undefined ? 'isOver' : 'otherAsked' });
    else this.#wire.askHint(question.number);
  }

  concede(): void {
    this.#wire.concede();
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
    const { question } = this.#state.standing;
    const notice = this.#objection(question, at, meant);
    if (notice === undefined) return question;
    this.#set({ notice });
    return undefined;
  }

  #objection(question: SeatQuestion | undefined, at: number, meant: number | undefined): Notice | undefined {
    if (question === undefined) return 'isOver';
    if (question.own === undefined) return 'otherAsked';
    if (question.number === this.#answered) return 'alreadyAnswered';
    if (meant !== undefined && meant !== question.number) return 'questionChanged';
    return at - this.#since < STANDS ? 'tooSoon' : undefined;
  }

  #set(change: Partial<SeatState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
