import { afterAll, describe, expect, test } from 'vitest';
import type { GameState } from '../../src/core/game-state.ts';
import { reasonIn } from '../../src/core/illegal-reasons.ts';
import { Chance } from '../../src/core/random.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { excessDamage, gateRuler, waitingZone } from '../../src/registered.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { whyOf } from '../../src/scenarios/why.ts';
import { volume } from '../../test/support/effort.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
/** Words that only English has. */
const ENGLISH = /\b(is|are|has|have|had|no|not|on|the|none|of|to|its?|nothing|player|enemy)\b/;

/** A card that has no Japanese name. */
const NAME = /\b[A-Z][\w'-]*(?: (?:of|the|[A-Z][\w'-]*))*/g;

interface Case {
  readonly ruleset: Ruleset;
  /** Matches at full volume. */
  readonly matches: number;
  /** Codes of reasons that such matches come across. */
  readonly codes: readonly string[];
}

const CASES: readonly Case[] = [
  {
    ruleset: gateRuler as Ruleset,
    matches: 40,
    codes: ['NOT_SET', 'SUMMON_CAP', 'CANNOT_PAY', 'NOT_FRONTMOST', 'NO_TARGETS'],
  },
  {
    ruleset: waitingZone as Ruleset,
    matches: 60,
    codes: ['NO_ENERGY', 'NOT_BATTLE_PHASE', 'NO_RIGHT', 'OTHER_CHECK', 'COUNTER', 'NO_TARGET'],
  },
  {
    ruleset: excessDamage as Ruleset,
    matches: 2000,
    codes: ['NOT_LETHAL', 'APPLIED', 'NO_TARGET'],
  },
];

/** What the rules refuse at a decision, and what the player hears of it. */
const refusedIn = (ruleset: Ruleset, game: GameState, decision: Parameters<typeof whyOf>[2]) => {
  const options = ruleset.refusedOptions?.(game, decision) ?? [];
  return options.map(({ key }) => ({ key, why: whyOf(ruleset, game, decision, key) }));
};

describe.each(CASES)('What $ruleset.id refuses', ({ ruleset, matches, codes }) => {
  const found = new Map<string, number>();

  afterAll(() => {
    expect([...found.keys()]).toEqual(expect.arrayContaining([...codes]));
  });

  test('is not legal, has the reason that is given for its key, and says nothing of what is hidden', () => {
    const { matchGenerator } = ruleset;
    if (matchGenerator === undefined) throw new Error('no random matches');
    const editions = Object.keys(ruleset.editions);
    for (let number = 0; number < volume(matches); number += 1) {
      const chance = new Chance(1, number, 'refused');
      const edition = editions[number % editions.length] as string;
      const game = matchGenerator.newGame(
        matchGenerator.generate(chance, edition, () => 1),
        edition,
        number,
      );
      const match = startMatch(ruleset, game, { runtime: 'lean' });
      for (let answers = 0; answers < 150; answers += 1) {
        const decision = match.pending()?.decision;
        if (decision === undefined) break;
        const { player, options } = decision;
        const refused = refusedIn(ruleset, match.game(), decision);
        const legal = options.map(({ key }) => key);
        const keys = refused.map(({ key }) => key);
        expect(keys.filter((key, at) => legal.includes(key) || keys.indexOf(key) !== at)).toEqual([]);
        for (const { key, why } of refused) {
          const { reason } = why;
          if (reason === undefined) throw new Error(`${key} is refused without a reason`);
          found.set(reason.code, (found.get(reason.code) ?? 0) + 1);
          expect(ruleset.clauses[reason.clause]).toBeDefined();
          const before = match.game();
          const rejection = match.answer(player, key);
          expect(rejection).toMatchObject({ code: 'UNKNOWN_KEY', clause: reason.clause });
          expect(rejection?.facts.slice(0, reason.facts.length)).toEqual(reason.facts);
          expect(match.game()).toBe(before);
          const { guard, facts } = reasonIn(reason, 'ja');
          expect(guard).toMatch(JAPANESE);
          expect(facts).toHaveLength(reason.facts.length);
          for (const text of [guard, ...facts]) expect(text.replace(NAME, '')).not.toMatch(ENGLISH);
        }
        const other = ruleset.rerandomizeHidden?.(match.game(), player);
        if (other !== undefined) expect(refusedIn(ruleset, other, decision)).toEqual(refused);
        match.answer(player, chance.pick(legal));
      }
    }
  });
});
