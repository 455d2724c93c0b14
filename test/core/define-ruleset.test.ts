import { describe, expect, it } from 'vitest';
import { defineRuleset } from '../../src/core/define-ruleset.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { gateRuler } from '../../src/registered.ts';

const withMore = (more: object) => () => defineRuleset({ ...gateRuler, ...more } as Ruleset);

describe('defineRuleset', () => {
  it('returns the ruleset itself', () => expect(defineRuleset(gateRuler)).toBe(gateRuler));

  it.each([
    ['boardChange', 'a ruleset has no member of that name (did you mean boardChanges?)'],
    ['constructor', 'a ruleset has no member of that name; nearest: contracts, concede, collection'],
    ['whyNot', 'has the new name "explainIllegal": rename this key'],
  ])('refuses the member %s, which no ruleset has', (member, message) =>
    expect(withMore({ [member]: () => [] })).toThrow(
      expect.objectContaining({ code: 'BAD_RULESET', place: member, message }),
    ),
  );
});
