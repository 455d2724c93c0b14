import { digest } from '../kernel/digest.ts';
import type { Baton } from '../kernel/fact.ts';
import type { Position } from '../kernel/position.ts';

const isPartOfPosition = ([key]: readonly [string, unknown]): boolean => key !== 'facts' && key !== 'cards';

/** Digest of where a match stands: without the facts that led there and without card data, which a record names once. */
export const positionDigest = ({ game, stack }: Position): string =>
  digest({ game: Object.fromEntries(Object.entries(game).filter(isPartOfPosition)), stack });

/** Digest of the card data that a game is played with. */
export const cardsDigest = (game: Baton): string =>
  digest((game as Baton & { readonly cards?: unknown }).cards ?? null);
