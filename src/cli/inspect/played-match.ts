import { LiveMatch, type LiveMatchOptions } from '@gatechart/inspector/live-match';
import { GatechartError } from '../../core/errors.ts';
import { checkWritable, replaceFile } from '../../file-system.ts';
import { defaultRulesetId } from '../../registry.ts';
import { type SavedMatch, savedText } from '../../replay/saved-match.ts';
import type { RuntimeName } from '../../runtime/match.ts';
import { errorLine } from '../errors.ts';
import type { Output } from '../output.ts';
import { newOpening, type Opening, refuseSettled, savedOpening } from '../play/opening.ts';
import { checkSaveFile } from '../play/overwrite.ts';
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

/** A match that is played on while its file cannot be written, which is noted. */
const saveTo = (file: string, saved: SavedMatch, output: Output): void => {
  try {
    replaceFile(file, savedText(saved));
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    output.note(errorLine(error));
  }
};

/** A match that pages play or watch. `left`: what to say when the server ends before it. */
export interface PlayedMatch {
  readonly live: LiveMatch;
  left(): string | undefined;
}

/** Begins the match of an opening; `file`: the one that it is resumed from. */
export const playedMatch = (
  { header, earlier, begin }: Opening,
  file: string | undefined,
  { save = file, cards, runtime, pace, later }: PlayedMatchOptions & Pick<LiveMatchOptions, 'later'>,
  output: Output,
): PlayedMatch => {
  const match = begin({ runtime });
  const live = new LiveMatch({
    header,
    match,
    earlier,
    pace,
    later,
    ...(save !== undefined && {
      onDecision: (lines) => saveTo(save, { header, lines, position: match.position() }, output),
    }),
  });
  return {
    live,
    left: () => {
      if (match.game().result !== undefined) return undefined;
      if (save === undefined) return live.seats.length === 0 ? undefined : 'the match was left; not saved';
      const args = `${savedArguments(save, header.ruleset, cards)} --agents ${header.agents.join(',')}`;
      return `the match was left; resume with gatechart inspect ${args}`;
    },
  };
};
