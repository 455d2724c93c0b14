import type { Player } from '../../../core/decision.ts';
import type { Fact } from '../../../core/fact.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { GateItem } from './gate-item.ts';
import type { Instance, Line, Place, Zone } from './instance.ts';
import type { Continuous, Keyword, Moment } from './card.ts';
import type { Phase } from './event.ts';

/** Where a card comes from or goes to; the gate belongs to nobody. */
export type Whereabouts = Place | 'gate';

interface Of<What extends string> extends Fact {
  readonly clause: ClauseId;
  readonly decidedBy?: readonly ClauseId[] | undefined;
  readonly what: What;
}

/** Of clauses that may have decided something, those that did. */
export const among = (...clauses: readonly (ClauseId | false | undefined)[]): readonly ClauseId[] =>
  clauses.filter((clause) => clause !== false && clause !== undefined);

/** The clauses that decided how something happened, as a fact names them: none where none did. */
export const decided = (by: readonly ClauseId[]): readonly ClauseId[] | undefined =>
  by.length === 0 ? undefined : by;

/** Everything that can happen in a match, told once by the rule that makes it happen. */
export type GateRulerFact =
  | (Of<'firstPlayer'> & { readonly player: Player })
  | (Of<'shuffled'> & { readonly player: Player; readonly order: readonly Instance[] })
  | (Of<'turnBegan'> & { readonly player: Player; readonly number: number })
  | (Of<'phaseBegan'> & { readonly player: Player; readonly phase: Phase })
  | (Of<'moment'> & { readonly player: Player; readonly moment: Moment })
  | (Of<'moved'> & { readonly card: Instance; readonly from: Whereabouts; readonly to: Whereabouts })
  /** A unit or field card is new in play: from where, and whether it was played (16-3); from the gate only by an effect. */
  | (Of<'entered'> & { readonly card: Instance; readonly from: Zone | 'gate'; readonly played: boolean })
  | (Of<'stayed'> & { readonly card: Instance; readonly to: Place })
  | (Of<'revealed'> & { readonly player: Player; readonly card: Instance; readonly from: Place })
  | (Of<'readied' | 'exhausted'> & { readonly card: Instance })
  | (Of<'summonCap'> & { readonly player: Player; readonly cap: number | null })
  | (Of<'passed'> & { readonly player: Player })
  | (Of<'put'> & { readonly item: GateItem })
  | (Of<'played'> & { readonly player: Player; readonly item: GateItem })
  | (Of<'resolved' | 'withdrawn'> & { readonly item: GateItem })
  | (Of<'gateBreak'> & object)
  | (Of<'chose'> & { readonly player: Player; readonly card: Instance })
  | (Of<'choseMode'> & { readonly player: Player; readonly mode: string })
  | (Of<'fizzled'> & { readonly item: GateItem })
  | (Of<'declined'> & { readonly player: Player; readonly source: Instance })
  | (Of<'reduced'> & { readonly item: GateItem; readonly by: number })
  | (Of<'healed'> & { readonly card: Instance; readonly amount: number })
  | (Of<'linked' | 'unlinked'> & { readonly card: Instance; readonly host: Instance })
  | (Of<'applied' | 'expired'> & { readonly card: Instance; readonly effect: Continuous })
  | (Of<'delayed'> & { readonly source: Instance })
  | (Of<'noted'> & { readonly card: Instance; readonly keyword: Keyword })
  | (Of<'became'> & { readonly item: GateItem })
  | (Of<'redirected'> & { readonly attacker: Instance; readonly line: Line })
  | (Of<'treated'> & { readonly player: Player; readonly card: Instance; readonly level: number })
  | (Of<'drove'> & { readonly player: Player; readonly count: number })
  | (Of<'attacked'> & {
      readonly attacker: Instance;
      readonly line: Line;
      readonly target?: Instance | undefined;
    })
  | (Of<'endedAttacks'> & { readonly player: Player })
  | (Of<'dealt'> & {
      readonly source: Instance;
      readonly receiver: Instance;
      readonly amount: number;
      readonly combat: boolean;
    })
  | (Of<'notDealt'> & { readonly receiver: Instance })
  /** An effect of the opponent passes by a card that is not affected by it. */
  | (Of<'unaffected'> & { readonly card: Instance })
  | (Of<'rulerDamage'> & { readonly player: Player; readonly points: number })
  | (Of<'counterRefused'> & { readonly player: Player; readonly card: Instance })
  | (Of<'destroyed'> & { readonly card: Instance })
  | (Of<'spared'> & { readonly card: Instance })
  | (Of<'damageReset'> & { readonly card: Instance })
  | (Of<'lost'> & { readonly player: Player })
  | (Of<'over'> & { readonly winner?: Player });
