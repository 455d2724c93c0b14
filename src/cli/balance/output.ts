import type { Balance, DeckLuck, FirstPlayer, Verdict } from '../../selfplay/balance/balance.ts';
import type { CardFindings, Change } from '../../selfplay/balance/card-impact.ts';
import type { BeforeAfter, Counters, WhatIf } from '../../selfplay/balance/what-if.ts';
import {
  formatEstimate,
  formatPercent,
  formatPoints,
  formatPointsInterval,
} from '../../selfplay/statistics/estimates.ts';
import { buildsText } from '../../selfplay/summary.ts';
import { countOf } from '../text-width.ts';

const VERDICTS: Readonly<Record<Verdict, string>> = {
  within: 'within the target',
  outside: 'outside the target',
  open: 'not decided against the target',
};

const whole = (share: number): string => (100 * share).toFixed(0);

const firstLines = ({ all, target, verdict, sameDecks }: FirstPlayer): readonly string[] => [
  `first player: ${formatEstimate(all)}`,
  `  ${VERDICTS[verdict]} ${whole(target.low)} to ${whole(target.high)} %`,
  `  both with the same deck: ${formatEstimate(sameDecks)}`,
];

/** Cards told of each kind. */
const MAX_LISTED = 10;

const changeLines = (found: CardFindings, way: 'drawn' | 'played' | 'met'): readonly string[] => {
  const changes = found.cards.flatMap((each): readonly (readonly [string, Change])[] => {
    const change = each[way];
    return change?.isTold ? [[each.card, change]] : [];
  });
  const sorted = changes.toSorted(([, a], [, b]) => Math.abs(b.mean) - Math.abs(a.mean));
  const lines = sorted
    .slice(0, MAX_LISTED)
    .map(([card, change]) => `    ${card}: ${formatPoints(change.mean)} (${formatPointsInterval(change)})`);
  const more = sorted.length - lines.length;
  return more > 0 ? [...lines, `    and ${more} more`] : lines;
};

const under = (head: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [head, ...lines];

const cardLines = (found: CardFindings): readonly string[] => [
  `cards: ${countOf(found.comparisons, 'comparison')}, ${countOf(found.told, 'significant difference')} (5 % wrong on average)`,
  ...under(`  points when drawn by turn ${found.byTurn}:`, changeLines(found, 'drawn')),
  ...under(
    '  points when played (an association, not a cause), and when met by the opponent:',
    changeLines(found, 'played'),
  ),
];

const shiftLine = (name: string, { before, after, shift }: BeforeAfter): readonly string[] => [
  `  ${name}: ${formatPercent(before.mean)}, then ${formatPercent(after.mean)}`,
  `    ${formatPoints(shift.mean)} points (${formatPointsInterval(shift)})${shift.isTold ? '' : ', no significant difference'}`,
];

const whatIfLines = ({
  card,
  number,
  was,
  value,
  games,
  otherwise,
  otherResults,
  score,
  decks,
  firstPlayer,
}: WhatIf): readonly string[] => [
  `if ${card}.${number} were ${value} instead of ${was}:`,
  `  ${countOf(games, 'match', 'matches')} replayed, ${otherwise} took another course, ${otherResults} had another result`,
  ...(score ? shiftLine('decks with the card against decks without it', score) : []),
  ...(decks.length > 1 ? decks : []).flatMap((each) => shiftLine(each.deck, each)),
  ...(firstPlayer ? shiftLine('first player', firstPlayer) : []),
];

const counterLines = ({
  games,
  otherwise,
  changed,
  unrelated,
  decks,
  firstPlayer,
}: Counters): readonly string[] => [
  'without counters:',
  `  ${countOf(games, 'match', 'matches')} replayed, ${otherwise} took another course`,
  `  another result: ${formatEstimate(changed)}; unrelated matches ${formatPercent(unrelated)}`,
  ...decks.flatMap((each) => shiftLine(each.deck, each)),
  ...(firstPlayer ? shiftLine('first player', firstPlayer) : []),
];

const luckLine = ({ deck, score, shares, reason }: DeckLuck): string =>
  shares === undefined
    ? `  ${deck}: no share, ${reason} (${formatPercent(score.mean)})`
    : `  ${deck}: ${formatEstimate(shares.split)}; unrelated matches ${formatPercent(shares.unrelated)}`;

/** What was found in a few lines, of 80 columns where names are not long. */
export const balanceLines = (balance: Balance): readonly string[] => {
  const {
    asked,
    games,
    failures,
    builds,
    decks,
    meetings,
    firstPlayer,
    decisions,
    turns,
    luck,
    cards,
    counters,
    whatIf,
  } = balance;
  const length = turns ?? decisions;
  return [
    `${games} matches of ${asked.agent}, ${failures} failed`,
    '95 % intervals over pairs; those of a table hold together (Bonferroni)',
    ...(builds ? [`matches of ${buildsText(builds)}`] : []),
    ...under(
      'each deck against all others:',
      decks.map(({ deck, score }) => `  ${deck}: ${formatEstimate(score)}`),
    ),
    ...under(
      'meetings:',
      meetings.map(({ a, b, score }) => `  ${a} against ${b}: ${formatEstimate(score)}`),
    ),
    ...(firstPlayer ? firstLines(firstPlayer) : ['first player: the ruleset reports no turns']),
    `length: ${length.mean.toFixed(1)} ${turns ? 'turns' : 'decisions'} on average, median ${length.median}, most ${length.most}`,
    `luck: split pairs of ${asked.agent} and ${asked.rival}, both with the same deck:`,
    ...luck.map(luckLine),
    ...(cards ? cardLines(cards) : ['cards: the ruleset reports neither drawn nor played cards']),
    ...(counters ? counterLines(counters) : []),
    ...(whatIf ? whatIfLines(whatIf) : []),
  ];
};
