import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ClauseRegistry } from '../../src/core/rulebook.ts';
import { prescribingCoverage } from '../../src/fuzz/coverage/chart-coverage.ts';
import { Coverage } from '../../src/fuzz/coverage/coverage.ts';
import { gateRuler } from '../../src/registered.ts';

const registry: ClauseRegistry = gateRuler.clauses;

/** The clauses of the rows of the page whose reason begins with these words. */
const listed = (reason: string): readonly string[] =>
  readFileSync('docs/lab/fuzz.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , why]) => why?.startsWith(reason))
    .flatMap(([, ids = '']) => ids.split(', '));

it.each([
  ['view', 'view only'],
  ['deck', 'deck building only'],
  ['card', 'card files only'],
])('the page of clauses that never act lists those that act in a %s', (acts, reason) => {
  const marked = Object.entries(registry).filter(([, clause]) => clause.acts === acts);
  expect(listed(reason).toSorted()).toEqual(marked.map(([id]) => id).toSorted());
});

it('clauses that act elsewhere are not counted among those that never acted', () => {
  const { of, never, elsewhere } = prescribingCoverage(new Coverage(), registry);
  expect(never).toHaveLength(of);
  expect(never).not.toContain('5-1a');
  expect(never).toContain('5-2a');
  expect([of, elsewhere]).toEqual([432, 23]);
});
