import type { Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { emitEvent } from '../../events/emit.ts';
import { cardDefinition } from '../../queries/cards.ts';
import { effectsByKind, isUnaffected, referencedCards } from '../../queries/effects.ts';
import { playedItem, scopeOf } from '../../queries/gate.ts';
import { cardsIn, ownersPlace } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Game } from '../../state/game.ts';
import type { PlayedCard, PlayedItem } from '../../state/gate-item.ts';
import type { Instance } from '../../state/instance.ts';
import type { PlayRequest } from '../../state/option.ts';
import { moveCard, putIntoGraveyard } from '../ch03-zones/movement.ts';
import { mustBePlayedFromSetZone } from '../ch07-actions/action-preconditions.ts';
import { finishItem } from '../ch09-gate/gate.ts';
import { referencesOf } from './instructions/changes.ts';
import type { OpenChoice, Step } from './instructions/rule.ts';
import { clearTreatments, dropIllegal, openLevel, openTreatment } from './level-treatment.ts';
import { effectOf, hasSummonLeft, topLevel } from './play.ts';
import { canComplete } from './play-preconditions.ts';

/** 14-7b: the next card whose level may be read in more than one way: one that was chosen, or that the step reads. */
export const treatmentFor = (game: Game, number: number, step?: Step): OpenChoice | undefined => {
  const item = playedItem(game, number);
  return step === undefined ? openTreatment(game, item, topLevel(game, item)) : openLevel(game, item, step);
};

/** 14-6a: what was chosen as it was played and has become illegal is ignored; the steps read anew (14-7b). */
export const dropIllegalChoices = (game: Game, number: number): Game => {
  const item = playedItem(game, number);
  return clearTreatments(dropIllegal(game, item, topLevel(game, item)), number);
};

/** 14-6b: whether nothing legal is left of what was chosen as it was played. */
export const isEveryChoiceIllegal = (game: Game, number: number): boolean => {
  const { choices } = playedItem(game, number);
  return playedItem(game, number).isAnythingLost === true && Object.values(choices).flat().length === 0;
};

/** 14-6b: it does nothing. */
export const fizzle = (game: Game, number: number): Game =>
  emitEvent(game, { clause: '14-6b', what: 'fizzled', item: playedItem(game, number) });

/** The steps of the item's effect. */
export const programOf = (game: Game, number: number): readonly Step[] =>
  effectOf(game, playedItem(game, number)).instructions;

/** 7-3: a unit played by an effect uses up a normal summon too. */
const lacksSummon = (game: Game, player: Player, card: Instance): boolean =>
  cardDefinition(game, card).type === 'unit' && !hasSummonLeft(game, player);

/** The play an effect asks for now; none where the card it means is gone or cannot be played from where it is. */
export const playRequested = (game: Game, number: number, step: Step): PlayRequest | undefined => {
  if (step.do !== 'play') return undefined;
  const item = playedItem(game, number);
  const [card] = referencedCards(game, scopeOf(game, item), step.card);
  if (card === undefined || lacksSummon(game, item.controller, card) || mustBePlayedFromSetZone(game, card)) {
    return undefined;
  }
  return {
    how: 'card',
    player: item.controller,
    card,
    isFree: step.pay === false,
    ...(step.pay === 'resources' && { paysResources: true }),
    ...(step.afterwards && { afterwards: step.afterwards }),
  };
};

/** 14-3b-4: whether what the effect plays can be played in another way than it was taken back. */
export const isPlayLeft = (game: Game, number: number, step: Step): boolean => {
  const request = playRequested(game, number, step);
  return request !== undefined && canComplete(game, request);
};

/** 9-4b: a unit or field card enters play; an event goes to the graveyard (14-4c). */
export const finishPlayed = (game: Game, number: number): Game => {
  const item = playedItem(game, number);
  const finished = finishItem(game, item, '9-4b');
  if (item.kind === 'ability') return finished;
  return cardDefinition(finished, item.card).type === 'event'
    ? buryEvent(finished, item.card, item.afterwards)
    : enterPlay(finished, item);
};

/** A unit enters the zone chosen for it, be it occupied; a field enters the field zone. */
const enterPlay = (game: Game, { card, entering, from }: PlayedCard): Game =>
  entering === undefined
    ? moveCard(game, card, ownersPlace(game, card, 'field'), '9-4b', {
        playedFrom: from,
        decidedBy: ['7-4c'],
      })
    : moveCard(game, card, entering, '9-4b', {
        playedFrom: from,
        decidedBy: cardsIn(game, entering.player, entering.zone).length > 0 ? ['7-3f', '7-3c-1'] : ['7-3f'],
      });

/** 14-4c; a text that says otherwise is right (1-5a). */
const buryEvent = (game: Game, card: Instance, afterwards: 'deckBottom' | undefined): Game =>
  afterwards === undefined
    ? putIntoGraveyard(game, card, '14-4c')
    : moveCard(game, card, ownersPlace(game, card, 'deck'), '1-5a', { bottom: true });

/** The clause by which an effect of that kind passes by: effect damage, what continues, or a direct effect. */
const unaffectedClause = (step: Step): ClauseId => {
  if (step.do === 'damage' || step.do === 'distribute') return 'u2103/unaffected.3';
  return step.do === 'apply' ? 'u2103/unaffected.4' : 'u2103/unaffected.2';
};

const isAnyUnaffected = (game: Game): boolean => effectsByKind(game).unaffected.length > 0;

/** Tells which cards a step passes by that are not affected by it; what else it acts on is not spared. */
export const emitUnaffected = (game: Game, item: PlayedItem, step: Step): Game => {
  if (!isAnyUnaffected(game)) return game;
  const scope = scopeOf(game, item);
  const meant = [
    ...new Set(flatMapFast(referencesOf(step), (reference) => referencedCards(game, scope, reference))),
  ];
  const passed = meant.filter((card) => isUnaffected(game, card, scope.controller));
  const isElseActedOn = passed.length < meant.length;
  const decidedBy: readonly ClauseId[] = [
    'u2103/unaffected.1',
    ...(isElseActedOn ? (['u2103/unaffected.8'] as const) : []),
  ];
  return passed.reduce(
    (next, card) => emitEvent(next, { clause: unaffectedClause(step), decidedBy, what: 'unaffected', card }),
    game,
  );
};
