import type { Reporter, TestModule } from 'vitest/node';
import type { Row } from './row.ts';

const HEAD = ['failure', 'begun', 'ended', 'as played here', 'what was told'];

/** Writes what each failure came to as a table of Markdown. */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test) => {
        const row = (test.meta() as { readonly row?: Row }).row;
        return row === undefined ? [] : [{ failure: test.name, ...row }];
      });
    if (rows.length === 0) return;
    const lines = rows.map(({ failure, executions, completions, isEqual, told }) =>
      [failure, executions, completions, isEqual ? 'yes' : 'no', told].join(' | '),
    );
    console.log(
      ['', HEAD.join(' | '), HEAD.map(() => '---').join(' | '), ...lines]
        .map((line) => (line === '' ? '' : `| ${line} |`))
        .join('\n'),
    );
  }
}
