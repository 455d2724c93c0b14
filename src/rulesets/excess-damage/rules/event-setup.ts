import { z } from 'zod';
import { MAX_LIST_LENGTH } from '../../../core/data/limits.ts';
import type { Player } from '../../../core/decision.ts';
import { GatechartError } from '../../../core/errors.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { damageCards } from '../cards/damage-cards.ts';
import { playerOf } from '../queries/board.ts';
import { isAttackable } from '../queries/combat.ts';
import { DAMAGE_CARDS, EFFECT_CARDS, type Permanent, type PermanentId } from '../state/card.ts';
import type { Announcement, Attacker } from '../state/game.ts';

const points = z.int().min(0).max(10_000);
const lifeTotal = z.int().min(-10_000).max(10_000);
/** Readonly, so that tables of setups can be constants. */
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(MAX_LIST_LENGTH).readonly();

/** A player; becomes the seat. */
const player = z.enum(['p1', 'p2']).transform((ref): Player => (ref === 'p1' ? 0 : 1));
const name = z
  .string()
  .regex(/^(?!p[12]$)[a-z][a-z0-9 -]*$/, 'must be a name of small letters, digits, spaces and hyphens');
const recipient = z.union([z.enum(['p1', 'p2']), name]);
const color = z.enum(['white', 'blue', 'black', 'red', 'green']);
const type = z.enum(['creature', 'planeswalker', 'battle']);
const whose = z.enum(['any', 'yours', 'opponents']);

const asSource = {
  colors: list(color).optional(),
  traits: list(z.enum(['deathtouch', 'wither', 'infect', 'lifelink', 'trample'])).optional(),
  kinds: list(z.enum(['spell', 'giant', 'wizard'])).optional(),
};

/** A permanent; what is left out comes from its card, or is 0 or nothing. */
const permanent = z.strictObject({
  id: name,
  controller: player,
  card: z.enum(EFFECT_CARDS).optional(),
  types: list(type).optional(),
  power: z.int().min(-1_000).max(10_000).optional(),
  toughness: z.int().min(-1_000).max(10_000).optional(),
  loyalty: points.optional(),
  defense: points.optional(),
  marked: points.default(0),
  minusCounters: points.default(0),
  indestructible: z.boolean().default(false),
  deathtouchedThisTurn: z.boolean().default(false),
  zone: z.enum(['battlefield', 'graveyard']).default('battlefield'),
  ...asSource,
});

/** A source that is no permanent, such as a spell. */
const source = z.strictObject({ id: name, controller: player, ...asSource });

const scope = z.strictObject({
  sources: whose.default('any'),
  color: color.optional(),
  recipients: whose.default('any'),
  only: recipient.optional(),
  types: list(type).optional(),
  noncombat: z.boolean().optional(),
});

const owned = { id: name, controller: player };

/** An effect that no permanent carries. */
const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('increase'), ...owned, scope, by: points }),
  z.strictObject({ kind: z.literal('multiply'), ...owned, scope, by: points }),
  z.strictObject({ kind: z.literal('reduce'), ...owned, scope, by: points }),
  z.strictObject({ kind: z.literal('shield'), ...owned, scope, left: points }),
  z.strictObject({ kind: z.literal('preventAll'), ...owned, scope }),
  z.strictObject({ kind: z.literal('countersInstead'), ...owned, scope }),
  z.strictObject({ kind: z.literal('lethalByPower'), ...owned }),
  z.strictObject({
    kind: z.literal('results'),
    ...owned,
    of: z.enum([
      'marked',
      'minusCounters',
      'loyaltyLost',
      'defenseLost',
      'lifeLost',
      'poisoned',
      'lifeGained',
    ]),
    whose: whose.default('any'),
    times: points,
  }),
]);

const packet = z.strictObject({ source: name, to: recipient, n: points, excessTo: recipient.optional() });

const announcement = z.union([
  z.strictObject({
    card: z.enum(DAMAGE_CARDS),
    controller: player,
    target: recipient,
    by: name.optional(),
    x: points.optional(),
  }),
  z.strictObject({ packets: list(packet), combat: z.boolean().default(false) }),
  z.strictObject({
    attackers: list(
      z.strictObject({ attacker: name, blockers: list(name).default([]), attacked: recipient }),
    ),
    packets: list(packet).default([]),
  }),
  z.strictObject({ leaves: name }),
  z.strictObject({ endStep: player }),
]);

