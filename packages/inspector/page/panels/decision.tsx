import { type IllegalReason, PLAYERS } from 'gatechart/tools';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  explainableNames,
  explainIllegalAt,
  reasonWords,
  refusedAt,
  wordsOfKey,
} from '../../src/store/decision-help.ts';
import { CONTROLLERS, type PlayerController, visibleEnd } from '../../src/store/view-state.ts';
import {
  asksAfter,
  describeQuestionAt,
  type OptionDescription,
  questionAt,
} from '../../src/trace/question.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { Button, Select } from '../app/controls.tsx';
import { Panel } from '../app/panel.tsx';
import { useInspector, useLanguage, useText, useTrace, useView, useViewState } from '../app/use-view.ts';
import { HintLine, OptionList, QuestionLine, RefusedList, ResultLine, SearchLine } from './question.tsx';
import { ClauseLink } from './story.tsx';

interface IllegalReasonProps {
  readonly trace: Trace;
  /** The segment that ends with the question. */
  readonly segment: number;
}

/** The clause of a reason, and the condition that fails with the facts it looked at. */
const ReasonLine = ({ reason }: { readonly reason: IllegalReason }) => (
  <small>
    <ClauseLink id={reason.clause} /> {reasonWords(reason, useLanguage()).join(' · ')}
  </small>
);

/** What the question does not offer though the player may think of it, each with the reason. */
const RefusedOptions = memo(({ trace, segment }: IllegalReasonProps) => {
  const language = useLanguage();
  const groups = useMemo(() => refusedAt(trace, segment, language), [trace, segment, language]);
  return <RefusedList groups={groups} isOpen clause={(id) => <ClauseLink id={id} />} />;
});

/** The field of what somebody would like to do. */
const WHY_NOT = 'why-not';

/** Answers why an option is not on offer: the clause, the condition that fails, and what it looked at. */
export const IllegalReasonForm = memo(({ trace, segment }: IllegalReasonProps) => {
  const say = useText();
  const language = useLanguage();
  const [asked, setAsked] = useState('');
  const names = useMemo(() => explainableNames(trace, segment, language), [trace, segment, language]);
  const answers = useMemo(
    () => (asked === '' ? [] : explainIllegalAt(trace, segment, asked)),
    [trace, segment, asked],
  );
  const answer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be in sight whenever something is answered
  useEffect(() => {
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, [answers]);
  if (trace.ruleset.explainIllegal === undefined) return null;
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
        <input id={WHY_NOT} name="asked" list="askable" placeholder={say('whyNotWhat')} autoComplete="off" />
      </label>
      <datalist id="askable">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <button type="submit" className="small">
        {say('ask')}
      </button>
      {asked !== '' && (
        <div ref={answer} className="why-answers" role="status">
          {answers.map(({ key, isOffered, reason, clause }) => (
            <div key={key} data-why={isOffered ? 'offered' : reason?.clause}>
              <b title={key}>{wordsOfKey(trace, segment, key, language)}</b>
              {isOffered ? (
                <p>{say('isOffered')}</p>
              ) : (
                <>
                  <p>{clause?.[language]}</p>
                  {reason !== undefined && <ReasonLine reason={reason} />}
                </>
              )}
            </div>
          ))}
          {answers.length === 0 && <p>{say('noReason')}</p>}
        </div>
      )}
    </form>
  );
});

const ControllerSelects = memo(() => {
  const say = useText();
  const inspector = useInspector();
  const seats = useView((state) => state.seats);
  return (
    <div className="seats">
      {PLAYERS.map((player) => (
        <label key={player} className={`by-${player}`}>
          {say('player')} {player + 1}
          <Select
            value={seats[player]}
            data-seat={player}
            options={CONTROLLERS.map((each) => [each, say(each)])}
            choose={(value) => inspector.seat(player, value as PlayerController)}
          />
        </label>
      ))}
    </div>
  );
});

