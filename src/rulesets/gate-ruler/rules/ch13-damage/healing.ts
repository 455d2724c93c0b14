import { canonicalOptions, opponentOf, type Player } from '../../../../core/decision.ts';
import { emitEvent } from '../../events/emit.ts';
import { carriedRulerDamage, rulerOf, stateOf } from '../../queries/cards.ts';
import { affectedCards, amountOf } from '../../queries/effects.ts';
import { playedItem, scopeOf } from '../../queries/gate.ts';
import { cardKey } from '../../queries/place-names.ts';
import { cardsIn } from '../../queries/zones.ts';
import type { Instruction } from '../../state/card.ts';
import type { Game } from '../../state/game.ts';
import type { DamageEntry, Instance } from '../../state/instance.ts';
import type { OptionOf } from '../../state/option.ts';
import { withState } from '../../state/setters.ts';
import { putIntoGraveyard } from '../ch03-zones/movement.ts';
import { assertStep } from '../ch14-abilities/instructions/rule.ts';
import { damageAmount } from './damage.ts';

type Heal = Extract<Instruction, { readonly do: 'healRuler' | 'healUnit' | 'healProcess' }>;

/** A healing going on (13-4b, 13-7b). */
export interface Healing {
  readonly game: Game;
  /** Number of the card or ability that heals. */
  readonly item: number;
  readonly heal: Heal;
  /** Cards of the damage zone picked so far (13-4b). */
  readonly picked: readonly Instance[];
  /** The one damage that is healed, where it was asked for (13-7b-1). */
  readonly chosen?: Omit<OptionOf<'choose.number'>, 'key' | 'type'>;
}

const playedBy = ({ game, item }: Healing): Player => playedItem(game, item).controller;

const scopeIn = ({ game, item }: Healing) => scopeOf(game, playedItem(game, item));

/** 13-4b: whose ruler is healed; that player picks the cards (inferred). */
export const healedPlayer = (healing: Healing): Player =>
  assertStep(healing.heal, 'healRuler').ruler === 'own' ? playedBy(healing) : opponentOf(playedBy(healing));

const unpicked = (healing: Healing): readonly Instance[] =>
  cardsIn(healing.game, healedPlayer(healing), 'damage').filter((card) => !healing.picked.includes(card));

const healAmount = (healing: Healing): number =>
  amountOf(healing.game, scopeIn(healing), assertStep(healing.heal, 'healRuler').amount);

/** 13-4b: the cards of the damage zone that may be picked next; none where all of them or no more go. */
export const damageCardOptions = (healing: Healing): readonly OptionOf<'choose.card'>[] => {
  const left = unpicked(healing);
  const open = healAmount(healing) - healing.picked.length;
  if (open < 1 || left.length <= open) return [];
  return canonicalOptions(
    left.map((card) => ({
      key: `heal ${cardKey(healing.game, healedPlayer(healing), card)}`,
      type: 'choose.card',
      card,
    })),
  );
};

/** 13-4b: whether any card of the damage zone goes. */
export const isAnyCardHealed = (healing: Healing): boolean =>
  healAmount(healing) > 0 && healing.picked.length + unpicked(healing).length > 0;

/** 13-4b: that many cards of the damage zone go to the graveyard; what the ruler carries stays (13-4b-1). */
export const healRuler = (healing: Healing) => {
  const count = healAmount(healing);
  const cards = [...healing.picked, ...unpicked(healing)].slice(0, count);
  const healed = cards.reduce((next, card) => putIntoGraveyard(next, card, '13-4b'), healing.game);
  const doesCarry = carriedRulerDamage(healing.game, healedPlayer(healing)).length > 0;
  return {
    game: emitEvent(healed, {
      clause: '13-4b',
      ...(doesCarry && { decidedBy: ['13-4b-1'] }),
      what: 'healed',
      card: rulerOf(healing.game, healedPlayer(healing)),
      amount: cards.length,
    }),
    isComplete: cards.length === count,
  };
};

