import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { CardPicture, Draw, ItemPicture, Names, SidePicture } from '../../../core/adapters/board-view.ts';
import { abilityText } from '../text/card-text.ts';
import type { Game } from '../state/game-2.ts';
import type { Permanent } from '../state/permanent.ts';

const named = (id: string): Names => ({ en: id, ja: id });

const statsOf = ({ types, power, toughness, loyalty, defense }: Permanent): string => {
  if (types.includes('creature')) return `${power}/${toughness}`;
  return types.includes('planeswalker') ? String(loyalty) : types.includes('battle') ? String(defense) : '';
};

const cardOf = (permanent: Permanent): CardPicture => ({
  key: permanent.id,
  name: named(permanent.id),
  stats: statsOf(permanent),
  level: undefined,
  exhausted: false,
  faceDown: false,
  damage: permanent.marked,
  souls: 0,
});

const sidePicture = ({ board }: Game, player: Player): SidePicture => {
  const own = Object.values(board.permanents).filter(({ controller }) => controller === player);
  const { life, poison } = board.players[player];
  const zone = (key: 'battlefield' | 'graveyard') => {
    const cards = own.filter((permanent) => permanent.zone === key).map(cardOf);
    return { key, look: 'fan' as const, count: cards.length, cards };
  };
  return {
    player,
    meters: [
      { key: 'life', value: String(life) },
      { key: 'poison', value: String(poison) },
    ],
    rows: [[zone('battlefield')]],
    piles: [zone('graveyard')],
  };
};

const packetsOf = ({ event }: Game): readonly ItemPicture[] =>
  (event?.packets ?? []).map(({ source, recipient, n }, index) => ({
    key: `packet ${index}`,
    kind: 'packet',
    owner: source.controller,
    card: undefined,
    parts: [named(source.id), '→', named(recipient), String(n)],
  }));

/** What an effect in force does. */
const toldOf = ({ board }: Game, id: string): readonly Names[] =>
  board.effects
    .filter((effect) => effect.id === id)
    .map((effect) => ({ en: abilityText(effect, 'en'), ja: abilityText(effect, 'ja') }));

const triggersOf = (game: Game): readonly ItemPicture[] =>
  [...game.stack].reverse().map(({ effect, controller, n }, index) => ({
    key: `trigger ${index}`,
    kind: 'trigger',
    owner: controller,
    card: undefined,
    parts: [named(effect), String(n), ...toldOf(game, effect)],
  }));

/** The table of a damage event: permanents and players, the packets under way, and the triggers on the stack. */
export const drawExcessDamage: Draw<Game> = (game) => ({
  heading: [],
  turn: game.board.active,
  sides: PLAYERS.map((player) => sidePicture(game, player)) as [SidePicture, SidePicture],
  middle: { key: 'packets', items: [...packetsOf(game), ...triggersOf(game)] },
  attack: undefined,
});
