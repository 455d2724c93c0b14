import type { MatchGenerator, StartOf } from '../../../core/adapters/generators.ts';
import { shrinkJson } from '../../../core/adapters/simpler-json.ts';
import { newEvent } from '../rules/new-game.ts';
import type { EventSetup } from '../rules/event-setup.ts';
import type { Game } from '../state/game-2.ts';
import { drawEvent, eventCards } from './generators.ts';

/** Random damage events on random boards. */
export const excessDamageGenerator: MatchGenerator<Game> = {
  cards: eventCards,
  maxChoices: 60,
  generate: (chance, edition, wanted) => ({
    form: 'event',
    event: drawEvent(chance, edition, wanted) as unknown as StartOf<'event'>['event'],
  }),
  *shrink(start) {
    if (start.form !== 'event') return;
    for (const event of shrinkJson(start.event)) yield { form: 'event', event: event as typeof start.event };
  },
  newGame: (start) => newEvent((start as StartOf<'event'>).event as unknown as EventSetup),
  cardIn: (fact) => ('card' in fact ? fact.card : undefined),
};
