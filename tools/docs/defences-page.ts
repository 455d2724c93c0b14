import type { Defence } from '../clause-mutants/known-mutants.ts';
import { withGenerated } from './page-parts.ts';

export const DEFENCES_PAGE = 'docs/reference/defences.md';

const linkTo = (file: string): string => `[${file.split('/').at(-1)}](../../${file})`;

/** A text in a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = ({ name, prevents, file, test, killedBy }: Defence): string =>
  `| ${[name, prevents, linkTo(file), `${linkTo(test)}: ${killedBy}`].map(cell).join(' | ')} |`;

const section = (area: string, defences: readonly Defence[]): string =>
  [
    `## ${area}`,
    '',
    '| defence | prevents | file | test that fails without it |',
    '|---|---|---|---|',
    ...defences.filter((each) => each.area === area).map(row),
  ].join('\n');

/** The page with a table of the defences for each area. */
export const defencesPage = (current: string, defences: readonly Defence[]): string => {
  const areas = [...new Set(defences.map(({ area }) => area))];
  return withGenerated(
    current,
    areas.map((area) => section(area, defences)),
    DEFENCES_PAGE,
  );
};
