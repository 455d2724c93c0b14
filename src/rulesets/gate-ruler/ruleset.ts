import { editions as gateRulerEditions } from '../../machines/gate-ruler/editions.ts';
import { cardUsed as cardUsedInGateRuler } from '../gate-ruler/card-use.ts';
import type { Catalogue } from '../gate-ruler/catalogue.ts';
import { clauses as gateRulerClauses } from '../gate-ruler/clauses/index.ts';
import { decisions as gateRulerDecisions } from '../gate-ruler/decisions.ts';
import { decks as gateRulerDecks } from '../gate-ruler/decks/index.ts';
import type { Game as GateRulerGame } from '../gate-ruler/game.ts';
import { breaches as gateRulerBreaches } from '../gate-ruler/invariants.ts';
import { headline as headlineOfGateRuler } from '../gate-ruler/narrate/headlines.ts';
import { narrate as narrateGateRuler } from '../gate-ruler/narrate/narrate.ts';
import { newGame as newGateRulerGame } from '../gate-ruler/new-game.ts';
import type { GateRulerOption } from '../gate-ruler/option.ts';
import { present as presentGateRuler } from '../gate-ruler/presentation.ts';
import { concede as concedeGateRuler } from '../gate-ruler/rule-effects.ts';
import { sample as sampleGateRuler } from '../gate-ruler/sample/sample.ts';
import { scenario as gateRulerScenario } from '../gate-ruler/scenario/scenario.ts';
import { view as viewGateRuler } from '../gate-ruler/view.ts';
import { whyNot as whyNotGateRuler } from '../gate-ruler/why-not/why-not.ts';
import type { Ruleset } from '../kernel/ruleset.ts';

/** The two-player game Gate Ruler. */
export const gateRuler: Ruleset<GateRulerGame, GateRulerOption> = {
  id: 'gate-ruler',
  version: 2,
  editions: gateRulerEditions,
  defaultEdition: '2021-03',
  clauses: gateRulerClauses,
  newGame: newGateRulerGame,
  decisions: gateRulerDecisions,
  present: presentGateRuler,
  view: viewGateRuler,
  sample: sampleGateRuler,
  cardUsed: cardUsedInGateRuler,
  narrate: narrateGateRuler,
  headline: headlineOfGateRuler,
  breaches: gateRulerBreaches,
  concede: concedeGateRuler,
  decks: [...gateRulerDecks.keys()],
  scenario: gateRulerScenario,
  whyNot: whyNotGateRuler,
  recorded: { chance: ['shuffled', 'firstPlayer'], checkpoints: ['turnBegan'] },
};

/** Gate Ruler played with the cards and decks of a catalogue. */
export const gateRulerWith = (catalogue: Catalogue): typeof gateRuler => ({
  ...gateRuler,
  newGame: (setup) => newGateRulerGame(setup, catalogue),
  decks: [...catalogue.decks.keys()],
});
