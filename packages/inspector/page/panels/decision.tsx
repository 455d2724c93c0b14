import { useEffect, useMemo, useRef, useState } from 'react';
import { reasonIn, type WhyNot } from '../../../../src/core/illegal-reasons.ts';
import type { Film } from '../../src/trace/trace.ts';
import { askable, askWhy } from '../../src/store/why.ts';
import { useLanguage, useWords } from '../app/use-view-2.ts';

interface WhyNotProps {
  readonly film: Film;
  /** The scene that ends with the question. */
  readonly scene: number;
}

const Because = ({ reason }: { readonly reason: WhyNot }) => {
  const language = useLanguage();
  const { guard, facts } = reasonIn(reason, language);
  return <p className="quiet">{[guard, ...facts].join(' · ')}</p>;
};

/** Answers why an option is not on offer: the clause, the condition that fails, and what it looked at. */
export const WhyNotBox = ({ film, scene }: WhyNotProps) => {
  const say = useWords();
  const language = useLanguage();
  const [asked, setAsked] = useState('');
  const cards = useMemo(() => askable(film, scene), [film, scene]);
  const answers = useMemo(() => (asked === '' ? [] : askWhy(film, scene, asked)), [film, scene, asked]);
  const answer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be in sight whenever something is answered
  useEffect(() => {
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, [answers]);
  if (film.ruleset.whyNot === undefined) return null;
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
                  {reason !== undefined && <Because reason={reason} />}
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
