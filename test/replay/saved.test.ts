import { describe, expect, it } from 'vitest';
import { gateRuler } from '../../src/registered.ts';
import { headerFor } from '../../src/replay/recorded-match.ts';
import { readSaved, type SavedMatch, savedText } from '../../src/replay/saved-match.ts';
import { startMatch } from '../../src/runtime/start.ts';

const saved = (): SavedMatch => {
  const setup = {
    edition: gateRuler.defaultEdition,
    decks: ['atlas-drive', 'volnar-host'],
    seed: 5,
    index: 0,
  } as const;
  const game = gateRuler.newGame(setup);
  const match = startMatch(gateRuler, game, { runtime: 'lean' });
  return {
    header: headerFor(gateRuler, setup, ['random', 'random'], game),
    lines: [{ line: 'decision', player: 0, kind: 'gateAction', key: 'pass' }],
    position: match.position(),
  };
};

describe('A saved match', () => {
  it('is read as it was written', () => {
    const match = saved();
    expect(readSaved('x', savedText(match))).toEqual(JSON.parse(JSON.stringify(match)));
  });

  it('is refused if anything in it was changed', () => {
    const text = savedText(saved());
    for (const edited of [
      text.replace('"seed":5', '"seed":6'),
      text.replace('"key":"pass"', '"key":"fly"'),
      text.replace('"exhausted":false', '"exhausted":true'),
    ]) {
      expect(edited).not.toBe(text);
      expect(() => readSaved('x', edited)).toThrowError(expect.objectContaining({ code: 'SAVED_EDITED' }));
    }
  });

  it('of another format is refused with both formats named', () => {
    const old = savedText(saved()).replace('gatechart-match/2', 'gatechart-match/1');
    const reason = 'the format is "gatechart-match/1"; this program reads gatechart-match/2';
    expect(() => readSaved('x', old)).toThrowError(
      expect.objectContaining({ code: 'SAVED_FORMAT', message: reason }),
    );
  });

  it('is refused if it is something else', () => {
    for (const text of ['', '[]', '{"format":"gatechart-match/2"}', '{"format":"gatechart-match/1"}']) {
      expect(() => readSaved('x', text)).toThrowError(
        expect.objectContaining({ code: 'SAVED_FORMAT', place: 'x' }),
      );
    }
  });
});
