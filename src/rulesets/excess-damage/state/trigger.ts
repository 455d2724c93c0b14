import type { Player } from '../../../core/decision.ts';
import type { CardId } from './card.ts';
import type { Outcome } from './effect.ts';
import type { Source } from './packet.ts';
import type { PermanentId, Recipient } from './permanent.ts';

/** An ability that has triggered. */
export interface Trigger {
  /** Id of the effect that triggered. */
  readonly effect: string;
  readonly card: CardId;
  readonly controller: Player;
  readonly source: Source;
  readonly outcome: Outcome;
  /** The permanent that was dealt the excess; absent where the ability looks at the whole event or turn. */
  readonly about?: PermanentId;
  /** The excess it looks at; 0 where it only asks whether there was one. */
  readonly n: number;
  readonly target?: Recipient;
}

/** The canonical text of a waiting trigger. */
export const triggerKey = ({ effect, about, n }: Trigger): string =>
  about === undefined ? effect : `${effect} (${about}: ${n})`;
