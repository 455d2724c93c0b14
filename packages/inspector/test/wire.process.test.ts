import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { BoardView } from '../../../src/core/adapters/board-view.ts';
import type { Player } from '../../../src/core/decision.ts';
import type { GameEvent, GameState } from '../../../src/core/game-state.ts';
import { drawInt, rngStream } from '../../../src/core/random.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import type { OnStep } from '../../../src/core/trace.ts';
import { gateRuler, waitingZone } from '../../../src/registered.ts';
import type { SeatSnapshot, ServerMessage } from '../src/server/protocol.ts';
import { liveMatch, serving, tokenOf } from './support/serving.ts';

/** No number that anything else in a match might be. */
const SEEDS = [987_654_321, 918_273_645, 192_837_465];

type Cards = Readonly<Record<string, { readonly name: { readonly en: string; readonly ja: string } }>>;

interface CardGame extends GameState {
  readonly cards: Cards;
  readonly definitionOf: readonly string[];
  readonly owner: readonly Player[];
}

const cardsOf = (game: GameState): CardGame => game as CardGame;

/** What a seat has come to know: cards that lay open to it at any step, and those named by facts that it may know. */
class Knowledge {
  readonly #names = new Set<string>();
  readonly #ruleset: Ruleset;
  readonly #seat: Player;

  constructor(ruleset: Ruleset, seat: Player) {
    this.#ruleset = ruleset;
    this.#seat = seat;
  }

