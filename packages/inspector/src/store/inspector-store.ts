import type { CoverageFile } from '../../../../src/fuzz/coverage/file.ts';
import type { Player } from '../../../../src/core/decision.ts';
import { textDigest } from '../../../../src/core/data/digest-2.ts';
import { GatechartError } from '../../../../src/core/errors.ts';
import type { SetSource } from '../../../../src/core/cards/card-sets-2.ts';
import type { BodyLine, RecordHeader } from '../../../../src/replay/record.ts';
import { headerFor } from '../../../../src/replay/recorded-match.ts';
import { editionCalled, rulesetCalled, usualDecks } from '../../../../src/registry.ts';
import type { Film } from '../trace/trace.ts';
import { filmOfHeader, type Opened, performLine, readContent, setIn } from '../trace/source-file.ts';
import { type Address, type AddressSource, isFileOf } from './address-2.ts';
import { adviceAt } from './decision-help.ts';
import { doAnswers } from './match-address.ts';
import { nextStop } from '../trace/breakpoint.ts';
import type { Flame } from '../trace/timeline.ts';
import { type Folded, foldedHere, foldedProcess } from './folding.ts';
import { holding, playedWith } from './card-sets.ts';
import { type Kept, keptText, readKept } from './preferences.ts';
import { pastProcess, restFrom } from '../trace/navigation.ts';
import { ownPlayer } from './own-player.ts';
import { questionAt } from '../trace/question.ts';
import { seenWith } from './seen.ts';
import { shown } from './view-changes.ts';
import { type Branch, type Seat, type Source, START, type TextFile, type ViewState } from './view-state.ts';
import { troubleOf, WITH_RULES } from './trouble.ts';

/** Sends to the server whose match is watched. */
export interface Wire {
  pause(paused: boolean): void;
}

const MODULE = /\.[cm]?[jt]s$/;

/** Most answers that agents give in a row before a person is asked to go on. */
const PATIENCE = 5_000;

/** The state of the page and everything that can be done to it. */
export class InspectorView {
  #state: ViewState;
  #wire: Wire | undefined;
  readonly #listeners = new Set<() => void>();

