import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  actorTree,
  type ExternalActor,
  type ExternalActors,
  foremostActor,
  innermost,
  NO_ACTORS,
  receiveMessage,
  shortJson,
} from '../../src/external-actors/actors.ts';
import { eventsOf } from '../../src/external-actors/definition.ts';
import { eventMessage, GREETINGS, readMessage } from '../../src/external-actors/messages.ts';
import { Store } from '../../src/store/store.ts';
import { Button } from '../app/controls.tsx';
import { Panel } from '../app/panel.tsx';
import { useAppearance, useText } from '../app/use-view.ts';
import { ExternalChart } from '../chart/external-chart.tsx';
import { TopBar } from './top-bar.tsx';

/** The server of an inspector that the address names, as `host:port/token`. */
const serverInUrl = (): string | undefined =>
  /[#&]server=(?<at>[\w.:[\]-]+\/[\w-]+)/.exec(location.hash)?.groups?.at;

/** How long messages are gathered before the page is drawn again, in ms. */
const GATHERED = 40;

/** The actors, and whether the server that told of them is gone. */
interface Received extends ExternalActors {
  readonly isLost: boolean;
}

const NOTHING: Received = { ...NO_ACTORS, isLost: false };

/** The actors that the window around this one tells of, or the one that opened it, or a server. */
class ExternalActorsReceiver extends Store<Received> {
  readonly #send: (message: object) => void;
  /** The actors after all messages; listeners hear of them a little later. */
  #newest = NOTHING;

  constructor() {
    super(NOTHING);
    const server = serverInUrl();
    this.#send = server === undefined ? this.#hearWindow() : this.#hearServer(server);
  }

  /** An event that was clicked, for one of the actors. */
  click({ sessionId }: ExternalActor, type: string): void {
    this.#send(eventMessage(sessionId, type));
  }

  #receive(data: unknown): void {
    const message = readMessage(data);
    if (message !== undefined) this.#gather(receiveMessage(this.#newest, message));
  }

  #gather(change: Partial<Received>): void {
    // A timer: a page that nobody looks at has no frames.
    if (this.#newest === this.get()) setTimeout(() => this.put(this.#newest), GATHERED);
    this.#newest = { ...this.#newest, ...change };
  }

  #hearWindow(): (message: object) => void {
    const teller = window.parent === window ? (window.opener as Window | null) : window.parent;
    window.addEventListener('message', ({ source, data }) => {
      if (source === teller) this.#receive(data);
    });
    const send = (message: object): void => teller?.postMessage(message, '*');
    for (const greeting of GREETINGS) send(greeting);
    return send;
  }

  #hearServer(server: string): (message: object) => void {
    const socket = new WebSocket(`ws://${server}`);
    const send = (message: object): void => socket.send(JSON.stringify(message));
    socket.addEventListener('open', () => {
      for (const greeting of GREETINGS) send(greeting);
    });
    socket.addEventListener('message', ({ data }) => {
      try {
        this.#receive(JSON.parse(String(data)));
      } catch {
        // What is no JSON is no message of an inspector.
      }
    });
    socket.addEventListener('close', () => this.#gather({ isLost: true }));
    return send;
  }
}

/** The states that an actor was seen in. */
const SeenStates = ({ actor: { active, seen } }: { readonly actor: ExternalActor }) => (
  <ol className="foreign-states">
    {seen.map((path) => (
      <li
        key={path}
        className={active.includes(path) ? 'is-lit' : ''}
        data-foreign-state={path}
        aria-current={active.includes(path)}
      >
        <b>{path}</b>
      </li>
    ))}
  </ol>
);

/** The chart of an actor; the states that it was seen in where it was never introduced, or its chart cannot be drawn. */
const States = ({ actor }: { readonly actor: ExternalActor }) => {
  const { content, active } = actor;
  const seen = <SeenStates actor={actor} />;
  return content === undefined ? seen : <ExternalChart content={content} active={active} instead={seen} />;
};

/** Events that an actor takes where it is, to be sent by a click. */
const Events = ({
  actor,
  receiver,
}: {
  readonly actor: ExternalActor;
  readonly receiver: ExternalActorsReceiver;
}) => {
  const say = useText();
  const { content, active, status, takesEvents } = actor;
  const events = content === undefined || status !== 'active' ? [] : eventsOf(content, active);
  if (!takesEvents || events.length === 0) return null;
  return (
    <fieldset className="foreign-send" aria-label={say('sendEvent')}>
      {events.map((type) => (
        <Button key={type} data-foreign-event={type} onClick={() => receiver.click(actor, type)}>
          {type}
        </Button>
      ))}
    </fieldset>
  );
};

/** Actors of another program: their tree, the chart of one with the current states lit, and what it heard. */
export const ExternalActorsPage = () => {
  const [receiver] = useState(() => new ExternalActorsReceiver());
  const say = useText();
  const { all, isLost } = useSyncExternalStore(receiver.subscribe, receiver.get);
  const [pinned, setPinned] = useState<string>();
  useAppearance();
  const actor = all.get(pinned ?? '') ?? foremostActor(all);
  const context = useMemo(() => shortJson(actor?.context), [actor?.context]);
  return (
    <div className="page">
      <TopBar />
      {isLost && (
        <p className="trouble trouble-bar match-trouble" role="alert">
          {say('foreignLost')}
        </p>
      )}
      <main className="foreign">
        <Panel name="foreign-actors" title={say('foreign')}>
          {all.size === 0 && <p className="quiet">{say('foreignNone')}</p>}
          {actorTree(all).map(([{ sessionId, name, status, active }, depth]) => (
            <Button
              key={sessionId}
              className={`row actor${status === 'active' ? '' : ' is-over'}${sessionId === actor?.sessionId ? ' is-shown' : ''}`}
              style={{ paddingLeft: 8 + depth * 14 }}
              aria-pressed={pinned === sessionId}
              data-foreign-actor={name}
              onClick={() => setPinned(pinned === sessionId ? undefined : sessionId)}
            >
              <span className="dot" />
              <b>{name}</b>
              <span className="row-text mono">{innermost(active).join(', ')}</span>
            </Button>
          ))}
        </Panel>
        <Panel
          name="foreign-states"
          title={actor === undefined ? say('states') : `${say('states')} · ${actor.name}`}
        >
          {actor !== undefined && !isLost && <Events actor={actor} receiver={receiver} />}
          {actor !== undefined && <States actor={actor} />}
        </Panel>
        <Panel name="foreign-events" title={say('events')}>
          {context !== '' && <p className="mono small foreign-context">{context}</p>}
          <ol className="foreign-events">
            {[...(actor?.events ?? [])].reverse().map(({ number, type, text }) => (
              <li key={number} title={text}>
                <code>{number}</code> {type}
              </li>
            ))}
          </ol>
        </Panel>
      </main>
    </div>
  );
};
