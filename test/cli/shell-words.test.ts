import { expect, it } from 'vitest';
import { reproCommand } from '../../src/cli/fuzz/output.ts';
import { shellWord } from '../../src/core/data/escape.ts';

it.each([
  ['findings/a-b_1.json', 'findings/a-b_1.json'],
  ['one.yaml,two.yaml', 'one.yaml,two.yaml'],
  ['my game/dist', "'my game/dist'"],
  ["it's", "'it'\\''s'"],
  ['a;b', "'a;b'"],
])('The path %s is the word %s of a shell', (path, word) => expect(shellWord(path)).toBe(word));

it('Commands that are proposed can be pasted where paths have blanks', () => {
  expect(reproCommand('gate-ruler', 'my findings/x.json', ['my cards.json'])).toBe(
    "gatechart fuzz repro 'my findings/x.json' --cards 'my cards.json'",
  );
});
