import { PLAYERS, type Player } from '../kernel/decision.ts';
import type { Effect, Instruction } from './card.ts';
import { canPay, costOf } from './cost.ts';
import type { Game, Instance, Zone } from './game.ts';
import { putOnGate, topOfGate, withItem } from './gate.ts';
import type { Choices, PlayedAbility, PlayedCard } from './gate-item.ts';
import { happen } from './happen.ts';
import { definitionFor, levelOf, refTo } from './information.ts';
import { unitsInPlay } from './lines.ts';
import { moveToGate } from './movement.ts';
import type { GateRulerOption } from './option.ts';
import { cardKey, zoneKey } from './place-key.ts';
import { cardsIn, whereIs, zonesOfKind } from './zones.ts';

/** What is to be played, by whom (14-3): a card in the ordinary way, or the counter ability of a card (14-5). */
export interface PlayRequest {
  readonly how: 'card' | 'counter';
  readonly player: Player;
  readonly card: Instance;
}

/** An item whose play is going on: the top of the gate. */
export type PlayedItem = PlayedCard | PlayedAbility;

export const itemInPlay = (game: Game): PlayedItem => topOfGate(game) as PlayedItem;

const NO_CHOICES: Choices = {};

/** 14-3a: the card, or the ability while its card stays, is put on the gate. */
export const announce = (game: Game, { how, player, card }: PlayRequest): Game => {
  const counter = definitionFor(game, card).counter;
  if (how === 'counter' && counter !== undefined && 'effect' in counter) {
    return putOnGate(
      game,
      {
        kind: 'ability',
        controller: player,
        source: refTo(game, card),
        effect: counter.effect,
        counter: true,
        choices: NO_CHOICES,
      },
      '14-5a',
    );
  }
  const place = whereIs(game, card);
  const from: Zone = place === 'gate' ? 'hand' : place.zone;
  return putOnGate(
    moveToGate(game, card, '14-3a'),
    { kind: 'card', controller: player, card, from, choices: NO_CHOICES },
    '14-3a',
  );
};

/** The effect an item carries out when it resolves. */
export const effectOf = (game: Game, item: PlayedItem): Effect =>
  item.kind === 'ability' ? item.effect : (definitionFor(game, item.card).effect ?? { instructions: [] });

type ChooseInstruction = Extract<Instruction, { do: 'choose' }>;

/** 14-3b: what has to be chosen next as the item is played: the zone to enter, or a card for its effect. */
export type OpenChoice =
  | { readonly kind: 'zone'; readonly player: Player }
  | { readonly kind: 'target'; readonly player: Player; readonly choose: ChooseInstruction };

export const openChoice = (game: Game, item: PlayedItem): OpenChoice | undefined => {
  if (item.kind === 'card' && item.entering === undefined && definitionFor(game, item.card).type === 'unit') {
    return { kind: 'zone', player: item.controller };
  }
  const choose = effectOf(game, item).instructions.find(
    (instruction): instruction is ChooseInstruction =>
      instruction.do === 'choose' && item.choices[instruction.as] === undefined,
  );
  return choose && { kind: 'target', player: item.controller, choose };
};

/** The cards a choice may be made from, seen from that player. */
export const candidatesFor = (game: Game, player: Player, { from }: ChooseInstruction): readonly Instance[] =>
  PLAYERS.filter((side) => from.side === 'any' || (side === player) === (from.side === 'ally'))
    .flatMap((side) => unitsInPlay(game, side))
    .filter((unit) => from.levelAtMost === undefined || levelOf(game, unit) <= from.levelAtMost);

/** 7-3c: an attack or defense zone of the player; it may hold a unit already. */
const enterableZones = (game: Game, player: Player): readonly Zone[] => [
  ...zonesOfKind(game, player, 'attack'),
  ...zonesOfKind(game, player, 'defense'),
];

/** The answers to the open choice of the item being played. */
export const choiceOptions = (game: Game): readonly GateRulerOption[] => {
  const open = openChoice(game, itemInPlay(game));
  if (open === undefined) return [];
  return open.kind === 'zone'
    ? enterableZones(game, open.player).map((zone) => ({ key: `to ${zoneKey(zone)}`, form: 'zone', zone }))
    : candidatesFor(game, open.player, open.choose).map((card) => ({
        key: `choose ${cardKey(game, open.player, card)}`,
        form: 'card',
        card,
      }));
};

/** Takes the answer to the open choice into the item. */
export const choose = (game: Game, option: GateRulerOption): Game => {
  const item = itemInPlay(game);
  const open = openChoice(game, item);
  if (open?.kind === 'zone' && option.form === 'zone' && item.kind === 'card') {
    return withItem(game, { ...item, entering: { player: item.controller, zone: option.zone } });
  }
  if (open?.kind === 'target' && option.form === 'card') {
    const choices = { ...item.choices, [open.choose.as]: [refTo(game, option.card)] };
    return happen(withItem(game, { ...item, choices }), {
      clause: '14-3b',
      what: 'chose',
      player: open.player,
      card: option.card,
    });
  }
  return game;
};

/** 14-3c: what the item costs; counters are played without cost (14-5). */
export const costToPlay = (game: Game, request: PlayRequest): number =>
  request.how === 'counter' ? 0 : costOf(game, request.player, request.card);

/** 14-3d: it is played now; a normal summon uses up one of the summon cap (7-3). */
export const completePlay = (game: Game, { how, player, card }: PlayRequest): Game => {
  const counted =
    how === 'card' && definitionFor(game, card).type === 'unit' ? countSummon(game, player) : game;
  return happen(counted, { clause: '14-3d', what: 'played', player, item: itemInPlay(counted) });
};

const countSummon = (game: Game, player: Player): Game => {
  const side = { ...game.sides[player], summonCount: game.sides[player].summonCount + 1 };
  return { ...game, sides: player === 0 ? [side, game.sides[1]] : [game.sides[0], side] };
};

/** 14-3b-4: the state before the play, with what was told since. */
export const takeBack = (before: Game, game: Game): Game =>
  happen({ ...before, facts: game.facts }, { clause: '14-3b-4', what: 'withdrawn', item: itemInPlay(game) });

/** Whether every choice of an effect has a candidate and the cost can be paid, so that the play can be completed. */
export const canComplete = (game: Game, request: PlayRequest): boolean =>
  canPay(game, request.player, costToPlay(game, request)) && hasTargets(game, request);

const hasTargets = (game: Game, { how, player, card }: PlayRequest): boolean => {
  const definition = definitionFor(game, card);
  const counter = definition.counter;
  const effect =
    how === 'counter' && counter !== undefined && 'effect' in counter ? counter.effect : definition.effect;
  return (effect?.instructions ?? []).every(
    (instruction) => instruction.do !== 'choose' || candidatesFor(game, player, instruction).length > 0,
  );
};

/** Whether a normal summon is left (7-3, 6-2a). */
export const hasSummonLeft = (game: Game, player: Player): boolean => {
  const { summonCap, summonCount } = game.sides[player];
  return summonCap === null || summonCount < summonCap;
};
