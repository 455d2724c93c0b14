import { afterAll, describe, expect, it } from 'vitest';
import { Folder, gatechart } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const refusal = async (...args: readonly string[]): Promise<string> => {
  const { code, out, notes } = await gatechart(...args);
  expect([code, out]).toEqual([2, []]);
  return notes.join('\n');
};

describe('Help for a command that does not exist', () => {
  it.each([
    [['plya', '--help'], /unknown command 'plya' \(did you mean play\?\); see gatechart --help$/],
    [['cards', 'one', 'two'], /too many arguments for 'cards'\. Expected 1 argument but got 2/],
    [['plya', '--help-all'], /unknown command 'plya' \(did you mean play\?\)/],
    [['help', 'plya'], /unknown command 'plya' \(did you mean play\?\)/],
    [['cluster', 'wroker', '-h'], /'wroker' \(did you mean worker\?\); see gatechart cluster --help$/],
    [['cluster', 'help', 'wroker'], /'wroker' \(did you mean worker\?\)/],
    [['help', 'cluster', 'docter'], /'docter' \(did you mean doctor\?\)/],
    [['selfplay', 'merg', '--help'], /'merg' \(did you mean merge\?\); see gatechart selfplay --help$/],
  ])('is refused: %j', async (args, line) => expect(await refusal(...args)).toMatch(line));

  it.each([
    [['decks', 'mine', '--help'], /^Usage: gatechart decks /],
    [['play', 'help', '--help'], /^Usage: gatechart play /],
    [['cluster', 'help'], /^Usage: gatechart cluster /],
    [['selfplay', '--out', 'merge', '--help'], /^Usage: gatechart selfplay \[/],
  ])('is shown where the word may be an argument or a value: %j', async (args, line) => {
    const { code, out } = await gatechart(...args);
    expect([code, out[0]]).toEqual([0, expect.stringMatching(line)]);
  });
});

describe('The help that an error names', () => {
  it.each([
    [['selfplay', '--out', 'merge', '--agnts', 'x'], 'selfplay'],
    [['selfplay', '--out', 'merge', '--games', 'x'], 'selfplay'],
    [['selfplay', '--out', 'x', 'merge', '--games', 'x'], 'selfplay merge'],
    [['selfplay', 'merge', '--out', 'x'], 'selfplay merge'],
    [['play', 'x', '--seed', 'x'], 'play'],
  ])('is that of the command called: %j', async (args, command) =>
    expect(await refusal(...args)).toMatch(new RegExp(`; see gatechart ${command} --help$`)),
  );
});
