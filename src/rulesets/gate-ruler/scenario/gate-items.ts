import { type Path, ScenarioFault } from '../../../core/adapters/scenario.ts';
import { didYouMean } from '../../../core/data/nearest.ts';
import { opponentOf, type Player } from '../../../core/decision.ts';
import { causeOf } from '../events/emit.ts';
import { queueWaiting } from '../events/lasting.ts';
import { cardDefinition, refOf, rulerOf, stateOf } from '../queries/cards.ts';
import { cardsIn, controllerOf, zonesOf } from '../queries/zones.ts';
import type { Effect } from '../state/card.ts';
import { numberedItem } from '../state/copies.ts';
import type { Game, WaitingAbility } from '../state/game.ts';
import type { Choices, NewItem } from '../state/gate-item.ts';
import type { Instance, Zone } from '../state/instance.ts';
import { cardAt, parsePlayerRef, parseZone, zoneName } from './names.ts';
import type { ScenarioItem, ScenarioWaiting } from './schema.ts';

type Described<Key extends string> = Extract<ScenarioItem, Readonly<Record<Key, unknown>>>;

/** The names of what is chosen within an effect, at any depth. */
const choiceNames = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'as' in part && typeof part.as === 'string' ? [part.as] : [];
  return [...own, ...Object.values(part).flatMap(choiceNames)];
};

const choicesOf = (
  game: Game,
  { chosen = {} }: { readonly chosen?: Readonly<Record<string, string | readonly string[]>> | undefined },
  effect: Effect | undefined,
  path: Path,
): Choices =>
  Object.fromEntries(
    Object.entries(chosen).map(([name, places]) => {
      const place = [...path, 'chosen', name];
      const names = choiceNames(effect);
      if (names.length > 0 && !names.includes(name)) {
        const reason = `the effect has no choice ${name}${didYouMean(name, names)}`;
        throw new ScenarioFault(place, `${reason}; it chooses ${[...new Set(names)].join(', ')}`);
      }
      const cards = typeof places === 'string' ? [places] : places;
      return [name, cards.map((each) => refOf(game, cardAt(game, each, place)))];
    }),
  );

const damage = (game: Game, described: Described<'damage'>, path: Path): NewItem => {
  const { from, combat = false, cannotCounter = false } = described;
  const source = from === undefined ? rulerOf(game, game.turn.player) : cardAt(game, from, [...path, 'from']);
  return {
    kind: 'damage',
    controller: controllerOf(game, source),
    source: refOf(game, source),
    pairs: Object.entries(described.damage).map(([place, amount]) => ({
      receiver: refOf(game, cardAt(game, place, [...path, 'damage', place])),
      amount,
    })),
    combat,
    cannotCounter,
  };
};

const abilityEffect = (game: Game, card: Instance, number: number, path: Path): Effect => {
  const ability = cardDefinition(game, card).abilities?.[number - 1];
  if (ability === undefined || ability.kind === 'continuous') {
    throw new ScenarioFault(
      path,
      `${cardDefinition(game, card).id} has no ability ${number} that can be played`,
    );
  }
  return ability.effect;
};

const ability = (game: Game, described: Described<'ability'>, path: Path): NewItem => {
  const card = cardAt(game, described.of, [...path, 'of']);
  const effect = abilityEffect(game, card, described.ability, [...path, 'ability']);
  return {
    kind: 'ability',
    controller: controllerOf(game, card),
    source: refOf(game, card),
    effect,
    counter: false,
    choices: choicesOf(game, described, effect, path),
    zones: {},
    ...(described.mode !== undefined && { mode: described.mode }),
    ...(described.parts !== undefined && { parts: described.parts }),
  };
};

/** The zone that a unit enters as it resolves: an attack or defense zone of its controller (7-3). */
const enteringZone = (
  game: Game,
  { entering }: Described<'card'>,
  { card, controller }: { readonly card: Instance; readonly controller: Player },
  path: Path,
): Zone | undefined => {
  if (cardDefinition(game, card).type !== 'unit') {
    if (entering === undefined) return undefined;
    throw new ScenarioFault([...path, 'entering'], 'only a unit enters a zone that is chosen');
  }
  const zones = [...zonesOf(game, controller, 'attack'), ...zonesOf(game, controller, 'defense')];
  const zone = entering === undefined ? undefined : parseZone(entering);
  if (zone !== undefined && zones.includes(zone)) return zone;
  throw new ScenarioFault(
    entering === undefined ? path : [...path, 'entering'],
    `a unit on the gate needs entering: ${zones.map(zoneName).join(', ')}`,
  );
};

const playedCard = (
  game: Game,
  described: Described<'card'>,
  card: Instance,
  isCounter: boolean,
  path: Path,
): NewItem => {
  const controller = parsePlayerRef(described.by);
  const zone = enteringZone(game, described, { card, controller }, path);
  return {
    kind: 'card',
    controller,
    card,
    from: isCounter ? 'counter' : 'hand',
    counter: isCounter,
    choices: choicesOf(game, described, cardDefinition(game, card).effect, path),
    zones: {},
    ...(zone !== undefined && { entering: { player: controller, zone } }),
    ...(described.mode !== undefined && { mode: described.mode }),
    ...(described.parts !== undefined && { parts: described.parts }),
  };
};

