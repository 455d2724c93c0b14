import { execFileSync } from 'node:child_process';

/** Builds the program that tests start, once in a run, unless the environment says that it is built. */
export default (): void => {
  if (process.env.GATECHART_BUILT !== undefined) return;
  // As the program is published: the page is another one where this says `test`, as it does here.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  process.env.GATECHART_BUILT = 'yes';
};
