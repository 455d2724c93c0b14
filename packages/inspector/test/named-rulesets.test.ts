import { expect, test } from 'vitest';
import { rulesetIds } from '../../../src/registered.ts';
import { rulesetsNamedIn } from '../src/trace/named-rulesets.ts';
import { recordText } from './support/records.ts';

test('a record and a scenario need the ruleset that they name, and no other', () => {
  expect(rulesetsNamedIn(recordText(3))).toEqual(['gate-ruler']);
  expect(rulesetsNamedIn('title: x\nruleset: waiting-zone\n')).toEqual(['waiting-zone']);
});

test('a text that names none, or one that is not known, needs all', () => {
  expect(rulesetsNamedIn('title: not of ruleset: waiting-zone\n')).toEqual(rulesetIds());
  expect(rulesetsNamedIn('ruleset: nobody\n')).toEqual(rulesetIds());
});
