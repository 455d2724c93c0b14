import { readdirSync, readFileSync } from 'node:fs';
import {
  agents,
  answer,
  fork,
  judge,
  type MatchIn,
  newMatch,
  type Player,
  pending,
  resume,
  view,
} from 'gatechart';
import { conforms } from 'gatechart/conformance';
import { PLAYERS, rngStream } from 'gatechart/ruleset';
import { describe, expect, it } from 'vitest';
import leduc from '../../examples/leduc/index.mjs';
import { questionsIn, type Tree, uniformNashConv } from './support/nash-conv.ts';

const CARDS = ['Jh', 'Js', 'Qh', 'Qs', 'Kh', 'Ks'] as const;

const FOLDER = 'examples/leduc';

const textOf = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

type LeducMatch = MatchIn<typeof leduc>;

/** A match for every order of the first three cards: both hands, and the card that is shown. */
const deals = (): readonly LeducMatch[] => {
  const { game, stack } = newMatch({ ruleset: leduc }).position();
  const others = (...taken: readonly string[]) => CARDS.filter((card) => !taken.includes(card));
  return CARDS.flatMap((first) =>
    others(first).flatMap((second) =>
      others(first, second).map((community) => {
        const cards = [first, second, community, ...others(first, second, community)];
        const zones = { ...game.zones, hand: [[0], [1]], deck: [[2, 3, 4, 5]] };
        const known = [1, 2, 0, 0, 0, 0];
        return resume({ game: { ...game, cards, zones, known }, stack }, { ruleset: leduc });
      }),
    ),
  );
};

/** All that can come of a match. `look` is shown every position. */
const treeOf = (match: LeducMatch, look: (match: LeducMatch) => void = () => undefined): Tree => {
  look(match);
  const open = pending(match);
  if (open === undefined) return { payoffs: match.game().counters.payoff };
  const { player, options } = open.decision;
  const after = options.map(({ key }) => {
    const next = fork(match);
    answer(next, player, key);
    return treeOf(next, look);
  });
  return { player, known: `${player} ${JSON.stringify(view(match, player))}`, after };
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
      expect(leduc.checkInvariants(game)).toEqual([]);
      if (game.result !== undefined) payoffs.add(String(game.counters.payoff));
      for (const viewer of PLAYERS) {
        const seen = leduc.view(game, viewer);
        const other = leduc.rerandomizeHidden?.(game, viewer);
        if (other !== undefined) expect(leduc.view(other, viewer)).toEqual(seen);
        if (pending(match) === undefined) continue;
        const imagined = leduc.determinize?.(match.position(), viewer)(rngStream(1, 0, 'imagined'));
        expect(imagined && leduc.view(imagined.game, viewer)).toEqual(seen);
      }
    };
    const ofOneHand = deals().filter((match) => match.game().cards[0] === 'Qh');
    for (const match of ofOneHand) treeOf(match, look);
    const won = [1, 3, 5, 7, 9, 11, 13];
    expect([...payoffs].sort()).toEqual(
      ['0,0', ...won.flatMap((chips) => [`${chips},${-chips}`, `${-chips},${chips}`])].sort(),
    );
  });
});

describe('Leduc hold’em, held to what every ruleset owes', () => {
  for (const { title, skip, run } of conforms(leduc)) it.skipIf(skip !== undefined)(title, run);
});

describe('Leduc hold’em, by the tools', () => {
  const scenarios = readdirSync(`${FOLDER}/scenarios`);

  it('has a scenario for a pair, a split, a fold, and the end of raising', () => {
    expect(scenarios).toEqual(['fold.yaml', 'pair.yaml', 'split.yaml', 'two-raises.yaml']);
  });

  it.each(scenarios)('is judged as %s expects', (name) => {
    for (const runtime of ['lean', 'actors'] as const) {
      const rulings = judge(textOf(`scenarios/${name}`), { ruleset: leduc, name, runtime });
      expect(rulings.map(({ findings }) => findings)).toEqual([[]]);
    }
  });

  /** Chips that a player wins from random in the match of that number. */
  const chipsOf = (id: string, player: Player, index: number): number => {
    const match = newMatch({ ruleset: leduc, index });
    const seats = PLAYERS.map((seat) =>
      agents.create(seat === player ? id : 'random', {
        ruleset: leduc,
        player: seat,
        seed: 1,
        index,
        since: 0,
      }),
    );
    for (let open = pending(match); open !== undefined; open = pending(match)) {
      const { player: asked } = open.decision;
      const key = seats[asked]?.act({
        player: asked,
        decision: open.decision,
        view: () => view(match, asked),
        sample: (rng) =>
          resume(leduc.determinize?.(match.position(), asked)(rng) ?? match.position(), { ruleset: leduc }),
      });
      expect(answer(match, asked, key ?? '')).toBeUndefined();
    }
    return match.game().counters.payoff[player];
  };

  it.each(['greedy', 'ismcts'])('is played by %s, which wins chips from random', (id) => {
    const matches = Array.from({ length: 30 }, (_, index) => index);
    const won = matches.flatMap((index) => PLAYERS.map((player) => chipsOf(id, player, index)));
    expect(won.reduce((sum, chips) => sum + chips, 0)).toBeGreaterThan(0);
  });
});

const modules = readdirSync(FOLDER).filter((file) => file.endsWith('.mjs'));

describe('The example', () => {
  it('has at most 300 lines', () => {
    const lines = modules.flatMap((file) => textOf(file).trimEnd().split('\n'));
    expect(lines.length).toBeLessThanOrEqual(300);
  });

  it('imports what the package exports, and itself', () => {
    const exported = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).exports);
    const imported = modules.flatMap((file) =>
      [...textOf(file).matchAll(/(?:from |import\()'([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(imported).toContain('gatechart/kit');
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
    expect(sources.filter((file) => /from '[^']*examples\/leduc/.test(readFileSync(file, 'utf8')))).toEqual(
      [],
    );
  });
});
