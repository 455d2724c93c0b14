import type { GameEvent } from 'gatechart/tools';
import { useEffect, useMemo, useRef } from 'react';
import { renderBoard } from '../../src/store/board-view.ts';
import type { Branch } from '../../src/store/view-state.ts';
import { type EventPair, matchingMoment, pairEvents } from '../../src/trace/comparison.ts';
import { knownAnswer } from '../../src/trace/question.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { Button } from '../app/controls.tsx';
import { Panel } from '../app/panel.tsx';
import { useInspector, useLanguage, useText, useTraceMemo, useView } from '../app/use-view.ts';
import { Board, BoardHeading, useCardDetails } from '../board/board.tsx';

/** What a branch is called: its edition, or its number and the answer that it began with, where the viewer knows it. */
export const useBranchName = (): ((branch: Branch) => string) => {
  const say = useText();
  const language = useLanguage();
  const viewer = useView((state) => state.viewer);
  return ({ number, from, edition, trace }) => {
    if (from === undefined) return edition;
    const name = `${say('branch')} ${number}`;
    const began = knownAnswer(trace, from.segment + 1, viewer, language);
    return began === undefined ? name : `${name}: ${began.brief}`;
  };
};

const Side = ({ branch, moment }: { readonly branch: Branch; readonly moment: number }) => {
  const nameOf = useBranchName();
  const viewer = useView((state) => state.viewer);
  const { ruleset, moments } = branch.trace;
  const game = moments[moment]?.game;
  const picture = useMemo(() => game && renderBoard(ruleset, game, viewer), [game, ruleset, viewer]);
  const sheetOf = useCardDetails(ruleset, game, viewer);
  if (picture === undefined) return null;
  return (
    <Panel name="table" title={nameOf(branch)} tools={<BoardHeading picture={picture} />}>
      <Board picture={picture} viewer={viewer} before={undefined} moment={moment} sheetOf={sheetOf} />
    </Panel>
  );
};

interface LineProps {
  readonly trace: Trace;
  readonly moment: number | undefined;
  readonly facts: readonly GameEvent[];
}

const Line = ({ trace, moment, facts }: LineProps) => {
  const viewer = useView((state) => state.viewer);
  const language = useLanguage();
  if (moment === undefined) return <td>–</td>;
  const { game } = trace.moments[moment] ?? {};
  return (
    <td>{game && facts.map((fact) => trace.ruleset.narrate(game, fact, viewer, language)).join(' · ')}</td>
  );
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
  const tools = (
    <Button
      id="difference"
      disabled={parting < 0}
      onClick={() => goTo(pairs.slice(Math.max(0, parting)).find((pair) => pair.one !== undefined))}
    >
      {say(parting < 0 ? 'noDifference' : 'toDifference')}
    </Button>
  );
  const shown = pairs.slice(Math.max(0, current - 200), current + 200);
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
          {shown.map((pair) => (
            <tr
              key={`${pair.one} ${pair.other}`}
              ref={pair === pairs[current] ? row : null}
              className={`${pair.isSame ? '' : 'is-other'}${pair === pairs[current] ? ' is-current' : ''}`}
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
    <div className="compare" data-beside={beside}>
      <Side branch={one} moment={cursor} />
      <Side branch={other} moment={beside} />
      <EventComparison one={one} other={other} pairs={pairs} />
    </div>
  );
};
