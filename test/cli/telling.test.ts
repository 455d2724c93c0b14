import { describe, expect, it } from 'vitest';
import { createMatchLog, type MatchLogOptions } from '../../src/cli/match-log/match-log.ts';
import { displayWidth, wrapText } from '../../src/cli/text-width.ts';
import type { GameEvent, GameState } from '../../src/core/game-state.ts';
import type { Headline } from '../../src/core/narration.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import type { Step } from '../../src/core/trace.ts';
import { gateRuler } from '../../src/registered.ts';
import type { RuntimeName } from '../../src/runtime/match.ts';
import { playOut, type SyncSeatAgent } from '../../src/runtime/match-runner.ts';
import { startMatch } from '../../src/runtime/start.ts';

interface Saying extends GameEvent {
  readonly text: string;
}

const HEADLINES: Readonly<Record<string, Headline>> = {
  turn: { is: 'head', of: 1 },
  phase: { is: 'head', of: 2 },
  attack: { is: 'line', tone: 'plain', over: 3 },
  line: { is: 'line', tone: 'plain' },
  hurt: { is: 'line', tone: 'harm' },
  end: { is: 'idle' },
};

/** A ruleset whose facts bring their own text. */
const talking = {
  clauses: gateRuler.clauses,
  narrate: (_game: GameState, fact: Saying) => fact.text,
  headline: ({ what }: GameEvent) => HEADLINES[what],
} as unknown as Ruleset;

const game: GameState = { edition: 'any', facts: [] };

const say = (what: string, text: string): Saying => ({ clause: '1-1', what, text });

const step = (path: string, ...facts: readonly GameEvent[]): Step => ({
  path: path === '' ? [] : path.split('/'),
  machine: path.split('/').at(-1) || 'match',
  event: '',
  from: 'before',
  to: 'after',
  transition: 'before//0',
  clauses: ['2-1', '2-2a'],
  opens: [],
  refused: [],
  facts,
});

const done = (path: string): Step => ({ ...step(path), event: 'done' });

const told = (steps: readonly Step[], options: Partial<MatchLogOptions> = {}): readonly string[] => {
  const lines: string[] = [];
  const telling = createMatchLog({
    ruleset: talking,
    language: 'en',
    verbose: false,
    colour: false,
    viewer: null,
    write: (line) => lines.push(line),
    ...options,
  });
  for (const each of steps) telling.step(each, game);
  return lines;
};

