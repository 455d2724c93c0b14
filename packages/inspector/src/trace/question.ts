import type { Decision } from '../../../../src/core/decision.ts';
import type { Film } from './trace.ts';
import type { Cause } from './scene.ts';

/** The question that belongs to a moment: the one it rests with, else the one whose answer led there. */
export interface OpenQuestion {
  /** Place of the scene that ends with it. */
  readonly scene: number;
  readonly decision: Decision;
  /** As the player asked may see it. */
  readonly shown: Decision;
  /** What was done about it in this film. */
  readonly taken: Cause | undefined;
  /** Whether the moment rests with it. */
  readonly isAtRest: boolean;
}

export const questionAt = (film: Film, moment: number): OpenQuestion | undefined => {
  const number = film.moments[moment]?.scene ?? 0;
  const current = film.scenes[number];
  if (current === undefined) return undefined;
  const isAtRest = moment === current.end - 1;
  const scene = isAtRest ? number : number - 1;
  const asking = film.scenes[scene];
  if (asking?.decision === undefined || asking.shown === undefined) return undefined;
  return {
    scene,
    decision: asking.decision,
    shown: asking.shown,
    taken: film.scenes[scene + 1]?.cause,
    isAtRest,
  };
};
