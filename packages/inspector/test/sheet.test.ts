import { expect, test } from 'vitest';
import type { BoardCard, BoardView } from '../../../src/core/adapters/board-view.ts';
import { PLAYERS } from '../../../src/core/decision.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { gateRuler, waitingZone } from '../../../src/registered.ts';
import { openText } from '../src/trace/source-file.ts';
import { recordText } from './support/records.ts';

const cardsIn = ({ sides, middle }: BoardView): readonly BoardCard[] => [
  ...sides.flatMap(({ rows, piles }) => [...rows.flat(), ...piles].flatMap(({ cards }) => cards)),
  ...middle.items.flatMap(({ card }) => (card === undefined ? [] : [card])),
];

const namedIn = (picture: BoardView | undefined): ReadonlySet<string> =>
  new Set(picture && cardsIn(picture).flatMap(({ key, name }) => (name === undefined ? [] : [key])));

const traceOf = (name: string, text: string) => {
  const trace = openText(name, text).traces[0]?.trace;
  if (trace === undefined) throw new Error('nothing was opened');
  return trace;
};

const RULESETS: readonly Ruleset[] = [gateRuler as never, waitingZone as never];

test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  'a card of %s has a sheet for exactly those who see its name on the table, whatever is hidden from them',
  (_, ruleset) => {
    const trace = traceOf('match.jsonl', recordText(5, ['greedy', 'random'], ruleset));
    let compared = 0;
    for (const [index, { game }] of trace.moments.entries()) {
      if (index % 40 !== 0) continue;
      const all = namedIn(ruleset.renderBoard?.(game, null));
      for (const player of PLAYERS) {
        const seen = namedIn(ruleset.renderBoard?.(game, player));
        const other = ruleset.rerandomizeHidden?.(game, player);
        for (const key of all) {
          const sheet = ruleset.cardDetails?.(game, player, key, 'en');
          expect(sheet !== undefined, `${key} at ${index}`).toBe(seen.has(key));
          if (other !== undefined && sheet !== undefined) {
            expect(ruleset.cardDetails?.(other, player, key, 'en')).toEqual(sheet);
            compared += 1;
          }
        }
      }
      for (const key of all) expect(ruleset.cardDetails?.(game, null, key, 'ja')?.name).toBeTruthy();
    }
    expect(compared).toBeGreaterThan(100);
  },
);

const RALLIED = `title: a unit that others make stronger
cards:
  banner: { like: 1/1/1, abilities: [{ kind: continuous, effects: [{ change: atk, by: 2, on: { all: { side: ally, type: [unit], other: true } } }] }] }
  lens: { type: event, timing: standard, effect: [{ do: choose, as: unit, from: { side: ally, type: [unit] } }, { do: apply, effect: { set: atk, to: 7, on: 'chosen:unit' }, for: turn }, { do: apply, effect: { keyword: penetrate, on: 'chosen:unit' }, for: turn }] }
p1: { hand: lens, A1: { card: 1/3/1, damage: [1, { amount: 1, combat: true }] }, D1: banner }
answers: [play lens, choose A1]
`;

test('a sheet says printed and present numbers, and in which order which cards changed them', () => {
  const trace = traceOf('rallied.yaml', RALLIED);
  expect(trace.failure).toBeUndefined();
  const { game } = trace.moments.at(-1) as (typeof trace.moments)[number];
  const picture = trace.ruleset.renderBoard?.(game, 1);
  const card = picture?.sides[0].rows.flat().find(({ key }) => key === 'A1')?.cards[0];
  const sheet = trace.ruleset.cardDetails?.(game, 1, card?.key ?? '', 'en');
  expect(sheet?.numbers).toContainEqual({
    name: 'ATK',
    printed: '1',
    now: '7',
    changes: [
      { by: 'Banner', change: '+2' },
      { by: 'Lens', change: '= 7' },
    ],
  });
  expect(sheet?.numbers).toContainEqual({ name: 'HP', printed: '3', now: '3', changes: [] });
  expect(sheet?.notes.join('\n')).toMatch(/effect damage[\s\S]*combat damage[\s\S]*by Lens/);
  expect(trace.ruleset.cardDetails?.(game, 1, card?.key ?? '', 'ja')?.notes.join()).toMatch(/【貫通】/);
});
