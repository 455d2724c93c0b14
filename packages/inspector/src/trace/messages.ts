import { type Participant, PLAYERS, type Player, type Viewer } from 'gatechart/tools';
import type { Trace } from './trace.ts';
import { omitGameStates, type SentMessage } from './trace-step.ts';

/** A lane in a sequence of messages: a seat, the table, or a machine with all processes that run it. */
export interface Lane {
  readonly key: string;
  readonly of: Participant;
  /** The moment of its first message. */
  readonly first: number;
}

const keyOf = (one: Participant): string => {
  if (one.is === 'table') return one.is;
  return one.is === 'seat' ? `seat ${one.player}` : `process ${one.machine}`;
};

/** The lanes that the messages of a trace use: the seats, the table, and the machines from the outermost to the innermost. */
export const lanesOf = ({ messages, charts }: Trace): readonly Lane[] => {
  const used = new Map<string, Lane>();
  for (const { from, to, moment } of messages) {
    for (const one of from === undefined ? [to] : [from, to]) {
      const key = keyOf(one);
      if (!used.has(key)) used.set(key, { key, of: one, first: moment });
    }
  }
  const machines = [...charts.keys()].map((machine) => `process ${machine}`);
  const order = [...PLAYERS.map((player) => `seat ${player}`), 'table', ...machines];
  const placed = order.flatMap((key) => used.get(key) ?? []);
  return [...placed, ...[...used.values()].filter(({ key }) => !order.includes(key))];
};

/** The lanes that have a message up to a moment: an empty one takes no room. */
export const lanesUpTo = (lanes: readonly Lane[], moment: number): readonly Lane[] =>
  lanes.filter(({ first }) => first <= moment);

/** The place of an actor among lanes; `-1` for who plays and the program, which have none. */
export const laneOf = (lanes: readonly Lane[], one: Participant | undefined): number =>
  one === undefined ? -1 : lanes.findIndex(({ key }) => key === keyOf(one));

/** How many messages of a trace were sent up to a moment. */
export const messagesUpTo = ({ messages }: Trace, moment: number): number => {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle] as SentMessage).moment <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Whether a message is the move that the table hands on to the process that waits for it. */
const isMove = ({ from, to, event }: SentMessage): boolean =>
  from?.is === 'table' && to.is === 'process' && event.type !== 'xstate.init';

/** Of which decision a message tells: the place of the segment that ends with it. */
const decisionOf = (trace: Trace, message: SentMessage): number => {
  const segment = trace.moments[message.moment]?.segment ?? trace.segments.length - 1;
  return message.event.type === 'asked' ? segment : segment - 1;
};

/** The player whose secret a message is; `undefined`: it tells what no player may know, such as a game. */
const ownerOf = (trace: Trace, message: SentMessage): Player | undefined => {
  const { from, to } = message;
  if (to.is === 'seat') return to.player;
  if (from?.is === 'seat') return from.player;
  return isMove(message) ? trace.segments[decisionOf(trace, message)]?.decision?.player : undefined;
};

/** What a viewer reads of a message. */
export interface VisibleMessage {
  /** The type of the event; nothing where that would tell the choice of another player. */
  readonly type: string | undefined;
  /** What else is in the event, as JSON without games; empty where the viewer may not know it. */
  readonly content: string;
}

const jsonOf = ({ type: _, ...content }: { readonly type?: unknown }): string => {
  const text = JSON.stringify(content, omitGameStates);
  return text === '{}' ? '' : text;
};

/** A message for who looks at everything, or for one player, who is told the decision as it was shown to that player. */
export const visibleMessage = (trace: Trace, message: SentMessage, viewer: Viewer): VisibleMessage => {
  const { event } = message;
  const { type } = event;
  if (viewer === null) return { type, content: jsonOf(event) };
  if (ownerOf(trace, message) !== viewer) return { type: isMove(message) ? undefined : type, content: '' };
  const shown = trace.segments[decisionOf(trace, message)]?.visibleDecision;
  if (type === 'asked') return { type, content: JSON.stringify(shown) };
  if (!isMove(message)) return { type, content: jsonOf(event) };
  const cause = trace.segments[decisionOf(trace, message) + 1]?.cause;
  const option = shown?.options.find(({ key }) => cause?.is === 'answer' && cause.key === key);
  return { type, content: option === undefined ? '' : jsonOf(option) };
};
