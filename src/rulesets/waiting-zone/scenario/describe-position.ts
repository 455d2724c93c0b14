import type { PositionDescription } from '../../../core/adapters/scenario.ts';
import type { Player } from '../../../core/decision.ts';
import type { Position } from '../../../core/game-state.ts';
import { cardCatalogue } from '../cards/catalogue.ts';
import { cardsIn, ZONES } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import { editionInterpretations, type Interpretations } from '../state/interpretations.ts';
import { playerName } from './names.ts';
import type { ScenarioPosition, ScenarioSide } from './schema.ts';

/** What the files of scenarios have no words for; nothing where they say it all. */
const reasonUndescribable = ({ turn, event, waiting, due, cards }: Game): string | undefined => {
  if (turn.phase !== 'main' && turn.phase !== 'battle')
    return `a scenario cannot start in the middle of the ${turn.phase} phase`;
  if (event !== null || waiting.length > 0 || due.length > 0) return 'an event is being resolved';
  return Object.keys(cards).every((id) => cardCatalogue.has(id))
    ? undefined
    : 'a card is not in the built-in catalogue';
};

const describeFieldCard = (game: Game, card: Instance): NonNullable<ScenarioSide['field']>[number] => {
  const id = game.definitionOf[card] as string;
  const { damage = 0, attackRight, evaded } = game.units[card] ?? {};
  if (damage === 0 && !attackRight && !evaded) return id;
  return {
    card: id,
    ...(damage > 0 && { damage }),
    ...(attackRight && { right: true }),
    ...(evaded && { evaded }),
  };
};

const sideOf = (game: Game, player: Player): ScenarioSide => {
  const { energy, energyGrown, life } = game.sides[player];
  const lists = ZONES.flatMap((zone) => {
    const entries = cardsIn(game, player, zone).map((card) =>
      zone === 'field' ? describeFieldCard(game, card) : (game.definitionOf[card] as string),
    );
    return entries.length > 0 || zone === 'deck' ? [[zone, entries]] : [];
  });
  return { ...Object.fromEntries(lists), energy, ...(energyGrown !== energy && { energyGrown }), life };
};

/** The answers to open questions that are not those of the edition. */
const readingsOf = ({ edition, interpretations }: Game): Partial<Interpretations> =>
  Object.fromEntries(
    Object.entries(interpretations).filter(
      ([question, answer]) => editionInterpretations[edition]?.[question as keyof Interpretations] !== answer,
    ),
  );

/** A position as a scenario file describes it: in a main or battle phase, between two events. */
export const describePosition = ({ game }: Position<Game>): PositionDescription => {
  const lost = reasonUndescribable(game);
  if (lost !== undefined) return { lost };
  const readings = readingsOf(game);
  const { player, number, phase } = game.turn;
  const position = {
    turn: playerName(player),
    turnNumber: number,
    phase: phase === 'battle' ? 'battle goes on' : 'main',
    ...(Object.keys(readings).length > 0 && { readings }),
    p1: sideOf(game, 0),
    p2: sideOf(game, 1),
  } satisfies ScenarioPosition;
  return { position };
};
