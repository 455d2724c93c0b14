import type { Trace } from './trace.ts';

/** Whether a microstep only led on: it answers nothing, tells no fact and leaves the game as it was. */
export const isBookkeeping = ({ moments }: Trace, moment: number): boolean => {
  const { step, facts, game } = moments[moment] as Trace['moments'][number];
  return (
    step !== undefined && step.event !== 'answer' && facts.length === 0 && game === moments[moment - 1]?.game
  );
};
