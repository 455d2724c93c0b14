import type {
  BoardEnd,
  BoardLink,
  BoardMove,
  ReadBoardChanges,
} from '../../../core/adapters/board-changes.ts';
import { nameOf, playerOf } from '../queries/board.ts';
import type { Game } from '../state/game.ts';

/** A permanent or a player; nothing for a source that is on no side of the table. */
const endOf = ({ board }: Game, id: string): BoardEnd | undefined => {
  const player = playerOf(id);
  if (player !== undefined) return { spot: String(player), card: undefined };
  const permanent = board.permanents[id];
  return permanent && { spot: `${permanent.controller} ${permanent.zone}`, card: id };
};

/** What events did on the table of a damage event: who dealt damage to whom, and which permanents left. */
export const excessDamageBoardChanges: ReadBoardChanges<Game> = (_before, after, facts) => {
  const moves: BoardMove[] = [];
  const links: BoardLink[] = [];
  for (const fact of facts) {
    if (fact.what === 'dealt') {
      const [from, to] = [endOf(after, fact.source), endOf(after, fact.recipient)];
      if (from !== undefined && to !== undefined) links.push({ kind: 'damage', from, to, amount: fact.n });
    }
    if (fact.what === 'left') {
      const { permanent: id } = fact;
      const player = after.board.permanents[id]?.controller;
      const path = [`${player} battlefield`, `${player} graveyard`];
      moves.push({ name: nameOf(after.board, id), path, before: id, after: id });
    }
  }
  return { moves, links };
};
