import { expect, test } from 'vitest';
import { itemInPlay } from '../../../../src/rulesets/gate-ruler/queries/gate.ts';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import { announce, playClauses } from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/play.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Instance, Zone } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';
import { cards } from '../../support/plays.ts';

/** The clauses of the drive by which the first card of a zone is played while two cards wait in the drive. */
const drivenBy = (zone: Zone, p1: ScenarioPosition['p1'] = {}) => {
  const game = gameOf({
    cards: { ...cards, squire: { like: '1/1/1', level: 1 } },
    p1: { drive: ['squire', 'plot'], hand: 'squire', ...p1 },
    gate: [{ drive: 'p1' }],
  });
  const request = { how: 'card', player: 0, card: cardsIn(game, 0, zone)[0] as Instance } as const;
  const put = announce(game, request);
  return playClauses(put, request, itemInPlay(put), game).filter((clause) =>
    clause.startsWith('u2103/drive'),
  );
};

test('u2103/drive.12 a driven unit is normally summoned, and paid for where cards cost their level', () => {
  expect(drivenBy('drive')).toEqual(['u2103/drive.12']);
  expect(drivenBy('drive', { ruler: 'wizard' })).toEqual(['u2103/drive.8', 'u2103/drive.12']);
  expect(drivenBy('hand')).toEqual([]);
});
