import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/api/index.ts';
import { gatechart } from '../cli/in-process.ts';
import { ruleset } from '../kit/support/skirmish.ts';

const PAGE = 'docs/how-to/add-a-ruleset.md';
const EXAMPLE = 'examples/leduc';
const AUCTION = 'test/kit/support/auction';

const page = readFileSync(PAGE, 'utf8');

const blocksOf = (language: string, text = page): readonly string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}[^\\n]*\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block]) => block as string,
  );

const files = readdirSync(EXAMPLE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(mjs|yaml)$/.test(file))
  .map((file) => readFileSync(`${EXAMPLE}/${file}`, 'utf8'));

const auction = readdirSync(AUCTION).map((file) => readFileSync(`${AUCTION}/${file}`, 'utf8'));

const garrison = readFileSync('test/kit/support/garrison.ts', 'utf8');
const skirmish = readFileSync('test/kit/support/skirmish.ts', 'utf8');

describe('The page about a stack', () => {
  const stackPage = readFileSync('docs/how-to/stack-and-windows.md', 'utf8');

  it('shows what two games say, word for word', () => {
    const duel = readFileSync('test/kit/support/duel.ts', 'utf8');
    const shown = blocksOf('ts', stackPage);
    expect(shown.length).toBe(5);
    expect(shown.filter((block) => ![duel, skirmish].some((file) => file.includes(block)))).toEqual([]);
  });

  it('shows a scenario that holds', () => {
    const [scenario = '', ...others] = blocksOf('yaml', stackPage);
    expect(others).toEqual([]);
    expect(judge(scenario, { ruleset }).map(({ findings }) => findings)).toEqual([[]]);
  });
});

describe('The page about a custom game', () => {
  it('has its steps numbered, and each ends with something that runs', () => {
    const steps = page.split(/^## /m).filter((part) => /^\d/.test(part));
    expect(steps.map((step) => Number.parseInt(step, 10))).toEqual(steps.map((_, index) => index + 1));
    expect(steps.length).toBeGreaterThan(8);
    expect(steps.filter((step) => !/^```sh[ \n]/m.test(step))).toEqual([]);
  });

  it('shows what the example says, word for word', () => {
    const shown = [...blocksOf('js'), ...blocksOf('yaml')];
    expect(shown.length).toBeGreaterThan(9);
    expect(shown.filter((block) => !files.some((file) => file.includes(block)))).toEqual([]);
  });

  it('shows of other games what their files say, word for word', () => {
    const shown = blocksOf('ts');
    expect(shown.length).toBe(13);
    expect(
      shown.filter((block) => ![...auction, garrison, skirmish].some((file) => file.includes(block))),
    ).toEqual([]);
  });

  it('names commands and options that there are', async () => {
    const told = blocksOf('sh')
      .flatMap((block) => block.trim().split('\n'))
      .filter((line) => line.startsWith('npx gatechart '));
    for (const line of told) {
      const [, , command = ''] = line.split(' ');
      const { out } = await gatechart(command, '--help-all');
      for (const [, option = ''] of line.matchAll(/ (--[a-z-]+)/g)) expect(out.join('\n')).toContain(option);
    }
  });
});
