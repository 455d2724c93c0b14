import type {
  BoardCard,
  BoardItem,
  BoardSide,
  BoardZone,
  CardDetails,
  CardNumber,
  LocalizedName,
  RenderBoard,
  Viewer,
  ZoneLook,
} from '../../../core/adapters/board-view.ts';
import { opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import type { Language } from '../../../core/narration.ts';
import { stateOf } from '../queries/cards.ts';
import { statOf } from '../queries/effects.ts';
import { zoneKey } from '../queries/place-names.ts';
import { keywordChanges, statChanges } from '../queries/stat-changes.ts';
import { cardsIn, isVisibleTo, locationOf, soulsOf } from '../queries/zones.ts';
import type { CardDefinition, Stat } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { CardRef, Instance, Place, Zone } from '../state/instance.ts';
import { cardDetailLabels } from '../text/card-labels.ts';
import { labels as english } from '../text/english.ts';
import { labels as japanese } from '../text/japanese.ts';
import { signed } from '../text/locale.ts';
import { type KnownCard, knownCard, type SideView, view, type ZoneView } from '../views/player-view.ts';
import { gateRulerCardText } from './collection.ts';

/** A side as the viewer may know it: every player knows most of the own one. */
const sideOf = (game: Game, player: Player, viewer: Viewer): SideView =>
  view(game, viewer ?? player).sides[player];

const nameOf = (game: Game, { id }: KnownCard): LocalizedName => game.cards[id]?.name ?? { en: id, ja: id };

const statsOf = (game: Game, { id, atk, hp, stk }: KnownCard): string => {
  const type = game.cards[id]?.type;
  if (type === 'ruler') return `${atk}/${stk}`;
  return type === 'unit' ? `${atk}/${hp}/${stk}` : '';
};

const cardOf = (game: Game, card: KnownCard | null, key: string): BoardCard => {
  if (card === null) {
    return {
      key,
      name: undefined,
      stats: '',
      level: undefined,
      exhausted: false,
      faceDown: true,
      damage: 0,
      souls: 0,
    };
  }
  return {
    key: String(card.card),
    name: nameOf(game, card),
    stats: statsOf(game, card),
    level: game.cards[card.id]?.type === 'ruler' ? undefined : card.level,
    exhausted: card.exhausted,
    faceDown: !card.faceUp,
    damage: card.damage + card.rulerDamage,
    souls: card.souls.length,
  };
};

const lookOf = (zone: Zone): ZoneLook => {
  if (zone === 'resource') return 'pips';
  return /^(attack|defense|set)|^(ruler|field)$/.test(zone) ? 'row' : 'fan';
};

/** The cards of a zone as the viewer may know them. A deck is open to nobody who plays, and named to who sees everything. */
const cardsOf = (game: Game, { player, zone }: Place, seen: ZoneView, viewer: Viewer): BoardZone['cards'] => {
  if (zone !== 'deck') return seen.cards.map((card, index) => cardOf(game, card, `${zone} ${index}`));
  if (viewer !== null) return [];
  return cardsIn(game, player, zone).map((card) => cardOf(game, knownCard(game, card), ''));
};

const PILES: readonly Zone[] = ['deck', 'graveyard', 'damage', 'removed', 'soul'];

const sideView = (game: Game, player: Player, viewer: Viewer): BoardSide => {
  const side = sideOf(game, player, viewer);
  const named = (pattern: RegExp): readonly Zone[] =>
    (Object.keys(side.zones) as Zone[]).filter((zone) => pattern.test(zone));
  const row = (zones: readonly Zone[]): readonly BoardZone[] =>
    zones.flatMap((zone) => {
      const seen = side.zones[zone];
      if (seen === undefined) return [];
      const cards = cardsOf(game, { player, zone }, seen, viewer);
      return [{ key: zoneKey(zone), look: lookOf(zone), count: seen.count, cards }];
    });
  const revealed: readonly Zone[] = side.zones.counter?.count ? ['counter'] : [];
  const [ruler] = side.zones.ruler?.cards ?? [];
  const life = ruler ? (game.cards[ruler.id]?.ruler?.life ?? 0) : 0;
  return {
    player,
    meters: [
      { key: 'life', value: `${life - (side.zones.damage?.count ?? 0)} / ${life}` },
      { key: 'summons', value: `${side.summonCount} / ${side.summonCap ?? '∞'}` },
    ],
    rows: [
      row(named(/^attack/)),
      row([...named(/^defense/), 'ruler', 'field']),
      row([...named(/^set/), 'drive', 'resource', ...revealed]),
      row(['hand']),
    ].filter((zones) => zones.length > 0),
    piles: row(PILES),
  };
};

/** The card of an item where the viewer sees it: played, the source of an ability or damage, or about to be destroyed. */
const cardOfItem = (item: GateItem): number | undefined => {
  switch (item.kind) {
    case 'card':
      return item.card;
    case 'ability':
    case 'damage':
      return item.source.card;
    case 'destroy':
      return item.card.card;
    case 'rulerDamage':
    case 'drive':
      return undefined;
    default:
      return item satisfies never;
  }
};

const itemOf = (game: Game, all: readonly (KnownCard | null)[], item: GateItem): BoardItem => {
  const seen = (handle: number): KnownCard | undefined =>
    all.find((each) => each?.card === handle) ?? undefined;
  const name = (handle: number): LocalizedName => {
    const known = seen(handle);
    return known ? nameOf(game, known) : { en: 'a card', ja: 'カード' };
  };
  const handle = cardOfItem(item);
  const card = handle === undefined ? undefined : seen(handle);
  const shares =
    item.kind === 'damage'
      ? item.pairs.flatMap(({ receiver, amount }) => ['→', name(receiver.card), String(amount)])
      : [];
  return {
    key: String(item.number),
    kind: item.kind,
    owner: item.controller,
    card: card && cardOf(game, card, ''),
    parts: [
      ...(handle !== undefined && card === undefined ? [name(handle)] : []),
      ...shares,
      ...(item.kind === 'rulerDamage' ? ['1'] : []),
      ...('cannotCounter' in item && item.cannotCounter ? ['no CNT'] : []),
    ],
  };
};

/** The table of Gate Ruler: lines, set and drive zones, piles, and the gate as a stack. */
export const renderGateRuler: RenderBoard<Game> = (game, viewer) => {
  const seen = view(game, viewer ?? 0);
  const { turn, attack } = game;
  const all = [
    ...PLAYERS.flatMap((player) =>
      Object.values(sideOf(game, player, viewer).zones).flatMap((zone) => zone?.cards ?? []),
    ),
    ...seen.cardsOnGate,
  ];
  const place = (player: Player, handle: number): string => {
    const zones = Object.entries(view(game, player).sides[player].zones);
    const found = zones.find(([, zone]) => zone?.cards.some((card) => card?.card === handle));
    return `${player} ${zoneKey((found?.[0] ?? '') as Zone)}`;
  };
  return {
    heading: [String(turn.number), turn.phase],
    turn: turn.number === 0 ? undefined : turn.player,
    sides: [sideView(game, 0, viewer), sideView(game, 1, viewer)],
    middle: { key: 'gate', items: [...seen.gate].reverse().map((item) => itemOf(game, all, item)) },
    attack: attack && {
      from: place(turn.player, attack.attacker.object),
      to: attack.target
        ? place(opponentOf(turn.player), attack.target.object)
        : `${opponentOf(turn.player)} ${attack.line === 'center' ? 'ruler' : zoneKey(attack.line as Zone)}`,
    },
  };
};

const NOUNS = { en: english, ja: japanese };

/** The numbers that a card of a type has (2-4 to 2-7). */
const NUMBERS: Readonly<Record<CardDefinition['type'], readonly Stat[]>> = {
  unit: ['level', 'atk', 'hp', 'stk'],
  ruler: ['atk', 'stk'],
  event: ['level'],
  field: ['level'],
  resource: [],
};

const maySee = (game: Game, viewer: Viewer, card: Instance): boolean =>
  viewer === null || isVisibleTo(locationOf(game, card), stateOf(game, card).faceUp, viewer);

const definitionOf = (game: Game, card: Instance): CardDefinition =>
  game.cards[game.definitionOf[card] as string] as CardDefinition;

/** A card on the table with its numbers now and what made them so. What has left for where nobody may look is not named. */
export const gateRulerCardDetails = (
  game: Game,
  viewer: Viewer,
  key: string,
  language: Language,
): CardDetails | undefined => {
  const card = game.object.indexOf(Number(key));
  if (key === '' || card < 0 || !maySee(game, viewer, card)) return undefined;
  const say = cardDetailLabels[language];
  const nouns = NOUNS[language];
  const definition = definitionOf(game, card);
  const { exhausted, faceUp, damageLog, rulerDamage } = stateOf(game, card);
  const nameOf = (each: Instance): string => definitionOf(game, each).name[language];
  const named = ({ card: source }: CardRef): string =>
    maySee(game, viewer, source) ? nameOf(source) : say.anEffect;
  const number = (stat: Stat): CardNumber => ({
    name: nouns.numbers[stat],
    printed: String(definition[stat] ?? 0),
    now: String(statOf(game, card, stat)),
    changes: statChanges(game, card, stat).map(({ source, does, amount }) => ({
      by: named(source),
      change: does === 'set' ? `= ${amount}` : signed(amount),
    })),
  });
  const souls = soulsOf(game, card).map(nameOf);
  return {
    ...gateRulerCardText(definition, language, new Map(Object.entries(game.cards))),
    numbers: NUMBERS[definition.type].map(number),
    notes: [
      ...(exhausted ? [say.exhausted] : []),
      ...(faceUp ? [] : [say.faceDown]),
      ...damageLog.map(({ amount, combat }) => say.damage(amount, combat)),
      ...(rulerDamage.length === 0 ? [] : [say.rulerDamage(rulerDamage.length)]),
      ...(souls.length === 0 ? [] : [say.souls(souls)]),
      ...keywordChanges(game, card).map(({ source, keyword, isLost }) =>
        (isLost ? say.keywordLost : say.keywordGained)(nouns.keywords[keyword], named(source)),
      ),
    ],
  };
};
