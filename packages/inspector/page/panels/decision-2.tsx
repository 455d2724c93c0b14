import { memo, useMemo } from 'react';
import { PLAYERS } from '../../../../src/core/decision.ts';
import { type OptionDescription, describeQuestionAt } from '../../src/trace/option-words.ts';
import { questionAt } from '../../src/trace/question.ts';
import { visibleEnd } from '../../src/store/seen.ts';
import type { PlayerController } from '../../src/store/view-state.ts';
import { useFilm, useInspector, useLanguage, useView, useText } from '../app/use-view-2.ts';
import { OptionLabel } from './question.tsx';
import { Panel } from '../app/panel.tsx';
import { QuestionLine, HintLine, ResultLine } from './question-2.tsx';
import { IllegalReasonForm } from './decision.tsx';

const CONTROLLERS: readonly PlayerController[] = ['you', 'greedy', 'random'];

const ControllerSelects = () => {
  const say = useText();
  const inspector = useInspector();
  const seats = useView((state) => state.seats);
  return (
    <div className="seats">
      {PLAYERS.map((player) => (
        <label key={player} className={`by-${player}`}>
          {say('player')} {player + 1}
          <select
            value={seats[player]}
            data-seat={player}
            onChange={(event) => inspector.seat(player, event.currentTarget.value as PlayerController)}
          >
            {CONTROLLERS.map((seat) => (
              <option key={seat} value={seat}>
                {say(seat)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
};

const Result = () => {
  const film = useFilm();
  const say = useText();
  const cursor = useView((state) => state.cursor);
  const isAtEnd = film !== undefined && cursor === film.moments.length - 1;
  const result = film?.moments[cursor]?.game.result;
  if (isAtEnd && film.failure !== undefined) {
    const { code, place, message } = film.failure;
    return (
      <p className="trouble" role="alert">
        <b>{say('fault')}</b> <code>{code}</code> {place}: {message}
      </p>
    );
  }
  if (result === undefined) return <p className="quiet">{say('notHere')}</p>;
  return <ResultLine result={result} />;
};

interface OptionsProps {
  readonly options: readonly OptionDescription[];
  /** The key that was taken, as far as that is told. */
  readonly taken: string | undefined;
  readonly hinted: string | undefined;
}

const Options = memo(({ options, taken, hinted }: OptionsProps) => {
  const say = useText();
  const inspector = useInspector();
  return (
    <ol className="options">
      {options.map(({ key, ...words }, index) => (
        <li key={key}>
          <button
            type="button"
            data-option={key}
            className={`${key === taken ? 'is-taken' : ''}${key === hinted ? ' is-hinted' : ''}`}
            onClick={() => inspector.choose(key)}
          >
            {index < 9 && <kbd>{index + 1}</kbd>}
            <OptionLabel words={{ key, ...words }} among={options} />
            {key === taken && <em>{say('chosen')}</em>}
          </button>
        </li>
      ))}
    </ol>
  );
});

const NONE: readonly OptionDescription[] = [];

/** The question that belongs to the moment, with its options. */
export const DecisionPanel = () => {
  const film = useFilm();
  const say = useText();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const hint = useView((state) => state.hint);
  const viewer = useView((state) => state.viewer);
  const active = useView((state) => state.active);
  const isLive = useView((state) => state.live !== undefined);
  const end = useView(visibleEnd);
  const language = useLanguage();
  const question = film && questionAt(film, cursor);
  const scene = question?.segment;
  const words = useMemo(
    () => (film === undefined || scene === undefined ? undefined : describeQuestionAt(film, scene, language)),
    [film, scene, language],
  );
  if (film === undefined) return null;
  const isTakenShown = question !== undefined && (film.segments[question.segment]?.end ?? 0) <= end;
  const isHidden = question !== undefined && viewer !== null && viewer !== question.decision.player;
  const tools = question !== undefined && !isHidden && (
    <button type="button" className="small" onClick={() => inspector.askHint()} title="h">
      {say('hint')}
    </button>
  );
  return (
    <Panel name="decision" title={say('decision')} tools={tools}>
      {!isLive && <ControllerSelects />}
      {question === undefined ? (
        <Result />
      ) : (
        <>
          <QuestionLine
            ruleset={film.ruleset}
            player={question.decision.player}
            kind={question.decision.kind}
            clause={question.decision.clause}
            about={isHidden ? '' : (words?.about ?? '')}
          />
          {!isHidden && <HintLine hint={hint} words={words} />}
          <Options
            options={isHidden ? NONE : (words?.options ?? NONE)}
            taken={isTakenShown && question.taken?.is === 'answer' ? question.taken.key : undefined}
            hinted={hint?.key}
          />
          <p className="quiet">{say(isHidden ? 'notYours' : 'chooseHere')}</p>
          {!isHidden && <IllegalReasonForm key={`${active} ${question.segment}`} film={film} scene={question.segment} />}
        </>
      )}
    </Panel>
  );
};
