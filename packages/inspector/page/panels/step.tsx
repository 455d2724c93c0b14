import { clausesOf, processName, statePathName } from 'gatechart/tools';
import { changesBetween } from '../../src/trace/comparison.ts';
import { contextValuesAt } from '../../src/trace/context-values.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { beginningOf } from '../../src/trace/trace-step.ts';
import { Panel } from '../app/panel.tsx';
import { useLanguage, useText, useTrace, useView, useViewState } from '../app/use-view.ts';

const ClauseTexts = ({ trace }: { readonly trace: Trace }) => {
  const say = useText();
  const cursor = useView((state) => state.cursor);
  const language = useLanguage();
  const moment = trace.moments[cursor];
  if (moment === undefined) return null;
  const ids = [...new Set([...(moment.step?.clauses ?? []), ...moment.facts.flatMap(clausesOf)])];
  return (
    <>
      {ids.length === 0 && <p className="quiet">{say('clausesNone')}</p>}
      <dl className="clauses">
        {ids.map((id) => {
          const clause = trace.ruleset.clauses[id];
          return (
            <div key={id} data-clause={id}>
              <dt>{id}</dt>
              <dd lang={language}>
                {clause?.[language]}
                {clause !== undefined && clause.certainty !== 'official' && (
                  <small> {say(clause.certainty)}</small>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
};

/** The clauses of the step at hand, with their text. */
export const Clauses = () => {
  const trace = useTrace();
  const say = useText();
  if (trace === undefined) return null;
  return (
    <Panel name="clauses" title={say('clauses')} isLazy>
      <ClauseTexts trace={trace} />
    </Panel>
  );
};

/** The step at hand as the chart has it: from where to where, by which event, and what changed. */
export const StepPanel = () => {
  const trace = useTrace();
  const say = useText();
  const { cursor, viewer } = useViewState('cursor', 'viewer');
  const language = useLanguage();
  const moment = trace?.moments[cursor];
  const cause = trace?.segments[moment?.segment ?? 0]?.cause;
  if (trace === undefined || moment === undefined || cause === undefined) return null;
  const { step, game } = moment;
  const before = trace.moments[cursor - 1]?.game;
  const changes = before === undefined || viewer !== null ? [] : changesBetween(before, game);
  const values = viewer === null ? contextValuesAt(trace, cursor) : [];
  const names = trace.ruleset.chartNames?.[language];
  return (
    <Panel name="step" title={say('why')}>
      {step === undefined ? (
        <p>{say(beginningOf(cause))}</p>
      ) : (
        <dl className="step">
          <dt title={step.machine}>{processName(names, step.machine)}</dt>
          <dd className="mono" title={`${step.from} → ${step.to}`}>
            {statePathName(names, step.machine, step.from)} <b>→</b>{' '}
            {statePathName(names, step.machine, step.to)}
          </dd>
          <dt>{say('event')}</dt>
          <dd>{say(step.event === '' ? 'always' : step.event)}</dd>
        </dl>
      )}
      {values.length > 0 && (
        <details className="changes" open>
          <summary>
            {say('context')} <small>{values.length}</small>
          </summary>
          <ul>
            {values.map(({ key, text, isChanged }) => (
              <li key={key} data-context={key} className={isChanged ? 'is-changed' : ''}>
                <code>{key}</code> {isChanged ? <ins>{text}</ins> : text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {changes.length > 0 && (
        <details className="changes" open>
          <summary>
            {say('changed')} <small>{changes.length}</small>
          </summary>
          <ul>
            {changes.map(({ path, before: old, after }) => (
              <li key={path}>
                <code>{path}</code> <del>{old ?? '–'}</del> <ins>{after ?? '–'}</ins>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
};
