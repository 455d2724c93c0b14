import { workerData } from 'node:worker_threads';
import { chanceFrom, resultOf } from '../../agents/agent.ts';
import { playoutOf, requestFor } from '../../agents/create-agent.ts';
import { hiddenCardsOf } from '../../agents/hidden-cards.ts';
import { LocalTree } from '../../agents/search/ismcts.ts';
import { withCustomSets } from '../../core/cards/custom-sets.ts';
import { GatechartError } from '../../core/errors.ts';
import type { GameState } from '../../core/game-state.ts';
import { getRuleset, loadIfKnown } from '../../registry.ts';
import { loadWorkerRules } from '../../ruleset-loader/worker-rules.ts';
import { questionOf } from '../../runtime/match-runner.ts';
import { resumeMatch } from '../../runtime/start.ts';
import {
  type BeginTask,
  PULSE,
  SENT,
  type TreeReport,
  type TreeTask,
  type TreeThreadData,
} from './tree-threads.ts';

const { ruleset: id, sets, port, signals } = workerData as TreeThreadData;
const counters = new Int32Array(signals);

await loadWorkerRules();
await loadIfKnown(id);

const ruleset = withCustomSets(getRuleset(id), sets);

/** The game of the last tree. */
let last: Readonly<Record<string, unknown>> = {};

const begun = ({ agent, explains, position, kept, stream, simulations }: BeginTask): LocalTree => {
  last = { ...Object.fromEntries(kept.map((part) => [part, last[part]])), ...position.game };
  const game = last as unknown as GameState;
  const match = resumeMatch(ruleset, { game, stack: position.stack }, { runtime: 'lean' });
  const open = match.pending();
  if (open === undefined) throw new Error('nobody is asked in the position');
  const hiddenCards = explains ? hiddenCardsOf(ruleset, open.decision.player) : undefined;
  const request = requestFor(questionOf(match, open), chanceFrom(stream), undefined, hiddenCards);
  const sample = () => {
    Atomics.add(counters, PULSE, 1);
    return request.sample();
  };
  return new LocalTree({ ...request, sample }, { simulations }, playoutOf(agent, ruleset));
};

/** The tree to grow is begun with its first `grow`, whose report says if that fails. */
let asked: BeginTask | undefined;
let tree: LocalTree | undefined;

const reportOn = (task: Extract<TreeTask, { ask: 'grow' }>): TreeReport => {
  try {
    tree ??= begun(asked as BeginTask);
    resultOf(tree.grow(task.answers, task.share));
    return { learnt: tree.learnt() };
  } catch (error) {
    const { code = 'INTERNAL', place = ruleset.id } = error instanceof GatechartError ? error : {};
    return { failed: { code, place, message: error instanceof Error ? error.message : String(error) } };
  }
};

port.on('message', (task: TreeTask) => {
  if (task.ask === 'begin') {
    asked = task;
    tree = undefined;
    return;
  }
  port.postMessage(reportOn(task));
  Atomics.add(counters, SENT, 1);
  Atomics.notify(counters, SENT);
});
