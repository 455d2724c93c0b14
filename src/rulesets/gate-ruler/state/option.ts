import type { Option, Player } from '../../../core/decision.ts';
import type { Instance, Line, Zone } from './instance.ts';

/** Moves of some types that have the same fields. */
type Move<Type extends string, Fields = unknown> = Type extends string
  ? { readonly type: Type } & Fields
  : never;

interface OfCard {
  readonly card: Instance;
}

/** Every option of Gate Ruler, by the type of its move. */
export type GateRulerOption = Option &
  /** `isSecond`: the other player has just passed, so that gate addition ends (9-3f-1). */
  (
    | Move<'pass', { readonly isSecond?: true }>
    /** 9-3e-2, 9-3e-4b, 9-3e-4c, 9-3e-4e: play a card. */
    | Move<'playInstantEvent' | 'playUnit' | 'playField' | 'playStandardEvent', OfCard>
    /** 9-3e-3, 9-3e-4f: an activated ability of a card (14-8), by its index on the card. */
    | Move<'useInstantAbility' | 'useStandardAbility', OfCard & { readonly ability: number }>
    /** 16-2: the overdrive of a driven card; it is given up in a drive resolution only (10-3e-1). */
    | Move<'useOverdrive' | 'giveUpOverdrive', OfCard>
    /** 9-3e-4a, 10-3b: reveal a card in the player's drive zone, or keep it hidden as it is driven. */
    | Move<'reveal' | 'keep', OfCard>
    /** 9-3e-4d, 10-3e-2: set a card face down. */
    | Move<'setCard', OfCard & { readonly zone: Zone }>
    /** 10-3e-2: play or discard a driven card. */
    | Move<'playDriven' | 'discard', OfCard>
    /** 8-4c: the attacking card and what it attacks; no target on a line without a card. */
    | Move<'attack', { readonly attacker: Instance; readonly line: Line; readonly target?: Instance }>
    | Move<'endAttacks'>
    /** 11-1b: the waiting ability to play next; a set card may be left (14-4b). */
    | Move<'useWaiting' | 'leaveWaiting', { readonly waiting: number }>
    /** 5-6: a mulligan. */
    | Move<'exchangeHand' | 'keepHand'>
    /** A card that is chosen for a play, a cost or an effect. */
    | Move<'choose.card', OfCard & { readonly level?: number }>
    /** 7-3: the zone a unit will enter. */
    | Move<'choose.zone', { readonly zone: Zone }>
    | Move<'choose.line', { readonly line: Line }>
    | Move<'choose.mode', { readonly mode: string }>
    /** 13-7b-1: `combat` tells damages of one amount apart. */
    | Move<'choose.number', { readonly number: number; readonly combat?: boolean }>
    /** Whether to do something optional. */
    | Move<'choose.consent', { readonly consent: boolean }>
    /** Choose no further card for the current choice. */
    | Move<'choose.done'>
  );

/** The options of some types. */
export type OptionOf<Type extends GateRulerOption['type']> = Extract<GateRulerOption, { type: Type }>;

/** What is to be played, by whom (14-3). */
export type PlayRequest = { readonly player: Player; readonly card: Instance } & (
  | {
      /** A card in the ordinary way, by an effect, or as it waits in a drive resolution process. */
      readonly how: 'card';
      /** Whether its cost is not paid. */
      readonly isFree?: boolean;
      /** Whether its level is paid though the ruler pays no costs. */
      readonly paysResources?: boolean;
      readonly afterwards?: 'deckBottom';
      /** A set event whose timing came, by its number (14-4b). */
      readonly waiting?: number;
    }
  /** 14-5: the counter or overdrive ability of a card. */
  | { readonly how: 'counter' }
  | { readonly how: 'overdrive' }
  /** 14-8: an activated ability, by its place on the card. */
  | { readonly how: 'activated'; readonly ability: number }
  /** 14-9: an automatic ability that waits, by its number. */
  | { readonly how: 'auto'; readonly waiting: number }
);

/** The use of an activated ability (14-8). */
export type Activation = Extract<PlayRequest, { how: 'activated' }>;
