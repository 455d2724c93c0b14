import { canonicalOptions } from '../../../core/decision.ts';
import { allHold } from '../../../core/illegal-reasons.ts';
import { cardDefinition, memoizeOnGame, refOf } from '../queries/cards.ts';
import { cardKey } from '../queries/place-names.ts';
import {
  demandedUnit,
  NO_ATTACK_DEMANDED,
  type Precondition,
  precondition,
} from '../queries/precondition.ts';
import { cardsIn, isAllResolved } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
import type { OptionOf, WaitingZoneOption } from '../state/option.ts';
import type { Event } from '../state/progress.ts';
import { emitEvent, withOngoingEvent } from '../state/setters.ts';
import { ATTACK } from './attack.ts';
import { DECLARATION, type Use } from './declaration.ts';

const END_PHASE: WaitingZoneOption = { key: 'end phase', type: 'endPhase' };

type Start = OptionOf<'play' | 'use' | 'attack'>;

const start = (game: Game, type: Start['type'], card: number): Start => ({
  key: `${type} ${cardKey(game, game.turn.player, card)}`,
  type,
  card,
});

/** event.2: what a card in hand needs to be played. */
export const PLAY: readonly Precondition<Use>[] = [
  precondition(
    [
      'COUNTER',
      'check.1',
      {
        en: 'a counter is activated at a check and not played',
        ja: 'カウンターはプレイせず、確認の時に使う',
      },
    ],
    (game, { card }) => cardDefinition(game, card).type !== 'counter',
  ),
  ...DECLARATION,
  NO_ATTACK_DEMANDED,
];

/** ability.1: what a card on the field needs for its ability to be used. */
export const ABILITY: readonly Precondition<Use>[] = [
  precondition(
    [
      'NO_ABILITY',
      'ability.1',
      { en: 'the card must have a cost ability', ja: 'コスト能力を持つカードでなければならない' },
    ],
    (game, { card }) => cardDefinition(game, card).ability !== undefined,
  ),
  ...DECLARATION,
  NO_ATTACK_DEMANDED,
];

const attacks = (game: Game): readonly Start[] =>
  cardsIn(game, game.turn.player, 'field')
    .filter((card) => allHold(ATTACK, game, { card }))
    .map((card) => start(game, 'attack', card));

const plays = (game: Game): readonly Start[] =>
  cardsIn(game, game.turn.player, 'hand')
    .filter((card) => allHold(PLAY, game, { use: 'play', card }))
    .map((card) => start(game, 'play', card));

const uses = (game: Game): readonly Start[] =>
  cardsIn(game, game.turn.player, 'field')
    .filter((card) => allHold(ABILITY, game, { use: 'ability', card }))
    .map((card) => start(game, 'use', card));

/** event.2, event.3, house.5: every event the turn player may begin, and going on to the next phase. */
export const eventStarts = memoizeOnGame((game): readonly WaitingZoneOption[] => {
  if (!isAllResolved(game)) return [END_PHASE];
  // reading.24: under the other reading a right that was given back must be used before anything else.
  const ends = demandedUnit(game) === undefined ? [END_PHASE] : [];
  return canonicalOptions([...ends, ...plays(game), ...uses(game), ...attacks(game)]);
});

/** Whether the turn player has a choice of events. */
export const isEventOpen = (game: Game): boolean => eventStarts(game).length > 1;

/** reading.24: whether all that is open is the attack of a unit whose right was given back. */
export const isAttackDemanded = (game: Game): boolean => eventStarts(game)[0]?.type === 'attack';

const KIND = { play: 'play', use: 'ability', attack: 'attack' } as const satisfies Record<
  Start['type'],
  Event['kind']
>;

/** event.1: the turn player begins an event. */
export const beginEvent = (game: Game, { type, card }: Start): Game =>
  withOngoingEvent(game, { kind: KIND[type], ...refOf(game, card) });

/** reading.24: the attack that must be made begins. */
export const beginDemandedAttack = (game: Game): Game => beginEvent(game, eventStarts(game)[0] as Start);

/** Tells that the event began; the card to be played is still in the hand. */
export const emitEventStart = (game: Game): Game => {
  const { player } = game.turn;
  const event = game.event as Event;
  const knownTo = event.kind === 'play' ? [player] : undefined;
  return emitEvent(game, { clause: 'event.1', what: 'eventBegan', player, event, knownTo });
};

/** The card the event is about. */
export const eventCard = (game: Game): number => (game.event as Event).card;

export const isEventOf = (game: Game, kind: Event['kind']): boolean => game.event?.kind === kind;

/** event.3: everything is resolved, so the event is over. */
export const endEvent = (game: Game): Game =>
  emitEvent(withOngoingEvent(game, null), {
    clause: 'event.3',
    what: 'eventEnded',
    player: game.turn.player,
    event: game.event as Event,
  });
