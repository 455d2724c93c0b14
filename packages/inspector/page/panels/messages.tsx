import { type Participant, processName } from 'gatechart/tools';
import { type CSSProperties, useMemo } from 'react';
import { visibleEnd } from '../../src/store/view-state.ts';
import {
  type Lane,
  laneOf,
  lanesOf,
  lanesUpTo,
  messagesUpTo,
  visibleMessage,
} from '../../src/trace/messages.ts';
import type { Trace } from '../../src/trace/trace.ts';
import type { SentMessage } from '../../src/trace/trace-step.ts';
import { Button } from '../app/controls.tsx';
import { Panel } from '../app/panel.tsx';
import {
  useInspector,
  useLanguage,
  useText,
  useTrace,
  useTraceMemo,
  useView,
  useViewState,
} from '../app/use-view.ts';
import { VirtualList } from '../app/virtual-list.tsx';

const ROW = 24;

/** Most characters of an event that a row or its title has. */
const MAX_SHOWN = 200;
const MAX_TITLE = 2_000;

/** The arrow of a message: from lane to lane, or a point where an actor writes to itself. */
const Arrow = ({
  message: { from, to },
  lanes,
}: {
  readonly message: SentMessage;
  readonly lanes: readonly Lane[];
}) => {
  const [start, end] = [laneOf(lanes, from), laneOf(lanes, to)];
  const way = start === end ? 'self' : start < end ? 'right' : 'left';
  const places = { '--from': Math.min(start, end), '--to': Math.max(start, end) } as CSSProperties;
  return (
    <span className="message-lanes">
      <i className={`arrow is-${way}`} style={places} />
    </span>
  );
};

const playerOf = (...ends: readonly (Participant | undefined)[]): string => {
  const seat = ends.find((one) => one?.is === 'seat');
  return seat?.is === 'seat' ? ` by-${seat.player}` : '';
};

const MessageList = ({ trace }: { readonly trace: Trace }) => {
  const say = useText();
  const inspector = useInspector();
  const { cursor, viewer } = useViewState('cursor', 'viewer');
  const end = useView(visibleEnd);
  const language = useLanguage();
  const used = useTraceMemo(() => lanesOf(trace), [trace]);
  const lanes = useMemo(() => lanesUpTo(used, end), [used, end]);
  const names = trace.ruleset.chartNames?.[language];

  const nameOf = (one: Participant | undefined): string => {
    if (one === undefined) return say('outside');
    if (one.is === 'process') return processName(names, one.machine);
    return one.is === 'table' ? say('tableActor') : `${say('seatActor')} ${one.player + 1}`;
  };

  return (
    <>
      <div className="message-heads" aria-hidden="true">
        <span className="message-lanes">
          {lanes.map(({ key, of }) => (
            <b key={key} className={playerOf(of)} data-lane={key}>
              {nameOf(of)}
            </b>
          ))}
        </span>
      </div>
      <VirtualList
        count={messagesUpTo(trace, end)}
        row={ROW}
        current={messagesUpTo(trace, cursor) - 1}
        label={say('messages')}
        draw={(index) => {
          const message = trace.messages[index] as SentMessage;
          const { from, to, moment } = message;
          const { type = say('secret'), content } = visibleMessage(trace, message, viewer);
          const ends = `${nameOf(from)} → ${nameOf(to)}`;
          return (
            <Button
              role="treeitem"
              aria-level={1}
              aria-selected={moment === cursor}
              key={index}
              className={`row message${moment === cursor ? ' is-current' : ''}${playerOf(from, to)}`}
              style={{ '--lanes': lanes.length } as CSSProperties}
              data-message={type}
              data-moment={moment}
              onClick={() => inspector.goTo(moment)}
              title={`${ends}\n${type}\n${content.slice(0, MAX_TITLE)}`}
            >
              <Arrow message={message} lanes={lanes} />
              <span className="row-text">
                <b>{ends}</b> <code>{type}</code> {content.slice(0, MAX_SHOWN)}
              </span>
            </Button>
          );
        }}
      />
    </>
  );
};

/** What the actors of the match sent each other, one message a line, up to the furthest moment seen. */
export const Messages = () => {
  const trace = useTrace();
  const say = useText();
  if (trace === undefined) return null;
  return (
    <Panel name="messages" title={say('messages')} isLazy>
      <MessageList trace={trace} />
    </Panel>
  );
};
