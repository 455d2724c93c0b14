import { capitalize } from '../../../../core/narration.ts';
import { tableOfKeywords } from '../../keywords/lookup.ts';
import type {
  Ability,
  CardDefinition,
  Cost,
  CounterAbility,
  Effect,
  Keyword,
  RulerRules,
  Timing,
  ZoneKind,
} from '../../state/card.ts';
import { abilityName } from '../card-labels.ts';
import { labels } from '../english.ts';
import { changesText, conditionText, whenText } from './english-conditions.ts';
import { stepsText } from './english-instructions.ts';
import { cardPhrase, filterText, joinWords, quantity, withArticle } from './english-references.ts';
import type { CardGrammar, Scope } from './grammar.ts';

const put = (what: string, to: Extract<Cost, { move: unknown }>['to']): string => {
  if (to === 'removed') return `remove ${what} from the game`;
  return `put ${what} ${to === 'graveyard' ? 'into the graveyard' : 'on the bottom of the deck'}`;
};

const someOf = (scope: Scope, filter: Parameters<typeof filterText>[1], count: number): string =>
  count === 1 ? withArticle(filterText(scope, filter)) : `${count} ${filterText(scope, filter, true)}`;

const costText = (scope: Scope, cost: Cost): string => {
  if ('pay' in cost) return `pay ${cost.pay}`;
  if ('exhaust' in cost) return `exhaust ${cardPhrase(scope, cost.exhaust).object}`;
  if ('destroy' in cost) return `destroy ${someOf(scope, cost.destroy, cost.count)}`;
  if (cost.move !== 'this') return put(someOf(scope, cost.move, cost.count), cost.to);
  const text = put(cardPhrase(scope, cost.move).object, cost.to);
  return cost.count === 1 ? text : `${text} ${cost.count} times`;
};

const named = (name: string | undefined): string =>
  name === undefined ? '' : `"${abilityName(name, 'en')}" `;

const inZone = (zone: readonly ZoneKind[] | undefined): readonly string[] =>
  zone === undefined
    ? []
    : [
        `while in the ${joinWords(
          zone.map((each) => labels.zones[each]),
          'or',
        )}`,
      ];

/** What restricts an ability, in brackets. */
const limits = (texts: readonly string[]): string => (texts.length === 0 ? '' : `(${texts.join(', ')}) `);

const resourceMark = ({ resource }: Effect): readonly string[] => (resource ? ['resource ability'] : []);

/** An effect as sentences. */
export const effectText = (scope: Scope, { instructions }: Effect, opening = ''): string =>
  stepsText(scope, instructions, opening);

type Of<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>;

const activatedText = (scope: Scope, ability: Of<'activated'>): string => {
  const { name, timing, cost = [], oncePerTurn, zone, effect } = ability;
  const marks = limits([...resourceMark(effect), ...(oncePerTurn ? ['once per turn'] : []), ...inZone(zone)]);
  const costs = cost.length === 0 ? '' : ` [${cost.map((each) => costText(scope, each)).join(', ')}]`;
  return `${named(name)}${marks}${capitalize(timing)}${costs}: ${effectText(scope, effect)}`;
};

const autoText = (
  scope: Scope,
  { name, when, if: condition, oncePerTurn, zone, effect }: Of<'auto'>,
): string => {
  const triggered: Scope = { ...scope, trigger: when };
  const marks = limits([...resourceMark(effect), ...(oncePerTurn ? ['once per turn'] : []), ...inZone(zone)]);
  const provided = condition === undefined ? '' : `if ${conditionText(triggered, condition)}, `;
  return `${named(name)}${marks}${effectText(triggered, effect, `${whenText(triggered, when)}, ${provided}`)}`;
};

const continuousText = (
  scope: Scope,
  { name, while: condition, zone, effects }: Of<'continuous'>,
): string => {
  const opening = condition === undefined ? '' : `while ${conditionText(scope, condition)}, `;
  return `${named(name)}${limits(inZone(zone))}${capitalize(`${opening}${changesText(scope, effects)}`)}.`;
};

export const abilityText = (scope: Scope, ability: Ability): string => {
  switch (ability.kind) {
    case 'activated':
      return activatedText(scope, ability);
    case 'auto':
      return autoText(scope, ability);
    case 'continuous':
      return continuousText(scope, ability);
    default:
      return ability satisfies never;
  }
};

/** An effect behind what says when it happens, such as `OD`. */
export const markedText = (scope: Scope, mark: string, effect: Effect): string =>
  `${mark}: ${limits(resourceMark(effect))}${effectText(scope, effect)}`;

export const counterText = (scope: Scope, counter: CounterAbility): string =>
  'play' in counter
    ? `${labels.cnt}: Play ${cardPhrase(scope, counter.play).object}.`
    : markedText(scope, labels.cnt, counter.effect);

/** What an event does, behind when it may be played. */
export const eventText = (scope: Scope, timing: Timing, effect: Effect): string =>
  typeof timing === 'object'
    ? `${limits(resourceMark(effect))}Use from a set zone ${whenText({ ...scope, trigger: timing.when }, timing.when)}: ${effectText({ ...scope, trigger: timing.when }, effect)}`
    : markedText(scope, capitalize(timing), effect);

/** When a unit may be summoned from its set zone. */
export const summonText = (scope: Scope, timing: Timing): string => {
  const when =
    typeof timing === 'object'
      ? whenText({ ...scope, trigger: timing.when }, timing.when)
      : `at ${timing} timing`;
  return `${capitalize(when)}, ${cardPhrase(scope, 'this').object} may be summoned from the set zone.`;
};

/** What a keyword lets a card do. */
const REMINDERS = tableOfKeywords(({ text }) => text.en);

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

/** The card language in English. */
export const englishCardGrammar: CardGrammar = {
  keyword: keywordText,
  entry: entryTexts,
  event: eventText,
  summon: summonText,
  ability: abilityText,
  counter: counterText,
  overdrive: (scope, effect) => markedText(scope, 'OD', effect),
  touchdown: (scope, effect) => markedText(scope, 'TD', effect),
  effect: effectText,
  ruler: rulerTexts,
};
