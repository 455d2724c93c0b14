import { differs, differsIfGiven, type Mismatch, type Path } from '../../../core/adapters/scenario.ts';
import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { GameEvent } from '../../../core/game-state.ts';
import { itemKey } from '../queries/place-names.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Zone } from '../state/instance.ts';
import type { WaitingItem } from '../state/waiting-item.ts';
import { playerName } from './names.ts';
import { type Expectation, type ExpectedSide, expectationSchema } from './schema.ts';

/** Facts by which a thing leaves the waiting zone. */
const OVER: ReadonlySet<string> = new Set<WaitingZoneEvent['what']>([
  'resolved',
  'negated',
  'voided',
  'dealt',
  'notDealt',
]);

type Events = readonly GameEvent[];

const eventsOf = (facts: Events): readonly WaitingZoneEvent[] => facts as readonly WaitingZoneEvent[];

/** Every check made, with what waits as it is made: `departure {IN of a, OUT of a}`. */
export const listChecks = (game: Game, facts: Events): readonly string[] => {
  let waiting: readonly WaitingItem[] = [];
  const checks: string[] = [];
  for (const fact of eventsOf(facts)) {
    if (fact.what === 'put') waiting = [...waiting, fact.item];
    if (OVER.has(fact.what) && 'item' in fact) {
      waiting = waiting.filter(({ number }) => number !== fact.item.number);
    }
    if (fact.what === 'checkOpened') {
      const then = { ...game, waiting };
      checks.push(`${fact.window.kind} {${waiting.map((item) => itemKey(then, item)).join(', ')}}`);
    }
  }
  return checks;
};

/** The effects that resolved, in order; entering the field (play.9) and attacks are none. */
export const listResolvedEffects = (game: Game, facts: Events): readonly string[] =>
  eventsOf(facts).flatMap((fact) =>
    fact.what === 'resolved' && fact.clause !== 'play.9' && fact.item.kind !== 'attack'
      ? [itemKey({ ...game, waiting: [fact.item] }, fact.item)]
      : [],
  );

/** The damage that was dealt, in order: `attack 3 to d`, `effect 2 to p2`. */
export const listDealtDamage = (game: Game, facts: Events): readonly string[] =>
  eventsOf(facts).flatMap((fact) => {
    if (fact.what !== 'dealt') return [];
    const { target, role } = fact.item;
    const to = target.kind === 'player' ? playerName(target.player) : game.definitionOf[target.ref.card];
    return [`${role} ${fact.amount} to ${to}`];
  });

const listed = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join('; '));

const differInOrder = (
  path: Path,
  expected: readonly string[] | undefined,
  found: readonly string[],
): readonly Mismatch[] => (expected === undefined ? [] : differs(path, listed(expected), listed(found)));

type OnField = Exclude<ExpectedSide['field'], number | undefined>[number];

const checkOnField = (game: Game, entry: OnField, card: Instance, path: Path): readonly Mismatch[] => {
  if (typeof entry === 'string') return [];
  const unit = game.units[card];
  return [
    ...differsIfGiven([...path, 'damage'], entry.damage, unit?.damage ?? 0),
    ...differsIfGiven([...path, 'right'], entry.right, unit?.attackRight ?? false),
  ];
};

const checkField = (
  game: Game,
  expected: ExpectedSide['field'],
  player: Player,
  path: Path,
): readonly Mismatch[] => {
  const cards = game.sides[player].zones.field;
  if (expected === undefined) return [];
  if (typeof expected === 'number') return differs(path, expected, cards.length);
  const ids = expected.map((entry) => (typeof entry === 'string' ? entry : entry.card));
  const wrong = differInOrder(
    path,
    ids,
    cards.map((card) => game.definitionOf[card] as string),
  );
  return wrong.length > 0
    ? wrong
    : expected.flatMap((entry, index) =>
        checkOnField(game, entry, cards[index] as Instance, [...path, index]),
      );
};

/** Cards in any order; those of a deck are its top cards in order. */
const checkZone = (
  game: Game,
  expected: number | readonly string[] | undefined,
  player: Player,
  zone: Zone,
): readonly Mismatch[] => {
  const path: Path = [playerName(player), zone];
  const cards = game.sides[player].zones[zone];
  if (expected === undefined) return [];
  if (typeof expected === 'number') return differs(path, expected, cards.length);
  const ids = cards.map((card) => game.definitionOf[card] as string);
  return zone === 'deck'
    ? differInOrder(path, expected, ids.slice(0, expected.length))
    : differInOrder(path, [...expected].sort(), [...ids].sort());
};

const checkSide = (game: Game, expected: ExpectedSide, player: Player): readonly Mismatch[] => {
  const seat = playerName(player);
  const { energy, life } = game.sides[player];
  return [
    ...checkField(game, expected.field, player, [seat, 'field']),
    ...(['hand', 'deck', 'discard', 'removed'] as const).flatMap((zone) =>
      checkZone(game, expected[zone], player, zone),
    ),
    ...differsIfGiven([seat, 'energy'], expected.energy, energy),
    ...differsIfGiven([seat, 'life'], expected.life, life),
  ];
};

/** What is expected of the game and of what happened since the start, and not true. */
export const checkExpectations = (
  game: Game,
  value: unknown,
  facts: readonly GameEvent[],
): readonly Mismatch[] => {
  const expected: Expectation = expectationSchema.parse(value);
  const { turn, phase, waiting, checks, resolved, dealt } = expected;
  return [
    ...PLAYERS.flatMap((player) => checkSide(game, expected[playerName(player)] ?? {}, player)),
    ...differInOrder(
      ['waiting'],
      waiting,
      game.waiting.map((item) => itemKey(game, item)),
    ),
    ...differsIfGiven(['turn'], turn, playerName(game.turn.player)),
    ...differsIfGiven(['phase'], phase, game.turn.phase),
    ...differInOrder(['checks'], checks, listChecks(game, facts)),
    ...differInOrder(['resolved'], resolved, listResolvedEffects(game, facts)),
    ...differInOrder(['dealt'], dealt, listDealtDamage(game, facts)),
  ];
};