/** 13-7b: what is carried is lowered; a unit that carries nothing was dealt nothing that could be healed (inferred). */
const lowerDamage = (game: Game, unit: Instance, by: number, dealt: readonly DamageEntry[]): Game => {
  const { damage } = stateOf(game, unit);
  const amount = Math.min(damage, by);
  const damageLog = amount === damage ? [] : dealt;
  return emitEvent(withState(game, unit, { damage: damage - amount, damageLog }), {
    clause: '13-7b',
    what: 'healed',
    card: unit,
    amount,
  });
};

const unitsHealed = (healing: Healing): readonly Instance[] =>
  affectedCards(healing.game, scopeIn(healing), assertStep(healing.heal, 'healUnit').cards);

/** 13-7b: whether a unit is there to be healed. */
export const isAnyUnitHealed = (healing: Healing): boolean => unitsHealed(healing).length > 0;

/** 13-7b: healing lowers carried damage. */
export const healUnits = (healing: Healing) => {
  const scope = scopeIn(healing);
  const { amount } = assertStep(healing.heal, 'healUnit');
  const healed = unitsHealed(healing).reduce((next, unit) => {
    const { damage, damageLog } = stateOf(next, unit);
    const by = amount === 'all' ? damage : damageAmount(amountOf(next, scope, amount));
    return lowerDamage(next, unit, by, damageLog);
  }, healing.game);
  return { game: healed, isComplete: true };
};

const unitHealed = (healing: Healing): Instance | undefined =>
  affectedCards(healing.game, scopeIn(healing), assertStep(healing.heal, 'healProcess').card)[0];

/** 13-7b-1: the damages of that kind that the unit was dealt: those of this phase, unless all are meant. */
const healable = (healing: Healing): readonly DamageEntry[] => {
  const { game } = healing;
  const heal = assertStep(healing.heal, 'healProcess');
  const unit = unitHealed(healing);
  if (unit === undefined) return [];
  return stateOf(game, unit).damageLog.filter(
    ({ phaseNumber, combat }) =>
      (heal.all || phaseNumber === game.turn.phaseNumber) &&
      (heal.combat === undefined || combat === heal.combat),
  );
};

/** 13-7b-1: whether the unit is there, and was dealt such damage. */
export const isAnyDamageHealed = (healing: Healing): boolean => healable(healing).length > 0;

/** 13-7b-1: whether every damage of that kind is healed. */
export const isAllDamageMeant = ({ heal }: Healing): boolean => assertStep(heal, 'healProcess').all === true;

/** 13-7b-1: which of them is healed; nothing to say where they are alike. */
export const damageOptions = (healing: Healing): readonly OptionOf<'choose.number'>[] => {
  const kinds = new Map(healable(healing).map((entry) => [`${entry.amount} ${entry.combat}`, entry]));
  const unlike = [...kinds.values()];
  if (unlike.length < 2) return [];
  return canonicalOptions(
    unlike.map(({ amount: number, combat }) =>
      unlike.filter(({ amount }) => amount === number).length > 1
        ? {
            key: `heal the ${number} ${combat ? 'combat' : 'effect'} damage`,
            type: 'choose.number',
            number,
            combat,
          }
        : { key: `heal the ${number} damage`, type: 'choose.number', number },
    ),
  );
};

const healEntries = (
  healing: Healing,
  entries: readonly DamageEntry[],
): Pick<Healing, 'game'> & { readonly isComplete: boolean } => {
  const { game } = healing;
  const unit = unitHealed(healing) as Instance;
  const log = stateOf(game, unit).damageLog.filter((each) => !entries.includes(each));
  const dealt = entries.reduce((sum, { amount }) => sum + amount, 0);
  return { game: lowerDamage(game, unit, dealt, log), isComplete: true };
};

const isChosen = ({ chosen }: Healing, { amount, combat }: DamageEntry): boolean =>
  chosen === undefined || (amount === chosen.number && combat === (chosen.combat ?? combat));

/** 13-7b-1: what one damage execution process of this phase dealt is healed. */
export const healDamage = (healing: Healing) =>
  healEntries(
    healing,
    healable(healing)
      .filter((entry) => isChosen(healing, entry))
      .slice(0, 1),
  );

/** 13-7b-1: what every process of that kind dealt is healed. */
export const healAllDamage = (healing: Healing) => healEntries(healing, healable(healing));
