import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../../examples/leduc/game.mjs';
import leduc from '../../examples/leduc/index.mjs';
import { createAgent } from '../../src/agents/agents.ts';
import { judge } from '../../src/judge/judge.ts';
import { Chance } from '../../src/kernel/chance.ts';
import { PLAYERS, type Player } from '../../src/kernel/decision.ts';
import { rngStream } from '../../src/kernel/rng.ts';
import { newMatch } from '../../src/library.ts';
import { rulesets } from '../../src/registry.ts';
import { playOut } from '../../src/runtime/drive.ts';
import type { Match } from '../../src/runtime/match.ts';
import { forkMatch, resumeMatch, startMatch } from '../../src/runtime/start.ts';
import { scenariosIn } from '../support/scenarios.ts';
import { questionsIn, type Tree, uniformNashConv } from './support/nash-conv.ts';

const FOLDER = 'examples/leduc';

type LeducMatch = Match<ReturnType<typeof leduc.newGame>>;

/** A match for every order of the first three cards: both hands, and the card that is shown. */
const deals = (): readonly LeducMatch[] => {
  const { game, stack } = newMatch({ ruleset: leduc }).position();
  const others = (...taken: readonly string[]) => CARDS.filter((card) => !taken.includes(card));
  return CARDS.flatMap((first) =>
    others(first).flatMap((second) =>
      others(first, second).map((community) => {
        const deck = [community, ...others(first, second, community)];
        return resumeMatch(
          leduc,
          { game: { ...game, hands: [first, second], deck }, stack },
          { runtime: 'lean' },
        );
      }),
    ),
  );
};

/** All that can come of a match. `look` is shown every position. */
const treeOf = (match: LeducMatch, look: (match: LeducMatch) => void = () => undefined): Tree => {
  look(match);
  const open = match.pending();
  if (open === undefined) return { payoffs: match.game().payoffs ?? [Number.NaN, Number.NaN] };
  const { player, options } = open.decision;
  const after = options.map(({ key }) => {
    const next = forkMatch(match);
    next.answer(player, key);
    return treeOf(next, look);
  });
  return { player, known: `${player} ${JSON.stringify(leduc.view(match.game(), player))}`, after };
};

describe('Leduc hold’em, all of it walked', () => {
  it('has the known numbers: 936 situations, and a NashConv of 4.7472 for uniform play', () => {
    const roots = deals().map((match) => treeOf(match));
    expect(roots.length).toBe(120);
    expect(new Set(roots.flatMap(questionsIn).map(({ known }) => known)).size).toBe(936);
    expect(uniformNashConv(roots)).toBeCloseTo(4.7472, 4);
  });

  it('breaks no invariant, pays what is lost, and shows and imagines only what may be known', () => {
    const payoffs = new Set<string>();
    const look = (match: LeducMatch): void => {
      const game = match.game();
      expect(leduc.breaches(game)).toEqual([]);
      if (game.payoffs !== null) payoffs.add(String(game.payoffs));
      for (const viewer of PLAYERS) {
        const seen = leduc.view(game, viewer);
        const other = leduc.otherWorld?.(game, viewer);
        if (other !== undefined) expect(leduc.view(other, viewer)).toEqual(seen);
        if (match.pending() === undefined) continue;
        const imagined = leduc.sampler?.(match.position(), viewer)(rngStream(1, 0, 'imagined'));
        expect(imagined && leduc.view(imagined.game, viewer)).toEqual(seen);
      }
    };
    const ofOneHand = deals().filter((match) => match.game().hands[0] === 'Qh');
    for (const match of ofOneHand) treeOf(match, look);
    const won = [1, 3, 5, 7, 9, 11, 13];
    expect([...payoffs].sort()).toEqual(
      ['0,0', ...won.flatMap((chips) => [`${chips},${-chips}`, `${-chips},${chips}`])].sort(),
    );
  });
});

describe('Leduc hold’em, by the tools', () => {
  beforeAll(() => {
    if (rulesets instanceof Map) rulesets.set(leduc.id, leduc);
  });

  it('is judged: every scenario comes out as it expects', () => {
    const scenarios = scenariosIn(`${FOLDER}/scenarios`);
    expect(scenarios.length).toBe(4);
    for (const scenario of scenarios) {
      for (const runtime of ['lean', 'actors'] as const) {
        expect(judge(scenario, leduc.defaultEdition, { runtime }).findings).toEqual([]);
      }
    }
  });

  it.each(['greedy', 'pimc', 'ismcts'])('is played by %s, which wins chips from random', (id) => {
    let won = 0;
    for (let index = 0; index < 60; index += 1) {
      const seat = index % 2 === 0 ? 0 : 1;
      const agent = (player: Player) =>
        createAgent(player === seat ? id : 'random', { ruleset: leduc, player, seed: 1, index, since: 0 });
      const match = newMatch({ ruleset: leduc, index: Math.floor(index / 2) });
      won += playOut(match, [agent(0), agent(1)]).payoffs?.[seat] ?? Number.NaN;
    }
    expect(won).toBeGreaterThan(0);
  });

  it('is fuzzed: matches of its arena come to an end', () => {
    const chance = new Chance(1, 0, 'leduc');
    const { arena, defaultEdition } = leduc;
    if (arena === undefined) throw new Error('it has no arena');
    const start = arena.draw(chance, defaultEdition, () => 1);
    const match = startMatch(leduc, arena.begin(start, defaultEdition, 1), { runtime: 'lean' });
    let choices = 0;
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      match.answer(open.decision.player, chance.pick(open.decision.options).key);
      choices += 1;
    }
    expect(choices).toBeLessThanOrEqual(arena.longest);
  });
});

const modules = readdirSync(FOLDER).filter((file) => file.endsWith('.mjs'));
const textOf = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

describe('The example', () => {
  it('has 400 lines at most', () => {
    const lines = modules.flatMap((file) => textOf(file).trimEnd().split('\n'));
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.length).toBeLessThanOrEqual(400);
  });

  it('imports what the package exports, and itself', () => {
    const exported = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).exports);
    const imported = modules.flatMap((file) =>
      [...textOf(file).matchAll(/(?:from |import\()'([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(imported).toContain('gatechart/ruleset');
    const known = [
      ...exported.map((path) => path.replace('.', 'gatechart')),
      ...modules.map((file) => `./${file}`),
    ];
    expect(imported.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('is imported by nothing', () => {
    const sources = ['machines', 'properties', 'src'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.[jt]sx?$/.test(file) && !file.includes('node_modules'))
        .map((file) => `${folder}/${file}`),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((file) => readFileSync(file, 'utf8').includes('examples/leduc'))).toEqual([]);
  });

  it('has no type error, strictly', () => {
    const compiler = ['node_modules/typescript/bin/tsc', '-p', 'examples'];
    expect(spawnSync(process.execPath, compiler, { encoding: 'utf8' }).stdout).toBe('');
  });
});
