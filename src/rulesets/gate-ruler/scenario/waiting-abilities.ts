import { type Path, ScenarioFault } from '../../../core/adapters/scenario.ts';
import { causeOf } from '../events/emit.ts';
import { queue } from '../events/waiting.ts';
import { definitionFor } from '../queries/cards.ts';
import { refTo } from '../queries/information.ts';
import { controllerOf } from '../queries/zones.ts';
import type { Game, Waiting } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { Effect } from '../state/card.ts';
import { cardAt } from './names.ts';
import type { DescribedWaiting } from './schema.ts';

type NewWaiting = Omit<Waiting, 'number'>;

const triggeredEffect = (game: Game, card: Instance, number: number, path: Path): Effect => {
  const { id, abilities = [] } = definitionFor(game, card);
  const ability = abilities[number - 1];
  if (ability?.kind === 'auto') return ability.effect;
  throw new ScenarioFault([...path, 'ability'], `${id} has no ability ${number} that triggers`);
};

const setEffect = (game: Game, card: Instance, path: Path): Effect => {
  const { id, timing, effect } = definitionFor(game, card);
  if (typeof timing === 'object' && effect !== undefined) return effect;
  throw new ScenarioFault([...path, 'card'], `${id} waits for no timing`);
};

const waitingOf = (game: Game, described: DescribedWaiting, path: Path): NewWaiting => {
  const isSetCard = 'card' in described;
  const card = isSetCard
    ? cardAt(game, described.card, [...path, 'card'])
    : cardAt(game, described.of, [...path, 'of']);
  const { about } = described;
  return {
    controller: controllerOf(game, card),
    source: refTo(game, card),
    isSetCard,
    effect: isSetCard ? setEffect(game, card, path) : triggeredEffect(game, card, described.ability, path),
    choices: {},
    cause: about === undefined ? {} : causeOf(game, cardAt(game, about, [...path, 'about'])),
  };
};

/** The game in which these abilities have triggered, in this order, and wait to be played. */
export const withWaitingAbilities = (game: Game, described: readonly DescribedWaiting[]): Game =>
  queue(
    game,
    described.map((each, index) => waitingOf(game, each, ['waiting', index])),
  );
