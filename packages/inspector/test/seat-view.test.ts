import { expect, test } from 'vitest';
import type { Player } from '../../../src/core/decision.ts';
import { gateRuler } from '../../../src/registered.ts';
import type { SeatQuestion, SeatSnapshot } from '../src/server/protocol.ts';
import { NO_CHANGES } from '../src/store/board-view.ts';
import { logRows, MIN_DECISION_MS, OPTION_KEYS, PlayerPanelStore } from '../src/store/player-panel-store.ts';

const TABLE = {
  heading: [],
  turn: undefined,
  sides: [0, 1].map((player) => ({ player: player as Player, meters: [], rows: [], piles: [] })),
  middle: { key: 'gate', items: [] },
  attack: undefined,
} as unknown as SeatSnapshot['table'];

const WORDS = {
  about: '',
  prompt: '',
  options: ['pass', 'play'].map((key) => ({ key, brief: key, rest: '' })),
};

/** A question of the own seat, the first, with two options. */
const own = (number: number): SeatQuestion => ({
  number,
  player: 0,
  own: { kind: 'gateAction', clause: '9-3e', words: { en: WORDS, ja: WORDS }, refused: { en: [], ja: [] } },
});

const other = (number: number): SeatQuestion => ({ number, player: 1 });

/** A seat with that question since the moment 1000, and the answers that it sends. */
const seatAt = (question: SeatQuestion | undefined) => {
  const sent: (readonly [number, string])[] = [];
  const hints: number[] = [];
  const standing: SeatSnapshot = { table: TABLE, ...(question && { question }) };
  const seat = new PlayerPanelStore(
    { type: 'seat', seat: 0, ruleset: gateRuler.id, edition: gateRuler.defaultEdition, told: [], standing },
    {
      answer: (number, key) => sent.push([number, key]),
      askHint: (number) => hints.push(number),
      askSheet: () => {},
      concede: () => {},
      review: () => {},
    },
    1000,
  );
  const asks = (next: SeatQuestion, at: number) =>
    seat.receiveUpdate({ told: [], standing: { table: TABLE, question: next }, changes: NO_CHANGES }, at);
  return { seat, sent, hints, asks };
};

test('a key takes the option of its number once the question has stood', () => {
  const { seat, sent } = seatAt(own(4));
  seat.chooseNumber(2, 1000 + MIN_DECISION_MS);
  expect(sent).toEqual([[4, 'play']]);
  expect(seat.get().notice).toBeUndefined();
});

test('a question with one option is shown, and answered by its number', () => {
  const words = { about: '', prompt: '', options: WORDS.options.slice(0, 1) };
  const bluff = {
    number: 4,
    player: 0,
    own: { kind: 'guard', clause: 'guard.1', words: { en: words, ja: words }, refused: { en: [], ja: [] } },
  };
  const { seat, sent } = seatAt(bluff as SeatQuestion);
  seat.chooseNumber(2, 1000 + MIN_DECISION_MS);
  expect(sent).toEqual([]);
  seat.chooseNumber(1, 1000 + MIN_DECISION_MS);
  expect(sent).toEqual([[4, 'pass']]);
});

test('a key pressed as a question comes is meant for the one before', () => {
  const { seat, sent, asks } = seatAt(own(4));
  seat.chooseNumber(1, 2000);
  asks(own(5), 2050);
  seat.chooseNumber(1, 2049 + MIN_DECISION_MS);
  expect(sent).toEqual([[4, 'pass']]);
  expect(seat.get().notice).toBe('tooSoon');
  seat.chooseNumber(1, 2050 + MIN_DECISION_MS);
  expect(sent).toEqual([
    [4, 'pass'],
    [5, 'pass'],
  ]);
});

test('a second key for a question that is being answered does nothing', () => {
  const { seat, sent } = seatAt(own(4));
  seat.chooseNumber(1, 2000);
  seat.chooseNumber(2, 9000);
  expect(sent).toEqual([[4, 'pass']]);
  expect(seat.get().notice).toBe('alreadyAnswered');
});

test('a click on an option of a question that has changed does nothing', () => {
  const { seat, sent, asks } = seatAt(own(4));
  asks(own(5), 2000);
  seat.choose(4, 'pass', 9000);
  expect(sent).toEqual([]);
  expect(seat.get().notice).toBe('questionChanged');
});

test.each([
  ['while the other player is asked', other(4), 'otherAsked'],
  ['after the match', undefined, 'isOver'],
] as const)('a key %s does nothing', (_, question, notice) => {
  const { seat, sent } = seatAt(question);
  seat.chooseNumber(1, 9000);
  seat.askHint();
  expect(sent).toEqual([]);
  expect(seat.get().notice).toBe(notice);
});

test('once the server is gone, a key, a click and a hint send nothing and say why', () => {
  const { seat, sent, hints } = seatAt(own(4));
  seat.disconnect();
  for (const act of [
    () => seat.chooseNumber(1, 9000),
    () => seat.choose(4, 'pass', 9000),
    () => seat.askHint(),
  ]) {
    act();
    expect(seat.get().notice).toBe('lost');
  }
  expect([sent, hints]).toEqual([[], []]);
});

test('a key without an option does nothing, and the question can be answered', () => {
  const { seat, sent } = seatAt(own(4));
  seat.chooseNumber(3, 9000);
  expect([sent, seat.get().notice]).toEqual([[], 'notOffered']);
  seat.chooseNumber(1, 9000);
  expect(sent).toEqual([[4, 'pass']]);
});

test('what is told of an open question that stays does not make it new', () => {
  const { seat, sent, asks } = seatAt(own(4));
  asks(own(4), 1000 + MIN_DECISION_MS);
  seat.chooseNumber(1, 1000 + MIN_DECISION_MS);
  expect(sent).toEqual([[4, 'pass']]);
});

test('a hint for a question that is over is not shown', () => {
  const { seat, asks } = seatAt(own(4));
  asks(own(5), 2000);
  seat.receiveHint(4, { key: 'pass', reason: undefined });
  expect(seat.get().hint).toBeUndefined();
  seat.receiveHint(5, { key: 'pass', reason: { en: 'x', ja: 'あ' } });
  expect(seat.get().hint?.reason?.ja).toBe('あ');
});

test('nine digits and then letters take the options; h stays the key of the hint', () => {
  expect(OPTION_KEYS.slice(0, 11).join('')).toBe('123456789ab');
  expect(OPTION_KEYS).not.toContain('h');
  expect(new Set(OPTION_KEYS).size).toBe(34);
});

test('9-3e-1 passes in a row are told once in the log', () => {
  const entry = (en: string, repeats?: Player) => ({
    clause: '9-3e-1',
    text: { en, ja: en },
    ...(repeats !== undefined && { repeats }),
  });
  const log = [entry('one passes'), entry('two passes', 1), entry('it resolves'), entry('two passes')];
  expect(logRows(log).map(({ text, others }) => [text.en, ...others])).toEqual([
    ['one passes', 1],
    ['it resolves'],
    ['two passes'],
  ]);
});
