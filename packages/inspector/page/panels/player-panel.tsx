import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  logRows,
  OPTION_KEYS,
  type PlayerPanelState,
  type PlayerPanelStore,
} from '../../src/store/player-panel-store.ts';
import { Button } from '../app/controls.tsx';
import { isTyping } from '../app/keyboard.tsx';
import { Panel } from '../app/panel.tsx';
import { useLanguage, useText } from '../app/use-view.ts';
import { Board, BoardHeading } from '../board/board.tsx';
import { Legend } from '../board/legend.tsx';
import { sayRepeated, sayTitle } from '../text/text.ts';
import { HintLine, OptionList, QuestionLine, RefusedList } from './question.tsx';
import { TopBar } from './top-bar.tsx';

/** Does what a key stands for. Returns whether it stands for anything. */
const press = (seat: PlayerPanelStore, { key, timeStamp }: KeyboardEvent): boolean => {
  if (key === 'h') seat.askHint();
  else if (OPTION_KEYS.includes(key)) seat.chooseNumber(OPTION_KEYS.indexOf(key) + 1, timeStamp);
  else return false;
  return true;
};

const useSeatKeyboard = (seat: PlayerPanelStore): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (press(seat, event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [seat]);
};

interface PlayerPanelProps {
  readonly seat: PlayerPanelStore;
  readonly state: PlayerPanelState;
}

