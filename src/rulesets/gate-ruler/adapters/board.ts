import type {
  BoardCard,
  BoardItem,
  BoardKeyword,
  BoardNumber,
  BoardSide,
  BoardZone,
  CardDetails,
  CardNumber,
  LocalizedName,
  RenderBoard,
  Viewer,
  ZoneLook,
} from '../../../core/adapters/board-view.ts';
import { opponentOf, type Player } from '../../../core/decision.ts';
import { memo } from '../../../core/hot-path.ts';
import type { Language } from '../../../core/narration.ts';
import { isSameObject, stateOf } from '../queries/cards.ts';
import { statOf } from '../queries/effects.ts';
import { zoneKey, zoneNames } from '../queries/place-names.ts';
import { keywordChanges, statChanges } from '../queries/stat-changes.ts';
import { cardsIn, kindOf, locationOf, soulsOf } from '../queries/zones.ts';
import type { CardDefinition, Stat } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { CardRef, Instance, Place, Zone } from '../state/instance.ts';
import { cardDetailLabels } from '../text/card-labels.ts';
import { cardText } from '../text/card-text/card-text.ts';
import { labels as english } from '../text/english.ts';
import { labels as japanese } from '../text/japanese.ts';
import { signed } from '../text/locale.ts';
import { cardOfItem, isNamedTo, maySee } from '../views/moved-cards.ts';
import { type KnownCard, knownCard, type SideView, view, type ZoneView } from '../views/player-view.ts';
import { gateRulerCardText, traitsText } from './collection.ts';

/** A side as the viewer may know it: every player knows most of the own one. */
const sideOf = (game: Game, player: Player, viewer: Viewer): SideView =>
  view(game, viewer ?? player).sides[player];

const nameOf = (game: Game, { id }: KnownCard): LocalizedName => game.cards[id]?.name ?? { en: id, ja: id };

const NOUNS = { en: english, ja: japanese };

/** The numbers of a card of each type besides its level (2-4 to 2-7). */
const NUMBERS: Readonly<Record<CardDefinition['type'], readonly Exclude<Stat, 'level'>[]>> = {
  unit: ['atk', 'hp', 'stk'],
  ruler: ['atk', 'stk'],
  event: [],
  field: [],
  resource: [],
};

const hasLevel = ({ type }: CardDefinition): boolean => type !== 'ruler' && type !== 'resource';

const numberOf = (card: KnownCard, stat: Stat): BoardNumber => ({
  label: { en: english.numbers[stat], ja: japanese.numbers[stat] },
  value: String(card[stat]),
  printed: String(card.printed[stat] ?? 0),
});

/** What is printed on the cards of a game and never changes, worked out once for each. */
const facesIn = memo((cards: Game['cards']) => {
  const known = new Map(Object.entries(cards));
  const nameIn = (language: Language) => (id: string) => known.get(id)?.name[language] ?? id;
  return memo((card: CardDefinition) => ({
    kind: { en: traitsText(card, 'en'), ja: traitsText(card, 'ja') },
    text: { en: cardText(card, 'en', nameIn('en')), ja: cardText(card, 'ja', nameIn('ja')) },
  }));
});

/** The keywords that the text of a card does not tell: those it has by effects, and those it has lost. */
const changedKeywords = ({ printed, keywords }: KnownCard): readonly BoardKeyword[] => {
  const { keywords: first = [] } = printed;
  return [...first, ...keywords]
    .filter((keyword) => first.includes(keyword) !== keywords.includes(keyword))
    .map((keyword) => ({
      name: { en: NOUNS.en.keywords[keyword], ja: NOUNS.ja.keywords[keyword] },
      isPrinted: first.includes(keyword),
      isThere: keywords.includes(keyword),
    }));
};

const HIDDEN = { name: undefined, exhausted: false, faceDown: true, damage: 0, souls: 0 } as const;

const cardOf = (game: Game, card: KnownCard | null, key: string): BoardCard => {
  if (card === null) return { key, ...HIDDEN };
  const { printed } = card;
  return {
    key: String(card.card),
    name: nameOf(game, card),
    ...facesIn(game.cards)(printed),
    ...(hasLevel(printed) && { cost: numberOf(card, 'level') }),
    numbers: NUMBERS[printed.type].map((stat) => numberOf(card, stat)),
    keywords: changedKeywords(card),
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

/** A zone of several of its kind is named by its key. */
const zoneName = (zone: Zone): LocalizedName =>
  /\d$/.test(zone)
    ? { en: zoneKey(zone), ja: zoneKey(zone) }
    : { en: zoneNames.en[kindOf(zone)], ja: zoneNames.ja[kindOf(zone)] };

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
      return [{ key: zoneKey(zone), name: zoneName(zone), look: lookOf(zone), count: seen.count, cards }];
    });
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
      row([...named(/^set/), 'drive', 'resource', 'counter']),
      row(['hand']),
    ].filter((zones) => zones.length > 0),
    piles: row(PILES),
  };
};

const definitionOf = (game: Game, card: Instance): CardDefinition =>
  game.cards[game.definitionOf[card] as string] as CardDefinition;

/** The name of a card that something on the gate is about. */
const nameOfRef = (game: Game, ref: CardRef, viewer: Viewer): LocalizedName =>
  isNamedTo(game, viewer, ref)
    ? definitionOf(game, ref.card).name
    : { en: english.unknownCard, ja: japanese.unknownCard };

const NO_COUNTER: LocalizedName = { en: 'no CNT', ja: 'CNT不可' };

const itemOf = (game: Game, item: GateItem, viewer: Viewer): BoardItem => {
  const ref = cardOfItem(game, item);
  const isShown = ref !== undefined && isSameObject(game, ref) && maySee(game, viewer, ref.card);
  const shares =
    item.kind === 'damage'
      ? item.pairs.flatMap(({ receiver, amount }) => ['→', nameOfRef(game, receiver, viewer), String(amount)])
      : [];
  return {
    key: String(item.number),
    kind: item.kind,
    owner: item.controller,
    card: isShown ? cardOf(game, knownCard(game, ref.card), '') : undefined,
    parts: [
      ...(ref === undefined || isShown ? [] : [nameOfRef(game, ref, viewer)]),
      ...shares,
      ...(item.kind === 'rulerDamage' ? ['1'] : []),
      ...('cannotCounter' in item && item.cannotCounter ? [NO_COUNTER] : []),
    ],
  };
};

/** The table of Gate Ruler: lines, set and drive zones, piles, and the gate as a stack. */
export const renderGateRuler: RenderBoard<Game> = (game, viewer) => {
  const { turn, attack, gate } = game;
  const defender = opponentOf(turn.player);
  const placeOf = (ref: CardRef): string => {
    const place = isSameObject(game, ref) ? locationOf(game, ref.card) : 'gate';
    return place === 'gate' ? 'middle' : `${place.player} ${zoneKey(place.zone)}`;
  };
  return {
    heading: [String(turn.number), turn.phase],
    turn: turn.number === 0 ? undefined : turn.player,
    sides: [sideView(game, 0, viewer), sideView(game, 1, viewer)],
    middle: { key: 'gate', items: [...gate].reverse().map((item) => itemOf(game, item, viewer)) },
    attack: attack && {
      from: placeOf(attack.attacker),
      to: attack.target
        ? placeOf(attack.target)
        : `${defender} ${attack.line === 'center' ? 'ruler' : zoneKey(attack.line as Zone)}`,
    },
  };
};

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
    numbers: [...(hasLevel(definition) ? ['level' as const] : []), ...NUMBERS[definition.type]].map(number),
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
