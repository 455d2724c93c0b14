import type { Player } from '../../../core/decision.ts';
import type { GameState, Result } from '../../../core/game-state.ts';
import type { RngState } from '../../../core/random.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { CardDefinition, Continuous, Duration, Effect, Instruction, Keyword, Trigger } from './card.ts';
import type { GateRulerEvent, Phase } from './event.ts';
import type { Cause, Choices, GateItem } from './gate-item.ts';
import type { CardRef, CardState, CommonZone, Instance, Line, RowZone } from './instance.ts';
import type { Interpretations } from './interpretations.ts';

/** The cards by zone. A zone that the ruler does not give is absent. In ordered zones the first card is the top. */
export type Zones = Readonly<
  Record<CommonZone, readonly Instance[]> & Record<RowZone, readonly Instance[] | undefined>
>;

/** One player's part of the game. */
export interface Side {
  readonly zones: Zones;
  /** The number of normal summons allowed this turn; `null`: no limit (6-2a). */
  readonly summonCap: number | null;
  readonly summonCount: number;
}

/** The current turn: its number, player and phase, and what was counted during it. */
export interface Turn {
  /** The number of the turn, from 1. It is 0 in the preparation. */
  readonly number: number;
  readonly player: Player;
  readonly phase: Phase;
  /** The number of the phase, counted over the match. It identifies the current phase (13-7b-1). */
  readonly phaseNumber: number;
  /** The number of attack sub-phases begun this turn (8-2a). */
  readonly attacks: number;
  /** The turn-end abilities that triggered in this end phase (6-5a-1). */
  readonly endTriggered: readonly string[];
}

/** The current attack (8-4d). It is bound to a line of the non-turn player. */
export interface Attack {
  readonly attacker: CardRef;
  readonly line: Line;
  readonly target?: CardRef | undefined;
  /** The result of the check before the combat damage (8-6a). */
  readonly notes?: CombatNotes | undefined;
}

/** A lasting effect (14-1b), with the cards it was applied to. */
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
  /** Whether it stays after it triggered. */
  readonly often: boolean;
}

/** An ability that triggered and waits to be played (14-1a-2). */
export interface WaitingAbility {
  readonly number: number;
  readonly controller: Player;
  readonly source: CardRef;
  /** Whether it is a set card whose timing has come. It may be played or not (14-4b). */
  readonly isSetCard: boolean;
  readonly effect: Effect;
  readonly choices: Choices;
  readonly cause: Cause;
  /** The clauses that decided that it triggered. */
  readonly decidedBy?: readonly ClauseId[] | undefined;
}

/** The whole state of a match: plain data, never changed in place. */
export interface Game extends GameState<GateRulerEvent> {
  /** The interpretation of the rules: that of the edition, and the choices where the documents are silent. */
  readonly interpretations: Interpretations;
  /** The card definitions in use, by id. */
  readonly cards: Readonly<Record<string, CardDefinition>>;
  /** The definition id of each instance. It does not change during the match. */
  readonly definitionOf: readonly string[];
  readonly owner: readonly Player[];
  /** The object number of each instance (3-2d). */
  readonly object: readonly number[];
  /** The number of the next object or gate item. */
  readonly nextNumber: number;
  readonly sides: readonly [Side, Side];
  readonly states: Readonly<Record<Instance, CardState | undefined>>;
  /** The items on the gate, bottom first. */
  readonly gate: readonly GateItem[];
  readonly turn: Turn;
  readonly attack: Attack | undefined;
  /** The host of each linked soul (3-14c). */
  readonly soulOf: Readonly<Record<Instance, Instance | undefined>>;
  readonly lasting: readonly LastingEffect[];
  readonly delayed: readonly DelayedAbility[];
  readonly waiting: readonly WaitingAbility[];
  /**
   * The plays taken back since the state last changed, each with its choices (14-3b-4). The same play with the same
   * choices is not offered again.
   */
  readonly takenBack: readonly WithdrawnPlay[];
  readonly rng: RngState;
  readonly result: Result | undefined;
}

/** A play that was taken back (14-3b-4). */
export interface WithdrawnPlay {
  /** The object number of the card that was played, or of the card of the ability. */
  readonly object: number;
  /** A text that identifies the play among the plays of the same state. */
  readonly play: string;
  /** A text that identifies the choices within the play. */
  readonly way: string;
}

/**
 * The result of the check before the combat damage (8-6a), by keyword: the card that has it, or, for a keyword of the
 * attacker, whether the attacker has it.
 */
export type CombatNotes = Readonly<Partial<Record<Keyword, CardRef | boolean>>>;
