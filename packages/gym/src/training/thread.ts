import { loadWorkerRules } from 'gatechart/node';

// A module of its own, which nobody imports: the ruleset that is loaded here may import all else.
await loadWorkerRules();

export { default } from './generate-match.ts';
