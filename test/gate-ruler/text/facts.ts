import type { Player } from '../../../src/core/decision.ts';
import type { ClauseId } from '../../../src/rulesets/gate-ruler/rulebook/clauses.ts';
import { newGame } from '../../../src/rulesets/gate-ruler/rules/ch05-preparation/new-game.ts';
import type { GateRulerEvent, Whereabouts } from '../../../src/rulesets/gate-ruler/state/event.ts';
import type { CardRef, Instance, Place, Zone } from '../../../src/rulesets/gate-ruler/state/instance.ts';

/** Player 1 is an Apprentice with machines, player 2 a Knight with a host; both have squires and volleys. */
export const game = newGame({
  edition: '2021-03',
  decks: ['atlas-drive', 'volnar-host'],
  seed: 1,
  index: 0,
});

const card = (player: Player, id: string): Instance =>
  game.definitionOf.findIndex((other, instance) => other === id && game.owner[instance] === player);
const ref = (instance: Instance): CardRef => ({ card: instance, object: instance });

const walker = card(0, 'siege-walker');
const apprentice = card(0, 'apprentice');
const squire = card(0, 'lantern-squire');
const knight = card(1, 'knight');
const warden = card(1, 'oath-warden');
const volley = card(1, 'spark-volley');

/** A zone of player 1, and of player 2. */
const first = (zone: Zone): Place => ({ player: 0, zone });
const second = (zone: Zone): Place => ({ player: 1, zone });

/** A fact that a card moves. */
export const moved = (
  clause: ClauseId,
  from: Whereabouts,
  to: Whereabouts,
  moving: Instance = walker,
): GateRulerEvent => ({ clause, what: 'moved', card: moving, from, to });

const item = { number: 200, controller: 1, choices: {}, zones: {} } as const;
const unit = {
  ...item,
  controller: 0,
  kind: 'card',
  counter: false,
  card: walker,
  from: 'drive',
  entering: first('attack2'),
} as const;
const event = {
  ...item,
  kind: 'card',
  counter: false,
  card: volley,
  from: 'set1',
  choices: { unit: [ref(squire)] },
} as const;
const counter = {
  ...item,
  kind: 'ability',
  source: ref(warden),
  effect: { instructions: [] },
  counter: true,
} as const;
const damage = {
  ...item,
  controller: 0,
  kind: 'damage',
  source: ref(walker),
  pairs: [
    { receiver: ref(warden), amount: 3 },
    { receiver: ref(knight), amount: 1 },
  ],
  combat: false,
  cannotCounter: false,
} as const;
const rulerDamage = { ...item, kind: 'rulerDamage', cannotCounter: false } as const;
const destruction = { ...item, kind: 'destroy', card: ref(warden), byRule: true } as const;

