import { useEffect, useMemo, useRef, useState } from 'react';
import type { Film } from '../../src/trace/trace.ts';
import { isSameBreakpoint, toggled } from '../../src/trace/breakpoint.ts';
import { shownEnd } from '../../src/store/seen.ts';
import type { Told } from '../../src/store/view-state.ts';
import { chartWords, stopAt, timesOf } from '../../src/store/chart-details.ts';
import { lentBy, SCENARIOS } from '../app/script-loader.ts';
import type { ScenarioTitles } from '../scenario-titles.ts';
import { useFilm, useInspector, useView, useWords } from '../app/use-view-2.ts';
import { processesOfFilm } from './machine-drawing.ts';

type Scenarios = Readonly<Record<string, ScenarioTitles>>;

/** The scenarios by ruleset and clause, once they are loaded; none where they are not beside the page. */
const useScenarios = (): Scenarios | undefined => {
  const [scenarios, setScenarios] = useState<Scenarios>();
  useEffect(() => {
    lentBy<Scenarios>('scenarios.js', SCENARIOS).then(setScenarios, () => setScenarios({}));
  }, []);
  return scenarios;
};

interface ClauseProps {
  readonly film: Film;
  readonly clause: string;
  readonly scenarios: Scenarios | undefined;
  readonly isOpen: boolean;
}

/** A clause in both languages, with the scenarios that show it. */
const ClauseWords = ({ film, clause, scenarios, isOpen }: ClauseProps) => {
  const say = useWords();
  const inspector = useInspector();
  const words = film.ruleset.clauses[clause];
  const shown = scenarios?.[film.ruleset.id]?.[clause] ?? [];
  return (
    <section data-told-clause={clause}>
      <h3>
        <button
          type="button"
          className="clause-id"
          onClick={() => inspector.set({ told: { is: 'clause', key: clause } })}
        >
          {clause}
        </button>{' '}
        {words !== undefined && words.certainty !== 'official' && <small>{words.certainty}</small>}
      </h3>
      <p lang="en">{words?.en}</p>
      <p lang="ja">{words?.ja}</p>
      {scenarios !== undefined && shown.length === 0 && <p className="quiet">{say('noScenario')}</p>}
      {shown.length > 0 && (
        <details open={isOpen}>
          <summary>
            {say('scenarios')} <small>{shown.length}</small>
          </summary>
          <ul>
            {shown.map(([title, file]) => (
              <li key={`${file} ${title}`}>
                <span lang="en">{title}</span> <code>{file}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

/** A state, transition or clause: its words, the scenarios about it, how often the match took it, and stops at it. */
const Card = ({ film, told }: { readonly film: Film; readonly told: Told }) => {
  const say = useWords();
  const inspector = useInspector();
  const end = useView(shownEnd);
  const stop = useMemo(() => stopAt(told), [told]);
  const isStop = useView(({ breakpoints }) => breakpoints.some((each) => isSameBreakpoint(each, stop)));
  const words = chartWords(processesOfFilm(film), told);
  const times = useMemo(() => timesOf(film, told, end), [film, told, end]);
  const scenarios = useScenarios();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  if (words === undefined) return null;
  const { clauses, coveredBy, description, asks, invokes, leadsTo, guard, actions } = words;
  const name = told.is === 'state' ? told.key.replace('/', '.').replace(/\.$/, '') : told.key;
  const facts = [
    asks && `${say('asksFor')} ${asks}`,
    invokes && `${say('startsProcess')} ${invokes}`,
    leadsTo && `${say('leadsTo')} ${leadsTo}`,
    guard && `[${guard}]`,
    actions.length > 0 && `/ ${actions.join(', ')}`,
  ].filter((each) => typeof each === 'string' && each !== '');
  return (
    <aside className="told-card" aria-label={name} data-told={told.key}>
      <header>
        <h2 ref={head} tabIndex={-1}>
          {name}
        </h2>
        <button
          type="button"
          aria-label={say('closeTold')}
          title={say('closeTold')}
          onClick={() => inspector.set({ told: undefined })}
        >
          ×
        </button>
      </header>
      <div className="told-stops">
        <button
          type="button"
          data-stop="set"
          aria-pressed={isStop}
          onClick={() => inspector.set({ breakpoints: toggled(inspector.get().breakpoints, stop) })}
        >
          <i>●</i> {say(isStop ? 'unbreak' : 'breakHere')}
        </button>
        <button type="button" data-stop="back" onClick={() => inspector.runTo(-1, [stop])}>
          ← {say('runBackWord')}
        </button>
        <button type="button" data-stop="on" onClick={() => inspector.runTo(1, [stop])}>
          {say('runOnWord')} →
        </button>
        <span className="told-times" data-times={times}>
          {say('taken')}: <b>{times}</b> {say('times')}
        </span>
      </div>
      <div className="told-words">
        {description !== undefined && <p lang="en">{description}</p>}
        {facts.length > 0 && <p className="mono quiet">{facts.join(' · ')}</p>}
        {clauses.length === 0 && <p className="quiet">{say('noWords')}</p>}
        {coveredBy !== undefined && (
          <p className="quiet">
            {say('coveredBy')} <code>{coveredBy.replace(/\.$/, '')}</code>
          </p>
        )}
        {clauses.map((clause) => (
          <ClauseWords
            key={clause}
            film={film}
            clause={clause}
            scenarios={scenarios}
            isOpen={clauses.length === 1}
          />
        ))}
      </div>
    </aside>
  );
};

/** What was clicked in the chart or the time line, told in full. */
export const ToldCard = () => {
  const film = useFilm();
  const told = useView((state) => state.told);
  if (film === undefined || told === undefined) return null;
  return <Card key={`${told.is} ${told.key}`} film={film} told={told} />;
};
