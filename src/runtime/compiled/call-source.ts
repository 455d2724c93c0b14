import { isOfGame, type OfGame } from '../../kernel/charts.ts';
import type { Names } from './names.ts';

const GAMES: Readonly<Record<OfGame['game'], string>> = {
  held: 'context.game',
  handedBack: 'args.event.output.game',
};

/** An expression that calls a part of a chart; only its rule, if it does no more than hand the game to one. */
export const callSource = (part: object, called: string, params: string, names: Names): string =>
  isOfGame(part)
    ? `${names.of(part.rule, called)}(${GAMES[part.game]})`
    : `${names.of(part, called)}(args${params})`;
