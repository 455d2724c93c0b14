import type { Player } from '../../../../kernel/decision.ts';
import { itemOnGate } from '../../reading/gate.ts';
import { definitionFor, refTo } from '../../reading/information.ts';
import { cardsPossible } from '../../reading/meaning.ts';
import { cardKey } from '../../reading/place-key.ts';
import type { Game } from '../../values/game.ts';
import type { PlayedCard } from '../../values/gate-item.ts';
import type { Instance } from '../../values/instance.ts';
import type { GateRulerOption } from '../../values/option.ts';
import { linkSoul } from '../ch03-zones/movement.ts';
import { unguarded } from '../ch12-rule-effects/soulguard.ts';

const comingOut = (game: Game, number: number): PlayedCard | undefined => {
  const item = itemOnGate(game, number);
  return item?.kind === 'card' ? item : undefined;
};

/**
 * u2103/enhance.2, 16-16: that player's units in play that may become the soul of the unit coming out, as they are now: what
 * was dealt with before is none, and another may take its place (u2103/enhance.8, u2103/enhance.9). Where the unit comes
 * out does not matter (u2103/enhance.4), nor how.
 */
export const enhancers = (game: Game, player: Player, card: Instance): readonly Instance[] => {
  const filter = definitionFor(game, card).enhance;
  if (filter === undefined) return [];
  const scope = { controller: player, source: refTo(game, card), choices: {} };
  return cardsPossible(game, scope, { type: ['unit'], ...filter, side: 'ally' });
};

/** u2103/enhance.3: one of them, or none. */
export const soulOptions = (
  game: Game,
  player: Player,
  units: readonly Instance[],
): readonly GateRulerOption[] => [
  { key: 'without a soul', form: 'done' },
  ...units.map(
    (card): GateRulerOption => ({ key: `put ${cardKey(game, player, card)} under it`, form: 'card', card }),
  ),
];

/** Whether there is anything to enhance the played unit with. */
export const canEnhance = (game: Game, number: number): boolean => {
  const item = comingOut(game, number);
  return item !== undefined && enhancers(game, item.controller, item.card).length > 0;
};

/** What the played unit may be enhanced with. */
export const enhanceOptions = (game: Game, number: number): readonly GateRulerOption[] => {
  const item = comingOut(game, number);
  return item === undefined
    ? []
    : soulOptions(game, item.controller, enhancers(game, item.controller, item.card));
};

/**
 * u2103/enhance.1, u2103/enhance.5: the unit that was picked becomes a soul first, and no soul of its own keeps it in play
 * (16-11d); neither sees the other (u2103/enhance.6).
 */
export const enhanceWith = (game: Game, number: number, option: GateRulerOption): Game => {
  const item = comingOut(game, number);
  return item === undefined || option.form !== 'card'
    ? game
    : linkSoul(game, option.card, item.card, 'u2103/enhance.2', unguarded(game, option.card, '16-11d'));
};
