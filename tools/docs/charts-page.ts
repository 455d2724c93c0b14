import { type Editions, processesOfEdition } from '../../src/charts/edition.ts';
import { withGenerated } from './page-parts.ts';
import { invocationGraph } from '../../src/charts/invocation-graph.ts';
import { stateDiagram } from '../../src/charts/state-diagram.ts';

const mermaid = (text: string): string => `\`\`\`mermaid\n${text.trim()}\n\`\`\``;

interface Pictured extends Editions {
  readonly defaultEdition: string;
}

/** The machines whose charts the documents show. */
const SHOWN = ['damageStep', 'rulerDamage', 'counter', 'gate'] as const;

type Shown = (typeof SHOWN)[number];

const processesOf = (ruleset: Pictured) => processesOfEdition(ruleset, ruleset.defaultEdition);

const picturesOf = (ruleset: Pictured, shown: readonly Shown[]): readonly string[] => {
  const processes = processesOf(ruleset);
  return shown.flatMap((id) =>
    processes.filter((process) => process.id === id).map((process) => mermaid(stateDiagram(process))),
  );
};

/** `docs/charts.md` with its charts made anew from the machines that run. Throws `MARKERS_MISSING`. */
export const chartsPage = (current: string, ruleset: Pictured): string => {
  const charts = picturesOf(ruleset, SHOWN).flatMap((picture, index) => [`## ${SHOWN[index]}`, picture]);
  const graph = mermaid(invocationGraph(processesOf(ruleset)));
  return withGenerated(current, [...charts, '## Who invokes whom', graph], 'docs/charts.md');
};

/** `README.md` with its chart made anew. Throws `MARKERS_MISSING`. */
export const readmeChart = (current: string, ruleset: Pictured): string =>
  withGenerated(current, picturesOf(ruleset, ['rulerDamage']), 'README.md');
