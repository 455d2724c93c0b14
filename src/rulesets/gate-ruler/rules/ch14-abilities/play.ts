import type { Player } from '../../../../core/decision.ts';
import { flatMapFast, memoizeLast2 } from '../../../../core/hot-path.ts';
import { clausesOrNone, clausesThatApply, emitEvent, recordUse } from '../../events/emit.ts';
import { removeWaiting } from '../../events/lasting.ts';
import { conceal } from '../../events/secrecy.ts';
import { activatedAbility, cardDefinition, refOf } from '../../queries/cards.ts';
import { itemInPlay, scopeOf, waitingOf } from '../../queries/gate.ts';
import { zoneKey } from '../../queries/place-names.ts';
import { isSetZone, locationOf, type RowKind, zonesOfKind } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import { type Effect, type Instruction, NO_EFFECT } from '../../state/card.ts';
import type { Game } from '../../state/game.ts';
import type { PlayedCard, PlayedItem, Scope } from '../../state/gate-item.ts';
import type { Instance, Place } from '../../state/instance.ts';
import type { PlayRequest } from '../../state/option.ts';
import { withFacts, withSummons, withTakenBack } from '../../state/setters.ts';
import { moveToGate } from '../ch03-zones/movement.ts';
import { putOnGate, withItem } from '../ch09-gate/gate.ts';
import { type ChoiceContext, canChooseAll, inChoosingOrder } from './choice-lookahead.ts';
import { costOf, levelCostClause, resourceAbilityClauses } from './cost.ts';
import { choiceFor } from './instructions/dispatch.ts';
import type { OpenChoice } from './instructions/rule.ts';
import { isTreatedIllegal, openTreatment } from './level-treatment.ts';

/** Which of the abilities of its card a play is of. */
const abilityOf = (request: PlayRequest): string => {
  if (request.how === 'activated') return ` ${request.ability}`;
  return request.how === 'auto' ? ` ${request.waiting}` : '';
};

/** A play as it is told apart from others while the state is the same. */
export const playKey = (game: Game, request: PlayRequest): string =>
  `${request.how} ${game.object[request.card]}${abilityOf(request)}`;

/** What was chosen so far as something is played: in which order cards were, and as what they are treated, is no part of it. */
const choicesKey = (item: PlayedItem): string => {
  const { mode, zones, items, choices } = item;
  const chosen = Object.entries(choices).map(([name, refs]) => [
    name,
    refs.map(({ object }) => object).sort(),
  ]);
  return JSON.stringify([mode, item.kind === 'card' ? item.entering : undefined, chosen, zones, items]);
};

/** 14-3b-4: the ways to choose by which this play was taken back from this state. */
export const barredChoices = (game: Game, request: PlayRequest): Pick<PlayedItem, 'barred'> => {
  if (game.takenBack.length === 0) return {};
  const key = playKey(game, request);
  const barred = game.takenBack.filter(({ play }) => play === key).map(({ way }) => way);
  return barred.length === 0 ? {} : { barred };
};

/** 14-3b-4: whether the play was taken back with what is chosen now. */
export const isBarred = (item: PlayedItem): boolean => item.barred?.includes(choicesKey(item)) === true;

/** 14-3b-4: the state before the play, with what was told since; played so again it would be taken back again. */
export const withdrawPlay = (before: Game, game: Game, request: PlayRequest): Game => {
  const item = itemInPlay(game);
  const takenBack = {
    object: before.object[request.card] as number,
    play: playKey(before, request),
    way: choicesKey(item),
  };
  return emitEvent(withTakenBack(withFacts(before, game.facts), [...before.takenBack, takenBack]), {
    clause: '14-3b-4',
    what: 'withdrawn',
    item,
  });
};

type CardRequest = Extract<PlayRequest, { how: 'card' }>;

const isDriven = ({ gate }: Game, { card }: CardRequest): boolean =>
  gate.some((item) => item.kind === 'drive' && item.cards.some((ref) => ref.card === card));

