import { nonBreaking } from '../../../core/adapters/hints.ts';
import { capitalize, namerOf, playerNames } from '../../../core/narration.ts';
import { tableOfKeywords } from '../keywords/lookup.ts';
import { lineKey, zoneKey, zoneNames } from '../queries/place-names.ts';
import { isNumbered, kindOf } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Continuous, Moment } from '../state/card.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { Line, Zone } from '../state/instance.ts';
import type { GateRulerOption } from '../state/option.ts';
import {
  type BoardLabels,
  type GateRulerEventOf,
  type GateRulerLocale,
  type Labels,
  type MoveMessages,
  moveMessage,
  type NameResolver,
  type PromptScene,
  signed,
} from './locale.ts';

const of: Labels['of'] = (owner, thing) => `${owner}'s ${thing}`;

const zones = zoneNames.en;

const ruler = 'ruler';

/** The labels of Gate Ruler in English. */
export const labels: Labels = {
  name: ({ name }) => name.en,
  player: playerNames.en,
  of,
  card: ({ name, type }, owner) => {
    const card = type === 'ruler' ? `${ruler} ${name.en}` : name.en;
    return owner === undefined ? card : of(owner, card);
  },
  unknownCard: 'a card',
  phases: {
    preparation: 'preparation',
    start: 'start phase',
    main: 'main phase',
    attack: 'attack phase',
    end: 'end phase',
  },
  zones,
  short: { ...zones, field: 'field', drive: 'drive', resource: 'resources' },
  gate: 'gate',
  ruler,
  soul: 'soul',
  numbers: { level: 'level', atk: 'ATK', hp: 'HP', stk: 'STK' },
  keywords: tableOfKeywords(({ name }) => name.en),
  cnt: 'CNT',
  ready: 'ready',
  exhausted: 'exhausted',
  summonCap: 'summon cap',
  priority: 'priority',
  abilityOf: (card) => `ability of ${card}`,
  counterOf: (card) => `counter ability of ${card}`,
  rulerDamageTo: (player) => `ruler damage to ${player}`,
  destructionOf: (card) => `destruction of ${card}`,
  driveOf: (player) => `drive resolution of ${player}`,
  share: (amount, receiver) => `${amount} to ${receiver}`,
};

const { phases, gate, soul, keywords, numbers, ready, exhausted, short } = labels;

const MOMENTS: Readonly<Record<Moment, string>> = {
  gameStart: 'the game starts',
  startPhase: `the ${phases.start} begins`,
  mainPhase: `the ${phases.main} begins`,
  attackPhase: `the ${phases.attack} begins`,
  attackStart: 'an attack starts',
  attackDeclaration: 'the attack declaration step begins',
  attackEnd: 'the attack ends',
  attackPhaseEnd: `the ${phases.attack} ends`,
  turnEnd: 'the turn ends',
};

const DEFEATS: Readonly<Record<string, string>> = {
  '12-2a-1': `loses: the ${zones.damage} has reached the ruler's life`,
  '12-2a-2': `loses: the ${zones.deck} is empty`,
  '1-4c': 'concedes',
};

const zone = (name: Zone): string => `${zones[kindOf(name)]}${isNumbered(name) ? ` ${zoneKey(name)}` : ''}`;

const inZone = (name: Zone): string => `${isNumbered(name) ? '' : 'the '}${zone(name)}`;

const line = (name: Line): string => (name === 'center' ? 'the center line' : `line ${lineKey(name)}`);

const together = (names: readonly string[]): string => names.join(' and ');

const itemName = namerOf<GateItem, NameResolver>({
  card: ({ card }, say) => say.card(card),
  ability: ({ source, counter }, say) =>
    `the ${counter ? labels.counterOf(say.card(source.card)) : labels.abilityOf(say.card(source.card))}`,
  damage: ({ source, pairs }, say) =>
    `damage from ${say.card(source.card)}: ${together(pairs.map(({ amount, receiver }) => labels.share(amount, say.card(receiver.card))))}`,
  rulerDamage: ({ controller }, say) => `1 ${labels.rulerDamageTo(say.player(controller))}`,
  destroy: ({ card }, say) => `the ${labels.destructionOf(say.card(card.card))}`,
  drive: ({ controller, cards }, say) => `the drive of ${say.player(controller)} (${cards.length})`,
});

