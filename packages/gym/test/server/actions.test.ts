import { expect, it } from 'vitest';
import { requireObservationEncoder } from '../../../../src/core/adapters/require-encoder.ts';
import { drawInt, type RngState, rngStream } from '../../../../src/core/random.ts';
import type { Ruleset } from '../../../../src/core/ruleset.ts';
import { gateRuler, waitingZone } from '../../../../src/registered.ts';
import { waitingIn } from '../../../../src/rulesets/gate-ruler/adapters/actions.ts';
import { lazyQuestionOf } from '../../../../src/runtime/match-runner.ts';
import { startMatch } from '../../../../src/runtime/start.ts';
import { Environment } from '../../src/server/environment.ts';

const MATCHES = 24;

/** The decisions of random matches with all decks and editions, and what their players observe. */
function* playDecisions(ruleset: Ruleset) {
  const { observe } = requireObservationEncoder(ruleset);
  const { decks = [], editions } = ruleset;
  const deckAt = (index: number) => decks[index % decks.length] as string;
  const editionIds = Object.keys(editions);
  let chance: RngState = rngStream(6, 0, ruleset.id);
  for (let index = 0; index < MATCHES; index += 1) {
    const edition = editionIds[index % editionIds.length] as string;
    const setup = { edition, decks: [deckAt(index), deckAt(7 * index + 3)], seed: 6, index } as const;
    const match = startMatch(ruleset, ruleset.newGame(setup), { runtime: 'lean' });
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      const { decision, view } = lazyQuestionOf(match, open);
      yield { decision, observation: observe(view(), decision) };
      const [chosen, next] = drawInt(chance, decision.options.length);
      chance = next;
      match.answer(decision.player, decision.options[chosen]?.key as string, open.number);
    }
  }
}

const played = new Map(
  [gateRuler, waitingZone].map((ruleset) => [ruleset.id as string, [...playDecisions(ruleset as Ruleset)]]),
);

const decisionsIn = ({ id }: Ruleset) => played.get(id) ?? [];

/** A name of the table without the number of those alike. */
const base = (name: string): string => name.replace(/\/\d+$/, '');

it.each([gateRuler, waitingZone] as readonly Ruleset[])(
  'every legal action of $id has a name in the table, which says what it does and tells it from the others',
  (ruleset) => {
    const { actions } = requireObservationEncoder(ruleset);
    let decisions = 0;
    for (const { decision } of decisionsIn(ruleset)) {
      decisions += 1;
      const keys = decision.options.map(({ key }) => key);
      const names = actions.indicesOf(keys).map((index) => actions.named[index] ?? `spare ${index}`);
      expect(new Set(names).size, keys.join('; ')).toBe(names.length);
      for (const [index, name] of names.entries()) {
        const key = keys[index] as string;
        if (key !== name && !key.startsWith(base(name))) expect.unreachable(`${key} is called ${name}`);
      }
    }
    expect(decisions).toBeGreaterThan(100 * MATCHES);
  },
);

it.each([gateRuler, waitingZone] as readonly Ruleset[])(
  'the observation of $id says what is decided',
  (ruleset) => {
    const { layout } = requireObservationEncoder(ruleset);
    const field = layout.fields.find(({ name }) => name.startsWith('decision: '));
    const kinds = field?.name.slice('decision: '.length).split(', ') ?? [];
    const met = new Set<string>();
    for (const { decision, observation } of decisionsIn(ruleset)) {
      const offset = field?.offset ?? 0;
      const said = [...observation.at].filter((at) => at >= offset && at < offset + kinds.length);
      expect(said.map((at) => kinds[at - offset])).toEqual([decision.kind]);
      met.add(decision.kind);
    }
    expect(met.size).toBeGreaterThan(5);
  },
);

it('waiting abilities of Gate Ruler that the table calls by their cards alone are told apart by the observation', () => {
  const { layout } = requireObservationEncoder(gateRuler as Ruleset);
  const causes = layout.fields.filter(({ name }) => /^waiting ability \d .*: for which card$/.test(name));
  const ids = [...(gateRuler.collection?.cards.keys() ?? [])].sort();
  let told = 0;
  for (const { decision, observation } of decisionsIn(gateRuler as Ruleset)) {
    if (decision.kind !== 'waitingAbility') continue;
    const names = decision.options.map(({ key }) => key.replace(/^(use|leave) /, ''));
    const waiting = [...new Set(names)]
      .filter((name) => name !== 'pass')
      .sort()
      .slice(0, causes.length);
    const said = waiting.map((_, index) => {
      const { offset = 0, length = 0 } = causes[index] ?? {};
      const [at] = [...observation.at].filter((place) => place >= offset && place < offset + length);
      return at === undefined ? undefined : ids[at - offset];
    });
    expect(said).toEqual(waiting.map((name) => name.replace(/ \(\d+\)$/, '').split(' for ')[1]));
    told += said.filter((cause) => cause !== undefined).length;
  }
  expect(told).toBeGreaterThan(5);
});

it('waiting abilities are numbered in one order by the table and by the observation', () => {
  const names = ['leave b for c', 'use a for c', 'use a for d', 'use b for c'];
  const types = { use: 'useWaiting', leave: 'leaveWaiting' } as const;
  const options = names.map((key) => ({ key, type: types[key.split(' ')[0] as 'use' | 'leave'] }));
  expect(waitingIn(options).map(({ card, cause }) => `${card} ${cause}`)).toEqual(['a c', 'a d', 'b c']);
  const numbered = ['use a for c (1)', 'use a for c (2)'].map((key) => ({ key, type: types.use }));
  expect(waitingIn(numbered).map(({ card, cause }) => `${card} ${cause}`)).toEqual(['a c', 'a c']);
  const { actions } = requireObservationEncoder(gateRuler as Ruleset);
  const [first = '', second = ''] = [...(gateRuler.collection?.cards.keys() ?? [])].sort();
  const keys = [`use ${first} for ${first}`, `use ${first} for ${second}`, `use ${second} for ${first}`];
  expect(actions.indicesOf(keys).map((index) => actions.named[index])).toEqual([
    `use ${first}`,
    `use ${first}/2`,
    `use ${second}`,
  ]);
  const alike = [`use ${first} (1)`, `use ${first} (2)`, `use ${first} for ${second} (1)`];
  expect(actions.indicesOf(alike).map((index) => actions.named[index])).toEqual([
    `use ${first}`,
    `use ${first}/2`,
    `use ${first}/3`,
  ]);
});

it('an environment observes a decision for the player who makes it alone', () => {
  const ruleset = waitingZone as Ruleset;
  const [one = '', other = one] = ruleset.decks ?? [];
  const setup = {
    edition: Object.keys(ruleset.editions)[0] as string,
    decks: [one, other],
    seed: 1,
    index: 0,
  } as const;
  const environment = new Environment(ruleset, setup, { autoReset: false, hasKeys: true });
  const { seat } = environment.timeStep();
  expect(environment.seen(seat === 0 ? 0 : 1).decision?.options.map(({ key }) => key)).toEqual(
    environment.keys(),
  );
  expect(environment.seen(seat === 0 ? 1 : 0).decision).toBeUndefined();
});
