import { PLAYERS, type Player } from '../../../core/decision.ts';
import { stateOf } from '../queries/cards.ts';
import { changedStats } from '../queries/effects.ts';
import { cardsIn, isVisibleTo, soulsOf, zonesOfPlayer } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import { movedCards } from './moved-cards.ts';
import { handleOf, presentAttack, presentItem, presentTurn, presentWaiting } from './player-view.ts';

const QUOTED = new Map<string, string>();

/** A definition id as JSON writes it. */
const quoted = (id: string): string => {
  let text = QUOTED.get(id);
  if (text === undefined) {
    text = JSON.stringify(id);
    QUOTED.set(id, text);
  }
  return text;
};

const cardKey = (game: Game, card: Instance): string => {
  const { exhausted, faceUp, damage, rulerDamage } = stateOf(game, card);
  const turned = `${exhausted ? 'e' : 'r'}${faceUp ? 'u' : 'd'}`;
  let key = `${handleOf(game, card)} ${quoted(game.definitionOf[card] as string)} ${turned}${damage} ${rulerDamage.length}`;
  for (const soul of soulsOf(game, card)) key += `+${handleOf(game, soul)}`;
  return `${key} ${changedStats(game, card).join()};`;
};

const sideKey = (game: Game, player: Player, viewer: Player): string => {
  const { summonCap, summonCount } = game.sides[player];
  let key = `|${summonCap} ${summonCount}`;
  for (const zone of zonesOfPlayer(game, player)) {
    const cards = cardsIn(game, player, zone);
    key += `/${zone}${cards.length}:`;
    const place = { player, zone };
    for (const card of cards) {
      key += isVisibleTo(place, stateOf(game, card).faceUp, viewer) ? cardKey(game, card) : '?';
    }
  }
  return key;
};

/** The same for two games of a match exactly when that player has the same view of both. */
export const informationStateKey = (game: Game, viewer: Player): string => {
  const { turn, attack, result } = game;
  const gate = game.gate.map((item) => presentItem(game, item, viewer));
  let key = JSON.stringify([presentTurn(turn), gate, attack && presentAttack(attack), result]);
  for (const player of PLAYERS) key += sideKey(game, player, viewer);
  for (const item of game.gate) {
    if (item.kind === 'card') key += cardKey(game, item.card);
  }
  for (const each of presentWaiting(game, viewer)) key += `~${JSON.stringify(each)}`;
  for (const { card, id } of movedCards(game, viewer)) key += `>${card} ${JSON.stringify(id)}`;
  return key;
};
