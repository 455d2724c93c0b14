import { clausesOf, processName, statePathName } from 'gatechart/tools';
import { changesBetween } from '../../src/trace/comparison.ts';
import { knownAnswer } from '../../src/trace/question.ts';
import { Panel } from '../app/panel.tsx';
import { useLanguage, useText, useTrace, useView, useViewState } from '../app/use-view.ts';

/** The clauses of the step at hand, with their text. */
export const Clauses = () => {
  const trace = useTrace();
  const say = useText();
  const cursor = useView((state) => state.cursor);
  const language = useLanguage();
  const moment = trace?.moments[cursor];
  if (trace === undefined || moment === undefined) return null;
  const ids = [...new Set([...(moment.step?.clauses ?? []), ...moment.facts.flatMap(clausesOf)])];
  return (
    <Panel name="clauses" title={say('clauses')}>
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
    </Panel>
  );
};

/** The step at hand: what led to it, what was refused, what happened and what changed. */
export const StepPanel = () => {
  const trace = useTrace();
  const say = useText();
  const { cursor, viewer } = useViewState('cursor', 'viewer');
  const language = useLanguage();
  const moment = trace?.moments[cursor];
  if (trace === undefined || moment === undefined) return null;
  const { step, facts, game, segment, context } = moment;
  const cause = trace.segments[segment]?.cause;
  const known = knownAnswer(trace, segment, viewer, language);
  const before = trace.moments[cursor - 1]?.game;
  const changes = before === undefined || viewer !== null ? [] : changesBetween(before, game);
  const values = Object.entries(context);
  const names = trace.ruleset.chartNames?.[language];
  return (
    <Panel name="step" title={say('why')}>
      <ul className="facts" aria-live="polite">
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts of a step never change their places
          <li key={index}>
            <code>{fact.clause}</code> {trace.ruleset.narrate(game, fact, viewer, language)}
          </li>
        ))}
      </ul>
      {step === undefined ? (
        <p>{say('started')}</p>
      ) : (
        <dl className="step">
          <dt title={step.machine}>{processName(names, step.machine)}</dt>
          <dd className="mono" title={`${step.from} → ${step.to}`}>
            {statePathName(names, step.machine, step.from)} <b>→</b>{' '}
            {statePathName(names, step.machine, step.to)}
          </dd>
          <dt>{say('event')}</dt>
          <dd>{say(step.event === '' ? 'always' : step.event)}</dd>
          {step.refused.length > 0 && (
            <>
              <dt>{say('guard')}</dt>
              <dd className="mono refused">{step.refused.join(', ')}</dd>
            </>
          )}
          {cause?.is === 'answer' && known !== undefined && (
            <>
              <dt>{say('cause')}</dt>
              <dd title={cause.key}>
                {say('player')} {cause.player + 1}: {known.brief}
              </dd>
            </>
          )}
          {values.length > 0 && viewer === null && (
            <>
              <dt>{say('context')}</dt>
              <dd className="mono small">{JSON.stringify(context)}</dd>
            </>
          )}
        </dl>
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
