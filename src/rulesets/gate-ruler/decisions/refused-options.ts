import { canonicalOptions, type Decision, opponentOf, type Player } from '../../../core/decision.ts';
import { cardDefinition } from '../queries/cards.ts';
import { linesOf, unitsOn } from '../queries/in-play.ts';
import { cardKey } from '../queries/place-names.ts';
import { cardsIn, zonesOfKind } from '../queries/zones.ts';
import { playType } from '../rules/ch07-actions/gate-actions.ts';
import { nextChoice } from '../rules/ch14-abilities/play.ts';
import { validAbilities } from '../rules/ch14-abilities/play-preconditions.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { GateRulerOption } from '../state/option.ts';
import { explainIllegal } from './illegal-reasons.ts';

/** Plays, sets, abilities and overdrives of the own cards. */
const gateActions = (game: Game, player: Player): readonly GateRulerOption[] => {
  const key = (card: Instance): string => cardKey(game, player, card);
  const [zone] = zonesOfKind(game, player, 'set');
  const held = [...cardsIn(game, player, 'hand'), ...cardsIn(game, player, 'drive')];
  const set = zonesOfKind(game, player, 'set').flatMap((each) => cardsIn(game, player, each));
  const timings = ['instant', 'standard'] as const;
  return [
    ...[...held, ...set].map(
      (card): GateRulerOption => ({ key: `play ${key(card)}`, type: playType(game, card), card }),
    ),
    ...timings.flatMap((timing) =>
      validAbilities(game, player, timing).map(
        ({ card, ability }): GateRulerOption => ({
          key: `ability ${ability + 1} of ${key(card)}`,
          type: timing === 'instant' ? 'useInstantAbility' : 'useStandardAbility',
          card,
          ability,
        }),
      ),
    ),
    ...cardsIn(game, player, 'drive')
      .filter((card) => cardDefinition(game, card).overdrive !== undefined)
      .map((card): GateRulerOption => ({ key: `use OD of ${key(card)}`, type: 'useOverdrive', card })),
    ...(zone === undefined
      ? []
      : held.map((card): GateRulerOption => ({ key: `set ${key(card)}`, type: 'setCard', card, zone }))),
  ];
};

/** Each own unit and the own ruler with each enemy card that may stand in the way of an attack. */
const attacks = (game: Game, player: Player): readonly GateRulerOption[] => {
  const own = [
    ...linesOf(game, player).flatMap((line) => unitsOn(game, player, line)),
    ...cardsIn(game, player, 'ruler'),
  ];
  const enemy = opponentOf(player);
  const targets = linesOf(game, enemy).flatMap((line) =>
    [...unitsOn(game, enemy, line), ...(line === 'center' ? cardsIn(game, enemy, 'ruler') : [])].map(
      (target) => ({ line, target }),
    ),
  );
  return own.flatMap((attacker) =>
    targets.map(
      ({ line, target }): GateRulerOption => ({
        key: `attack ${cardKey(game, player, attacker)} -> ${cardKey(game, player, target)}`,
        type: 'attack',
        attacker,
        line,
        target,
      }),
    ),
  );
};

/** Reasons that the face of the card says: nobody thinks of setting a card without the mark for it. */
const PLAIN: ReadonlySet<string> = new Set(['NOT_SETTABLE']);

/**
 * The options that the player may think of at a decision and that a rule refuses: what the own cards could do elsewhere,
 * and the modes and cards after which a play could not be completed. `explainIllegal` gives the reason by the key.
 */
export const refusedOptions = (game: Game, decision: Decision): readonly GateRulerOption[] => {
  const { kind, player } = decision;
  const thought: Readonly<Record<string, () => readonly GateRulerOption[]>> = {
    gateAction: () => gateActions(game, player),
    attackDeclaration: () => attacks(game, player),
    playChoice: () => nextChoice(game)?.options ?? [],
  };
  return canonicalOptions(thought[kind]?.() ?? []).filter(({ key }) => {
    const reason = explainIllegal(game, decision, key);
    return reason !== undefined && !PLAIN.has(reason.code);
  });
};
