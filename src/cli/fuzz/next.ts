import { rulesets } from '../../registry.ts';
import { rulesArgument } from '../rules-option.ts';
import { nonBreaking } from '../text-width.ts';

/** What a run was asked for, as far as what to try next depends on it. */
interface FuzzRequest {
  readonly ruleset: string;
  readonly edition?: string;
  readonly cards?: readonly string[];
  readonly out: string;
  readonly seed: number;
}

const option = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` --${name} ${value}`;

/** What to try next, a command a line with what it is for. */
export const suggestionLines = ({ ruleset, edition, cards, out, seed }: FuzzRequest): readonly string[] => {
  const played = rulesets.get(ruleset);
  const rules = rulesArgument(ruleset) || option('ruleset', ruleset);
  const of = rules + option('cards', cards?.join(','));
  const narrowed = edition === undefined ? [] : [['every edition', `gatechart fuzz${of} --duration 5m`]];
  const lines = [
    [
      'more, and other chance',
      `gatechart fuzz${of}${option('edition', edition)} --duration 5m --seed ${seed + 1}`,
    ],
    ...narrowed,
    ...(played?.plays === 'matches'
      ? [['every answer from a position', `gatechart fuzz explore${of} FILE --depth 5`]]
      : []),
    ...(played === undefined
      ? []
      : [['how often each clause acted', `gatechart clauses${rules} --reached ${out}`]]),
  ];
  return ['what to try next:', ...lines.map(([why, command = '']) => `  ${why}: ${nonBreaking(command)}`)];
};
