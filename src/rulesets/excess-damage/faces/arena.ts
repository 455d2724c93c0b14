import type { Arena, StartOf } from '../../../kernel/faces/arena/arena.ts';
import { simplerJson } from '../../../kernel/faces/arena/simpler-json.ts';
import { newEvent } from '../rules/event/new-game.ts';
import type { EventSetup } from '../rules/event/setup.ts';
import type { Game } from '../values/game.ts';
import { drawEvent, eventCards } from './random-event.ts';

/** Random damage events on random boards. */
export const excessDamageArena: Arena<Game> = {
  cards: eventCards,
  longest: 60,
  draw: (chance, edition, wanted) => ({
    form: 'event',
    event: drawEvent(chance, edition, wanted) as unknown as StartOf<'event'>['event'],
  }),
  *simpler(start) {
    if (start.form !== 'event') return;
    for (const event of simplerJson(start.event)) yield { form: 'event', event: event as typeof start.event };
  },
  begin: (start) => newEvent((start as StartOf<'event'>).event as unknown as EventSetup),
  cardIn: (fact) => ('card' in fact ? fact.card : undefined),
};
