import { candidatesOf, processesOf } from '../charts/process.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { PlayedMatch } from './matches.ts';

/** What no match of a suite came to. */
export interface Unreached {
  /** The kinds of decision that no player was asked, in the order of the ruleset. */
  readonly decisions: readonly string[];
  /** The moves that no player made at a decision that was asked, such as `response raise`. */
  readonly moves: readonly string[];
}

/** Returns what these matches of a ruleset did not come to. */
export const unreachedBy = ({ decisions, editions }: Ruleset, matches: readonly PlayedMatch[]): Unreached => {
  const asked = new Set(matches.flatMap(({ stops }) => stops.map(({ decision }) => decision.kind)));
  const taken = new Set(
    matches.flatMap(({ moves }) =>
      moves.map(({ machine, from, transition }) => [machine, from, transition].join(' ')),
    ),
  );
  const isMade = new Map<string, boolean>();
  for (const { id: machine, chart } of Object.values(editions).flatMap((root) => processesOf(root))) {
    for (const [from, { id, move }] of candidatesOf(chart)) {
      const kind = chart.leaves.get(from)?.decision;
      if (move === undefined || kind === undefined || !asked.has(kind)) continue;
      const name = `${kind} ${move}`;
      isMade.set(name, isMade.get(name) === true || taken.has([machine, from, id].join(' ')));
    }
  }
  return {
    decisions: Object.keys(decisions).filter((kind) => !asked.has(kind)),
    moves: [...isMade].flatMap(([name, is]) => (is ? [] : [name])),
  };
};
