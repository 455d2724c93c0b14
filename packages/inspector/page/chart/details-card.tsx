import { processName, statePathName, stateTitle } from 'gatechart/tools';
import { useEffect, useMemo, useRef, useState } from 'react';
import { chartDetails, countTimes } from '../../src/store/chart-details.ts';
import { type DetailsTarget, visibleEnd } from '../../src/store/view-state.ts';
import { isSameBreakpoint } from '../../src/trace/navigation.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { Button } from '../app/controls.tsx';
import { loadScriptValue, SCENARIOS_GLOBAL } from '../app/script-loader.ts';
import { useInspector, useLanguage, useText, useTrace, useView } from '../app/use-view.ts';
import type { ScenarioTitles } from '../build-data.ts';
import { processesOfTrace } from './machine-drawing.ts';

type Scenarios = Readonly<Record<string, ScenarioTitles>>;

/** The scenarios by ruleset and clause, once they are loaded; none where they are not beside the page. */
const useScenarios = (): Scenarios | undefined => {
  const [scenarios, setScenarios] = useState<Scenarios>();
  useEffect(() => {
    loadScriptValue<Scenarios>('scenarios.js', SCENARIOS_GLOBAL).then(setScenarios, () => setScenarios({}));
  }, []);
  return scenarios;
};

interface ClauseProps {
  readonly trace: Trace;
  readonly clause: string;
  readonly scenarios: Scenarios | undefined;
  readonly isOpen: boolean;
}

/** A clause in both languages, with the scenarios that show it. */
const ClauseDetails = ({ trace, clause, scenarios, isOpen }: ClauseProps) => {
  const say = useText();
  const inspector = useInspector();
  const language = useLanguage();
  const words = trace.ruleset.clauses[clause];
  const shown = scenarios?.[trace.ruleset.id]?.[clause] ?? [];
  return (
    <section data-told-clause={clause}>
      <h3>
        <Button
          className="clause-id"
          onClick={() => inspector.set({ details: { is: 'clause', key: clause } })}
        >
          {clause}
        </Button>{' '}
        {words !== undefined && words.certainty !== 'official' && <small>{say(words.certainty)}</small>}
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
            {shown.map(([title, file, titleJa]) => (
              <li key={`${file} ${title}`}>
                <span lang={language}>{language === 'ja' ? titleJa : title}</span> <code>{file}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

/** A state, transition or clause: its words, the scenarios about it, how often the match took it, and stops at it. */
const DetailsContent = ({ trace, target }: { readonly trace: Trace; readonly target: DetailsTarget }) => {
  const say = useText();
  const inspector = useInspector();
  const end = useView(visibleEnd);
  const isStop = useView(({ breakpoints }) => breakpoints.some((each) => isSameBreakpoint(each, target)));
  const words = chartDetails(processesOfTrace(trace), target);
  const times = useMemo(() => countTimes(trace, target, end), [trace, target, end]);
  const scenarios = useScenarios();
  const names = trace.ruleset.chartNames?.[useLanguage()];
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  if (words === undefined) return null;
  const { clauses, coveredBy, description, asks, invokes, leadsTo, guard, actions } = words;
  const [machine = '', rest = ''] = target.key.split(/\/(.*)/s);
  const name = target.is === 'state' ? stateTitle(names, machine, rest) : target.key;
  const facts = [
    asks && `${say('asksFor')} ${asks}`,
    invokes && `${say('startsProcess')} ${processName(names, invokes)}`,
    leadsTo && `${say('leadsTo')} ${statePathName(names, machine, leadsTo)}`,
    guard && `[${guard}]`,
    actions.length > 0 && `/ ${actions.join(', ')}`,
  ].filter((each) => typeof each === 'string' && each !== '');
  return (
    <aside className="told-card" aria-label={name} data-told={target.key}>
      <header>
        <h2 ref={head} tabIndex={-1} title={target.key}>
          {name}
        </h2>
        <Button label={say('closeTold')} onClick={() => inspector.set({ details: undefined })}>
          ×
        </Button>
      </header>
      <div className="told-stops">
        <Button data-stop="set" aria-pressed={isStop} onClick={() => inspector.toggleBreakpoint(target)}>
          <i>●</i> {say(isStop ? 'unbreak' : 'breakHere')}
        </Button>
        <Button data-stop="back" onClick={() => inspector.runTo(-1, [target])}>
          ← {say('runBackWord')}
        </Button>
        <Button data-stop="on" onClick={() => inspector.runTo(1, [target])}>
          {say('runOnWord')} →
        </Button>
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
            {say('coveredBy')} <code>{stateTitle(names, machine, coveredBy.slice(machine.length + 1))}</code>
          </p>
        )}
        {clauses.map((clause) => (
          <ClauseDetails
            key={clause}
            trace={trace}
            clause={clause}
            scenarios={scenarios}
            isOpen={clauses.length === 1}
          />
        ))}
      </div>
    </aside>
  );
};

/** What was clicked in the chart or the time line, in full. */
export const DetailsCard = () => {
  const trace = useTrace();
  const target = useView((state) => state.details);
  if (trace === undefined || target === undefined) return null;
  return <DetailsContent key={`${target.is} ${target.key}`} trace={trace} target={target} />;
};
