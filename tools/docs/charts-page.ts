import { invocationGraph, stateDiagram } from '../../src/charts/mermaid.ts';
import { type Editions, processesOfEdition } from '../../src/charts/process.ts';
import { withGenerated } from './page-parts.ts';

const mermaid = (text: string): string => `\`\`\`mermaid\n${text.trim()}\n\`\`\``;

interface ChartedRuleset extends Editions {
  readonly defaultEdition: string;
}

/** The machines whose charts the documents show. */
const PAGE_PROCESSES = ['damageStep', 'rulerDamage', 'counter', 'gate'] as const;

type Shown = (typeof PAGE_PROCESSES)[number];

const processesOf = (ruleset: ChartedRuleset) => processesOfEdition(ruleset, ruleset.defaultEdition);

const picturesOf = (ruleset: ChartedRuleset, shown: readonly Shown[]): readonly string[] => {
  const processes = processesOf(ruleset);
  return shown.flatMap((id) =>
    processes.filter((process) => process.id === id).map((process) => mermaid(stateDiagram(process))),
  );
};

/** `docs/reference/charts.md` with its charts made anew from the machines that run. Throws `MARKERS_MISSING`. */
export const chartsPage = (current: string, ruleset: ChartedRuleset): string => {
  const charts = picturesOf(ruleset, PAGE_PROCESSES).flatMap((picture, index) => [
    `## ${PAGE_PROCESSES[index]}`,
    picture,
  ]);
  const graph = mermaid(invocationGraph(processesOf(ruleset)));
  return withGenerated(current, [...charts, '## Who invokes whom', graph], 'docs/reference/charts.md');
};

/** `README.md` with its chart made anew. Throws `MARKERS_MISSING`. */
export const readmeChart = (current: string, ruleset: ChartedRuleset): string =>
  withGenerated(current, picturesOf(ruleset, ['rulerDamage']), 'README.md');