  look(game: GameState): void {
    for (const [, id] of JSON.stringify(this.#ruleset.view(game, this.#seat)).matchAll(/"id":"([^"]+)"/g)) {
      this.#learn(game, id);
    }
  }

  hear(game: GameState, facts: readonly GameEvent[]): void {
    for (const fact of facts) {
      if (fact.knownTo !== undefined && !fact.knownTo.includes(this.#seat)) continue;
      for (const [, card] of JSON.stringify(fact).matchAll(/"(?:card|source)":(\d+)/g)) {
        this.#learn(game, cardsOf(game).definitionOf[Number(card)]);
      }
    }
  }

  /** A player who looks for a card among the own ones is asked by their names. */
  searchOwn(game: GameState, keys: readonly string[]): void {
    const { definitionOf, owner } = cardsOf(game);
    for (const word of keys.flatMap((key) => key.split(' '))) {
      if (definitionOf.some((id, card) => id === word && owner[card] === this.#seat)) this.#learn(game, word);
    }
  }

  knows(name: string): boolean {
    return this.#names.has(name);
  }

  #learn(game: GameState, id: string | undefined): void {
    const card = id === undefined ? undefined : cardsOf(game).cards[id];
    if (id === undefined || card === undefined) return;
    for (const name of [id, card.name.en, card.name.ja]) this.#names.add(name);
  }
}

const picturesIn = (table: BoardView) => table.sides.flatMap(({ rows, piles }) => [...rows.flat(), ...piles]);

/** Nothing of a hidden card but that it lies there, and where. */
const expectNothingHiddenTold = ({ table }: SeatSnapshot): void => {
  for (const { cards } of picturesIn(table)) {
    for (const [place, { name, key, ...rest }] of cards.entries()) {
      if (name !== undefined) continue;
      expect(key).toMatch(new RegExp(`^\\w+ ${place}$`));
      expect(rest).toEqual({
        exhausted: rest.exhausted,
        faceDown: true,
        damage: 0,
        souls: 0,
      });
    }
  }
};

/** Numbers that chance is drawn from. */
const generatorWords = (game: GameState): readonly string[] =>
  (JSON.stringify((game as unknown as { readonly rng: unknown }).rng).match(/\d{5,}/g) ?? []).map(String);

/** Plays a seat from its page to the end of the match, by any option. Gives each message as it came. */
const playSeat = (
  port: number,
  seat: Player,
  seed: number,
  hears: (text: string, message: ServerMessage) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const origin = `http://127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live?token=${tokenOf(seat)}`, { origin });
    let random = rngStream(seed, 0, 'page');
    const answer = ({ question }: SeatSnapshot): void => {
      if (question === undefined) {
        socket.close();
        return;
      }
      if (question.own === undefined) return;
      const { options } = question.own.words.en;
      const [at, next] = drawInt(random, options.length);
      random = next;
      const key = options[at]?.key;
      socket.send(JSON.stringify({ type: 'hint', question: question.number }));
      socket.send(JSON.stringify({ type: 'answer', question: question.number, key }));
    };
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      try {
        hears(String(data), message);
        if ('standing' in message) answer(message.standing);
      } catch (error) {
        reject(error);
        socket.terminate();
      }
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });

/** A message without the rules texts of the cards in it, which may name other cards. */
const withoutRulesTexts = (message: ServerMessage): string =>
  JSON.stringify(message, (key, value) => (key === 'text' && Array.isArray(value?.en) ? undefined : value));

const RULESETS: readonly Ruleset[] = [gateRuler as never, waitingZone as never];

const cases = RULESETS.flatMap((ruleset) =>
  SEEDS.map((seed, index) => [ruleset.id, seed, (index % 2) as Player, ruleset] as const),
);

test.each(cases)(
  'through a whole match of %s with seed %i a seat is told no seed, no word of the generator, and no card before it may know it',
  async (_, seed, seat, ruleset) => {
    const knowledge = new Knowledge(ruleset, seat);
    let last: GameState | undefined;
    const agents = seat === 0 ? (['human', 'random'] as const) : (['random', 'human'] as const);
    // A clock of its own: a page that plays by itself is faster than a person.
    let now = 0;
    const onStep: OnStep = (step, game) => {
      if (game !== undefined && game !== last) knowledge.look(game);
      last = game ?? last;
      if (last === undefined) return;
      knowledge.hear(last, step.facts);
    };
    const match = liveMatch(agents, { pace: 0, seed, ruleset, onStep });
    const inspector = await serving(
      { is: 'match', match },
      {
        clock: () => {
          now += 1000;
          return now;
        },
      },
    );
    const messages: string[] = [];
    await playSeat(inspector.port, seat, seed, (text, message) => {
      messages.push(text);
      const game = cardsOf(last as GameState);
      if ('standing' in message) {
        const { options = [] } = message.standing.question?.own?.words.en ?? {};
        knowledge.searchOwn(
          game,
          options.map(({ key }) => key),
        );
      }
      const told = withoutRulesTexts(message);
      for (const word of [String(seed), ...generatorWords(game)]) expect(text).not.toContain(word);
      for (const [id, { name }] of Object.entries(game.cards)) {
        for (const each of [id, name.en, name.ja]) {
          if (!knowledge.knows(each) && told.includes(each)) expect(told).not.toContain(each);
        }
      }
      expect(['seat', 'told', 'hint', 'refused']).toContain(message.type);
      if ('standing' in message) {
        expectNothingHiddenTold(message.standing);
        const { question } = message.standing;
        expect(question?.own === undefined).toBe(question?.player !== seat);
      }
      expect(text).not.toMatch(/"(context|lines|header|seed|rng|definitionOf|knownTo|order)":/);
    });
    expect(messages.length).toBeGreaterThan(20);
    expect(match.lines.at(-1)?.line).toBe('result');
  },
);

test('what a seat is shown is the same where everything hidden from it is dealt in another way', async () => {
  for (const ruleset of RULESETS) {
    let compared = 0;
    const games: GameState[] = [];
    const onStep: OnStep = (_, game) => {
      if (game !== undefined) games.push(game);
    };
    const match = liveMatch(['random', 'human'], { pace: 0, seed: 5, ruleset, onStep });
    const inspector = await serving({ is: 'match', match }, { clock: () => games.length * 1000 });
    await playSeat(inspector.port, 1, 5, () => {});
    await inspector.close();
    for (const game of games.filter((each, index) => index % 25 === 0 && each.result === undefined)) {
      const other = ruleset.rerandomizeHidden?.(game, 1);
      if (other === undefined) continue;
      expect(ruleset.renderBoard?.(other, 1)).toEqual(ruleset.renderBoard?.(game, 1));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
  }
});
