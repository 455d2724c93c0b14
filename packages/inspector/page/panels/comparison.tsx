import { clausesOf, type GameEvent, stateTitle } from 'gatechart/tools';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { changesBetween, renderBoard } from '../../src/store/board-view.ts';
import type { Branch } from '../../src/store/view-state.ts';
import {
  type Ending,
  type EventPair,
  endingOf,
  matchingMoment,
  pairEvents,
} from '../../src/trace/comparison.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { useBranchName } from '../app/branch-name.ts';
import { Button } from '../app/controls.tsx';
import { Panel } from '../app/panel.tsx';
import { useInspector, useLanguage, useText, useTraceMemo, useView } from '../app/use-view.ts';
import { Board, BoardHeading, useCardDetails } from '../board/board.tsx';
import type { TextKey } from '../text/text.ts';

const Side = ({ branch, moment }: { readonly branch: Branch; readonly moment: number }) => {
  const nameOf = useBranchName();
  const viewer = useView((state) => state.viewer);
  const { ruleset, moments } = branch.trace;
  const game = moments[moment]?.game;
  const picture = useMemo(() => game && renderBoard(ruleset, game, viewer), [game, ruleset, viewer]);
  const changesSince = useCallback(
    (since: number) => changesBetween(branch.trace, since, moment, viewer),
    [branch.trace, moment, viewer],
  );
  const sheetOf = useCardDetails(ruleset, game, viewer);
  if (picture === undefined) return null;
  return (
    <Panel name="table" title={nameOf(branch)} tools={<BoardHeading picture={picture} />}>
      <Board
        picture={picture}
        viewer={viewer}
        moment={moment}
        changesSince={changesSince}
        sheetOf={sheetOf}
      />
    </Panel>
  );
};

interface LineProps {
  readonly trace: Trace;
  readonly moment: number | undefined;
  readonly facts: readonly GameEvent[];
}

/** What one side tells: the process it happened in, the words, and the clauses. */
const Line = ({ trace, moment, facts }: LineProps) => {
  const viewer = useView((state) => state.viewer);
  const language = useLanguage();
  if (moment === undefined) return <td>–</td>;
  const { game, step } = trace.moments[moment] ?? {};
  const names = trace.ruleset.chartNames?.[language];
  return (
    <td>
      {step !== undefined && <small className="quiet">{stateTitle(names, step.machine, step.from)}</small>}
      {game && facts.map((fact) => trace.ruleset.narrate(game, fact, viewer, language)).join(' · ')}
      <small className="clause-list">{[...new Set(facts.flatMap(clausesOf))].join(' ')}</small>
    </td>
  );
};

const ENDINGS: Readonly<Record<Ending, TextKey>> = {
  samePosition: 'endSamePosition',
  sameResult: 'endSameResult',
  sameQuestion: 'endSameQuestion',
  apart: 'endApart',
};

const EventComparison = ({
  one,
  other,
  pairs,
}: {
  one: Branch;
  other: Branch;
  pairs: readonly EventPair[];
}) => {
  const say = useText();
  const nameOf = useBranchName();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const parting = pairs.findIndex(({ isSame }) => !isSame);
  const current = pairs.findLastIndex((pair) => pair.one !== undefined && pair.one <= cursor);
  const row = useRef<HTMLTableRowElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be in sight whenever it is another one
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const goTo = (pair: EventPair | undefined): void => {
    if (pair?.one !== undefined) inspector.goTo(pair.one);
  };
  const ending = useTraceMemo(() => endingOf(one.trace, other.trace), [one, other]);
  const tools = (
    <>
      <Button
        id="difference"
        disabled={parting < 0}
        onClick={() => goTo(pairs.slice(Math.max(0, parting)).find((pair) => pair.one !== undefined))}
      >
        {say(parting < 0 ? 'noDifference' : 'toDifference')}
      </Button>
      <span className="ending" data-ending={ending}>
        {say(ENDINGS[ending])}
      </span>
    </>
  );
  const from = Math.max(0, current - 200);
  const shown = pairs.slice(from, current + 200).map((pair, index) => ({ pair, place: from + index }));
  const isMeeting = (place: number): boolean =>
    place > parting && pairs[place]?.isSame === true && pairs[place - 1]?.isSame === false;
  return (
    <Panel name="tellings" title={say('tellings')} tools={tools}>
      <table>
        <thead>
          <tr>
            <th scope="col">{nameOf(one)}</th>
            <th scope="col">{nameOf(other)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ pair, place }) => (
            <tr
              key={place}
              ref={pair === pairs[current] ? row : null}
              className={`${pair.isSame ? '' : 'is-other'}${pair === pairs[current] ? ' is-current' : ''}${isMeeting(place) ? ' is-meeting' : ''}`}
              title={isMeeting(place) ? say('meetAgain') : undefined}
              onClick={() => goTo(pair)}
            >
              <Line trace={one.trace} moment={pair.one} facts={pair.eventsOfOne} />
              <Line trace={other.trace} moment={pair.other} facts={pair.eventsOfOther} />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
};

/** Two editions or branches side by side; the other one follows the one that is stepped through. */
export const Comparison = ({ one, other }: { readonly one: Branch; readonly other: Branch }) => {
  const cursor = useView((state) => state.cursor);
  const pairs = useTraceMemo(() => pairEvents(one.trace, other.trace), [one, other]);
  const beside = matchingMoment(one.trace, other.trace, pairs, cursor);
  return (
    <main className="compare" data-beside={beside}>
      <Side branch={one} moment={cursor} />
      <Side branch={other} moment={beside} />
      <EventComparison one={one} other={other} pairs={pairs} />
    </main>
  );
};
