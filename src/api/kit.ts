export { cardGame, type GameOf } from '../kit/card-game.ts';
export type { CardTable, Declaration, OptionIn, StackItem } from '../kit/declaration.ts';
export type { TableView } from '../kit/hidden.ts';
