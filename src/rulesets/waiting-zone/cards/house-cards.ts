import type { CardDefinition, Effect, Filter, Instruction } from '../state/card.ts';

type Names = readonly [en: string, ja: string];

type Discards = Pick<CardDefinition, 'additionalDiscards'>;

type UnitText = Discards & Pick<CardDefinition, 'automatics' | 'in' | 'out' | 'ability'>;

type RelicText = Pick<CardDefinition, 'in' | 'out' | 'ability'>;

type SpellText = Pick<CardDefinition, 'optional'> & Required<Pick<CardDefinition, 'effects'>>;

type CounterText = Effect & Discards & Required<Pick<CardDefinition, 'windows'>>;

const houseCard = (
  type: CardDefinition['type'],
  id: string,
  [en, ja]: Names,
  cost: number,
  text: Partial<CardDefinition>,
): CardDefinition => ({ id, name: { en, ja }, type, cost, ...text, provenance: 'house' });

/** A unit; `stats` are attack and life. */
export const unit = (
  id: string,
  name: Names,
  cost: number,
  stats: `${number}/${number}`,
  text: UnitText = {},
): CardDefinition => {
  const [attack = 0, life = 0] = stats.split('/').map(Number);
  return houseCard('unit', id, name, cost, { attack, life, ...text });
};

export const relic = (id: string, name: Names, cost: number, text: RelicText): CardDefinition =>
  houseCard('relic', id, name, cost, text);

export const spell = (id: string, name: Names, cost: number, text: SpellText): CardDefinition =>
  houseCard('spell', id, name, cost, text);

/** A counter with one effect. */
export const counter = (
  id: string,
  name: Names,
  cost: number,
  { instructions, ...text }: CounterText,
): CardDefinition => houseCard('counter', id, name, cost, { ...text, effects: [{ instructions }] });

/** An effect of these steps. */
const doing = (...instructions: readonly Instruction[]): Effect => ({ instructions });

const ANY_UNIT: Filter = { from: 'field', side: 'any', type: 'unit' };
const ENEMY_UNIT: Filter = { from: 'field', side: 'enemy', type: 'unit' };
const OWN_UNIT: Filter = { from: 'field', side: 'own', type: 'unit' };

/** House units. */
export const units: readonly CardDefinition[] = [
  unit('ember-fox', ['Ember Fox', '熾火の狐'], 1, '2/1'),
  unit('spark-herald', ['Spark Herald', '火花の先触れ'], 2, '2/2', {
    in: doing(
      { do: 'choose', as: 'struck', from: ENEMY_UNIT },
      { do: 'damage', to: 'chosen:struck', amount: 1 },
    ),
  }),
  unit('ash-runner', ['Ash Runner', '灰駆け'], 2, '3/1', {
    out: doing({ do: 'damage', to: 'opponent', amount: 2 }),
  }),
  unit('kiln-golem', ['Kiln Golem', '窯のゴーレム'], 4, '4/5', { automatics: [{ auto: 'reduce', by: 1 }] }),
  unit('cinder-twins', ['Cinder Twins', '燃え殻の双子'], 3, '2/3', {
    in: doing(
      { do: 'choose', as: 'second', from: { from: 'hand', type: 'unit', costAtMost: 1 } },
      { do: 'putOntoField', what: 'chosen:second' },
    ),
  }),
  unit('flare-duelist', ['Flare Duelist', '閃火の決闘者'], 3, '3/3', {
    automatics: [{ auto: 'noRetaliation' }],
  }),
  unit('forge-tyrant', ['Forge Tyrant', '鍛冶場の暴君'], 6, '6/6', {
    additionalDiscards: 1,
    in: doing({ do: 'damage', to: 'enemyUnits', amount: 1 }),
    out: doing({ do: 'damage', to: 'allUnits', amount: 2 }),
  }),
  unit('pool-warden', ['Pool Warden', '水面の番人'], 1, '1/3'),
  unit('reef-scholar', ['Reef Scholar', '礁の学者'], 2, '1/2', {
    in: doing({ do: 'draw', count: 1 }),
    out: doing({ do: 'draw', count: 1 }),
  }),
  unit('mist-dancer', ['Mist Dancer', '霧の踊り手'], 3, '3/2', { automatics: [{ auto: 'evade' }] }),
  unit('shell-bulwark', ['Shell Bulwark', '甲殻の防塁'], 3, '1/5', {
    automatics: [{ auto: 'reduce', by: 1 }],
  }),
  unit('drift-pilgrim', ['Drift Pilgrim', '漂流の巡礼'], 2, '2/2', {
    out: doing(
      { do: 'choose', as: 'next', from: { from: 'hand', type: 'unit', costAtMost: 2 } },
      { do: 'putOntoField', what: 'chosen:next' },
    ),
  }),
  unit('undertow-eel', ['Undertow Eel', '引き潮の鰻'], 4, '3/4', {
    in: doing({ do: 'choose', as: 'swept', from: ANY_UNIT }, { do: 'returnToHand', what: 'chosen:swept' }),
  }),
  unit('deep-herald', ['Deep Herald', '深みの先触れ'], 5, '4/6', {
    in: doing(
      { do: 'choose', as: 'mended', from: OWN_UNIT },
      { do: 'heal', what: 'chosen:mended', amount: 3 },
      { do: 'gainLife', amount: 2 },
    ),
  }),
];

