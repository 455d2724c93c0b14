import type { Player } from '../../../kernel/decision.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { definitionFor } from '../reading/information.ts';
import { rulerOf } from '../reading/rulers.ts';
import type { GateRulerFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import { english } from './english.ts';
import { japanese } from './japanese.ts';
import type { Speaker, Tongue } from './tongue.ts';

const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, ja: japanese };

/** Whether both players have cards of that definition, so that a name does not tell whose card it is. */
const isShared = ({ definitionOf, owner }: Game, card: Instance): boolean =>
  definitionOf.some((id, other) => id === definitionOf[card] && owner[other] !== owner[card]);

const mayKnow = ({ knownTo }: GateRulerFact, viewer: Player | null): boolean =>
  knownTo === undefined || viewer === null || knownTo.includes(viewer);

interface Telling {
  readonly game: Game;
  readonly fact: GateRulerFact;
  readonly viewer: Player | null;
  readonly tongue: Tongue;
  readonly names: readonly [string, string] | undefined;
}

const speakerOf = (telling: Telling, spokenOf?: Player): Speaker => {
  const { game, fact, viewer, tongue, names } = telling;
  const player = (seat: Player): string => names?.[seat] ?? tongue.player(seat);
  const card = (instance: Instance): string => {
    if (!mayKnow(fact, viewer)) return tongue.hiddenCard;
    const owner = game.owner[instance] as Player;
    const needsOwner = owner !== spokenOf && isShared(game, instance);
    return tongue.card(definitionFor(game, instance), needsOwner ? player(owner) : undefined);
  };
  const ruler = (seat: Player): string => tongue.name(definitionFor(game, rulerOf(game, seat)));
  return { card, player, ruler, of: (seat) => speakerOf(telling, seat) };
};

/**
 * One line for a fact, as that viewer may read it (`null` reads everything); `names` are the players' by seat. Of the
 * game only what never changes in a match is read, so any game of the match will do.
 */
export const narrate = (
  game: Game,
  fact: GateRulerFact,
  viewer: Player | null,
  language: Language,
  names?: readonly [string, string],
): string => {
  const tongue = TONGUES[language];
  const line = tongue.lines[fact.what] as (fact: GateRulerFact, say: Speaker) => string;
  return line(fact, speakerOf({ game, fact, viewer, tongue, names }));
};
