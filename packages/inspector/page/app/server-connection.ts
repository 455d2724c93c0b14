import * as ruleset from 'gatechart/ruleset';
import type { Language, Ruleset } from 'gatechart/tools';
import { setCustomRuleset } from 'gatechart/tools';
import * as xstate from 'xstate';
import { drawRulesetCharts } from '../../src/chart-geometry.ts';
import type { drawChart } from '../../src/elk-layout.ts';
import { type ServerMessage, SHARED_PACKAGES } from '../../src/server/protocol.ts';
import type { InspectorStore } from '../../src/store/inspector-store.ts';
import { PlayerPanelStore } from '../../src/store/player-panel-store.ts';
import { addGeometry } from '../chart/machine-drawing.ts';

/** What a ruleset from outside imports by name is what this page runs. */
export const sharePackages = (): void => {
  Object.assign(globalThis, { [SHARED_PACKAGES]: { 'gatechart/ruleset': ruleset, xstate } });
};

/** Takes the ruleset of a module at a URL of the server among the others, with its charts drawn. */
export const loadServedRuleset = async (url: string): Promise<void> => {
  const [{ default: rules }, { drawChart: draw }] = await Promise.all([
    import(/* @vite-ignore */ url) as Promise<{ readonly default: Ruleset }>,
    import(/* @vite-ignore */ new URL('draw.js', document.baseURI).href) as Promise<{
      readonly drawChart: typeof drawChart;
    }>,
  ]);
  setCustomRuleset({ ruleset: rules, path: url, digest: '' });
  addGeometry(await drawRulesetCharts([rules], draw));
};

const tokenInUrl = (): string | undefined => /token=([\w-]+)/.exec(location.hash)?.[1];

/** `at`: when the message came, on the clock of the page's events. */
const handleMessage = (
  inspector: InspectorStore,
  send: (message: object) => void,
  message: Exclude<ServerMessage, { type: 'rules' }>,
  at: number,
): void => {
  switch (message.type) {
    case 'sets':
      inspector.addSets(message.sets);
      break;
    case 'file':
      inspector.open(message.name, message.text);
      break;
    case 'match':
      inspector.follow(message.header, message.lines, {
        pause: (paused) => send({ type: 'pause', paused }),
      });
      inspector.setPaused(message.paused);
      break;
    case 'line':
      inspector.receiveLine(message.line);
      break;
    case 'paused':
      inspector.setPaused(message.paused);
      break;
    case 'seat': {
      const wire = {
        answer: (question: number, key: string) => send({ type: 'answer', question, key }),
        askHint: (question: number) => send({ type: 'hint', question }),
        askSheet: (card: string, language: Language) => send({ type: 'sheet', card, language }),
        concede: () => send({ type: 'concede' }),
      };
      inspector.set({ seat: new PlayerPanelStore(message, wire, at) });
      break;
    }
    case 'told':
      inspector.get().seat?.receiveUpdate(message.told, message.standing, at);
      inspector.set({ trouble: undefined });
      break;
    case 'hint':
      inspector.get().seat?.receiveHint(message.question, message.advice);
      break;
    case 'sheet':
      inspector.get().seat?.receiveCardDetails(message);
      break;
    case 'refused':
      inspector.set({ trouble: { code: message.code, place: message.clause, message: message.message } });
      break;
    default:
      message satisfies never;
  }
};

const showRulesetError = (inspector: InspectorStore, { message }: Error): void =>
  inspector.set({
    trouble: {
      code: 'BAD_RULESET',
      place: 'this page',
      message: `${message}; a ruleset in the page can import only gatechart/ruleset and xstate`,
    },
  });

const handleClose = (inspector: InspectorStore, wasOpen: boolean): void => {
  const { live, seat } = inspector.get();
  seat?.disconnect();
  if (live?.state === 'open') inspector.set({ live: { ...live, state: 'lost' } });
  if (wasOpen) return;
  const message =
    'the server refused the connection: the address is out of date, or too many pages are open; open the address that gatechart inspect printed last';
  inspector.set({ trouble: { code: 'NOT_LET_IN', place: location.host, message } });
};

/** Listens to the server this page came from; a page from disk has none. */
export const connect = (inspector: InspectorStore): void => {
  const token = tokenInUrl();
  if (!location.protocol.startsWith('http') || token === undefined) return;
  const socket = new WebSocket(`ws://${location.host}/live?token=${token}`);
  let wasOpen = false;
  socket.addEventListener('open', () => {
    wasOpen = true;
  });
  // Everything waits for the ruleset that it is of, in its order.
  let before = Promise.resolve();
  socket.addEventListener('message', ({ data, timeStamp }) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    before = before.then(() =>
      message.type === 'rules'
        ? loadServedRuleset(message.url).catch((error: Error) => showRulesetError(inspector, error))
        : handleMessage(inspector, (answer) => socket.send(JSON.stringify(answer)), message, timeStamp),
    );
  });
  socket.addEventListener('close', () => handleClose(inspector, wasOpen));
};
