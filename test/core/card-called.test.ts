import { describe, expect, it } from 'vitest';
import { findCard } from '../../src/core/adapters/hints.ts';

const card = (id: string, en: string, ja: string) => ({ id, name: { en, ja } });

const lancer = card('orbital-lancer', 'Orbital Lancer', '軌道槍機');
const sentry = card('gate-sentry', 'Gate Sentry', '門の番兵');
const leaper = card('gate-leaper', 'Gate Leaper', '門を跳ぶ者');
const gate = card('gate', 'Gate', 'G門');
const known = [lancer, sentry, leaper, gate, lancer];

const decision = {
  player: 0,
  clause: '9-3e',
  kind: 'priority',
  options: [{ key: 'pass' }, { key: 'play gate-sentry in hand' }],
} as const;

const called = (named: string) => findCard(decision, named, known, () => undefined)?.id;

describe('The card that a person asks for', () => {
  it.each([
    ['2', 'gate-sentry'],
    ['２', 'gate-sentry'],
    ['1', undefined],
    ['3', undefined],
    ['', undefined],
    ['ORBITAL LANCER', 'orbital-lancer'],
    ['orbital', 'orbital-lancer'],
    ['軌道', 'orbital-lancer'],
    ['《軌道槍機》', 'orbital-lancer'],
    ['gate', 'gate'],
    ['gate s', 'gate-sentry'],
    ['gate-', undefined],
    ['門', undefined],
    ['Ｇ門', 'gate'],
    ['lancer', undefined],
  ])('%s: %s', (named, id) => {
    expect(called(named)).toBe(id);
  });
});
