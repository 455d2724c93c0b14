import type { PositionDescription } from '../../../core/adapters/scenario.ts';
import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { Position } from '../../../core/game-state.ts';
import { builtInCatalogue } from '../cards/catalogue.ts';
import { stateOf } from '../queries/cards.ts';
import { cardsIn, isDefenseZone, isSetZone, soulsOf, zonesOfPlayer } from '../queries/zones.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Phase } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Zone } from '../state/instance.ts';
import { FILLER } from './layout.ts';
import { playerRef, zoneName } from './names.ts';
import type { StartName } from './schema.ts';

/** Where a scenario starts that goes on from a rest in that phase. */
const STARTS: Readonly<Partial<Record<Phase, StartName>>> = {
  main: 'main phase',
  attack: 'attack declaration',
};

/** What the files of scenarios have no words for; nothing where they say it all. */
const inexpressible = ({
  turn,
  gate,
  attack,
  lasting,
  delayed,
  waiting,
  takenBack,
}: Game): string | undefined => {
  if (STARTS[turn.phase] === undefined)
    return `a scenario cannot start in the middle of the ${turn.phase} phase`;
  if (gate.length > 0 || attack !== undefined) return 'an action is being resolved';
  if (lasting.length > 0 || delayed.length > 0) return 'an effect lasts';
  if (waiting.length > 0 || takenBack.length > 0) return 'abilities are waiting';
  return undefined;
};

const entryOf = (game: Game, card: Instance, player: Player, zone: Zone): unknown => {
  const id = game.definitionOf[card] as string;
  const owner = game.owner[card] as Player;
  const { exhausted, faceUp, damageLog, rulerDamage } = stateOf(game, card);
  const isDown = isSetZone(zone) || zone === 'drive';
  const { phaseNumber } = game.turn;
  const more = {
    ...(exhausted && !isDefenseZone(zone) && { exhausted }),
    ...(faceUp === isDown && { faceUp }),
    ...(damageLog.length > 0 && {
      damage: damageLog.map(({ amount, combat, phaseNumber: when }) => ({
        amount,
        ...(combat && { combat }),
        ...(when < phaseNumber && { earlier: true }),
      })),
    }),
    ...(rulerDamage.length > 0 && {
      carries: rulerDamage.map(({ cannotCounter }) => (cannotCounter ? 'cannotCounter' : 'plain')),
    }),
    ...(owner !== player && { owner: playerRef(owner) }),
    ...(soulsOf(game, card).length > 0 && {
      souls: soulsOf(game, card).map((soul) => ({
        card: game.definitionOf[soul],
        owner: playerRef(game.owner[soul] as Player),
      })),
    }),
  };
  return Object.keys(more).length === 0 ? id : { card: id, ...more };
};

const describeSide = (game: Game, player: Player): object => {
  const { summonCap, summonCount } = game.sides[player];
  const zones = zonesOfPlayer(game, player).filter((zone) => zone !== 'soul');
  const lists = zones.flatMap((zone) => {
    const entries = cardsIn(game, player, zone).map((card) => entryOf(game, card, player, zone));
    if (zone === 'ruler') return [[zoneName(zone), entries[0]]];
    if (zone === 'deck') return [[zoneName(zone), { only: entries }]];
    return entries.length > 0 || zone === 'resource' ? [[zoneName(zone), entries]] : [];
  });
  return {
    ...Object.fromEntries(lists),
    summonCap: summonCap ?? 'unlimited',
    summonCount,
  };
};

/** Cards that no catalogue has, as a file writes them. */
const ownCards = ({ cards }: Game): Readonly<Record<string, unknown>> => {
  const isOwn = ({ id }: CardDefinition): boolean =>
    !builtInCatalogue.cards.has(id) && id !== FILLER.id && !/^-?\d+\/-?\d+\/-?\d+$/.test(id);
  return Object.fromEntries(
    Object.values(cards)
      .filter(isOwn)
      .map(({ id, provenance: _, ...rest }) => [id, rest]),
  );
};

/** A position as a scenario file describes it: at rest in a main phase or between attacks, with nothing under way. */
export const describePosition = ({ game }: Position<Game>): PositionDescription => {
  const lost = inexpressible(game);
  if (lost !== undefined) return { lost };
  const own = ownCards(game);
  const { turn } = game;
  return {
    position: {
      ...(Object.keys(own).length > 0 && { cards: own }),
      turn: playerRef(turn.player),
      turnNumber: turn.number,
      start: STARTS[turn.phase],
      ...Object.fromEntries(PLAYERS.map((player) => [playerRef(player), describeSide(game, player)])),
    },
  };
};
