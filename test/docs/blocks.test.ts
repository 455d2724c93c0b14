import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Block, blocksIn, isRun, missingLine, pageBlocks, tierOf } from './blocks.ts';
import { commandsIn, refusalsOf } from './commands.ts';

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  sh: ['tier', 'exit', 'until', 'with', 'input', 'check'],
  text: [],
  mermaid: [],
  ...Object.fromEntries(['yaml', 'json', 'ts', 'js', 'py', 'python'].map((name) => [name, ['file']])),
};

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const BUILT_IN = ['ci', 'install', 'init', 'exec', 'i'];

/** The scripts of npm that a block names and that package.json lacks. */
const lostScripts = ({ code }: Block): readonly string[] =>
  [...code.matchAll(/\bnpm (?:run )?([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !BUILT_IN.includes(name) && !Object.hasOwn(scripts, name));

const faultsOf = (block: Block): readonly string[] => {
  const { language, attributes } = block;
  const known = ATTRIBUTES[language];
  const strange = Object.keys(attributes).filter((name) => !known?.includes(name));
  const tier = tierOf(block);
  return [
    ...(known === undefined ? [`no language "${language}"`] : []),
    ...strange.map((name) => `no attribute "${name}" of ${language}`),
    ...(tier === undefined ? [`no tier "${attributes.tier}"`] : []),
    ...(isRun(block) && !existsSync(`test/docs/blocks.${tier}.test.ts`) ? [`nothing runs ${tier}`] : []),
    ...(language === 'sh' && !isRun(block) ? lostScripts(block).map((name) => `no script ${name}`) : []),
    ...(isRun(block) && /\bnpm (?!init)/.test(block.code) ? ['npm is only checked: sh check'] : []),
    ...(language === 'text' && /^ *\$ /m.test(block.code) ? ['a command in an output'] : []),
  ].map((fault) => `${block.page}:${block.line}: ${fault}`);
};

describe.each([...pageBlocks])('%s', (_, blocks) => {
  it('has blocks of known languages, attributes and tiers', () => {
    expect(blocks.flatMap(faultsOf)).toEqual([]);
  });

  it('has command lines that the program takes, where they are only checked', async () => {
    const checked = blocks.filter((block) => block.language === 'sh' && !isRun(block));
    expect(await refusalsOf(checked.flatMap(({ code }) => commandsIn(code)))).toEqual([]);
  });
});

describe('The blocks of a page', () => {
  it('are read with attributes, line and output', () => {
    const [run, output, file] = blocksIn(
      'page.md',
      `# Title

\`\`\`sh exit=1 until="ends here" check
gatechart play
\`\`\`

Prints:

\`\`\`text
a
\`\`\`

- in a list:

  \`\`\`yaml file=a.yaml
  x:
    y: 1
  \`\`\`
`,
    );
    expect(run).toEqual({
      page: 'page.md',
      line: 3,
      language: 'sh',
      attributes: { exit: '1', until: 'ends here', check: '' },
      code: 'gatechart play\n',
      output: 'a\n',
    });
    expect(output?.output).toBeUndefined();
    expect(file).toMatchObject({ attributes: { file: 'a.yaml' }, code: 'x:\n  y: 1\n', line: 15 });
  });

  it('have no output that stands under another heading', () => {
    const [run] = blocksIn('page.md', '```sh\ntrue\n```\n\n## Next\n\n```text\na\n```\n');
    expect(run?.output).toBeUndefined();
  });

  it('expect lines in their order, with anything where three dots stand', () => {
    const output = '> one\ntwo in 3.1 s  \nthree\n';
    expect(missingLine('one\n...\nthree\n', output)).toBeUndefined();
    expect(missingLine('two in ... s\n', output)).toBeUndefined();
    expect(missingLine('three\none\n', output)).toBe('one');
    expect(missingLine('tw\n', output)).toBe('tw');
  });
});
