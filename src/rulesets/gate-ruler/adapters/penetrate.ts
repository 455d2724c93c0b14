import { opponentOf } from '../../../core/decision.ts';
import type { TraceInvariant } from '../../../core/law.ts';
import type { Game } from '../state/game.ts';
import type { Zone } from '../state/instance.ts';

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

/** The damage step processes the gate before, during and after the combat damage. */
const DURING = 2;
const AFTER = 3;

/** 8-6c-1: Penetrate that was noted before the combat damage is looked at again after it, and then deals damage. */
export const penetrateInvariant = (): TraceInvariant<Game> => {
  /** How often the gate was processed since Penetrate was noted; `undefined`: it was not. */
  let processed: number | undefined;
  let isOwed = false;
  return {
    check: ({ machine, event, facts }, game) => {
      for (const fact of facts) {
        if (fact.what === 'noted' && fact.keyword === 'penetrate') processed = 0;
        if (fact.what === 'put' && fact.clause === '8-6c-1') isOwed = false;
      }
      if (machine !== 'damageStep' || event !== 'done' || processed === undefined) return undefined;
      processed += 1;
      if (processed === DURING) isOwed = game.result === undefined && goesThrough(game);
      if (processed !== AFTER) return undefined;
      processed = undefined;
      return isOwed && game.result === undefined
        ? '8-6c-1: Penetrate was noted, the way to the ruler is free, and no damage is put'
        : undefined;
    },
  };
};