/** How a card is played: as its timing came about, by a normal summon, for its level, from where it waited. */
const cardPlayClauses = (
  game: Game,
  request: CardRequest,
  item: PlayedItem,
  before: Game,
): readonly ClauseId[] => {
  const isTimed = request.waiting !== undefined;
  const isSummoned = cardDefinition(game, request.card).type === 'unit';
  const isFromSet = isSummoned && item.kind === 'card' && isSetZone(item.from);
  const isFromDrive = isDriven(game, request);
  return clausesThatApply(
    isTimed && '2-14c',
    isTimed && '14-4b',
    isSummoned && '4-4a',
    isSummoned && '7-3e',
    isSummoned && '15-18',
    levelCostClause(before, request),
    isFromDrive && costOf(before, request).length > 0 && 'u2103/drive.8',
    isFromDrive && isSummoned && 'u2103/drive.12',
    isFromSet && 'u2103/standby.2',
    isFromSet && 'u2103/standby.4',
  );
};

/**
 * The clauses that decided what is played and how, beside the one by which it is played. `item`: it on the gate; `before`:
 * as it was announced, which is when its cost is fixed.
 */
export const playClauses = (
  game: Game,
  request: PlayRequest,
  item: PlayedItem,
  before: Game,
): readonly ClauseId[] => {
  switch (request.how) {
    case 'activated':
      return ['14-8a', activatedAbility(game, request.card, request.ability).cost ? '14-8b' : '14-1a-1a'];
    case 'auto':
      return ['14-9a'];
    case 'card':
      return cardPlayClauses(game, request, item, before);
    default:
      return [];
  }
};

/** The effect of what is to be played. */
export const effectRequested = (game: Game, request: PlayRequest): Effect => {
  const definition = cardDefinition(game, request.card);
  switch (request.how) {
    case 'card':
      return definition.effect ?? NO_EFFECT;
    case 'counter':
      return definition.counter && 'effect' in definition.counter
        ? definition.counter.effect
        : (definition.effect ?? NO_EFFECT);
    case 'overdrive':
      return definition.overdrive ?? NO_EFFECT;
    case 'activated':
      return activatedAbility(game, request.card, request.ability).effect;
    case 'auto':
      return waitingOf(game, request.waiting).effect;
    default:
      return request satisfies never;
  }
};

/** Whether the card itself is played, and not an ability of it. */
export const playsCard = (game: Game, request: PlayRequest): boolean => {
  if (request.how === 'card') return true;
  const counter = cardDefinition(game, request.card).counter;
  return request.how === 'counter' && counter !== undefined && 'play' in counter;
};

const clauseOf = (request: PlayRequest): ClauseId => {
  if (request.how === 'counter') return '14-5a';
  return request.how === 'overdrive' ? '14-5b' : '14-3a';
};

/** 14-3a: the card, or the ability while its card stays, is put on the gate. */
export const announce = (game: Game, request: PlayRequest): Game =>
  playsCard(game, request) ? announceCard(game, request) : announceAbility(game, request);

const announceCard = (game: Game, request: PlayRequest): Game => {
  const { player, card } = request;
  const { zone: from } = locationOf(game, card) as Place;
  const { waiting, afterwards }: { readonly waiting?: number; readonly afterwards?: 'deckBottom' } =
    request.how === 'card' ? request : {};
  const triggered = waiting === undefined ? undefined : waitingOf(game, waiting);
  return putOnGate(
    moveToGate(waiting === undefined ? game : removeWaiting(game, waiting), card, '14-3a'),
    {
      kind: 'card',
      controller: player,
      card,
      from,
      counter: request.how === 'counter',
      choices: {},
      zones: {},
      afterwards,
      cause: triggered?.cause,
      ...barredChoices(game, request),
    },
    request.how === 'counter' ? '14-5a-1' : '14-3a',
    [
      ...(triggered?.decidedBy ?? []),
      ...resourceAbilityClauses(game, player, effectRequested(game, request)),
    ],
  );
};

/** 16-1a-1: the keyword whose ability is played, if it is one of a keyword. */
const keywordClauses = (game: Game, request: PlayRequest): readonly ClauseId[] => {
  if (request.how === 'overdrive') return ['16-1a-1', '16-2a'];
  if (request.how === 'counter') return ['16-1a-1', '16-4a'];
  const { touchdown } = cardDefinition(game, request.card);
  return touchdown !== undefined && effectRequested(game, request) === touchdown ? ['16-1a-1', '16-3a'] : [];
};

