import type { RatedOption } from '../../core/adapters/heuristic.ts';
import { nonBreaking, type PassRules, type PassUntil, type TextView } from '../../core/adapters/hints.ts';
import type { Option } from '../../core/decision.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Language, LocalizedText } from '../../core/narration.ts';
import type { Question } from '../../core/question.ts';
import type { ClauseRegistry } from '../../core/rulebook.ts';
import { type Ability, type Messages, messages } from './messages.ts';
import { Passing, type PassStep } from './passing.ts';

/**
 * What a person does when asked: answer with the key of an option, concede, leave the match for later, or take back the
 * pick before. A pick is an answer that can be taken back: none of those that passing goes on with.
 */
export type HumanAction =
  | { readonly do: 'answer'; readonly key: string; readonly isPick: boolean }
  | { readonly do: 'takeBack' }
  | { readonly do: 'concede' }
  | { readonly do: 'leave'; readonly because: 'asked' | 'inputEnded' };

/** What a person at a seat may ask for beside answering. */
export interface PlayerConsole {
  /** Whether anything happened since this player's last answer that ends passing. */
  hasNews(): boolean;
  /** Absent: no choice of this game can be taken back. */
  mayTakeBack?(): boolean;
  /** Keeps the match as it stands in a file, and returns what `gatechart play` resumes it with. Throws `CANNOT_WRITE`, `FILE_EXISTS`. */
  save(file: string): string;
  /** A card in full, by the number of an option or its name; nothing where none such is known. Absent: the game shows none. */
  card?(question: Question, named: string): readonly string[];
  /** The names of the cards that an option is about, in every language. */
  cardNames(option: Option, view: unknown): readonly string[];
  /** Why an option may not be meant; nothing where there is no doubt. */
  warning(option: Option, view: unknown): LocalizedText | undefined;
  /** The options as an agent rates them, the best first. Absent: no agent knows this game. */
  advice?(question: Question): readonly RatedOption[];
}

/** Where a person plays: lines out, lines in. */
export interface Terminal {
  /** Whether somebody types the lines; not, where they come from a file or another program. */
  readonly isInteractive: boolean;
  write(line: string): void;
  /** The next line typed; `undefined` when there will be none. */
  ask(prompt: string): Promise<string | undefined>;
}

/** An option as a person may name it. */
export interface Nameable {
  readonly key: string;
  /** What it says beside its key. */
  readonly text: string;
  /** The cards it is about, in every language. */
  readonly cards: readonly string[];
}

/** Without regard to case, and to the wide forms of letters and digits that Japanese keyboards write. */
const normalized = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/**
 * The places of the options that a typed text names: as their number, key, text or card, else those where one of these
 * but the number begins so.
 */
export const matchOptions = (typed: string, options: readonly Nameable[]): readonly number[] => {
  const wanted = normalized(typed);
  if (wanted === '') return [];
  if (/^\d+$/.test(wanted)) {
    const at = Number(wanted) - 1;
    return options[at] === undefined ? [] : [at];
  }
  const places = (fits: (name: string) => boolean): readonly number[] =>
    options.flatMap(({ key, text, cards }, at) =>
      [key, text, ...cards].map(normalized).some(fits) ? [at] : [],
    );
  const inFull = places((name) => name === wanted);
  return inFull.length > 0 ? inFull : places((name) => name.startsWith(wanted));
};

