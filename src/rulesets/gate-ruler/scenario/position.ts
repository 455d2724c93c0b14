import { ScenarioFault, type ScenarioSetting } from '../../../core/adapters/scenario.ts';
import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { Frame, Position } from '../../../core/game-state.ts';
import { cardsOfGame } from '../../../kit/sides.ts';
import { decks } from '../cards/decks.ts';
import { cardDefinition, rulerOf, rulerRules } from '../queries/cards.ts';
import { frontmostOn, linesOf } from '../queries/in-play.ts';
import { zonesOfRuler } from '../queries/zones.ts';
import { newGame } from '../rules/ch05-preparation/new-game.ts';
import { declareAttack } from '../rules/ch08-attack/attack.ts';
import { zonesWithCards } from '../state/copies.ts';
import type { Phase } from '../state/event.ts';
import type { Game, Side } from '../state/game.ts';
import type { Instance, Line, Zone } from '../state/instance.ts';
import { type EditionId, withAnswers } from '../state/interpretations.ts';
import type { OptionOf } from '../state/option.ts';
import { cardOfItem, defenderOf, withGate, withWaitingAbilities } from './gate-items.ts';
import { type PlacedCard, placeCards, ScenarioCards } from './layout.ts';
import { cardAt, parsePlayerRef, parseZone, playerRef } from './names.ts';
import { positionSchema, type ScenarioPosition, type ScenarioSide, type StartName } from './schema.ts';

/** A point of the turn that a scenario may start at. */
export interface Start {
  readonly phase: Phase;
  /** The processes as the point is come to; the innermost state starts what it invokes. */
  readonly begins: readonly Frame[];
  /** The processes while a gate processing of that point is going on; absent where none can be. */
  readonly within?: readonly Frame[];
  /** Whether the phase itself begins then, or even the turn. */
  readonly isPhaseBegin?: true;
  readonly isTurnBegin?: true;
  readonly needsAttack?: true;
  /** The editions that have that point; all when absent. */
  readonly onlyIn?: EditionId;
}

const MATCH: Frame = { state: 'turn', rest: { asked: 0 } };

const frames = (...states: readonly string[]): readonly Frame[] => [
  MATCH,
  ...states.map((state) => ({ state, rest: {} })),
];

const inAttack = (...states: readonly string[]): readonly Frame[] => {
  const [attack = '', ...inner] = states;
  return [
    ...frames('attackPhase', 'subPhase'),
    { state: attack, rest: { goesOn: true } },
    ...inner.map((state) => ({ state, rest: {} })),
  ];
};

const starts: Readonly<Record<StartName, Start>> = {
  turn: { phase: 'start', begins: frames(), isPhaseBegin: true, isTurnBegin: true },
  'start phase': {
    phase: 'start',
    begins: frames('startPhase'),
    within: frames('startPhase', 'beginning'),
    isPhaseBegin: true,
  },
  'main phase': {
    phase: 'main',
    begins: frames('mainPhase'),
    within: frames('mainPhase', 'actions'),
    isPhaseBegin: true,
  },
  'attack phase': {
    phase: 'attack',
    begins: frames('attackPhase'),
    within: inAttack('attackStart.gate'),
    isPhaseBegin: true,
  },
  'attack declaration': {
    phase: 'attack',
    begins: inAttack('attackDeclaration.targets'),
    within: inAttack('attackDeclaration.begun'),
  },
  attacking: {
    phase: 'attack',
    begins: inAttack('attackDeclaration.attacking'),
    within: inAttack('attackDeclaration.attacking'),
    needsAttack: true,
  },
  'intercept step': {
    phase: 'attack',
    begins: inAttack('intercept.check'),
    within: inAttack('intercept.damage'),
    needsAttack: true,
  },
  'damage step': {
    phase: 'attack',
    begins: inAttack('damage'),
    within: inAttack('damage', 'before.gate'),
    needsAttack: true,
  },
  'combat damage': {
    phase: 'attack',
    begins: inAttack('damage', 'during'),
    within: inAttack('damage', 'during'),
    needsAttack: true,
  },
  'after combat damage': {
    phase: 'attack',
    begins: inAttack('damage', 'after.gate'),
    within: inAttack('damage', 'after.gate'),
    needsAttack: true,
    onlyIn: '2021-03',
  },
  'end phase': {
    phase: 'end',
    begins: frames('endPhase'),
    within: frames('endPhase', 'turnEnd'),
    isPhaseBegin: true,
  },
};

