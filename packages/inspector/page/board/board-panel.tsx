import type { BoardView, GameState } from 'gatechart/tools';
import { useCallback, useMemo } from 'react';
import { renderBoardFromView, shareStructure } from '../../src/store/board-view.ts';
import { Panel } from '../app/panel.tsx';
import { useFilm, useInspector, useLanguage, useText, useView } from '../app/use-view.ts';
import { Board, BoardHeading } from './board.tsx';

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
  const trace = useFilm();
  const say = useText();
  const inspector = useInspector();
  const cursor = useView((state) => state.cursor);
  const viewer = useView((state) => state.viewer);
  const active = useView((state) => state.active);
  const language = useLanguage();
  const game = trace?.moments[cursor]?.game;
  const ruleset = trace?.ruleset;
  const earlier = trace?.moments[cursor - 1]?.game;
  const draw = useMemo(
    () =>
      ruleset && memoizeByGame((each) => (ruleset.renderBoard ?? renderBoardFromView(ruleset))(each, viewer)),
    [ruleset, viewer],
  );
  const before = earlier && draw?.(earlier);
  const picture = game && draw?.(game);
  const sheetOf = useCallback(
    (card: string) =>
      game && ruleset?.cardDetails ? ruleset.cardDetails(game, viewer, card, language) : undefined,
    [game, ruleset, viewer, language],
  );
  if (picture === undefined) return null;
  const tools = (
    <>
      <BoardHeading picture={picture} />
      <label className="look">
        {say('lookAs')}{' '}
        <select
          id="viewer"
          value={viewer ?? 'all'}
          onChange={(event) => {
            const { value } = event.currentTarget;
            inspector.set({ viewer: value === 'all' ? null : value === '0' ? 0 : 1 });
          }}
        >
          <option value="all">{say('everything')}</option>
          <option value="0">{say('player')} 1</option>
          <option value="1">{say('player')} 2</option>
        </select>
      </label>
    </>
  );
  return (
    <Panel name="table" title={say('table')} tools={tools}>
      <Board
        key={active}
        picture={picture}
        viewer={viewer}
        before={before}
        moment={cursor}
        sheetOf={sheetOf}
      />
    </Panel>
  );
};