const announceAbility = (game: Game, request: PlayRequest): Game => {
  const waiting = request.how === 'auto' ? waitingOf(game, request.waiting) : undefined;
  const ability = {
    kind: 'ability',
    controller: request.player,
    source: waiting?.source ?? refOf(game, request.card),
    effect: effectRequested(game, request),
    counter: request.how === 'counter',
    choices: waiting?.choices ?? {},
    zones: {},
    cause: waiting?.cause,
    ...barredChoices(game, request),
  } as const;
  const by = [
    ...keywordClauses(game, request),
    ...resourceAbilityClauses(game, request.player, ability.effect),
  ];
  if (waiting === undefined) return putOnGate(game, ability, clauseOf(request), by);
  const taken = removeWaiting(game, waiting.number);
  return putOnGate(taken, ability, '11-1b', [...(waiting.decidedBy ?? []), ...by]);
};

/** The effect an item carries out when it resolves. */
export const effectOf = (game: Game, item: PlayedItem): Effect =>
  item.kind === 'ability' ? item.effect : (cardDefinition(game, item.card).effect ?? NO_EFFECT);

/** What stands at the top of an effect, with the chosen mode in its place. */
export const topLevel = (game: Game, item: PlayedItem): readonly Instruction[] => {
  const { instructions } = effectOf(game, item);
  const { mode } = item;
  if (mode === undefined) return instructions;
  return flatMapFast(instructions, (instruction) =>
    instruction.do === 'mode'
      ? [instruction, ...(instruction.modes[mode] as readonly Instruction[])]
      : [instruction],
  );
};

/** 14-3b-4: whether what is still to be chosen for the item can be. */
const canChooseRemaining = (game: Game): boolean => {
  const item = itemInPlay(game);
  const open = topLevel(game, item).filter((step) => choiceFor(game, item, step, 'play') !== undefined);
  const choosing: ChoiceContext = { scope: scopeOf(game, item), by: item.kind, picked: item.picking };
  return canChooseAll(game, choosing, open);
};

/** Whether the zone that a unit will enter is still to be chosen. */
const isEntering = (game: Game, item: PlayedItem): item is PlayedCard =>
  item.kind === 'card' && item.entering === undefined && cardDefinition(game, item.card).type === 'unit';

/** 14-3b: what has to be chosen next as the item is played: the zone to enter, or what its effect says. */
export const nextChoice = (game: Game): OpenChoice | undefined => {
  const item = itemInPlay(game);
  if (isEntering(game, item)) return enteringChoice(game, item);
  const instructions = topLevel(game, item);
  if (isTreatedIllegal(game, item, instructions)) return illegalTarget(game, item);
  const treatment = openTreatment(game, item, instructions);
  if (treatment) return treatment;
  for (const instruction of inChoosingOrder(instructions)) {
    const choice = choiceFor(game, item, instruction, 'play');
    if (choice) return choice;
  }
  return undefined;
};

/** Whether a single thing is chosen for the item at most, so that no choice can make another impossible. */
const isChosenAtOnce = (game: Game): boolean => {
  const item = itemInPlay(game);
  const asked = inChoosingOrder(topLevel(game, item));
  const [first] = asked;
  if (item.barred !== undefined) return false;
  if (first === undefined || isEntering(game, item)) return first === undefined;
  return asked.length === 1 && first.do === 'choose' && (first.atMost ?? 1) === 1;
};

/** 14-3b-4: whether the choices still to be made can be made in a way that was not taken back. */
export const isAnyWayLeft = (game: Game): boolean => {
  const item = itemInPlay(game);
  if (item.barred === undefined) return true;
  if (isBarred(item)) return false;
  const next = nextChoice(game);
  return next === undefined || next.options.some((option) => isAnyWayLeft(next.choose(option)));
};

/** 14-7b: how a card is read is for its treater to say, whatever it makes of the play. */
const isTreatment = ({ clause }: OpenChoice): boolean => clause === '14-7b';

/** The next choice, with what leaves every choice after it possible (14-3b-4). */
export const openChoice = memoizeLast2(
  (game: Game) => game,
  (game): OpenChoice | undefined => {
    const next = nextChoice(game);
    if (next === undefined || isTreatment(next) || isChosenAtOnce(game)) return next;
    const isLeft = (after: Game) => canChooseRemaining(after) && isAnyWayLeft(after);
    return { ...next, options: next.options.filter((option) => isLeft(next.choose(option))) };
  },
);

