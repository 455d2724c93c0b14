import type { Player } from '../../../core/decision.ts';
import type { EventRelevance } from '../../../core/adapters/watch.ts';
import type { GateRulerEvent } from '../state/fact.ts';
import type { Game } from '../state/game.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { Zone } from '../state/instance.ts';

/** What can be answered on the gate: ruler damage and drives cannot (9-3d), and a destruction is told by itself. */
const ANSWERABLE: readonly GateItem['kind'][] = ['card', 'ability', 'damage'];

const isNews = ({ owner }: Game, fact: GateRulerEvent, player: Player): boolean => {
  switch (fact.what) {
    case 'put':
      return fact.item.controller !== player && ANSWERABLE.includes(fact.item.kind);
    case 'attacked':
      return owner[fact.attacker] !== player;
    case 'dealt':
      return owner[fact.receiver] === player;
    case 'destroyed':
      return owner[fact.card] === player;
    case 'turnBegan':
    case 'rulerDamage':
      return fact.player === player;
    default:
      return false;
  }
};

const isKeptHidden = (zone: Zone): boolean =>
  zone === 'hand' || zone === 'drive' || zone === 'deck' || zone.startsWith('set');

/** 3-2b: a card leaves the deck, or a zone of the opponent's where it lay hidden. */
const showsSomething = ({ owner }: Game, fact: GateRulerEvent, player: Player): boolean => {
  if (fact.what === 'shuffled' || fact.what === 'firstPlayer') return true;
  if (fact.what === 'revealed') return owner[fact.card] !== player;
  if (fact.what !== 'moved' || fact.from === 'gate') return false;
  const isKnown = fact.knownTo?.includes(player) ?? true;
  const { player: whose, zone } = fact.from;
  return isKnown && isKeptHidden(zone) && (zone === 'deck' || whose !== player);
};

/** What the facts of Gate Ruler mean to a player. */
export const gateRulerEventRelevance: EventRelevance<Game> = { isNews, revealsInformation: showsSomething };
