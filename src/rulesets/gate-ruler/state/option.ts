import type { Option, Player } from '../../../core/decision.ts';
import type { Instance, Line, Zone } from './instance.ts';

/** Every option of Gate Ruler, by its structured form. */
export type GateRulerOption = Option &
  (
    | { readonly form: 'pass' }
    /** 9-3e: play a unit (7-3), a field (7-4), an event (7-6, 9-3e-2). */
    | { readonly form: 'play'; readonly card: Instance }
    /** 9-3e-4a: reveal a card in the player's drive zone. */
    | { readonly form: 'reveal'; readonly card: Instance }
    /** 9-3e-4d: set a card face down. */
    | { readonly form: 'set'; readonly card: Instance; readonly zone: Zone }
    /** 7-3: the zone a unit will enter. */
    | { readonly form: 'zone'; readonly zone: Zone }
    /** A card that is chosen for a play, a cost or an effect. */
    | { readonly form: 'card'; readonly card: Instance; readonly level?: number }
    | { readonly form: 'line'; readonly line: Line }
    /** Choose no further card for the current choice. */
    | { readonly form: 'done' }
    | { readonly form: 'mode'; readonly mode: string }
    | { readonly form: 'number'; readonly number: number }
    /** Whether to do something optional. */
    | { readonly form: 'consent'; readonly consent: boolean }
    /** 11-1b: the waiting ability to play next. */
    | { readonly form: 'waiting'; readonly waiting: number }
    | { readonly form: 'decline'; readonly waiting: number }
    /** 14-8: an activated ability of a card, by its index on the card. */
    | { readonly form: 'ability'; readonly card: Instance; readonly ability: number }
    /** 16-2: the overdrive of a driven card. */
    | { readonly form: 'overdrive'; readonly card: Instance }
    /** 8-4c: the attacking card and what it attacks; no target on a line without a card. */
    | {
        readonly form: 'attack';
        readonly attacker: Instance;
        readonly line: Line;
        readonly target?: Instance;
      }
    | { readonly form: 'endAttacks' }
    /** 10-3: keep or reveal a driven card; give up an overdrive, discard a driven card. */
    | { readonly form: 'keep'; readonly card: Instance }
    | { readonly form: 'discard'; readonly card: Instance }
  );

/** What an answer to a decision carries to the rule process that asked. */
export type OptionOf<Form extends GateRulerOption['form']> = Extract<GateRulerOption, { form: Form }>;

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
