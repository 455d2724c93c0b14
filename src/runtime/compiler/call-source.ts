import { type RuleCall, ruleCallOf } from '../../core/charts.ts';
import type { Names } from './names.ts';

const GAMES: Readonly<Record<RuleCall['game'], string>> = {
  held: 'context.game',
  handedBack: 'args.event.output.game',
};

/** An expression that calls a part of a chart; only its rule, if it does no more than hand the game to one. */
export const callSource = (part: object, called: string, params: string, names: Names): string => {
  const known = params === '' ? ruleCallOf(part) : undefined;
  return known === undefined
    ? `${names.of(part, called)}(args${params})`
    : `${names.of(known.rule, called)}(${GAMES[known.game]})`;
};
