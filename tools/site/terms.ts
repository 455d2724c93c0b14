import { readFileSync } from 'node:fs';
import { headingPart } from './page.ts';

/** A row of the glossary that names a clause. */
export interface Term {
  readonly ja: string;
  readonly en: string;
  readonly clauses: readonly string[];
  /** The part of the glossary's page that has it. */
  readonly part: string;
}

const FILE = 'docs/glossary.md';

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
