import type { Option } from '../kernel/decision.ts';
import type { Instance, Line, Zone } from './game.ts';

/** Everything a player of Gate Ruler may be asked to choose, by its structured form. */
export type GateRulerOption = Option &
  (
    | { readonly form: 'pass' }
    /** 9-3e: play a unit (7-3), a field (7-4), an event (7-6, 9-3e-2). */
    | { readonly form: 'play'; readonly card: Instance }
    /** 9-3e-4a: reveal a card in the own drive zone. */
    | { readonly form: 'reveal'; readonly card: Instance }
    /** 9-3e-4d: set a card face down. */
    | { readonly form: 'set'; readonly card: Instance; readonly zone: Zone }
    /** 7-3: the zone a unit will enter. */
    | { readonly form: 'zone'; readonly zone: Zone }
    /** 14-3b: a card chosen as something is played. */
    | { readonly form: 'card'; readonly card: Instance }
    /** 8-4c: the attacking card and what it attacks; no target on a line without a card. */
    | {
        readonly form: 'attack';
        readonly attacker: Instance;
        readonly line: Line;
        readonly target?: Instance;
      }
    | { readonly form: 'endAttacks' }
  );

/** What an answer to a decision carries to the rule process that asked. */
export type OptionOf<Form extends GateRulerOption['form']> = Extract<GateRulerOption, { form: Form }>;
