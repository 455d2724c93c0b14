import type { Moment, Trigger, Who, ZoneKind } from '../../state/card.ts';
import { labels } from '../english.ts';
import type { Scope } from './grammar.ts';
import { withArticle, joinWords } from './english-references.ts';
import { filterText, cardPhrase } from './references.ts';

type Of<On extends Trigger['on']> = Extract<Trigger, { on: On }>;

type TurnOf = 'own' | 'enemy' | undefined;

const whose = (turn: TurnOf, thing: string): string => {
  if (turn === undefined) return withArticle(thing);
  return `${turn === 'own' ? 'your' : "your opponent's"} ${thing}`;
};

const MOMENTS: Readonly<Record<Moment, (turn: TurnOf) => string>> = {
  gameStart: (turn) =>
    turn === undefined ? 'the match starts' : `the match starts on ${whose(turn, 'turn')}`,
  startPhase: (turn) => `${whose(turn, 'start phase')} begins`,
  mainPhase: (turn) => `${whose(turn, 'main phase')} begins`,
  attackPhase: (turn) => `${whose(turn, 'attack phase')} begins`,
  attackStart: (turn) => `${whose(turn, 'attack')} starts`,
  attackDeclaration: (turn) => `${whose(turn, 'attack')} is being declared`,
  attackEnd: (turn) => `${whose(turn, 'attack')} ends`,
  attackPhaseEnd: (turn) => `${whose(turn, 'attack phase')} ends`,
  turnEnd: (turn) => `${whose(turn, 'turn')} ends`,
};

const whoText = (scope: Scope, who: Who): string => {
  if (who === 'this') return cardPhrase(scope, 'this').subject;
  return who === 'attacker' ? cardPhrase(scope, 'attacker').subject : withArticle(filterText(scope, who));
};

const attackText = (scope: Scope, { attacker, target }: Of<'attack'>): string => {
  if (attacker === undefined && target !== undefined) return `${whoText(scope, target)} is attacked`;
  const who = attacker === undefined ? 'a card' : whoText(scope, attacker);
  return target === undefined ? `${who} attacks` : `${who} attacks ${whoText(scope, target)}`;
};

const damageWord = (combat: boolean | undefined): string => {
  if (combat === undefined) return 'damage';
  return combat ? 'combat damage' : 'noncombat damage';
};

/** Damage by whom and to whom; `deals` and `isDealt` say when. */
const damageText = (
  scope: Scope,
  { source, receiver, combat }: Of<'dealt' | 'damagePut'>,
  deals: string,
  isDealt: string,
): string => {
  const damage = damageWord(combat);
  if (source !== undefined) {
    const to = receiver === undefined ? '' : ` to ${whoText(scope, receiver)}`;
    return `${whoText(scope, source)} ${deals} ${damage}${to}`;
  }
  return receiver === undefined ? `${damage} ${isDealt}` : `${whoText(scope, receiver)} ${isDealt} ${damage}`;
};

const zonesText = (zones: readonly ZoneKind[]): string =>
  joinWords(
    zones.map((zone) => labels.zones[zone]),
    'or',
  );

const entersText = (scope: Scope, { card, from, played }: Of<'enters'>): string =>
  [
    whoText(scope, card),
    'enters play',
    ...(from === undefined ? [] : [`from the ${zonesText(from)}`]),
    ...(played ? ['by being played'] : []),
  ].join(' ');

const playedText = ({ player, type }: Of<'played'>): string => {
  const what = type === undefined ? 'a card or ability' : withArticle(joinWords(type, 'or'));
  return `${player === 'own' ? 'you play' : 'your opponent plays'} ${what}`;
};

/** What is waited for, behind `when`. */
export const triggerText = (scope: Scope, trigger: Trigger): string => {
  switch (trigger.on) {
    case 'moment':
      return MOMENTS[trigger.moment](trigger.turn);
    case 'attack':
      return attackText(scope, trigger);
    case 'dealt':
      return damageText(scope, trigger, 'deals', 'is dealt');
    case 'damagePut':
      return damageText(scope, trigger, 'is about to deal', 'is about to be dealt');
    case 'enters':
      return entersText(scope, trigger);
    case 'leaves': {
      const to = trigger.to === undefined ? '' : ` for the ${zonesText(trigger.to)}`;
      return `${whoText(scope, trigger.card)} leaves play${to}`;
    }
    case 'destroyed':
      return `${whoText(scope, trigger.card)} is destroyed`;
    case 'played':
      return playedText(trigger);
    default:
      return trigger satisfies never;
  }
};

/** When something happens, as a sentence begins. */
export const whenText = (scope: Scope, trigger: Trigger): string => {
  if (trigger.on === 'moment' && trigger.moment === 'turnEnd') {
    return `at the end of ${trigger.turn === undefined ? 'each turn' : whose(trigger.turn, 'turn')}`;
  }
  return `when ${triggerText(scope, trigger)}`;
};
