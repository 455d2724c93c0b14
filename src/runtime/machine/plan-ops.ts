import type { Node } from './chart.ts';
import type { Op, Runner } from './types.ts';

/** The event of a finished state. */
const doneEvent = (node: Node, output: unknown): { readonly type: string; readonly output: unknown } => ({
  type: `xstate.done.state.${node.source.id}`,
  output,
});

const resolveOutput = (output: unknown, runner: Runner, event = runner.event): unknown =>
  typeof output === 'function' ? output({ context: runner.context, event, self: runner.host.ref }) : output;

/** Raises the event of a finished state. */
export const raiseDone =
  (node: Node, output?: unknown): Op =>
  (runner) => {
    runner.raised.push(doneEvent(node, output === undefined ? undefined : resolveOutput(output, runner)));
  };

/** Ends the machine, with the output of its root. */
export const complete =
  (root: Node, completed: Node): Op =>
  (runner) => {
    const { output } = root.source;
    const own = completed.parent === undefined ? undefined : completed.source.output;
    runner.isChanged = true;
    runner.status = 'done';
    runner.output =
      output === undefined
        ? undefined
        : resolveOutput(output, runner, doneEvent(completed, resolveOutput(own, runner)));
  };

/** Lets events be sent to the actors that the entry actions of a state are about to create. */
export const beginEntry =
  (ids: readonly string[]): Op =>
  (runner) => {
    runner.awaited = ids;
  };

/** Finds the children that events were sent to before they existed. */
export const endEntry: Op = (runner) => {
  runner.awaited = undefined;
  for (const delivery of runner.undelivered) {
    if (typeof delivery.to === 'string') delivery.to = runner.children[delivery.to];
  }
  runner.undelivered.length = 0;
};