/** 14-3b-4: a choice that has become illegal cannot be made. */
const illegalTarget = (game: Game, { controller }: PlayedItem): OpenChoice => ({
  player: controller,
  clause: '14-3b-4',
  options: [],
  choose: () => game,
});

const ENTERABLE = ['attack', 'defense'] as const;

const enteredKinds = (game: Game, card: Instance): readonly RowKind[] =>
  cardDefinition(game, card).summonTo ?? ENTERABLE;

/** 7-3c: whether the player has a zone that the card may enter if it is a unit: a ruler may give none. */
export const hasZoneToEnter = (game: Game, player: Player, card: Instance): boolean =>
  cardDefinition(game, card).type !== 'unit' ||
  enteredKinds(game, card).some((kind) => zonesOfKind(game, player, kind).length > 0);

/** 7-3c: an attack or defense zone of the player; it may hold a unit already. */
const enteringChoice = (game: Game, item: PlayedCard): OpenChoice => ({
  player: item.controller,
  clause: '7-3c',
  options: flatMapFast(enteredKinds(game, item.card), (kind) => zonesOfKind(game, item.controller, kind)).map(
    (zone) => ({ key: `to ${zoneKey(zone)}`, type: 'choose.zone', zone }),
  ),
  choose: (option) =>
    option.type === 'choose.zone'
      ? withItem(game, { ...item, entering: { player: item.controller, zone: option.zone } })
      : game,
});

/** Whether playing this is a normal summon: a unit card, played and not put out by its own counter (4, 15-18). */
export const isNormalSummon = (game: Game, request: PlayRequest): boolean =>
  request.how === 'card' && cardDefinition(game, request.card).type === 'unit';

/** 14-3d: it is played now; a normal summon uses up one of the summon cap (7-3e). `before`: as it was announced. */
export const completePlay = (game: Game, request: PlayRequest, before: Game): Game => {
  const counted = isNormalSummon(game, request)
    ? countSummon(game, request.player)
    : recordOverdrive(game, request);
  const item = itemInPlay(counted);
  const decidedBy = clausesOrNone(playClauses(counted, request, item, before));
  const played = item.barred === undefined ? counted : withItem(counted, { ...item, barred: undefined });
  const { player } = request;
  const fact = { clause: '14-3d', decidedBy, what: 'played', player, item: itemInPlay(played) } as const;
  return emitEvent(played, conceal(played, fact, Object.values(item.choices).flat()));
};

/** 7-2b: the overdrive of a revealed card is used once. */
const recordOverdrive = (game: Game, { how, card }: PlayRequest): Game =>
  how === 'overdrive' ? recordUse(game, card, 'OD') : game;

const countSummon = (game: Game, player: Player): Game => {
  return withSummons(game, player, { summonCount: game.sides[player].summonCount + 1 });
};

/** Whether a normal summon is left (7-3, 6-2a). */
export const hasSummonLeft = (game: Game, player: Player): boolean => {
  const { summonCap, summonCount } = game.sides[player];
  return summonCap === null || summonCount < summonCap;
};

/** 7-3, u2103/standby.4: a unit that an effect plays, or that is played at its moment, uses up a normal summon too. */
export const lacksSummon = (game: Game, player: Player, card: Instance): boolean =>
  cardDefinition(game, card).type === 'unit' && !hasSummonLeft(game, player);

/** From where the text of what is to be played is read, with nothing chosen for it yet. */
export const scopeRequested = (game: Game, request: PlayRequest): Scope => ({
  controller: request.player,
  source: refOf(game, request.card),
  choices: request.how === 'auto' ? waitingOf(game, request.waiting).choices : {},
});

/** 14-3b-4: whether every choice that must be made as it is played has enough candidates. */
export const hasTargets = (game: Game, request: PlayRequest): boolean => {
  const isCard = playsCard(game, request);
  const choosing: ChoiceContext = {
    scope: scopeRequested(game, request),
    by: isCard ? 'card' : 'ability',
    leaving: isCard ? request.card : undefined,
  };
  return canChooseAll(game, choosing, effectRequested(game, request).instructions);
};
