import { capitalize } from '../../../../core/narration.ts';
import {
  type Amount,
  type DamageFilter,
  type Duration,
  type Instruction,
  type Reference,
  sideOfFilter,
  type ZoneKind,
} from '../../state/card.ts';
import { abilityName } from '../card-labels.ts';
import { labels } from '../english.ts';
import { changesText, conditionText, triggerText } from './english-conditions.ts';
import {
  amountText,
  type CardPhrase,
  cardPhrase,
  filterText,
  joinWords,
  ordinal,
  quantity,
  withArticle,
} from './english-references.ts';
import {
  type Apply,
  choiceIn,
  emptyScope,
  hasInnerSteps,
  isAtTurnEnd,
  isOwnAction,
  type Scope,
  type StepGroup,
  scopeOf,
  stepGroups,
} from './grammar.ts';

type Of<Do extends Instruction['do']> = Extract<Instruction, { readonly do: Do }>;

const { gate, zones } = labels;

const damageWord = (combat: boolean | undefined): string => {
  if (combat === undefined) return 'damage';
  return combat ? 'combat damage' : 'noncombat damage';
};

const chooseText = (scope: Scope, { from, atLeast = 1, atMost = 1, by }: Of<'choose'>): string => {
  const asked: Scope = by === 'opponent' ? { ...scope, asksOpponent: true } : scope;
  const chooses = by === 'opponent' ? 'your opponent chooses' : 'choose';
  const range =
    atLeast === atMost ? `${atMost}` : atLeast === 0 ? `up to ${atMost}` : `${atLeast} to ${atMost}`;
  const cards =
    atLeast === 1 && atMost === 1
      ? withArticle(filterText(asked, from))
      : `${range} ${filterText(asked, from, atMost > 1)}`;
  return `${chooses} ${cards}`;
};

const chosenZone = (scope: Scope, name: string): string => {
  const choice = scope.zones.get(name);
  return choice === undefined || choice.among === 1 ? 'that zone' : `the ${ordinal(choice.place)} zone`;
};

const chooseZoneText = (scope: Scope, { as, kinds }: Of<'chooseZone'>): string => {
  const choice = scope.zones.get(as);
  const which = choice === undefined || choice.among === 1 ? '' : ` (the ${ordinal(choice.place)} zone)`;
  return `choose one of your ${joinWords(kinds, 'or')} zones${which}`;
};

/** Cards that were chosen together, each by itself. */
const eachOf = ({ object, isMany }: CardPhrase): string => (isMany ? `each of ${object}` : object);

const damageText = (scope: Scope, { to, amount, from, cannotCounter }: Of<'damage'>): string => {
  const dealer = from === undefined ? 'deal' : `${cardPhrase(scope, from).subject} deals`;
  const receivers = joinWords(
    to.map((each) => `to ${eachOf(cardPhrase(scope, each))}`),
    'and',
  );
  const damage =
    typeof amount === 'number'
      ? `${amount} damage ${receivers}`
      : `damage ${receivers} equal to ${amountText(scope, amount)}`;
  return `${dealer} ${damage}${cannotCounter ? ' (cards that this damage reveals have no CNT)' : ''}`;
};

const WHICH: Readonly<Record<DamageFilter['which'], string>> = {
  next: 'the topmost',
  that: 'that',
  any: 'any',
};

const damageMeant = (scope: Scope, { which, combat, receiver }: DamageFilter): string => {
  const damage = `${WHICH[which]} ${damageWord(combat)}${which === 'that' ? '' : ` on the ${gate}`}`;
  return receiver === undefined
    ? damage
    : `the part of ${damage} that is dealt to ${withArticle(filterText(scope, receiver))}`;
};

const reduceText = (scope: Scope, step: Of<'reduce'>): string => {
  const damage = damageMeant(scope, step.damage);
  return 'by' in step
    ? `reduce ${damage} by ${amountText(scope, step.by)}`
    : `reduce ${damage} to ${amountText(scope, step.to)}`;
};

/** Whose zone cards go to: those that lay in your zones are your own. */
const owner = (scope: Scope, cards: Reference): string => {
  const step = typeof cards === 'string' ? choiceIn(scope, cards)?.of : undefined;
  const areYours = step?.from.zone !== undefined && sideOfFilter(step.from) === 'ally';
  if (cards === 'this' || areYours) return 'your';
  return cardPhrase(scope, cards).isMany ? "their owners'" : "its owner's";
};