const CANNOT = { attack: 'unable to attack', beAttacked: 'safe from attacks', beChosen: 'safe from choices' };

const effectText = (effect: Continuous): string => {
  if ('change' in effect) return `${numbers[effect.change]} ${signed(effect.by)}`;
  if ('set' in effect) return `${numbers[effect.set]} ${String(effect.to)}`;
  if ('keyword' in effect) return `${effect.lose ? 'without ' : ''}${keywords[effect.keyword]}`;
  if ('cannot' in effect) return CANNOT[effect.cannot];
  if ('unaffected' in effect) return "not affected by the opponent's effects";
  if ('instead' in effect) return `${zones[effect.instead]} instead of ${zones[effect.of]}`;
  if ('mayTreat' in effect) return `${numbers[effect.mayTreat]} treated as ${effect.as} at will`;
  return effect.damage === 'none' ? 'safe from damage' : `damage ${signed(effect.by)}`;
};

const place: MoveMessages['place'] = (where, say, without) => {
  if (where === 'gate') return `the ${gate}`;
  return without === 'owner' ? inZone(where.zone) : of(say.player(where.player), zone(where.zone));
};

/** Why a card did not move: its zone does not exist (3-2f-1), may not hold it (3-2h), or it may not enter so (16-19). */
const whyStayed = (clause: ClauseId, to: string): string => {
  if (clause === '3-2f-1') return `${to} does not exist`;
  return clause === '3-2h' ? `${to} may not hold it` : `it comes into play only from a ${zones.set}`;
};

const moved = moveMessage({
  special: {
    'deck>hand': ({ card, from }, say) => `${say.player(from.player)} draws ${say.card(card)}`,
    'deck>drive': ({ card, from }, say) => `${say.player(from.player)} drives ${say.card(card)}`,
    'hand>set': ({ card, to }, say) =>
      `${say.player(to.player)} sets ${say.card(card)} in ${zoneKey(to.zone)}`,
    'drive>set': ({ card, to }, say) =>
      `${say.player(to.player)} sets ${say.card(card)} from the ${zones.drive} in ${zoneKey(to.zone)}`,
    'counter>damage': ({ card, to }, say) => capitalize(`${say.card(card)} goes to ${place(to, say)}`),
  },
  place,
  goes: (card, from, to) => capitalize(`${card} goes from ${from} to ${to}`),
  staysOnGate: (card) => capitalize(`${card} stays on the ${gate}`),
});

const played = ({ player, item }: GateRulerEventOf<'played'>, say: NameResolver): string => {
  const chosen = Object.values(item.kind === 'card' || item.kind === 'ability' ? item.choices : {}).flat();
  const choosing =
    chosen.length === 0 ? '' : `, choosing ${together(chosen.map(({ card }) => say.card(card)))}`;
  const from = item.kind === 'card' ? ` from ${inZone(item.from)}` : '';
  const to = item.kind === 'card' && item.entering !== undefined ? ` to ${zoneKey(item.entering.zone)}` : '';
  return `${say.player(player)} plays ${itemName(item, say.of(player))}${from}${to}${choosing}`;
};

const attacked = (
  { attacker, target, line: attackedLine }: GateRulerEventOf<'attacked'>,
  say: NameResolver,
): string =>
  capitalize(
    target === undefined
      ? `${say.card(attacker)} attacks ${line(attackedLine)}: no card is there`
      : `${say.card(attacker)} attacks ${say.card(target)} on ${line(attackedLine)}`,
  );

