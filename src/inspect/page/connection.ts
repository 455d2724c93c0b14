import type { ServerMessage } from '../server/messages.ts';
import type { InspectorView } from '../viewing/viewer.ts';

const tokenInUrl = (): string | undefined => /token=([\w-]+)/.exec(location.hash)?.[1];

const obey = (inspector: InspectorView, socket: WebSocket, message: ServerMessage): void => {
  switch (message.type) {
    case 'file':
      inspector.open(message.name, message.text);
      break;
    case 'match':
      inspector.follow(message.header, message.lines, message.seats, {
        answer: (question, player, key) =>
          socket.send(JSON.stringify({ type: 'answer', question, player, key })),
        pause: (paused) => socket.send(JSON.stringify({ type: 'pause', paused })),
      });
      break;
    case 'line':
      inspector.hear(message.line);
      break;
    case 'paused':
      inspector.hearPaused(message.paused);
      break;
    case 'refused':
      inspector.set({ trouble: { code: message.code, place: message.clause, message: message.message } });
      break;
    default:
      message satisfies never;
  }
};

/** Listens to the server this page came from; a page from disk has none. */
export const connect = (inspector: InspectorView): void => {
  const token = tokenInUrl();
  if (!location.protocol.startsWith('http') || token === undefined) return;
  const socket = new WebSocket(`ws://${location.host}/live?token=${token}`);
  socket.addEventListener('message', ({ data }) =>
    obey(inspector, socket, JSON.parse(String(data)) as ServerMessage),
  );
  socket.addEventListener('close', () => {
    const { live } = inspector.get();
    if (live?.state === 'open') inspector.set({ live: { ...live, state: 'lost' } });
  });
};
