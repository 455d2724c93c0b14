import { canonicalOptions } from '../../../../kernel/decision.ts';
import { memo } from '../../../../kernel/memo.ts';
import { definitionFor } from '../../reading/information.ts';
import { cardKey } from '../../reading/place-key.ts';
import { cardsIn } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { WaitingZoneOption } from '../../values/option.ts';
import { canDeclare } from '../play/declaration.ts';
import { openWindow } from './window.ts';

const PASS: WaitingZoneOption = { key: 'pass', form: 'pass' };

/** check.1, reading.22: the counters that the player who is asked may activate at the open check, and passing. */
export const counterOptions = memo((game: Game): readonly WaitingZoneOption[] => {
  const { kind, player } = openWindow(game);
  const counters = cardsIn(game, player, 'hand')
    .filter((card) => definitionFor(game, card).windows?.includes(kind))
    .filter((card) => canDeclare(game, { use: 'counter', card }))
    .map(
      (card): WaitingZoneOption => ({ key: `counter ${cardKey(game, player, card)}`, form: 'counter', card }),
    );
  return canonicalOptions([PASS, ...counters]);
});

/** Whether the player who is asked has no counter to activate. */
export const canOnlyPass = (game: Game): boolean => counterOptions(game).length === 1;