const lineOf = ([part, value]: readonly [string, unknown]): string =>
  `${part}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;

/** The picture of a ruleset that draws none: what the player may know, part by part. */
export const plainBoard: TextView = {
  table: (view) => Object.entries(view as object).map(lineOf),
  option: () => '',
};

/** What a person needs to play a ruleset. */
export interface HumanOptions {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly clauses: ClauseRegistry;
  readonly playerConsole: PlayerConsole;
  /** Absent: options are shown by their keys alone. */
  readonly picture: TextView | undefined;
  /** Absent: every question is asked, and the table shown with each. */
  readonly course: PassRules | undefined;
}

/** Columns that keys are padded to at most, so that a long one leaves room beside the others. */
const MAX_KEY_WIDTH = 28;

const PASSES = { p: 'something', r: 'resolved', n: 'ownTurn' } as const satisfies Record<
  string,
  PassUntil['until']
>;

/** Words that stand for a command. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['help', '?'],
  ['quit', 'q'],
  ['exit', 'q'],
  ['save', 's'],
]);

/** What confirms, in any language. */
const YES: ReadonlySet<string> = new Set(['y', 'yes', 'はい']);

/** What is never the key of an option, whatever the rules. */
const RESERVED_COMMANDS: ReadonlySet<string> = new Set(['q', 'quit', 'exit', 'concede']);

/** What a person has been warned of who wants to pass so. */
const passDoubt = (kind: PassUntil['until']): string => `passing ${kind}`;

const isPass = (command: string): command is keyof typeof PASSES => Object.hasOwn(PASSES, command);

/** The first word that is typed, in any case and also in wide letters, and what stands behind it as it is typed. */
const commandIn = (typed: string): { readonly command: string; readonly rest: string } => {
  const [first = ''] = typed.split(/\s/u, 1);
  const word = first.normalize('NFKC').toLowerCase();
  return { command: ALIASES.get(word) ?? word, rest: typed.slice(first.length).trim() };
};

const optionLines = ({ decision, view }: Question, picture: TextView | undefined): readonly string[] => {
  const seen = view();
  const width = Math.min(MAX_KEY_WIDTH, Math.max(...decision.options.map(({ key }) => key.length)));
  return decision.options.map((option, index) => {
    const number = String(index + 1).padStart(3);
    const meaning = picture?.option(option, seen) ?? '';
    return `${number}  ${meaning === '' ? option.key : `${option.key.padEnd(width)}  ${meaning}`}`;
  });
};

/** What a game has of what only some have. */
const abilitiesOf = ({ course, playerConsole }: HumanOptions): Readonly<Record<Ability, boolean>> => ({
  passing: course !== undefined,
  undo: playerConsole.mayTakeBack !== undefined,
  hints: playerConsole.advice !== undefined,
  cards: playerConsole.card !== undefined,
});

/** A seat in which a person answers at a terminal. */
class Human {
  readonly #seat: HumanOptions;
  readonly #words: Messages;
  readonly #has: Readonly<Record<Ability, boolean>>;
  readonly #passing: Passing | undefined;
  /** The turn in which the table was shown last. */
  #turnShown: number | undefined;
  /** The lines that told last where the match stands. */
  #momentShown: readonly string[] = [];
  /** The option that was doubted at the open question. */
  #doubted: string | undefined;
  #isGreeted = false;

  constructor(seat: HumanOptions) {
    this.#seat = seat;
    this.#words = messages[seat.language];
    this.#has = abilitiesOf(seat);
    this.#passing = seat.course && new Passing(seat.course);
  }

  async act(question: Question): Promise<HumanAction> {
    const { terminal, playerConsole: desk } = this.#seat;
    const step = this.#passing?.next(question, desk.hasNews());
    if (step !== undefined && 'key' in step) return { do: 'answer', key: step.key, isPick: false };
    this.#doubted = undefined;
    terminal.write('');
    if (!this.#isGreeted) terminal.write(this.#words.greeting(question.player, this.#has.hints));
    this.#isGreeted = true;
    if (step !== undefined) this.#explainStop(step);
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

  /** Says why passing ended; the same command again confirms a loss. */
  #explainStop(step: Extract<PassStep, { stopped: unknown }>): void {
    const { terminal, language } = this.#seat;
    terminal.write(this.#words.stopped[step.stopped]);
    if (step.stopped !== 'wouldLose') return;
    this.#doubted = passDoubt(step.kind);
    terminal.write(this.#words.warning(step.loss[language]));
  }

  #showTable({ view }: Question): void {
    this.#seat.picture?.table(view()).forEach(this.#seat.terminal.write);
  }

  #showOptions(question: Question): void {
    const { clauses, picture, terminal, language } = this.#seat;
    const { clause, kind } = question.decision;
    const about = picture?.question?.(question.decision, question.view()) ?? '';
    const prompt = picture?.prompt?.(question.decision, question.view()) ?? '';
    const what = prompt === '' ? (clauses[clause]?.[language] ?? kind) : prompt;
    terminal.write(this.#words.decision(question.player, clause, what));
    if (about !== '') terminal.write(`  ${about}`);
    optionLines(question, picture).forEach(terminal.write);
  }

  /** Does what a typed line says; nothing where it takes no part in the match. */
  async #obey(question: Question, typed: string): Promise<HumanAction | undefined> {
    const { terminal, playerConsole: desk } = this.#seat;
    const isKey = question.decision.options.some(({ key }) => key === typed);
    if (!RESERVED_COMMANDS.has(typed) && (isKey || /^\p{Nd}+$/u.test(typed)))
      return this.#choose(question, typed);
    const { command, rest } = commandIn(typed);
    // A card may have a name of several words, the first of which is a command.
    const isName = rest !== '' && matchOptions(typed, this.#nameable(question)).length > 0;
    if (isName) return this.#choose(question, typed);
    if (command === 's') await this.#save(rest);
    else if (command === 'c') this.#showCard(question, rest);
    else if (rest !== '') return this.#choose(question, typed);
    else if (command === 'q') return { do: 'leave', because: 'asked' };
    else if (command === 'concede') return this.#concede();
    else if (isPass(command)) return this.#pass(question, PASSES[command]);
    else if (command === 'u' && desk.mayTakeBack?.() === true) return { do: 'takeBack' };
    else if (command === 'u') terminal.write(this.#words.cannotTakeBack);
    else if (command === 'h') this.#advise(question);
    else if (command === '?') this.#showHelp();
    else if (command === 't') this.#showTable(question);
    else if (command === 'o' || command === '') this.#showOptions(question);
    else return this.#choose(question, typed);
    return undefined;
  }

  #nameable({ decision, view }: Question): readonly Nameable[] {
    const { picture, playerConsole: desk } = this.#seat;
    const seen = view();
    return decision.options.map((option) => ({
      key: option.key,
      text: picture?.option(option, seen) ?? '',
      cards: desk.cardNames(option, seen),
    }));
  }

  /** Takes the option that is named; nothing where it is none, not a single one, or one to think about again. */
  #choose(question: Question, typed: string): HumanAction | undefined {
    const { terminal, playerConsole: desk, language } = this.#seat;
    const { options } = question.decision;
    const [at, ...others] = matchOptions(typed, this.#nameable(question));
    const option = at === undefined ? undefined : options[at];
    if (at === undefined || option === undefined) {
      terminal.write(this.#words.noSuchOption(typed, options.length));
      return undefined;
    }
    if (others.length > 0) {
      terminal.write(this.#words.severalFit([at, ...others].map((each) => each + 1)));
      return undefined;
    }
    const doubt = desk.warning(option, question.view());
    if (doubt !== undefined && this.#doubted !== option.key) {
      this.#doubted = option.key;
      terminal.write(this.#words.warning(doubt[language]));
      return undefined;
    }
    return { do: 'answer', key: option.key, isPick: true };
  }

  /** Whoever types is asked once more: a concession cannot be undone. */
  async #concede(): Promise<HumanAction | undefined> {
    const { terminal } = this.#seat;
    const typed = terminal.isInteractive ? await terminal.ask(this.#words.confirmConcession) : 'y';
    if (typed === undefined) return { do: 'leave', because: 'inputEnded' };
    return YES.has(normalized(typed)) ? { do: 'concede' } : undefined;
  }

  #pass(question: Question, kind: PassUntil['until']): HumanAction | undefined {
    const { terminal, language } = this.#seat;
    const begun = this.#passing?.begin(question, kind, this.#doubted === passDoubt(kind));
    if (begun === undefined) terminal.write(this.#words.noPassing);
    else if (typeof begun === 'string') terminal.write(this.#words.rejected[begun]);
    else if ('loss' in begun) {
      this.#doubted = passDoubt(kind);
      terminal.write(this.#words.warning(begun.loss[language]));
    } else {
      terminal.write(this.#words.passing[kind]);
      return { do: 'answer', key: begun.key, isPick: true };
    }
    return undefined;
  }

  #showHelp(): void {
    const { terminal, picture } = this.#seat;
    for (const { needs, lines } of this.#words.help)
      if (needs === undefined || this.#has[needs]) lines.forEach(terminal.write);
    const words = picture?.words ?? [];
    if (words.length === 0) return;
    terminal.write(this.#words.glossary);
    for (const [word, meaning] of words) terminal.write(`  ${nonBreaking(word)}: ${meaning}`);
  }

  async #save(named: string): Promise<void> {
    const { terminal, playerConsole: desk } = this.#seat;
    const file = named === '' ? ((await terminal.ask(this.#words.whichFile)) ?? '').trim() : named;
    if (file === '') return;
    try {
      terminal.write(this.#words.saved(desk.save(file)));
    } catch (error) {
      if (!(error instanceof GatechartError)) throw error;
      terminal.write(this.#words.notSaved(`${error.place}: ${error.message}`));
    }
  }

  #showCard(question: Question, named: string): void {
    const { terminal, playerConsole: desk } = this.#seat;
    const lines = desk.card?.(question, named) ?? [];
    if (lines.length === 0) terminal.write(this.#words.noSuchCard(named));
    else lines.forEach(terminal.write);
  }

  #advise(question: Question): void {
    const { terminal, playerConsole: desk } = this.#seat;
    const [best] = desk.advice?.(question) ?? [];
    if (best === undefined) {
      terminal.write(this.#words.noAdvice);
      return;
    }
    const number = question.decision.options.findIndex(({ key }) => key === best.key) + 1;
    terminal.write(this.#words.advice(number, best.key, best.reason[this.#seat.language]));
  }
}

/** A seat in which a person answers at a terminal. */
export const humanPlayer = (seat: HumanOptions): { act(question: Question): Promise<HumanAction> } =>
  new Human(seat);
