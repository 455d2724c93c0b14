import { test } from '@fast-check/vitest';
import { afterAll, describe, expect } from 'vitest';
import { PLAYERS, type Player } from '../../../src/core/decision.ts';
import { GatechartError } from '../../../src/core/errors.ts';
import type { Language } from '../../../src/core/narration.ts';
import { gateRuler } from '../../../src/registered.ts';
import { gateRulerBoardText } from '../../../src/rulesets/gate-ruler/adapters/board-text.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { Instance } from '../../../src/rulesets/gate-ruler/state/instance.ts';
import { questionOf } from '../../../src/runtime/match-runner.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';
import { farTape, runs } from '../../../test/support/effort.ts';
import { otherWorld, seenBy } from '../support/other-world.ts';
import {
  begin,
  type GateRulerMatch,
  playTape,
  type Setup,
  setups,
  tapes,
  USUAL_SETUP,
} from '../support/tape.ts';

const LANGUAGES: readonly Language[] = ['en', 'ja'];

/** Cards that a player came to know by a fact: revealed to everybody (3-2b-3), or picked by itself wherever they lay. */
const toldTo = (facts: Game['facts'], player: Player): readonly Instance[] =>
  facts
    .slice()
    .flatMap((fact) =>
      fact.what === 'revealed' || (fact.what === 'chose' && fact.player === player) ? [fact.card] : [],
    );

/** The gate is public, and so is whose ability waits; but for a set card whose timing has come (14-4b). */
const publicSources = ({ gate, waiting }: Game): readonly Instance[] => {
  const open = JSON.stringify([gate, waiting.filter(({ isSetCard }) => !isSetCard)]);
  return [...open.matchAll(/"card":(\d+)/g)].map(([, card]) => Number(card));
};

/** Cards that each player has seen since the rest before. */
class Memory {
  readonly #seen: readonly [Set<Instance>, Set<Instance>] = [new Set(), new Set()];
  #last: Game | undefined;

  look(game: Game): void {
    const isSame = this.#last?.sides === game.sides && this.#last.states === game.states;
    if (isSame && this.#last?.gate === game.gate && this.#last.waiting === game.waiting) return;
    this.#last = game;
    for (const player of PLAYERS) {
      for (const card of [...seenBy(game, player), ...publicSources(game)]) this.#seen[player].add(card);
    }
  }

  of(player: Player): ReadonlySet<Instance> {
    return this.#seen[player];
  }

  /** Forgets all but what is seen in the game at rest. */
  rest(game: Game): void {
    for (const seen of this.#seen) seen.clear();
    this.#last = undefined;
    this.look(game);
  }
}

/** The question as the player asked reads it, with the text of every option. */
const askedOf = (match: GateRulerMatch, viewer: Player) => {
  const open = match.pending();
  if (open?.decision.player !== viewer) return undefined;
  const question = questionOf(match, open);
  const texts = question.decision.options.map((option) => [
    option.key,
    ...LANGUAGES.map((language) => gateRulerBoardText(language).option(option, question.view())),
  ]);
  return { decision: question.decision, texts };
};

/** Everything a player is shown at rest: the view, the table, the question, and what has happened. */
const shownTo = (match: GateRulerMatch, viewer: Player, told: Game['facts']) => {
  const game = match.game();
  const view = gateRuler.view(game, viewer);
  return {
    view,
    tables: LANGUAGES.map((language) => gateRulerBoardText(language).table(view)),
    asked: askedOf(match, viewer),
    lines: LANGUAGES.map((language) =>
      told.slice().map((fact) => gateRuler.narrate(game, fact, viewer, language)),
    ),
  };
};

let compared = 0;
let differing = 0;

/** Nobody is asked with nothing to choose from: a world in which the question would be such, or none, does not fit. */
const isAskedInVain = (world: GateRulerMatch): boolean => {
  try {
    return (world.pending()?.decision.options.length ?? 2) < 2;
  } catch (error) {
    if (error instanceof GatechartError && error.code === 'CHART_STUCK') return true;
    throw error;
  }
};

/** Its last question is which card of the deck, where other worlds have none of that id. */
const SEARCHING: [Setup, readonly number[]] = [
  { edition: '2021-03', decks: ['wonder-stage', 'yomajin-parade'], seed: 0, index: 0 },
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 143, 0, 222, 0],
];

const compare = (match: GateRulerMatch, viewer: Player, memory: Memory, seed: number): void => {
  const position = match.position();
  const { facts } = match.game();
  const known = new Set([...memory.of(viewer), ...toldTo(facts, viewer)]);
  const other = otherWorld(position, viewer, known, seed);
  const world = resumeMatch(gateRuler, other, { runtime: 'lean' });
  if (isAskedInVain(world)) return;
  const [there, here] = [shownTo(world, viewer, facts), shownTo(match, viewer, facts)];
  // Comparing texts is far faster; the values show where they differ.
  if (JSON.stringify(there) !== JSON.stringify(here)) expect(there).toEqual(here);
  compared += 1;
  if (other.game.definitionOf.join() !== position.game.definitionOf.join()) differing += 1;
};

const playAndCompare = (setup: Setup, tape: readonly number[]): void => {
  const memory = new Memory();
  const match = begin(setup, {
    runtime: 'lean',
    onStep: (_, game) => {
      if (game !== undefined) memory.look(game as Game);
    },
  });
  let rest = 0;
  playTape(match, tape, (at) => {
    rest += 1;
    for (const viewer of PLAYERS) compare(at, viewer, memory, setup.seed + rest);
    memory.rest(at.game());
  });
};

describe('What a player is shown', () => {
  afterAll(() => {
    expect(differing).toBeGreaterThan(compared / 2);
  });

  test.prop([setups, tapes(120)], { ...runs(10), examples: [[USUAL_SETUP, farTape(120)], SEARCHING] })(
    '3-2b: depends on nothing but what the player may know: view, options, and every text in both languages',
    playAndCompare,
  );
});