  /** `kept`: what the page remembers. */
  constructor(kept?: Kept) {
    this.#state = { ...START, ...kept };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): ViewState => this.#state;

  set(change: Partial<ViewState>): void {
    const state = { ...this.#state, ...change };
    this.#state = { ...state, seen: seenWith(state.seen, state.active, state.cursor) };
    for (const listener of this.#listeners) listener();
  }

  get branch(): Branch | undefined {
    return this.#state.branches[this.#state.active];
  }

  get film(): Film | undefined {
    return this.branch?.film;
  }

  /** Opens the text of a file; what is wrong with it becomes the trouble shown. */
  open(name: string, text: string): void {
    try {
      if (MODULE.test(name)) {
        throw new GatechartError('NO_MODULES', name, `a page runs no module that is dropped: ${WITH_RULES}`);
      }
      const content = readContent(name, text, this.#state.sets);
      if (content.is === 'course') this.#showFile({ name, text, digest: textDigest(text) }, content.opened);
      else if (content.is === 'coverage') this.#colour(name, content.coverage);
      else this.hold([content.set]);
    } catch (error) {
      const isLacking = error instanceof GatechartError && error.code === 'SETS_DIFFER';
      this.set({
        trouble: troubleOf(error),
        playing: false,
        lacking: isLacking ? { name, text } : undefined,
      });
    }
  }

  /** Goes to the moment of an address: plays its match again, or waits for its file. What is wrong becomes the trouble shown. */
  visit(address: Address): void {
    const { source, viewer, language, panel, step } = address;
    this.set({ viewer, language, panel, awaited: undefined, trouble: undefined });
    try {
      if (source.is !== 'match') {
        this.set({ awaited: address });
        if (isFileOf(source, this.#state.source)) this.#arrive();
        else if (source.is === 'text') this.#openCarried(source);
        return;
      }
      const { ruleset: id, setup, version } = source;
      const ruleset = playedWith(rulesetCalled(id, 'the address'), this.#state.sets);
      editionCalled(ruleset, setup.edition, 'the address');
      if (ruleset.version !== version) {
        const message = `it is of rules version ${version}, this page has version ${ruleset.version}`;
        throw new GatechartError('BAD_ADDRESS', 'the address', message);
      }
      const seats = START.seats;
      const header = headerFor(ruleset, setup, seats, ruleset.newGame(setup));
      const film = filmOfHeader(header, 'match', this.#state.sets);
      doAnswers(film, address.answers);
      this.#showMatch(header, film);
      this.set({ viewer });
      this.goTo(step);
    } catch (error) {
      this.set({ trouble: troubleOf(error) });
    }
  }

  #openCarried({ name, text }: AddressSource & { readonly is: 'text' }): void {
    this.open(name, text);
    if (this.#state.trouble !== undefined) this.set({ awaited: undefined });
  }

  /** Opens files that came together: card sets first, whatever their order, as others may need them. */
  openAll(files: readonly TextFile[]): void {
    const sets = new Map(
      files.flatMap((file) => {
        const set = setIn(file.name, file.text);
        return set === undefined ? [] : [[file, set] as const];
      }),
    );
    if (sets.size > 0) this.hold([...sets.values()]);
    for (const file of files) if (!sets.has(file)) this.open(file.name, file.text);
  }

  /** Takes card sets, and opens the file that waits for one; what is wrong with them becomes the trouble shown. */
  hold(given: readonly SetSource[]): void {
    try {
      this.set({ sets: holding(this.#state.sets, given), trouble: undefined });
    } catch (error) {
      this.set({ trouble: troubleOf(error) });
      return;
    }
    const { lacking } = this.#state;
    if (lacking !== undefined) this.open(lacking.name, lacking.text);
  }

  /** Starts a match that this page plays itself. */
  play(header: RecordHeader, seats: readonly [Seat, Seat]): void {
    try {
      this.#showMatch(header, filmOfHeader(header, 'match', this.#state.sets));
      this.set({ seats, viewer: ownPlayer(seats) });
      this.#letAgentsAnswer();
    } catch (error) {
      this.set({ trouble: troubleOf(error) });
    }
  }

  /** Shows a match between agents that a server plays. */
  follow(header: RecordHeader, lines: readonly BodyLine[], wire: Wire): void {
    const film = filmOfHeader(header, 'match', this.#state.sets);
    for (const line of lines) performLine(film, line);
    this.#showMatch(header, film);
    this.#wire = wire;
    const state = film.last.frame === undefined ? 'over' : 'open';
    this.set({ live: { state, paused: false }, cursor: film.moments.length - 1 });
  }

  /** What happened next in the match a server plays. */
  hear(line: BodyLine): void {
    const live = this.#state.branches.find(({ from }) => from === undefined);
    if (live === undefined || this.#state.live === undefined) return;
    const isAtEnd = this.film === live.film && this.#state.cursor === live.film.moments.length - 1;
    performLine(live.film, line);
    const state = live.film.last.frame === undefined ? 'over' : this.#state.live.state;
    this.set({
      version: this.#state.version + 1,
      hint: undefined,
      notice: undefined,
      live: { ...this.#state.live, state },
      ...(isAtEnd && { cursor: live.film.moments.length - 1 }),
    });
  }

  /** The server holds the match up, or goes on with it. */
  hearPaused(paused: boolean): void {
    const { live } = this.#state;
    if (live !== undefined) this.set({ live: { ...live, paused } });
  }

  goTo(moment: number): void {
    const last = (this.film?.moments.length ?? 1) - 1;
    const cursor = Math.max(0, Math.min(last, moment));
    if (cursor !== this.#state.cursor) this.set({ cursor, hint: undefined, notice: undefined });
  }

  step(by: number): void {
    this.goTo(this.#state.cursor + by);
  }

  /** To the rest after or before this moment. */
  stepDecision(by: 1 | -1): void {
    if (this.film !== undefined) this.goTo(restFrom(this.film, this.#state.cursor, by));
  }

  /** Past the end of the process at work, or back to where it was started. */
  stepProcess(by: 1 | -1): void {
    if (this.film !== undefined) this.goTo(pastProcess(this.film, this.#state.cursor, by));
  }

  /** On or back to the next breakpoint, or the next of these, if there is one; else says so. */
  runTo(by: 1 | -1, breakpoints = this.#state.breakpoints): void {
    const { cursor, viewer, language } = this.#state;
    const stop = this.film && nextStop(this.film, cursor, by, breakpoints, viewer, language);
    this.set({ playing: false });
    if (stop === undefined) this.set({ notice: by === 1 ? 'noStopAfter' : 'noStopBefore' });
    else this.goTo(stop);
  }

  /** Folds a process, or unfolds it. */
  foldProcess(run: number, flame: Flame): void {
    if (this.film !== undefined) this.#fold(foldedProcess(this.film, this.#state, flame, run));
  }

  /** Folds the process at work, or unfolds those that start here. */
  foldHere(fold: boolean): void {
    if (this.film !== undefined) this.#fold(foldedHere(this.film, this.#state, fold));
  }

  #fold({ folds, cursor }: Folded): void {
    this.set({ folds });
    this.goTo(cursor);
  }

  show(branch: number): void {
    const { film } = this.#state.branches[branch] ?? {};
    if (film === undefined) return;
    const cursor = Math.min(this.#state.cursor, film.moments.length - 1);
    const other = this.#state.other === branch ? this.#state.active : this.#state.other;
    this.set({ active: branch, other, cursor, playing: false, hint: undefined, notice: undefined });
  }

  /**
   * Takes an option of the question at hand: goes to where it was taken, or on from here as a new branch. The open
   * question of a live match is left to who is asked: by the time an answer is there it may be another one.
   */
  choose(key: string): void {
    const { film, branch } = this;
    const { cursor, live } = this.#state;
    const question = film && questionAt(film, cursor);
    if (film === undefined || branch === undefined || question === undefined) return;
    const { scene, decision, taken } = question;
    const { player } = decision;
    const next = film.scenes[scene + 1];
    if (taken?.is === 'answer' && taken.key === key) {
      this.goTo((next?.end ?? 1) - 1);
    } else if (next === undefined && branch.from === undefined && live?.state === 'open') {
      this.set({ notice: 'agentsAnswer' });
    } else if (next === undefined && (branch.from !== undefined || this.#isPlayedHere)) {
      film.answer(player, key);
      this.#grown(film);
      this.#letAgentsAnswer();
    } else this.#branchOff(film, branch, scene, player, key);
  }

  /** What the greedy agent would take of the question at hand. */
  askHint(): void {
    const { film } = this;
    const question = film && questionAt(film, this.#state.cursor);
    if (film === undefined || question === undefined) return;
    this.set({ hint: adviceAt(film, question.scene, 'greedy') });
  }

  seat(player: Player, seat: Seat): void {
    const [first, second] = this.#state.seats;
    this.set({ seats: player === 0 ? [seat, second] : [first, seat] });
    if (this.#isAtOpenEnd) this.#letAgentsAnswer();
  }

  pause(paused: boolean): void {
    this.#wire?.pause(paused);
  }

  /** Forgets what was opened. */
  close(): void {
    const { live, sets } = this.#state;
    if (live === undefined) this.set({ ...START, ...readKept(keptText(this.#state)), sets });
  }

  get #isPlayedHere(): boolean {
    return this.#state.opened?.kind === 'match' && this.#state.live === undefined;
  }

  get #isAtOpenEnd(): boolean {
    const { branch, film } = this;
    return (
      film !== undefined &&
      film.last.decision !== undefined &&
      this.#state.cursor === film.moments.length - 1 &&
      (branch?.from !== undefined || this.#isPlayedHere)
    );
  }

  #branchOff(film: Film, branch: Branch, scene: number, player: Player, key: string): void {
    const copy = film.branch(scene);
    if (!copy.answer(player, key) && copy.fault?.code === 'STALE') return;
    this.#addBranch(copy, branch, scene);
    this.#grown(copy);
    this.#letAgentsAnswer();
  }

  #addBranch(film: Film, { number, edition }: Branch, scene: number): void {
    const { branches } = this.#state;
    const from = { branch: number, scene };
    const added: Branch = { number: branches.length, film, edition, from, findings: [] };
    this.set({ branches: [...branches, added], active: branches.length });
  }

  #letAgentsAnswer(): void {
    const { film } = this;
    if (film === undefined) return;
    for (let given = 0; given < PATIENCE; given += 1) {
      const player = film.last.decision?.player;
      const seat = player === undefined ? 'you' : this.#state.seats[player];
      if (player === undefined || seat === 'you' || film.fault !== undefined) break;
      const advice = adviceAt(film, film.scenes.length - 1, seat);
      if (advice === undefined) break;
      film.answer(player, advice.key);
    }
    this.#grown(film);
  }

  #grown(film: Film): void {
    this.set({ version: this.#state.version + 1, cursor: film.moments.length - 1, hint: undefined });
  }

  /** Counts of a fuzz run colour the charts of its ruleset: those that are open, else those of a new match. */
  #colour(name: string, coverage: CoverageFile): void {
    if (this.film?.ruleset.id !== coverage.ruleset) {
      const ruleset = rulesetCalled(coverage.ruleset, name);
      if (ruleset.decks === undefined) {
        const message = `open a scenario of ${ruleset.id} first; there are no matches of it`;
        throw new GatechartError('NOT_A_MATCH', name, message);
      }
      const setup = { edition: ruleset.defaultEdition, decks: usualDecks(ruleset), seed: 1, index: 0 };
      const seats = START.seats;
      this.play(headerFor(ruleset, setup, seats, ruleset.newGame(setup)), seats);
    }
    this.set({ coverage, heat: 'run' });
  }

  #showMatch(header: RecordHeader, film: Film): void {
    const title = `${header.decks.join(' – ')}, seed ${header.seed}`;
    const take = { edition: header.edition, film, findings: [] };
    this.#show({ name: 'match', kind: 'match', title, header, takes: [take] });
  }

  #showFile(source: Source, opened: Opened): void {
    const { awaited } = this.#state;
    this.#show(opened);
    this.set({ source, awaited });
    if (awaited !== undefined && isFileOf(awaited.source, source)) this.#arrive();
    else if (awaited !== undefined) this.set({ notice: 'otherFile' });
  }

  /** Goes where somebody is to be taken, in the file that is open. */
  #arrive(): void {
    const { awaited, branches } = this.#state;
    const root = branches.find(({ number, from }) => number === awaited?.take && from === undefined);
    this.set({ awaited: undefined });
    if (awaited === undefined || root === undefined) return;
    const { shared, answers, step, viewer } = awaited;
    this.set({ viewer });
    if (shared === undefined) this.show(root.number);
    else {
      const film = root.film.branch(shared - 1);
      doAnswers(film, answers);
      this.#addBranch(film, root, shared - 1);
    }
    this.goTo(step);
  }

  #show(opened: Opened): void {
    this.#wire = undefined;
    this.set(shown(opened, this.#state));
  }
}
