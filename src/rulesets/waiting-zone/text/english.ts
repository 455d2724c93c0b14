import { playerNames } from '../../../core/telling.ts';
import { checkNames } from '../state/check-names.ts';
import type { Labels } from './locale.ts';

const of: Labels['of'] = (owner, thing) => `${owner}'s ${thing}`;

const zones: Labels['zones'] = {
  deck: 'deck',
  hand: 'hand',
  field: 'field',
  discard: 'discard pile',
  removed: 'cards out of the match',
};

const checks = checkNames.en;

const damages: Labels['damages'] = {
  attack: 'attack damage',
  retaliation: 'retaliation damage',
  effect: 'effect damage',
};

/** The nouns of the game of the waiting zone in English. */
export const englishLabels: Labels = {
  name: ({ en }) => en,
  player: playerNames.en,
  of,
  card: ({ name }, owner) => (owner === undefined ? name.en : of(owner, name.en)),
  unknownCard: 'a card',
  phases: {
    preparation: 'preparation',
    start: 'start',
    main: 'main phase',
    battle: 'battle phase',
    end: 'end',
  },
  zones,
  short: { ...zones, discard: 'discard' },
  waitingZone: 'waiting zone',
  energy: 'energy',
  life: 'life',
  checks,
  shortChecks: { ...checks, entry: 'entering', departure: 'leaving' },
  noRetaliation: 'suffers no retaliation',
  counter: (card) => `counter ${card}`,
  costAbilityOf: (card) => `cost ability of ${card}`,
  timingOf: (timing, card) => `${timing.toUpperCase()} of ${card}`,
  attackOn: (card, target) => `attack of ${card} on ${target}`,
  damages,
  damageTo: (amount, role, target) => `${amount} ${damages[role]} to ${target}`,
};
