import type { Player } from '../../../core/decision.ts';
import * as kernel from '../../../core/illegal-reasons.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import { cardDefinition, ownerOf, unitState } from './cards.ts';
import { cardKey } from './place-names.ts';
import { cardsIn } from './zones.ts';

/** A card its owner would do something with. */
interface CardAction {
  readonly card: Instance;
}

export type Precondition<Asked = CardAction> = kernel.Precondition<Game, Asked>;

/** Something said of a card, with its place on the field as the viewer calls it: `Ember Fox (F1)`, `Hush`. */
export const sentenceOf = (
  game: Game,
  { card }: CardAction,
  say: Readonly<Record<keyof LocalizedText, (name: string) => string>> = { en: String, ja: String },
  viewer: Player = ownerOf(game, card),
): LocalizedText => {
  const { id, name } = cardDefinition(game, card);
  const key = cardKey(game, viewer, card);
  const [en, ja] = key === id ? ['', ''] : [` (${key})`, `(${key.replace('enemy ', '相手の')})`];
  return { en: say.en(`${name.en}${en}`), ja: say.ja(`《${name.ja}》${ja}`) };
};

/** A condition by code, clause and words; its facts are the card and where it is, unless others are given. */
export const precondition = <Asked extends CardAction>(
  [code, clause, guard]: readonly [code: string, clause: ClauseId, guard: LocalizedText],
  holds: (game: Game, asked: Asked) => boolean,
  facts: (game: Game, asked: Asked) => readonly LocalizedText[] = (game, asked) => [sentenceOf(game, asked)],
): Precondition<Asked> => ({
  holds,
  reason: (game, asked) => kernel.illegalReason(code, clause, guard, facts(game, asked)),
});

/** reading.24: under the other reading, the unit that must use the right it was given back before anything else. */
export const demandedUnit = (game: Game): Instance | undefined =>
  cardsIn(game, game.turn.player, 'field').find((card) => unitState(game, card)?.mustAttack === true);

const demandPrecondition = (holds: Precondition['holds']): Precondition =>
  precondition(
    [
      'ATTACK_DEMANDED',
      'reading.24',
      {
        en: 'a right to attack that was given back must be used first',
        ja: '戻った攻撃権を先に使わなければならない',
      },
    ],
    holds,
    (game) => [
      sentenceOf(
        game,
        { card: demandedUnit(game) as Instance },
        { en: (name) => `${name} must attack`, ja: (name) => `${name}は攻撃しなければならない` },
      ),
    ],
  );

/** reading.24: what beginning any event but an attack needs, and ending the phase. */
export const NO_ATTACK_DEMANDED = demandPrecondition((game) => demandedUnit(game) === undefined);

/** reading.24: what the attack of a unit needs. */
export const NO_OTHER_DEMANDED = demandPrecondition((game, { card }) => {
  const unit = demandedUnit(game);
  return unit === undefined || unit === card;
});
