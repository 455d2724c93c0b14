import type {
  BoardCard,
  BoardItem,
  BoardNumber,
  BoardSide,
  LocalizedName,
  RenderBoard,
} from '../../../core/adapters/board-view.ts';
import { PLAYERS, type Player } from '../../../core/decision.ts';
import { nameOf, nameOfCard, powerOf, toughnessOf } from '../queries/board.ts';
import type { Permanent } from '../state/card.ts';
import type { Board, Game } from '../state/game.ts';
import { abilityText, cardDetailLabels } from '../text/card-text.ts';

type Label = 'power' | 'toughness' | 'loyalty' | 'defense';

const numbersOf = (permanent: Permanent): readonly BoardNumber[] => {
  const { types, power, toughness, loyalty, defense } = permanent;
  const number = (label: Label, value: number, printed = value): BoardNumber => ({
    label: { en: cardDetailLabels.en[label], ja: cardDetailLabels.ja[label] },
    value: String(value),
    printed: String(printed),
  });
  return [
    ...(types.includes('creature')
      ? [number('power', powerOf(permanent), power), number('toughness', toughnessOf(permanent), toughness)]
      : []),
    ...(types.includes('planeswalker') ? [number('loyalty', loyalty)] : []),
    ...(types.includes('battle') ? [number('defense', defense)] : []),
  ];
};

const kindOf = ({ types }: Permanent): LocalizedName => ({
  en: types.map((type) => cardDetailLabels.en.types[type]).join(', '),
  ja: types.map((type) => cardDetailLabels.ja.types[type]).join('、'),
});

const cardOf = (board: Board, permanent: Permanent): BoardCard => ({
  key: permanent.id,
  name: nameOf(board, permanent.id),
  kind: kindOf(permanent),
  numbers: numbersOf(permanent),
  exhausted: false,
  faceDown: false,
  damage: permanent.marked,
  souls: 0,
});

const sideView = ({ board }: Game, player: Player): BoardSide => {
  const own = Object.values(board.permanents).filter(({ controller }) => controller === player);
  const { life, poison } = board.players[player];
  const zone = (key: 'battlefield' | 'graveyard') => {
    const cards = own
      .filter((permanent) => permanent.zone === key)
      .map((permanent) => cardOf(board, permanent));
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

const packetsOf = ({ board, event }: Game): readonly BoardItem[] =>
  (event?.packets ?? []).map(({ source, recipient, n }, index) => ({
    key: `packet ${index}`,
    kind: 'packet',
    owner: source.controller,
    card: undefined,
    parts: [nameOf(board, source.id), '→', nameOf(board, recipient), String(n)],
  }));

/** What an effect in force does. */
const effectTexts = ({ board }: Game, id: string): readonly LocalizedName[] =>
  board.effects
    .filter((effect) => effect.id === id)
    .map((effect) => ({ en: abilityText(effect, 'en'), ja: abilityText(effect, 'ja') }));

const triggersOf = (game: Game): readonly BoardItem[] =>
  [...game.stack].reverse().map(({ effect, card, controller, n }, index) => ({
    key: `trigger ${index}`,
    kind: 'trigger',
    owner: controller,
    card: undefined,
    parts: [nameOfCard(card), String(n), ...effectTexts(game, effect)],
  }));

/** The table of a damage event: permanents and players, the packets under way, and the triggers on the stack. */
export const renderExcessDamageBoard: RenderBoard<Game> = (game) => ({
  heading: [],
  turn: game.board.active,
  sides: PLAYERS.map((player) => sideView(game, player)) as [BoardSide, BoardSide],
  middle: { key: 'packets', items: [...packetsOf(game), ...triggersOf(game)] },
  attack: undefined,
});
