import type { Option } from '../../core/decision.ts';
import type { GameState, Position } from '../../core/game-state.ts';
import { positionDigest } from '../../replay/position-digest.ts';
import { type BodyLine, readRecord } from '../../replay/record.ts';
import { headerFor, RecordedMatch } from '../../replay/recorded-match.ts';
import { replay } from '../../replay/replay.ts';
import { resumeMatch } from '../../runtime/start.ts';
import { beginMatch, giveAnswer, type OracleFactory, OracleFailure } from './oracle.ts';

const throughText = (position: Position): Position => JSON.parse(JSON.stringify(position)) as Position;

const keysOf = (options: readonly Option[] | undefined): string =>
  (options ?? []).map(({ key }) => key).join('\n');

/** Holds every position to its text, and the match to the record it leaves. */
export const recordsOracle: OracleFactory = (origin, onStep) => {
  const { ruleset } = origin;
  const lines: BodyLine[] = [];
  const game: GameState = origin.is === 'new' ? origin.game : origin.position.game;
  const match = new RecordedMatch(beginMatch(origin, { runtime: 'lean', onStep }), [], (line) =>
    lines.push(line),
  );

  /** A match that was saved as text goes on as this one. */
  const checkText = (): void => {
    const position = match.position();
    const read = throughText(position);
    if (positionDigest(read) !== positionDigest(position)) {
      throw new OracleFailure('text', 'a position changes when it is written as JSON and read again');
    }
    const resumed = resumeMatch(ruleset, read, { runtime: 'lean' });
    if (keysOf(resumed.pending()?.decision.options) !== keysOf(match.pending()?.decision.options)) {
      throw new OracleFailure('text', 'a match that is resumed from its position has another decision');
    }
  };

  const checkRecord = (): void => {
    const setup = { edition: game.edition, decks: ['first', 'second'] as const, seed: 0, index: 0 };
    const header = headerFor(ruleset, setup, ['fuzz', 'fuzz'], game);
    const text = [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
    const { mismatch } = replay(readRecord('record', text), beginMatch(origin, { runtime: 'lean' }), {
      compares: true,
    });
    if (mismatch !== undefined) {
      const { line, recorded, found } = mismatch;
      throw new OracleFailure('record', `line ${line} says "${recorded}"; played again it is "${found}"`);
    }
  };

  checkText();
  return {
    match,
    pending: () => match.pending()?.decision,
    answer: (key) => {
      giveAnswer(match, key);
      checkText();
    },
    leave: () => {
      if (match.game().result === undefined) match.leave();
      checkRecord();
    },
  };
};