/** The narration in English. */
export const englishLocale: GateRulerLocale = {
  labels,
  messages: {
    firstPlayer: ({ player }, say) => `${say.player(player)} goes first`,
    shuffled: ({ player }, say) => `${of(say.player(player), zones.deck)} is shuffled`,
    turnBegan: ({ player, number }, say) => `Turn ${number}: ${say.player(player)} (${say.ruler(player)})`,
    phaseBegan: ({ phase }) => capitalize(phases[phase]),
    moment: ({ moment }) => `The moment comes when ${MOMENTS[moment]}`,
    moved,
    entered: ({ card }, say) => capitalize(`${say.card(card)} is new in play`),
    choseMode: ({ player, mode }, say) => `${say.player(player)} chooses: ${mode}`,
    fizzled: ({ clause, item }, say) =>
      clause === '16-14a'
        ? capitalize(`${itemName(item, say)} fails: its material is not returned`)
        : capitalize(`${itemName(item, say)} does nothing: all its targets are illegal`),
    declined: ({ player, source }, say) =>
      `${say.player(player)} does not use ${say.of(player).card(source)}`,
    reduced: ({ item, by }, say) =>
      capitalize(`${itemName(item, say)} ${by > 0 ? `is reduced by ${by}` : 'has no damage left to reduce'}`),
    healed: ({ card, amount }, say) =>
      capitalize(`${say.card(card)} ${amount > 0 ? `is healed by ${amount}` : 'has no damage to heal'}`),
    linked: ({ card, host }, say) => capitalize(`${say.card(card)} becomes a ${soul} of ${say.card(host)}`),
    unlinked: ({ card, host }, say) =>
      capitalize(`${say.card(card)} is no longer a ${soul} of ${say.card(host)}`),
    applied: ({ card, effect }, say) => capitalize(`${say.card(card)}: ${effectText(effect)}`),
    expired: ({ card, effect }, say) => capitalize(`${say.card(card)}: no longer ${effectText(effect)}`),
    delayed: ({ source }, say) => capitalize(`${say.card(source)} waits for its trigger`),
    noted: ({ card, keyword }, say) => capitalize(`${say.card(card)}: ${keywords[keyword]} is remembered`),
    unmet: ({ keyword }) => `The condition of ${keywords[keyword]} holds no more`,
    became: ({ item }, say) => capitalize(`${itemName(item, say)} becomes another ability`),
    redirected: ({ attacker, line: to }, say) => capitalize(`${say.card(attacker)} now attacks ${line(to)}`),
    treated: ({ player, card, level }, say) =>
      `${say.player(player)} treats ${say.card(card)} as ${numbers.level} ${level}`,
    drove: ({ player, count }, say) =>
      `${say.player(player)} drives ${count} ${count === 1 ? 'card' : 'cards'}`,
    stayed: ({ clause, card, to }, say) =>
      capitalize(`${say.card(card)} stays where it is: ${whyStayed(clause, place(to, say))}`),
    revealed: ({ player, card, from }, say) =>
      `${say.player(player)} reveals ${say.of(player).card(card)} in ${inZone(from.zone)}`,
    readied: ({ card }, say) => capitalize(`${say.card(card)} becomes ${ready}`),
    exhausted: ({ card }, say) => capitalize(`${say.card(card)} is ${exhausted}`),
    summonCap: ({ player, cap }, say) =>
      `${of(say.player(player), labels.summonCap)}: ${cap === null ? 'unlimited' : cap}`,
    passed: ({ player }, say) => `${say.player(player)} passes ${labels.priority}`,
    put: ({ item }, say) => capitalize(`${itemName(item, say)} is put on the ${gate}`),
    played,
    resolved: ({ item }, say) => capitalize(`${itemName(item, say)} resolves`),
    withdrawn: ({ item }, say) => capitalize(`${itemName(item, say)} is taken back: it cannot be played`),
    gateBreak: () => `${capitalize(gate)} break: something was added to the ${gate}`,
    chose: ({ player, card }, say) => `${say.player(player)} chooses ${say.card(card)}`,
    attacked,
    endedAttacks: ({ player }, say) => `${say.player(player)} ends attacking`,
    dealt: ({ source, receiver, amount, combat }, say) =>
      capitalize(
        `${say.card(source)} deals ${amount} ${combat ? 'combat ' : ''}damage to ${say.card(receiver)}`,
      ),
    notDealt: ({ receiver, clause }, say) =>
      capitalize(
        clause === 'u2103/unaffected.3'
          ? `${say.card(receiver)} is not affected by the damage`
          : `${say.card(receiver)} is no longer there to take damage`,
      ),
    unaffected: ({ card }, say) => capitalize(`${say.card(card)} is not affected`),
    rulerDamage: ({ player, points }, say) =>
      `${say.player(player)} takes ${points} ruler damage: ${points} ${points === 1 ? 'process' : 'processes'} on the ${gate}`,
    counterRefused: ({ player, card }, say) =>
      `${say.player(player)} has nothing to choose for the ${labels.counterOf(say.of(player).card(card))}`,
    destroyed: ({ card }, say) => capitalize(`${say.card(card)} is destroyed`),
    spared: ({ card }, say) => capitalize(`${say.card(card)} escapes destruction`),
    damageReset: ({ card }, say) => capitalize(`${say.card(card)} no longer carries damage`),
    lost: ({ player, clause }, say) => `${say.player(player)} ${DEFEATS[clause] ?? 'loses'}`,
    over: ({ winner }, say) =>
      winner === undefined ? 'The match is a draw' : `${say.player(winner)} wins the match`,
  },
};

