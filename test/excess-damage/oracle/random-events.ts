import type { Decision } from '../../../src/core/decision.ts';
import { playerRef } from '../../../src/rulesets/excess-damage/queries/board.ts';
import { excessDamage } from '../../../src/rulesets/excess-damage/ruleset.ts';
import type { Color, Permanent, Recipient, Trait } from '../../../src/rulesets/excess-damage/state/card.ts';
import type { Change, Effect, Scope } from '../../../src/rulesets/excess-damage/state/effect.ts';
import type { Board, Game } from '../../../src/rulesets/excess-damage/state/game.ts';
import { DEFAULT_EDITION, recommended } from '../../../src/rulesets/excess-damage/state/interpretations.ts';
import type { ExcessDamageOption } from '../../../src/rulesets/excess-damage/state/option.ts';
import type { Packet, Source } from '../../../src/rulesets/excess-damage/state/packet.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import {
  type Aftermath,
  resolve,
  type Who,
  type World,
  type WorldEffect,
  type WorldPacket,
  type WorldPermanent,
  type WorldSource,
} from './whole.ts';

/** A small generator of its own (mulberry32). */
const generator = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

type Draw = ReturnType<typeof generator>;

const flag = (draw: Draw, oneIn: number): boolean => draw(oneIn) === 0;
const player = (draw: Draw): 0 | 1 => draw(2) as 0 | 1;

const randomPermanent = (draw: Draw): WorldPermanent => ({
  owner: player(draw),
  creature: !flag(draw, 3),
  planeswalker: flag(draw, 3),
  battle: flag(draw, 4),
  power: draw(6) - 1,
  toughness: draw(6),
  marked: flag(draw, 2) ? 0 : draw(5),
  counters: flag(draw, 5) ? 1 : 0,
  loyalty: 1 + draw(5),
  defense: 1 + draw(5),
  indestructible: flag(draw, 5),
  there: true,
});

const randomSource = (draw: Draw, name: string): WorldSource => ({
  name,
  owner: player(draw),
  red: flag(draw, 2),
  deathtouch: flag(draw, 4),
  wither: flag(draw, 6),
  infect: flag(draw, 6),
  lifelink: flag(draw, 4),
});

/** A packet of one of the sources, which may deal others too. */
const randomPacket = (draw: Draw, permanents: number, sources: readonly WorldSource[]): WorldPacket => {
  const to: Who = draw(permanents + 2) - 2;
  const packet = { source: sources[draw(sources.length)] as WorldSource, to, n: draw(7) };
  const excessTo = draw(permanents + 2) - 2;
  return flag(draw, 2) || excessTo === to ? packet : { ...packet, excessTo };
};

const KINDS = ['increase', 'multiply', 'reduce', 'shield', 'prevent', 'counters'] as const;
const SIDES = ['any', 'own', 'other'] as const;

const randomEffect = (draw: Draw): WorldEffect => ({
  kind: KINDS[draw(KINDS.length)] ?? 'increase',
  owner: player(draw),
  onlyRed: flag(draw, 2),
  side: SIDES[draw(SIDES.length)] ?? 'any',
  amount: 1 + draw(3),
});

const several = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const randomWorld = (draw: Draw): World => {
  const sources = several(3, (index) => randomSource(draw, `source ${index}`));
  return {
    permanents: several(2, () => randomPermanent(draw)),
    life: [1 + draw(12), 1 + draw(12)],
    poison: [draw(10), draw(10)],
    byPower: [flag(draw, 4), flag(draw, 4)],
    effects: several(draw(4), () => randomEffect(draw)),
    packets: several(1 + draw(4), () => randomPacket(draw, 2, sources)),
  };
};

const NAMES = ['first', 'second'];

const recipientOf = (who: Who): Recipient => (who < 0 ? playerRef((-1 - who) as 0 | 1) : (NAMES[who] ?? ''));

const RED: readonly Color[] = ['red'];

const sourceOf = ({ name, owner, red, ...traits }: WorldSource): Source => ({
  id: name,
  controller: owner,
  colors: red ? RED : [],
  traits: (Object.keys(traits) as (keyof typeof traits & Trait)[]).filter((trait) => traits[trait]),
  kinds: [],
});

const packetOf = ({ source, to, n, excessTo }: WorldPacket): Packet => ({
  source: sourceOf(source),
  recipient: recipientOf(to),
  n,
  ...(excessTo !== undefined && { excessTo: recipientOf(excessTo) }),
});

const permanentOf = (world: WorldPermanent, index: number): Permanent => ({
  id: NAMES[index] ?? '',
  controller: world.owner,
  zone: 'battlefield',
  types: (['creature', 'planeswalker', 'battle'] as const).filter((type) => world[type]),
  power: world.power,
  toughness: world.toughness,
  marked: world.marked,
  loyalty: world.loyalty,
  defense: world.defense,
  minusCounters: world.counters,
  indestructible: world.indestructible,
  deathtouched: false,
  deathtouchedThisTurn: false,
  colors: [],
  traits: [],
  kinds: [],
});

