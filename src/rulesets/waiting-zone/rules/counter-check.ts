import { nonTurnPlayer, ownerOf } from '../queries/cards.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { WindowKind } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { Window } from '../state/progress.ts';
import { emitEvent, withDue, withWindow } from '../state/setters.ts';
import type { Selection } from '../state/waiting-item.ts';
import { isCounterWaiting } from './resolution-order.ts';

/** The clause that makes a check of that kind. */
export const WINDOW_CLAUSE: Readonly<Record<WindowKind, ClauseId>> = {
  play: 'check.2',
  entry: 'check.3',
  departure: 'check.4',
  attack: 'check.5',
  damage: 'check.6',
};

const insert = (game: Game, window: Window): Game => {
  const later = game.due.findIndex((other) => other.depth < window.depth);
  const at = later < 0 ? game.due.length : later;
  return withDue(game, game.due.toSpliced(at, 0, window));
};

const nextDepth = (game: Game): number => (game.window === null ? 0 : game.window.depth + 1);

/** reading.9: under the other reading nobody is asked about their own newcomers. */
const isAskedAbout = (game: Game, kind: WindowKind, subject: Selection): boolean =>
  kind !== 'entry' ||
  game.interpretations.ownEntry === 'checked' ||
  subject.kind !== 'card' ||
  ownerOf(game, subject.ref.card) !== nonTurnPlayer(game);

/** A check is due about those subjects; it comes before the checks of the window it was caused in (reading.4). */
export const dueCheck = (game: Game, kind: WindowKind, subjects: readonly Selection[]): Game => {
  const asked = subjects.filter((subject) => isAskedAbout(game, kind, subject));
  if (asked.length === 0) return game;
  return insert(game, {
    kind,
    player: nonTurnPlayer(game),
    subjects: asked,
    depth: nextDepth(game),
    activated: 0,
  });
};

/** The next due check is made. */
export const openCheck = (game: Game): Game => {
  const window = game.due[0] as Window;
  return emitEvent(withWindow(withDue(game, game.due.slice(1)), window), {
    clause: WINDOW_CLAUSE[window.kind],
    what: 'checkOpened',
    window,
  });
};

/** The check that is open now. */
export const openWindow = (game: Game): Window => game.window as Window;

/** The same check, with that many counters activated at it. */
const windowWith = ({ kind, player, subjects, depth }: Window, activated: number): Window => ({
  kind,
  player,
  subjects,
  depth,
  activated,
});

/** One more counter was activated at the open check. */
export const countActivation = (game: Game): Game => {
  const window = openWindow(game);
  return withWindow(game, windowWith(window, window.activated + 1));
};

/** reading.6: under the other reading the check is made again after its counters have resolved. */
const isMadeAgain = (game: Game, window: Window): boolean =>
  window.activated > 0 && game.interpretations.sameCheck === 'untilPass';

/** reading.2: under the other reading the turn player may answer the counters of the other player. */
const isAnswered = (game: Game, window: Window): boolean =>
  window.activated > 0 &&
  window.player === nonTurnPlayer(game) &&
  game.interpretations.counterAnsweredBy === 'turnPlayer';

const withAnswers = (game: Game, window: Window): Game => {
  const subjects = game.waiting
    .filter((item) => item.kind === 'counter')
    .map(({ number }): Selection => ({ kind: 'item', number }));
  const player = game.turn.player;
  return insert(game, { kind: 'play', player, subjects, depth: window.depth + 1, activated: 0 });
};

/** The player who is asked activates no further counter at the open check. */
export const passCheck = (game: Game): Game => {
  const window = openWindow(game);
  const passed = emitEvent(game, { clause: 'check.1', what: 'passed', player: window.player, window });
  const again = isMadeAgain(game, window) ? insert(passed, windowWith(window, 0)) : passed;
  return isAnswered(game, window) ? withAnswers(again, window) : again;
};

/** reading.29: under the other reading timing abilities resolve before the event goes on. */
export const isTimingFirst = (game: Game): boolean =>
  game.interpretations.timingDuringEvent === 'beforeGoingOn';

/** Nothing is left of the checks. */
export const closeChecks = (game: Game): Game => (game.window === null ? game : withWindow(game, null));

/**
 * Whether a check comes next. A counter that waits goes before the checks that counters brought about (reading.4), but
 * not before the answer to it (reading.2).
 */
export const isCheckNext = (game: Game): boolean => {
  const [next] = game.due;
  return (
    next !== undefined &&
    (!isCounterWaiting(game) ||
      game.interpretations.causedChecks === 'afterEachCounter' ||
      next.player === game.turn.player)
  );
};