/** What an option that is about no card does. */
const plainForm = (option: GateRulerOption): string => {
  switch (option.type) {
    case 'choose.zone':
      return `put it in ${zoneKey(option.zone)}`;
    case 'choose.line':
      return `aim at ${lineKey(option.line)}`;
    case 'endAttacks':
      return 'attack no more';
    case 'choose.done':
      return 'choose no more';
    case 'useWaiting':
      return 'use it';
    case 'leaveWaiting':
      return 'do not use it';
    default:
      return '';
  }
};

const VERBS: { readonly [Type in GateRulerOption['type']]?: string } = {
  playUnit: 'play',
  playField: 'play',
  playInstantEvent: 'play',
  playStandardEvent: 'play',
  playDriven: 'play',
  reveal: 'reveal',
  setCard: 'set',
  useInstantAbility: 'use',
  useStandardAbility: 'use',
  useOverdrive: 'use OD of',
  giveUpOverdrive: 'give up OD of',
  useWaiting: 'use',
  leaveWaiting: 'do not use',
  keep: 'keep hidden',
  discard: 'discard',
};

/** What is decided, by the kind of the question. */
const QUESTIONS: Readonly<Record<string, string>> = {
  attackDeclaration: 'Choose an attacker and its target, or end your attacks.',
  playChoice: 'Choose for what you are playing.',
  effectChoice: 'Choose for the effect that is resolving.',
  treatment: `Choose the ${numbers.level} that the card counts as.`,
  payment: 'Choose a card to pay the cost with.',
  waitingAbility: 'Several abilities have triggered. Choose the one to play next.',
  driveReveal: 'You have driven a card. Reveal it, or keep it hidden.',
  vigilance: `Choose a unit with ${keywords.vigilance} to move to your ${zones.defense}, or move none.`,
  soulguard: `Your card would be destroyed. Choose whether one of its ${soul}s goes instead.`,
  enhance: `Choose the unit that becomes a ${soul} of the new one.`,
  reducedDamage: 'Choose the damage to reduce.',
  reductionSplit: 'Choose the damage that is reduced by the next point.',
  damageOrder: 'Several sources deal damage. Choose the next one.',
  healedCard: `Choose a card in the ${zones.damage} to heal.`,
  healedDamage: 'Choose the damage to heal.',
  mulligan: 'Keep your starting hand, or exchange it.',
};

const action = ({ phase, isOwnTurn, isAttack, top }: PromptScene): string => {
  if (top !== undefined) return `Respond to ${top}, or pass. It resolves when both players pass.`;
  if (isAttack) return 'Respond to the attack, or pass. It continues when both players pass.';
  if (phase !== 'main') return 'Play or use something, or pass.';
  return isOwnTurn
    ? `Play, reveal or set a card, use an ability, or pass to end the ${phases.main}.`
    : 'Play or use something, or pass.';
};