const changeOf = ({ kind, onlyRed, side, amount }: WorldEffect): Change => {
  const scope: Scope = {
    sources: 'any',
    ...(onlyRed && { color: 'red' }),
    recipients: side === 'any' ? 'any' : side === 'own' ? 'yours' : 'opponents',
  };
  switch (kind) {
    case 'shield':
      return { kind, scope, left: amount };
    case 'prevent':
      return { kind: 'preventAll', scope };
    case 'counters':
      return { kind: 'countersInstead', scope: { ...scope, noncombat: true } };
    default:
      return { kind, scope, by: amount };
  }
};

const effectsOf = ({ effects, byPower }: World): readonly Effect[] => [
  ...effects.map((effect, index) => ({
    id: `effect ${index}`,
    controller: effect.owner,
    ...changeOf(effect),
  })),
  ...([0, 1] as const)
    .filter((owner) => byPower[owner])
    .map((owner) => ({ id: `strength ${owner}`, controller: owner, kind: 'lethalByPower' }) as const),
];

const gameOf = (world: World, combat: boolean): Game => {
  const board: Board = {
    interpretations: recommended,
    active: 0,
    players: [
      { life: world.life[0], poison: world.poison[0] },
      { life: world.life[1], poison: world.poison[1] },
    ],
    permanents: Object.fromEntries(
      world.permanents.map((permanent, index) => [NAMES[index] ?? '', permanentOf(permanent, index)]),
    ),
    effects: effectsOf(world),
    dealt: [],
    excess: [],
  };
  const packets = world.packets.map(packetOf);
  return {
    edition: DEFAULT_EDITION,
    facts: [],
    board,
    upcoming: [{ kind: 'packets', combat, packets }],
    waiting: [],
    stack: [],
  };
};

const order = (option: ExcessDamageOption): string | number =>
  option.type === 'shield' ? option.packet : option.type === 'apply' ? option.effect : option.key;

/** Takes the effects in the order of their list, and the packets in theirs. */
const inOrder = ({ options }: Decision<ExcessDamageOption>): string => {
  const [first, ...others] = options as readonly [ExcessDamageOption, ...ExcessDamageOption[]];
  return others.reduce((best, option) => (order(option) < order(best) ? option : best), first).key;
};

/** Everything that is compared of an event, as numbers by name. */
const summaryOfGame = (start: Game): unknown => {
  const excess = [0, 0];
  const dealt = new Map<Recipient, number>();
  const match = startMatch(excessDamage, start, {
    runtime: 'lean',
    onStep: ({ facts }) => {
      for (const fact of facts as Game['facts']) {
        if (fact.what === 'excess') excess[NAMES.indexOf(fact.permanent)] = fact.n;
        if (fact.what === 'dealt') dealt.set(fact.recipient, (dealt.get(fact.recipient) ?? 0) + fact.n);
      }
    },
  });
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    match.answer(open.decision.player, inOrder(open.decision));
  }
  const { board, result } = match.game();
  return {
    dealt: [-2, -1, 0, 1].map((who) => dealt.get(recipientOf(who)) ?? 0),
    excess,
    players: board.players.map(({ life, poison }) => [life, poison]),
    lost: [0, 1].map((seat) => (result?.reasons[seat] ?? null) !== null),
    permanents: NAMES.map((name) => {
      const { zone, marked, minusCounters, loyalty, defense } = board.permanents[name] as Permanent;
      return [zone === 'battlefield', marked, minusCounters, loyalty, defense];
    }),
  };
};

const summaryOfWorld = (world: World, { dealt, excess, lost }: Aftermath): unknown => ({
  dealt,
  excess,
  players: [0, 1].map((seat) => [world.life[seat], world.poison[seat]]),
  lost,
  permanents: world.permanents.map(({ there, marked, counters, loyalty, defense }) => [
    there,
    marked,
    counters,
    loyalty,
    defense,
  ]),
});

/** A random world and whether its damage is combat damage; the same for the same seed and index. */
const randomEvent = (seed: number, index: number): { readonly world: World; readonly combat: boolean } => {
  const draw = generator(Math.imul(seed, 0x9e3779b1) + index);
  return { world: randomWorld(draw), combat: flag(draw, 2) };
};

/** The first events on which program and oracle differ, as text; runs of the same seed are the same. */
export const differencesInRandomEvents = (seed: number, count: number): readonly string[] => {
  const differences: string[] = [];
  for (let index = 0; index < count && differences.length < 3; index += 1) {
    const { world, combat } = randomEvent(seed, index);
    const found = JSON.stringify(summaryOfGame(gameOf(world, combat)));
    const expected = JSON.stringify(summaryOfWorld(world, resolve(world, combat)));
    if (found === expected) continue;
    const event = JSON.stringify(randomEvent(seed, index));
    differences.push(`${event}\n  program: ${found}\n  oracle:  ${expected}`);
  }
  return differences;
};
