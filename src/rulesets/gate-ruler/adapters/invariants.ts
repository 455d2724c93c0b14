import { opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import type { TraceInvariant } from '../../../core/trace.ts';
import { cardDefinition } from '../queries/cards.ts';
import { canHold, cardsIn, isDefenseZone, zonesOfPlayer } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Zone } from '../state/instance.ts';

/** A zone and the cards in it. */
interface Held {
  readonly player: Player;
  readonly zone: Zone;
  readonly cards: readonly Instance[];
}

const zonesWithCards = (game: Game): readonly Held[] =>
  PLAYERS.flatMap((player) =>
    zonesOfPlayer(game, player).map((zone) => ({
      player,
      zone,
      cards: cardsIn(game, player, zone),
    })),
  ).filter(({ cards }) => cards.length > 0);

/** 3-2a: every card lies in exactly one place. */
const misplacedCards = (game: Game, held: readonly Held[]): readonly string[] => {
  const times: number[] = game.definitionOf.map(() => 0);
  const count = (card: Instance) => {
    times[card] = (times[card] ?? 0) + 1;
  };
  for (const { cards } of held) cards.forEach(count);
  for (const item of game.gate) if (item.kind === 'card') count(item.card);
  return times.every((each) => each === 1)
    ? []
    : times.flatMap((each, card) =>
        each === 1 ? [] : [`3-2a: card ${card} (${game.definitionOf[card]}) lies in ${each} places`],
      );
};

/** 3-2h, 3-7c to 3-11c, 3-16a-1: a zone holds only what it may. */
const illegalCards = (game: Game, held: readonly Held[]): readonly string[] =>
  held.flatMap(({ player, zone, cards }) =>
    cards
      .filter((card) => !canHold(zone, cardDefinition(game, card)))
      .map((card) => `3-2h: ${game.definitionOf[card]} may not lie in ${zone} of player ${player}`),
  );

/** 3-9b: units in the defense zone are exhausted. */
const readyDefenders = (game: Game, held: readonly Held[]): readonly string[] =>
  held
    .filter(({ zone }) => isDefenseZone(zone))
    .flatMap(({ cards }) => cards)
    .filter((card) => game.states[card]?.exhausted !== true)
    .map((card) => `3-9b: card ${card} is ready in a defense zone`);

/** Cards leave their owner's zones only for zones in play: elsewhere they are at home (3-2e). */
const strayCards = (game: Game, held: readonly Held[]): readonly string[] =>
  held
    .filter(({ zone }) => ['deck', 'hand', 'graveyard', 'damage', 'removed', 'resource'].includes(zone))
    .flatMap(({ player, zone, cards }) =>
      cards
        .filter((card) => game.owner[card] !== player)
        .map((card) => `3-2e: card ${card} lies in ${zone} of player ${player}, not its owner`),
    );

/** 9-4a: gate processing ends on an empty gate, so between phases nothing waits. */
const leftovers = (game: Game): readonly string[] => {
  const facts = game.facts.slice();
  const last = facts.findLastIndex(({ what }) => what === 'phaseBegan');
  const began = last >= 0 && last === facts.length - 1;
  return began && game.gate.length > 0 ? ['9-4a: a phase began with something on the gate'] : [];
};

/** Everything that must hold in every position; one sentence with its clause for each breach. */
export const checkInvariants = (game: Game): readonly string[] => {
  const held = zonesWithCards(game);
  return [
    ...misplacedCards(game, held),
    ...illegalCards(game, held),
    ...readyDefenders(game, held),
    ...strayCards(game, held),
    ...leftovers(game),
  ];
};

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
    check: ({ path, to, facts }, game) => {
      for (const fact of facts) {
        if (fact.what === 'noted' && fact.keyword === 'penetrate') processed = 0;
        if (fact.what === 'put' && fact.clause === '8-6c-1') isOwed = false;
      }
      const [step, gate] = path.slice(-2);
      if (step !== 'damageStep' || gate !== 'gate' || to !== 'ended' || processed === undefined)
        return undefined;
      processed += 1;
      if (processed === DURING) isOwed = goesThrough(game);
      if (processed !== AFTER) return undefined;
      processed = undefined;
      return isOwed
        ? '8-6c-1: Penetrate was noted, the way to the ruler is free, and no damage is put'
        : undefined;
    },
  };
};
