import { rulerDamage } from '../../../../machines/gate-ruler/ruler-damage.ts';
import { PLAYERS } from '../../../core/decision.ts';
import type { MicroBenchmark } from '../../../core/ruleset.ts';
import { putOnGate } from '../rules/ch09-gate/gate.ts';
import {
  canCounter,
  discardCounterCard,
  hasRevealedCard,
  removeRulerDamage,
  resolvingRulerDamage,
  revealedCard,
  revealForRulerDamage,
  takeDamageCard,
} from '../rules/ch13-damage/ruler-damage.ts';
import { canComplete } from '../rules/ch14-abilities/play-preconditions.ts';
import type { Game } from '../state/game.ts';

/** One ruler damage process from reveal to removal, written as plain code over the same rule functions. */
const byHand = (game: Game): Game | undefined => {
  const { number, controller: player } = resolvingRulerDamage(game);
  const revealed = revealForRulerDamage(game);
  if (!hasRevealedCard(revealed)) return removeRulerDamage(revealed, number);
  if (!canCounter(revealed)) return removeRulerDamage(takeDamageCard(revealed), number);
  const card = revealedCard(revealed);
  const request = { how: 'counter', player, card } as const;
  if (canComplete(revealed, request)) return undefined;
  return removeRulerDamage(discardCounterCard(revealed, player, card), number);
};

/** The flow of ruler damage and counter. */
export const rulerDamageBench: MicroBenchmark<Game> = {
  name: 'ruler damage',
  process: rulerDamage,
  byHand,
  starts: (begun) =>
    PLAYERS.map((controller) =>
      putOnGate(begun, { kind: 'rulerDamage', controller, cannotCounter: false }, '13-5b'),
    ),
  outcome: ({ sides, gate }) => [
    gate.map(({ number }) => number),
    ...sides.flatMap(({ zones }) => Object.values(zones).map((cards = []) => cards)),
  ],
};
