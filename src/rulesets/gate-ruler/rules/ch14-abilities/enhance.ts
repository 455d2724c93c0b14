import type { Player } from '../../../../core/decision.ts';
import { cardDefinition, refOf } from '../../queries/cards.ts';
import { possiblyMatchingCards } from '../../queries/effects.ts';
import { cardKey } from '../../queries/place-names.ts';
import { locationOf } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Game } from '../../state/game.ts';
import type { PlayedCard, PlayedItem } from '../../state/gate-item.ts';
import type { Instance, Place } from '../../state/instance.ts';
import type { GateRulerOption } from '../../state/option.ts';
import { linkSoul } from '../ch03-zones/movement.ts';
import { unguardedArrival } from '../ch12-rule-effects/rule-effects.ts';
import { type OpenChoice, updateItemChoices } from './instructions/rule.ts';

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

/** 16-16: the soul that a unit coming out takes, or none; asked once for each, and never for a unit that another takes. */
export const soulChoice = (
  game: Game,
  item: PlayedItem,
  player: Player,
  card: Instance,
): OpenChoice | undefined => {
  const { enhanced = {} } = item;
  if (enhanced[card] !== undefined) return undefined;
  const taken = Object.values(enhanced);
  const units = enhancers(game, player, card).filter((unit) => !taken.includes(unit));
  if (units.length === 0) return undefined;
  return {
    player,
    clause: 'u2103/enhance.3',
    options: [
      { key: 'without a soul', type: 'choose.done' },
      ...units.map(
        (unit): GateRulerOption => ({
          key: `put ${cardKey(game, player, unit)} under it`,
          type: 'choose.card',
          card: unit,
        }),
      ),
    ],
    choose: (option) =>
      updateItemChoices(game, item, {
        enhanced: { ...enhanced, [card]: option.type === 'choose.card' ? option.card : null },
      }),
  };
};

/** Whether the played unit has Enhance, and nothing was left there to enhance it with. */
export const lacksEnhancer = (game: Game, { card, controller, enhanced }: PlayedCard): boolean =>
  enhanced?.[card] === undefined &&
  cardDefinition(game, card).enhance !== undefined &&
  enhancers(game, controller, card).length === 0;

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

/** The unit that was picked becomes the soul of one before that comes out there; no soul of its own keeps it in play (16-11d). */
export const becomeSoul = (game: Game, unit: Instance, host: Instance, to: Place | undefined): Game =>
  linkSoul(game, unit, host, 'u2103/enhance.2', {
    decidedBy: [
      ...enhanceClauses(game, unit, to),
      ...(unguardedArrival(game, unit, '16-11d').decidedBy ?? []),
    ],
  });
