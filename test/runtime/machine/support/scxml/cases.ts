import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type AnyStateMachine, SimulatedClock, type StateNode } from 'xstate';
import type { CreateActor } from '../runtimes.ts';
import { idOf } from './actions.ts';
import { readXml } from './read-xml.ts';
import { machineOf } from './to-machine.ts';

/** What a file beside the document expects. */
interface Script {
  readonly initialConfiguration: readonly string[];
  readonly events: readonly {
    /** Milliseconds to wait first. */
    readonly after?: number;
    readonly event: { readonly name: string };
    readonly nextConfiguration: readonly string[];
  }[];
}

const TESTS = join(
  dirname(createRequire(import.meta.url).resolve('@scion-scxml/test-framework/package.json')),
  'test',
);

/** The folders of the package, each with its cases: documents that have a script. */
export const folders = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync(TESTS)
      .sort()
      .map((folder) => [
        folder,
        readdirSync(join(TESTS, folder))
          .filter((file) => file.endsWith('.json'))
          .map((file) => file.slice(0, -'.json'.length))
          .sort(),
      ]),
  );

/** Ids of the innermost active states. */
const leavesOf = (node: StateNode, value: unknown): readonly string[] => {
  if (typeof value === 'string') return [node.states[value]?.id ?? value];
  const inner = Object.entries(value as object);
  if (inner.length === 0) return [node.id];
  return inner.flatMap(([key, deeper]) => {
    const child = node.states[key];
    return child === undefined ? [key] : leavesOf(child, deeper);
  });
};

/** The cases of the W3C: documents that send themselves what they need, and must end in `pass`. */
const ENDS_BY_ITSELF = 'w3c-ecma';

/** More than all delays of such a document. */
const LONGEST_MS = 20_000;

/** A machine that was started, and its time. */
const started = (machine: AnyStateMachine, createActor: CreateActor) => {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, logger: () => undefined });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const configuration = (): readonly string[] => {
    const { status, value, error } = actor.getSnapshot();
    if (status === 'error') throw error;
    return [...leavesOf(machine.root, value)].sort();
  };
  return { actor, clock, configuration };
};

const sameAs = (ids: readonly string[], shown: readonly string[]): boolean =>
  [...ids].map(idOf).sort().join() === shown.join();

/** Whether a runtime goes through the configurations that the case expects. */
export const passes = (folder: string, name: string, createActor: CreateActor): boolean => {
  const path = join(TESTS, folder, name);
  const { initialConfiguration, events } = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Script;
  try {
    const machine = machineOf(readXml(readFileSync(`${path}.scxml`, 'utf8')));
    const { actor, clock, configuration } = started(machine, createActor);
    if (folder === ENDS_BY_ITSELF) {
      clock.increment(LONGEST_MS);
      return sameAs(['pass'], configuration());
    }
    if (!sameAs(initialConfiguration, configuration())) return false;
    return events.every(({ after = 0, event, nextConfiguration }) => {
      clock.increment(after);
      actor.send({ type: event.name });
      return sameAs(nextConfiguration, configuration());
    });
  } catch {
    return false;
  }
};
