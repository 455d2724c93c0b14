import { readdirSync, readFileSync } from 'node:fs';
import { judge } from 'gatechart';
import { conforms } from 'gatechart/conformance';
import { describe, expect, it } from 'vitest';
import template from '../../templates/game/src/index.ts';

const FOLDER = 'templates/game/scenarios';

const textOf = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');

describe('The game of gatechart new', () => {
  for (const { title, skip, run } of conforms(template)) if (skip === undefined) it(title, run);

  it('has a prompt for every decision in each language', () => {
    const { hints, decisions, clauses } = template;
    for (const language of ['en', 'ja'] as const) {
      const prompts = Object.keys(decisions).map((kind) => {
        const decision = { player: 0, kind, clause: Object.keys(clauses)[0] ?? '', options: [] } as const;
        return hints?.textView(language).prompt?.(decision, {} as never) ?? '';
      });
      expect(new Set(prompts).size).toBe(Object.keys(decisions).length);
      expect(prompts).not.toContain('');
    }
  });
});

describe('The sources of the game of gatechart new', () => {
  const sources = readdirSync('templates/game/src').map((name) =>
    readFileSync(`templates/game/src/${name}`, 'utf8'),
  );

  it('have at most 300 lines', () =>
    expect(sources.join('').trimEnd().split('\n').length).toBeLessThanOrEqual(300));

  it('have neither any nor a cast', () => {
    const code = sources.join('').replaceAll(/^import .*|\/\/.*/gm, '');
    expect(code.match(/\bany\b|\bas \w+|@ts-\w+|[\w)\]]![.;,)]/g)).toBeNull();
  });
});

describe('A scenario of the game of gatechart new', () => {
  it.each(readdirSync(FOLDER))('%s holds', (name) => {
    expect(judge(textOf(name), { ruleset: template, name }).map(({ findings }) => findings)).toEqual([[]]);
  });

  it('is refused where its position asks the other player first', () => {
    const { scenario } = template;
    if (scenario === undefined) throw new Error('the game has no scenarios');
    const build: typeof scenario.build = (described, setting) => {
      const { game, stack } = scenario.build(described, setting);
      return { game: { ...game, turn: 1 }, stack };
    };
    const ruleset = { ...template, scenario: { ...scenario, build } };
    expect(() => judge(textOf('hit.yaml'), { ruleset, name: 'hit.yaml' })).toThrow(
      expect.objectContaining({
        code: 'SCENARIO_FORMAT',
        place: 'hit.yaml:1',
        message: expect.stringMatching(
          /^player 1 begins, but the position asks player 2 \(attack\); .*of this position/,
        ),
      }),
    );
  });
});
