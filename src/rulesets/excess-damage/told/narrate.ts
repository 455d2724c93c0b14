import type { Player } from '../../../kernel/decision.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { isDamageCardId } from '../cards/damage-card.ts';
import { cardNames } from '../cards/index.ts';
import { playerOf } from '../reading/board.ts';
import type { CardId } from '../values/card.ts';
import type { ExcessDamageFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';
import type { PermanentId } from '../values/permanent.ts';
import { english } from './english.ts';
import { japanese } from './japanese.ts';
import type { Speaker, Tongue } from './tongue.ts';

const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, ja: japanese };

const speakerOf = (
  { board }: Game,
  tongue: Tongue,
  names: readonly [string, string] | undefined,
): Speaker => {
  const player = (seat: Player): string => names?.[seat] ?? tongue.player(seat);
  const card = (id: CardId): string => tongue.card(cardNames[id]);
  const permanent = (id: PermanentId): string => {
    const of = board.permanents[id]?.card;
    return of === undefined ? id : card(of);
  };
  const source = (id: string): string => (isDamageCardId(id) ? card(id) : permanent(id));
  return {
    player,
    permanent,
    source,
    who: (recipient) => {
      const seat = playerOf(recipient);
      return seat === undefined ? permanent(recipient) : player(seat);
    },
    by: ({ effect }) => {
      const from = board.effects.find(({ id }) => id === effect);
      return from?.card === undefined ? effect : card(from.card);
    },
  };
};

/**
 * One line for a fact; nothing is hidden from anybody. `names` are the players' by seat. Of the game only names are
 * read, so any game of the event will do.
 */
export const narrate = (
  game: Game,
  fact: Fact,
  _viewer: Player | null,
  language: Language,
  names?: readonly [string, string],
): string => {
  const { lines } = TONGUES[language];
  const told = fact as ExcessDamageFact;
  const line = lines[told.what] as (fact: ExcessDamageFact, say: Speaker) => string;
  return line(told, speakerOf(game, TONGUES[language], names));
};
