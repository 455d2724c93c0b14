import { type BoardView, type GameState, PLAYERS } from 'gatechart/tools';
import { useCallback, useMemo } from 'react';
import { changesBetween, NO_CHANGES, renderBoard, shareStructure } from '../../src/store/board-view.ts';
import { Select } from '../app/controls.tsx';
import { Panel } from '../app/panel.tsx';
import { useInspector, useText, useTrace, useViewState } from '../app/use-view.ts';
import { Board, BoardHeading, useCardDetails } from './board.tsx';
import { Legend } from './legend.tsx';

/**
 * A function of games that remembers what it gave: a step back or forth asks for what was drawn already, and what a
 * picture has in common with the one drawn before it need not be drawn anew.
 */
const memoizeByGame = (draw: (game: GameState) => BoardView): ((game: GameState) => BoardView) => {
  const known = new WeakMap<GameState, BoardView>();
  let latest: BoardView | undefined;
  return (game) => {
    const drawn = known.get(game) ?? draw(game);
    const picture = latest === undefined ? drawn : shareStructure(latest, drawn);
    known.set(game, picture);
    latest = picture;
    return picture;
  };
};

/** The table at the moment looked at, with the eyes chosen. */
export const BoardPanel = () => {
  const trace = useTrace();
  const say = useText();
  const inspector = useInspector();
  const { cursor, viewer, active } = useViewState('cursor', 'viewer', 'active');
  const game = trace?.moments[cursor]?.game;
  const ruleset = trace?.ruleset;
  const draw = useMemo(
    () => ruleset && memoizeByGame((each) => renderBoard(ruleset, each, viewer)),
    [ruleset, viewer],
  );
  const picture = game && draw?.(game);
  const changesSince = useCallback(
    (moment: number) => (trace ? changesBetween(trace, moment, cursor, viewer) : NO_CHANGES),
    [trace, cursor, viewer],
  );
  const sheetOf = useCardDetails(ruleset, game, viewer);
  if (picture === undefined) return null;
  const tools = (
    <>
      <BoardHeading picture={picture} />
      <Legend />
      <label className="look">
        <span>{say('lookAs')}</span>{' '}
        <Select
          id="viewer"
          value={viewer ?? 'all'}
          options={[
            ['all', say('everything')],
            ...PLAYERS.map((player) => [player, `${say('player')} ${player + 1}`] as const),
          ]}
          choose={(value) => inspector.set({ viewer: value === 'all' ? null : value === '0' ? 0 : 1 })}
        />
      </label>
    </>
  );
  return (
    <Panel name="table" title={say('table')} tools={tools}>
      <Board
        key={active}
        picture={picture}
        viewer={viewer}
        changesSince={changesSince}
        moment={cursor}
        sheetOf={sheetOf}
      />
    </Panel>
  );
};
