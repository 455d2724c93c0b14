import { clausesOf } from '../../../../src/core/fact.ts';
import { useFilm, useLanguage, useView, useText } from '../app/use-view-2.ts';
import { Panel } from '../app/panel.tsx';

/** The clauses of the step at hand, with their text. */
export const Clauses = () => {
  const film = useFilm();
  const say = useText();
  const cursor = useView((state) => state.cursor);
  const language = useLanguage();
  const moment = film?.moments[cursor];
  if (film === undefined || moment === undefined) return null;
  const ids = [...new Set([...(moment.step?.clauses ?? []), ...moment.facts.flatMap(clausesOf)])];
  return (
    <Panel name="clauses" title={say('clauses')}>
      {ids.length === 0 && <p className="quiet">{say('clausesNone')}</p>}
      <dl className="clauses">
        {ids.map((id) => {
          const clause = film.ruleset.clauses[id];
          return (
            <div key={id} data-clause={id}>
              <dt>{id}</dt>
              <dd lang={language}>
                {clause?.[language]}
                {clause !== undefined && clause.certainty !== 'official' && (
                  <small> {clause.certainty}</small>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
};
