import type { ClauseRegistry } from '../../core/rulebook.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Course, PassUntil } from '../../core/adapters/hints.ts';
import type { Picture } from '../../core/adapters/picture.ts';
import type { Language } from '../../core/narration.ts';
import type { Question } from '../../core/question.ts';
import type { Act } from './human.ts';
import type { Desk } from './desk.ts';
import { type Nameable, optionsNamed } from './finding.ts';
import { Passing } from './passing.ts';
import type { Terminal } from './terminal.ts';
import { words } from './index.ts';
import type { Words } from './messages.ts';

/** What a person needs to play a ruleset. */
export interface HumanSeat {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly clauses: ClauseRegistry;
  readonly desk: Desk;
  /** Absent: options are shown by their keys alone. */
  readonly picture: Picture | undefined;
  /** Absent: every question is asked, and the table shown with each. */
  readonly course: Course | undefined;
}

/** Columns that keys are padded to at most, so that a long one leaves room beside the others. */
const WIDEST_KEY = 28;

const PASSES = { p: 'something', r: 'resolved', n: 'ownTurn' } as const satisfies Record<
  string,
  PassUntil['until']
>;

/** What is never the key of an option, whatever the rules. */
const LEAVING: ReadonlySet<string> = new Set(['q', 'concede']);

const isPass = (command: string): command is keyof typeof PASSES => Object.hasOwn(PASSES, command);

/** The first word that is typed, in any case and also in wide letters, and what stands behind it as it is typed. */
const commandIn = (typed: string): { readonly command: string; readonly rest: string } => {
  const [first = ''] = typed.split(/\s/u, 1);
  return { command: first.normalize('NFKC').toLowerCase(), rest: typed.slice(first.length).trim() };
};

const optionLines = ({ decision, view }: Question, picture: Picture | undefined): readonly string[] => {
  const seen = view();
  const width = Math.min(WIDEST_KEY, Math.max(...decision.options.map(({ key }) => key.length)));
  return decision.options.map((option, index) => {
    const number = String(index + 1).padStart(3);
    const meaning = picture?.option(option, seen) ?? '';
    return `${number}  ${meaning === '' ? option.key : `${option.key.padEnd(width)}  ${meaning}`}`;
  });
};

/** A seat in which a person answers at a terminal. */
class Human {
  readonly #seat: HumanSeat;
  readonly #words: Words;
  readonly #passing: Passing | undefined;
  /** The turn in which the table was shown last. */
  #turnShown: number | undefined;
  /** The lines that told last where the match stands. */
  #momentShown: readonly string[] = [];
  /** The option that was doubted at the open question. */
  #doubted: string | undefined;

  constructor(seat: HumanSeat) {
    this.#seat = seat;
    this.#words = words[seat.language];
    this.#passing = seat.course && new Passing(seat.course);
  }

