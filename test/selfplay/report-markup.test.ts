import { describe, expect, it } from 'vitest';
import { htmlPage, scoreMatrix, sortedTable, textCell } from '../../src/selfplay/report/tables.ts';

const NAME = '<img src=x onerror=a()>"&';
const MARKUP = '&lt;img src=x onerror=a()&gt;&quot;&amp;';

/** How often the name of others stands in a page as markup, and as text. */
const counts = (page: string) => [page.split(NAME).length - 1, page.split(MARKUP).length - 1];

describe('A name of others is text in a report', () => {
  it.each([
    ['in a cell', textCell(NAME).shown, 1],
    ['in a title', htmlPage(NAME, ''), 1],
    [
      'in the heads and values of a table',
      sortedTable({ caption: NAME, heads: [NAME], rows: [[{ shown: '', by: NAME }]], by: [0, 'ascending'] }),
      4,
    ],
    ['in a matrix', scoreMatrix(NAME, [NAME], []), 4],
  ])('%s', (_, page, times) => {
    expect(counts(page)).toEqual([0, times]);
  });
});
