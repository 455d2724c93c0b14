import type { Player } from '../../../core/decision.ts';
import type { Language } from '../../../core/narration.ts';
import type { ZoneKind } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Place, Zone } from '../state/instance.ts';
import { stateOf } from './cards.ts';
import { changedStats } from './effects.ts';
import { cardsIn, isAttackZone, isDefenseZone, isSetZone, kindOf, locationOf } from './zones.ts';

/** What the zones are called. */
export const zoneNames: Readonly<Record<Language, Readonly<Record<ZoneKind, string>>>> = {
  en: {
    deck: 'deck',
    hand: 'hand',
    ruler: 'ruler zone',
    attack: 'attack zone',
    defense: 'defense zone',
    set: 'set zone',
    field: 'field zone',
    drive: 'drive zone',
    damage: 'damage zone',
    soul: 'soul zone',
    graveyard: 'graveyard',
    resource: 'resource zone',
    removed: 'removed area',
    counter: 'counter zone',
  },
  ja: {
    deck: 'デッキ',
    hand: '手札',
    ruler: 'ルーラーゾーン',
    attack: '攻撃ゾーン',
    defense: '守備ゾーン',
    set: 'セットゾーン',
    field: 'フィールドゾーン',
    drive: 'ドライブゾーン',
    damage: 'ダメージゾーン',
    soul: 'ソウルゾーン',
    graveyard: '墓地',
    resource: 'エナジーゾーン',
    removed: '除外エリア',
    counter: 'カウンターゾーン',
  },
};

const KEYS = new Map<Zone, string>();

const shortened = (zone: Zone): string => {
  if (isAttackZone(zone)) return `A${zone.slice('attack'.length)}`;
  if (isDefenseZone(zone)) return `D${zone.slice('defense'.length)}`;
  return isSetZone(zone) ? `S${zone.slice('set'.length)}` : zone;
};

/** A zone as option keys write it: `A1` attack, `D1` defense, `S1` set, else the zone's name. */
export const zoneKey = (zone: Zone): string => {
  let key = KEYS.get(zone);
  if (key === undefined) {
    key = shortened(zone);
    KEYS.set(zone, key);
  }
  return key;
};

/** A line as option keys write it: `A1` or `center`. */
export const lineKey = (line: string): string => (line === 'center' ? line : zoneKey(line as Zone));

/**
 * A card as the player who chooses names it: the place where places tell cards apart, else the card's id and where it
 * is. Cards of one id in such a zone share a key; `cardKeys` tells those apart that differ.
 */
export const cardKey = (game: Game, viewer: Player, card: Instance): string => {
  const place = locationOf(game, card);
  if (place === 'gate') return `${game.definitionOf[card]} on the gate`;
  const { player, zone } = place;
  const where = player === viewer ? zoneKey(zone) : `enemy ${zoneKey(zone)}`;
  switch (kindOf(zone)) {
    case 'ruler':
    case 'set':
      return where;
    case 'attack':
    case 'defense': {
      const cards = cardsIn(game, player, zone);
      return cards.length > 1 ? `${where}/${cards.indexOf(card) + 1}` : where;
    }
    default:
      return `${game.definitionOf[card]} in ${where}`;
  }
};

const isAlike = (game: Game, one: Instance, other: Instance): boolean =>
  game.owner[one] === game.owner[other] &&
  JSON.stringify(stateOf(game, one)) === JSON.stringify(stateOf(game, other));

const isMarkedByPlace = (game: Game, card: Instance): boolean => {
  const place = locationOf(game, card);
  return place !== 'gate' && ['field', 'drive'].includes(kindOf(place.zone));
};

/** What tells a card from those that share its key, if they differ from it. */
export const markOf = (game: Game, viewer: Player, card: Instance): string => {
  const place = locationOf(game, card);
  switch (place === 'gate' ? place : kindOf(place.zone)) {
    case 'soul': {
      const host = game.soulOf[card];
      return host === undefined ? '' : ` of ${cardKey(game, viewer, host)}`;
    }
    case 'resource':
      return stateOf(game, card).exhausted ? ' (exhausted)' : '';
    case 'field':
    case 'drive': {
      const { player, zone } = place as Place;
      return `/${cardsIn(game, player, zone).indexOf(card) + 1}`;
    }
    default: {
      const changed = changedStats(game, card);
      return changed.length === 0 ? '' : ` (${changed.join(', ')})`;
    }
  }
};

/** The mark of a card among those that share its key; empty where none of them differs. */
const markAmong = (game: Game, viewer: Player, card: Instance, sharing: readonly Instance[]): string => {
  if (!isMarkedByPlace(game, card)) {
    const mark = markOf(game, viewer, card);
    return sharing.every((other) => markOf(game, viewer, other) === mark) ? '' : mark;
  }
  const alike = sharing.filter((other) => isAlike(game, card, other));
  return alike.length === sharing.length ? '' : markOf(game, viewer, alike[0] as Instance);
};

/**
 * The keys of cards that are chosen from. Those that share one and differ are told apart: souls by their hosts, resources
 * as ready or exhausted, driven cards and field cards by their place in the zone, other cards by their changed numbers.
 */
export const cardKeys = (game: Game, viewer: Player, cards: readonly Instance[]): readonly string[] => {
  const keys = cards.map((card) => cardKey(game, viewer, card));
  if (keys.length < 2 || new Set(keys).size === keys.length) return keys;
  return keys.map((key, index) => {
    const sharing = cards.filter((_, other) => keys[other] === key);
    return `${key}${markAmong(game, viewer, cards[index] as Instance, sharing)}`;
  });
};
