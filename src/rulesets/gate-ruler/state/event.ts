import type { Player } from '../../../core/decision.ts';
import type { GameEvent } from '../../../core/game-state.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Continuous, Keyword, Moment } from './card.ts';
import type { GateItem } from './gate-item.ts';
import type { Instance, Line, Place, Zone } from './instance.ts';

/** A phase of the turn (ch.6), or the preparation before the first turn (ch.5). */
export type Phase = 'preparation' | 'start' | 'main' | 'attack' | 'end';

/** The zone a card comes from or goes to. The gate belongs to no player. */
export type Whereabouts = Place | 'gate';

/** The fields of every event of Gate Ruler. */
interface EventBase<What extends string> extends GameEvent {
  readonly clause: ClauseId;
  readonly decidedBy?: readonly ClauseId[] | undefined;
  readonly what: What;
}

/** Every event of a match, emitted once by the rule that causes it. */
export type GateRulerEvent =
  | (EventBase<'firstPlayer'> & { readonly player: Player })
  | (EventBase<'shuffled'> & { readonly player: Player; readonly order: readonly Instance[] })
  | (EventBase<'turnBegan'> & { readonly player: Player; readonly number: number })
  | (EventBase<'phaseBegan'> & { readonly player: Player; readonly phase: Phase })
  | (EventBase<'moment'> & { readonly player: Player; readonly moment: Moment })
  | (EventBase<'moved'> & { readonly card: Instance; readonly from: Whereabouts; readonly to: Whereabouts })
  /**
   * A unit or field card enters play: the zone it comes from, and whether it was played (16-3). It comes from the gate
   * only by an effect.
   */
  | (EventBase<'entered'> & {
      readonly card: Instance;
      readonly from: Zone | 'gate';
      readonly played: boolean;
    })
  | (EventBase<'stayed'> & { readonly card: Instance; readonly to: Place })
  | (EventBase<'revealed'> & { readonly player: Player; readonly card: Instance; readonly from: Place })
  | (EventBase<'readied' | 'exhausted'> & { readonly card: Instance })
  | (EventBase<'summonCap'> & { readonly player: Player; readonly cap: number | null })
  | (EventBase<'passed'> & { readonly player: Player })
  | (EventBase<'put'> & { readonly item: GateItem })
  | (EventBase<'played'> & { readonly player: Player; readonly item: GateItem })
  | (EventBase<'resolved' | 'withdrawn'> & { readonly item: GateItem })
  | (EventBase<'gateBreak'> & object)
  | (EventBase<'chose'> & { readonly player: Player; readonly card: Instance })
  | (EventBase<'choseMode'> & { readonly player: Player; readonly mode: string })
  | (EventBase<'fizzled'> & { readonly item: GateItem })
  | (EventBase<'declined'> & { readonly player: Player; readonly source: Instance })
  | (EventBase<'reduced'> & { readonly item: GateItem; readonly by: number })
  | (EventBase<'healed'> & { readonly card: Instance; readonly amount: number })
  | (EventBase<'linked' | 'unlinked'> & { readonly card: Instance; readonly host: Instance })
  | (EventBase<'applied' | 'expired'> & { readonly card: Instance; readonly effect: Continuous })
  | (EventBase<'delayed'> & { readonly source: Instance })
  | (EventBase<'noted'> & { readonly card: Instance; readonly keyword: Keyword })
  | (EventBase<'unmet'> & { readonly keyword: Keyword })
  | (EventBase<'became'> & { readonly item: GateItem })
  | (EventBase<'redirected'> & { readonly attacker: Instance; readonly line: Line })
  | (EventBase<'treated'> & { readonly player: Player; readonly card: Instance; readonly level: number })
  | (EventBase<'drove'> & { readonly player: Player; readonly count: number })
  | (EventBase<'attacked'> & {
      readonly attacker: Instance;
      readonly line: Line;
      readonly target?: Instance | undefined;
    })
  | (EventBase<'endedAttacks'> & { readonly player: Player })
  | (EventBase<'dealt'> & {
      readonly source: Instance;
      readonly receiver: Instance;
      readonly amount: number;
      readonly combat: boolean;
    })
  | (EventBase<'notDealt'> & { readonly receiver: Instance })
  /** An effect of the opponent does not affect a card. */
  | (EventBase<'unaffected'> & { readonly card: Instance })
  | (EventBase<'rulerDamage'> & { readonly player: Player; readonly points: number })
  | (EventBase<'counterRefused'> & { readonly player: Player; readonly card: Instance })
  | (EventBase<'destroyed'> & { readonly card: Instance })
  | (EventBase<'spared'> & { readonly card: Instance; readonly combat?: true })
  | (EventBase<'damageReset'> & { readonly card: Instance })
  | (EventBase<'lost'> & { readonly player: Player })
  | (EventBase<'over'> & { readonly winner?: Player });
