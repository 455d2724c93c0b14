import { describe, expect, it } from 'vitest';
import { featuresHash } from '../../../../src/core/adapters/feature-encoder.ts';
import { requireFeatureEncoder } from '../../../../src/core/adapters/require-encoder.ts';
import type { Ruleset } from '../../../../src/core/ruleset.ts';
import { rulesets, waitingZone } from '../../../../src/registered.ts';
import { questionOf } from '../../../../src/runtime/match-runner.ts';
import { startMatch } from '../../../../src/runtime/start.ts';
import template from '../../../../templates/game/src/index.ts';
import { EnvironmentServer } from '../../src/server/environment-server.ts';

interface Rows {
  readonly at: readonly number[];
  readonly values: readonly number[];
}

type Features = Rows & { readonly options: Rows & { readonly starts: readonly number[] } };

const ask = (server: EnvironmentServer, request: object) =>
  JSON.parse(server.answer(JSON.stringify(request)).line);

const dense = (size: number, { at, values }: Rows, from = 0, to = at.length): Float32Array => {
  const numbers = new Float32Array(size);
  for (let index = from; index < to; index += 1) numbers[at[index] as number] = values[index] as number;
  return numbers;
};

const encoded = [...rulesets.values()].filter(({ featureEncoder }) => featureEncoder !== undefined);

describe.each(encoded)('The features of $id that a server gives', (ruleset) => {
  const encoder = requireFeatureEncoder(ruleset);
  const server = new EnvironmentServer();
  const about = ask(server, { do: 'hello' }).ok.rulesets.find(({ id }: Ruleset) => id === ruleset.id);

  it('are named as a net names them, with the digest that a net has', () => {
    const { hash, position, option } = about.features;
    expect(hash).toBe(featuresHash(encoder));
    expect(position.fields).toEqual(encoder.position.fields);
    expect([option.size, option.hash]).toEqual([encoder.option.size, encoder.option.hash]);
  });

  it('are those that a net reads of the position and of each option, to the last bit', () => {
    const [made] = ask(server, { do: 'make', ruleset: ruleset.id, seed: 8, observations: 'features' }).ok;
    const { setup } = ask(server, { do: 'save', env: made.env }).ok;
    const match = startMatch(ruleset, ruleset.newGame(setup), { runtime: 'lean' });
    let step = made;
    for (let count = 0; count < 60; count += 1) {
      const open = match.pending();
      if (open === undefined) break;
      const question = questionOf(match, open);
      const { position, option } = encoder;
      const whole = new Float32Array(position.size);
      encoder.encodePosition(question.view(), whole);
      const ofOptions = new Float32Array(option.size * question.decision.options.length);
      encoder.encodeOptions(question, ofOptions);
      const { options, ...told }: Features = step.observation;
      expect(dense(position.size, told)).toEqual(whole);
      expect([...told.values, ...options.values]).not.toContain(0);
      const rows = question.decision.options.flatMap((_, index) => [
        ...dense(option.size, options, options.starts[index], options.starts[index + 1]),
      ]);
      expect(Float32Array.from(rows)).toEqual(ofOptions);
      expect(options.starts).toHaveLength(step.legal.length + 1);
      const chosen = (count * 7) % step.legal.length;
      match.answer(open.decision.player, step.keys[chosen]);
      step = ask(server, { do: 'step', env: made.env, action: step.legal[chosen] }).ok;
    }
  });

  it('are of the position alone for a seat that is not asked, and of nothing once the match is over', () => {
    const [made] = ask(server, { do: 'make', ruleset: ruleset.id, observations: 'features' }).ok;
    const { ok } = ask(server, { do: 'observe', env: made.env, seat: 1 - made.seat });
    expect(ok.options).toEqual({ starts: [0], at: [], values: [] });
    expect(ok.at.length).toBeGreaterThan(5);
    let step = made;
    while (!step.done) step = ask(server, { do: 'step', env: made.env, action: step.legal[0] }).ok;
    const nothing = { starts: [0], at: [], values: [] };
    expect(step.observation).toEqual({ at: [], values: [], options: nothing });
  });
});

it('a ruleset without features has none described, and no environment that observes them', () => {
  const server = new EnvironmentServer(1, new Map<string, Ruleset>([[template.id, template]]));
  const [about] = ask(server, { do: 'hello' }).ok.rulesets;
  expect(about).not.toHaveProperty('features');
  expect(ask(server, { do: 'make', ruleset: template.id, observations: 'features' }).error.code).toBe(
    'RULESET_UNFIT',
  );
});

it('a saved match whose features fail is refused, and the match before goes on', () => {
  const encoder = requireFeatureEncoder(waitingZone);
  let fails = false;
  const featureEncoder = {
    ...encoder,
    encodePosition: (...args: Parameters<typeof encoder.encodePosition>) => {
      if (fails) throw new Error('no such card');
      encoder.encodePosition(...args);
    },
  };
  const server = new EnvironmentServer(2, new Map([['waiting-zone', { ...waitingZone, featureEncoder }]]));
  const made = (observations: string) =>
    ask(server, { do: 'make', ruleset: 'waiting-zone', seed: 5, observations }).ok[0];
  const [withFeatures, plain] = [made('features'), made('sparse')];
  ask(server, { do: 'step', env: withFeatures.env, action: withFeatures.legal[0] });
  const before = ask(server, { do: 'save', env: withFeatures.env });
  const { ok: saved } = ask(server, { do: 'save', env: plain.env });
  fails = true;
  const load = (env: number) => ask(server, { do: 'load', env, saved });
  expect(load(withFeatures.env).error).toMatchObject({ code: 'BAD_POSITION', place: 'saved' });
  expect(ask(server, { do: 'save', env: withFeatures.env })).toEqual(before);
  expect(load(plain.env).error).toBeUndefined();
});

it('time steps have no observation and no keys where none are asked for', () => {
  const server = new EnvironmentServer();
  const [made] = ask(server, { do: 'make', observations: 'none', keys: false }).ok;
  expect(Object.keys(made).sort()).toEqual(['done', 'env', 'legal', 'returns', 'seat']);
  const step = ask(server, { do: 'step', env: made.env, action: made.legal[0] }).ok;
  expect(Object.keys(step).sort()).toEqual(['done', 'ended', 'legal', 'returns', 'seat']);
  expect(ask(server, { do: 'legal', env: made.env }).ok.keys).toHaveLength(step.legal.length);
});
