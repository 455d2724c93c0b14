import { memo, useMemo } from 'react';
import { PLAYERS } from '../../../../src/core/decision.ts';
import { type OptionWords, questionWordsAt } from '../../src/trace/option-words.ts';
import { questionAt } from '../../src/trace/question.ts';
import { shownEnd } from '../../src/store/seen.ts';
import type { Seat } from '../../src/store/view-state.ts';
import { useFilm, useInspector, useLanguage, useView, useWords } from '../app/use-view-2.ts';
import { OptionText } from './question.tsx';
import { Panel } from '../app/panel.tsx';
import { AskedLine, HintLine, ResultLine } from './question-2.tsx';
import { WhyNotBox } from './decision.tsx';

const SEATS: readonly Seat[] = ['you', 'greedy', 'random'];

const Seats = () => {
  const say = useWords();
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
            onChange={(event) => inspector.seat(player, event.currentTarget.value as Seat)}
          >
            {SEATS.map((seat) => (
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
  const say = useWords();
  const cursor = useView((state) => state.cursor);
  const isAtEnd = film !== undefined && cursor === film.moments.length - 1;
  const result = film?.moments[cursor]?.game.result;
  if (isAtEnd && film.fault !== undefined) {
    const { code, place, message } = film.fault;
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
  readonly options: readonly OptionWords[];
  /** The key that was taken, as far as that is told. */
  readonly taken: string | undefined;
  readonly hinted: string | undefined;
}

const Options = memo(({ options, taken, hinted }: OptionsProps) => {
  const say = useWords();
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
            <OptionText words={{ key, ...words }} among={options} />
            {key === taken && <em>{say('chosen')}</em>}
          </button>
        </li>
      ))}
    </ol>
  );
});

const NONE: readonly OptionWords[] = [];

/** The question that belongs to the moment, with its options. */
export const DecisionPanel = () => {
  const film = useFilm();
  const say = useWords();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const hint = useView((state) => state.hint);
  const viewer = useView((state) => state.viewer);
  const active = useView((state) => state.active);
  const isLive = useView((state) => state.live !== undefined);
  const end = useView(shownEnd);
  const language = useLanguage();
  const question = film && questionAt(film, cursor);
  const scene = question?.scene;
  const words = useMemo(
    () => (film === undefined || scene === undefined ? undefined : questionWordsAt(film, scene, language)),
    [film, scene, language],
  );
  if (film === undefined) return null;
  const isTakenShown = question !== undefined && (film.scenes[question.scene]?.end ?? 0) <= end;
  const isHidden = question !== undefined && viewer !== null && viewer !== question.decision.player;
  const tools = question !== undefined && !isHidden && (
    <button type="button" className="small" onClick={() => inspector.askHint()} title="h">
      {say('hint')}
    </button>
  );
  return (
    <Panel name="decision" title={say('decision')} tools={tools}>
      {!isLive && <Seats />}
      {question === undefined ? (
        <Result />
      ) : (
        <>
          <AskedLine
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
          {!isHidden && <WhyNotBox key={`${active} ${question.scene}`} film={film} scene={question.scene} />}
        </>
      )}
    </Panel>
  );
};
