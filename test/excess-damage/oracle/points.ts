/**
 * Excess damage worked out point by point, from the text of the rules alone. Nothing here comes from the program.
 */

/** A permanent before an event; `lethalAt`: the marked damage at which a creature is lethally damaged. */
export interface Victim {
  readonly creature: boolean;
  readonly planeswalker: boolean;
  readonly battle: boolean;
  readonly lethalAt: number;
  readonly marked: number;
  readonly loyalty: number;
  readonly defense: number;
}

/** Damage that is about to hit the permanent. */
export interface Blow {
  readonly n: number;
  readonly deathtouch: boolean;
  readonly redirected: boolean;
}

/** How a permanent stands while points are put on it one after another. */
interface Standing {
  bears: number;
  touched: boolean;
  loyalty: number;
  defense: number;
}

const before = ({ marked, loyalty, defense }: Victim): Standing => ({
  bears: marked,
  touched: false,
  loyalty,
  defense,
});

/** Whether the next point would be excess for a card type: the permanent has already had all it can take. */
const creatureHasEnough = (victim: Victim, standing: Standing): boolean =>
  standing.touched || standing.bears >= victim.lethalAt;

const putPoint = (standing: Standing, deathtouch: boolean): void => {
  standing.bears += 1;
  if (deathtouch) standing.touched = true;
  if (standing.loyalty > 0) standing.loyalty -= 1;
  if (standing.defense > 0) standing.defense -= 1;
};

/** How many of the points of a blow are excess, with others put on the permanent first. */
const excessOfBlow = (victim: Victim, standing: Standing, blow: Blow): number => {
  let creature = 0;
  let planeswalker = 0;
  let battle = 0;
  for (let point = 0; point < blow.n; point += 1) {
    if (creatureHasEnough(victim, standing)) creature += 1;
    if (standing.loyalty === 0) planeswalker += 1;
    if (standing.defense === 0) battle += 1;
    putPoint(standing, blow.deathtouch);
  }
  let most = 0;
  if (victim.creature && creature > most) most = creature;
  if (victim.planeswalker && planeswalker > most) most = planeswalker;
  if (victim.battle && battle > most) most = battle;
  return most;
};

/** How much the permanent keeps of a redirected blow; `dealt`: what the others deal to it in the same event. */
export const keptOf = (victim: Victim, dealt: readonly Blow[], blow: Blow): number => {
  const standing = before(victim);
  for (const other of dealt) {
    for (let point = 0; point < other.n; point += 1) putPoint(standing, other.deathtouch);
  }
  return blow.n - excessOfBlow(victim, standing, blow);
};

/** How much of each blow stays on the permanent, in the order of the blows. */
export const keptOfEach = (victim: Victim, blows: readonly Blow[]): readonly number[] => {
  const dealt: Blow[] = blows.filter(({ redirected }) => !redirected);
  const kept: number[] = [];
  for (const blow of blows) {
    if (!blow.redirected) {
      kept.push(blow.n);
      continue;
    }
    const n = keptOf(victim, dealt, blow);
    kept.push(n);
    dealt.push({ ...blow, n });
  }
  return kept;
};

/** The smallest amount that lethally damages a creature, found by trying. */
const leastLethal = ({ lethalAt, marked }: Victim, deathtouch: boolean): number => {
  let amount = 0;
  while (!(marked + amount >= lethalAt || (deathtouch && amount >= 1))) amount += 1;
  return amount;
};

/** The excess damage that a permanent was dealt by all sources of one event together. */
export const excessDealt = (victim: Victim, total: number, deathtouch: boolean): number => {
  if (total === 0) return 0;
  let most = 0;
  if (victim.creature) most = Math.max(most, total - leastLethal(victim, deathtouch));
  if (victim.planeswalker) most = Math.max(most, total - victim.loyalty);
  if (victim.battle) most = Math.max(most, total - victim.defense);
  return most;
};