/** 8-6b in edition 1.0.0, whose damage step is one gate processing (u2103/replaced.5). */
const COMBAT_DAMAGE_100 = inAttack('damage', 'combatDamage');

/** Where a scenario of that edition may start, by the name in the file; absent where the edition has no such point. */
export const getStart = (name: StartName, edition: string): Start | undefined => {
  const start = starts[name];
  if (start.onlyIn !== undefined && start.onlyIn !== edition) return undefined;
  if (edition !== '1.0.0') return start;
  if (name === 'damage step') return { ...start, within: COMBAT_DAMAGE_100 };
  return name === 'combat damage'
    ? { ...start, begins: COMBAT_DAMAGE_100, within: COMBAT_DAMAGE_100 }
    : start;
};

/** Number of the phase going on as a scenario starts; phases before it can have dealt damage. */
const PHASE_NUMBER = 9;
const TURN_NUMBER = 3;

/** A game without cards of its own, so that whatever a scenario says nothing of is as in any match. */
const blankGame = ({ edition, seed }: ScenarioSetting): Game => {
  const [deck = ''] = decks.keys();
  return newGame({ edition, decks: [deck, deck], seed, index: 0 });
};

const buildSide = (laid: readonly PlacedCard[], described: ScenarioSide, player: Player): Side => {
  const isThere = (card: PlacedCard, zone: Zone): boolean =>
    card.at !== 'gate' && card.at.player === player && card.at.zone === zone;
  const ruler = laid.find((card) => isThere(card, 'ruler')) as PlacedCard;
  const { summonCap, summonCount = 0 } = described;
  return {
    zones: zonesWithCards(zonesOfRuler(rulerRules(ruler.definition)), (zone) =>
      laid.flatMap((card, instance) => (isThere(card, zone) ? [instance] : [])),
    ),
    summonCap: summonCap === undefined || summonCap === 'unlimited' ? null : summonCap,
    summonCount,
  };
};

const withCards = (game: Game, laid: readonly PlacedCard[], sides: readonly [Side, Side]): Game => ({
  ...game,
  ...cardsOfGame(laid),
  sides,
  states: Object.fromEntries(laid.flatMap(({ state }, instance) => (state ? [[instance, state]] : []))),
  soulOf: Object.fromEntries(
    laid.flatMap(({ soulOf }, instance) => (soulOf === undefined ? [] : [[instance, soulOf]])),
  ),
});

/** 6-2a: the summon cap of the player on turn is the ruler's unless the scenario says otherwise. */
const withSummonCap = (game: Game, described: ScenarioSide): Game => {
  const { player } = game.turn;
  if (described.summonCap !== undefined) return game;
  const { summonCap } = rulerRules(cardDefinition(game, rulerOf(game, player)));
  const side = { ...game.sides[player], summonCap };
  return { ...game, sides: player === 0 ? [side, game.sides[1]] : [game.sides[0], side] };
};

const attackOf = (game: Game, text: string): OptionOf<'attack'> => {
  const [attackerKey = '', lineKey = ''] = text.split(' -> ');
  const attacker = cardAt(game, `${playerRef(game.turn.player)} ${attackerKey}`, ['attack']);
  const line = (lineKey === 'center' ? lineKey : parseZone(lineKey)) as Line;
  if (!linesOf(game, defenderOf(game)).includes(line)) {
    throw new ScenarioFault(['attack'], `the other player has no line ${lineKey} (3-6e)`);
  }
  const [target] = frontmostOn(game, defenderOf(game), line);
  return { key: text, type: 'attack', attacker, line, ...(target !== undefined && { target }) };
};

