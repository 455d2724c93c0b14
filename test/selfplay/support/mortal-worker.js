import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import play from '../../../dist/src/selfplay/worker-thread.js';

/** A worker that dies over every third match the first time it is given it; the marks of that lie in a folder. */
export default (task) => {
  const mark = join(process.env.GATECHART_MARKS, `${task.job.number}`);
  if (task.job.number % 3 === 0 && !existsSync(mark)) {
    writeFileSync(mark, '');
    process.exit(1);
  }
  return play(task);
};
