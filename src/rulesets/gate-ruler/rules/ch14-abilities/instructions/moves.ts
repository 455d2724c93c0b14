import type { Player } from '../../../../../core/decision.ts';
import type { ClauseId } from '../../../rulebook/clauses.ts';
import { scopeOf } from '../../../queries/gate.ts';
import { affectedCards } from '../../../queries/meaning.ts';
import { nonTurnPlayer } from '../../../queries/turn.ts';
import { referenceClauses } from './wording.ts';
import { controllerOf, hasZone, isInPlay, ownersPlace, locationOf } from '../../../queries/zones.ts';
import type { Game } from '../../../state/game.ts';
import type { PlayedItem } from '../../../state/gate-item.ts';
import type { Instance, Place, Zone } from '../../../state/instance.ts';
import { isComingOut, moveCard } from '../../ch03-zones/movement-2.ts';
import type { Arrival } from '../../ch03-zones/movement.ts';
import { canBeGuarded, guard, guardOptions } from '../../ch12-rule-effects/rule-effects.ts';
import { becomeSoul, enhancers, soulOptions } from '../enhance.ts';
import { pickedCards, pickOne } from './pick.ts';
import { type InstructionOf, type InstructionRule, updateItemChoices, type OpenChoice } from './rule.ts';

type Move = InstructionOf<'move'>;

const ZONE = 'zone:';

/** 15-3a: every word for a move means the same; 15-10, 15-23: to two zones it has a name, or a sense, of its own. */
const moveClause = ({ to }: Move): ClauseId => {
  if (to === 'removed') return '15-10';
  return to === 'damage' ? '15-23' : '15-3a';
};

const destination = (game: Game, item: PlayedItem, card: Instance, to: Move['to']): Place | undefined =>
  to.startsWith(ZONE) ? item.zones[to.slice(ZONE.length)] : ownersPlace(game, card, to as Zone);

const movedCards = (game: Game, item: PlayedItem, { cards }: Move): readonly Instance[] => {
  const picked = pickedCards(item).map((ref) => ref.card);
  const meant = affectedCards(game, scopeOf(game, item), cards);
  return [...picked, ...meant.filter((card) => !picked.includes(card))];
};

/** What is taken out of a deck leaves the others there in their order. */
const deckOrderClauses = (game: Game, card: Instance): readonly ClauseId[] => {
  const from = locationOf(game, card);
  return from !== 'gate' && from.zone === 'deck' ? ['3-2c-2'] : [];
};

/** 16-11: the next card that would leave play and may be kept by one of its souls. */
const guardChoice = (game: Game, item: PlayedItem, instruction: Move): OpenChoice | undefined => {
  const card = movedCards(game, item, instruction).find((each) => {
    const to = destination(game, item, each, instruction.to);
    return (
      to !== undefined && !isInPlay(to.zone) && item.guarded?.[each] === undefined && canBeGuarded(game, each)
    );
  });
  if (card === undefined) return undefined;
  return {
    player: controllerOf(game, card),
    clause: '16-11',
    options: guardOptions(game, card),
    choose: (option) =>
      updateItemChoices(game, item, {
        guarded: { ...item.guarded, [card]: option.form === 'card' ? option.card : null },
      }),
  };
};

const arrivalBy = ({ bottom, exhausted, by }: Move): Arrival => ({
  ...(bottom && { bottom }),
  ...(exhausted && { exhausted }),
  ...(by !== undefined && { by }),
});

/** The next unit with Enhance that is put into play, and may take a unit that none before it takes. */
const enhanceChoice = (game: Game, item: PlayedItem, instruction: Move): OpenChoice | undefined => {
  const taken = Object.values(item.enhanced ?? {});
  for (const card of movedCards(game, item, instruction)) {
    const to = destination(game, item, card, instruction.to);
    if (to === undefined || item.enhanced?.[card] !== undefined) continue;
    if (!isComingOut(game, card, to, arrivalBy(instruction))) continue;
    const units = enhancers(game, to.player, card).filter((unit) => !taken.includes(unit));
    if (units.length === 0) continue;
    return {
      player: to.player,
      clause: 'u2103/enhance.3',
      options: soulOptions(game, to.player, units),
      choose: (option) =>
        updateItemChoices(game, item, {
          enhanced: { ...item.enhanced, [card]: option.form === 'card' ? option.card : null },
        }),
    };
  }
  return undefined;
};

/** Moves a card with the soul that was picked for it; that becomes one first. */
const moveWithSoul = (
  game: Game,
  item: PlayedItem,
  card: Instance,
  to: Place,
  clause: ClauseId,
  arrival: Arrival,
): Game => {
  const soul = item.enhanced?.[card];
  return typeof soul === 'number'
    ? moveCard(becomeSoul(game, soul, card, to), card, to, clause, { ...arrival, soul })
    : moveCard(game, card, to, clause, arrival);
};

/** 16-11: whether one of its souls goes instead of the card. */
const isGuarded = (item: PlayedItem, card: Instance): boolean => typeof item.guarded?.[card] === 'number';

/** 15-3a: cards are moved together; several into a deck in the order their owner says (3-2d-2). */
export const move: InstructionRule<Move> = {
  choice(game, item, instruction) {
    const asked = guardChoice(game, item, instruction) ?? enhanceChoice(game, item, instruction);
    if (asked !== undefined || instruction.to !== 'deck') return asked;
    const left = movedCards(game, item, instruction)
      .filter((card) => !isGuarded(item, card))
      .slice(pickedCards(item).length);
    const ownedBy = (player: Player) => left.filter((card) => game.owner[card] === player);
    const owner = [game.turn.player, nonTurnPlayer(game)].find((player) => ownedBy(player).length > 1);
    if (owner === undefined) return undefined;
    return pickOne(game, item, {
      player: owner,
      clause: '3-2d-2',
      verb: 'put first',
      candidates: ownedBy(owner),
      mayStop: false,
    });
  },
  carryOut(game, item, instruction) {
    const wording = referenceClauses(instruction.cards);
    const meant = movedCards(game, item, instruction);
    const cards = meant.filter((card) => !isGuarded(item, card));
    const guarded = meant.reduce((next, card) => {
      const soul = item.guarded?.[card];
      return typeof soul === 'number' ? guard(next, card, soul) : next;
    }, game);
    const moved = cards.reduce((next, card) => {
      const to = destination(next, item, card, instruction.to);
      return to === undefined
        ? next
        : moveWithSoul(next, item, card, to, moveClause(instruction), {
            ...arrivalBy(instruction),
            before: guarded,
            decidedBy: [...wording, ...deckOrderClauses(next, card)],
          });
    }, guarded);
    const arrived = cards.every((card) => {
      const to = destination(game, item, card, instruction.to);
      const place = locationOf(moved, card);
      return to !== undefined && hasZone(game, to) && place !== 'gate' && place.zone === to.zone;
    });
    return { game: moved, isComplete: meant.length > 0 && cards.length === meant.length && arrived };
  },
};
