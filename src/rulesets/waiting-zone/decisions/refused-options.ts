import { canonicalOptions, type Decision, type Player } from '../../../core/decision.ts';
import { cardKey } from '../queries/place-names.ts';
import { cardsIn } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import { candidateAnswersAt } from './answer-reasons.ts';
import type { WaitingZoneDecision } from './decisions.ts';
import { explainIllegal } from './illegal-reasons.ts';

type CardType = Extract<WaitingZoneOption, { card: Instance }>['type'];

const withEach = (
  game: Game,
  player: Player,
  zone: 'hand' | 'field',
  type: CardType,
): readonly WaitingZoneOption[] =>
  cardsIn(game, player, zone).map((card) => ({ key: `${type} ${cardKey(game, player, card)}`, type, card }));

const events = (game: Game, player: Player): readonly WaitingZoneOption[] => [
  ...withEach(game, player, 'hand', 'play'),
  ...withEach(game, player, 'field', 'use'),
  ...withEach(game, player, 'field', 'attack'),
];

/** Reasons that the face of the card says: nobody thinks of attacking with a relic, or of countering with a unit. */
const PLAIN: ReadonlySet<string> = new Set(['NO_ABILITY', 'NO_UNIT', 'NO_COUNTER']);

/**
 * The options that the player may think of at a decision and that a rule refuses: what the own cards could do at another
 * time, and answers after which a declaration could not be completed. `explainIllegal` gives the reason by the key.
 */
export const refusedOptions = (game: Game, decision: Decision): readonly WaitingZoneOption[] => {
  const { kind, player } = decision;
  const thought: Readonly<Record<string, () => readonly WaitingZoneOption[]>> = {
    eventStart: () => events(game, player),
    counter: () => withEach(game, player, 'hand', 'counter'),
  };
  const candidates =
    thought[kind]?.() ??
    candidateAnswersAt(game, decision as WaitingZoneDecision).map(({ option }) => option);
  return canonicalOptions(candidates).filter(({ key }) => {
    const reason = explainIllegal(game, decision, key);
    return reason !== undefined && (thought[kind] === undefined || !PLAIN.has(reason.code));
  });
};
