import { opponentOf, PLAYERS, type Player } from '../../../../../core/decision.ts';
import { emitEvent } from '../../../events/emit.ts';
import { refOf } from '../../../queries/cards.ts';
import { affectedCards, amountOf } from '../../../queries/effects.ts';
import { scopeOf } from '../../../queries/gate.ts';
import { nonTurnPlayer } from '../../../queries/in-play.ts';
import { cardKey } from '../../../queries/place-names.ts';
import { cardsIn, controllerOf, hasZone, isInPlay, locationOf, ownersPlace } from '../../../queries/zones.ts';
import type { ClauseId } from '../../../rulebook/clauses.ts';
import type { Game } from '../../../state/game.ts';
import type { DeckOrder, PlayedItem } from '../../../state/gate-item.ts';
import type { Instance, Place, Zone } from '../../../state/instance.ts';
import {
  type Arrival,
  canArrive,
  exhaust as exhaustCard,
  isComingOut,
  linkSoul,
  moveCard,
  moveFromDeck,
  putIntoGraveyard,
  ready as readyCard,
  reorder,
} from '../../ch03-zones/movement.ts';
import { shuffleDeck } from '../../ch05-preparation/preparation.ts';
import {
  canBeGuarded,
  guard,
  guardOptions,
  inOrderOfDestruction,
  putDestructionByEffect,
  unguardedArrival,
} from '../../ch12-rule-effects/rule-effects.ts';
import { becomeSoul, soulChoice } from '../enhance.ts';
import {
  type InstructionOf,
  type InstructionRule,
  type OpenChoice,
  pickedCards,
  pickOne,
  referenceClauses,
  updateItemChoices,
} from './rule.ts';

type Move = InstructionOf<'move'>;

const ZONE = 'zone:';

/** 15-3a: every word for a move means the same; 15-10, 15-23: to two zones it has a name, or a sense, of its own. */
const moveClause = ({ to }: Move): ClauseId => {
  if (to === 'removed') return '15-10';
  return to === 'damage' ? '15-23' : '15-3a';
};

const destination = (game: Game, item: PlayedItem, card: Instance, to: Move['to']): Place | undefined =>
  to.startsWith(ZONE) ? item.zones[to.slice(ZONE.length)] : ownersPlace(game, card, to as Zone);

const movedCards = (game: Game, item: PlayedItem, { cards }: Move): readonly Instance[] =>
  affectedCards(game, scopeOf(game, item), cards);

/** What is taken out of a deck leaves the others there in their order. */
const deckOrderClauses = (game: Game, card: Instance): readonly ClauseId[] => {
  const from = locationOf(game, card);
  return from !== 'gate' && from.zone === 'deck' ? ['3-2c-2'] : [];
};

/** 16-11: the next card that would leave play and may be kept by one of its souls, the turn player's first (1-5d). */
const guardChoice = (game: Game, item: PlayedItem, instruction: Move): OpenChoice | undefined => {
  const open = movedCards(game, item, instruction).filter((each) => {
    const to = destination(game, item, each, instruction.to);
    return (
      to !== undefined &&
      !isInPlay(to.zone) &&
      canArrive(game, each, to) &&
      item.guarded?.[each] === undefined &&
      canBeGuarded(game, each)
    );
  });
  const card = open.find((each) => controllerOf(game, each) === game.turn.player) ?? open[0];
  if (card === undefined) return undefined;
  return {
    player: controllerOf(game, card),
    clause: '16-11',
    options: guardOptions(game, card),
    choose: (option) =>
      updateItemChoices(game, item, {
        guarded: { ...item.guarded, [card]: option.type === 'choose.card' ? option.card : null },
      }),
  };
};

const arrivalBy = ({ bottom, exhausted, by }: Move): Arrival => ({
  ...(bottom && { bottom }),
  ...(exhausted && { exhausted }),
  ...(by !== undefined && { by }),
});

