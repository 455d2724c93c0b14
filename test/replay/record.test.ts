import { describe, expect, it } from 'vitest';
import { createAgent } from '../../src/agents/create-agent.ts';
import { PLAYERS } from '../../src/core/decision.ts';
import { gateRuler } from '../../src/registered.ts';
import { type BodyLine, type MatchRecord, type RecordLine, readRecord } from '../../src/replay/record.ts';
import { headerFor, RecordedMatch } from '../../src/replay/recorded-match.ts';
import { type Mismatch, replay } from '../../src/replay/replay.ts';
import type { Match } from '../../src/runtime/match.ts';
import { playOut } from '../../src/runtime/match-runner.ts';
import { startMatch } from '../../src/runtime/start.ts';

const setup = {
  edition: gateRuler.defaultEdition,
  decks: ['atlas-drive', 'volnar-host'],
  seed: 3,
  index: 0,
} as const;

const newMatch = (): Match => startMatch(gateRuler, gateRuler.newGame(setup), { runtime: 'lean' }) as Match;

const agents = () =>
  PLAYERS.map((player) => createAgent('random', { ruleset: gateRuler, player, seed: 3, index: 0, since: 0 }));

/** The lines that a match notes while it is played so. */
const recordOf = (play: (match: RecordedMatch<ReturnType<Match['game']>, { key: string }>) => void) => {
  const lines: BodyLine[] = [];
  play(new RecordedMatch(newMatch(), [], (line) => lines.push(line)));
  return lines;
};

const playToTheEnd = (match: Match): void => {
  const [first, second] = agents();
  if (first && second) playOut(match, [first, second]);
};

const asRecord = (lines: readonly BodyLine[]): MatchRecord => {
  const header = headerFor(gateRuler, setup, ['random', 'random'], gateRuler.newGame(setup));
  const all: readonly RecordLine[] = [header, ...lines];
  return readRecord('x', all.map((line) => `${JSON.stringify(line)}\n`).join(''));
};

const mismatchOf = (lines: readonly BodyLine[]): Mismatch | undefined =>
  replay(asRecord(lines), newMatch(), { compares: true }).mismatch;

describe('A record', () => {
  const lines = recordOf(playToTheEnd);

  it('begins with what chance brought and ends with the result', () => {
    expect(lines.slice(0, 3).map(({ line }) => line)).toEqual(['chance', 'chance', 'chance']);
    expect(lines.at(-1)?.line).toBe('result');
  });

  it('with CR LF line ends is refused by name', () => {
    const { header } = asRecord(lines);
    const text = [header, ...lines].map((line) => `${JSON.stringify(line)}\r\n`).join('');
    expect(() => readRecord('x', text)).toThrow(
      expect.objectContaining({ code: 'RECORD_LINE_ENDS', place: 'x:1' }),
    );
  });

  it('has a digest for every turn but those in which nothing was left to decide', () => {
    const turns = newMatch();
    playToTheEnd(turns);
    const digests = lines.filter(({ line }) => line === 'digest').length;
    expect(digests).toBeGreaterThan(5);
    expect(digests).toBeLessThanOrEqual(
      (turns.game() as unknown as { turn: { number: number } }).turn.number,
    );
  });

  it('repeats', () => {
    const { decisions, digests, mismatch } = replay(asRecord(lines), newMatch(), { compares: true });
    expect(mismatch).toBeUndefined();
    expect(decisions).toBe(lines.filter(({ line }) => line === 'decision').length);
    expect(digests).toBe(lines.filter((line) => 'digest' in line).length);
  });

  it('notes no answer that was refused', () => {
    const noted = recordOf((match) => {
      expect(match.answer(0, 'fly')).toBeDefined();
      playToTheEnd(match);
    });
    expect(noted).toEqual(lines);
  });

  it('notes a concession, and repeats it', () => {
    const conceded = recordOf((match) => match.concede(1));
    expect(conceded.slice(-2)).toMatchObject([
      { line: 'concession', player: 1 },
      { line: 'result', winner: 0, reasons: [null, '1-4c'] },
    ]);
    expect(mismatchOf(conceded)).toBeUndefined();
  });

  it('notes where a match was left, and repeats to there', () => {
    const left = recordOf((match) => match.leave());
    expect(left.at(-1)?.line).toBe('left');
    expect(mismatchOf(left)).toBeUndefined();
  });

  it.each(
    lines
      .map((line, index) => ({ kind: line.line, index }))
      .filter(
        ({ kind }, index, all) =>
          kind !== 'decision' && all.findIndex((other) => other.kind === kind) === index,
      ),
  )('parts from its repetition where a $kind line is left out', ({ index }) => {
    const mismatch = mismatchOf(
      lines
        .filter((_, place) => place !== index)
        .concat(index === lines.length - 1 ? [{ line: 'left', digest: '0123456789abcdef' }] : []),
    );
    expect(mismatch?.line).toBe(index + 2);
  });

  it('parts from its repetition where a line is told twice', () => {
    const index = lines.findIndex(({ line }) => line === 'digest');
    const doubled = lines.flatMap((line, place) => (place === index ? [line, line] : [line]));
    expect(mismatchOf(doubled)).toMatchObject({ line: index + 3, found: 'null' });
  });
});
