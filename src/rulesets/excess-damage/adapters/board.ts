import type {
  BoardCard,
  BoardItem,
  BoardSide,
  LocalizedName,
  RenderBoard,
} from '../../../core/adapters/board-view.ts';
import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { Permanent } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import { abilityText } from '../text/card-text.ts';

const named = (id: string): LocalizedName => ({ en: id, ja: id });

const statsOf = ({ types, power, toughness, loyalty, defense }: Permanent): string => {
  if (types.includes('creature')) return `${power}/${toughness}`;
  return types.includes('planeswalker') ? String(loyalty) : types.includes('battle') ? String(defense) : '';
};

const cardOf = (permanent: Permanent): BoardCard => ({
  key: permanent.id,
  name: named(permanent.id),
  stats: statsOf(permanent),
  level: undefined,
  exhausted: false,
  faceDown: false,
  damage: permanent.marked,
  souls: 0,
});

const sideView = ({ board }: Game, player: Player): BoardSide => {
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

const packetsOf = ({ event }: Game): readonly BoardItem[] =>
  (event?.packets ?? []).map(({ source, recipient, n }, index) => ({
    key: `packet ${index}`,
    kind: 'packet',
    owner: source.controller,
    card: undefined,
    parts: [named(source.id), '→', named(recipient), String(n)],
  }));

/** What an effect in force does. */
const effectTexts = ({ board }: Game, id: string): readonly LocalizedName[] =>
  board.effects
    .filter((effect) => effect.id === id)
    .map((effect) => ({ en: abilityText(effect, 'en'), ja: abilityText(effect, 'ja') }));

const triggersOf = (game: Game): readonly BoardItem[] =>
  [...game.stack].reverse().map(({ effect, controller, n }, index) => ({
    key: `trigger ${index}`,
    kind: 'trigger',
    owner: controller,
    card: undefined,
    parts: [named(effect), String(n), ...effectTexts(game, effect)],
  }));

/** The table of a damage event: permanents and players, the packets under way, and the triggers on the stack. */
export const renderExcessDamageBoard: RenderBoard<Game> = (game) => ({
  heading: [],
  turn: game.board.active,
  sides: PLAYERS.map((player) => sideView(game, player)) as [BoardSide, BoardSide],
  middle: { key: 'packets', items: [...packetsOf(game), ...triggersOf(game)] },
  attack: undefined,
});
