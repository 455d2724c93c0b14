import type { OfGame } from '../../kernel/charts.ts';
import type { Names } from './names.ts';

const GAMES: Readonly<Record<OfGame['game'], string>> = {
  held: 'context.game',
  handedBack: 'args.event.output.game',
};

const isOfGame = (part: object): part is OfGame => 'rule' in part && 'game' in part;

/** An expression that calls a guard or the value of an assignment; its rule, if it only hands the game to one. */
export const callSource = (part: object, called: string, params: string, names: Names): string => {
  if (!isOfGame(part)) return `${names.of(part, called)}(args${params})`;
  const { game, rule } = part;
  return rule === undefined ? GAMES[game] : `${names.of(rule, called)}(${GAMES[game]})`;
};
