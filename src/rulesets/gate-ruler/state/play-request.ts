import type { Player } from '../../../core/decision.ts';
import type { Instance } from './instance.ts';

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
