import { expect, it } from 'vitest';
import { errorLine } from '../../src/cli/errors.ts';
import { GatechartError } from '../../src/core/errors.ts';
import { fileKinds, loadTexts } from '../../tools/input-fuzz/readers.ts';
import { type InputKind, inputText, tryInputs } from '../../tools/input-fuzz/try-inputs.ts';
import { volume } from '../support/effort.ts';

const SEED = 20_260;
const TEXTS = volume(1_000);

const kinds = fileKinds(loadTexts('.'));

it('Every valid text of every kind is taken, before it is changed', () => {
  for (const { id, valid, accept: take } of kinds.filter(({ id }) => !['scenario', 'request'].includes(id))) {
    expect(valid.length, id).toBeGreaterThan(0);
    for (const text of valid) expect(() => take(text), `${id}: ${text.slice(0, 80)}`).not.toThrow();
  }
});

it('A changed text of any kind is taken, or refused in one clear line', () => {
  const {
    accepted: taken,
    rejected: refused,
    failures: faults,
  } = tryInputs(kinds, SEED, [0, TEXTS], errorLine);
  expect(faults.map(({ number, kind, cause }) => `${number} ${kind}: ${cause}`)).toEqual([]);
  expect(taken).toBeGreaterThan(TEXTS / 50);
  expect(taken + refused).toBe(TEXTS);
});

it('A finding that was edited, or of the format before, is refused', () => {
  const finding = kinds.find(({ id }) => id === 'finding') as InputKind;
  const [text = ''] = finding.valid;
  for (const changed of [text.replace('"seed": ', '"seed": 1'), text.replace('finding/2', 'finding/1')]) {
    expect(changed).not.toBe(text);
    expect(() => finding.accept(changed)).toThrowError(expect.objectContaining({ code: 'BAD_FINDING' }));
  }
});

it('The same seed and number give the same text', () => {
  expect(inputText(kinds, SEED, 7).text).toBe(inputText(kinds, SEED, 7).text);
});

/** A kind whose every text ends in that error. */
const failing = (error: Error): readonly InputKind[] => [
  {
    id: 'failing',
    form: 'json',
    valid: ['{"a":1}'],
    accept: () => {
      throw error;
    },
  },
];

it.each([
  ['is none of ours', new TypeError('x is undefined')],
  ['says that the program failed', new GatechartError('INTERNAL', 'x', 'y')],
  ['says that the rules failed', new GatechartError('RULE_ERROR', 'x', 'y')],
  [
    'is in the words of a library',
    new GatechartError('BAD_FINDING', 'x', 'Invalid input: expected string, received null'),
  ],
])('An error that %s is a fault', (_, error) => {
  expect(tryInputs(failing(error), 1, [0, 1], errorLine).failures).toHaveLength(1);
});

it('An error that reaches the terminal as it is, or whole, is a fault', () => {
  const raw = ({ message }: GatechartError): string => message;
  for (const message of ['\u001b[2J', 'a\nb', 'x'.repeat(10_000)]) {
    const error = new GatechartError('BAD_FINDING', 'x', message);
    expect(tryInputs(failing(error), 1, [0, 1], raw).failures).toHaveLength(1);
    expect(tryInputs(failing(error), 1, [0, 1], errorLine).failures).toEqual([]);
  }
});
