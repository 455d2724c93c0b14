import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawChart } from '@gatechart/inspector/elk-layout';
import { z } from 'zod';
import { chartJson } from '../../src/charts/chart-json.ts';
import type { ChartGeometry } from '../../src/charts/geometry.ts';
import {
  type ChartProcess,
  type ChartState,
  type ChartTransition,
  processesOf,
} from '../../src/charts/process.ts';
import { createMatchLog } from '../../src/cli/match-log/match-log.ts';
import type { BoardView } from '../../src/core/adapters/board-view.ts';
import { digest } from '../../src/core/data/digest.ts';
import { GatechartError } from '../../src/core/errors.ts';
import type { GameEvent } from '../../src/core/game-state.ts';
import { LANGUAGES, type Language, type LocalizedText } from '../../src/core/narration.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { readText } from '../../src/file-system.ts';
import { clauseOfTitle } from '../../src/rulebook/citations.ts';
import { judge } from '../../src/scenarios/judge.ts';
import { readScenario } from '../../src/scenarios/read-scenario.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import { cardUses, type DeckCardUse } from '../../src/selfplay/report/card-section.ts';
import { readLedger } from '../../src/selfplay/store/ledger.ts';
import { readPlan } from '../../src/selfplay/store/plan-file.ts';
import type { Summary } from '../../src/selfplay/summary.ts';
import { headingPart, slug } from './page.ts';

/** A process as one or more editions run it. */
export interface ChartData {
  /** Its id; with the edition where others run another one of that id. */
  readonly name: string;
  /** The last part of its address. */
  readonly slug: string;
  readonly process: ChartProcess;
  readonly editions: readonly string[];
  readonly geometry: ChartGeometry;
}

/** Every chart of a ruleset, equal ones once, those of the usual edition first. */
export const chartsOf = async ({ editions, defaultEdition }: Ruleset): Promise<readonly ChartData[]> => {
  const found = new Map<string, { readonly process: ChartProcess; readonly editions: string[] }>();
  for (const [edition, root] of Object.entries(editions).toSorted(
    ([a], [b]) => Number(b === defaultEdition) - Number(a === defaultEdition),
  )) {
    for (const process of processesOf(root)) {
      const text = JSON.stringify(chartJson(process).machine) + process.id;
      const known = found.get(text);
      if (known === undefined) found.set(text, { process, editions: [edition] });
      else known.editions.push(edition);
    }
  }
  const ids = new Set<string>();
  const charts: ChartData[] = [];
  for (const { process, editions: running } of found.values()) {
    const name = ids.has(process.id) ? `${process.id} (${running[0]})` : process.id;
    ids.add(process.id);
    charts.push({ name, slug: slug(name), process, editions: running, geometry: await drawChart(process) });
  }
  return charts;
};

/** A place of a chart that cites a clause. */
export interface ChartPlace {
  readonly chart: ChartData;
  /** The state that cites it, or that owns the transition that does; empty for the machine itself. */
  readonly state: string;
  readonly transition?: ChartTransition;
}

/** Where charts cite a clause. */
export const placesIn = (charts: readonly ChartData[], clause: string): readonly ChartPlace[] =>
  charts.flatMap((chart) => [
    ...chart.process.states
      .filter(({ clauses }) => clauses.includes(clause))
      .map(({ path }: ChartState) => ({ chart, state: path })),
    ...chart.process.transitions
      .filter(({ clauses }) => clauses.includes(clause))
      .map((transition) => ({ chart, state: transition.from, transition })),
  ]);

/** When a line of a telling was told. */
export interface LineMoment {
  /** As the inspector counts. */
  readonly step: number;
  /** The process that made the step, and the state that it entered; absent for what no process did. */
  readonly at?: { readonly process: string; readonly state: string };
}

/** A scenario under one edition. */
export interface JudgedScenario {
  readonly edition: string;
  readonly lines: Readonly<Record<Language, readonly string[]>>;
  /** When and where each line was told. */
  readonly moments: readonly LineMoment[];
  /** The board before the first and after the last line; none where the ruleset draws no board. */
  readonly boards: readonly [BoardView, BoardView] | undefined;
  readonly isAsExpected: boolean;
  /** Every clause that acted. */
  readonly clauses: readonly string[];
  /** The moment at which the clause of the title first acts, as the inspector counts; the last one where none does. */
  readonly step: number;
}

/** A scenario file with its tellings. */
export interface ScenarioData {
  readonly file: string;
  readonly text: string;
  /** The clause that the title begins with, and the rest of it. */
  readonly clause: string;
  readonly title: LocalizedText;
  readonly told: readonly JudgedScenario[];
}

