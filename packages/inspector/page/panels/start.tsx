import type { LocalizedName, Ruleset } from 'gatechart/tools';
import { defaultDecks, rulesets } from 'gatechart/tools';
import { useMemo, useRef, useState } from 'react';
import counter from '../../../../examples/scenarios/counter.yaml?raw';
import excess from '../../../../examples/scenarios/excess.yaml?raw';
import penetrate from '../../../../examples/scenarios/penetrate.yaml?raw';
import { withFittingSets } from '../../src/store/card-sets.ts';
import { defaultSetup } from '../../src/store/inspector-store.ts';
import { CONTROLLERS, type PlayerController } from '../../src/store/view-state.ts';
import { addressIn } from '../app/browser-state.ts';
import { Button, Select } from '../app/controls.tsx';
import { useAllRulesets, withRulesetsOf } from '../app/page-parts.ts';
import { useInspector, useLanguage, useText, useView, useViewState } from '../app/use-view.ts';

/** A scenario that comes with the page. */
export interface Example {
  readonly name: string;
  readonly title: LocalizedName;
  readonly text: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    name: 'penetrate.yaml',
    title: { en: 'Penetrate: two editions differ', ja: '【貫通】：2つの版で処理が分かれるところ' },
    text: penetrate,
  },
  {
    name: 'counter.yaml',
    title: { en: 'A counter resolves', ja: '【CNT】が解決されるまで' },
    text: counter,
  },
  {
    name: 'excess.yaml',
    title: { en: 'Excess damage with trample', ja: '余剰ダメージとトランプル' },
    text: excess,
  },
];

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
        inspector.play(ruleset, setup, seats);
      }}
    >
      <h2>{say('newMatch')}</h2>
      <label>
        {say('ruleset')}
        <Select value={id} options={playable().map((each) => [each.id, each.id])} choose={setId} />
      </label>
      <label>
        {say('edition')}
        <Select
          name="edition"
          key={id}
          defaultValue={ruleset.defaultEdition}
          options={Object.keys(ruleset.editions).map((edition) => [edition, edition])}
        />
      </label>
      {[0, 1].map((seat) => (
        <fieldset key={`${id} ${seat}`} className={`by-${seat}`}>
          <legend>
            {say('player')} {seat + 1}
          </legend>
          <Select
            name={`deck${seat}`}
            defaultValue={usual[seat]}
            aria-label={say('decks')}
            options={(ruleset.decks ?? []).map((deck) => [deck, deck])}
          />
          <Select
            name={`seat${seat}`}
            defaultValue={seat === 0 ? 'you' : 'greedy'}
            aria-label={say('player')}
            options={CONTROLLERS.map((each) => [each, say(each)])}
          />
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
    inspector.play(ruleset, defaultSetup(ruleset), ['greedy', 'greedy']);
    inspector.goTo(0);
  };
  return (
    <section className="examples" aria-labelledby="examples">
      <h2 id="examples">{say('examples')}</h2>
      <ul>
        {EXAMPLES.map(({ name, title, text }) => (
          <li key={name}>
            <Button
              data-example={name}
              onClick={() => void withRulesetsOf(inspector, [text], () => inspector.open(name, text))}
            >
              {title[language]}
            </Button>
          </li>
        ))}
        {playable().map((ruleset) => (
          <li key={ruleset.id}>
            <Button data-example={ruleset.id} onClick={() => watch(ruleset)}>
              {say('exampleMatch')} <small>{ruleset.id}</small>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Opens a link that somebody sent, whatever page it was copied from. */
const LinkForm = () => {
  const say = useText();
  const inspector = useInspector();
  const [link, setLink] = useState('');
  const open = (): void => {
    const hash = addressIn(link);
    if (hash !== undefined) location.hash = hash;
    else inspector.set({ trouble: { code: 'BAD_ADDRESS', place: say('openLink'), message: say('noLink') } });
  };
  return (
    <form
      className="open-link"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <label>
        {say('openLink')}
        <input
          value={link}
          autoComplete="off"
          spellCheck={false}
          placeholder="…#at=…"
          onChange={({ currentTarget }) => setLink(currentTarget.value)}
        />
      </label>
      <Button disabled={link.trim() === ''} onClick={open}>
        {say('goLink')}
      </Button>
    </form>
  );
};

/** What is shown while nothing is open. */
export const StartPage = ({
  openFiles,
}: {
  readonly openFiles: (files: readonly File[]) => Promise<void>;
}) => {
  const say = useText();
  const { trouble, pendingAddress: awaited } = useViewState('trouble', 'pendingAddress');
  const isLacking = useView((state) => state.fileAwaitingSets !== undefined);
  const areLoaded = useAllRulesets(useInspector());
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
        <h2>{say('title')}</h2>
        <p>{say('drop')}</p>
        <Button className="primary" onClick={() => input.current?.click()}>
          {say('chooseFile')}
        </Button>
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
        <LinkForm />
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
      {areLoaded && <NewMatch />}
      {areLoaded && <Examples />}
    </main>
  );
};
