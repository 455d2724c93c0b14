import { capitalize } from '../../../../core/telling.ts';
import type { CardDefinition, RulerRules } from '../../state/card-2.ts';
import type { Keyword } from '../../state/card.ts';
import { labels } from '../english.ts';
import { abilityName } from '../card-labels.ts';
import type { Scope } from './grammar.ts';
import { quantity, joinWords } from './english-references.ts';
import { filterText } from './references.ts';

/** What a keyword lets a card do. */
const REMINDERS: Readonly<Record<Keyword, string>> = {
  penetrate:
    'attacking a unit in the defense zone, it also deals its STK to the ruler if nobody stands there after the combat damage',
  intercept: 'attacked by a unit, it deals its ATK to the attacker before the combat damage',
  counterattack:
    'attacked by a unit and still there after the combat damage, it deals its ATK to the attacker',
  doubleAttack: 'it becomes ready after its first attack of the turn',
  vigilance: 'at the end of your attack phase it may move to your empty defense zone',
  undying: 'you may summon it from your graveyard if you have resources',
  soulguard: 'if it would leave play, one of its souls may go instead',
  openCard: 'drawn or driven, it is shown and must be played, and it cannot be set',
  standby: 'it may be set',
  forcedStandby: 'it may be set, and comes into play from nowhere but the set zone',
  pacifist: 'it cannot attack',
};

export const keywordText = (keyword: Keyword): string =>
  `${capitalize(labels.keywords[keyword])} (${REMINDERS[keyword]})`;

/** How a unit comes into play, beside what every unit may do. */
export const entryTexts = (scope: Scope, card: CardDefinition): readonly string[] => {
  const { comesOutOnlyBy, enhance, summonFromSet, summonTo } = card;
  return [
    ...(enhance === undefined
      ? []
      : [
          `Enhance: As this unit enters play, you may put 1 ${filterText(scope, { type: ['unit'], ...enhance, side: 'ally' })} under it as a soul.`,
        ]),
    ...(summonFromSet ? ['In your main phase, you may summon this unit from the set zone.'] : []),
    ...(summonTo === undefined
      ? []
      : [
          `This unit is summoned only to ${joinWords(
            summonTo.map((each) => `the ${labels.zones[each]}`),
            'or',
          )}.`,
        ]),
    ...(comesOutOnlyBy === undefined
      ? []
      : [
          `This unit enters play only by ${abilityName(comesOutOnlyBy, 'en')}; otherwise it goes to the bottom of the deck instead.`,
        ]),
  ];
};

const startOfTurnText = ({ startOfTurn }: RulerRules): string => {
  const { readyResources, draw, drawOnFirstTurn, drive, driveOnFirstTurn } = startOfTurn;
  const onFirst = (usual: number, first: number): string =>
    usual === first ? '' : ` (${first} on the first turn)`;
  const parts = [
    ...(readyResources === 0 ? [] : [`ready ${quantity(readyResources, 'resource')}`]),
    ...(draw + drawOnFirstTurn === 0
      ? []
      : [`draw ${quantity(draw, 'card')}${onFirst(draw, drawOnFirstTurn)}`]),
    ...(drive + driveOnFirstTurn === 0
      ? []
      : [`drive ${quantity(drive, 'card')}${onFirst(drive, driveOnFirstTurn)}`]),
  ];
  return `At the start of your turn, ${joinWords(parts, 'and')}.`;
};

const orAny = (most: number | null, what: string): string =>
  most === null ? `any number of ${what}s` : `up to ${quantity(most, what)}`;

/** What playing with a ruler is like. */
export const rulerTexts = (rules: RulerRules): readonly string[] => {
  const { life, paysCosts, attackZones, defenseZones, setZones, resources, startingHand } = rules;
  const { summonCap, exhaustToPay, legendaries, factions, deckLevelCap } = rules;
  return [
    `Life ${life}. ${paysCosts ? 'Your cards cost their level.' : 'Your cards cost nothing.'}`,
    `You have ${quantity(attackZones, 'attack zone')}, ${quantity(defenseZones, 'defense zone')}, ${quantity(setZones, 'set zone')} and ${quantity(resources, 'resource')}, and start with ${quantity(startingHand, 'card')} in hand.`,
    startOfTurnText(rules),
    `You may summon ${orAny(summonCap, 'unit')} each turn.`,
    ...(exhaustToPay === undefined ? [] : ["On your opponent's turn, you may exhaust this ruler to pay 1."]),
    `Deck: ${orAny(factions, 'faction')}, up to ${quantity(legendaries, 'legendary name')}, ${deckLevelCap === null ? 'no limit on levels' : `levels that add up to ${deckLevelCap} at most`}.`,
  ];
};
