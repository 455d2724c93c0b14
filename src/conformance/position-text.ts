import type { Decision } from '../core/decision.ts';
import type { Position } from '../core/position.ts';
import type { Match } from '../runtime/match.ts';

/** A position as it is after it was kept as text. */
export const serializedPosition = (position: Position): Position => JSON.parse(JSON.stringify(position)) as Position;

/** Everything that can be seen of a match at rest, as values of their own. */
export const restingState = (match: Match): { position: Position; decision: Decision | undefined } => ({
  position: serializedPosition(match.position()),
  decision: match.pending()?.decision,
});