/** The soul of the next unit with Enhance that is put into play. */
const enhanceChoice = (game: Game, item: PlayedItem, instruction: Move): OpenChoice | undefined => {
  for (const card of movedCards(game, item, instruction)) {
    const to = destination(game, item, card, instruction.to);
    if (to === undefined || !isComingOut(game, card, to, arrivalBy(instruction))) continue;
    const choice = soulChoice(game, item, to.player, card);
    if (choice !== undefined) return choice;
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

const NO_ORDER: DeckOrder = { cards: [], decided: 0 };

/** 3-2d-2: which of the cards that go to a deck together is put there next. */
const orderChoice = (game: Game, item: PlayedItem, moved: readonly Instance[]): OpenChoice | undefined => {
  const { cards, decided } = item.deckOrder ?? NO_ORDER;
  const begun = cards.slice(decided).map((ref) => ref.card);
  const others = moved.filter((card) => !cards.some((ref) => ref.card === card));
  const ownedBy = (player: Player) =>
    (begun.length > 0 ? begun : others).filter((card) => game.owner[card] === player);
  const owner = [game.turn.player, nonTurnPlayer(game)].find((player) => ownedBy(player).length > 1);
  if (owner === undefined) return undefined;
  const open = ownedBy(owner);
  return {
    player: owner,
    clause: '3-2d-2',
    options: open.map((card) => ({
      key: `put first ${cardKey(game, owner, card)}`,
      type: 'choose.card',
      card,
    })),
    choose: (option) => {
      if (option.type !== 'choose.card') return game;
      const left = open.filter((card) => card !== option.card);
      const ordered = [
        ...cards.slice(0, decided),
        ...[option.card, ...left].map((card) => refOf(game, card)),
      ];
      return updateItemChoices(game, item, {
        deckOrder: { cards: ordered, decided: left.length > 1 ? decided + 1 : ordered.length },
      });
    },
  };
};

/**
 * 3-2d-2: the cards lie in the decks as their owners say. They were moved in another order, so that no event tells that one.
 */
const inDeckOrder = (game: Game, { deckOrder }: PlayedItem, moved: readonly Instance[]): Game =>
  deckOrder === undefined
    ? game
    : PLAYERS.reduce((next, player) => {
        const deck = cardsIn(next, player, 'deck');
        const said = deckOrder.cards.map((ref) => ref.card).filter((card) => deck.includes(card));
        const places = moved.filter((card) => said.includes(card));
        const lying = deck.map((card) => said[places.indexOf(card)] ?? card);
        return reorder(next, { player, zone: 'deck' }, lying);
      }, game);

/** 15-3a: cards are moved together; several into a deck lie there in the order their owner says (3-2d-2). */
export const move: InstructionRule<Move> = {
  choice(game, item, instruction) {
    const asked = guardChoice(game, item, instruction) ?? enhanceChoice(game, item, instruction);
    if (asked !== undefined || instruction.to !== 'deck') return asked;
    return orderChoice(
      game,
      item,
      movedCards(game, item, instruction).filter((card) => !isGuarded(item, card)),
    );
  },
  carryOut(game, item, instruction) {
    const wording = referenceClauses(game, scopeOf(game, item), instruction.cards);
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
    const ordered = inDeckOrder(moved, item, cards);
    const arrived = cards.every((card) => {
      const to = destination(game, item, card, instruction.to);
      const place = locationOf(moved, card);
      return to !== undefined && hasZone(game, to) && place !== 'gate' && place.zone === to.zone;
    });
    return { game: ordered, isComplete: meant.length > 0 && cards.length === meant.length && arrived };
  },
};

/** 3-14c: cards become souls of another card, together, itself left out (1-5b); no soul of theirs keeps them in play (16-11c). */
export const putUnder: InstructionRule<InstructionOf<'putUnder'>> = {
  carryOut(game, item, { cards, host }) {
    const scope = scopeOf(game, item);
    const [under] = affectedCards(game, scope, host);
    const souls = affectedCards(game, scope, cards).filter((card) => card !== under);
    if (under === undefined || souls.length === 0) return { game, isComplete: false };
    const linked = souls.reduce(
      (next, soul) =>
        linkSoul(next, soul, under, '3-14c', { before: game, ...unguardedArrival(game, soul, '16-11c') }),
      game,
    );
    return { game: linked, isComplete: souls.every((soul) => linked.soulOf[soul] === under) };
  },
};

/** 15-9: destruction waits on the gate; a destroy process is put for each card, the turn player's first. */
export const destroy: InstructionRule<InstructionOf<'destroy'>> = {
  carryOut(game, item, { cards }) {
    const scope = scopeOf(game, item);
    const doomed = inOrderOfDestruction(game, affectedCards(game, scope, cards));
    const wording = referenceClauses(game, scope, cards);
    return {
      game: doomed.reduce(
        (next, card) => putDestructionByEffect(next, card, item.controller, '15-9', wording),
        game,
      ),
      isComplete: doomed.length > 0,
    };
  },
};

/** 15-6: cards are drawn one by one from the top of the deck. */
export const draw: InstructionRule<InstructionOf<'draw'>> = {
  carryOut(game, item, { player, count }) {
    const who = player === 'own' ? item.controller : opponentOf(item.controller);
    const wanted = amountOf(game, scopeOf(game, item), count);
    return {
      game: moveFromDeck(game, who, wanted, 'hand', '15-6'),
      isComplete: cardsIn(game, who, 'deck').length >= wanted,
    };
  },
};

/** 15-16: a deck is shuffled. */
export const shuffle: InstructionRule<InstructionOf<'shuffle'>> = {
  carryOut: (game, item, { player }) => ({
    game: shuffleDeck(game, player === 'own' ? item.controller : opponentOf(item.controller), '15-16'),
  }),
};

type Discard = InstructionOf<'discard'>;

const discardingPlayer = (item: PlayedItem, { player }: Discard): Player =>
  player === 'own' ? item.controller : opponentOf(item.controller);

/** 15-8: a player puts cards of the own hand into the graveyard, which ones that player says. */
export const discard: InstructionRule<Discard> = {
  choice(game, item, instruction) {
    const player = discardingPlayer(item, instruction);
    const picked = pickedCards(item);
    const left = cardsIn(game, player, 'hand').filter((card) => !picked.some((ref) => ref.card === card));
    const open = instruction.count - picked.length;
    if (open < 1 || left.length <= open) return undefined;
    return pickOne(game, item, {
      player,
      clause: '15-8',
      verb: 'discard',
      candidates: left,
      mayStop: false,
    });
  },
  carryOut(game, item, instruction) {
    const picked = pickedCards(item).map((ref) => ref.card);
    // Nothing was picked where the whole hand goes.
    const cards = picked.length > 0 ? picked : cardsIn(game, discardingPlayer(item, instruction), 'hand');
    return {
      game: cards.reduce((next, card) => putIntoGraveyard(next, card, '15-8'), game),
      isComplete: cards.length === instruction.count,
    };
  },
};

/** Cards become ready. */
export const ready: InstructionRule<InstructionOf<'ready'>> = {
  carryOut(game, item, { cards }) {
    const scope = scopeOf(game, item);
    const meant = affectedCards(game, scope, cards);
    const wording = referenceClauses(game, scope, cards);
    return {
      game: meant.reduce((next, card) => readyCard(next, card, '15-14', wording), game),
      isComplete: meant.length > 0,
    };
  },
};

/** Cards become exhausted. */
export const exhaust: InstructionRule<InstructionOf<'exhaust'>> = {
  carryOut(game, item, { cards }) {
    const scope = scopeOf(game, item);
    const meant = affectedCards(game, scope, cards);
    const wording = referenceClauses(game, scope, cards);
    return {
      game: meant.reduce((next, card) => exhaustCard(next, card, '15-14', wording), game),
      isComplete: meant.length > 0,
    };
  },
};

/** 15-5: cards are shown to both players. */
export const reveal: InstructionRule<InstructionOf<'reveal'>> = {
  carryOut(game, item, { cards }) {
    const meant = affectedCards(game, scopeOf(game, item), cards);
    const told = meant.reduce((next, card) => {
      const from = locationOf(next, card);
      return from === 'gate'
        ? next
        : emitEvent(next, { clause: '15-5a', what: 'revealed', player: from.player as Player, card, from });
    }, game);
    return { game: told, isComplete: meant.length > 0 };
  },
};
