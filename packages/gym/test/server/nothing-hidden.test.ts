import { describe, expect, it } from 'vitest';
import { gateRuler, rulesets } from '../../../../src/registered.ts';
import { EnvironmentServer } from '../../src/server/environment-server.ts';

/** A number that stands in an answer only if somebody told it. */
const SEED = 8_273_645_091;
const STEPS = 80;

const learned = [...rulesets.values()].filter(({ observationEncoder: learning }) => learning !== undefined);

/** Speaks with a server and keeps what is told to seats. */
class Talk {
  readonly #server = new EnvironmentServer();
  readonly told: string[] = [];

  /** What is told to a seat. */
  ask(request: object) {
    const { line } = this.#server.answer(JSON.stringify(request));
    this.told.push(line);
    return this.#ok(line);
  }

  /** What is told to who holds the match, hidden cards and all. */
  save(env: number) {
    return this.#ok(this.#server.answer(JSON.stringify({ do: 'save', env })).line);
  }

  #ok(line: string) {
    const { ok, error } = JSON.parse(line);
    expect(error).toBeUndefined();
    return ok;
  }
}

describe.each(learned)('What the server tells a seat of $id', (ruleset) => {
  it('says nothing of the seed and of what is drawn from it', () => {
    const talk = new Talk();
    const [{ env, ...first }] = talk.ask({ do: 'make', ruleset: ruleset.id, seed: SEED });
    let standing = first;
    const drawn = new Set<string>([String(SEED)]);
    for (let step = 0; !standing.done && step < STEPS; step += 1) {
      for (const word of talk.save(env).position.game.rng) drawn.add(String(word));
      talk.ask({ do: 'view', env });
      talk.ask({ do: 'legal', env });
      standing = talk.ask({ do: 'step', env, action: standing.legal[(step * 7) % standing.legal.length] });
    }
    expect(drawn.size).toBeGreaterThan(4);
    const numbers = new Set(talk.told.flatMap((line) => line.match(/-?\d{6,}/g) ?? []));
    expect([...numbers].filter((number) => drawn.has(number))).toEqual([]);
  });

  it('is the same, to the letter, where all that is hidden from it lies in another way', () => {
    const talk = new Talk();
    const [{ env }] = talk.ask({ do: 'make', ruleset: ruleset.id, seed: SEED });
    const others = (['dense', 'features'] as const).map((observations) =>
      [SEED, 1].map((seed) => talk.ask({ do: 'make', ruleset: ruleset.id, seed, observations })[0].env),
    );
    let exchanged = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const standing = talk.ask({ do: 'legal', env });
      if (standing.seat === null) break;
      const saved = talk.save(env);
      const game = ruleset.rerandomizeHidden?.(saved.position.game, standing.seat);
      if (game !== undefined) {
        exchanged += 1;
        const position = { ...saved.position, game: { ...game, rng: [1, 2, 3, 4] } };
        const [same, other] = others[step % 2] ?? [];
        const dealt = talk.ask({ do: 'load', env: other, saved: { ...saved, position } });
        expect(dealt).toEqual(talk.ask({ do: 'load', env: same, saved }));
        expect(talk.ask({ do: 'view', env: other })).toEqual(talk.ask({ do: 'view', env }));
      }
      const [action] = standing.legal.slice((step * 7) % standing.legal.length);
      talk.ask({ do: 'step', env, action });
    }
    expect(exchanged).toBeGreaterThan(STEPS / 4);
  });
});

it('Gate Ruler is among what is served', () => {
  expect(learned.map(({ id }) => id)).toContain(gateRuler.id);
});
