import { resolve } from 'node:path';
import type { EventRelevance } from '../../core/adapters/hints.ts';
import type { Option, Player } from '../../core/decision.ts';
import type { GameEvent, GameState, Position } from '../../core/game-state.ts';
import { type LineFile, openLineFile, replaceFile } from '../../file-system.ts';
import { positionDigest } from '../../replay/position-digest.ts';
import type { BodyLine } from '../../replay/record.ts';
import { RecordedMatch } from '../../replay/recorded-match.ts';
import { replay } from '../../replay/replay.ts';
import { savedText } from '../../replay/saved-match.ts';
import type { Match, MatchOptions, Rejection, RuntimeName } from '../../runtime/match.ts';
import { startMatch } from '../../runtime/start.ts';
import type { Opening } from './opening.ts';
import type { LoggedStep, MatchReporter } from './output.ts';
import { checkSaveFile } from './overwrite.ts';

/**
 * The steps of a match that is gone on with, from the beginning of the turn in which somebody decided last; none of a new
 * match, or where the ruleset names no turns.
 */
export const lastTurnSteps = ({ ruleset, header, earlier }: Opening): readonly LoggedStep[] => {
  if (earlier.length === 0) return [];
  const opensTurn = (fact: GameEvent): boolean => {
    const headline = ruleset.headline?.(fact);
    return headline?.is === 'head' && headline.of === 1;
  };
  let before: LoggedStep[] = [];
  let turn: LoggedStep[] = [];
  const match = startMatch(ruleset, ruleset.newGame(header), {
    runtime: 'lean',
    onStep: (step, game) => {
      if (step.facts.some(opensTurn)) {
        before = turn;
        turn = [];
      }
      turn.push({ step, game });
    },
  });
  const lines = earlier.map((content, index) => ({ number: index + 1, content }));
  replay({ name: '', header, lines, complete: true }, match, { compares: false });
  return turn.some(({ step }) => step.event === 'answer') ? turn : [...before, ...turn];
};

/** What a table needs. */
export interface HostedMatchOptions {
  readonly opening: Opening;
  readonly runtime: RuntimeName;
  readonly reporter: MatchReporter;
  /** What facts mean to a player; absent: nothing is news, and nothing is taken back. */
  readonly watch: EventRelevance | undefined;
  /** The file that the record goes to. */
  readonly record: string | undefined;
  /** The file in which the match is saved from its start on, and after each answer. */
  readonly save: string | undefined;
}

/** A rest of the match that its player may come back to. */
interface UndoPoint {
  readonly position: Position;
  readonly player: Player;
  readonly key: string;
  readonly lines: number;
  readonly steps: number;
}

const isMove = ({ line }: BodyLine): boolean => line === 'decision' || line === 'concession';

/** How many decisions were made by then. */
export const decisionsIn = (lines: readonly BodyLine[]): number => lines.filter(isMove).length;

const isLeft = ({ line }: BodyLine): boolean => line === 'left';

/** One match on its way, with what is written of it and the picks that may be taken back. */
export class HostedMatch {
  readonly #options: HostedMatchOptions;
  readonly #record: LineFile | undefined;
  readonly #lines: BodyLine[] = [];
  #match: RecordedMatch<GameState, Option>;
  #steps = 0;
  #savedIn: string | undefined;
  /** The files that the match was saved in, by their whole paths. */
  readonly #saves = new Set<string>();
  /** Since anything was shown to whoever made them, or the other seat answered; the latest last. */
  #picks: readonly UndoPoint[] = [];
  /** What happened since the last answer of each player. */
  readonly #heard: readonly [GameEvent[], GameEvent[]] = [[], []];

  /** Throws `CANNOT_WRITE`, as do its methods that write, and whatever the rules throw. */
  constructor(options: HostedMatchOptions) {
    const { opening, reporter, record } = options;
    this.#options = options;
    this.#record = record === undefined ? undefined : openLineFile(record);
    this.#record?.write(JSON.stringify(opening.header));
    reporter.begin(opening.header);
    reporter.again(lastTurnSteps(opening));
    const earlier = opening.earlier.filter((line) => !isLeft(line));
    this.#match = this.#recorded(opening.begin(this.#matchOptions()), earlier);
    this.#keep();
  }

