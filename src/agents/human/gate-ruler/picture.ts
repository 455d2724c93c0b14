import type { Instance, Zone } from '../../../gate-ruler/game.ts';
import type { GateItem } from '../../../gate-ruler/gate-item.ts';
import type { GateRulerOption } from '../../../gate-ruler/option.ts';
import { zoneKey } from '../../../gate-ruler/place-key.ts';
import type { GameView, KnownCard, SideView } from '../../../gate-ruler/view.ts';
import { opponentOf, type Player } from '../../../kernel/decision.ts';
import { cardSeen, nameOf, printed } from '../../seen/gate-ruler.ts';
import type { Picture } from '../picture.ts';
import { cardText, statsText } from './card-text.ts';

const countIn = (side: SideView, zone: Zone): number => side.zones[zone]?.count ?? 0;

const cardsIn = (side: SideView, zone: Zone): readonly (KnownCard | null)[] => side.zones[zone]?.cards ?? [];

const ROWS: readonly string[] = ['attack', 'defense', 'set'];

const slot = (side: SideView, zone: Zone): string => {
  const cards = cardsIn(side, zone).map((card) =>
    card === null
      ? 'face down'
      : zone.startsWith('set')
        ? nameOf(card)
        : `${nameOf(card)} ${statsText(card)}`,
  );
  return `${zoneKey(zone)} ${cards.length === 0 ? '-' : cards.join(' + ')}`;
};

const rows = (side: SideView): readonly string[] =>
  ROWS.map((row) => (Object.keys(side.zones) as Zone[]).filter((zone) => zone.startsWith(row)))
    .filter((zones) => zones.length > 0)
    .map((zones) => `    ${zones.map((zone) => slot(side, zone)).join('   ')}`);

const summary = (side: SideView, player: Player): string => {
  const [ruler] = cardsIn(side, 'ruler');
  const life = ruler ? (printed(ruler).ruler?.life ?? 0) : 0;
  const resources = cardsIn(side, 'resource');
  const ready = resources.filter((card) => card?.exhausted === false).length;
  return [
    `  Player ${player + 1}: ${ruler ? nameOf(ruler) : 'no ruler'}${ruler?.exhausted ? ' (exhausted)' : ''}`,
    `damage ${countIn(side, 'damage')} of ${life}`,
    `deck ${countIn(side, 'deck')}`,
    `hand ${countIn(side, 'hand')}`,
    `drive ${countIn(side, 'drive')}`,
    ...(resources.length > 0 ? [`resources ${ready} of ${resources.length}`] : []),
  ].join('  ');
};

const named = (side: SideView, zone: Zone): readonly string[] => {
  const cards = cardsIn(side, zone).flatMap((card) => (card === null ? [] : [nameOf(card)]));
  return cards.length === 0 ? [] : [`    ${zone}: ${cards.join(', ')}`];
};

const itemText = (view: GameView, item: GateItem): string => {
  const name = (card: Instance): string => {
    const known = cardSeen(view, card);
    return known === undefined ? 'a card' : nameOf(known);
  };
  switch (item.kind) {
    case 'card':
      return name(item.card);
    case 'ability':
      return `ability of ${name(item.source.card)}`;
    case 'damage':
      return `damage by ${name(item.source.card)}`;
    case 'rulerDamage':
      return `ruler damage to player ${item.controller + 1}`;
    case 'destroy':
      return `destruction of ${name(item.card.card)}`;
    case 'drive':
      return `drive resolution of player ${item.controller + 1}`;
    default:
      return item satisfies never;
  }
};

const gateLine = (view: GameView): readonly string[] =>
  view.gate.length === 0
    ? []
    : [
        `  Gate, top first: ${[...view.gate]
          .reverse()
          .map((item) => itemText(view, item))
          .join('; ')}`,
      ];

const table = (view: GameView): readonly string[] => {
  const { viewer, sides, turn } = view;
  const other = opponentOf(viewer);
  return [
    `Turn ${turn.number} of player ${turn.player + 1}, ${turn.phase} phase`,
    summary(sides[other], other),
    ...rows(sides[other]),
    ...gateLine(view),
    summary(sides[viewer], viewer),
    ...rows(sides[viewer]),
    ...named(sides[viewer], 'hand'),
    ...named(sides[viewer], 'drive'),
  ];
};

const option = (chosen: GateRulerOption, view: GameView): string => {
  if (chosen.form === 'attack') {
    const attacker = cardSeen(view, chosen.attacker);
    const target = chosen.target === undefined ? undefined : cardSeen(view, chosen.target);
    return `${attacker ? `${nameOf(attacker)} attacks` : ''} ${target ? nameOf(target) : 'an empty line'}`;
  }
  const card = 'card' in chosen ? cardSeen(view, chosen.card) : undefined;
  return card ? cardText(card, printed(card)) : '';
};

/** The table of Gate Ruler: the enemy above, the own side below, zones by the names that option keys use. */
export const gateRulerPicture: Picture = {
  table: (view) => table(view as GameView),
  option: (chosen, view) => option(chosen as GateRulerOption, view as GameView),
};
