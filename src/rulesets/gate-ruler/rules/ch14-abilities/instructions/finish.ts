import { cardDefinition } from '../../../queries/cards.ts';
import { cardsIn, ownersPlace } from '../../../queries/zones.ts';
import type { ClauseId } from '../../../rulebook/clauses.ts';
import type { Game } from '../../../state/game.ts';
import type { PlayedCard } from '../../../state/gate-item.ts';
import type { Instance } from '../../../state/instance.ts';
import { moveCard, putIntoGraveyard } from '../../ch03-zones/movement.ts';
import { finishItem } from '../../ch09-gate/gate.ts';
import { becomeSoul, lacksEnhancer, soulChoice } from '../enhance.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** 9-4b: a unit or field card enters play; an event goes to the graveyard (14-4c); an ability is gone. */
export const finish: InstructionRule<InstructionOf<'finish'>> = {
  choice: (game, item) =>
    item.kind === 'card' ? soulChoice(game, item, item.controller, item.card) : undefined,
  carryOut(game, item) {
    if (item.kind === 'ability') return { game: finishItem(game, item, '9-4b') };
    const soul = item.enhanced?.[item.card];
    const enhanced = typeof soul === 'number' ? becomeSoul(game, soul, item.card, item.entering) : game;
    const finished = finishItem(enhanced, item, '9-4b');
    return {
      game:
        cardDefinition(finished, item.card).type === 'event'
          ? buryEvent(finished, item.card, item.afterwards)
          : enterPlay(
              finished,
              item,
              lacksEnhancer(game, item) ? ['u2103/enhance.3', 'u2103/enhance.8'] : [],
            ),
    };
  },
};

/** A unit enters the zone chosen for it, be it occupied; a field enters the field zone. */
const enterPlay = (game: Game, { card, entering, from }: PlayedCard, by: readonly ClauseId[]): Game =>
  entering === undefined
    ? moveCard(game, card, ownersPlace(game, card, 'field'), '9-4b', {
        playedFrom: from,
        decidedBy: ['7-4c', ...by],
      })
    : moveCard(game, card, entering, '9-4b', {
        playedFrom: from,
        decidedBy: [
          '7-3f',
          ...(cardsIn(game, entering.player, entering.zone).length > 0 ? (['7-3c-1'] as const) : []),
          ...by,
        ],
      });

/** 14-4c; a text that says otherwise is right (1-5a). */
const buryEvent = (game: Game, card: Instance, afterwards: 'deckBottom' | undefined): Game =>
  afterwards === undefined
    ? putIntoGraveyard(game, card, '14-4c')
    : moveCard(game, card, ownersPlace(game, card, 'deck'), '1-5a', { bottom: true });
