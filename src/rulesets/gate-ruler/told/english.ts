import { lineKey, zoneKey } from '../reading/place-key.ts';
import type { GateItem } from '../values/gate-item.ts';
import type { Line, Place, Zone } from '../values/instance.ts';
import type { Amount, Continuous } from '../values/language.ts';
import type { Moment, Phase } from '../values/moment.ts';
import {
  type FactOf,
  type ItemNames,
  type Route,
  routeOf,
  rowOf,
  type SingleZone,
  type Speaker,
  type Tongue,
} from './tongue.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  preparation: 'Preparation',
  start: 'Start phase',
  main: 'Main phase',
  attack: 'Attack phase',
  end: 'End phase',
};

const MOMENTS: Readonly<Record<Moment, string>> = {
  gameStart: 'the game starts',
  startPhase: 'the start phase begins',
  mainPhase: 'the main phase begins',
  attackPhase: 'the attack phase begins',
  attackStart: 'an attack starts',
  attackDeclaration: 'the attack declaration step begins',
  attackEnd: 'the attack ends',
  attackPhaseEnd: 'the attack phase ends',
  turnEnd: 'the turn ends',
};

const ZONES: Readonly<Record<SingleZone, string>> = {
  deck: 'deck',
  hand: 'hand',
  ruler: 'ruler zone',
  field: 'field zone',
  drive: 'drive zone',
  damage: 'damage zone',
  soul: 'soul zone',
  graveyard: 'graveyard',
  resource: 'resource zone',
  removed: 'removed area',
  counter: 'counter zone',
};

const DEFEATS: Readonly<Record<string, string>> = {
  '12-2a-1': "loses: the damage zone has reached the ruler's life",
  '12-2a-2': 'loses: the deck is empty',
  '1-4c': 'concedes',
};

const zone = (name: Zone): string => {
  const row = rowOf(name);
  return row === undefined ? ZONES[name as SingleZone] : `${row} zone ${zoneKey(name)}`;
};

const inZone = (name: Zone): string => (rowOf(name) === undefined ? `the ${zone(name)}` : zone(name));

const ofPlayer = ({ player, zone: name }: Place, say: Speaker): string =>
  `${say.player(player)}'s ${zone(name)}`;

const line = (name: Line): string => (name === 'center' ? 'the center line' : `line ${lineKey(name)}`);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const together = (names: readonly string[]): string => names.join(' and ');

const ITEMS: ItemNames = {
  card: ({ card }, say) => say.card(card),
  ability: ({ source, counter }, say) =>
    `the ${counter ? 'counter ' : ''}ability of ${say.card(source.card)}`,
  damage: ({ source, pairs }, say) =>
    `damage from ${say.card(source.card)}: ${together(pairs.map(({ amount, receiver }) => `${amount} to ${say.card(receiver.card)}`))}`,
  rulerDamage: ({ controller }, say) => `1 ruler damage to ${say.player(controller)}`,
  destroy: ({ card }, say) => `the destruction of ${say.card(card.card)}`,
  drive: ({ controller, cards }, say) => `the drive of ${say.player(controller)} (${cards.length})`,
};

const itemName = (item: GateItem, say: Speaker): string =>
  (ITEMS[item.kind] as (item: GateItem, say: Speaker) => string)(item, say);

const signed = (amount: Amount): string =>
  typeof amount === 'number' && amount >= 0 ? `+${amount}` : String(amount);

const CANNOT = { attack: 'unable to attack', beAttacked: 'safe from attacks', beChosen: 'safe from choices' };

const effectText = (effect: Continuous): string => {
  if ('change' in effect) return `${effect.change.toUpperCase()} ${signed(effect.by)}`;
  if ('set' in effect) return `${effect.set.toUpperCase()} ${String(effect.to)}`;
  if ('keyword' in effect) return `${effect.lose ? 'without ' : ''}${effect.keyword}`;
  if ('cannot' in effect) return CANNOT[effect.cannot];
  if ('unaffected' in effect) return "not affected by the opponent's effects";
  if ('mayTreat' in effect) return `${effect.mayTreat} treated as ${effect.as} at will`;
  return effect.damage === 'none' ? 'safe from damage' : `damage ${signed(effect.by)}`;
};

