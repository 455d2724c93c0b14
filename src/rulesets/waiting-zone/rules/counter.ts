import { canonicalOptions } from '../../../core/decision.ts';
import { allHold } from '../../../core/illegal-reasons.ts';
import { cardDefinition, memoizeOnGame } from '../queries/cards.ts';
import { cardKey } from '../queries/place-names.ts';
import { type Precondition, precondition, sentenceOf } from '../queries/precondition.ts';
import { cardsIn } from '../queries/zones.ts';
import type { WindowKind } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import { checkNames } from '../state/progress.ts';
import { openWindow } from './counter-check.ts';
import { DECLARATION, type Use } from './declaration.ts';

const PASS: WaitingZoneOption = { key: 'pass', type: 'pass' };

const windowsOf = (game: Game, card: Instance): readonly WindowKind[] => cardDefinition(game, card).windows;

/** check.1, reading.22: what a card in hand needs to be activated at the open check. */
export const COUNTER: readonly Precondition<Use>[] = [
  precondition(
    ['NO_COUNTER', 'check.1', { en: 'counters are activated', ja: '使えるのはカウンターである' }],
    (game, { card }) => cardDefinition(game, card).type === 'counter',
  ),
  precondition(
    [
      'OTHER_CHECK',
      'reading.22',
      {
        en: 'the counter must be one for the check that is open',
        ja: '今の確認で使えるカウンターでなければならない',
      },
    ],
    (game, { card }) => windowsOf(game, card).includes(openWindow(game).kind),
    (game, use) => [
      sentenceOf(game, use, {
        en: (name) => `${name} is for: ${windowsOf(game, use.card).join(', ')}`,
        ja: (name) =>
          `${name}を使える確認:${windowsOf(game, use.card)
            .map((kind) => checkNames.ja[kind])
            .join('、')}`,
      }),
      {
        en: `the open check: ${openWindow(game).kind}`,
        ja: `今の確認:${checkNames.ja[openWindow(game).kind]}`,
      },
    ],
  ),
  ...DECLARATION,
];

const mayActivate = (game: Game, card: Instance): boolean => allHold(COUNTER, game, { use: 'counter', card });

/** check.1, reading.22: the counters that the player who is asked may activate at the open check, and passing. */
export const counterOptions = memoizeOnGame((game): readonly WaitingZoneOption[] => {
  const { player } = openWindow(game);
  const counters = cardsIn(game, player, 'hand')
    .filter((card) => mayActivate(game, card))
    .map(
      (card): WaitingZoneOption => ({ key: `counter ${cardKey(game, player, card)}`, type: 'counter', card }),
    );
  return canonicalOptions([PASS, ...counters]);
});

/** Whether the player who is asked has no counter to activate. */
export const canOnlyPass = (game: Game): boolean =>
  !cardsIn(game, openWindow(game).player, 'hand').some((card) => mayActivate(game, card));
