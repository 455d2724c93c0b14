import type { ClauseId } from '../../../src/rulesets/excess-damage/rulebook/clauses.ts';
import type { Game } from '../../../src/rulesets/excess-damage/state/game.ts';
import type { RuntimeName } from '../../../src/runtime/match.ts';
import { scenariosIn } from '../../support/scenarios.ts';
import { type Outcome, runEvent, scripted } from './run.ts';

/** An event of a scenario file under one of its editions, with the answers to its questions by key. */
export interface FiledEvent {
  /** The clause that the title begins with. */
  readonly clause: ClauseId;
  readonly title: string;
  readonly edition: string;
  readonly game: Game;
  readonly answers: readonly string[];
}

/** Every event of every scenario file about excess damage. */
export const filedEvents: readonly FiledEvent[] = scenariosIn('test/scenarios/excess-damage').flatMap(
  ({ title, editions, start, script }) =>
    editions.map((edition) => ({
      clause: title.split(' ')[0] as ClauseId,
      title,
      edition,
      game: start(edition).game as Game,
      answers: script(edition).flatMap((item) => (item.do === 'answer' ? [item.text] : [])),
    })),
);

/** Runs such an event as far as its answers go. */
export const runFiled = ({ game, answers }: FiledEvent, runtime?: RuntimeName): Outcome =>
  runEvent(game, scripted(answers), runtime);
