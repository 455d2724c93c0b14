import type { Decision } from '../../../../src/core/decision.ts';
import type { Trace } from './trace.ts';
import type { Cause } from './scene.ts';

/** The question that belongs to a moment: the one it rests with, else the one whose answer led there. */
export interface OpenQuestion {
  /** Place of the scene that ends with it. */
  readonly segment: number;
  readonly decision: Decision;
  /** As the player asked may see it. */
  readonly visibleDecision: Decision;
  /** What was done about it in this film. */
  readonly taken: Cause | undefined;
  /** Whether the moment rests with it. */
  readonly isAtRest: boolean;
}

export const questionAt = (film: Trace, moment: number): OpenQuestion | undefined => {
  const number = film.moments[moment]?.segment ?? 0;
  const current = film.segments[number];
  if (current === undefined) return undefined;
  const isAtRest = moment === current.end - 1;
  const scene = isAtRest ? number : number - 1;
  const asking = film.segments[scene];
  if (asking?.decision === undefined || asking.visibleDecision === undefined) return undefined;
  return {
    segment: scene,
    decision: asking.decision,
    visibleDecision: asking.visibleDecision,
    taken: film.segments[scene + 1]?.cause,
    isAtRest,
  };
};