/** 8-4d: the attack as if it had been declared, but nothing has happened yet because of it. */
const withAttack = (game: Game, start: Start, text: string | undefined): Game => {
  if (text === undefined) {
    if (start.needsAttack)
      throw new ScenarioFault(['start'], 'this start needs an attack, such as A1 -> center');
    return game;
  }
  if (!start.needsAttack) {
    const during = Object.entries(starts).flatMap(([name, { needsAttack }]) => (needsAttack ? [name] : []));
    throw new ScenarioFault(['attack'], `nobody attacks at this start; use start: ${during.join(', ')}`);
  }
  const { attack, states } = declareAttack(game, attackOf(game, text));
  return { ...game, states, ...(attack && { attack }) };
};

const turnAt = (game: Game, described: ScenarioPosition, start: Start, begins: boolean): Game['turn'] => ({
  ...game.turn,
  number: (described.turnNumber ?? TURN_NUMBER) - (start.isTurnBegin ? 1 : 0),
  player: parsePlayerRef(described.turn ?? 'p1'),
  phase: start.phase,
  phaseNumber: PHASE_NUMBER - (begins && start.isPhaseBegin ? 1 : 0),
  attacks: start.phase === 'attack' && !(begins && start.isPhaseBegin) ? 1 : 0,
});

/** The top of the gate about to resolve (9-4b). */
const resolution = (game: Game) => ({
  state: 'resolution.top',
  rest: { priority: game.turn.player, passes: 0, since: game.nextNumber },
});

/** Every card of the position, and which of them come with the items of the gate, by place in its list. */
const laidCards = (
  described: ScenarioPosition,
  sides: readonly [ScenarioSide, ScenarioSide],
): { readonly laid: readonly PlacedCard[]; readonly ofItems: ReadonlyMap<number, Instance> } => {
  const cards = new ScenarioCards(described.cards);
  const laid = [...placeCards({ cards, phaseNumber: PHASE_NUMBER }, sides)];
  const ofItems = new Map<number, Instance>();
  for (const [index, item] of (described.gate ?? []).entries()) {
    const card = cardOfItem(item);
    if (card === undefined) continue;
    const { id, by, isCounter } = card;
    const definition = cards.get(id, ['gate', index]);
    const isAbility = isCounter && definition.counter !== undefined && 'effect' in definition.counter;
    ofItems.set(index, laid.length);
    laid.push({ definition, owner: by, at: isAbility ? { player: by, zone: 'counter' } : 'gate' });
  }
  return { laid, ofItems };
};

const startOf = (described: ScenarioPosition, edition: string): Start => {
  const name = described.start ?? 'main phase';
  const start = getStart(name, edition);
  if (start === undefined) throw new ScenarioFault(['start'], `edition ${edition} has no start ${name}`);
  return start;
};

/** The processes running as the scenario starts. */
const stackOf = (game: Game, described: ScenarioPosition, start: Start, begins: boolean) => {
  if (begins) return start.begins;
  if (start.within === undefined) {
    throw new ScenarioFault(['start'], 'the gate must be empty at this start');
  }
  return described.resolving ? [...start.within, resolution(game)] : start.within;
};

/** The position a scenario describes. Throws `ScenarioFault`. */
export const buildPosition = (value: unknown, setting: ScenarioSetting): Position<Game> => {
  const described = positionSchema.parse(value);
  const start = startOf(described, setting.edition);
  const begins = (described.gate ?? []).length === 0 && described.resolving !== true;
  const sides = [described.p1 ?? {}, described.p2 ?? {}] as const;
  const { laid, ofItems } = laidCards(described, sides);
  const blank = blankGame(setting);
  const atTurn = {
    ...blank,
    interpretations: withAnswers(blank.interpretations, described.readings),
    turn: turnAt(blank, described, start, begins),
  };
  const [own, other] = PLAYERS.map((player) => buildSide(laid, sides[player], player)) as [Side, Side];
  const peopled = withSummonCap(withCards(atTurn, laid, [own, other]), sides[atTurn.turn.player]);
  const attacking = withAttack(peopled, start, described.attack);
  const gated = withGate(attacking, described.gate ?? [], ofItems);
  const game = withWaitingAbilities(gated, described.waiting ?? []);
  return { game, stack: stackOf(game, described, start, begins) };
};