  async act(question: Question): Promise<Act> {
    const { terminal, desk } = this.#seat;
    const step = this.#passing?.next(question, desk.hasNews());
    if (step !== undefined && 'key' in step) return { do: 'answer', key: step.key, isPick: false };
    this.#doubted = undefined;
    terminal.write('');
    if (step !== undefined) terminal.write(this.#words.stopped[step.stopped]);
    this.#orient(question);
    this.#showOptions(question);
    for (;;) {
      const typed = await terminal.ask(this.#words.prompt);
      if (typed === undefined) return { do: 'leave', because: 'inputEnded' };
      const act = await this.#obey(question, typed.trim());
      if (act?.do === 'takeBack') this.#turnShown = undefined;
      if (act !== undefined) return act;
    }
  }

  /** The table in a turn that it was not shown in yet; else what is news of where the match stands. */
  #orient(question: Question): void {
    const { course, picture, terminal } = this.#seat;
    const view = question.view();
    const turn = course?.moment(view).turn;
    const moment = picture?.moment?.(view) ?? [];
    if (turn === undefined || turn !== this.#turnShown) this.#showTable(question);
    else moment.filter((line) => !this.#momentShown.includes(line)).forEach(terminal.write);
    this.#turnShown = turn;
    this.#momentShown = moment;
  }

  #showTable({ view }: Question): void {
    this.#seat.picture?.table(view()).forEach(this.#seat.terminal.write);
  }

  #showOptions(question: Question): void {
    const { clauses, picture, terminal } = this.#seat;
    const { clause, kind } = question.decision;
    const about = picture?.question?.(question.decision, question.view()) ?? '';
    terminal.write(this.#words.asks(question.player, clause, clauses[clause], kind));
    if (about !== '') terminal.write(`  ${about}`);
    optionLines(question, picture).forEach(terminal.write);
  }

  /** Does what a typed line says; nothing where it takes no part in the match. */
  async #obey(question: Question, typed: string): Promise<Act | undefined> {
    const { terminal, desk } = this.#seat;
    const isKey = question.decision.options.some(({ key }) => key === typed);
    if (!LEAVING.has(typed) && (isKey || /^\p{Nd}+$/u.test(typed))) return this.#choose(question, typed);
    const { command, rest } = commandIn(typed);
    if (command === 's') await this.#save(rest);
    else if (command === 'c') this.#showCard(question, rest);
    else if (rest !== '') return this.#choose(question, typed);
    else if (command === 'q') return { do: 'leave', because: 'asked' };
    else if (command === 'concede') return { do: 'concede' };
    else if (isPass(command)) return this.#pass(question, PASSES[command]);
    else if (command === 'u' && desk.mayTakeBack()) return { do: 'takeBack' };
    else if (command === 'u') terminal.write(this.#words.cannotTakeBack);
    else if (command === 'h') this.#advise(question);
    else if (command === '?') this.#words.help.forEach(terminal.write);
    else if (command === 't') this.#showTable(question);
    else if (command === 'o' || command === '') this.#showOptions(question);
    else return this.#choose(question, typed);
    return undefined;
  }

  #nameable({ decision, view }: Question): readonly Nameable[] {
    const { picture, desk } = this.#seat;
    const seen = view();
    return decision.options.map((option) => ({
      key: option.key,
      text: picture?.option(option, seen) ?? '',
      cards: desk.cardNames(option, seen),
    }));
  }

  /** Takes the option that is named; nothing where it is none, not a single one, or one to think about again. */
  #choose(question: Question, typed: string): Act | undefined {
    const { terminal, desk, language } = this.#seat;
    const { options } = question.decision;
    const [at, ...others] = optionsNamed(typed, this.#nameable(question));
    const option = at === undefined ? undefined : options[at];
    if (at === undefined || option === undefined) {
      terminal.write(this.#words.noSuchOption(typed, options.length));
      return undefined;
    }
    if (others.length > 0) {
      terminal.write(this.#words.severalFit([at, ...others].map((each) => each + 1)));
      return undefined;
    }
    const doubt = desk.doubt(option, question.view());
    if (doubt !== undefined && this.#doubted !== option.key) {
      this.#doubted = option.key;
      terminal.write(this.#words.doubtful(doubt[language]));
      return undefined;
    }
    return { do: 'answer', key: option.key, isPick: true };
  }

  #pass(question: Question, kind: PassUntil['until']): Act | undefined {
    const { terminal } = this.#seat;
    const begun = this.#passing?.begin(question, kind);
    if (begun === undefined) terminal.write(this.#words.noPassing);
    else if (typeof begun === 'string') terminal.write(this.#words.refused[begun]);
    else {
      terminal.write(this.#words.passing[kind]);
      return { do: 'answer', key: begun.key, isPick: true };
    }
    return undefined;
  }

  async #save(named: string): Promise<void> {
    const { terminal, desk } = this.#seat;
    const file = named === '' ? ((await terminal.ask(this.#words.whichFile)) ?? '').trim() : named;
    if (file === '') return;
    try {
      desk.save(file);
      terminal.write(this.#words.saved(file));
    } catch (error) {
      if (!(error instanceof GatechartError)) throw error;
      terminal.write(this.#words.notSaved(`${error.place}: ${error.message}`));
    }
  }

  #showCard(question: Question, named: string): void {
    const { terminal, desk } = this.#seat;
    const lines = desk.card(question, named);
    if (lines.length === 0) terminal.write(this.#words.noSuchCard(named));
    else lines.forEach(terminal.write);
  }

  #advise(question: Question): void {
    const { terminal, desk } = this.#seat;
    const [best] = desk.advice(question);
    if (best === undefined) {
      terminal.write(this.#words.noAdvice);
      return;
    }
    const number = question.decision.options.findIndex(({ key }) => key === best.key) + 1;
    terminal.write(this.#words.advice(number, best.key, best.reason[this.#seat.language]));
  }
}

/** A seat in which a person answers at a terminal. */
export const humanSeat = (seat: HumanSeat): { act(question: Question): Promise<Act> } => new Human(seat);
