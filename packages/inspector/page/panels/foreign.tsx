import { useState, useSyncExternalStore } from 'react';
import { type ExternalActor, actorTree } from '../../src/actors.ts';
import { Panel } from '../app/panel.tsx';
import { TopBar } from './top-bar-2.tsx';
import { useAppearance } from '../app/use-appearance.ts';
import { useText } from '../app/use-view-2.ts';
import type { ExternalActorsReceiver } from './external-actors.tsx';

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
            <button
              type="button"
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
            </button>
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
