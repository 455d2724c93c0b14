import { createAgent } from '../../../src/agents/create-agent.ts';
import { PLAYERS } from '../../../src/core/decision.ts';
import { gateRuler } from '../../../src/registered.ts';
import type { CardDefinition, Instruction, Trigger } from '../../../src/rulesets/gate-ruler/state/card.ts';
import type { GateRulerEvent } from '../../../src/rulesets/gate-ruler/state/event.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import { triggerForms } from '../../../src/rulesets/gate-ruler/state/language/expressions.ts';
import { instructionForms } from '../../../src/rulesets/gate-ruler/state/language/instructions.ts';
import { duration } from '../../../src/rulesets/gate-ruler/state/language/vocabulary.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { featuresOfStep } from './features.ts';
import { hearInstructions } from './instruction-rules.ts';

/** How often each thing occurred; what could occur and did not stands at 0. */
export type Counts = Map<string, number>;

/** What occurred in a run of matches. */
export interface Usage {
  readonly matches: number;
  readonly answers: number;
  /** Every breach of an invariant, with the match it occurred in. */
  readonly breaches: readonly string[];
  readonly counts: Counts;
}

interface Labelled {
  readonly label: string;
  readonly trigger?: Trigger['on'];
}

type Labels = Map<readonly Instruction[], Labelled>;

const delayed = (steps: readonly Instruction[], id: string, labels: Labels): void => {
  for (const step of steps) {
    if (step.do === 'delay') {
      labels.set(step.effect, { label: `delayed ${id}`, trigger: step.when.on });
      delayed(step.effect, id, labels);
    } else if (step.do === 'may') delayed([...step.steps, ...(step.ifDone ?? [])], id, labels);
    else if (step.do === 'if') delayed([...step.steps, ...(step.otherwise ?? [])], id, labels);
    else if (step.do === 'mode') delayed(Object.values(step.modes).flat(), id, labels);
  }
};

/** Names for the effects of the cards, by the identity of their steps. */
const labelsOf = (cards: readonly CardDefinition[]): Labels => {
  const labels: Labels = new Map();
  const note = (steps: readonly Instruction[] | undefined, id: string, labelled: Labelled): void => {
    if (steps === undefined) return;
    labels.set(steps, labelled);
    delayed(steps, id, labels);
  };
  for (const { id, effect, abilities = [], overdrive, touchdown } of cards) {
    note(effect?.instructions, id, { label: `card ${id}` });
    abilities.forEach((ability, index) => {
      if (ability.kind === 'continuous') return;
      const label = `${ability.kind} ${id} ${index + 1}`;
      note(ability.effect.instructions, id, {
        label,
        ...(ability.kind === 'auto' && { trigger: ability.when.on }),
      });
    });
    note(overdrive?.instructions, id, { label: `overdrive ${id}` });
    note(touchdown?.instructions, id, { label: `touchdown ${id}`, trigger: 'enters' });
  }
  return labels;
};

/** Everything that the decks make possible: their cards, effects and counters, and what the effect language has. */
const possible = (cards: readonly CardDefinition[], labels: Labels): readonly string[] => [
  ...cards.filter(({ type }) => type !== 'ruler' && type !== 'resource').map(({ id }) => `card ${id}`),
  ...cards.filter(({ counter }) => counter !== undefined).map(({ id }) => `counter ${id}`),
  ...[...labels.values()].map(({ label }) => label),
  ...Object.keys(instructionForms)
    .filter((name) => name !== 'reduce')
    .map((name) => `instruction ${name}`),
  ...Object.keys(triggerForms).map((name) => `trigger ${name}`),
  ...duration.options.map((name) => `duration ${name}`),
];

const add = (counts: Counts, key: string, by = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + by);
};

const countFact = (counts: Counts, labels: Labels, game: Game, fact: GateRulerEvent): void => {
  add(counts, `fact ${fact.what}`);
  if (fact.what !== 'played') return;
  const { item } = fact;
  if (item.kind === 'card') {
    const card = game.cards[game.definitionOf[item.card] as string] as CardDefinition;
    add(counts, `card ${card.id}`);
    if (card.timing) add(counts, `timing ${typeof card.timing === 'object' ? 'when' : card.timing}`);
    if (item.cause && typeof card.timing === 'object') add(counts, `trigger ${card.timing.when.on}`);
    if (item.from === 'counter') add(counts, `counter ${card.id}`);
  } else if (item.kind === 'ability') {
    const labelled = item.counter
      ? { label: `counter ${game.definitionOf[item.source.card]}` }
      : labels.get(item.effect.instructions);
    add(counts, labelled?.label ?? `unknown ability of ${game.definitionOf[item.source.card]}`);
    if (labelled && 'trigger' in labelled) add(counts, `trigger ${labelled.trigger}`);
  }
};

/** Every ordered pair of the built-in decks. */
const pairs = (): readonly (readonly [string, string])[] => {
  const ids = gateRuler.decks ?? [];
  return ids.flatMap((first) => ids.map((second) => [first, second] as const));
};

const MOST_ANSWERS = 5_000;

/** Plays that many matches of random agents on the lean runtime, the ordered pairs of decks in turn. */
export const playMatches = (matches: number, cards: readonly CardDefinition[], seed = 1): Usage => {
  const labels = labelsOf(cards);
  const counts: Counts = new Map(possible(cards, labels).map((key) => [key, 0]));
  const breaches: string[] = [];
  const all = pairs();
  let answers = 0;
  const stop = hearInstructions((step) => {
    for (const feature of featuresOfStep(step)) add(counts, feature);
  });
  try {
    for (let index = 0; index < matches; index += 1) {
      const decks = all[index % all.length] as readonly [string, string];
      const game = gateRuler.newGame({ edition: gateRuler.defaultEdition, decks, seed, index });
      const name = `match ${index} (${decks.join(' against ')})`;
      const agents = PLAYERS.map((player) =>
        createAgent('random', { ruleset: gateRuler, player, seed, index, since: 0 }),
      );
      const match = startMatch(gateRuler, game, {
        runtime: 'lean',
        onStep: ({ machine, to, facts }) => {
          if (machine === 'instruction' && (to === 'play' || to === 'drive'))
            add(counts, `instruction ${to}`);
          for (const fact of facts) countFact(counts, labels, game, fact as GateRulerEvent);
        },
      });
      let own = 0;
      for (let open = match.pending(); open !== undefined; open = match.pending()) {
        const { player } = open.decision;
        add(counts, `decision ${open.decision.kind}`);
        const key = agents[player]?.act({ player, decision: open.decision, view: () => undefined });
        const refusal = match.answer(player, (key as string) ?? '', open.number);
        if (refusal) throw new Error(`${name}: ${refusal.message}`);
        for (const breach of gateRuler.checkInvariants(match.game())) breaches.push(`${name}: ${breach}`);
        own += 1;
        if (own > MOST_ANSWERS) throw new Error(`${name} does not end`);
      }
      answers += own;
      const { result } = match.game();
      add(counts, `result ${result?.winner === undefined ? 'draw' : `won by seat ${result.winner}`}`);
      if (result?.winner !== undefined) add(counts, `won by ${decks[result.winner]}`);
      for (const reason of result?.reasons ?? []) if (reason) add(counts, `lost by ${reason}`);
    }
  } finally {
    stop();
  }
  return { matches, answers, breaches, counts };
};
