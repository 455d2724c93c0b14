import {
  type CardWeight,
  type MatchGenerator,
  type StartOf,
  shrinkJson,
} from '../../../core/adapters/generators.ts';
import type { Chance } from '../../../core/random.ts';
import { damageCards } from '../cards/damage-cards.ts';
import { effectCards } from '../cards/effect-cards.ts';
import type { EventSetup } from '../rules/event-setup.ts';
import { newEvent } from '../rules/new-game.ts';
import type { Game } from '../state/game.ts';

type Entry<List> = List extends readonly (infer Item)[] ? Item : never;
type Permanent = Entry<NonNullable<EventSetup['permanents']>>;
type EffectGiven = Entry<NonNullable<EventSetup['effects']>>;
type SourceGiven = Entry<NonNullable<EventSetup['sources']>>;
type Announced = Entry<EventSetup['events']>;
type Keys<Table> = keyof Table & string;

/** Ids of the cards that random events are made of. */
export const eventCards: readonly string[] = [...Object.keys(effectCards), ...Object.keys(damageCards)];

const TYPES = ['creature', 'planeswalker', 'battle'] as const;
const TRAITS = ['deathtouch', 'wither', 'infect', 'lifelink', 'trample'] as const;
const WHOSE = ['any', 'yours', 'opponents'] as const;

const seat = (chance: Chance) => chance.pick(['p1', 'p2'] as const);

const rarely = <T>(chance: Chance, list: readonly T[]): T[] => list.filter(() => chance.onceIn(4));

const traitsAndColors = (chance: Chance) => ({
  traits: rarely(chance, TRAITS),
  colors: rarely(chance, ['red', 'green'] as const),
  kinds: rarely(chance, ['spell', 'giant', 'wizard'] as const),
});

const permanent = (chance: Chance, id: string, card: Keys<typeof effectCards> | undefined): Permanent => {
  const types = TYPES.filter(() => chance.onceIn(2));
  return {
    id,
    controller: seat(chance),
    ...(card !== undefined && { card }),
    types: types.length > 0 ? types : ['creature'],
    power: chance.between(-1, 6),
    toughness: chance.below(7),
    marked: chance.onceIn(2) ? 0 : chance.below(7),
    loyalty: chance.between(1, 6),
    defense: chance.between(1, 6),
    minusCounters: chance.onceIn(3) ? chance.below(3) : 0,
    indestructible: chance.onceIn(5),
    deathtouchedThisTurn: chance.onceIn(8),
    ...traitsAndColors(chance),
  };
};

const source = (chance: Chance, id: string): SourceGiven => ({
  id,
  controller: seat(chance),
  ...traitsAndColors(chance),
});

const effect = (chance: Chance, id: string): EffectGiven => {
  const owned = { id, controller: seat(chance) };
  const scope = { sources: chance.pick(WHOSE), recipients: chance.pick(WHOSE) };
  switch (chance.below(6)) {
    case 0:
      return {
        ...owned,
        scope,
        by: chance.between(1, 3),
        kind: chance.pick(['increase', 'multiply', 'reduce'] as const),
      };
    case 1:
      return { ...owned, scope, left: chance.between(1, 5), kind: 'shield' };
    case 2:
      return { ...owned, scope, kind: 'preventAll' };
    case 3:
      return {
        ...owned,
        scope: chance.onceIn(2) ? scope : { ...scope, types: ['creature'] },
        kind: 'countersInstead',
      };
    case 4:
      return { ...owned, kind: 'lethalByPower' };
    default:
      return {
        ...owned,
        kind: 'results',
        of: chance.pick([
          'marked',
          'minusCounters',
          'lifeLost',
          'lifeGained',
          'loyaltyLost',
          'poisoned',
        ] as const),
        times: chance.below(3),
      };
  }
};

interface Cast {
  readonly permanentsGiven: readonly Permanent[];
  readonly recipients: readonly string[];
  readonly permanents: readonly string[];
  readonly sources: readonly string[];
}

