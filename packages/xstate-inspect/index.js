import { inspect } from '@xstate/inspect/lib/server.js';
import { createMachine, State, toSCXMLEvent } from 'xstate';

const stateOf = (machine, { value, context, event }) => {
  const state = machine.resolveState(State.from(value, context));
  const happened = toSCXMLEvent(event);
  return Object.assign(state, { _event: happened, event: happened.data });
};

export const openInspector = (server) => {
  const inspector = inspect({ server });
  const devTools = globalThis.__xstate__;
  return {
    register: ({ sessionId, id, config, snapshot, onEvent }) => {
      const machine = createMachine({ ...config, predictableActionArguments: true });
      const states = new Set();
      const stops = new Set();
      let isTelling = false;
      const service = {
        sessionId,
        id,
        machine,
        state: stateOf(machine, snapshot),
        // The inspector puts its own function around this one to hear events before they are handled.
        send: (event) => {
          if (!isTelling) onEvent(event.data ?? event);
        },
        subscribe: (listener) => states.add(listener),
        onStop: (listener) => stops.add(listener),
      };
      devTools.register(service);
      return {
        event: (event) => {
          isTelling = true;
          service.send(event);
          isTelling = false;
        },
        state: (next) => {
          service.state = stateOf(machine, next);
          for (const listener of states) listener(service.state);
        },
        stop: () => {
          for (const listener of stops) listener();
        },
      };
    },
    close: () => inspector.disconnect(),
  };
};