const counter = (game: Game, described: Described<'counter'>, card: Instance, path: Path): NewItem => {
  const { counter: id, ...played } = described;
  const has = cardDefinition(game, card).counter;
  if (has === undefined) throw new ScenarioFault([...path, 'counter'], `${id} has no counter ability`);
  if ('play' in has) return playedCard(game, { ...played, card: id }, card, true, path);
  return {
    kind: 'ability',
    controller: parsePlayerRef(described.by),
    source: refOf(game, card),
    effect: has.effect,
    counter: true,
    choices: choicesOf(game, described, has.effect, path),
    zones: {},
  };
};

const drive = (game: Game, described: Described<'drive'>): NewItem => {
  const controller = parsePlayerRef(described.drive);
  const cards = cardsIn(game, controller, 'drive').map((card) => refOf(game, card));
  return {
    kind: 'drive',
    controller,
    cards,
    overdrives: cards.filter(
      ({ card }) => stateOf(game, card).faceUp && cardDefinition(game, card).overdrive !== undefined,
    ),
  };
};

/** The card that comes with an item: of which id, whose, and whether it lies on the gate itself. */
export const cardOfItem = (
  item: ScenarioItem,
): { readonly id: string; readonly by: Player; readonly isCounter: boolean } | undefined => {
  if ('card' in item) return { id: item.card, by: parsePlayerRef(item.by), isCounter: false };
  if ('counter' in item) return { id: item.counter, by: parsePlayerRef(item.by), isCounter: true };
  return undefined;
};

const itemOf = (game: Game, described: ScenarioItem, card: Instance, path: Path): NewItem => {
  if ('damage' in described) return damage(game, described, path);
  if ('rulerDamage' in described) {
    const { rulerDamage, cannotCounter = false } = described;
    return { kind: 'rulerDamage', controller: parsePlayerRef(rulerDamage), cannotCounter };
  }
  if ('destroy' in described) {
    const unit = cardAt(game, described.destroy, [...path, 'destroy']);
    const { byRule = false } = described;
    return { kind: 'destroy', controller: controllerOf(game, unit), card: refOf(game, unit), byRule };
  }
  if ('ability' in described) return ability(game, described, path);
  if ('counter' in described) return counter(game, described, card, path);
  if ('card' in described) return playedCard(game, described, card, false, path);
  return drive(game, described);
};

/** The game with these items on its gate, the top first; `cards` are those of `cardOfItem`, by place in the list. */
export const withGate = (
  game: Game,
  described: readonly ScenarioItem[],
  cards: ReadonlyMap<number, Instance>,
): Game => {
  const items = described.map((each, index) => itemOf(game, each, cards.get(index) ?? -1, ['gate', index]));
  const gate = items.reverse().map((item, index) => numberedItem(item, game.nextNumber + index));
  return { ...game, gate, nextNumber: game.nextNumber + gate.length };
};

/** The other player of the one on turn. */
export const defenderOf = (game: Game): Player => opponentOf(game.turn.player);

type NewWaiting = Omit<WaitingAbility, 'number'>;

const triggeredEffect = (game: Game, card: Instance, number: number, path: Path): Effect => {
  const { id, abilities = [] } = cardDefinition(game, card);
  const ability = abilities[number - 1];
  if (ability?.kind === 'auto') return ability.effect;
  throw new ScenarioFault([...path, 'ability'], `${id} has no ability ${number} that triggers`);
};

const setEffect = (game: Game, card: Instance, path: Path): Effect => {
  const { id, timing, effect } = cardDefinition(game, card);
  if (typeof timing === 'object' && effect !== undefined) return effect;
  throw new ScenarioFault([...path, 'card'], `${id} has no timing to wait for`);
};

const waitingOf = (game: Game, described: ScenarioWaiting, path: Path): NewWaiting => {
  const isSetCard = 'card' in described;
  const card = isSetCard
    ? cardAt(game, described.card, [...path, 'card'])
    : cardAt(game, described.of, [...path, 'of']);
  const { about } = described;
  return {
    controller: controllerOf(game, card),
    source: refOf(game, card),
    isSetCard,
    effect: isSetCard ? setEffect(game, card, path) : triggeredEffect(game, card, described.ability, path),
    choices: {},
    cause: about === undefined ? {} : causeOf(game, cardAt(game, about, [...path, 'about'])),
  };
};

/** The game in which these abilities have triggered, in this order, and wait to be played. */
export const withWaitingAbilities = (game: Game, described: readonly ScenarioWaiting[]): Game =>
  queueWaiting(
    game,
    described.map((each, index) => waitingOf(game, each, ['waiting', index])),
  );
