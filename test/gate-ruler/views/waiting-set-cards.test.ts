import { expect, test } from 'vitest';
import { rngStream } from '../../../src/core/random.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import { determinize } from '../../../src/rulesets/gate-ruler/views/determinization.ts';
import { informationStateKey } from '../../../src/rulesets/gate-ruler/views/information-state.ts';
import { view } from '../../../src/rulesets/gate-ruler/views/player-view.ts';
import { matchOf } from '../support/described.ts';

const draw = (count: number) => ({ do: 'draw', player: 'own', count });
const chosenUnit = { do: 'choose', as: 'it', from: { side: 'both', type: ['unit'] } };
const onAttack = (count: number) => ({ kind: 'auto', when: { on: 'attack' }, effect: [draw(count)] });

const cards = {
  trap: { type: 'event', timing: { when: { on: 'attack' } }, effect: [draw(1)] },
  plot: { type: 'event', timing: 'instant', effect: [draw(1)] },
  dusk: {
    type: 'event',
    timing: { when: { on: 'moment', moment: 'turnEnd' } },
    effect: [chosenUnit, { do: 'destroy', cards: 'chosen:it' }],
  },
  guard: { like: '1/9/1', abilities: [onAttack(1)] },
  scout: { like: '1/9/1', abilities: [onAttack(2)] },
};

const deck = ['trap', 'plot', 'trap', 'plot', 'trap', 'plot'];

/** Player 2 is asked what to play of what an attack has triggered: the trap, and abilities of the units. */
const attacked = (S1: string, S2: string, units: Readonly<Record<string, string>>) => {
  const match = matchOf({
    cards,
    turn: 'p1',
    p1: { A1: '3/3/2' },
    p2: { ...units, S1, S2, deck },
    start: 'attack declaration',
  });
  match.answer(0, 'attack A1 -> A1');
  expect(match.pending()?.decision).toMatchObject({ player: 1, kind: 'waitingAbility' });
  return match.position();
};

/** What player 1 may imagine: the cards set, and where one of them waits. */
const imagined = (position: ReturnType<typeof attacked>): readonly string[] => {
  const world = determinize(position, 0);
  return Array.from({ length: 60 }, (_, seed) => {
    const { game } = world(rngStream(seed, 0, 'set cards'));
    const places = ['set1', 'set2'].map((zone) => game.sides[1].zones[zone as 'set1']?.[0] as number);
    const waiting = game.waiting.filter(({ isSetCard }) => isSetCard).map(({ source }) => source.card);
    return places
      .map((card) => `${game.definitionOf[card]}${waiting.includes(card) ? ' waits' : ''}`)
      .join(', ');
  });
};

test('14-4b: a set card that is asked about may be any of those that its player has set', () => {
  const worlds = imagined(attacked('trap', 'plot', { A1: 'guard' }));
  expect(worlds).toEqual(imagined(attacked('plot', 'trap', { A1: 'guard' })));
  expect(new Set(worlds)).toEqual(
    new Set(['trap waits, plot', 'plot, trap waits', 'trap waits, trap', 'trap, trap waits']),
  );
});

test('14-4b: a question about what waits openly does not tell that a set card waits too', () => {
  const worlds = imagined(attacked('trap', 'plot', { A1: 'guard', A2: 'scout' }));
  expect(worlds.filter((world) => world.includes('waits'))).toEqual([]);
  expect(worlds).toContain('plot, trap');
});

test('14-4b: that a set card has triggered on the end of the turn is known to its player alone', () => {
  const endPhase = (S1: string) =>
    matchOf({ cards, turn: 'p1', p1: { S1: 'plot' }, p2: { S1 }, start: 'end phase' });
  const [dusk, plot] = [endPhase('dusk'), endPhase('plot')];
  const triggered = ({ turn }: Game) => turn.endTriggered.length;
  expect([triggered(dusk.game()), triggered(plot.game())]).toEqual([1, 0]);
  expect(view(dusk.game(), 0)).toEqual(view(plot.game(), 0));
  expect(informationStateKey(dusk.game(), 0)).toBe(informationStateKey(plot.game(), 0));
  expect(triggered(determinize(dusk.position(), 0)(rngStream(1, 0, 'end')).game)).toBe(0);
  expect(triggered(determinize(dusk.position(), 1)(rngStream(1, 0, 'end')).game)).toBe(1);
});