/** What an event starts from, as a person writes it. */
export const eventSetup = z.strictObject({
  edition: z.string().optional(),
  /** Whose turn it is. */
  active: player.default(0),
  /** Life by seat. */
  life: z.tuple([lifeTotal, lifeTotal]).default([20, 20]),
  /** Poison counters by seat. */
  poison: z.tuple([points, points]).default([0, 0]),
  permanents: list(permanent).default([]),
  sources: list(source).default([]),
  effects: list(effect).default([]),
  /** What happens, in this order; what it triggers comes in between. */
  events: list(announcement),
});

/** A setup as a person writes it. */
export type EventSetup = z.input<typeof eventSetup>;

/** A setup with everything filled in. */
export type FullSetup = z.output<typeof eventSetup>;

export type CardAnnouncement = Extract<Announcement, { kind: 'card' }>;
type Permanents = ReadonlyMap<PermanentId, Permanent>;

/** What is wrong with a name in an event. */
interface Fault {
  readonly name: string;
  readonly reason: string;
}

const refuse = (fault: Fault | undefined, place: string): void => {
  if (fault !== undefined) throw new GatechartError('BAD_SETUP', `${place}: ${fault.name}`, fault.reason);
};

const faultsOf = (names: readonly string[], isWrong: (name: string) => boolean, reason: string): Fault[] =>
  names.filter(isWrong).map((name) => ({ name, reason }));

/** What is wrong with one attacker, its blockers and what it attacks. */
const attackerFaults = (
  permanents: Permanents,
  { attacker, blockers, attacked }: Attacker,
): readonly Fault[] => {
  const controllerOf = (id: PermanentId) => permanents.get(id)?.controller;
  const isNoCreature = (id: PermanentId) => !permanents.get(id)?.types.includes('creature');
  const isOwnSide = (id: PermanentId) => controllerOf(id) === controllerOf(attacker);
  const isNotAttackable = (id: string) => playerOf(id) === undefined && !isAttackable(permanents.get(id));
  const isOwnPlayer = (id: string) =>
    playerOf(id) === controllerOf(attacker) ||
    (isOwnSide(id) && !permanents.get(id)?.types.includes('battle'));
  return [
    ...faultsOf([attacker], isNoCreature, 'only a creature can attack'),
    ...faultsOf(blockers, isNoCreature, 'only a creature can block'),
    ...faultsOf(blockers, isOwnSide, 'a creature can block only attackers of the other player'),
    ...faultsOf([attacked], isNotAttackable, 'only a player, a planeswalker or a battle can be attacked'),
    ...faultsOf([attacked], isOwnPlayer, 'a creature cannot attack its own side'),
    ...faultsOf(
      blockers,
      (id) => blockers.indexOf(id) !== blockers.lastIndexOf(id),
      'a creature can block an attacker only once',
    ),
  ];
};

/** What is wrong with the attackers together. */
const combatFaults = (permanents: Permanents, attackers: readonly Attacker[]): readonly Fault[] => {
  const ids = attackers.map(({ attacker }) => attacker);
  const [first] = ids.map((id) => permanents.get(id)?.controller);
  const isOther = (id: PermanentId) => permanents.get(id)?.controller !== first;
  return [
    ...faultsOf(ids, (id) => ids.indexOf(id) !== ids.lastIndexOf(id), 'a creature can attack only once'),
    ...faultsOf(ids, isOther, 'all attackers must have the same controller'),
  ];
};

/** Refuses a combat that cannot be. Throws `BAD_SETUP` with the first name that is wrong, and why. */
export const validateCombat = (
  permanents: Permanents,
  attackers: readonly Attacker[],
  place: string,
): void => {
  const [fault] = [
    ...flatMapFast(attackers, (attacker) => attackerFaults(permanents, attacker)),
    ...combatFaults(permanents, attackers),
  ];
  refuse(fault, place);
};

/** What is wrong with the creature that deals the damage of a card. */
const dealerFault = (
  permanents: Permanents,
  { card, controller, target, by }: CardAnnouncement,
): Fault | undefined => {
  if (damageCards[card].source === 'card') return undefined;
  if (by === undefined) return { name: card, reason: 'it needs `by`: the creature that deals its damage' };
  if (permanents.get(by)?.controller !== controller)
    return { name: by, reason: 'a creature deals the damage of a card only for its own controller' };
  return by === target
    ? { name: by, reason: 'a creature deals the damage of a card to another target than itself' }
    : undefined;
};

/** Refuses a card whose damage no creature deals that may. Throws `BAD_SETUP` with the name, and why. */
export const validateDealer = (permanents: Permanents, announced: CardAnnouncement, place: string): void =>
  refuse(dealerFault(permanents, announced), place);