  get match(): Match {
    return this.#match;
  }

  get decisions(): number {
    return decisionsIn(this.#lines);
  }

  /** Answers the open question; `isPick`: it may be taken back. */
  answer(player: Player, key: string, number: number, isPick: boolean): Rejection | undefined {
    const earlier = this.#picks.filter((pick) => pick.player === player);
    const picks = isPick ? [...earlier, this.#restBefore(player, key)] : earlier;
    this.#heard[player].length = 0;
    const refusal = this.#match.answer(player, key, number);
    if (refusal !== undefined) return refusal;
    this.#picks = this.#hasShownSomething(player) ? [] : picks;
    this.#keep();
    return undefined;
  }

  /** The facts that come of it come with no step. */
  concede(player: Player): void {
    const told = this.#match.game().facts.length;
    this.#match.concede(player);
    const game = this.#match.game();
    this.#options.reporter.facts(game.facts.slice(told), game);
    this.#keep();
  }

  /** Whether anything happened since the player's last answer that ends passing. */
  hasNews(player: Player): boolean {
    const { opening, watch } = this.#options;
    return this.#heard[player].some((fact) => watch?.isNews(opening.game, fact, player) ?? false);
  }

  canTakeBack(player: Player): boolean {
    return this.#options.watch !== undefined && this.#picks.at(-1)?.player === player;
  }

  /** Goes back to before the last pick; nothing of it stays in the record. Returns its key. */
  takeBack(): string | undefined {
    const pick = this.#picks.at(-1);
    if (pick === undefined) return undefined;
    const { opening } = this.#options;
    this.#savedIn = undefined;
    const kept = this.#lines.splice(0).slice(0, pick.lines);
    this.#record?.cutTo(1);
    this.#match = this.#recorded(opening.resume(pick.position, this.#matchOptions()), kept);
    this.#steps = pick.steps;
    this.#picks = this.#picks.slice(0, -1);
    this.#keep();
    return pick.key;
  }

  /** Saves the match in a file that a person names. Throws as `checkSaveFile` for one that this match was not saved in. */
  saveTo(file: string): void {
    if (!this.#saves.has(resolve(file))) checkSaveFile(file);
    this.#save(file);
  }

  /** The file in which the match was saved as it stands. */
  get savedIn(): string | undefined {
    return this.#savedIn;
  }

  close(): void {
    const { reporter } = this.#options;
    const { result } = this.#match.game();
    if (result === undefined) this.#match.leave();
    this.#record?.close();
    const digest = positionDigest(this.#match.position());
    reporter.end({ decisions: this.decisions, steps: this.#steps, result, digest }, this.#match.game());
  }

  #keep(): void {
    const { save } = this.#options;
    if (save !== undefined) this.#save(save);
  }

  #save(file: string): void {
    const { header } = this.#options.opening;
    replaceFile(file, savedText({ header, lines: this.#lines, position: this.#match.position() }));
    this.#saves.add(resolve(file));
    this.#savedIn = file;
  }

  #matchOptions(): MatchOptions {
    return {
      runtime: this.#options.runtime,
      onStep: (step, game) => {
        this.#steps += 1;
        for (const facts of this.#heard) facts.push(...step.facts);
        this.#options.reporter.step(step, game);
      },
    };
  }

  #recorded(match: Match, earlier: readonly BodyLine[]): RecordedMatch<GameState, Option> {
    return new RecordedMatch(match, earlier, (line) => {
      this.#lines.push(line);
      this.#savedIn = undefined;
      this.#record?.write(JSON.stringify(line));
    });
  }

  #restBefore(player: Player, key: string): UndoPoint {
    return {
      position: this.#match.position(),
      player,
      key,
      lines: this.#lines.length,
      steps: this.#steps,
    };
  }

  #hasShownSomething(player: Player): boolean {
    const { opening, watch } = this.#options;
    return this.#heard[player].some((fact) => watch?.revealsInformation(opening.game, fact, player) ?? true);
  }
}