const destination = (scope: Scope, { cards, to, bottom }: Of<'move'>): string => {
  if (to.startsWith('zone:')) return `into ${chosenZone(scope, to.slice('zone:'.length))}`;
  if (to === 'deck') return `on ${bottom ? 'the bottom' : 'top'} of ${owner(scope, cards)} ${zones.deck}`;
  if (to === 'graveyard') return `into the ${zones[to]}`;
  return `into ${owner(scope, cards)} ${zones[to as ZoneKind]}`;
};

const moveText = (scope: Scope, step: Of<'move'>): string => {
  const { cards, to, exhausted, bottom, by } = step;
  const { together: object } = cardPhrase(scope, cards);
  const how = [
    ...(bottom && to !== 'deck' ? ['at the bottom'] : []),
    ...(exhausted ? [labels.exhausted] : []),
    ...(by === undefined ? [] : [`by ${abilityName(by, 'en')}`]),
  ];
  const manner = how.length === 0 ? '' : ` (${how.join(', ')})`;
  if (to === 'removed') return `remove ${object} from the game${manner}`;
  if (to === 'hand' && owner(scope, cards) !== 'your') {
    return `return ${object} to ${owner(scope, cards)} ${zones.hand}${manner}`;
  }
  return `put ${object} ${destination(scope, step)}${manner}`;
};

/** What a player does, you or the opponent. */
const playerDoes = (player: 'own' | 'enemy', verb: string, what: string): string =>
  player === 'own' ? `${verb} ${what}` : `your opponent ${verb}s ${what}`;

const cardsText = (scope: Scope, count: Amount): string =>
  typeof count === 'number' ? quantity(count, 'card') : `cards equal to ${amountText(scope, count)}`;

/** How long a change lasts, behind it. */
const DURATIONS: Readonly<Record<Duration, string>> = {
  attack: 'during this attack',
  turn: 'until the end of the turn',
  untilOwnTurn: 'until your next turn starts',
  match: 'for the rest of the match',
};

/** In what time something delayed may happen. */
const WITHIN: Readonly<Record<Duration, string>> = {
  attack: 'during this attack',
  turn: 'this turn',
  untilOwnTurn: 'before your next turn starts',
  match: 'in this match',
};

const delayText = (scope: Scope, step: Of<'delay'>): string => {
  const { when, effect, for: duration, often } = step;
  const inside: Scope = { ...scope, trigger: when };
  const then = stepsInline(inside, effect);
  if (isAtTurnEnd(step)) return `at the end of this turn, ${then}`;
  return `${often ? 'each time' : 'the next time'} ${triggerText(inside, when)} ${WITHIN[duration]}, ${then}`;
};

const playText = (scope: Scope, { card, pay, afterwards }: Of<'play'>): string => {
  const { object } = cardPhrase(scope, card);
  const how = {
    true: 'paying its cost',
    false: 'without paying its cost',
    resources: 'paying its cost with resources',
  };
  const then = afterwards === undefined ? '' : '; it then goes to the bottom of the deck';
  return `play ${object}, ${how[`${pay}`]}${then}`;
};

const healProcessText = (scope: Scope, { card, combat, all }: Of<'healProcess'>): string => {
  const to = cardPhrase(scope, card).object;
  return all
    ? `heal what every ${damageWord(combat)} process has dealt to ${to}`
    : `heal what one ${damageWord(combat)} process of this phase dealt to ${to}`;
};

const materialText = (scope: Scope, { from, ifDone }: Of<'material'>): string =>
  `put ${cardPhrase(scope, 'this').object} and 1 or more ${filterText(scope, from, true)} on the bottom of the deck as material; if you do, ${stepsInline(scope, ifDone)}`;

const mayText = (scope: Scope, { steps, ifDone }: Of<'may'>): string => {
  const doThis = steps.every(isOwnAction) ? '' : 'do this: ';
  const then = ifDone === undefined ? '' : `; if you do, ${stepsInline(scope, ifDone)}`;
  return `you may ${doThis}${stepsInline(scope, steps)}${then}`;
};

const ifText = (scope: Scope, { condition, steps, otherwise }: Of<'if'>): string => {
  const other = otherwise === undefined ? '' : `; otherwise, ${stepsInline(scope, otherwise)}`;
  return `if ${conditionText(scope, condition)}, ${stepsInline(scope, steps)}${other}`;
};

const modeText = (scope: Scope, { modes }: Of<'mode'>): string => {
  const all = Object.values(modes).map((steps, index) => `(${index + 1}) ${stepsText(scope, steps)}`);
  return `choose one: ${all.join(' ')}`;
};

