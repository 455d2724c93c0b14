import { useEffect, useMemo, useRef, useState } from 'react';
import { reasonIn, type IllegalReason } from '../../../../src/core/illegal-reasons.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { explainableNames, explainIllegalAt } from '../../src/store/why.ts';
import { useLanguage, useText } from '../app/use-view-2.ts';

interface IllegalReasonProps {
  readonly film: Trace;
  /** The scene that ends with the question. */
  readonly scene: number;
}

const IllegalReasonText = ({ reason }: { readonly reason: IllegalReason }) => {
  const language = useLanguage();
  const { guard, facts } = reasonIn(reason, language);
  return <p className="quiet">{[guard, ...facts].join(' · ')}</p>;
};

/** Answers why an option is not on offer: the clause, the condition that fails, and what it looked at. */
export const IllegalReasonForm = ({ film, scene }: IllegalReasonProps) => {
  const say = useText();
  const language = useLanguage();
  const [asked, setAsked] = useState('');
  const cards = useMemo(() => explainableNames(film, scene), [film, scene]);
  const answers = useMemo(() => (asked === '' ? [] : explainIllegalAt(film, scene, asked)), [film, scene, asked]);
  const answer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be in sight whenever something is answered
  useEffect(() => {
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, [answers]);
  if (film.ruleset.explainIllegal === undefined) return null;
  return (
    <form
      className="why-not"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(String(new FormData(event.currentTarget).get('asked') ?? '').trim());
      }}
    >
      <label>
        {say('whyNot')}
        <input name="asked" list="askable" placeholder={say('whyNotWhat')} autoComplete="off" />
      </label>
      <datalist id="askable">
        {cards.map((card) => (
          <option key={card} value={card} />
        ))}
      </datalist>
      <button type="submit" className="small">
        {say('ask')}
      </button>
      {asked !== '' && (
        <div ref={answer} className="why-answers" role="status">
          {answers.map(({ key, isOffered, reason, clause }) => (
            <div key={key} data-why={isOffered ? 'offered' : reason?.clause}>
              <b>{key}</b>
              {isOffered ? (
                <p>{say('isOffered')}</p>
              ) : (
                <>
                  <p>
                    <code>{reason?.clause}</code> {clause?.[language]}
                  </p>
                  {reason !== undefined && <IllegalReasonText reason={reason} />}
                </>
              )}
            </div>
          ))}
          {answers.length === 0 && <p>{say('noReason')}</p>}
        </div>
      )}
    </form>
  );
};