/** What happened, the newest last and in sight. */
const Log = ({ state }: { readonly state: PlayerPanelState }) => {
  const say = useText();
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be in sight whenever something is told; a narrow page stays where it is
  useEffect(() => {
    const body = list.current?.closest('.panel-body');
    body?.scrollTo({ top: body.scrollHeight });
  }, [state.log]);
  const rows = useMemo(() => logRows(state.log), [state.log]);
  return (
    <Panel name="log" title={say('log')}>
      <ol ref={list} className="told" aria-live="polite">
        {rows.map(({ clause, text, others }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told never changes its place
          <li key={index}>
            <code>{clause}</code>{' '}
            {sayRepeated(
              language,
              text[language],
              others.map((player) => String(player + 1)),
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
};

interface SummaryProps extends PlayerPanelProps {
  readonly result: NonNullable<PlayerPanelState['snapshot']['result']>;
}

/** How the match ended for the player, in numbers, and what to do next. */
const Summary = ({ seat, state, result: { winner, clause } }: SummaryProps) => {
  const say = useText();
  const language = useLanguage();
  const { ruleset, snapshot, isDisconnected } = state;
  const outcome = winner === undefined ? 'draw' : winner === state.seat ? 'youWin' : 'youLose';
  const sides = [...snapshot.table.sides].sort((one) => (one.player === state.seat ? -1 : 1));
  return (
    <div className="summary" data-result={winner ?? 'draw'}>
      <h3>{say(outcome)}</h3>
      <p>
        <code>{clause}</code> {ruleset.clauses[clause]?.[language]}
      </p>
      <table>
        <tbody>
          {sides.map(({ player, meters }) => (
            <tr key={player} className={`by-${player}`}>
              <th scope="row">{player === state.seat ? say('youAre') : say('opponent')}</th>
              {meters.map((meter) => (
                <td key={meter.key}>
                  {sayTitle(language, meter)} <b>{meter.value}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{say('next')}</h3>
      <p>
        <Button id="review" className="primary" disabled={isDisconnected} onClick={() => seat.review()}>
          {say('review')}
        </Button>
      </p>
      <p className="quiet">{say('playAgain')}</p>
    </div>
  );
};

/** Puts the focus on the first option of a question if it was on an option of the one before. */
const useFocusOnOptions = (question: number | undefined): void => {
  const wasThere = useRef(false);
  useEffect(() => {
    const listen = ({ target }: FocusEvent): void => {
      wasThere.current = target instanceof Element && target.matches('[data-option]');
    };
    window.addEventListener('focusin', listen);
    return () => window.removeEventListener('focusin', listen);
  }, []);
  useEffect(() => {
    if (question === undefined || !wasThere.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-option]')?.focus();
  }, [question]);
};

/** The open question, with its options for who is asked. */
const SeatDecision = ({ seat, state }: PlayerPanelProps) => {
  const say = useText();
  const language = useLanguage();
  const { ruleset, snapshot, notice, hint, isDisconnected } = state;
  const { question } = snapshot;
  const own = question?.own;
  const words = own?.words[language];
  useFocusOnOptions(own && question?.number);
  const tools = own !== undefined && (
    <Button className="small" disabled={isDisconnected} onClick={() => seat.askHint()} title="h">
      {say('hint')}
    </Button>
  );
  return (
    <Panel name="decision" title={say('decision')} tools={tools}>
      {snapshot.result !== undefined && <Summary seat={seat} state={state} result={snapshot.result} />}
      <div role="status">
        {question !== undefined && own === undefined && !isDisconnected && (
          <p className="quiet">{say('waiting')}</p>
        )}
        {question !== undefined && own !== undefined && (
          <QuestionLine
            ruleset={ruleset}
            player={question.player}
            kind={own.kind}
            clause={own.clause}
            about={words?.about ?? ''}
            prompt={words?.prompt ?? ''}
            number={question.number}
          />
        )}
      </div>
      {question !== undefined && own !== undefined && (
        <>
          <HintLine hint={hint} words={words} />
          <OptionList
            options={words?.options ?? []}
            hinted={hint?.key}
            keys={OPTION_KEYS}
            disabled={isDisconnected}
            choose={(key, at) => seat.choose(question.number, key, at)}
          />
          <RefusedList
            key={question.number}
            groups={own.refused[language]}
            isOpen={false}
            clause={(id) => <code title={ruleset.clauses[id]?.[language]}>{id}</code>}
          />
        </>
      )}
      {notice !== undefined && (
        <p className="notice" role="status" data-notice={notice}>
          {say(notice)}
        </p>
      )}
      {own !== undefined && !isDisconnected && <p className="quiet">{say('chooseSeat')}</p>}
    </Panel>
  );
};

/** The page of a player: the table as that player sees it, what happened, and the questions. */
export const PlayerPanel = ({ seat }: { readonly seat: PlayerPanelStore }) => {
  const say = useText();
  const state = useSyncExternalStore(seat.subscribe, seat.get);
  useSeatKeyboard(seat);
  const language = useLanguage();
  const ask = useCallback((card: string) => seat.requestCardDetails(card, language), [seat, language]);
  const { ruleset, edition, snapshot, changes, isDisconnected } = state;
  const changesSince = useCallback(() => changes, [changes]);
  const connection = isDisconnected ? 'lost' : snapshot.question === undefined ? 'over' : 'live';
  return (
    <div className="page">
      <TopBar />
      {isDisconnected && (
        <p className="trouble trouble-bar match-trouble" role="alert">
          {say('disconnected')}
        </p>
      )}
      {snapshot.isUnsaved && (
        <p className="trouble trouble-bar match-trouble" role="alert">
          {say('unsaved')}
        </p>
      )}
      <main className="seat" data-seat-of={state.seat}>
        <Panel
          name="table"
          title={say('table')}
          tools={
            <>
              <BoardHeading picture={snapshot.table} />
              <Legend />
            </>
          }
        >
          <Board
            picture={snapshot.table}
            viewer={state.seat}
            moment={state.log.length}
            changesSince={changesSince}
            sheetOf={(card) =>
              state.cardDetails?.card === card && state.cardDetails.language === language
                ? state.cardDetails.sheet
                : undefined
            }
            ask={ask}
          />
        </Panel>
        <SeatDecision seat={seat} state={state} />
        <Log state={state} />
      </main>
      <footer className={`transport by-${state.seat}`}>
        <span className="what">
          {say('seatOf')} <b>{`${say('player')} ${state.seat + 1}`}</b>{' '}
          <small>
            {ruleset.id} {edition}
          </small>
        </span>
        <span className="space" />
        {connection === 'live' && (
          <Button
            id="concede"
            onClick={() => {
              if (window.confirm(say('concedeSure'))) seat.concede();
            }}
          >
            {say('concede')}
          </Button>
        )}
        <output className={`live live-${connection === 'live' ? 'open' : connection}`}>
          {say(connection)}
        </output>
      </footer>
    </div>
  );
};