const question = (scene: PromptScene): string => {
  const { kind, clause, waiting } = scene;
  if (kind === 'gateAction') return action(scene);
  if (kind === 'waitingAbility' && waiting !== undefined) {
    return `The timing of ${waiting} has come. Choose whether to use it.`;
  }
  if (kind !== 'driveResolution') return QUESTIONS[kind] ?? '';
  return clause === '10-3e-1'
    ? 'Use the OD of a card that you have driven, or give it up.'
    : 'Play, set or discard a card that you have driven.';
};

/** The table in English. */
export const englishBoard: BoardLabels = {
  ...labels,
  turn: (number, player, phase) => `Turn ${number} of ${player}, ${phases[phase]}`,
  you: ' (you)',
  faceDown: 'face down',
  noRuler: `no ${labels.ruler}`,
  count: (zone, cards) => `${short[zone]} ${cards}`,
  life: (taken, life) => `damage ${taken} of ${life}`,
  resources: (ready, all) => `${short.resource} ${ready} of ${all}`,
  stats: (atk, hp, stk) => nonBreaking(`ATK ${atk} HP ${hp} STK ${stk}`),
  damage: (points) => `${points} damage`,
  souls: (count) => `${count} ${labels.soul}${count === 1 ? '' : 's'}`,
  without: (keyword) => `without ${keyword}`,
  onGate: (items) => `${capitalize(gate)}, top first: ${items.join('; ')}`,
  abilityWith: (card, effect) => `${labels.abilityOf(card)} (${effect})`,
  damageBy: (card, receivers) =>
    `damage by ${card}, ${receivers.map(([receiver, amount]) => labels.share(amount, receiver)).join(', ')}`,
  attacks: (attacker, target) => `${attacker} attacks ${target ?? 'an empty line'}`,
  withPlace: (name, place) => `${name} (${place})`,
  withLevel: (name, level) => `${name} (${numbers.level} ${level})`,
  passes: {
    resolve: (top) => `let it resolve: ${top}`,
    attack: 'let the attack go on',
    main: (driven) =>
      `end the ${phases.main}${driven === 0 ? '' : `: you lose the cards left in ${short.drive}`}`,
    other: 'do nothing here',
  },
  form: (option, card) => {
    if (card === '') return plainForm(option);
    const verb = VERBS[option.type];
    return verb === undefined ? card : `${verb} ${card}`;
  },
  withEffect: (what, text) => (text === '' ? what : `${what}: ${text}`),
  questionAbout: (item) => `for ${item}`,
  prompt: (scene) => {
    const { phase, isOwnTurn } = scene;
    const whose = isOwnTurn ? 'Your' : "Your opponent's";
    const text = question(scene);
    if (text === '') return '';
    return phase === 'preparation'
      ? `${capitalize(phases[phase])}. ${text}`
      : `${whose} ${phases[phase]}. ${text}`;
  },
  glossary: [
    ['ruler', 'the card that stands for a player; it attacks and is attacked'],
    ['damage N of M', 'cards in the damage zone and life of the ruler; who reaches that number loses'],
    ['ATK, HP, STK', 'damage to units; damage that destroys this unit; damage to rulers'],
    ['level', 'what a card costs; rulers that drive pay nothing'],
    ['resources N of M', 'ready ones of all; a ruler that pays costs pays with them'],
    ['drive', 'cards taken from the deck; lost at the end of the main phase if not used'],
    ['gate', 'where played cards, abilities and damage wait; the top one resolves first'],
    ['OD', 'overdrive: an effect of a driven card, used before the card is played'],
    ['CNT', 'counter: an effect of a card that ruler damage turns up; used without cost'],
    ['TD', 'touchdown: an ability of a unit that enters play, played from the hand'],
    ['Standard, Instant', 'used in your main phase while the gate is empty; used whenever you may act'],
    ['A1 A2, D1, S1 S2 S3', 'attack zones, defense zone, set zones of face-down cards'],
    ['ready, exhausted', 'a card that attacks or pays becomes exhausted; exhausted cards cannot'],
    ['soul', 'a card under another card'],
  ],
  parts: (texts) => texts.join(', '),
};