const Result = () => {
  const trace = useTrace();
  const say = useText();
  const cursor = useView((state) => state.cursor);
  if (trace === undefined) return null;
  const isAtEnd = cursor === trace.moments.length - 1;
  const result = trace.moments[cursor]?.game.result;
  if (isAtEnd && trace.failure !== undefined) {
    const { code, place, message } = trace.failure;
    return (
      <p className="trouble" role="alert">
        <b>{say('fault')}</b> <code>{code}</code> {place}: {message}
      </p>
    );
  }
  if (result === undefined)
    return <p className="quiet">{say(asksAfter(trace, cursor) ? 'notHere' : 'noneLater')}</p>;
  return <ResultLine result={result} />;
};

const NONE: readonly OptionDescription[] = [];

/** The question that belongs to the moment, with its options. */
export const DecisionPanel = () => {
  const trace = useTrace();
  const say = useText();
  const inspector = useInspector();
  const { cursor, hint, viewer, active } = useViewState('cursor', 'hint', 'viewer', 'active');
  const isLive = useView((state) => state.live !== undefined);
  const end = useView(visibleEnd);
  const language = useLanguage();
  const question = trace && questionAt(trace, cursor);
  const segment = question?.segment;
  const rated = useView(({ chances }) =>
    chances?.trace === trace && segment !== undefined ? chances?.ratedBySegment.get(segment) : undefined,
  );
  const words = useMemo(
    () =>
      trace === undefined || segment === undefined ? undefined : describeQuestionAt(trace, segment, language),
    [trace, segment, language],
  );
  const choose = useCallback((key: string): void => inspector.choose(key), [inspector]);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is read from its beginning
  useEffect(() => {
    box.current?.closest('.panel-body')?.scrollTo({ top: 0 });
  }, [active, segment]);
  if (trace === undefined) return null;
  const asked = (trace.segments[segment ?? 0]?.end ?? 1) - 1;
  const isTakenShown = question !== undefined && asked < end;
  const isHidden = question !== undefined && viewer !== null && viewer !== question.decision.player;
  const taken = isTakenShown && question.taken?.is === 'answer' ? question.taken.key : undefined;
  const answer = isHidden ? undefined : words?.options.find(({ key }) => key === taken)?.brief;
  const goBack = (): void => inspector.goTo(asked);
  const tools = question !== undefined && !isHidden && (
    <>
      <Button className="small" onClick={() => inspector.askHint()} title="h">
        {say('hint')}
      </Button>
      {trace.ruleset.explainIllegal !== undefined && (
        <Button className="small" onClick={() => document.getElementById(WHY_NOT)?.focus()}>
          {say('whyNotWord')}
        </Button>
      )}
    </>
  );
  return (
    <Panel name="decision" title={say('decision')} tools={tools}>
      {!isLive && <ControllerSelects />}
      {question === undefined ? (
        <Result />
      ) : (
        <div ref={box} className={question.isAtRest ? 'question' : 'question is-past'}>
          <QuestionLine
            ruleset={trace.ruleset}
            player={question.decision.player}
            kind={question.decision.kind}
            clause={question.decision.clause}
            about={isHidden ? '' : (words?.about ?? '')}
            past={question.isAtRest ? undefined : { moment: asked, answer, goBack }}
          />
          {!isHidden && <HintLine hint={hint} words={words} />}
          {!isHidden && <SearchLine rated={rated} words={words} />}
          <OptionList
            options={isHidden ? NONE : (words?.options ?? NONE)}
            taken={taken}
            hinted={hint?.key}
            choose={choose}
          />
          <p className="quiet">
            {say(isHidden ? 'notYours' : question.isAtRest ? 'chooseHere' : 'choosePast')}
          </p>
          {!isHidden && question.isAtRest && <RefusedOptions trace={trace} segment={question.segment} />}
          {!isHidden && (
            <IllegalReasonForm
              key={`${active} ${question.segment}`}
              trace={trace}
              segment={question.segment}
            />
          )}
        </div>
      )}
    </Panel>
  );
};
