import type { LocalizedName, Ruleset } from 'gatechart/tools';
import { defaultDecks, headerFor, rulesets } from 'gatechart/tools';
import { useMemo, useRef, useState } from 'react';
import counter from '../../../../examples/scenarios/counter.yaml?raw';
import excess from '../../../../examples/scenarios/excess.yaml?raw';
import penetrate from '../../../../examples/scenarios/penetrate.yaml?raw';
import { withFittingSets } from '../../src/store/card-sets.ts';
import type { PlayerController } from '../../src/store/view-state.ts';
import { useInspector, useLanguage, useText, useView } from '../app/use-view.ts';

/** A scenario that comes with the page. */
export interface Example {
  readonly name: string;
  readonly title: LocalizedName;
  readonly text: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    name: 'penetrate.yaml',
    title: { en: 'Penetrate: where two editions part', ja: '【貫通】：2つの版で処理が分かれるところ' },
    text: penetrate,
  },
  {
    name: 'counter.yaml',
    title: { en: 'A counter that resolves', ja: '【CNT】が解決されるまで' },
    text: counter,
  },
  {
    name: 'excess.yaml',
    title: { en: 'Excess damage tramples on', ja: '余剰ダメージとトランプル' },
    text: excess,
  },
];

const CONTROLLERS: readonly PlayerController[] = ['you', 'greedy', 'random'];

/** The rulesets that matches are played of. */
const playable = (): readonly Ruleset[] =>
  [...rulesets.values()].filter(({ decks = [] }) => decks.length > 0);

const NewMatch = () => {
  const say = useText();
  const inspector = useInspector();
  const [id, setId] = useState(playable()[0]?.id ?? '');
  const sets = useView((state) => state.sets);
  const named = rulesets.get(id);
  const ruleset = useMemo(() => named && withFittingSets(named, sets), [named, sets]);
  if (ruleset === undefined) return null;
  const usual = defaultDecks(ruleset);
  return (
    <form
      className="new-match"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const text = (name: string): string => String(form.get(name) ?? '');
        const seats = [text('seat0') as PlayerController, text('seat1') as PlayerController] as const;
        const setup = {
          edition: text('edition'),
          decks: [text('deck0'), text('deck1')] as const,
          seed: Math.max(0, Math.floor(Number(text('seed'))) || 0),
          index: 0,
        };
        inspector.play(headerFor(ruleset, setup, seats, ruleset.newGame(setup)), seats);
      }}
    >
      <h2>{say('newMatch')}</h2>
      <label>
        {say('ruleset')}
        <select value={id} onChange={(event) => setId(event.currentTarget.value)}>
          {playable().map((each) => (
            <option key={each.id}>{each.id}</option>
          ))}
        </select>
      </label>
      <label>
        {say('edition')}
        <select name="edition" key={id} defaultValue={ruleset.defaultEdition}>
          {Object.keys(ruleset.editions).map((edition) => (
            <option key={edition}>{edition}</option>
          ))}
        </select>
      </label>
      {[0, 1].map((seat) => (
        <fieldset key={`${id} ${seat}`} className={`by-${seat}`}>
          <legend>
            {say('player')} {seat + 1}
          </legend>
          <select name={`deck${seat}`} defaultValue={usual[seat]} aria-label={say('decks')}>
            {ruleset.decks?.map((deck) => (
              <option key={deck}>{deck}</option>
            ))}
          </select>
          <select
            name={`seat${seat}`}
            defaultValue={seat === 0 ? 'you' : 'greedy'}
            aria-label={say('player')}
          >
            {CONTROLLERS.map((each) => (
              <option key={each} value={each}>
                {say(each)}
              </option>
            ))}
          </select>
        </fieldset>
      ))}
      <label>
        {say('seed')}
        <input name="seed" type="number" min={0} defaultValue={1} />
      </label>
      <button type="submit" className="primary">
        {say('start')}
      </button>
    </form>
  );
};

/** Scenarios that come with the page, and a match of each ruleset between two agents. */
const Examples = () => {
  const say = useText();
  const inspector = useInspector();
  const language = useLanguage();
  const watch = (ruleset: Ruleset): void => {
    const setup = { edition: ruleset.defaultEdition, decks: defaultDecks(ruleset), seed: 1, index: 0 };
    const seats = ['greedy', 'greedy'] as const;
    inspector.play(headerFor(ruleset, setup, seats, ruleset.newGame(setup)), seats);
    inspector.goTo(0);
  };
  return (
    <section className="examples" aria-labelledby="examples">
      <h2 id="examples">{say('examples')}</h2>
      <ul>
        {EXAMPLES.map(({ name, title, text }) => (
          <li key={name}>
            <button type="button" data-example={name} onClick={() => inspector.open(name, text)}>
              {title[language]}
            </button>
          </li>
        ))}
        {playable().map((ruleset) => (
          <li key={ruleset.id}>
            <button type="button" data-example={ruleset.id} onClick={() => watch(ruleset)}>
              {say('exampleMatch')} <small>{ruleset.id}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What is shown while nothing is open. */
export const StartPage = ({
  openFiles,
}: {
  readonly openFiles: (files: readonly File[]) => Promise<void>;
}) => {
  const say = useText();
  const trouble = useView((state) => state.trouble);
  const isLacking = useView((state) => state.fileAwaitingSets !== undefined);
  const awaited = useView((state) => state.pendingAddress);
  const input = useRef<HTMLInputElement>(null);
  return (
    <main className="start">
      <div className="start-drop">
        <svg viewBox="0 0 64 64" className="logo" aria-hidden="true">
          <rect x="6" y="10" width="22" height="16" rx="5" />
          <rect x="36" y="38" width="22" height="16" rx="5" className="logo-lit" />
          <path d="M28 18 H47 V37" />
          <path d="M17 26 V46 H36" />
        </svg>
        <h1>{say('title')}</h1>
        <p>{say('drop')}</p>
        <button type="button" className="primary" onClick={() => input.current?.click()}>
          {say('chooseFile')}
        </button>
        <input
          ref={input}
          type="file"
          id="file"
          hidden
          multiple
          accept=".jsonl,.json,.yaml,.yml"
          onChange={(event) => {
            void openFiles([...(event.currentTarget.files ?? [])]);
          }}
        />
        <p className="quiet">{say('dropMore')}</p>
        {awaited !== undefined && (
          <p className="awaited" role="status">
            {say('awaited')} <b>{awaited.source.is === 'file' ? awaited.source.name : ''}</b>
          </p>
        )}
        {trouble !== undefined && (
          <div className="trouble" role="alert">
            <b>{say('error')}</b>
            <code>{trouble.code}</code> {trouble.place}: {trouble.message}
            {isLacking && <p className="next">{say('dropSet')}</p>}
          </div>
        )}
      </div>
      <NewMatch />
      <Examples />
    </main>
  );
};
