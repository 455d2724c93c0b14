import { changesBetween } from '../../src/trace/comparison.ts';
import { knownAnswer } from '../../src/trace/option-words.ts';
import { useFilm, useLanguage, useView, useText } from '../app/use-view-2.ts';
import { Panel } from '../app/panel.tsx';

/** The step at hand: what led to it, what was refused, what happened and what changed. */
export const StepPanel = () => {
  const film = useFilm();
  const say = useText();
  const cursor = useView((state) => state.cursor);
  const viewer = useView((state) => state.viewer);
  const language = useLanguage();
  const moment = film?.moments[cursor];
  if (film === undefined || moment === undefined) return null;
  const { step, facts, game, segment: scene, context } = moment;
  const cause = film.segments[scene]?.cause;
  const known = knownAnswer(film, scene, viewer, language);
  const before = film.moments[cursor - 1]?.game;
  const changes = before === undefined || viewer !== null ? [] : changesBetween(before, game);
  const values = Object.entries(context);
  return (
    <Panel name="step" title={say('why')}>
      <ul className="facts" aria-live="polite">
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts of a step never change their places
          <li key={index}>
            <code>{fact.clause}</code> {film.ruleset.narrate(game, fact, viewer, language)}
          </li>
        ))}
      </ul>
      {step === undefined ? (
        <p>{say('started')}</p>
      ) : (
        <dl className="step">
          <dt>{step.machine}</dt>
          <dd className="mono">
            {step.from} <b>→</b> {step.to}
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
