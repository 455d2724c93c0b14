import type { CardType, Color } from '../state/card.ts';
import type { Outcome, Scope } from '../state/effect.ts';
import type { ResultKind } from '../state/result.ts';
import { englishLabels } from './english.ts';
import type { Grammar } from './grammar.ts';

const { damage, life, loyalty, defense, minusCounter, poisonCounter } = englishLabels;

const or = (types: readonly CardType[]): string => types.join(' or ');

const SOURCES = {
  any: 'a source',
  yours: 'a source you control',
  opponents: 'a source your opponent controls',
};

const colored = (source: string, color: Color | undefined): string =>
  color === undefined ? source : source.replace('source', `${color} source`);

const sourceText = ({ sources, color, another }: Scope): string => {
  const source = colored(SOURCES[sources], color);
  return another ? source.replace(/^a /, 'another ') : source;
};

const CONTROLLED = { any: '', yours: ' you control', opponents: ' your opponent controls' } as const;
const PLAYERS = {
  any: 'anyone or anything',
  yours: 'you or a permanent you control',
  opponents: 'your opponent or a permanent they control',
};

const recipientText = ({ recipients, only, types }: Scope): string => {
  const who = types === undefined ? PLAYERS[recipients] : `a ${or(types)}${CONTROLLED[recipients]}`;
  return only === undefined ? who : `${only}, which is ${who}`;
};

const damageIn = (scope: Scope): string =>
  `${scope.noncombat ? 'noncombat ' : ''}${damage} from ${sourceText(scope)} to ${recipientText(scope)}`;

const ABILITY_OUTCOMES: Readonly<Record<Outcome, string>> = {
  damageTarget: `it deals as much ${damage} to another target`,
  draw: 'draw a card',
  treasure: 'make a treasure',
  dragon: 'make a dragon',
};

const ABILITY_RESULTS: Readonly<Record<ResultKind, string>> = {
  marked: `${damage} marked on creatures`,
  minusCounters: `${minusCounter}s put on creatures`,
  loyaltyLost: `loss of ${loyalty}`,
  defenseLost: `loss of ${defense}`,
  lifeLost: `loss of ${life}`,
  poisoned: `${poisonCounter}s`,
  lifeGained: `gain of ${life}`,
};

const WHOSE = { any: '', yours: ' on your side', opponents: " on your opponent's side" } as const;

/** The abilities of the damage event in English. */
export const englishGrammar: Grammar = (ability) => {
  switch (ability.kind) {
    case 'increase':
      return `Increase ${damageIn(ability.scope)} by ${ability.by}.`;
    case 'multiply':
      return `Multiply ${damageIn(ability.scope)} by ${ability.by}.`;
    case 'reduce':
      return `Prevent ${ability.by} of any ${damageIn(ability.scope)}.`;
    case 'shield':
      return `Prevent the next ${ability.left} ${damageIn(ability.scope)}.`;
    case 'preventAll':
      return `Prevent all ${damageIn(ability.scope)}.`;
    case 'countersInstead':
      return `Instead of ${damageIn(ability.scope)}, put that many ${minusCounter}s on it.`;
    case 'watch': {
      const excess = `${ability.noncombat ? 'noncombat ' : ''}excess ${damage}`;
      const who =
        ability.once === 'permanent'
          ? `a ${or(ability.types)} your opponent controls is`
          : `one or more ${ability.types.map((type) => `${type}s`).join(' or ')} your opponent controls are`;
      const only =
        ability.condition === undefined
          ? ''
          : `, if a giant, wizard or spell of yours dealt ${damage} to it this turn`;
      return `Whenever ${who} dealt ${excess}${only}: ${ABILITY_OUTCOMES[ability.outcome]}.`;
    }
    case 'lookBack':
      return `At the beginning of your end step, if a ${or(ability.types)} your opponent controlled was dealt excess ${damage} this turn: ${ABILITY_OUTCOMES[ability.outcome]}.`;
    case 'lethalByPower':
      return 'Lethal damage for creatures you control is measured by their power, not their toughness.';
    case 'results':
      return `The ${ABILITY_RESULTS[ability.of]}${WHOSE[ability.whose]} is multiplied by ${ability.times}.`;
    default:
      return ability satisfies never;
  }
};
