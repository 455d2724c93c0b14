import type { Player } from '../../../core/decision.ts';
import type { GameState, Result } from '../../../core/game-state.ts';
import type { RngState } from '../../../core/random.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { CardDefinition, Continuous, Duration, Effect, Instruction, Keyword, Trigger } from './card.ts';
import type { GateRulerEvent, Phase } from './event.ts';
import type { Cause, Choices, GateItem } from './gate-item.ts';
import type { CardRef, CardState, CommonZone, Instance, Line, RowZone } from './instance.ts';
import type { Interpretations } from './interpretations.ts';

/** Cards by zone; of a zone that the ruler does not give, nothing. Ordered zones: the first is the top. */
export type Zones = Readonly<
  Record<CommonZone, readonly Instance[]> & Record<RowZone, readonly Instance[] | undefined>
>;

/** One player's part of the game. */
export interface Side {
  readonly zones: Zones;
  /** How many normal summons this turn allows; `null`: no limit (6-2a). */
  readonly summonCap: number | null;
  readonly summonCount: number;
}

export interface Turn {
  /** Counts from 1; 0 in the preparation. */
  readonly number: number;
  readonly player: Player;
  readonly phase: Phase;
  /** Counts all phases of the match, so that "in the current phase" can be told (13-7b-1). */
  readonly phaseNumber: number;
  /** Attack sub-phases begun this turn (8-2a). */
  readonly attacks: number;
  /** Turn-end abilities that triggered in this end phase (6-5a-1). */
  readonly endTriggered: readonly string[];
}

/** The attack going on (8-4d): bound to a line of the non-turn player. */
export interface Attack {
  readonly attacker: CardRef;
  readonly line: Line;
  readonly target?: CardRef | undefined;
  /** What was found before the combat damage (8-6a). */
  readonly notes?: CombatNotes | undefined;
}

/** An effect that lasts (14-1b), on the cards it was applied to. */
export interface LastingEffect {
  readonly number: number;
  readonly controller: Player;
  readonly source: CardRef;
  readonly effect: Continuous;
  readonly on: readonly CardRef[];
  readonly until: Duration;
}

/** A delayed automatic ability (14-9f). */
export interface DelayedAbility {
  readonly number: number;
  readonly controller: Player;
  readonly source: CardRef;
  readonly when: Trigger;
  readonly effect: readonly Instruction[];
  readonly choices: Choices;
  readonly until: Duration;
  /** Stays after it triggered. */
  readonly often: boolean;
}

/** An ability that triggered and waits to be played (14-1a-2). */
export interface WaitingAbility {
  readonly number: number;
  readonly controller: Player;
  readonly source: CardRef;
  /** A set card whose timing has come: it may be played, or not (14-4b). */
  readonly isSetCard: boolean;
  readonly effect: Effect;
  readonly choices: Choices;
  readonly cause: Cause;
  /** Clauses that decided that it triggered. */
  readonly decidedBy?: readonly ClauseId[] | undefined;
}

/** The whole state of a match: plain data, never changed in place. */
export interface Game extends GameState<GateRulerEvent> {
  /** How the edition, and the choices where the documents are silent, are read. */
  readonly interpretations: Interpretations;
  /** Definitions in use, by id. */
  readonly cards: Readonly<Record<string, CardDefinition>>;
  /** Definition id and owner by instance; fixed for the match. */
  readonly definitionOf: readonly string[];
  readonly owner: readonly Player[];
  /** Object number by instance (3-2d). */
  readonly object: readonly number[];
  /** The next object or gate item number. */
  readonly nextNumber: number;
  readonly sides: readonly [Side, Side];
  readonly states: Readonly<Record<Instance, CardState | undefined>>;
  /** Bottom first. */
  readonly gate: readonly GateItem[];
  readonly turn: Turn;
  readonly attack: Attack | undefined;
  /** Host of each linked soul (3-14c). */
  readonly soulOf: Readonly<Record<Instance, Instance | undefined>>;
  readonly lasting: readonly LastingEffect[];
  readonly delayed: readonly DelayedAbility[];
  readonly waiting: readonly WaitingAbility[];
  /** Plays taken back since the state last changed, each with what was chosen (14-3b-4); none is offered so again. */
  readonly takenBack: readonly WithdrawnPlay[];
  readonly rng: RngState;
  readonly result: Result | undefined;
}

/** A play that was taken back (14-3b-4). */
export interface WithdrawnPlay {
  /** Object number of the card that was played or whose ability was. */
  readonly object: number;
  /** What tells the play from others of the same state. */
  readonly play: string;
  /** What tells the choices that were made from others of the play. */
  readonly way: string;
}

/**
 * What the check before the combat damage found (8-6a), by keyword: the card that has it, and of a keyword of the attacker
 * whether it has it.
 */
export type CombatNotes = Readonly<Partial<Record<Keyword, CardRef | boolean>>>;
