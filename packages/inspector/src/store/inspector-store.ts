import type {
  BodyLine,
  CoverageFile,
  MatchSetup,
  Player,
  RecordHeader,
  Ruleset,
  SetSource,
} from 'gatechart/tools';
import { defaultDecks, GatechartError, getEdition, getRuleset, headerFor, textDigest } from 'gatechart/tools';
import {
  type Breakpoint,
  isSameBreakpoint,
  nextEvent,
  nextRest,
  nextStop,
  pastProcess,
  toggleBreakpoint,
} from '../trace/navigation.ts';
import { applyRecordLine, type OpenedSource, titlesOf, traceOfHeader } from '../trace/opened-source.ts';
import { questionAt } from '../trace/question.ts';
import type * as sourceFile from '../trace/source-file.ts';
import type { Timeline } from '../trace/timeline.ts';
import type { Trace } from '../trace/trace.ts';
import { type Address, type AddressSource, applyAnswers, isFileOf } from './address.ts';
import { addCardSets, withFittingSets } from './card-sets.ts';
import { adviceAt } from './decision-help.ts';
import { type Preferences, preferencesText, readPreferences } from './preferences.ts';
import { Store } from './store.ts';
import { type FoldChange, foldAtCursor, stateAfterOpening, toggleProcessFold } from './view-changes.ts';
import {
  type Branch,
  INITIAL_STATE,
  OWN_RULES_COMMAND,
  ownPlayer,
  type PlayerController,
  type Source,
  seenAfter,
  type TextFile,
  type ViewState,
  viewErrorOf,
} from './view-state.ts';

/** Reads files. */
export type FileReader = Pick<typeof sourceFile, 'readCardSet' | 'readContent'>;

/** Sends to the server whose match is watched. */
export interface LiveMatchWire {
  pause(paused: boolean): void;
}

const MODULE_NAME = /\.[cm]?[jt]s$/;

/** Most answers that agents give in a row before a person is asked to go on. */
const MAX_AGENT_ANSWERS = 5_000;

/** How a match of a ruleset starts where nobody chooses. */
export const defaultSetup = (ruleset: Ruleset): MatchSetup => ({
  edition: ruleset.defaultEdition,
  decks: defaultDecks(ruleset),
  seed: 1,
  index: 0,
});

/** The state of the page and everything that can be done to it. */
export class InspectorStore extends Store<ViewState> {
  #wire: LiveMatchWire | undefined;
  #reader: FileReader | undefined;

  /** `preferences`: what the page remembers. */
  constructor(preferences?: Preferences) {
    super({ ...INITIAL_STATE, ...preferences });
  }

  /** Gives it what reads files, before the first one is opened. */
  setReader(reader: FileReader): void {
    this.#reader = reader;
  }

  get #files(): FileReader {
    if (this.#reader === undefined) throw new Error('a file was opened before what reads it was there');
    return this.#reader;
  }

