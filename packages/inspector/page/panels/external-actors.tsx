import { useState, useSyncExternalStore } from 'react';
import {
  actorTree,
  type ExternalActor,
  type ExternalActors,
  externalMessage,
  NO_ACTORS,
  receiveMessage,
} from '../../src/external-actors.ts';
import { Store } from '../../src/store/store.ts';
import { Button } from '../app/controls.tsx';
import { Panel } from '../app/panel.tsx';
import { useAppearance, useText } from '../app/use-view.ts';
import { TopBar } from './top-bar.tsx';

/** The actors that the window around this one, or the one that opened it, tells of. */
export class ExternalActorsReceiver extends Store<ExternalActors> {
  constructor() {
    super(NO_ACTORS);
    const teller = window.parent === window ? (window.opener as Window | null) : window.parent;
    window.addEventListener('message', ({ source, data }) => {
      const message = externalMessage.safeParse(data);
      if (source !== teller || !message.success) return;
      this.put(receiveMessage(this.get(), message.data));
    });
    // Says nothing but that somebody is here, so it may go to any page.
    teller?.postMessage({ type: '@statelyai.connected' }, '*');
  }
}

const States = ({ actor }: { readonly actor: ExternalActor }) => (
  <ol className="foreign-states">
    {actor.states.map(({ path, depth, isFinal, isInitial, events }) => (
      <li
        key={path}
        style={{ marginLeft: depth * 18 }}
        className={actor.active.includes(path) ? 'is-lit' : ''}
        data-foreign-state={path}
        aria-current={actor.active.includes(path)}
      >
        <b>
          {isInitial ? '● ' : ''}
          {path.split('.').at(-1)}
          {isFinal ? ' ◎' : ''}
        </b>
        <small className="mono">{events.join(' · ')}</small>
      </li>
    ))}
  </ol>
);

/** Actors of another program: their tree, the states of one with the current ones lit, and what it heard. */
export const ExternalActorsPage = ({ receiver }: { readonly receiver: ExternalActorsReceiver }) => {
  const say = useText();
  const { all, latest } = useSyncExternalStore(receiver.subscribe, receiver.get);
  const [pinned, setPinned] = useState<string>();
  useAppearance();
  const actor = all.get(pinned ?? latest ?? '');
  return (
    <div className="page">
      <TopBar />
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
              <span className="row-text mono">{active.at(-1)}</span>
            </Button>
          ))}
        </Panel>
        <Panel
          name="foreign-states"
          title={actor === undefined ? say('states') : `${say('states')} · ${actor.name}`}
        >
          {actor !== undefined && <States actor={actor} />}
        </Panel>
        <Panel name="foreign-events" title={say('events')}>
          {actor !== undefined && actor.context !== '' && (
            <p className="mono small foreign-context">{actor.context}</p>
          )}
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