describe('the short telling', () => {
  it('nests lines under the heads of the processes they happen in, clause ids in the margin', () => {
    expect(
      told([
        step('', say('line', 'a starts')),
        step('turn/main/gate', say('turn', 'Turn 1'), say('phase', 'Main'), say('line', 'a plays')),
        step('turn/attackPhase', say('phase', 'Attacks')),
        step('turn/attackPhase/attack', say('attack', 'a attacks')),
        step('turn/attackPhase/attack/damage/gate', say('hurt', 'b is hurt')),
      ]),
    ).toEqual([
      '1-1      a starts',
      '',
      '1-1      Turn 1',
      '1-1        Main',
      '1-1          a plays',
      '1-1        Attacks',
      '1-1          a attacks',
      '1-1            b is hurt',
    ]);
  });

  it('leaves out a head under which nothing is told', () => {
    expect(
      told([
        step('turn/start', say('turn', 'Turn 1'), say('phase', 'Start'), say('window', 'nobody acts')),
        done('turn'),
        step('turn/main', say('phase', 'Main'), say('line', 'a plays')),
      ]),
    ).toEqual(['1-1      Turn 1', '1-1        Main', '1-1          a plays']);
  });

  it('names a turn in which nothing was told, when it is over', () => {
    const idle = [step('turn/start', say('turn', 'Turn 1'), say('phase', 'Start')), done('')];
    expect(told(idle)).toEqual(['1-1      Turn 1; nothing happens']);
    expect(told(idle, { language: 'ja' })).toEqual(['1-1      Turn 1、何も起きない']);
    const busy = step('turn/main', say('turn', 'Turn 2'), say('line', 'a plays'));
    expect(told([...idle, busy, done('')])).toEqual([
      '1-1      Turn 1; nothing happens',
      '',
      '1-1      Turn 2',
      '1-1        a plays',
    ]);
  });

  it('says of what ended without another fact that nothing came of it', () => {
    const effect = step('turn/effect', say('end', 'a resolves'));
    expect(told([effect])).toEqual(['1-1      a resolves, and nothing comes of it']);
    expect(told([effect], { language: 'ja' })).toEqual(['1-1      a resolvesが、何も起きない']);
    const within = step('turn/effect/draw', say('window', 'unseen'));
    expect(told([within, done('turn/effect'), effect])).toEqual([]);
    expect(told([within, done('turn'), effect])).toHaveLength(1);
  });

  it('tells behind a line what the ruleset has to say of it', () => {
    const annotation = (after: GameState, { what }: GameEvent) =>
      what === 'hurt' ? { en: `life ${after.edition}`, ja: `ライフ${after.edition}` } : undefined;
    const ruleset = { ...talking, annotation } as unknown as Ruleset;
    const steps = [step('turn', say('line', 'a attacks'), say('hurt', 'b is hurt'))];
    expect(told(steps, { ruleset })).toEqual(['1-1      a attacks', '1-1      b is hurt (life any)']);
    expect(told(steps, { ruleset, language: 'ja' })[1]).toBe('1-1      b is hurt(ライフany)');
  });

  it('leaves no empty line before a word that is longer than a line', () => {
    expect(wrapText('    gatechart-fuzz-repro file', 12, 2)).toEqual(['    gatechart-fuzz-repro', 'file']);
  });

  it('begins no line with a mark that closes something', () => {
    const text =
      'これが(ダメージゾーンで)通常「鬼火」を使う:(1)敵ユニット1体を選ぶ。(2)君のルーラーを回復する、';
    for (let columns = 24; columns <= 90; columns += 1) {
      const lines = told([step('turn', say('line', text))], { columns, language: 'ja' });
      const rest = lines.slice(1).map((line) => line.trimStart());
      expect(rest.filter((line) => /^[)」』】、。:]/.test(line))).toEqual([]);
    }
  });

  it('ends a line that heads a process with that process', () => {
    const attack = step('turn/phase/attack', say('attack', 'a attacks'));
    const instant = step('turn/phase/attack/gate', say('line', 'b answers'));
    expect(told([attack, instant])).toEqual(['1-1      a attacks', '1-1        b answers']);
    expect(told([attack, done('turn/phase'), instant])).toEqual(['1-1      a attacks', '1-1      b answers']);
  });

  it('tells facts that came with no step outside every process', () => {
    const lines: string[] = [];
    const telling = createMatchLog({
      ruleset: talking,
      language: 'en',
      verbose: false,
      colour: false,
      viewer: null,
      write: (line) => lines.push(line),
    });
    telling.step(step('turn/main', say('turn', 'Turn 1'), say('line', 'a plays')), game);
    telling.facts([say('line', 'b concedes')], game);
    expect(lines).toEqual(['1-1      Turn 1', '1-1        a plays', '1-1      b concedes']);
  });

  it('tells once what happens several times in a row', () => {
    const draw = say('line', 'b draws a card');
    expect(told([step('turn', draw, draw, say('line', 'c'), draw)])).toEqual([
      '1-1      b draws a card (x2)',
      '1-1      c',
      '1-1      b draws a card',
    ]);
  });

  it('tells every fact of a ruleset that names no headlines', () => {
    const ruleset = { clauses: talking.clauses, narrate: talking.narrate } as unknown as Ruleset;
    expect(told([step('turn', say('window', 'nobody acts'))], { ruleset })).toEqual(['1-1      nobody acts']);
  });
});

describe('the verbose telling', () => {
  it('tells every step with its clauses, its transition and the guards that refused others', () => {
    expect(
      told(
        [
          { ...step('turn'), refused: ['isOver', 'not(isEmpty)'] },
          { ...step('turn/main/gate', say('window', 'nobody acts')), event: 'answer' },
        ],
        { verbose: true },
      ),
    ).toEqual([
      '2-1 2-2a          turn: before -> after',
      '                    refused: isOver, not(isEmpty)',
      '2-1 2-2a              gate: before -> after (answer)',
      '1-1                     nobody acts',
    ]);
  });

  it('tells the head of a process before its first step', () => {
    expect(told([step('turn', say('turn', 'Turn 1'), say('line', 'a plays'))], { verbose: true })).toEqual([
      '1-1               Turn 1',
      '2-1 2-2a          turn: before -> after',
      '1-1                 a plays',
    ]);
  });
});

