export type { ContextArgs, Process, ProcessMeta } from '../core/rule-machine.ts';
export type * from '../kit/card-game.ts';
export { cardGame } from '../kit/card-game.ts';
export type * from '../kit/check.ts';
export type * from '../kit/decisions.ts';
export type * from '../kit/declaration.ts';
export type * from '../kit/hidden.ts';
export type * from '../kit/scenario.ts';
export type * from '../kit/zones.ts';
