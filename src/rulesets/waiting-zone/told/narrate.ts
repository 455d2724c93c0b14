import type { Player } from '../../../kernel/decision.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { definitionFor, ownerOf } from '../reading/information.ts';
import type { WaitingZoneFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import { english } from './english.ts';
import { japanese } from './japanese.ts';
import type { Speaker, Tongue } from './tongue.ts';

const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, ja: japanese };

/** Whether both players have cards of that definition, so that a name does not tell whose card it is. */
const isShared = ({ definitionOf, owner }: Game, card: Instance): boolean =>
  definitionOf.some((id, other) => id === definitionOf[card] && owner[other] !== owner[card]);

const mayKnow = ({ knownTo }: WaitingZoneFact, viewer: Player | null): boolean =>
  knownTo === undefined || viewer === null || knownTo.includes(viewer);

/**
 * One line for a fact, as that viewer may read it (`null` reads everything); `names` are the players' by seat. Of the
 * game only what never changes in a match is read, so any game of the match will do.
 */
export const narrate = (
  game: Game,
  fact: WaitingZoneFact,
  viewer: Player | null,
  language: Language,
  names?: readonly [string, string],
): string => {
  const tongue = TONGUES[language];
  const player = (seat: Player): string => names?.[seat] ?? tongue.player(seat);
  const card = (instance: Instance): string => {
    if (!mayKnow(fact, viewer)) return tongue.hiddenCard;
    const owner = isShared(game, instance) ? player(ownerOf(game, instance)) : undefined;
    return tongue.card(definitionFor(game, instance), owner);
  };
  const say: Speaker = { card, player };
  const line = tongue.lines[fact.what] as (fact: WaitingZoneFact, say: Speaker) => string;
  return line(fact, say);
};