  get #state(): ViewState {
    return this.get();
  }

  set(change: Partial<ViewState>): void {
    const state = { ...this.#state, ...change };
    this.put({ ...state, furthestSeen: seenAfter(state.furthestSeen, state.active, state.cursor) });
  }

  get branch(): Branch | undefined {
    return this.#state.branches[this.#state.active];
  }

  get trace(): Trace | undefined {
    return this.branch?.trace;
  }

  /** Opens the text of a file; what is wrong with it becomes the trouble shown. */
  open(name: string, text: string): void {
    try {
      if (MODULE_NAME.test(name)) {
        throw new GatechartError(
          'NO_MODULES',
          name,
          `the inspector page cannot load a module of rules; run ${OWN_RULES_COMMAND}`,
        );
      }
      const { sets, runtime } = this.#state;
      const content = this.#files.readContent(name, text, sets, runtime);
      if (content.is === 'course') this.#showFile({ name, text, digest: textDigest(text) }, content.opened);
      else if (content.is === 'coverage') this.#colour(name, content.coverage);
      else this.addSets([content.set]);
    } catch (error) {
      const isLacking = error instanceof GatechartError && error.code === 'SETS_DIFFER';
      this.set({
        trouble: viewErrorOf(error),
        playing: false,
        fileAwaitingSets: isLacking ? { name, text } : undefined,
      });
    }
  }

  /** Goes to the moment of an address: plays its match again, or waits for its file. What is wrong becomes the trouble shown. */
  goToAddress(address: Address): void {
    const { source, viewer, language, panel, step } = address;
    this.set({ viewer, language, panel, pendingAddress: undefined, trouble: undefined });
    try {
      if (source.is !== 'match') {
        this.set({ pendingAddress: address });
        if (isFileOf(source, this.#state.source)) this.#arrive();
        else if (source.is === 'text') this.#openCarried(source);
        return;
      }
      const { ruleset: id, setup, version } = source;
      const ruleset = withFittingSets(getRuleset(id, 'the address'), this.#state.sets);
      getEdition(ruleset, setup.edition, 'the address');
      if (ruleset.version !== version) {
        const message = `it is of rules version ${version}; this page has version ${ruleset.version}`;
        throw new GatechartError('BAD_ADDRESS', 'the address', message);
      }
      const header = headerFor(ruleset, setup, INITIAL_STATE.seats, ruleset.newGame(setup));
      const trace = this.#newTrace(header);
      applyAnswers(trace, address.answers);
      this.#showMatch(header, trace);
      this.set({ viewer });
      this.goTo(step);
    } catch (error) {
      this.set({ trouble: viewErrorOf(error) });
    }
  }

  #openCarried({ name, text }: AddressSource & { readonly is: 'text' }): void {
    this.open(name, text);
    if (this.#state.trouble !== undefined) this.set({ pendingAddress: undefined });
  }

  /** Opens files that came together: card sets first, whatever their order, as others may need them. */
  openAll(files: readonly TextFile[]): void {
    const sets = new Map(
      files.flatMap((file) => {
        const set = this.#files.readCardSet(file.name, file.text);
        return set === undefined ? [] : [[file, set] as const];
      }),
    );
    if (sets.size > 0) this.addSets([...sets.values()]);
    for (const file of files) if (!sets.has(file)) this.open(file.name, file.text);
  }

  /** Takes card sets, and opens the file that waits for one; what is wrong with them becomes the trouble shown. */
  addSets(given: readonly SetSource[]): void {
    try {
      this.set({ sets: addCardSets(this.#state.sets, given), trouble: undefined });
    } catch (error) {
      this.set({ trouble: viewErrorOf(error) });
      return;
    }
    const { fileAwaitingSets: lacking } = this.#state;
    if (lacking !== undefined) this.open(lacking.name, lacking.text);
  }

  /** Starts a match that this page plays itself. */
  play(ruleset: Ruleset, setup: MatchSetup, seats: readonly [PlayerController, PlayerController]): void {
    try {
      const header = headerFor(ruleset, setup, seats, ruleset.newGame(setup));
      this.#showMatch(header, this.#newTrace(header));
      this.set({ seats, viewer: ownPlayer(seats) });
      this.#letAgentsAnswer();
    } catch (error) {
      this.set({ trouble: viewErrorOf(error) });
    }
  }

  /** Shows a match between agents that a server plays. */
  follow(header: RecordHeader, lines: readonly BodyLine[], wire: LiveMatchWire): void {
    const trace = this.#newTrace(header);
    for (const line of lines) applyRecordLine(trace, line);
    this.#showMatch(header, trace);
    this.#wire = wire;
    const state = trace.last.position === undefined ? 'over' : 'open';
    this.set({ live: { state, paused: false }, cursor: trace.moments.length - 1 });
  }

  /** What happened next in the match a server plays. */
  receiveLine(line: BodyLine): void {
    const live = this.#state.branches.find(({ from }) => from === undefined);
    if (live === undefined || this.#state.live === undefined) return;
    const isAtEnd = this.trace === live.trace && this.#state.cursor === live.trace.moments.length - 1;
    applyRecordLine(live.trace, line);
    const state = live.trace.last.position === undefined ? 'over' : this.#state.live.state;
    this.set({
      version: this.#state.version + 1,
      hint: undefined,
      notice: undefined,
      live: { ...this.#state.live, state },
      ...(isAtEnd && { cursor: live.trace.moments.length - 1 }),
    });
  }

  /** The server holds the match up, or goes on with it. */
  setPaused(paused: boolean): void {
    const { live } = this.#state;
    if (live !== undefined) this.set({ live: { ...live, paused } });
  }

  goTo(moment: number): void {
    const last = (this.trace?.moments.length ?? 1) - 1;
    const cursor = Math.max(0, Math.min(last, moment));
    if (cursor !== this.#state.cursor) this.set({ cursor, hint: undefined, notice: undefined });
  }

  step(by: number): void {
    this.goTo(this.#state.cursor + by);
  }

  /** To the rest after or before this moment. */
  stepDecision(by: 1 | -1): void {
    if (this.trace !== undefined) this.goTo(nextRest(this.trace, this.#state.cursor, by));
  }

  /** To the next or the last thing that happened. */
  stepEvent(by: 1 | -1): void {
    if (this.trace !== undefined) this.goTo(nextEvent(this.trace, this.#state.cursor, by));
  }

  /** Past the end of the process at work, or back to where it was started. */
  stepProcess(by: 1 | -1): void {
    if (this.trace !== undefined) this.goTo(pastProcess(this.trace, this.#state.cursor, by));
  }

  /** Sets a breakpoint, or takes it away. */
  toggleBreakpoint(one: Breakpoint): void {
    this.set({ breakpoints: toggleBreakpoint(this.#state.breakpoints, one) });
  }

  /** On or back to the next breakpoint, or the next of these, if there is one; else says so. */
  runTo(by: 1 | -1, breakpoints = this.#state.breakpoints): void {
    const { cursor, viewer, language } = this.#state;
    const stop = this.trace && nextStop(this.trace, cursor, by, breakpoints, viewer, language);
    this.set({ playing: false });
    if (stop === undefined) this.set({ notice: by === 1 ? 'noStopAfter' : 'noStopBefore' });
    else this.goTo(stop);
  }

  /** On to the next time that something starts or happens, which stays a breakpoint. */
  runUntil(stop: Breakpoint): void {
    if (!this.#state.breakpoints.some((each) => isSameBreakpoint(each, stop))) this.toggleBreakpoint(stop);
    this.runTo(1, [stop]);
  }

  /** Folds a process, or unfolds it. */
  foldProcess(run: number, timeline: Timeline): void {
    if (this.trace !== undefined) this.#fold(toggleProcessFold(this.trace, this.#state, timeline, run));
  }

  /** Folds the process at work, or unfolds those that start here. */
  foldHere(fold: boolean): void {
    if (this.trace !== undefined) this.#fold(foldAtCursor(this.trace, this.#state, fold));
  }

  #fold({ folds, cursor }: FoldChange): void {
    this.set({ folds });
    this.goTo(cursor);
  }

  showBranch(branch: number): void {
    const { trace } = this.#state.branches[branch] ?? {};
    if (trace === undefined) return;
    const cursor = Math.min(this.#state.cursor, trace.moments.length - 1);
    const other = this.#state.comparedBranch === branch ? this.#state.active : this.#state.comparedBranch;
    this.set({
      active: branch,
      comparedBranch: other,
      cursor,
      playing: false,
      hint: undefined,
      notice: undefined,
    });
  }

  /**
   * Takes an option of the question at hand, and goes to the first step after it: where it was taken, or in a new branch.
   * The open question of a live match is left to who is asked: by the time an answer is there it may be another one.
   */
  choose(key: string): void {
    const { trace, branch } = this;
    const { cursor, live } = this.#state;
    const question = trace && questionAt(trace, cursor);
    if (trace === undefined || branch === undefined || question === undefined) return;
    const { segment, decision, taken } = question;
    const { player } = decision;
    const next = trace.segments[segment + 1];
    if (taken?.is === 'answer' && taken.key === key) {
      this.goTo(next?.first ?? 0);
    } else if (next === undefined && branch.from === undefined && live?.state === 'open') {
      this.set({ notice: 'agentsAnswer' });
    } else if (next === undefined && (branch.from !== undefined || this.#isPlayedHere)) {
      trace.answer(player, key);
      this.#letAgentsAnswer();
      if (branch.from !== undefined) this.#goToSegment(segment + 1);
    } else this.#branchOff(trace, branch, segment, player, key);
  }

  /** What the greedy agent would take of the question at hand. */
  askHint(): void {
    const { trace } = this;
    const question = trace && questionAt(trace, this.#state.cursor);
    if (trace === undefined || question === undefined) return;
    this.set({ hint: adviceAt(trace, question.segment, 'greedy') });
  }

  seat(player: Player, seat: PlayerController): void {
    const [first, second] = this.#state.seats;
    this.set({ seats: player === 0 ? [seat, second] : [first, seat] });
    if (this.#isAtOpenEnd) this.#letAgentsAnswer();
  }

  pause(paused: boolean): void {
    this.#wire?.pause(paused);
  }

  /** Forgets what was opened. */
  close(): void {
    const { live, sets, runtime } = this.#state;
    if (live === undefined)
      this.set({ ...INITIAL_STATE, ...readPreferences(preferencesText(this.#state)), sets, runtime });
  }

  #newTrace(header: RecordHeader): Trace {
    const { sets, runtime } = this.#state;
    return traceOfHeader(header, 'match', sets, runtime);
  }

  get #isPlayedHere(): boolean {
    return this.#state.opened?.kind === 'match' && this.#state.live === undefined;
  }

  get #isAtOpenEnd(): boolean {
    const { branch, trace } = this;
    return (
      trace !== undefined &&
      trace.last.decision !== undefined &&
      this.#state.cursor === trace.moments.length - 1 &&
      (branch?.from !== undefined || this.#isPlayedHere)
    );
  }

  #branchOff(trace: Trace, branch: Branch, segment: number, player: Player, key: string): void {
    const copy = trace.branch(segment);
    if (!copy.answer(player, key) && copy.failure?.code === 'STALE') return;
    this.#addBranch(copy, branch, segment);
    this.#letAgentsAnswer();
    this.#goToSegment(segment + 1);
  }

  /** To the first step of a segment; what comes after it has not been looked at. */
  #goToSegment(segment: number): void {
    const { trace } = this;
    const { active, furthestSeen } = this.#state;
    const last = (trace?.moments.length ?? 1) - 1;
    const cursor = Math.min(last, trace?.segments[segment]?.first ?? 0);
    this.set({ furthestSeen: furthestSeen.with(active, cursor), cursor });
  }

  #addBranch(trace: Trace, { number, edition }: Branch, segment: number): void {
    const { branches } = this.#state;
    const from = { branch: number, segment };
    const added: Branch = { number: branches.length, trace, edition, from, verdict: undefined, findings: [] };
    this.set({ branches: [...branches, added], active: branches.length });
  }

  #letAgentsAnswer(): void {
    const { trace } = this;
    if (trace === undefined) return;
    for (let given = 0; given < MAX_AGENT_ANSWERS; given += 1) {
      const player = trace.last.decision?.player;
      const seat = player === undefined ? 'you' : this.#state.seats[player];
      if (player === undefined || seat === 'you' || trace.failure !== undefined) break;
      const advice = adviceAt(trace, trace.segments.length - 1, seat);
      if (advice === undefined) break;
      trace.answer(player, advice.key);
    }
    this.#grown(trace);
  }

  #grown(trace: Trace): void {
    this.set({ version: this.#state.version + 1, cursor: trace.moments.length - 1, hint: undefined });
  }

  /** Counts of a fuzz run colour the charts of its ruleset: those that are open, else those of a new match. */
  #colour(name: string, coverage: CoverageFile): void {
    if (this.trace?.ruleset.id !== coverage.ruleset) {
      const ruleset = getRuleset(coverage.ruleset, name);
      if (ruleset.decks === undefined) {
        const message = `the ruleset ${ruleset.id} has no matches; open a scenario of it`;
        throw new GatechartError('NOT_A_MATCH', name, message);
      }
      this.play(ruleset, defaultSetup(ruleset), INITIAL_STATE.seats);
    }
    this.set({ coverage, heat: 'run' });
  }

  #showMatch(header: RecordHeader, trace: Trace): void {
    const take = { edition: header.edition, trace, verdict: undefined, findings: [] };
    this.#show({ name: 'match', kind: 'match', ...titlesOf(header), header, traces: [take] });
  }

  #showFile(source: Source, opened: OpenedSource): void {
    const { pendingAddress: awaited } = this.#state;
    this.#show(opened);
    this.set({ source, pendingAddress: awaited });
    if (awaited !== undefined && isFileOf(awaited.source, source)) this.#arrive();
    else if (awaited !== undefined) this.set({ notice: 'otherFile' });
  }

  /** Goes where somebody is to be taken, in the file that is open. */
  #arrive(): void {
    const { pendingAddress: awaited, branches } = this.#state;
    const root = branches.find(({ number, from }) => number === awaited?.take && from === undefined);
    this.set({ pendingAddress: undefined });
    if (awaited === undefined) return;
    if (root === undefined) {
      const message = `the file has no branch ${awaited.take}; the address may be of another version of the file`;
      this.set({ trouble: { code: 'BAD_ADDRESS', place: 'take', message } });
      return;
    }
    const { shared, answers, step, viewer, compared } = awaited;
    this.set({ viewer });
    if (shared === undefined) this.showBranch(root.number);
    else {
      const trace = root.trace.branch(shared - 1);
      applyAnswers(trace, answers);
      this.#addBranch(trace, root, shared - 1);
    }
    const isBeside = branches.some(({ number }) => number === compared) && compared !== this.#state.active;
    this.set({ comparedBranch: isBeside ? compared : undefined });
    this.goTo(step);
  }

  #show(opened: OpenedSource): void {
    this.#wire = undefined;
    this.set(stateAfterOpening(opened, this.#state));
  }
}
