import { itemOnGate } from '../../reading/gate.ts';
import { definitionFor, refTo } from '../../reading/information.ts';
import { cardsMatching } from '../../reading/meaning.ts';
import { cardKey } from '../../reading/place-key.ts';
import type { Game } from '../../values/game.ts';
import type { PlayedCard } from '../../values/gate-item.ts';
import type { Instance } from '../../values/instance.ts';
import type { GateRulerOption } from '../../values/option.ts';
import { linkSoul } from '../ch03-zones/movement.ts';

const comingOut = (game: Game, number: number): PlayedCard | undefined => {
  const item = itemOnGate(game, number);
  return item?.kind === 'card' ? item : undefined;
};

/**
 * u2103/enhance.2, 16-16: the own units in play that may become the soul of the unit coming out, as they are now: what was
 * dealt with before is none, and another may take its place (u2103/enhance.8, u2103/enhance.9). Where the unit comes out
 * does not matter (u2103/enhance.4).
 */
const candidates = (game: Game, number: number): readonly Instance[] => {
  const item = comingOut(game, number);
  const filter = item && definitionFor(game, item.card).enhance;
  if (item === undefined || filter === undefined) return [];
  const scope = { controller: item.controller, source: refTo(game, item.card), choices: {} };
  return cardsMatching(game, scope, { type: ['unit'], ...filter, side: 'ally' });
};

/** Whether there is anything to enhance the unit with. */
export const canEnhance = (game: Game, number: number): boolean => candidates(game, number).length > 0;

/** u2103/enhance.3: one of them, or none. */
export const enhanceOptions = (game: Game, number: number): readonly GateRulerOption[] => {
  const item = comingOut(game, number);
  if (item === undefined) return [];
  return [
    { key: 'without a soul', form: 'done' },
    ...candidates(game, number).map(
      (card): GateRulerOption => ({
        key: `put ${cardKey(game, item.controller, card)} under it`,
        form: 'card',
        card,
      }),
    ),
  ];
};

/**
 * u2103/enhance.1, u2103/enhance.5: the unit that was picked becomes a soul first, and no soul of its own keeps it in play
 * (16-11d); neither sees the other (u2103/enhance.6).
 */
export const enhanceWith = (game: Game, number: number, option: GateRulerOption): Game => {
  const item = comingOut(game, number);
  return item === undefined || option.form !== 'card'
    ? game
    : linkSoul(game, option.card, item.card, 'u2103/enhance.2');
};
