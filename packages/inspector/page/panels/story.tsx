import { useMemo } from 'react';
import { storyAt, storySentence } from '../../src/trace/story.ts';
import { Button } from '../app/controls.tsx';
import { useInspector, useLanguage, useText, useTrace, useViewState } from '../app/use-view.ts';

/** Opens the details of a clause. */
export const ClauseLink = ({ id }: { readonly id: string }) => {
  const inspector = useInspector();
  return (
    <Button className="clause-link" onClick={() => inspector.set({ details: { is: 'clause', key: id } })}>
      {id}
    </Button>
  );
};

/** The step at hand as one sentence, with its clause in words and the guards that were refused. */
export const StoryLine = () => {
  const trace = useTrace();
  const say = useText();
  const inspector = useInspector();
  const language = useLanguage();
  const { cursor, viewer } = useViewState('cursor', 'viewer');
  const isThere = trace?.moments[cursor] !== undefined;
  const story = useMemo(
    () => (trace === undefined || !isThere ? undefined : storyAt(trace, cursor, viewer, language)),
    [trace, isThere, cursor, viewer, language],
  );
  if (story === undefined) return null;
  const { cause, clause, others, refused } = story;
  const { happened, before, open, step, rest } = storySentence(story, language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
    <section className="story" aria-label={say('story')} tabIndex={0}>
      <div className="story-main">
        <p className="story-sentence" aria-live="polite">
          <b>{happened}</b>
          <span>
            {before}
            {cause !== undefined && (
              <span className="story-asked">
                {open}
                <Button className="link" title={say('toCause')} onClick={() => inspector.goTo(cause.moment)}>
                  {step}
                </Button>
              </span>
            )}
            {rest}
          </span>
        </p>
        <p className="story-clause">
          {clause === undefined ? (
            <span className="quiet">{say('clausesNone')}</span>
          ) : (
            <>
              <ClauseLink id={clause.id} /> {clause.entry?.[language]}{' '}
              {clause.entry !== undefined && clause.entry.certainty !== 'official' && (
                <small>{say(clause.entry.certainty)}</small>
              )}{' '}
              <span className="story-others">
                {others.map((id) => (
                  <ClauseLink key={id} id={id} />
                ))}
              </span>
            </>
          )}
        </p>
      </div>
      {refused.length > 0 && (
        <ul className="story-refused" aria-label={say('guard')}>
          {refused.map(({ name, fails }) => (
            <li key={name}>
              <s>{name}</s> {fails}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
