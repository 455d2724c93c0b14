import { digest } from '../core/data/digest-2.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import type { RuntimeName } from '../runtime/match.ts';
import { matchPlayer } from './matches.ts';

/** What choices cost in memory, most of it soon free again. */
export interface MemoryRow {
  readonly name: string;
  /** Bytes taken for a choice and what follows it, until the next question; mean. */
  readonly bytesPerChoice: number;
  /** Choices that were measured: those during which nothing was freed. */
  readonly choices: number;
  readonly checksum: string;
}

/** `used`: bytes of the heap in use. */
export const measureMemory = (
  ruleset: Ruleset,
  runtime: RuntimeName,
  games: number,
  used: () => number,
): MemoryRow => {
  const { play } = matchPlayer(ruleset, runtime);
  let bytes = 0;
  let choices = 0;
  const ends: string[] = [];
  for (let index = 0; index < games; index += 1) {
    let before: number | undefined;
    ends.push(
      play(index, {
        onChoice: () => {
          const now = used();
          if (before !== undefined && now >= before) {
            bytes += now - before;
            choices += 1;
          }
          before = used();
        },
      }).digest,
    );
  }
  return {
    name: `${ruleset.id}, memory of a choice, ${runtime}`,
    bytesPerChoice: bytes / Math.max(1, choices),
    choices,
    checksum: digest(ends),
  };
};
