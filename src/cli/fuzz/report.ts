import { chartSvg } from '../../charts/chart-svg.ts';
import type { ElkLayout } from '../../charts/formats.ts';
import { type ChartProcess, processesOfEdition } from '../../charts/process.ts';
import { STYLE } from '../../charts/svg.ts';
import { escapeHtml } from '../../core/data/escape.ts';
import { capitalize } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { type Counterexample, counterexampleFile } from '../../fuzz/counterexample.ts';
import { type KindCoverage, transitionName } from '../../fuzz/coverage/chart-coverage.ts';
import type { FuzzProgress } from '../../fuzz/run.ts';
import { type Cell, htmlPage, softLine, sortedTable, textCell } from '../../selfplay/report/tables.ts';
import { allReached, KIND_WORDS } from './result-files.ts';

/** How the charts look here: what was never taken stands out, also without its colour. */
const CHARTS = `
${STYLE}
.chart { width: auto; min-width: 0; max-width: 100%; margin: .4rem 0 }
.chart .never .line { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 5 3 } .chart .never .head { fill: var(--bad) } .chart .never text.event { fill: var(--bad); font-weight: 600 }
.copy { font-size: .8em; cursor: pointer }
details { margin: .4rem 0 } summary { cursor: pointer } details ul { columns: 24rem; font-size: .9em }
`;

/** Copies the command before a button; where the browser does not let it, the command is selected. */
const COPY_SCRIPT = `
for (const button of document.querySelectorAll('button.copy')) button.addEventListener('click', async () => {
  const command = button.previousElementSibling;
  try {
    await navigator.clipboard.writeText(command.textContent);
    button.textContent = 'Copied';
  } catch {
    getSelection().selectAllChildren(command);
  }
});`;

/** What a report is made of. `repro`, `inspect`: the commands that repeat a finding and show it, in the folder of the report. */
export interface FuzzReport {
  /** Absent for charts that were made up. */
  readonly ruleset: Ruleset | undefined;
  readonly id: string;
  readonly progress: Omit<FuzzProgress, 'elapsed'>;
  readonly repro: (file: string) => string;
  readonly inspect: (file: string) => string;
}

/** A command with a button that copies it. */
const commandLine = (command: string): string =>
  `<br><code>${escapeHtml(command)}</code> <button type="button" class="copy" aria-label="Copy: ${escapeHtml(command)}">Copy</button>`;

const findingRow = ({ repro, inspect }: FuzzReport, finding: Counterexample): readonly Cell[] => {
  const file = counterexampleFile(finding);
  const { target, kind, message, answers } = finding;
  return [
    textCell(target),
    textCell(kind),
    textCell(message),
    { shown: String(answers.length), by: answers.length },
    {
      shown: `<a href="${escapeHtml(file)}">${escapeHtml(file)}</a>${commandLine(inspect(file))}${commandLine(repro(file))}`,
      by: file,
    },
  ];
};

const findingsSection = (report: FuzzReport): string =>
  report.progress.findings.length === 0
    ? '<h2>Findings</h2><p>No check failed.</p>'
    : `<h2>Findings</h2>${softLine('Each file is the record of one minimised failure. Run the commands in the folder of this page, or drop the file on an open inspector page.')}${sortedTable(
        {
          caption: 'Findings, each with its record',
          heads: ['target', 'kind', 'what broke', 'actions', 'record'],
          rows: report.progress.findings.map((finding) => findingRow(report, finding)),
          by: [0, 'ascending'],
        },
      )}<script>${COPY_SCRIPT}</script>`;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const coverageSection = (coverage: readonly KindCoverage[]): string =>
  `<h2>Coverage</h2>${sortedTable({
    caption: 'What the games reached of the ruleset',
    heads: ['what', 'reached', 'of', 'share', 'never'],
    rows: coverage
      .filter(({ of }) => of > 0)
      .map(({ kind, reached, of, never }) => [
        textCell(KIND_WORDS[kind][1]),
        { shown: String(reached), by: reached },
        { shown: String(of), by: of },
        { shown: percent(reached / of), by: reached / of },
        { shown: String(never.length), by: never.length },
      ]),
    by: [3, 'ascending'],
  })}`;

const neverSection = ({ progress: { coverage }, ruleset }: FuzzReport): string => {
  const lists = coverage
    .filter(({ never }) => never.length > 0)
    .map(({ kind, never }) => {
      const items = never.map((id) => {
        const words = kind === 'clause' ? ruleset?.clauses[id]?.en : undefined;
        return `<li><code>${escapeHtml(id)}</code>${words === undefined ? '' : ` ${escapeHtml(words)}`}</li>`;
      });
      return `<details><summary>${never.length} ${KIND_WORDS[kind][never.length === 1 ? 0 : 1]}</summary><ul>${items.join('')}</ul></details>`;
    });
  return `<h2>Never reached</h2>${lists.length === 0 ? `<p>${capitalize(allReached(coverage))}.</p>` : lists.join('\n')}`;
};

/** A chart with how much of it was reached; open where something was not. */
const chartHtml = async (
  process: ChartProcess,
  { progress: { counts }, ruleset }: FuzzReport,
  { drawChart }: ElkLayout,
): Promise<readonly [never: number, html: string]> => {
  const times = ({ id }: { readonly id: string }): number =>
    counts.count('transition', transitionName(process.id, id));
  const never = process.transitions.filter((transition) => times(transition) === 0).length;
  const words = { names: ruleset?.chartNames?.en, timesTaken: times };
  const svg = chartSvg(process, await drawChart(process), {}, words);
  const reached = `${process.transitions.length - never} of ${process.transitions.length} transitions`;
  const drawn = svg.replace(/<style>.*?<\/style>/s, '');
  return [
    never,
    `<details${never > 0 ? ' open' : ''}><summary><b>${escapeHtml(process.id)}</b>: ${reached}</summary><div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(process.id)}">${drawn}</div></details>`,
  ];
};

const chartsSection = async (report: FuzzReport, layout: ElkLayout): Promise<string> => {
  const { ruleset } = report;
  if (ruleset === undefined) return '';
  const charts: (readonly [never: number, html: string])[] = [];
  for (const process of processesOfEdition(ruleset, ruleset.defaultEdition))
    charts.push(await chartHtml(process, report, layout));
  const sorted = charts.toSorted(([a], [b]) => b - a).map(([, html]) => html);
  return `<h2>Charts</h2>${softLine(`The charts of ${escapeHtml(ruleset.defaultEdition)}; counts are of all editions. Dashed red transitions were never taken; a tooltip has the count of the others.`)}${sorted.join('\n')}`;
};

/** What a run reached and found, as one page that needs nothing else; `layout` draws its charts, absent where it is not built. */
export const fuzzReport = async (report: FuzzReport, layout: ElkLayout | undefined): Promise<string> => {
  const { id, progress } = report;
  const { cases, choices, steps, findings, repeated, coverage } = progress;
  const content = `<h1>Fuzzing</h1>
${softLine(escapeHtml(id))}
<dl class="run"><dt>games</dt><dd>${cases}</dd><dt>choices</dt><dd>${choices}</dd><dt>microsteps</dt><dd>${steps}</dd><dt>findings</dt><dd>${findings.length}${repeated > 0 ? `, ${repeated} repeated` : ''}</dd></dl>
${findingsSection(report)}
${coverageSection(coverage)}
${neverSection(report)}
${layout === undefined ? '' : await chartsSection(report, layout)}`;
  return htmlPage(`Fuzzing: ${id}`, content, CHARTS);
};