type Move = FactOf<'moved'> & { readonly from: Place; readonly to: Place };

const MOVES: Readonly<Partial<Record<Route, (move: Move, say: Speaker) => string>>> = {
  'deck>hand': ({ card, from }, say) => `${say.player(from.player)} draws ${say.card(card)}`,
  'deck>drive': ({ card, from }, say) => `${say.player(from.player)} drives ${say.card(card)}`,
  'hand>set': ({ card, to }, say) => `${say.player(to.player)} sets ${say.card(card)} in ${zoneKey(to.zone)}`,
  'drive>set': ({ card, to }, say) =>
    `${say.player(to.player)} sets ${say.card(card)} from the drive zone in ${zoneKey(to.zone)}`,
  'counter>damage': ({ card, to }, say) => sentence(`${say.card(card)} goes to ${ofPlayer(to, say)}`),
};

const movedBetweenZones = (move: Move, say: Speaker): string => {
  const { card, from, to } = move;
  const special = MOVES[routeOf(move)];
  if (special !== undefined) return special(move, say.of(from.player));
  const target = from.player === to.player ? inZone(to.zone) : ofPlayer(to, say);
  return sentence(`${say.of(from.player).card(card)} goes from ${ofPlayer(from, say)} to ${target}`);
};

const moved = (fact: FactOf<'moved'>, say: Speaker): string => {
  const { card, from, to } = fact;
  if (from !== 'gate' && to !== 'gate') return movedBetweenZones({ ...fact, from, to }, say);
  const place = from === 'gate' ? to : from;
  if (place === 'gate') return sentence(`${say.card(card)} stays on the gate`);
  const name = say.of(place.player).card(card);
  return sentence(
    from === 'gate'
      ? `${name} goes from the gate to ${ofPlayer(place, say)}`
      : `${name} goes from ${ofPlayer(place, say)} to the gate`,
  );
};

const played = ({ player, item }: FactOf<'played'>, say: Speaker): string => {
  const chosen = Object.values(item.kind === 'card' || item.kind === 'ability' ? item.choices : {}).flat();
  const choosing =
    chosen.length === 0 ? '' : `, choosing ${together(chosen.map(({ card }) => say.card(card)))}`;
  const from = item.kind === 'card' ? ` from ${inZone(item.from)}` : '';
  const to = item.kind === 'card' && item.entering !== undefined ? ` to ${zoneKey(item.entering.zone)}` : '';
  return `${say.player(player)} plays ${itemName(item, say.of(player))}${from}${to}${choosing}`;
};

const attacked = ({ attacker, target, line: attackedLine }: FactOf<'attacked'>, say: Speaker): string =>
  sentence(
    target === undefined
      ? `${say.card(attacker)} attacks ${line(attackedLine)}: nobody stands there`
      : `${say.card(attacker)} attacks ${say.card(target)} on ${line(attackedLine)}`,
  );

