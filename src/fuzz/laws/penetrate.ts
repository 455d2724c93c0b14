import type { GateRulerFact } from '../../gate-ruler/fact.ts';
import type { Game, Zone } from '../../gate-ruler/game.ts';
import { opponentOf } from '../../kernel/decision.ts';
import type { Law } from './law.ts';

const zonesLike = (game: Game, player: 0 | 1, kind: RegExp): readonly Zone[] =>
  (Object.keys(game.sides[player].zones) as Zone[]).filter((zone) => kind.test(zone));

const holdsCards = (game: Game, player: 0 | 1, kind: RegExp, card?: number): boolean =>
  zonesLike(game, player, kind).some((zone) => {
    const cards = game.sides[player].zones[zone] ?? [];
    return card === undefined ? cards.length > 0 : cards.includes(card);
  });

/** 8-6c-1: whether the attack goes through to the ruler, told from the zones alone. */
const goesThrough = (game: Game): boolean => {
  const { attack, turn } = game;
  if (attack === undefined || attack.line !== 'center') return false;
  const { card, object } = attack.attacker;
  return (
    game.object[card] === object &&
    holdsCards(game, turn.player, /^(attack|defense|ruler)/, card) &&
    !holdsCards(game, opponentOf(turn.player), /^defense/)
  );
};

/** 8-6c-1: Penetrate that was noted before the combat damage is looked at again after it, and then deals damage. */
export const penetrateLaw = (): Law => {
  let isNoted = false;
  let isOwed = false;
  return ({ machine, event, facts }, baton) => {
    const game = baton as Game;
    for (const fact of facts as readonly GateRulerFact[]) {
      if (fact.what === 'noted' && fact.keyword === 'penetrate') isNoted = true;
      if (fact.what === 'put' && fact.clause === '8-6c-1') isOwed = false;
      if (fact.what === 'moment' && fact.moment === 'attackStart') isNoted = false;
    }
    if (machine !== 'damageStep' || event !== 'done') return undefined;
    if (isOwed) return game.result === undefined ? '8-6c-1: noted Penetrate was not looked at again' : undefined;
    isOwed = isNoted && game.result === undefined && goesThrough(game);
    isNoted = false;
    return undefined;
  };
};
