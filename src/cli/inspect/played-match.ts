import { LiveMatch, type LiveMatchOptions } from '@gatechart/inspector/live-match';
import type { GatechartError } from '../../core/errors.ts';
import { checkWritable, replaceFile } from '../../file-system.ts';
import { defaultRulesetId } from '../../registry.ts';
import type { BodyLine } from '../../replay/record.ts';
import { savedText } from '../../replay/saved-match.ts';
import type { RuntimeName } from '../../runtime/match.ts';
import { errorLine } from '../errors.ts';
import type { Output } from '../output.ts';
import { decisionsIn } from '../play/hosted-match.ts';
import { newOpening, type Opening, refuseSettled, savedOpening } from '../play/opening.ts';
import { checkSaveFile, newSaveFile, trySave } from '../play/overwrite.ts';
import { checkAgents } from '../play/seats.ts';
import { savedArguments } from '../rules-option.ts';
import { DEFAULT_SEED } from '../shared-options.ts';

/** What the command line says about a match that is played. */
export interface PlayedMatchOptions {
  readonly agents?: readonly [string, string];
  readonly ruleset?: string;
  readonly edition?: string;
  readonly decks?: readonly [string, string];
  readonly seed?: number;
  readonly cards?: readonly string[];
  /** The file that the match is saved in as it begins and after each decision; else the one that it is resumed from. */
  readonly save?: string;
  readonly runtime: RuntimeName;
  readonly pace: number;
}

export const DEFAULT_AGENTS: readonly [string, string] = ['greedy', 'greedy'];

/** A new match, or a saved one to resume. Throws as `newOpening`, `savedOpening`, `checkAgents` and `checkSaveFile`. */
export const openingOf = async (file: string | undefined, options: PlayedMatchOptions): Promise<Opening> => {
  const { ruleset = defaultRulesetId(), agents, edition, decks, seed = DEFAULT_SEED, cards, save } = options;
  if (agents !== undefined) checkAgents(agents);
  if (save !== undefined) {
    checkSaveFile(save, file);
    checkWritable(save);
  }
  if (file === undefined) {
    return newOpening({ ruleset, edition, decks, seed, cards }, agents ?? DEFAULT_AGENTS);
  }
  refuseSettled(options);
  return savedOpening(file, agents, cards);
};

/** A match that pages play or watch. */
export interface PlayedMatch {
  readonly live: LiveMatch;
  /**
   * What to say when the server ends before the match; nothing where nobody can miss it. `folder`: where a match that
   * persons have begun and that has no file is saved, in a new file.
   */
  leave(folder: string | undefined): string | undefined;
}

/** Begins the match of an opening; `file`: the one that it is resumed from. */
export const playedMatch = (
  { header, earlier, begin }: Opening,
  file: string | undefined,
  { save = file, cards, runtime, pace, later }: PlayedMatchOptions & Pick<LiveMatchOptions, 'later'>,
  output: Output,
): PlayedMatch => {
  const match = begin({ runtime });
  const saveIn = (
    path: string,
    lines: readonly BodyLine[],
    report: (error: GatechartError) => void,
  ): boolean => {
    const text = savedText({ header, lines, position: match.position() });
    return trySave(() => replaceFile(path, text), report);
  };
  const note = (error: GatechartError): void => output.note(errorLine(error));
  /** Whether the last try was a success; nothing before the first one. */
  let isSaved: boolean | undefined;
  const live = new LiveMatch({
    header,
    match,
    earlier,
    pace,
    later,
    ...(save !== undefined && {
      save: (lines) => {
        isSaved = saveIn(save, lines, isSaved === false ? () => {} : note);
        return isSaved;
      },
    }),
  });
  const savedAnew = (folder: string): string | undefined => {
    const path = newSaveFile(folder);
    return saveIn(path, live.lines, note) ? path : undefined;
  };
  return {
    live,
    leave: (folder) => {
      if (match.game().result !== undefined) return undefined;
      if (save === undefined && live.seats.length === 0) return undefined;
      const isBegun = decisionsIn(live.lines) > 0;
      const saved = isSaved ? save : folder !== undefined && isBegun ? savedAnew(folder) : undefined;
      if (saved === undefined) return 'the match was left; not saved';
      const how = `--agents ${header.agents.join(',')}${runtime === 'lean' ? '' : ` --runtime ${runtime}`}`;
      const args = `${savedArguments(saved, header.ruleset, cards)} ${how}`;
      return `the match was left; resume with gatechart inspect ${args}`;
    },
  };
};
