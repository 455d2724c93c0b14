import { editions as gateRulerEditions } from '../../../machines/gate-ruler/editions.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { decisions as gateRulerDecisions } from './asking/decisions.ts';
import { whyNot as whyNotGateRuler } from './asking/why-not/why-not.ts';
import type { Catalogue } from './cards/catalogue.ts';
import { decks as gateRulerDecks } from './cards/decks/index.ts';
import { clauses as gateRulerClauses } from './clauses/index.ts';
import { scenario as gateRulerScenario } from './described/scenario.ts';
import { cardUsed as cardUsedInGateRuler } from './faces/card-used.ts';
import { breaches as gateRulerBreaches } from './faces/invariants.ts';
import { newGame as newGateRulerGame } from './rules/ch05-preparation/new-game.ts';
import { concede as concedeGateRuler } from './rules/ch12-rule-effects/rule-effects.ts';
import { present as presentGateRuler } from './seen/presentation.ts';
import { sample as sampleGateRuler } from './seen/sample.ts';
import { view as viewGateRuler } from './seen/view.ts';
import { headline as headlineOfGateRuler } from './told/headlines.ts';
import { narrate as narrateGateRuler } from './told/narrate.ts';
import type { Game as GateRulerGame } from './values/game.ts';
import type { GateRulerOption } from './values/option.ts';

/** The two-player game Gate Ruler. */
export const gateRuler: Ruleset<GateRulerGame, GateRulerOption> = {
  id: 'gate-ruler',
  version: 3,
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
