import type { OnChoice } from '../../agents/greedy/greedy.ts';
import type { Baton } from '../../kernel/fact.ts';
import type { BodyLine } from '../../record/line.ts';
import { positionDigest } from '../../record/position-digest.ts';
import { RecordedMatch } from '../../record/recorded-match.ts';
import { savedText } from '../../record/saved.ts';
import type { RuntimeName } from '../../runtime/match.ts';
import { type LineFile, lineFile, replaceFile } from '../files.ts';
import type { Output } from '../output.ts';
import { type Keyboard, openKeyboard } from './keyboard.ts';
import type { Opening } from './opening.ts';
import { playOn, type Stop } from './play-on.ts';
import { humansAmong, seatsOf } from './seats.ts';
import type { Teller } from './teller.ts';

/** How a match is played. */
export interface SessionOptions {
  readonly opening: Opening;
  readonly runtime: RuntimeName;
  readonly teller: Teller;
  readonly onChoice: OnChoice | undefined;
  /** Files that the record and the saved match go to. */
  readonly record: string | undefined;
  readonly save: string | undefined;
}

/** How a match was left. */
export interface Session {
  readonly stop: Stop;
  readonly game: Baton;
  /** Where it can be gone on with. */
  readonly savedIn: string | undefined;
}

const isMove = ({ line }: BodyLine): boolean => line === 'decision' || line === 'concession';
const isLeft = ({ line }: BodyLine): boolean => line === 'left';

/** One match on its way, with what is written of it. */
class Table {
  readonly #options: SessionOptions;
  readonly #record: LineFile | undefined;
  readonly #lines: BodyLine[] = [];
  readonly match: RecordedMatch<Baton, { readonly key: string }>;
  #steps = 0;

  constructor(options: SessionOptions) {
    const { opening, runtime, teller, record } = options;
    this.#options = options;
    this.#record = record === undefined ? undefined : lineFile(record);
    this.#record?.write(JSON.stringify(opening.header));
    teller.begin(opening.header);
    const match = opening.begin({
      runtime,
      onStep: (step) => {
        this.#steps += 1;
        teller.step(step);
      },
    });
    const earlier = opening.earlier.filter((line) => !isLeft(line));
    this.match = new RecordedMatch(match, earlier, (line) => {
      this.#lines.push(line);
      this.#record?.write(JSON.stringify(line));
    });
  }

  get decisions(): number {
    return this.#lines.filter(isMove).length;
  }

  saveTo(file: string): void {
    const { header } = this.#options.opening;
    replaceFile(file, savedText({ header, lines: this.#lines, position: this.match.position() }));
  }

  close(): void {
    const { teller } = this.#options;
    const { result } = this.match.game();
    if (result === undefined) this.match.leave();
    this.#record?.close();
    const digest = positionDigest(this.match.position());
    teller.end({ decisions: this.decisions, steps: this.#steps, result, digest });
  }
}

const askWhere = async (keyboard: Keyboard | undefined): Promise<string | undefined> => {
  const file = (await keyboard?.ask('Save the match in which file? (nothing: do not save) '))?.trim();
  return file === '' ? undefined : file;
};

/** Hears Ctrl-C once; a second one ends the program at once. */
const hearInterrupt = () => {
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  process.once('SIGINT', interrupt);
  return { interrupt, signal: controller.signal, done: () => process.removeListener('SIGINT', interrupt) };
};

/**
 * Plays a match as far as it goes, and writes its record and where it stands.
 * Throws `CANNOT_WRITE`, as `playOn`, and whatever the rules throw.
 */
export const playSession = async (output: Output, options: SessionOptions): Promise<Session> => {
  const { opening, teller, save, onChoice } = options;
  const { ruleset, header } = opening;
  const { interrupt, signal, done } = hearInterrupt();
  const needsKeyboard = humansAmong(header.agents).length > 0;
  const keyboard = needsKeyboard ? openKeyboard(output, interrupt, signal) : undefined;
  try {
    const table = new Table(options);
    if (save !== undefined) table.saveTo(save);
    const seats = seatsOf({ ruleset, header, since: table.decisions, terminal: keyboard, onChoice });
    const stop = await playOn({
      match: table.match,
      seats,
      interrupted: signal,
      onFacts: (facts) => teller.facts(facts),
    });
    const savedIn = save ?? (stop === 'asked' ? await askWhere(keyboard) : undefined);
    if (savedIn !== undefined) table.saveTo(savedIn);
    table.close();
    return { stop, game: table.match.game(), savedIn };
  } finally {
    keyboard?.close();
    done();
  }
};
