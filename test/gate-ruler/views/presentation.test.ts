import { describe, expect, it } from 'vitest';
import { type Decision, PLAYERS } from '../../../src/core/decision.ts';
import { gateRuler } from '../../../src/registered.ts';
import { refOf } from '../../../src/rulesets/gate-ruler/queries/cards.ts';
import { cardsIn } from '../../../src/rulesets/gate-ruler/queries/zones.ts';
import { choose } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choices.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { PlayedAbility } from '../../../src/rulesets/gate-ruler/state/gate-item.ts';
import type { Instance } from '../../../src/rulesets/gate-ruler/state/instance.ts';
import type { GateRulerOption } from '../../../src/rulesets/gate-ruler/state/option.ts';
import { handleOf, present, UNSEEN, view } from '../../../src/rulesets/gate-ruler/views/player-view.ts';

const game: Game = gateRuler.newGame({
  edition: gateRuler.defaultEdition,
  decks: ['wonder-stage', 'atlas-drive'],
  seed: 1,
  index: 0,
});

const [ruler] = cardsIn(game, 0, 'ruler') as [Instance];
const [enemyRuler] = cardsIn(game, 1, 'ruler') as [Instance];
const [inDeck, alsoInDeck] = cardsIn(game, 0, 'deck') as [Instance, Instance];

const handleIn = (card: Instance): unknown => {
  const decision: Decision<GateRulerOption> = {
    player: 0,
    kind: 'effectChoice',
    clause: '14-3b',
    options: [
      { key: 'choose it', type: 'choose.card', card },
      { key: 'done', type: 'choose.done' },
    ],
  };
  const [option] = present(game, decision).options;
  return option && 'card' in option ? option.card : undefined;
};

const ability: PlayedAbility = {
  kind: 'ability',
  number: 1000,
  controller: 0,
  source: refOf(game, ruler),
  effect: { instructions: [] },
  counter: false,
  choices: { found: [refOf(game, inDeck)], aim: [refOf(game, enemyRuler)] },
  zones: {},
};

describe('A question as the player asked reads it', () => {
  it('3-4b: names a card searched for in the deck by its key alone, for a handle would tell copies apart', () => {
    expect([handleIn(inDeck), handleIn(alsoInDeck)]).toEqual([UNSEEN, UNSEEN]);
  });

  it('names a card that lies open by its handle', () => {
    expect(handleIn(enemyRuler)).toBe(handleOf(game, enemyRuler));
  });
});

describe('The gate as a player reads it', () => {
  it.each(PLAYERS)('3-4b: has no handle for a chosen card that lies in a deck, read by %s', (viewer) => {
    const [item] = view({ ...game, gate: [ability] }, viewer).gate;
    const choices = item?.kind === 'ability' ? item.choices : {};
    expect(choices.found).toEqual([{ card: UNSEEN, object: UNSEEN }]);
    expect(choices.aim).toEqual([{ card: handleOf(game, enemyRuler), object: handleOf(game, enemyRuler) }]);
  });
});

describe('A choice', () => {
  /** Who may know which card was chosen; everybody where nothing is said. */
  const knownTo = (zone: 'deck' | 'ruler') => {
    const item = { ...ability, choices: {} };
    const open = choose.choice?.(
      { ...game, gate: [item] },
      item,
      { do: 'choose', as: 'it', from: { side: 'ally', zone: [zone] } },
      'resolution',
    );
    const option = open?.options[0] as GateRulerOption;
    return open
      ?.choose(option)
      .facts.slice()
      .find(({ what }) => what === 'chose')?.knownTo;
  };

  it('3-2b: shows a card to the other player only where it lies open', () => {
    expect(knownTo('deck')).toEqual([0]);
    expect(knownTo('ruler')).toBeUndefined();
  });
});
