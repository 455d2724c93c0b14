import { keywordsWith } from '../keywords/lookup.ts';
import { refOf } from '../queries/cards.ts';
import { hasKeyword } from '../queries/effects.ts';
import { isToBeDestroyed } from '../queries/gate.ts';
import { attackedUnit, attackingUnit, isStillAttacking, nonTurnPlayer } from '../queries/in-play.ts';
import { isDefenseZone, locationOf } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Effect } from '../state/card.ts';
import type { GateRulerEvent } from '../state/event.ts';
import type { Game, WaitingAbility } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';

/** The keywords that trigger, each with the effect that it triggers. */
const TRIGGERED = keywordsWith('deals').flatMap(({ id, deals: { triggers, stat, to } }) => {
  const effect: Effect = { instructions: [{ do: 'damage', to: [to], amount: { stat, of: 'this' } }] };
  return triggers === undefined ? [] : [{ id, effect, ...triggers }];
});

export type TriggeredKeyword = Omit<WaitingAbility, 'number'>;

const asWaiting = (
  game: Game,
  card: Instance,
  effect: Effect,
  clause: ClauseId,
): readonly TriggeredKeyword[] => {
  const place = locationOf(game, card);
  if (place === 'gate') return [];
  return [
    {
      controller: place.player,
      source: refOf(game, card),
      isSetCard: false,
      effect,
      choices: {},
      cause: {},
      decidedBy: [clause],
    },
  ];
};

const isDefender = (game: Game, card: Instance): boolean => {
  const place = locationOf(game, card);
  return place !== 'gate' && place.player === nonTurnPlayer(game) && isDefenseZone(place.zone);
};

/** Penetrate triggers on the destruction of a unit in the defense zone, also of a ruler that attacks. */
const attackerOfDestroyed = (game: Game, fact: GateRulerEvent): Instance | undefined =>
  fact.what === 'put' &&
  fact.item.kind === 'destroy' &&
  isDefender(game, fact.item.card.card) &&
  isStillAttacking(game)
    ? game.attack?.attacker.card
    : undefined;

/** Who was dealt combat damage and stays out of the graveyard: not doomed by it, or spared from its destruction. */
const survivor = (game: Game, fact: GateRulerEvent): Instance | undefined => {
  if (fact.what === 'dealt' && fact.combat && !isToBeDestroyed(game, fact.receiver)) return fact.receiver;
  return fact.what === 'spared' && fact.combat ? fact.card : undefined;
};

/** Counterattack triggers on being dealt damage without being put into the graveyard. */
const attackedSurvivor = (game: Game, fact: GateRulerEvent): Instance | undefined => {
  const unit = survivor(game, fact);
  return unit === attackedUnit(game) && attackingUnit(game) !== undefined ? unit : undefined;
};

const BEARER = { defenderDestroyed: attackerOfDestroyed, survived: attackedSurvivor };

/** What keywords trigger by an event during an attack. */
export const keywordTriggers = (game: Game, fact: GateRulerEvent): readonly TriggeredKeyword[] =>
  TRIGGERED.flatMap(({ id, on, effect, clause }) => {
    const card = BEARER[on](game, fact);
    return card !== undefined && hasKeyword(game, card, id) ? asWaiting(game, card, effect, clause) : [];
  });
