import type { Clicks } from '@gatechart/inspector/xstate-v4';
import type { OnChoice } from '../../agents/baselines.ts';
import type { SearchThreads } from '../../agents/create-agent.ts';
import type { Terminal } from '../../agents/human/human.ts';
import { messages } from '../../agents/human/messages.ts';
import type { GameState } from '../../core/game-state.ts';
import type { Language } from '../../core/narration.ts';
import type { RuntimeName } from '../../runtime/match.ts';
import { listenForInterrupt } from '../interrupt.ts';
import type { Output } from '../output.ts';
import { HostedMatch } from './hosted-match.ts';
import { openKeyboard } from './keyboard.ts';
import type { Opening } from './opening.ts';
import type { MatchReporter } from './output.ts';
import { newSaveFile, trySave } from './overwrite.ts';
import { humanPlayers, playToEnd, type StopReason, seatsOf } from './seats.ts';

/** How a match is played. */
export interface SessionOptions {
  readonly opening: Opening;
  readonly runtime: RuntimeName;
  readonly reporter: MatchReporter;
  /** What a person is spoken to in. */
  readonly language: Language;
  readonly onChoice: OnChoice | undefined;
  /** Files that the record and the saved match go to. */
  readonly record: string | undefined;
  readonly save: string | undefined;
  /** Answers that come from elsewhere for a person. */
  readonly clicks: Clicks | undefined;
  /** Where agents with several trees grow them at the same time. */
  readonly threads: SearchThreads | undefined;
  /** What `gatechart play` needs to resume the match from a file. */
  readonly resumeArguments: (file: string) => string;
}

/** How a match was left. */
export interface Session {
  readonly stop: StopReason;
  readonly game: GameState;
  /** Where it can be gone on with. */
  readonly savedIn: string | undefined;
}

type SaveTo = Pick<HostedMatch, 'saveTo'>;

/** Saves the match in a file, or says why it is not saved; returns whether it is. */
const saveFromTerminal = (table: SaveTo, terminal: Terminal, language: Language, file: string): boolean =>
  trySave(
    () => table.saveTo(file),
    ({ place, message }) => terminal.write(messages[language].notSaved(`${place}: ${message}`)),
  );

/**
 * Asks for a file until the match is saved in one, or no file is named; returns whether whoever is asked answers:
 * Ctrl-C and Ctrl-D are no answer.
 */
export const saveOnLeaving = async (
  table: SaveTo,
  terminal: Terminal,
  language: Language,
): Promise<boolean> => {
  for (;;) {
    const file = (await terminal.ask(messages[language].whichFile))?.trim();
    if (file === undefined) return false;
    if (file === '' || saveFromTerminal(table, terminal, language, file)) return true;
  }
};

/**
 * Saves a match that a person leaves unsaved: in the file that is named after `q`, else in a new file of the folder. Where
 * nobody types, and where nothing was decided yet, there is no new file. Returns why playing stopped: Ctrl-C may have
 * followed `q`.
 */
export const saveOnStop = async (
  table: Pick<HostedMatch, 'saveTo' | 'savedIn' | 'decisions'>,
  terminal: Terminal,
  language: Language,
  stop: StopReason,
  interrupted: AbortSignal,
  folder: string,
): Promise<StopReason> => {
  if (stop === 'over' || table.savedIn !== undefined) return stop;
  if (stop === 'asked' && (await saveOnLeaving(table, terminal, language))) return stop;
  if (terminal.isInteractive && table.decisions > 0)
    saveFromTerminal(table, terminal, language, newSaveFile(folder));
  return interrupted.aborted ? 'interrupted' : stop;
};

/**
 * Plays a match as far as it goes, and writes its record and where it stands.
 * Throws `CANNOT_WRITE`, as `playOn`, and whatever the rules throw.
 */
export const playSession = async (output: Output, options: SessionOptions): Promise<Session> => {
  const { opening, runtime, reporter, language, record, save, onChoice, clicks, resumeArguments, threads } =
    options;
  const { ruleset, header } = opening;
  const { interrupt, signal, done } = listenForInterrupt();
  const needsKeyboard = humanPlayers(header.agents).length > 0;
  const keyboard = needsKeyboard ? openKeyboard(output, interrupt, signal) : undefined;
  try {
    const table = new HostedMatch({
      opening,
      runtime,
      reporter,
      watch: ruleset.hints?.eventRelevance,
      record,
      save,
    });
    const seats = seatsOf({
      ruleset,
      header,
      table,
      language,
      keyboard,
      clicks,
      onChoice,
      threads,
      resumeArguments,
      interrupted: signal,
    });
    const left = await playToEnd({
      table,
      seats,
      interrupted: signal,
      onTakenBack: (key) => keyboard?.write(messages[language].takenBack(key)),
    });
    const stop =
      keyboard === undefined ? left : await saveOnStop(table, keyboard, language, left, signal, '');
    const savedIn = save ?? table.savedIn;
    table.close();
    return { stop, game: table.match.game(), savedIn };
  } finally {
    keyboard?.close();
    done();
  }
};