/** Facts of every kind, by what happens. */
export const facts = {
  goesFirst: { clause: '5-4', what: 'firstPlayer', player: 1 },
  shuffles: { clause: '5-2a', what: 'shuffled', player: 0, order: [walker], knownTo: [] },
  turn: { clause: '6-1', what: 'turnBegan', player: 1, number: 3 },
  phase: { clause: '6-4', what: 'phaseBegan', player: 1, phase: 'attack' },
  gameStarts: { clause: '6-2b', what: 'moment', player: 1, moment: 'gameStart' },
  phaseStarts: { clause: '6-2b', what: 'moment', player: 1, moment: 'mainPhase' },
  draws: moved('6-2f', second('deck'), second('hand'), volley),
  searches: moved('15-3a', second('deck'), second('hand'), volley),
  drives: moved('10-2a', first('deck'), first('drive')),
  sets: moved('7-5', second('hand'), second('set1'), volley),
  setsFromDrive: moved('7-5', second('drive'), second('set2'), volley),
  countsAsDamage: moved('13-6c', first('counter'), first('damage'), squire),
  leaves: moved('12-5a', first('attack1'), first('graveyard')),
  returnsToOwner: moved('3-2e', second('defense1'), first('hand')),
  goesOntoGate: moved('14-3a', first('drive'), 'gate'),
  comesFromGate: moved('9-4b', 'gate', first('attack2')),
  staysOnGate: moved('9-4b', 'gate', 'gate'),
  staysOutOfNoZone: { clause: '3-2f-1', what: 'stayed', card: walker, to: first('attack3') },
  staysOutOfItsZone: { clause: '3-2h', what: 'stayed', card: walker, to: first('field') },
  staysOutOfPlay: { clause: '16-19', what: 'stayed', card: walker, to: first('attack2') },
  reveals: { clause: '7-2', what: 'revealed', player: 0, card: walker, from: first('drive') },
  readied: { clause: '6-2c', what: 'readied', card: walker },
  exhausted: { clause: '8-4d', what: 'exhausted', card: knight },
  cap: { clause: '6-2a', what: 'summonCap', player: 1, cap: 2 },
  noCap: { clause: '6-2a', what: 'summonCap', player: 0, cap: null },
  passes: { clause: '9-3e-1', what: 'passed', player: 0 },
  putsDamage: { clause: '13-2a', what: 'put', item: damage },
  putsRulerDamage: { clause: '13-5b', what: 'put', item: rulerDamage },
  putsDestruction: { clause: '12-4a', what: 'put', item: destruction },
  playsUnit: { clause: '14-3d', what: 'played', player: 0, item: unit },
  playsEvent: { clause: '14-3d', what: 'played', player: 1, item: event },
  playsCounter: { clause: '14-3d', what: 'played', player: 1, item: counter },
  resolves: { clause: '9-4b', what: 'resolved', item: unit },
  takenBack: { clause: '14-3b-4', what: 'withdrawn', item: unit },
  gateBreak: { clause: '9-4c-1', what: 'gateBreak' },
  chooses: { clause: '14-3b', what: 'chose', player: 0, card: warden },
  attacks: { clause: '8-4d', what: 'attacked', attacker: walker, line: 'center', target: knight },
  attacksNobody: { clause: '8-4d', what: 'attacked', attacker: apprentice, line: 'attack1' },
  endsAttacking: { clause: '8-4c-2', what: 'endedAttacks', player: 0 },
  combatDamage: {
    clause: '13-2b-3',
    what: 'dealt',
    source: walker,
    receiver: knight,
    amount: 5,
    combat: true,
  },
  damage: { clause: '13-2b-3', what: 'dealt', source: volley, receiver: squire, amount: 2, combat: false },
  notDealt: { clause: '13-8a', what: 'notDealt', receiver: warden },
  passedBy: { clause: 'u2103/unaffected.3', what: 'notDealt', receiver: warden },
  unaffected: { clause: 'u2103/unaffected.2', what: 'unaffected', card: warden },
  rulerDamages: { clause: '13-5b', what: 'rulerDamage', player: 1, points: 3 },
  oneRulerDamage: { clause: '13-5b', what: 'rulerDamage', player: 0, points: 1 },
  noCounter: { clause: '13-6d-2', what: 'counterRefused', player: 1, card: warden },
  destroyed: { clause: '12-4b-2', what: 'destroyed', card: warden },
  enters: { clause: '9-4b', what: 'entered', card: warden, from: 'hand', played: true },
  choosesMode: { clause: '14-3b', what: 'choseMode', player: 0, mode: 'strike' },
  fizzles: { clause: '14-6b', what: 'fizzled', item: event },
  failsWithoutMaterial: { clause: '16-14a', what: 'fizzled', item: event },
  declines: { clause: '14-10a', what: 'declined', player: 1, source: warden },
  reduces: { clause: '13-3d', what: 'reduced', item: damage, by: 2 },
  heals: { clause: '13-7b', what: 'healed', card: warden, amount: 2 },
  healsNothing: { clause: '13-7b', what: 'healed', card: warden, amount: 0 },
  links: { clause: '3-14c', what: 'linked', card: volley, host: warden },
  unlinks: { clause: '3-14d', what: 'unlinked', card: volley, host: warden },
  strengthens: {
    clause: '14-1b-2',
    what: 'applied',
    card: warden,
    effect: { change: 'atk', by: 2, on: 'this' },
  },
  forbids: { clause: '14-1b-2', what: 'applied', card: warden, effect: { cannot: 'attack', on: 'this' } },
  gainsKeyword: {
    clause: '14-1b-2',
    what: 'applied',
    card: warden,
    effect: { keyword: 'doubleAttack', on: 'this' },
  },
  setsLevel: {
    clause: '14-1b-2',
    what: 'applied',
    card: warden,
    effect: { set: 'level', to: 3, on: 'this' },
  },
  mayTreat: {
    clause: '14-7b',
    what: 'applied',
    card: warden,
    effect: { mayTreat: 'level', as: 1, on: 'this' },
  },
  replacesGraveyard: {
    clause: '14-1b-2',
    what: 'applied',
    card: warden,
    effect: { instead: 'removed', of: 'graveyard', on: 'this' },
  },
  ends: { clause: '6-5d', what: 'expired', card: warden, effect: { change: 'hp', by: -1, on: 'this' } },
  delays: { clause: '14-9f', what: 'delayed', source: warden },
  notes: { clause: '8-6a-1', what: 'noted', card: walker, keyword: 'penetrate' },
  unmet: { clause: '8-6c', what: 'unmet', keyword: 'penetrate' },
  becomes: { clause: '15-21a', what: 'became', item: counter },
  redirects: { clause: '8-4d-1', what: 'redirected', attacker: walker, line: 'attack1' },
  treats: { clause: '14-7b', what: 'treated', player: 1, card: warden, level: 1 },
  drivesByEffect: { clause: '15-7', what: 'drove', player: 0, count: 2 },
  spared: { clause: '12-4b-5', what: 'spared', card: warden },
  damageReset: { clause: '6-5d', what: 'damageReset', card: warden },
  losesByLife: { clause: '12-2a-1', what: 'lost', player: 0 },
  losesByDeck: { clause: '12-2a-2', what: 'lost', player: 0 },
  concedes: { clause: '1-4c', what: 'lost', player: 1 },
  wins: { clause: '1-4b', what: 'over', winner: 0 },
  draw: { clause: '1-4b-1', what: 'over' },
} as const satisfies Readonly<Record<string, GateRulerEvent>>;

/** The line for every one of the facts. */
export type LineOfEach = Readonly<Record<keyof typeof facts, string>>;

/** Every fact after its clause and its line. */
export const withLines = (lines: LineOfEach) =>
  Object.entries<GateRulerEvent>(facts).map(
    ([name, fact]) => [fact.clause, lines[name as keyof LineOfEach], fact] as const,
  );
