import { type Path, ScenarioFault } from '../../../core/adapters/scenario.ts';
import { causeOf } from '../events/emit.ts';
import { queueWaiting } from '../events/waiting.ts';
import { cardDefinition } from '../queries/cards.ts';
import { refOf } from '../queries/information.ts';
import { controllerOf } from '../queries/zones.ts';
import type { Game, WaitingAbility } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { Effect } from '../state/card.ts';
import { cardAt } from './names.ts';
import type { ScenarioWaiting } from './schema.ts';

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
  throw new ScenarioFault([...path, 'card'], `${id} waits for no timing`);
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