/** House relics: they stay on the field for their cost abilities. */
export const relics: readonly CardDefinition[] = [
  relic('bellows-altar', ['Bellows Altar', 'ふいごの祭壇'], 2, {
    ability: {
      energy: 2,
      effect: doing(
        {
          do: 'choose',
          as: 'burnt',
          from: { from: 'field', side: 'enemy', type: 'unit', orPlayers: true },
        },
        { do: 'damage', to: 'chosen:burnt', amount: 1 },
      ),
    },
    out: doing({ do: 'gainEnergy', amount: 1 }),
  }),
  relic('moon-well', ['Moon Well', '月の泉'], 2, {
    in: doing({ do: 'gainLife', amount: 1 }),
    ability: { energy: 3, effect: doing({ do: 'draw', count: 1 }) },
  }),
];

/** House spells: they resolve from the waiting zone and do not stay (reading.8). */
export const spells: readonly CardDefinition[] = [
  spell('twin-bolt', ['Twin Bolt', '二筋の雷火'], 2, {
    optional: { energy: 2, effect: doing({ do: 'damage', to: 'opponent', amount: 2 }) },
    effects: [
      doing({ do: 'choose', as: 'struck', from: ANY_UNIT }, { do: 'damage', to: 'chosen:struck', amount: 2 }),
    ],
  }),
  spell('scorch-or-stoke', ['Scorch or Stoke', '焦がすか焚くか'], 1, {
    effects: [
      doing(
        { do: 'choose', as: 'scorched', from: ENEMY_UNIT },
        { do: 'damage', to: 'chosen:scorched', amount: 1 },
      ),
      doing({ do: 'gainEnergy', amount: 2 }),
    ],
  }),
  spell('wildfire', ['Wildfire', '野火'], 5, {
    effects: [doing({ do: 'destroy', what: 'allUnits' })],
  }),
  spell('recall-tide', ['Recall Tide', '呼び戻す潮'], 2, {
    effects: [
      doing(
        { do: 'choose', as: 'recalled', from: { from: 'field', side: 'any' } },
        { do: 'returnToHand', what: 'chosen:recalled' },
        { do: 'draw', count: 1 },
      ),
    ],
  }),
];

/** House counters. Each says at which checks it may be activated and what it may name there (reading.22). */
export const counters: readonly CardDefinition[] = [
  counter('backdraft', ['Backdraft', '逆火'], 2, {
    windows: ['entry'],
    instructions: [
      { do: 'choose', as: 'entered', from: { from: 'subjects' } },
      { do: 'destroy', what: 'chosen:entered' },
    ],
  }),
  counter('snuff-out', ['Snuff Out', '吹き消し'], 1, {
    windows: ['entry', 'departure'],
    instructions: [
      { do: 'choose', as: 'snuffed', from: { from: 'waiting', what: 'timing' } },
      { do: 'negate', what: 'chosen:snuffed' },
    ],
  }),
  counter('flash-trap', ['Flash Trap', '閃光の罠'], 2, {
    windows: ['attack'],
    instructions: [
      { do: 'choose', as: 'caught', from: { from: 'subjects' } },
      { do: 'damage', to: 'chosen:caught', amount: 3 },
    ],
  }),
  counter('smoke-guard', ['Smoke Guard', '煙の守り'], 1, {
    windows: ['damage'],
    instructions: [
      { do: 'choose', as: 'stopped', from: { from: 'waiting', what: 'damage' } },
      { do: 'negate', what: 'chosen:stopped' },
    ],
  }),
  counter('still-the-waters', ['Still the Waters', '水を静める'], 3, {
    windows: ['play'],
    instructions: [
      { do: 'choose', as: 'stilled', from: { from: 'subjects' } },
      { do: 'negate', what: 'chosen:stilled' },
    ],
  }),
  counter('wave-of-denial', ['Wave of Denial', '拒みの波'], 1, {
    windows: ['play'],
    instructions: [
      { do: 'choose', as: 'denied', from: { from: 'subjects', only: 'ability' } },
      { do: 'negate', what: 'chosen:denied' },
    ],
  }),
  counter('mirror-lake', ['Mirror Lake', '鏡の湖'], 2, {
    windows: ['damage'],
    instructions: [
      { do: 'choose', as: 'mirrored', from: { from: 'waiting', what: 'attackDamage' } },
      { do: 'reflect', what: 'chosen:mirrored' },
    ],
  }),
  counter('reef-ambush', ['Reef Ambush', '礁の伏兵'], 2, {
    windows: ['attack'],
    instructions: [
      { do: 'choose', as: 'ambusher', from: { from: 'hand', type: 'unit', costAtMost: 3 } },
      { do: 'putOntoField', what: 'chosen:ambusher' },
    ],
  }),
  counter('hush', ['Hush', '静寂'], 0, {
    windows: ['play', 'entry', 'departure', 'attack', 'damage'],
    additionalDiscards: 1,
    instructions: [{ do: 'draw', count: 1 }],
  }),
  counter('whirlpool', ['Whirlpool', '渦潮'], 2, {
    windows: ['entry', 'departure', 'attack'],
    instructions: [
      { do: 'choose', as: 'swept', from: { from: 'subjects' } },
      { do: 'remove', what: 'chosen:swept' },
    ],
  }),
];
