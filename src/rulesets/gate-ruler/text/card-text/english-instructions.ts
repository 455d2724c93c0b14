import { capitalize } from '../../../../core/narration.ts';
import {
  type Amount,
  type DamageFilter,
  type Duration,
  type Reference,
  sideOfFilter,
  type ZoneKind,
} from '../../state/card.ts';
import { abilityName } from '../card-labels.ts';
import { labels } from '../english.ts';
import { changesText, conditionText, damageWord, triggerText } from './english-conditions.ts';
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
  isAtTurnEnd,
  isOwnAction,
  type Scope,
  type StepOf,
  stepWriter,
} from './grammar.ts';

const { gate, zones } = labels;

const chooseText = (scope: Scope, { from, atLeast = 1, atMost = 1, by }: StepOf<'choose'>): string => {
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

const chooseZoneText = (scope: Scope, { as, kinds }: StepOf<'chooseZone'>): string => {
  const choice = scope.zones.get(as);
  const which = choice === undefined || choice.among === 1 ? '' : ` (the ${ordinal(choice.place)} zone)`;
  return `choose one of your ${joinWords(kinds, 'or')} zones${which}`;
};

/** Cards that were chosen together, each by itself. */
const eachOf = ({ object, isMany }: CardPhrase): string => (isMany ? `each of ${object}` : object);

const damageText = (scope: Scope, { to, amount, from, cannotCounter }: StepOf<'damage'>): string => {
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

const reduceText = (scope: Scope, step: StepOf<'reduce'>): string => {
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

const destination = (scope: Scope, { cards, to, bottom }: StepOf<'move'>): string => {
  if (to.startsWith('zone:')) return `into ${chosenZone(scope, to.slice('zone:'.length))}`;
  if (to === 'deck') return `on ${bottom ? 'the bottom' : 'top'} of ${owner(scope, cards)} ${zones.deck}`;
  if (to === 'graveyard') return `into the ${zones[to]}`;
  return `into ${owner(scope, cards)} ${zones[to as ZoneKind]}`;
};

const moveText = (scope: Scope, step: StepOf<'move'>): string => {
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

const delayText = (scope: Scope, step: StepOf<'delay'>): string => {
  const { when, effect, for: duration, often } = step;
  const inside: Scope = { ...scope, trigger: when };
  const then = stepsInline(inside, effect);
  if (isAtTurnEnd(step)) return `at the end of this turn, ${then}`;
  return `${often ? 'each time' : 'the next time'} ${triggerText(inside, when)} ${WITHIN[duration]}, ${then}`;
};

const playText = (scope: Scope, { card, pay, afterwards }: StepOf<'play'>): string => {
  const { object } = cardPhrase(scope, card);
  const how = {
    true: 'paying its cost',
    false: 'without paying its cost',
    resources: 'paying its cost with resources',
  };
  const then = afterwards === undefined ? '' : '; it then goes to the bottom of the deck';
  return `play ${object}, ${how[`${pay}`]}${then}`;
};

const healProcessText = (scope: Scope, { card, combat, all }: StepOf<'healProcess'>): string => {
  const to = cardPhrase(scope, card).object;
  return all
    ? `heal what every ${damageWord(combat)} process has dealt to ${to}`
    : `heal what one ${damageWord(combat)} process of this phase dealt to ${to}`;
};

const materialText = (scope: Scope, { from, ifDone }: StepOf<'material'>): string =>
  `put ${cardPhrase(scope, 'this').object} and 1 or more ${filterText(scope, from, true)} on the bottom of the deck as material; if you do, ${stepsInline(scope, ifDone)}`;

const mayText = (scope: Scope, { steps, ifDone }: StepOf<'may'>): string => {
  const doThis = steps.every(isOwnAction) ? '' : 'do this: ';
  const then = ifDone === undefined ? '' : `; if you do, ${stepsInline(scope, ifDone)}`;
  return `you may ${doThis}${stepsInline(scope, steps)}${then}`;
};

const ifText = (scope: Scope, { condition, steps, otherwise }: StepOf<'if'>): string => {
  const other = otherwise === undefined ? '' : `; otherwise, ${stepsInline(scope, otherwise)}`;
  return `if ${conditionText(scope, condition)}, ${stepsInline(scope, steps)}${other}`;
};

const modeText = (scope: Scope, { modes }: StepOf<'mode'>): string => {
  const all = Object.values(modes).map((steps, index) => `(${index + 1}) ${stepsText(scope, steps)}`);
  return `choose one: ${all.join(' ')}`;
};

const becomeText = (scope: Scope, { item, effect }: StepOf<'become'>): string => {
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

/** Steps inside a sentence, and as sentences; `opening` stands before the first. */
export const { inline: stepsInline, sentences: stepsText } = stepWriter({
  texts: {
    choose: chooseText,
    mode: modeText,
    chooseZone: chooseZoneText,
    damage: damageText,
    distribute: (scope, step) => `distribute ${step.total} damage among ${cardPhrase(scope, step.to).object}`,
    reduce: reduceText,
    healRuler: (scope, step) =>
      `heal ${step.ruler === 'own' ? 'your ruler' : 'the enemy ruler'} by ${amountText(scope, step.amount)}`,
    healUnit: (scope, step) =>
      step.amount === 'all'
        ? `heal all damage of ${cardPhrase(scope, step.cards).object}`
        : `heal ${eachOf(cardPhrase(scope, step.cards))} by ${amountText(scope, step.amount)}`,
    healProcess: healProcessText,
    destroy: (scope, step) => `destroy ${cardPhrase(scope, step.cards).together}`,
    move: moveText,
    putUnder: (scope, step) =>
      `put ${cardPhrase(scope, step.cards).together} under ${cardPhrase(scope, step.host).object} as ${cardPhrase(scope, step.cards).isMany ? 'souls' : 'a soul'}`,
    material: materialText,
    draw: (scope, step) => playerDoes(step.player, 'draw', cardsText(scope, step.count)),
    drive: (scope, step) => `drive ${cardsText(scope, step.count)}`,
    discard: (_, step) => playerDoes(step.player, 'discard', quantity(step.count, 'card')),
    shuffle: (_, step) =>
      playerDoes(step.player, 'shuffle', step.player === 'own' ? 'your deck' : 'their deck'),
    reveal: (scope, step) => `reveal ${cardPhrase(scope, step.cards).together}`,
    ready: (scope, step) => `${step.do} ${cardPhrase(scope, step.cards).together}`,
    exhaust: (scope, step) => `${step.do} ${cardPhrase(scope, step.cards).together}`,
    delay: delayText,
    summonCap: (_, step) => `your ${labels.summonCap} becomes ${step.to} this turn`,
    chooseCounter: () => `choose a card or ability that your opponent played by ${labels.cnt}`,
    become: becomeText,
    redirect: () => 'aim the attack at another line of your choice',
    play: playText,
    if: ifText,
    may: mayText,
  },
  applied: applyText,
  nothing: 'do nothing',
  enclosed: (text) => `(${text})`,
  afterModes: 'whichever you choose, ',
  joined: (texts) =>
    texts.length < 3
      ? texts.join(', then ')
      : `${texts.slice(0, -1).join(', ')}, then ${texts[texts.length - 1] ?? ''}`,
  sentence: (text) => capitalize(/[."]\)?$/.test(text) ? text : `${text}.`),
  gap: ' ',
});
