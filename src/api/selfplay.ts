export { type OwnAgent, type Selfplay, selfplay } from '../selfplay/selfplay.ts';
export type { Summary } from '../selfplay/summary.ts';
