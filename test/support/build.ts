import { execFileSync } from 'node:child_process';

/** Builds the program that tests start, once in a run, unless the environment says that it is built. */
export default (): void => {
  if (process.env.GATECHART_BUILT !== undefined) return;
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.env.GATECHART_BUILT = 'yes';
};