/** The narration in English. */
export const english: Tongue = {
  player: (player) => `Player ${player + 1}`,
  name: ({ name }) => name.en,
  card: ({ name, type }, owner) =>
    `${owner === undefined ? '' : `${owner}'s `}${type === 'ruler' ? 'ruler ' : ''}${name.en}`,
  hiddenCard: 'a card',
  lines: {
    firstPlayer: ({ player }, say) => `${say.player(player)} goes first`,
    shuffled: ({ player }, say) => `${say.player(player)}'s deck is shuffled`,
    turnBegan: ({ player, number }, say) => `Turn ${number}: ${say.player(player)} (${say.ruler(player)})`,
    phaseBegan: ({ phase }) => PHASES[phase],
    moment: ({ moment }) => `The moment comes when ${MOMENTS[moment]}`,
    moved,
    entered: ({ card }, say) => sentence(`${say.card(card)} is new in play`),
    choseMode: ({ player, mode }, say) => `${say.player(player)} chooses: ${mode}`,
    fizzled: ({ item }, say) => sentence(`${itemName(item, say)} does nothing: all that was chosen is gone`),
    declined: ({ player, source }, say) =>
      `${say.player(player)} does not use ${say.of(player).card(source)}`,
    reduced: ({ item, by }, say) => sentence(`${itemName(item, say)} is reduced by ${by}`),
    healed: ({ card, amount }, say) => sentence(`${say.card(card)} is healed of ${amount}`),
    linked: ({ card, host }, say) => sentence(`${say.card(card)} becomes a soul of ${say.card(host)}`),
    unlinked: ({ card, host }, say) => sentence(`${say.card(card)} is no soul of ${say.card(host)} any more`),
    applied: ({ card, effect }, say) => sentence(`${say.card(card)}: ${effectText(effect)}`),
    expired: ({ card, effect }, say) => sentence(`${say.card(card)}: no longer ${effectText(effect)}`),
    delayed: ({ source }, say) => sentence(`${say.card(source)} waits for its moment`),
    noted: ({ card, keyword }, say) => sentence(`${say.card(card)}: ${keyword} is remembered`),
    became: ({ item }, say) => sentence(`${itemName(item, say)} becomes another ability`),
    redirected: ({ attacker, line: to }, say) => sentence(`${say.card(attacker)} now attacks ${line(to)}`),
    treated: ({ player, card, level }, say) =>
      `${say.player(player)} treats ${say.card(card)} as level ${level}`,
    drove: ({ player, count }, say) => `${say.player(player)} drives ${count}`,
    stayed: ({ card, to }, say) =>
      sentence(`${say.card(card)} stays where it is: ${ofPlayer(to, say)} is missing or may not hold it`),
    revealed: ({ player, card, from }, say) =>
      `${say.player(player)} reveals ${say.of(player).card(card)} in ${inZone(from.zone)}`,
    readied: ({ card }, say) => sentence(`${say.card(card)} becomes ready`),
    exhausted: ({ card }, say) => sentence(`${say.card(card)} is exhausted`),
    summonCap: ({ player, cap }, say) =>
      `${say.player(player)}'s summon cap: ${cap === null ? 'unlimited' : cap}`,
    passed: ({ player }, say) => `${say.player(player)} passes priority`,
    put: ({ item }, say) => sentence(`${itemName(item, say)} is put on the gate`),
    played,
    resolved: ({ item }, say) => sentence(`${itemName(item, say)} resolves`),
    withdrawn: ({ item }, say) => sentence(`${itemName(item, say)} is taken back: it cannot be played`),
    gateBreak: () => 'Gate break: something was added to the gate',
    chose: ({ player, card }, say) => `${say.player(player)} chooses ${say.card(card)}`,
    attacked,
    endedAttacks: ({ player }, say) => `${say.player(player)} ends attacking`,
    dealt: ({ source, receiver, amount, combat }, say) =>
      sentence(
        `${say.card(source)} deals ${amount} ${combat ? 'combat ' : ''}damage to ${say.card(receiver)}`,
      ),
    notDealt: ({ receiver }, say) => sentence(`${say.card(receiver)} is no longer there to take damage`),
    rulerDamage: ({ player, points }, say) =>
      `${say.player(player)} takes ${points} ruler damage: ${points} ${points === 1 ? 'process' : 'processes'} on the gate`,
    counterRefused: ({ player, card }, say) =>
      `${say.player(player)} has nothing to choose for the counter ability of ${say.of(player).card(card)}`,
    destroyed: ({ card }, say) => sentence(`${say.card(card)} is destroyed`),
    spared: ({ card }, say) => sentence(`${say.card(card)} escapes destruction`),
    damageReset: ({ card }, say) => sentence(`${say.card(card)} no longer carries damage`),
    lost: ({ player, clause }, say) => `${say.player(player)} ${DEFEATS[clause] ?? 'loses'}`,
    over: ({ winner }, say) =>
      winner === undefined ? 'The match is a draw' : `${say.player(winner)} wins the match`,
  },
};
