import { flatMapFast } from '../../../../core/hot-path.ts';
import { hasKeyword } from '../../queries/meaning.ts';
import { cardKey, zoneKey } from '../../queries/place-key.ts';
import { cardsIn, zonesOfKind } from '../../queries/zones.ts';
import type { Game } from '../../state/game.ts';
import type { Instance, Zone } from '../../state/instance.ts';
import type { GateRulerOption } from '../../state/option.ts';
import { moveCard } from '../ch03-zones/movement-2.ts';

const emptyDefense = (game: Game): Zone | undefined =>
  zonesOfKind(game, game.turn.player, 'defense').find(
    (zone) => cardsIn(game, game.turn.player, zone).length === 0,
  );

const vigilantUnits = (game: Game): readonly Instance[] =>
  flatMapFast(zonesOfKind(game, game.turn.player, 'attack'), (zone) =>
    cardsIn(game, game.turn.player, zone),
  ).filter((card) => hasKeyword(game, card, 'vigilance'));

/** 8-8b: whether a unit with Vigilance may move to an empty defense zone. */
export const canStandGuard = (game: Game): boolean =>
  emptyDefense(game) !== undefined && vigilantUnits(game).length > 0;

/** 8-8b: one of them moves, or none. */
export const vigilanceOptions = (game: Game): readonly GateRulerOption[] => {
  const to = zoneKey(emptyDefense(game) as Zone);
  return [
    { key: 'pass', form: 'pass' },
    ...vigilantUnits(game).map(
      (card): GateRulerOption => ({
        key: `move ${cardKey(game, game.turn.player, card)} to ${to}`,
        form: 'card',
        card,
      }),
    ),
  ];
};

/** 8-8b, 16-9: the unit moves to the defense zone. */
export const standGuard = (game: Game, card: Instance): Game =>
  moveCard(game, card, { player: game.turn.player, zone: emptyDefense(game) as Zone }, '8-8b');
