import type { Language, Ruleset } from 'gatechart/tools';
import { drawRulesetCharts } from '../../src/chart-geometry.ts';
import { type ServerMessage, SHARED_PACKAGES } from '../../src/server/protocol.ts';
import type { InspectorStore } from '../../src/store/inspector-store.ts';
import { PlayerPanelStore } from '../../src/store/player-panel-store.ts';
import { addRuleset, withRulesetsOf } from './page-parts.ts';
import { loadDrawing } from './script-loader.ts';

/** What a ruleset from outside imports by name is what this page runs. */
const sharePackages = async (): Promise<void> => {
  const [kit, ruleset, xstate] = await Promise.all([
    import('gatechart/kit'),
    import('gatechart/ruleset'),
    import('xstate'),
  ]);
  Object.assign(globalThis, {
    [SHARED_PACKAGES]: { 'gatechart/kit': kit, 'gatechart/ruleset': ruleset, xstate },
  });
};

/** Takes the ruleset of a module at a URL of the server among the others, with its charts drawn. */
const loadServedRuleset = async (url: string): Promise<void> => {
  await sharePackages();
  const [{ default: rules }, { drawChart: draw }] = await Promise.all([
    import(/* @vite-ignore */ url) as Promise<{ readonly default: Ruleset }>,
    loadDrawing(),
  ]);
  addRuleset({ ruleset: rules, path: url, digest: '' }, await drawRulesetCharts(rules, draw));
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
    case 'runtime':
      // Who asks for actors looks at their messages.
      inspector.set({
        runtime: message.runtime,
        foldedPanels: inspector.get().foldedPanels.filter((panel) => panel !== 'messages'),
      });
      break;
    case 'sets':
      inspector.addSets(message.sets);
      break;
    case 'nothing':
      inspector.set({ isLoading: false });
      break;
    case 'file':
      inspector.open(message.name, message.text);
      break;
    case 'match':
      inspector.set({ seat: undefined });
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
        review: () => send({ type: 'review' }),
      };
      inspector.set({ seat: new PlayerPanelStore(message, wire, at) });
      break;
    }
    case 'told':
      inspector.get().seat?.receiveUpdate(message, at);
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

/** What names the rulesets that a message needs. */
const textsIn = (message: ServerMessage): readonly string[] => {
  switch (message.type) {
    case 'sets':
    case 'match':
    case 'seat':
      return [JSON.stringify(message)];
    case 'file':
      return [message.text];
    default:
      return [];
  }
};

const showRulesetError = (inspector: InspectorStore, { message }: Error): void =>
  inspector.set({
    isLoading: false,
    trouble: {
      code: 'BAD_RULESET',
      place: 'this page',
      message: `${message}; a ruleset in the page can import only gatechart/kit, gatechart/ruleset, xstate and files beside it`,
    },
  });

const handleClose = (inspector: InspectorStore, wasOpen: boolean): void => {
  const { live, seat } = inspector.get();
  seat?.disconnect();
  inspector.set({ isLoading: false });
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
  // Everything waits for the ruleset that it is of, in its order; without it nothing can be shown.
  let before = Promise.resolve();
  let isRulesetLost = false;
  socket.addEventListener('message', ({ data, timeStamp }) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    before = before.then(async () => {
      if (isRulesetLost) return;
      if (message.type === 'rules') {
        await loadServedRuleset(message.url).catch((error: Error) => {
          isRulesetLost = true;
          showRulesetError(inspector, error);
        });
        return;
      }
      const handle = (): void =>
        handleMessage(inspector, (answer) => socket.send(JSON.stringify(answer)), message, timeStamp);
      const texts = textsIn(message);
      if (texts.length === 0) handle();
      else await withRulesetsOf(inspector, texts, handle);
    });
  });
  socket.addEventListener('close', () => handleClose(inspector, wasOpen));
};