const judgeEdition = (scenario: Scenario, edition: string, clause: string): JudgedScenario => {
  const lines: Record<Language, string[]> = { en: [], ja: [] };
  const moments: LineMoment[] = [];
  let now: LineMoment = { step: 0 };
  const tellings = LANGUAGES.map((language) =>
    createMatchLog({
      ruleset: scenario.ruleset,
      language,
      verbose: false,
      colour: false,
      viewer: null,
      write: (line) => {
        lines[language].push(line);
        if (language === 'en') moments.push(now);
      },
    }),
  );
  let decisive: number | undefined;
  const hear = (facts: readonly GameEvent[], clauses: readonly string[]): void => {
    if (clauses.includes(clause) || facts.some((fact) => fact.clause === clause)) decisive ??= now.step;
  };
  const before = scenario.start(edition).game;
  const { findings, clauses, position } = judge(scenario, edition, {
    runtime: 'lean',
    onStep: (step, game) => {
      now = { step: now.step + 1, at: { process: step.machine, state: step.to } };
      hear(step.facts, step.clauses);
      for (const telling of tellings) telling.step(step, game);
    },
    onFacts: (facts, game) => {
      now = { step: now.step + 1 };
      hear(facts, []);
      for (const telling of tellings) telling.facts(facts, game);
    },
  });
  const { renderBoard } = scenario.ruleset;
  return {
    ...{ edition, lines, moments, isAsExpected: findings.length === 0, clauses },
    step: decisive ?? now.step,
    boards:
      renderBoard === undefined || position === undefined
        ? undefined
        : [renderBoard(before, null), renderBoard(position.game, null)],
  };
};

/** The scenarios of those files that are titled by a clause of a ruleset, each judged and told under its editions. */
export const scenariosOf = (ruleset: Ruleset, files: readonly string[]): readonly ScenarioData[] =>
  files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const scenario = readScenario(file, text);
    const clause = clauseOfTitle(scenario.title, (id) => Object.hasOwn(ruleset.clauses, id));
    if (scenario.ruleset.id !== ruleset.id || clause === undefined) return [];
    const rest = (title: string): string => title.slice(clause.length).replace(/^[\s:,]+/, '');
    return [
      {
        file,
        text,
        clause,
        title: { en: rest(scenario.title), ja: rest(scenario.titleJa ?? scenario.title) },
        told: scenario.editions.map((edition) => judgeEdition(scenario, edition, clause)),
      },
    ];
  });

/** As much of a summary as the pages show. */
const summarySchema = z.object({
  format: z.literal('gatechart-selfplay/1'),
  plan: z.object({ ruleset: z.string(), agents: z.array(z.string()) }),
  games: z.number(),
  cards: z.array(z.object({ card: z.string(), players: z.number(), winRate: z.number() })),
  decks: z.object({
    ratings: z.record(z.string(), z.number()),
    meetings: z.array(
      z.object({
        a: z.string(),
        b: z.string(),
        games: z.number(),
        score: z.object({ mean: z.number(), low: z.number(), high: z.number() }),
      }),
    ),
  }),
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The summary of a self-play run. Throws `CANNOT_READ`, `RUN_FORMAT`. */
export const summaryIn = (folder: string): Summary => {
  const file = join(folder, 'summary.json');
  const summary = jsonOf(readText(file));
  if (summarySchema.safeParse(summary).success) return summary as Summary;
  throw new GatechartError('RUN_FORMAT', file, 'the file is not a summary of gatechart selfplay');
};

/** What the pages show of a self-play run. */
export interface RunData {
  readonly summary: Summary;
  /** The use of cards by deck and agent; none where the folder keeps no outcomes. */
  readonly uses: readonly DeckCardUse[];
}

/** The run in a folder. Throws `CANNOT_READ`, `RUN_FORMAT`, `RUN_DAMAGED`. */
export const runIn = (folder: string): RunData => {
  const summary = summaryIn(folder);
  const plan = readPlan(folder);
  const outcomes = plan === undefined ? [] : readLedger(folder, plan, digest).entries;
  return {
    summary,
    uses: cardUses(outcomes.map(({ outcome }) => outcome).filter(({ failure }) => failure === undefined)),
  };
};

/** A row of the glossary that names a clause. */
export interface Term {
  readonly ja: string;
  readonly en: string;
  readonly clauses: readonly string[];
  /** The part of the glossary's page that has it. */
  readonly part: string;
}

const FILE = 'docs/reference/glossary.md';

/** The rows of the glossary about a ruleset, which stand below the heading that ends with its id. */
export const termsOf = (ruleset: string, text: string = readFileSync(FILE, 'utf8')): readonly Term[] => {
  const sections = text.split(/^## /m).slice(1);
  const section = sections.find((each) => each.split('\n', 1)[0]?.endsWith(`\`${ruleset}\``)) ?? '';
  const [heading = '', ...lines] = section.split('\n');
  return lines.flatMap((line): readonly Term[] => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, ja = '', en = '', , clauses = ''] = cells;
    const ids = [...clauses.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id);
    return ids.length === 0 ? [] : [{ ja, en, clauses: ids, part: headingPart(heading) }];
  });
};