const packets = (chance: Chance, { recipients, sources }: Cast) =>
  chance.many(chance.between(1, 4), () => {
    const to = chance.pick(recipients);
    const excessTo = chance.pick(recipients);
    return {
      source: chance.pick(sources),
      to,
      n: chance.below(9),
      ...(chance.onceIn(2) && excessTo !== to && { excessTo }),
    };
  });

/** Creatures of one side attack the other side, whose creatures block. */
const combat = (chance: Chance, cast: Cast): Announced => {
  const [mine, other] = chance.onceIn(2) ? (['p1', 'p2'] as const) : (['p2', 'p1'] as const);
  const idsOf = (side: 'p1' | 'p2', types: readonly (typeof TYPES)[number][]) =>
    cast.permanentsGiven
      .filter((given) => given.controller === side && given.types?.some((type) => types.includes(type)))
      .map(({ id }) => id);
  return {
    attackers: idsOf(mine, ['creature'])
      .slice(0, 2)
      .map((attacker) => ({
        attacker,
        blockers: [...chance.some(idsOf(other, ['creature']))],
        attacked: chance.pick([other, ...idsOf(other, ['planeswalker', 'battle'])]),
      })),
    packets: chance.onceIn(2) ? packets(chance, cast) : [],
  };
};

const announcement = (chance: Chance, cast: Cast, wanted: CardWeight): Announced => {
  switch (chance.below(6)) {
    case 0: {
      const ids = Object.keys(damageCards) as Keys<typeof damageCards>[];
      const by = chance.pick(cast.permanentsGiven);
      return {
        card: ids[chance.weighted(ids.map(wanted))] as Keys<typeof damageCards>,
        controller: by.controller,
        target: chance.pick(cast.recipients.filter((id) => id !== by.id)),
        by: by.id,
        x: chance.between(1, 8),
      };
    }
    case 1:
      return combat(chance, cast);
    case 2:
      return chance.onceIn(2) ? { leaves: chance.pick(cast.permanents) } : { endStep: seat(chance) };
    default:
      return { packets: packets(chance, cast), combat: chance.onceIn(2) };
  }
};

/** Any board and any few events on it. */
export const drawEvent = (chance: Chance, edition: string, wanted: CardWeight): EventSetup => {
  const cards = Object.keys(effectCards) as Keys<typeof effectCards>[];
  const permanents = chance.many(chance.between(2, 5), (index) =>
    permanent(
      chance,
      `permanent ${index}`,
      chance.onceIn(2) ? cards[chance.weighted(cards.map(wanted))] : undefined,
    ),
  );
  const sources = chance.many(2, (index) => source(chance, `source ${index}`));
  const ids = permanents.map(({ id }) => id);
  const cast: Cast = {
    permanentsGiven: permanents,
    permanents: ids,
    recipients: [...ids, 'p1', 'p2'],
    sources: [...ids, ...sources.map(({ id }) => id)],
  };
  return {
    edition,
    life: [chance.between(1, 40), chance.between(1, 40)],
    poison: [chance.below(10), chance.below(10)],
    active: seat(chance),
    permanents,
    sources,
    effects: chance.many(chance.below(4), (index) => effect(chance, `effect ${index}`)),
    events: chance.many(chance.between(1, 3), () => announcement(chance, cast, wanted)),
  };
};

/** Random damage events on random boards. */
export const excessDamageGenerator: MatchGenerator<Game> = {
  cards: eventCards,
  maxChoices: 60,
  generate: (chance, edition, wanted) => ({
    form: 'event',
    event: drawEvent(chance, edition, wanted) as unknown as StartOf<'event'>['event'],
  }),
  *shrink(start) {
    if (start.form !== 'event') return;
    for (const event of shrinkJson(start.event)) yield { form: 'event', event: event as typeof start.event };
  },
  newGame: (start) => newEvent((start as StartOf<'event'>).event as unknown as EventSetup),
  cardIn: (fact) => ('card' in fact ? fact.card : undefined),
};