describe('the page', () => {
  const long = say('line', 'The Old Mountain Drake attacks the Siege Walker on line A1');

  it('breaks a long line between words and hangs the rest', () => {
    expect(told([step('', long)], { columns: 40 })).toEqual([
      '1-1      The Old Mountain Drake attacks',
      '           the Siege Walker on line A1',
    ]);
  });

  it('counts the hang of the lines that follow the first', () => {
    const words = say('line', ['a'.repeat(31), 'b'.repeat(14), 'c'.repeat(15)].join(' '));
    expect(told([step('', words)], { columns: 40 })).toEqual([
      `1-1      ${'a'.repeat(31)}`,
      `           ${'b'.repeat(14)}`,
      `           ${'c'.repeat(15)}`,
    ]);
  });

  it('breaks a Japanese line between phrases, two columns a character', () => {
    const japanese = say('line', 'ルーラー《ナイト》が中央ラインの《誓いの守護者》を攻撃する');
    expect(told([step('', japanese)], { columns: 50 })).toEqual([
      '1-1      ルーラー《ナイト》が中央ラインの',
      '           《誓いの守護者》を攻撃する',
    ]);
  });

  it('loses no mark that is not closed', () => {
    expect(told([step('', say('line', 'a 《b c「d'))], { columns: 80 })).toEqual(['1-1      a 《b c「d']);
  });

  it('breaks nothing where it has no width', () => {
    expect(told([step('', long)])).toHaveLength(1);
  });

  it('is coloured on request only', () => {
    const escapeCode = '\u001b[';
    const steps = [step('turn', say('turn', 'Turn 1'), say('hurt', 'b is hurt'))];
    expect(told(steps).join('')).not.toContain(escapeCode);
    expect(told(steps, { colour: true }).filter((line) => line.includes(escapeCode))).toHaveLength(2);
  });
});

/** Always the option in the middle: matches with plays and attacks that end. */
const middling: SyncSeatAgent = {
  act: ({ decision: { options } }) => options[Math.floor(options.length / 2)]?.key ?? '',
};

const toldMatch = (runtime: RuntimeName, options: Partial<MatchLogOptions>) => {
  const lines: string[] = [];
  const steps: Step[] = [];
  const start = gateRuler.newGame({
    edition: gateRuler.defaultEdition,
    decks: ['volnar-host', 'atlas-drive'],
    seed: 5,
    index: 0,
  });
  const telling = createMatchLog({
    ruleset: gateRuler as unknown as Ruleset,
    language: 'en',
    verbose: false,
    colour: false,
    viewer: null,
    write: (line) => lines.push(line),
    ...options,
  });
  const match = startMatch(gateRuler, start, {
    runtime,
    onStep: (each) => {
      steps.push(each);
      telling.step(each, start);
    },
  });
  playOut(match, [middling, middling]);
  return { lines, steps };
};

describe('a told match of Gate Ruler', () => {
  it.each([
    { language: 'en', columns: 80, verbose: false },
    { language: 'en', columns: 140, verbose: false },
    { language: 'ja', columns: 80, verbose: false },
    { language: 'ja', columns: 140, verbose: false },
    { language: 'en', columns: 80, verbose: true },
    { language: 'ja', columns: 140, verbose: true },
  ] as const)('fits a page of $columns columns ($language, verbose: $verbose)', (options) => {
    const { lines } = toldMatch('lean', options);
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter((line) => displayWidth(line) > options.columns)).toEqual([]);
  });

  it('starts every line with a clause of the rules or goes on with the line before', () => {
    const { lines } = toldMatch('lean', {});
    const ids = lines.filter((line) => line !== '').map((line) => line.slice(0, line.indexOf(' ')));
    expect(ids.filter((id) => !(id in gateRuler.clauses))).toEqual([]);
  });

  it('1-4b: goes from the first player to the winner', () => {
    const { lines } = toldMatch('lean', {});
    expect(lines.find((line) => line.startsWith('5-4'))).toMatch(/goes first$/);
    expect(lines.at(-1)).toMatch(/^1-4b .*wins the match$/);
  });

  it('is the same on both runtimes', () => {
    expect(toldMatch('actors', {}).lines).toEqual(toldMatch('lean', {}).lines);
  });

  it('has every step and every fact when verbose, and few lines when short', () => {
    const { lines, steps } = toldMatch('lean', { verbose: true });
    const transitions = lines.filter((line) => line.includes(' -> '));
    const facts = steps.flatMap((each) => each.facts);
    const refusals = lines.filter((line) => line.includes(' refused: '));
    const blanks = lines.filter((line) => line === '');
    expect(transitions).toHaveLength(steps.length);
    expect(lines.length - transitions.length - refusals.length - blanks.length).toBe(facts.length);
    expect(toldMatch('lean', {}).lines.length).toBeLessThan(lines.length / 10);
  });
});
