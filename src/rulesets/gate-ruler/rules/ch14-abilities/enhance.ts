import type { Player } from '../../../../core/decision.ts';
import { cardDefinition, refOf } from '../../queries/cards.ts';
import { possiblyMatchingCards } from '../../queries/effects.ts';
import { playedItem } from '../../queries/gate.ts';
import { cardKey } from '../../queries/place-names.ts';
import { locationOf } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Game } from '../../state/game.ts';
import type { PlayedCard } from '../../state/gate-item.ts';
import type { Instance, Place } from '../../state/instance.ts';
import type { GateRulerOption } from '../../state/option.ts';
import { linkSoul } from '../ch03-zones/movement.ts';
import { unguardedArrival } from '../ch12-rule-effects/rule-effects.ts';

const comingOut = (game: Game, number: number): PlayedCard | undefined => {
  const item = playedItem(game, number);
  return item.kind === 'card' ? item : undefined;
};

/**
 * 16-16: that player's units in play that may become the soul of the unit coming out, as they are now: what was dealt with
 * before is none, and another may take its place. Where the unit comes out does not matter, nor how.
 */
export const enhancers = (game: Game, player: Player, card: Instance): readonly Instance[] => {
  const filter = cardDefinition(game, card).enhance;
  if (filter === undefined) return [];
  const scope = { controller: player, source: refOf(game, card), choices: {} };
  return possiblyMatchingCards(game, scope, { type: ['unit'], ...filter, side: 'ally' });
};

/** One of them, or none. */
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

/** Whether the played unit has Enhance, and nothing is left there to enhance it with. */
export const lacksEnhancer = (game: Game, number: number): boolean => {
  const item = comingOut(game, number);
  return (
    item !== undefined &&
    cardDefinition(game, item.card).enhance !== undefined &&
    enhancers(game, item.controller, item.card).length === 0
  );
};

/** What the played unit may be enhanced with. */
export const enhanceOptions = (game: Game, number: number): readonly GateRulerOption[] => {
  const item = comingOut(game, number);
  return item === undefined
    ? []
    : soulOptions(game, item.controller, enhancers(game, item.controller, item.card));
};

/** What decides how a picked unit becomes a soul: a card from play, first, and from whichever zone. */
const enhanceClauses = (game: Game, unit: Instance, to: Place | undefined): readonly ClauseId[] => {
  const from = locationOf(game, unit);
  const isElsewhere = from !== 'gate' && from.zone !== to?.zone;
  return [
    'u2103/enhance.1',
    ...(isElsewhere ? (['u2103/enhance.4'] as const) : []),
    'u2103/enhance.5',
    'u2103/enhance.6',
  ];
};

/** The unit that was picked becomes the soul of one that comes out there; no soul of its own keeps it in play (16-11d). */
export const becomeSoul = (game: Game, unit: Instance, host: Instance, to: Place | undefined): Game =>
  linkSoul(game, unit, host, 'u2103/enhance.2', {
    decidedBy: [
      ...enhanceClauses(game, unit, to),
      ...(unguardedArrival(game, unit, '16-11d').decidedBy ?? []),
    ],
  });

/** It becomes a soul before the unit comes out, and neither sees the other. */
export const enhanceWith = (game: Game, number: number, option: GateRulerOption): Game => {
  const item = comingOut(game, number);
  return item === undefined || option.form !== 'card'
    ? game
    : becomeSoul(game, option.card, item.card, item.entering);
};
