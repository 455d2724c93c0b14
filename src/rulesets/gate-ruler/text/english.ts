import { playerNames } from '../../../core/telling.ts';
import { zoneNames } from '../queries/place-names.ts';
import type { Labels } from './locale.ts';

const of: Labels['of'] = (owner, thing) => `${owner}'s ${thing}`;

const zones = zoneNames.en;

const ruler = 'ruler';

/** The nouns of Gate Ruler in English. */
export const labels: Labels = {
  name: ({ name }) => name.en,
  player: playerNames.en,
  of,
  card: ({ name, type }, owner) => {
    const card = type === 'ruler' ? `${ruler} ${name.en}` : name.en;
    return owner === undefined ? card : of(owner, card);
  },
  unknownCard: 'a card',
  phases: {
    preparation: 'preparation',
    start: 'start phase',
    main: 'main phase',
    attack: 'attack phase',
    end: 'end phase',
  },
  zones,
  short: { ...zones, field: 'field', drive: 'drive', resource: 'resources' },
  gate: 'gate',
  ruler,
  soul: 'soul',
  numbers: { level: 'level', atk: 'ATK', hp: 'HP', stk: 'STK' },
  keywords: {
    penetrate: 'penetrate',
    intercept: 'intercept',
    counterattack: 'counterattack',
    doubleAttack: 'double attack',
    vigilance: 'vigilance',
    undying: 'undying',
    soulguard: 'soulguard',
    openCard: 'open card',
    standby: 'standby',
    forcedStandby: 'forced standby',
    pacifist: 'pacifist',
  },
  cnt: 'CNT',
  ready: 'ready',
  exhausted: 'exhausted',
  summonCap: 'summon cap',
  priority: 'priority',
  abilityOf: (card) => `ability of ${card}`,
  counterOf: (card) => `counter ability of ${card}`,
  rulerDamageTo: (player) => `ruler damage to ${player}`,
  destructionOf: (card) => `destruction of ${card}`,
  driveOf: (player) => `drive resolution of ${player}`,
  share: (amount, receiver) => `${amount} to ${receiver}`,
};
