import { loadWorkerRules } from '../ruleset-loader/worker-rules.ts';

// A module of its own, which nobody imports: the ruleset that is loaded here may import all else.
await loadWorkerRules();

export { default } from './play-match.ts';
