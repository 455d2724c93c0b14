import type { Decision } from '../../../core/decision.ts';
import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import type { Selection } from '../state/waiting-item.ts';

/**
 * How players name cards: by the number of the object, another after every move (house.14), so that no card is followed
 * where nobody may see it. Instances never leave the rules.
 */
export const handleOf = (game: Game, card: Instance): number => game.object[card] as number;

const presentSelection = (game: Game, chosen: Selection): Selection => {
  if (chosen.kind !== 'card') return chosen;
  const handle = handleOf(game, chosen.ref.card);
  return { kind: 'card', ref: { card: handle, object: handle } };
};

const presentOption = (game: Game, option: WaitingZoneOption): WaitingZoneOption => {
  if ('card' in option) return { ...option, card: handleOf(game, option.card) };
  return option.form === 'choose' ? { ...option, chosen: presentSelection(game, option.chosen) } : option;
};

/** A decision as the player asked may see it: options with handles in place of instances. */
export const present = (game: Game, decision: Decision<WaitingZoneOption>): Decision<WaitingZoneOption> => ({
  ...decision,
  options: decision.options.map((option) => presentOption(game, option)),
});
