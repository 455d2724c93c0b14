import type {
  BoardCard,
  BoardItem,
  BoardNumber,
  BoardSide,
  BoardZone,
  LocalizedName,
  RenderBoard,
  Viewer,
} from '../../../core/adapters/board-view.ts';
import { PLAYERS, type Player } from '../../../core/decision.ts';
import { memo } from '../../../core/hot-path.ts';
import { cardsIn } from '../queries/zones.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { Zone } from '../state/instance.ts';
import { cardDetailLabels, cardText, typeNames } from '../text/card-text.ts';
import { englishLabels } from '../text/english.ts';
import { japaneseLabels } from '../text/japanese.ts';
import { type GameView, type KnownCard, type KnownReference, knownCard, view } from '../views/player-view.ts';

const nameOf = (game: Game, id: string): LocalizedName => game.cards[id]?.name ?? { en: id, ja: id };

/** What is printed on a card, worked out once. */
const faceOf = memo((card: CardDefinition) => {
  const number = (label: 'cost' | 'attack' | 'life', value: number): BoardNumber => ({
    label: { en: cardDetailLabels.en[label], ja: cardDetailLabels.ja[label] },
    value: String(value),
    printed: String(value),
  });
  const { type, cost, attack, life } = card;
  return {
    kind: { en: typeNames.en[type], ja: typeNames.ja[type] },
    cost: number('cost', cost),
    numbers: [
      ...(attack === undefined ? [] : [number('attack', attack)]),
      ...(life === undefined ? [] : [number('life', life)]),
    ],
    text: { en: cardText(card, 'en'), ja: cardText(card, 'ja') },
  };
});

const cardOf = (game: Game, card: KnownCard | null, key: string): BoardCard => {
  const printed = card === null ? undefined : game.cards[card.id];
  return {
    key: card === null ? key : String(card.card),
    name: card === null ? undefined : nameOf(game, card.id),
    ...(printed && faceOf(printed)),
    exhausted: card?.unit?.attackRight === false,
    faceDown: card === null,
    damage: card?.unit?.damage ?? 0,
    souls: 0,
  };
};

const sideView = (game: Game, player: Player, viewer: Viewer): BoardSide => {
  const { zones, life, energy } = view(game, viewer ?? player).sides[player];
  // A deck is open to nobody who plays, and named to who sees everything.
  const cardsOf = (key: Zone): BoardZone['cards'] => {
    if (key !== 'deck') return zones[key].cards.map((card, index) => cardOf(game, card, `${key} ${index}`));
    if (viewer !== null) return [];
    return cardsIn(game, player, key).map((card) => cardOf(game, knownCard(game, card), ''));
  };
  const zone = (key: Zone, look: BoardZone['look']): BoardZone => ({
    key,
    name: { en: englishLabels.zones[key], ja: japaneseLabels.zones[key] },
    look,
    count: zones[key].count,
    cards: cardsOf(key),
  });
  return {
    player,
    meters: [
      { key: 'life', value: String(life) },
      { key: 'energy', value: String(energy) },
    ],
    rows: [[zone('field', 'fan')], [zone('hand', 'fan')]],
    piles: [zone('deck', 'fan'), zone('discard', 'fan'), zone('removed', 'fan')],
  };
};

type Item = GameView['waiting'][number];

/** The card that an item is, or is of. */
const sourceOf = (item: Item): KnownReference | null => {
  if (item.kind === 'attack') return item.attacker;
  return item.kind === 'damage' ? item.source : item.card;
};

/** Every card id and number that an item shows, in the order of its fields. */
const partsOf = (game: Game, item: Item): readonly (LocalizedName | string)[] => {
  const parts: (LocalizedName | string)[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'id' && typeof inner === 'string') parts.push(nameOf(game, inner));
      else if (key === 'amount') parts.push(String(inner));
      else visit(inner);
    }
  };
  visit(item);
  return parts;
};

const itemOf = (game: Game, item: Item): BoardItem => {
  const source = sourceOf(item);
  const parts = partsOf(game, item);
  const isDrawn = source !== null && source.card !== null;
  return {
    key: String(item.number),
    kind: item.kind,
    owner: item.owner,
    card: isDrawn ? cardOf(game, { ...source, card: source.card as number }, '') : undefined,
    // The card drawn is named first among the parts.
    parts: isDrawn ? parts.slice(1) : parts,
  };
};

/** The table of the game with the waiting zone. */
export const renderWaitingZoneBoard: RenderBoard<Game> = (game, viewer) => {
  const seen = view(game, viewer ?? 0);
  const { turn } = game;
  return {
    heading: [String(turn.number), turn.phase, ...(seen.window ? [seen.window.kind] : [])],
    turn: turn.number === 0 ? undefined : turn.player,
    sides: PLAYERS.map((player) => sideView(game, player, viewer)) as [BoardSide, BoardSide],
    middle: {
      key: 'waiting',
      items: [...seen.waiting].reverse().map((item) => itemOf(game, item)),
    },
    attack: undefined,
  };
};
