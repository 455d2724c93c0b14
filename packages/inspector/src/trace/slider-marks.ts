import type { Player } from 'gatechart/tools';
import type { Trace } from './trace.ts';

/** A mark on the slider through time. */
export interface SliderMark {
  readonly is: 'turn' | 'decision' | 'damage';
  readonly moment: number;
  /** Whose turn or decision it is, where that is known. */
  readonly player: Player | undefined;
  /** Number of the turn. */
  readonly turn: number | undefined;
}

/** The fields that facts of turns have in many rulesets. */
interface TurnEvent {
  readonly player?: Player;
  readonly number?: number;
}

/** Every turn, decision and damage of a trace, in order. Rulesets that tell no turns or harm have no such marks. */
export const sliderMarks = (trace: Trace): readonly SliderMark[] => {
  const { ruleset, moments, segments } = trace;
  const turns = new Set(ruleset.recordedEvents?.checkpoints);
  const marks: SliderMark[] = [];
  let turn = 0;
  for (const [moment, { facts, segment }] of moments.entries()) {
    for (const fact of facts) {
      if (turns.has(fact.what)) {
        const { player, number } = fact as TurnEvent;
        turn = number ?? turn + 1;
        marks.push({ is: 'turn', moment, player, turn });
      }
    }
    const isHarm = facts.some((fact) => {
      const headline = ruleset.headline?.(fact);
      return headline?.is === 'line' && headline.tone === 'harm';
    });
    if (isHarm) marks.push({ is: 'damage', moment, player: undefined, turn: undefined });
    const { decision, end: behind } = segments[segment] ?? {};
    if (decision !== undefined && behind === moment + 1) {
      marks.push({ is: 'decision', moment, player: decision.player, turn: undefined });
    }
  }
  return marks;
};

/** How many of the marks stand at a moment or before it. */
export const countUpTo = (marks: readonly SliderMark[], end: number): number => {
  const behind = marks.findIndex(({ moment }) => moment > end);
  return behind < 0 ? marks.length : behind;
};

/** Pixels between two marks of a kind that can be told apart, and between two labels that do not touch. */
const APART = { turn: 4, decision: 4, damage: 5 } as const;
const LABEL = 26;

/** A mark where it stands, from 0 to 1. */
export interface PlacedMark extends SliderMark {
  readonly place: number;
  readonly isLabelled: boolean;
}

/** The marks that can be told apart on a slider so many pixels wide, each kind by itself, and the turns with room for a label. */
export const placedMarks = (
  marks: readonly SliderMark[],
  last: number,
  width: number,
): readonly PlacedMark[] => {
  const at = { turn: -Infinity, decision: -Infinity, damage: -Infinity };
  let labelled = -Infinity;
  const placed: PlacedMark[] = [];
  for (const mark of marks) {
    const place = last === 0 ? 0 : mark.moment / last;
    const pixel = place * width;
    if (pixel - at[mark.is] < APART[mark.is]) continue;
    at[mark.is] = pixel;
    const isLabelled = mark.is === 'turn' && pixel - labelled >= LABEL;
    if (isLabelled) labelled = pixel;
    placed.push({ ...mark, place, isLabelled });
  }
  return placed;
};
