import { loadWorkerModule } from '../../ruleset-loader/worker-rules.ts';
import play, { type MatchTask } from '../play-match.ts';

/** A process of its own that plays the match it is told of, answers, and ends; also when nobody waits for it any more. */
process.once('message', async (task) => {
  await loadWorkerModule(process.argv[2]);
  const answer = await play(task as MatchTask);
  process.send?.(answer, () => process.exit());
});
process.once('disconnect', () => process.exit(1));
