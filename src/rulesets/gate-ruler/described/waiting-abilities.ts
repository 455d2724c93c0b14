import { type Path, ScenarioFault } from '../../../kernel/scenario.ts';
import { causeOf } from '../happening/triggers.ts';
import { queue } from '../happening/waiting.ts';
import { definitionFor } from '../reading/definitions.ts';
import { refTo } from '../reading/information.ts';
import { controllerOf } from '../reading/zones.ts';
import type { Game, Waiting } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import type { Effect } from '../values/language.ts';
import { cardAt } from './place.ts';
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
