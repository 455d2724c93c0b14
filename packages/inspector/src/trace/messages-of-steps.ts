import type { Decision, Option, Participant, Player } from 'gatechart/tools';
import type { ProcessRun } from './process-run.ts';
import type { SentMessage } from './trace-step.ts';

const TABLE: Participant = { is: 'table' };

const processOf = ({ machine, path }: ProcessRun): Participant => ({
  is: 'process',
  machine,
  depth: path.length,
});

/** What starts a process, or tells the one that invoked it of its end. */
export const messageOfRun = (
  runs: readonly ProcessRun[],
  run: ProcessRun,
  is: 'started' | 'ended',
): SentMessage => {
  const { parent, path, began, ended = began, output } = run;
  const outer = parent === undefined ? undefined : runs[parent];
  const around = outer === undefined ? TABLE : processOf(outer);
  if (is === 'started')
    return { from: around, to: processOf(run), event: { type: 'xstate.init' }, moment: began };
  const type = `xstate.done.actor.${path.at(-1) ?? run.machine}`;
  const event = output === undefined || Object.keys(output).length === 0 ? { type } : { type, output };
  return { from: processOf(run), to: around, event, moment: ended };
};

/** The table asks the seat of the player who decides. */
export const messageOfQuestion = (decision: Decision, moment: number): SentMessage => ({
  from: TABLE,
  to: { is: 'seat', player: decision.player },
  event: { type: 'asked', decision },
  moment,
});

/** An answer goes from the seat to the table, and as the move that it is to the process that waits. */
export const messagesOfAnswer = (
  waiting: ProcessRun,
  player: Player,
  option: Option,
  moment: number,
): readonly SentMessage[] => [
  {
    from: { is: 'seat', player },
    to: TABLE,
    event: { type: 'answer', player, key: option.key },
    moment,
  },
  { from: TABLE, to: processOf(waiting), event: { ...option, type: option.type ?? 'answer' }, moment },
];
