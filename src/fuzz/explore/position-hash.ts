import type { Position } from '../../core/game-state.ts';
import { memo } from '../../core/hot-path.ts';
import { isPartOfPosition } from '../../replay/position-digest.ts';
import { type PlainHash, plainHash } from './plain-hash.ts';

/** Positions share most parts with the one before. */
const partHash = memo<object, PlainHash>(plainHash);

/** Hash of where a match stands: of what its digest is made of. */
export const positionHash = ({ game, stack }: Position): PlainHash => {
  const parts: Record<string, unknown> = { stack };
  for (const key in game) {
    if (!isPartOfPosition(key)) continue;
    const value: unknown = game[key as keyof typeof game];
    parts[key] = typeof value === 'object' && value !== null ? partHash(value) : value;
  }
  return plainHash(parts);
};