const becomeText = (scope: Scope, { item, effect }: Of<'become'>): string => {
  const choice = scope.items.get(item);
  const it = choice === undefined || choice.among === 1 ? 'it' : `the ${ordinal(choice.place)} one`;
  return `${it} becomes "${stepsText(emptyScope(undefined, scope.nameOf), effect)}"`;
};

/** Changes that last equally long. */
const applyText = (scope: Scope, steps: readonly [Apply, ...Apply[]]): string => {
  const [{ for: duration, follows }] = steps;
  const changes = changesText(
    scope,
    steps.map(({ effect }) => effect),
  );
  return `${changes} ${DURATIONS[duration]}${follows ? ', wherever it goes' : ''}`;
};

const stepText = (scope: Scope, step: Instruction): string => {
  switch (step.do) {
    case 'choose':
      return chooseText(scope, step);
    case 'mode':
      return modeText(scope, step);
    case 'chooseZone':
      return chooseZoneText(scope, step);
    case 'damage':
      return damageText(scope, step);
    case 'distribute':
      return `distribute ${step.total} damage among ${cardPhrase(scope, step.to).object}`;
    case 'reduce':
      return reduceText(scope, step);
    case 'healRuler':
      return `heal ${step.ruler === 'own' ? 'your ruler' : 'the enemy ruler'} by ${amountText(scope, step.amount)}`;
    case 'healUnit':
      return step.amount === 'all'
        ? `heal all damage of ${cardPhrase(scope, step.cards).object}`
        : `heal ${eachOf(cardPhrase(scope, step.cards))} by ${amountText(scope, step.amount)}`;
    case 'healProcess':
      return healProcessText(scope, step);
    case 'destroy':
      return `destroy ${cardPhrase(scope, step.cards).together}`;
    case 'move':
      return moveText(scope, step);
    case 'putUnder':
      return `put ${cardPhrase(scope, step.cards).together} under ${cardPhrase(scope, step.host).object} as ${cardPhrase(scope, step.cards).isMany ? 'souls' : 'a soul'}`;
    case 'material':
      return materialText(scope, step);
    case 'draw':
      return playerDoes(step.player, 'draw', cardsText(scope, step.count));
    case 'drive':
      return `drive ${cardsText(scope, step.count)}`;
    case 'discard':
      return playerDoes(step.player, 'discard', quantity(step.count, 'card'));
    case 'shuffle':
      return playerDoes(step.player, 'shuffle', step.player === 'own' ? 'your deck' : 'their deck');
    case 'reveal':
      return `reveal ${cardPhrase(scope, step.cards).together}`;
    case 'ready':
    case 'exhaust':
      return `${step.do} ${cardPhrase(scope, step.cards).together}`;
    case 'apply':
      return applyText(scope, [step]);
    case 'delay':
      return delayText(scope, step);
    case 'summonCap':
      return `your ${labels.summonCap} becomes ${step.to} this turn`;
    case 'chooseCounter':
      return `choose a card or ability that your opponent played by ${labels.cnt}`;
    case 'become':
      return becomeText(scope, step);
    case 'redirect':
      return 'aim the attack at another line of your choice';
    case 'play':
      return playText(scope, step);
    case 'if':
      return ifText(scope, step);
    case 'may':
      return mayText(scope, step);
    default:
      return step satisfies never;
  }
};

const isApplied = (group: StepGroup): group is readonly [Apply, ...Apply[]] => Array.isArray(group);

const groupText = (scope: Scope, group: StepGroup): string =>
  isApplied(group) ? applyText(scope, group) : stepText(scope, group);

/** Steps inside a sentence. */
const stepsInline = (scope: Scope, steps: readonly Instruction[]): string => {
  const groups = stepGroups(steps);
  const texts = groups.map((group) => {
    const text = groupText(scope, group);
    return groups.length > 1 && !isApplied(group) && hasInnerSteps(group) ? `(${text})` : text;
  });
  return texts.length < 3
    ? texts.join(', then ') || 'do nothing'
    : `${texts.slice(0, -1).join(', ')}, then ${texts[texts.length - 1] ?? ''}`;
};

/** Steps as sentences; `opening` stands before the first. */
export const stepsText = (scope: Scope, steps: readonly Instruction[], opening = ''): string => {
  const inside = scopeOf(scope, steps);
  const [first = 'do nothing', ...others] = stepGroups(steps).map((group) => groupText(inside, group));
  return [capitalize(`${opening}${first}`), ...others.map(capitalize)]
    .map((text) => (/[."]$/.test(text) ? text : `${text}.`))
    .join(' ');
};
